"""What is said over a table, drawn without a browser: the guide, a hint, and a player of one's own that fails."""

import pytest
from render.drawn import by, draw, every, has, table, text, walk

LESSON = {
    "step": 0,
    "steps": 2,
    "said": None,
    "say": {"key": "guide-next", "values": {}},
    "at": [],
    "reads": False,
    "rows": [],
}
TIP = {"key": "guide-card-cost", "values": {"suit": "r", "left": 12}}


def acts(tree):
    """What the buttons of a notice do."""
    return [each["attrs"]["data-act"] for each in every(tree, "button") + every(tree, "link")]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_a_guided_beginner_is_told_one_thing_beside_the_move_and_can_have_no_more(language):
    (notice,) = every(draw(table("card-place"), language=language, tip=TIP), "guide")
    assert {"guide-stop", "dismiss", "unfold"} >= set(acts(notice)) >= {"guide-stop"}
    said = text(notice)
    assert "{" not in said
    assert ("۱۲" if language == "fa" else "12") in said


def test_what_is_explained_stays_in_its_place_while_a_card_is_chosen():
    shown = table("card-place")
    hand = next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand")
    assert len(every(draw(shown, chosen=hand[0], tip=TIP), "guide")) == 1


def test_a_refusal_goes_before_what_is_explained():
    refused = {"key": "reason-place-first", "values": {}, "rule": "1.2"}
    drawn = draw(table("card-place"), tip=TIP, refusal=refused)
    assert (len(every(drawn, "refusal")), every(drawn, "guide")) == (1, [])


def test_an_own_player_that_fails_is_told_of_with_three_ways_to_go_on():
    failed = {"key": "error-own-said", "values": {"seat": 1, "text": "ValueError: <b>no</b>"}}
    (notice,) = every(draw(table("card-thinks"), failed=failed), "refusal")
    assert {"own-again", "own-bring", "own-leave"} <= set(acts(notice))
    assert "Tilda broke off: ValueError: <b>no</b>" in text(notice)


def test_an_own_player_whose_file_is_not_here_is_not_asked_again():
    failed = {"key": "error-own-no-file", "values": {"seat": 1}}
    (notice,) = every(draw(table("card-thinks"), failed=failed), "refusal")
    assert {"own-again", "own-bring", "own-leave"} & set(acts(notice)) == {"own-bring", "own-leave"}
    assert "The file that Tilda plays from is not kept here." in text(notice)


def hint_of(move, reasons=(), following=None):
    """A hint as the bridge sends it."""
    reasons = [{"key": "hint-points", "values": {"before": 0, "after": 4}}, *reasons]
    return {"move": move["move"], "mind": "expert", "reasons": reasons, "next": following}


def first(shown, kind):
    """The first legal move of a kind."""
    return next(move for move in shown["view"]["moves"] if move["kind"] == kind)


WEARS = {"pick": "held", "landing": "landing", "pile": "pile", "board-step": "board-step", "deck": "deck"}


def lit(tree):
    """What wears the lantern: by class of what holds it, as a word of its own."""
    wearing = [
        each for each in walk(tree) for child in each["children"] if type(child) is dict and has(child, "lantern")
    ]
    return {word for each in wearing for name, word in WEARS.items() if has(each, name)}


@pytest.mark.parametrize(
    ("name", "kind", "place"),
    [
        ("card-place", "play", "landing"),
        ("card-place", "discard", "pile"),
        ("adapted-3", "discard", "pile"),
        ("board-late", "play", "board-step"),
        ("board-late", "discard", "pile"),
    ],
)
def test_a_hint_marks_the_card_and_its_place_at_once(name, kind, place):
    shown = table(name)
    move = first(shown, kind)
    tree = draw(shown, hint=hint_of(move))
    assert lit(tree) == {"held", place}
    (card,) = [each for each in every(tree, "hinted") if has(each, "held")]
    assert by(card, data_card=move["card"])


@pytest.mark.parametrize(("name", "kind", "place"), [("card-draw", "draw", "deck"), ("card-draw", "take", "pile")])
def test_a_hint_to_draw_marks_where_from(name, kind, place):
    shown = table(name)
    assert lit(draw(shown, hint=hint_of(first(shown, kind)))) == {place}


def test_a_hint_stays_while_another_card_is_chosen_and_marks_the_target_of_its_own():
    shown = table("card-place")
    move = first(shown, "play")
    hint = hint_of(move)
    other = next(each["card"] for each in shown["view"]["moves"] if each["card"][0] != move["card"][0])
    assert len(every(draw(shown, chosen=other, hint=hint), "advice")) == 1
    targets = [each for each in every(draw(shown, chosen=move["card"], hint=hint), "hinted") if has(each, "target")]
    assert [each["attrs"]["data-move"] for each in targets] == [move["move"]]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_a_hint_says_what_it_weighs_up_what_the_next_best_costs_and_who_says_so(language):
    shown = table("card-place")
    reasons = [
        {"key": "hint-card-goes", "values": {"suit": "b", "before": -18, "after": -4}},
        {"key": "hint-could", "values": {"count": 2, "could": 14}},
        {"key": "hint-skips-none", "values": {"card": "b7"}},
    ]
    following = {"move": first(shown, "discard")["move"], "behind": 420}
    (advice,) = every(draw(shown, hint=hint_of(first(shown, "play"), reasons, following), language=language), "advice")
    said = text(advice)
    assert "{" not in said
    for figure in ("−18", "−4", "+14") if language != "fa" else ("−۱۸", "−۴", "+۱۴"):
        assert figure in said.replace("\u200e", "")
    assert ("۴" if language == "fa" else "4") in text(every(advice, "next")[0])
    assert {"en": "Ada", "es": "Ada", "ru": "Ада", "fa": "آدا"}[language] in text(every(advice, "by")[0])


def test_a_hint_in_a_lesson_names_only_the_move_that_the_lesson_asks_for():
    shown = {**table("card-place"), "primer": LESSON}
    following = {"move": first(shown, "discard")["move"], "behind": 2}
    hint = hint_of(first(shown, "play"), following=following)
    (advice,) = every(draw(shown, hint=hint), "advice")
    assert text(every(advice, "does")[0])
    assert (every(advice, "next"), every(advice, "by")) == ([], [])
    (free,) = every(draw(table("card-place"), hint=hint), "advice")
    assert text(every(free, "next")[0])


def test_what_is_folded_can_be_read_whole_and_folded_again():
    (folded,) = every(draw(table("card-place"), tip=TIP), "more")
    (open_,) = every(draw(table("card-place"), tip=TIP, unfolded=True), "more")
    assert [each["attrs"]["aria-expanded"] for each in (folded, open_)] == [False, True]
    assert text(folded) != text(open_)


def limited(turns, language="en"):
    """A table on which a limit leaves that many turns and, by the log, has just ended a round."""
    shown = table("card-place")
    deck = next(zone for zone in shown["view"]["zones"] if zone["kind"] == "deck")
    deck.update({"count": 30, "turns": turns // 2, "about": False, "limit": turns})
    shown["log"].append({**{key: shown["log"][-1][key] for key in ("ply", "turn", "seat")}, "kind": "limit"})
    return draw(shown, language=language)


@pytest.mark.parametrize(
    ("turns", "said"),
    [
        (1, ["This is the last turn. Then the turn limit ends the round, and it scores as it stands."]),
        (3, ["3 turns left, all players together. Then the turn limit ends the round, and it scores as it stands."]),
        (6, []),
    ],
)
def test_the_last_turns_before_a_limit_are_announced_as_the_last_cards_are(turns, said):
    notices = every(limited(turns), "warning")
    assert [text(each).replace("Show all", "").strip() for each in notices] == said


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_where_a_limit_of_turns_comes_first_the_deck_and_the_log_tell_of_it(language):
    tree = limited(7, language)
    (deck,), (log,) = every(tree, "stock"), every(tree, "log")
    assert "{" not in text(tree)
    if language == "en":
        assert "limit in 7 turns" in text(deck)
        assert "the turn limit ends the round" in text(log).lower()
