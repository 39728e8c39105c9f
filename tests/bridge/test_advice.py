"""Advice at the table: a hint with its reasons, and the voice of a guided match."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from asking import ADA, TILDA, Page
from conversations import FOLDER
from words.language_files import messages

from lostcities import GAMES, Match
from lostcities.game import Game
from lostcities.lessons import match_at, read_position
from lostcities.minds import LEVELS
from lostcities.minds.appraisal import Appraisal, appraise, best_first
from lostcities.minds.reasons import Said, reasons
from lostcities.review.sentences import NAMES, can_be_said
from lostcities.table.advice import next_best
from lostcities.table.taught.guide import Scene, guide


def hints(game: str, turns: int) -> list[dict[str, Any]]:
    """The hints given to a person who follows them for some half-moves, each with the moves that were legal."""
    page = Page()
    page.new(game, ADA, TILDA, seed=f"hints of {game}")
    told = []
    while len(told) < turns and (table := page.wait())["waiting"] == "person":
        hint = page.ask("hint", ply=table["ply"])
        told.append({**hint, "legal": [move["move"] for move in table["view"]["moves"]]})
        page.play(hint["move"])
    return told


def worded(reasons: list[Said]) -> None:
    """There is a reason, and each has its words in English, with all that fills them."""
    assert reasons
    for key, values in reasons:
        assert messages("en")[key].variables <= values.keys(), key


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_gives_the_best_move_with_reasons_in_words_and_the_next_best_with_its_cost(game: str) -> None:
    told = hints(game, 24)
    assert len(told) == 24
    for hint in told:
        assert hint["move"] in hint["legal"]
        assert hint["mind"] == LEVELS[game][-1]
        worded([(reason["key"], reason["values"]) for reason in hint["reasons"]])
        following = hint["next"]
        assert (following is None) == (len(hint["legal"]) == 1)
        if following:
            assert following["move"] in set(hint["legal"]) - {hint["move"]}
            assert following["behind"] >= 0
    assert any(hint["next"] and hint["next"]["behind"] for hint in told)


KINDS = {
    "card": {
        "hint-card-begins", "hint-card-goes", "hint-card-wager", "hint-card-hope", "hint-discard-dead",
        "hint-discard-waits", "hint-discard-idle", "hint-deck-left", "hint-take-fits",
    },
    "board": {
        "hint-board-begins", "hint-board-goes", "hint-board-arrow", "hint-board-tile", "hint-board-artifact",
        "hint-board-crosses", "hint-board-stays-plainly", "hint-discard-dead", "hint-deck-left", "hint-take-fits",
    },
    "adapted": {
        "hint-adapted-begins", "hint-adapted-goes", "hint-discard-dead", "hint-discard-waits", "hint-deck-left",
        "hint-take-fits",
    },
}  # fmt: skip


def weighed(game: str, seats: int) -> Iterator[tuple[Game, Any, list[Appraisal]]]:
    """The positions of a round of that many seats, with what every legal move is worth there."""
    match = Match.begin(game, {"rounds": 1}, seats)
    match.deal_by_chance(f"weighed by {seats}")
    chance = Random(7)
    while match.in_round:
        state = match.rounds[-1].state
        sight = match.game.sight(state, state.seat)
        appraised = appraise(match.game, sight)
        yield match.game, sight, appraised
        match.push(best_first(appraised)[0].move if chance.random() < 0.8 else chance.choice(sight.legal))


def test_every_sentence_that_can_be_said_has_its_words_and_its_values() -> None:
    words = messages("en")
    assert all(words[key].variables <= {*names.split()} for key, names in NAMES.items())


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_of_every_kind_has_reasons_in_words(game: str) -> None:
    keys = set[str]()
    for seats in GAMES[game].seats[:2]:
        for whole, sight, appraised in weighed(game, seats):
            for move, pleads in product(sight.legal, (True, False)):
                told = reasons(whole, sight, move, appraised, pleads)
                worded(told)
                assert can_be_said(whole, seats, [{"key": key, "values": values} for key, values in told])
                keys.update(key for key, _ in told)
    assert KINDS.get(game, set()) <= keys


def test_a_placing_is_told_with_the_points_before_and_after_as_the_table_counts_them() -> None:
    for whole, sight, appraised in weighed("card", 2):
        state = whole.imagine(sight, Random(1))
        for move in sight.legal if sight.phase == "place" else ():
            if whole.format_move(move)[0] != "-":
                after = state.copy()
                after.play(move)
                values = reasons(whole, sight, move, appraised)[0][1]
                gained = after.scores()[sight.seat] - state.scores()[sight.seat]
                assert int(values["after"]) - int(values["before"]) == gained


@pytest.mark.parametrize("game", GAMES)
def test_what_a_placing_passes_over_is_counted_card_by_card_where_there_are_several_alike(game: str) -> None:
    told = 0
    for whole, sight, appraised in weighed(game, GAMES[game].seats[-1]):
        columns = sight.stacks if game == "adapted" else sight.columns
        kind = {"card": "expedition", "board": "path", "adapted": "stack"}[game]
        for move in sight.legal if sight.phase == "place" else ():
            says = dict(reasons(whole, sight, move, appraised))
            if "hint-skips" in says:
                after = whole.imagine(sight, Random(1))
                after.play(move)
                card = whole.deck.index[whole.format_move(move).partition(":")[0]]
                suit = whole.deck.suit_of[card]
                zone = f"{kind}:{sight.seat}:{whole.deck.suits[suit]}"
                was, now = (
                    {name for each in whole.worth(seen, zone)["next"] for name in each["cards"]}
                    for seen in (sight, whole.sight(after, sight.seat))
                )
                gone = {whole.deck.index[name] for name in was - now} - {card}
                everywhere = [each for each in whole.deck.cards() if each in gone]
                lying = [each for seat in columns for each in seat[suit] if each in gone]
                assert says["hint-skips"]["count"] == len(everywhere) - len(lying)
                told += 1
    assert told > 3


def of_move(
    line: str, move: str, worths: dict[str, int] | None = None, pleads: bool = True
) -> dict[str, dict[str, str | int]]:
    """What is said for a move of a position, by key; `worths`: what an appraisal says of moves, of all others 0."""
    match = match_at(read_position(line), "reasons")
    sight = match.sight(match.to_move)
    appraised = appraise(match.game, sight)
    if worths is not None:
        appraised = [Appraisal(each, worths.get(match.text(each), 0)) for each in sight.legal]
    told = reasons(match.game, sight, match.parse(move), appraised, pleads)
    worded(told)
    return dict(told)


@pytest.mark.parametrize(
    ("columns", "explorers", "move", "key", "other"),
    [
        ("y1.y2.b1", "y9:a b8:a", "y3", "hint-board-home", "hint-board-home-alone"),
        ("y1.y2", "y9:a", "y3", "hint-board-home-alone", "hint-board-home"),
        ("y1.y2.b1", "y9:a b9:r", "y3", "hint-board-home-alone", "hint-board-home"),
        ("y1.y2", "y6:a", "y3", "hint-board-arrow", "none"),
        ("y1.y2.b1", "y8:a b1:r", "y3", "hint-board-arrow", "none"),
        ("y1.y2", "y8:a", "y3", "hint-board-goes", "hint-board-arrow"),
    ],
)
def test_an_explorer_move_is_only_spoken_of_where_an_explorer_can_move(
    columns: str, explorers: str, move: str, key: str, other: str
) -> None:
    line = f"lc1;board;seat=0;hands=y3/?8;columns={columns}/;explorers={explorers}/;tiles=y7:arrow y9:arrow"
    said = of_move(line, move)
    assert key in said
    assert other not in said


@pytest.mark.parametrize("rule", ["advice", "strict"])
def test_a_path_that_begins_passes_over_whatever_is_lower_and_lies_nowhere(rule: str) -> None:
    line = f"lc1;board;options=start_lowest:{rule};seat=0;hands=y4.y6/?8;columns=/y0.y1;explorers=/y2:a"
    assert of_move(line, "y4:a")["hint-skips"] == {"count": 6}


@pytest.mark.parametrize("card", ["y2", "y7"])
def test_a_card_for_a_path_not_begun_is_not_said_to_be_of_no_use(card: str) -> None:
    line = f"lc1;board;options=start_lowest:strict;seat=0;phase=draw;hands=y4.y6/?8;piles={card}"
    assert of_move(line, "<y")["hint-take-begins"]["count"] == 2


TWO_FIT = "lc1;card;seat=0;hands=y5.b6/?8;columns=y2/y3"
TOP_FITS = "lc1;card;seat=0;phase=draw;hands=y5.b6/?8;columns=b2/;piles=b7"
ARROW = "lc1;board;seat=0;phase=explore;hands=y9/?8;columns=y1.y2/;explorers=y3:a/;owed=arrow"


@pytest.mark.parametrize(
    ("line", "move", "other", "claims", "plainly"),
    [
        (TWO_FIT, "-y5", "-b6", "hint-gives", "hint-gives-plainly"),
        (TWO_FIT, "-y5", "y5", "hint-discard-waits", "hint-discard-could"),
        (TOP_FITS, "<", "<b", "hint-unseen-better", "hint-top"),
        (TOP_FITS, "<b", "<", "hint-take-better", "hint-take-fits"),
        (ARROW, ">.", ">y", "hint-board-stays", "hint-board-stays-plainly"),
    ],
)
def test_other_moves_are_called_worse_only_where_the_appraisal_says_so(
    line: str, move: str, other: str, claims: str, plainly: str
) -> None:
    """A player that searches may choose what does not look best; and of what has cost something nobody pleads."""
    assert claims in of_move(line, move, {move: 100})
    for said in (of_move(line, move, {other: 100}), of_move(line, move, {move: 100}, pleads=False)):
        assert claims not in said
        assert plainly in said


@pytest.mark.parametrize("game", GAMES)
def test_reasons_follow_from_what_the_seat_can_see(game: str) -> None:
    match = Match.begin(game, {}, 2)
    match.deal_by_chance("hidden reasons", 0)
    state = match.rounds[-1].state
    told = set()
    for number in range(4):
        sight = match.game.sight(match.game.redeal(state, 0, Random(number)), 0)
        appraised = appraise(match.game, sight)
        told.add(str([reasons(match.game, sight, move, appraised) for move in sight.legal]))
    assert len(told) == 1


@pytest.mark.parametrize(
    ("worths", "second"),
    [((300, 299, 250), (1, 1)), ((300, 310, 250), (2, 50)), ((300, 310, 320), (2, 0)), ((300,), None)],
    ids=["the next one", "not what looks better", "what looks better, where all does", "none"],
)
def test_the_next_best_costs_nothing_where_it_looked_better_at_a_glance(
    worths: tuple[int, ...], second: tuple[int, int] | None
) -> None:
    appraised = [Appraisal(move, worth) for move, worth in enumerate(worths)]
    assert next_best(appraised, 0) == second


def test_a_hint_that_was_not_waited_for_does_not_play_for_the_other_side() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    reply = page.bridge.handle('{"v": 1, "id": 1, "do": "hint", "ply": 0}')
    assert '"ok":true' in reply
    page.place()
    page.play("<")
    assert page.wait()["log"][2]["seat"] == 1


def guided(game: str, seed: str) -> list[str]:
    """What is said to a person who plays a round by chance against a computer player, told once each."""
    page, chance, seen = Page(), Random(seed), list[str]()
    page.new(game, ADA, TILDA, seed=seed)
    while (table := page.wait())["waiting"] == "person":
        tip = page.ask("guide", ply=table["ply"], seen=seen)
        if tip:
            assert tip["key"] not in seen
            assert messages("en")[tip["key"]].variables <= tip["values"].keys()
            seen.append(tip["key"])
        page.play(chance.choice(table["view"]["moves"])["move"])
    return seen


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round_begins_with_a_welcome_and_explains_as_things_come_up(game: str) -> None:
    said = guided(game, "a guided round")
    assert said[:2] == [f"guide-{game}-welcome", "guide-draw"]
    assert {f"guide-{game}-aim", "guide-thin"} <= set(said)
    assert len(said) >= 6


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("card-long", {"guide-card-covered", "guide-card-bonus", "guide-card-cost", "guide-card-late", "guide-thin"}),
        ("board-late", {"guide-board-cost", "guide-thin"}),
        ("board-arrow", {"guide-board-arrow"}),
        ("adapted-long", {"guide-adapted-cost"}),
    ],
)
def test_what_there_is_to_look_at_is_pointed_out(name: str, keys: set[str]) -> None:
    table = json.loads((FOLDER.parent / "views" / f"{name}.json").read_text("utf-8"))
    scene = Scene(table["view"], table["log"], table["view"]["seat"])
    said: list[str] = []
    while tip := guide(scene, table["game"], said):
        said.append(tip[0])
    assert keys <= set(said)


def happened(*events: str) -> list[dict[str, Any]]:
    """A log from lines such as "1 take wx"."""
    split = [event.split(" ") for event in events]
    return [{"seat": int(seat), "kind": kind, "card": card, "suit": card[0]} for seat, kind, card in split]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (["0 discard wx", "1 take wx"], True),
        (["0 discard wx", "1 discard wx", "1 take wx"], False),
        (["1 discard wx", "0 discard wx", "1 take wx", "1 take wx"], False),
        (["0 discard wx", "1 discard w2", "0 take w2", "1 take wx"], True),
        (["1 take wx", "0 discard wx"], False),
        (["0 discard wx", "1 take wx", "0 discard bx", "0 take bx"], True),
    ],
)
def test_a_card_taken_is_said_to_be_yours_only_if_you_discarded_that_very_one(events: list[str], told: bool) -> None:
    match = Match.begin("card", {}, 2)
    match.deal_by_chance("piles", 0)
    scene = Scene(match.view(0), happened(*events), 0)
    tip = guide(scene, "card", [])
    assert tip is not None
    assert (tip == ("guide-rival-took", {"seat": 1, "card": "wx"})) == told


def test_nobody_is_guided_out_of_turn_or_where_nobody_looks() -> None:
    page = Page()
    table = page.new("card", ADA, TILDA, starts=1)
    assert page.ask("guide", ply=table["ply"], seen=[]) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_follows_from_what_the_seat_can_see(game: str) -> None:
    match = Match.begin(GAMES[game], {}, 2)
    match.deal_by_chance("hidden", 0)
    state = match.rounds[-1].state
    for number in range(5):
        other = match.game.redeal(state, 0, Random(number))
        views = [
            match.game.view(match.game.sight(each, 0), {"discards": "top", "totals": "own"}) for each in (state, other)
        ]
        assert len({str(guide(Scene(view, [], 0), game, [])) for view in views}) == 1
