"""What is said over a table, drawn without a browser: the guide, a hint, and a player of one's own that fails."""

import pytest
from render.drawn import draw, every, has, table, text

TIP = {"key": "guide-card-cost", "values": {"suit": "r", "left": 12}}


def acts(tree):
    """What the buttons of a notice do."""
    return [each["attrs"]["data-act"] for each in every(tree, "button") + every(tree, "link")]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_a_guided_beginner_is_told_one_thing_and_can_go_on_or_have_no_more(language):
    (notice,) = every(draw(table("card-place"), language=language, tip=TIP), "guide")
    assert {"tip-read", "guide-stop", "dismiss"} >= set(acts(notice)) >= {"tip-read", "guide-stop"}
    said = text(notice)
    assert "{" not in said
    assert ("۱۲" if language == "fa" else "12") in said


def test_with_a_card_in_hand_the_field_lies_open():
    shown = table("card-place")
    hand = next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand")
    assert every(draw(shown, chosen=hand[0], tip=TIP), "guide") == []


def test_a_refusal_goes_before_what_is_explained():
    refused = {"key": "reason-place-first", "values": {}, "rule": "1.2"}
    drawn = draw(table("card-place"), tip=TIP, refusal=refused)
    assert (len(every(drawn, "refusal")), every(drawn, "guide")) == (1, [])


def test_an_own_player_that_fails_is_told_of_with_two_ways_to_go_on():
    failed = {"key": "error-own-said", "values": {"seat": 1, "text": "ValueError: <b>no</b>"}}
    (notice,) = every(draw(table("card-thinks"), failed=failed), "refusal")
    assert {"own-again", "own-leave"} <= set(acts(notice))
    assert "Tilda broke off: ValueError: <b>no</b>" in text(notice)


def test_a_hint_marks_the_card_and_then_its_place():
    shown = table("card-place")
    move = next(move for move in shown["view"]["moves"] if move["kind"] == "play")
    hint = {"move": move["move"], "points": 300, "best": [{"move": move["move"], "behind": 0, "terms": []}]}
    (card,) = every(draw(shown, hint=hint), "hinted")
    assert has(card, "held")
    targets = [each for each in every(draw(shown, chosen=move["card"], hint=hint), "hinted") if has(each, "target")]
    assert [each["attrs"]["data-move"] for each in targets] == [move["move"]]
