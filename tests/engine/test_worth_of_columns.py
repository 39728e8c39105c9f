"""What a column is worth, as a person asks: the worked examples of the rules, and the same as the view and play say."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some
from words.language_files import messages

from lostcities import GAMES, Match
from lostcities.errors import BadText
from lostcities.game import complete_rules
from lostcities.table import Table

COLUMNS = ("expedition", "path", "stack")


def asked(line: str, zone: str) -> dict[str, Any]:
    """The worth of a zone of a position on one line."""
    table = Table()
    table.position(line)
    return table.worth(zone)


def reckoned(worth: dict[str, Any]) -> int:
    """What the terms come to, read from the first to the last as a person does."""
    total = 0
    for term in worth["terms"]:
        total = {"is": term["amount"], "plus": total + term["amount"], "times": total * term["amount"]}[term["how"]]
    return int(total)


@pytest.mark.parametrize(
    ("column", "amounts", "points"),
    [
        ("y4.y6.y10", [("is", 20), ("plus", -20)], 0),
        ("y2", [("is", 2), ("plus", -20)], -18),
        ("yx.y3.y5.y7.y8.y10", [("is", 33), ("plus", -20), ("times", 2)], 26),
        ("yx.yx.yx", [("is", 0), ("plus", -20), ("times", 4)], -80),
        ("yx.yx.yx.y2.y3.y4.y5.y6", [("is", 20), ("plus", -20), ("times", 4), ("plus", 20)], 20),
    ],
)
def test_an_expedition_is_reckoned_as_the_rules_worked_examples_are(
    column: str, amounts: list[tuple[str, int]], points: int
) -> None:
    worth = asked(f"lc1;card;seat=0;hands=b2/?8;columns={column}/", "expedition:0:y")
    assert [(term["how"], term["amount"]) for term in worth["terms"]] == amounts
    assert worth["points"] == points


def test_the_next_card_of_an_expedition_is_told_card_by_card() -> None:
    worth = asked("lc1;card;seat=0;hands=b2/?8;columns=yx.y3.y5.y7.y8/y9", "expedition:0:y")
    assert [(each["cards"], each["points"]) for each in worth["next"]] == [(["y10"], 26)]  # the nine lies elsewhere
    keys = [(each["key"], each["values"]) for each in worth["remarks"]]
    assert keys == []  # the bonus is out of reach


def test_the_bonus_is_told_once_it_is_near() -> None:
    worth = asked("lc1;card;seat=0;hands=b2/?8;columns=yx.y2.y3.y4.y5/", "expedition:0:y")
    assert worth["remarks"] == [
        {"key": "worth-card-uncovered", "values": {"left": 6}},
        {"key": "worth-card-bonus-left", "values": {"left": 3, "bonus": 20}},
    ]


@pytest.mark.parametrize(
    ("column", "remarks"),
    [
        ("", [("worth-card-none", {"cost": 20})]),
        ("y4.y6.y10", []),  # the cost is covered
        ("y4.y5.y10", [("worth-card-uncovered", {"left": 1})]),
        ("y2.y3.y4.y5.y6.y7.y8", [("worth-card-bonus-left", {"left": 1, "bonus": 20})]),
        ("yx.y2.y3.y4.y5.y6.y7.y8", []),
    ],
)
def test_an_expedition_says_what_it_still_lacks(column: str, remarks: list[tuple[str, dict[str, int]]]) -> None:
    worth = asked(f"lc1;card;seat=0;hands=b2/?8;columns={column}/b3", "expedition:0:y")
    said = [(each["key"], each["values"]) for each in worth["remarks"]]
    assert [each for each in said if each[0] != "worth-no-more"] == remarks
    assert (worth["points"] == 0) == (column in ("", "y4.y6.y10"))


def test_wagers_are_told_while_they_may_still_be_placed() -> None:
    worth = asked("lc1;card;seat=0;hands=b2/?8;columns=yx.yx/yx", "expedition:0:y")
    assert [each["cards"] for each in worth["next"]] == [[f"y{number}"] for number in range(2, 11)]
    other = asked("lc1;card;seat=0;hands=b2/?8;columns=yx/yx", "expedition:0:y")
    assert other["next"][0] == {"cards": ["yx"], "points": -60, "remarks": []}


def test_a_path_says_what_its_next_step_brings() -> None:
    line = "lc1;board;seat=0;hands=y9/?8;columns=y1.y2.y3.y4.y5.y6/;explorers=y6:r/;tiles=y7:arrow"
    worth = asked(line, "path:0:y")
    assert [(term["how"], term["amount"]) for term in worth["terms"]] == [("is", 15), ("times", 2)]
    assert worth["points"] == 30
    (after,) = worth["next"]
    assert (after["cards"], after["points"]) == (["y6", "y7", "y8", "y9", "y10"], 60)
    assert [each["key"] for each in after["remarks"]] == ["worth-board-next", "worth-board-crosses", "board-tile"]


def test_a_path_without_cards_may_be_begun_by_either_explorer() -> None:
    worth = asked("lc1;board;seat=0;hands=y9/?8", "path:0:y")
    assert [(each["points"], each["remarks"][0]["values"]["piece"]) for each in worth["next"]] == [
        (-20, "adventurer"),
        (-40, "researcher"),
    ]


def test_the_seventh_card_of_a_stack_makes_it_long_or_ends_the_round() -> None:
    six = "h2.h3.h4.h5.h6.h7"
    seven = "c2.c3.c4.c5.c6.c7.c8"
    worth = asked(f"lc1;adapted;seat=0;hands=h9/?8;columns={six}.{seven}/", "stack:0:h")
    assert worth["points"] == 20
    assert (worth["next"][0]["points"], worth["next"][0]["remarks"][1]["values"]) == (30, {"stacks": 2, "end": 3})
    last = asked(f"lc1;adapted;seat=0;hands=h9/?8;columns={six}.{seven}/s2.s3.s4.s5.s6.s7.s8", "stack:0:h")
    assert last["next"][0]["remarks"][1]["key"] == "worth-adapted-ends"


def test_the_first_long_stack_ends_nothing() -> None:
    worth = asked("lc1;adapted;seat=0;hands=h9/?8;columns=h2.h3.h4.h5.h6.h7/", "stack:0:h")
    (after,) = worth["next"]
    assert after["remarks"][1] == {"key": "worth-adapted-full", "values": {"stacks": 1, "end": 3}}


@pytest.mark.parametrize("name", GAMES)
def test_once_the_round_is_over_no_card_comes_next_and_none_is_missed(name: str) -> None:
    game = GAMES[name]
    match = Match.begin(game, {"turn_limit": 6, "rounds": 1})
    match.deal_by_chance("over")
    play_some(match, Random(1), 40)
    sight = game.sight(match.rounds[-1].state, 0)
    assert sight.phase == "over"
    for zone in game.view(sight, {})["zones"]:
        if zone["kind"] in COLUMNS:
            worth = game.worth(sight, zone["id"])
            assert worth["next"] == []
            assert "worth-no-more" not in {each["key"] for each in worth["remarks"]}


def test_a_full_stack_says_how_many_of_them_end_the_round() -> None:
    worth = asked("lc1;adapted;seat=0;hands=h9/?8;columns=h2.h3.h4.h5.h6.h7.h8/", "stack:0:h")
    assert worth["remarks"] == [{"key": "worth-adapted-long", "values": {"full": 7, "stacks": 1, "end": 3}}]
    assert worth["terms"] == [{"key": "worth-adapted-cards", "values": {"count": 7}, "how": "is", "amount": 30}]
    assert worth["next"][0]["remarks"] == [{"key": "worth-adapted-next", "values": {"count": 8}}]
    empty = asked("lc1;adapted;seat=0;hands=h9/?8", "stack:1:s")
    assert (empty["terms"], empty["remarks"]) == ([], [{"key": "worth-adapted-none", "values": {}}])


@pytest.mark.parametrize(
    ("line", "zone"),
    [
        ("lc1;card;seat=0;hands=b2/?8;columns=y10/", "expedition:0:y"),
        ("lc1;adapted;seat=0;hands=h9/?8;columns=hK.hK/", "stack:0:h"),
        ("lc1;board;seat=0;hands=y9/?8;columns=y10.y10/;explorers=y3:a/", "path:0:y"),
    ],
)
def test_where_no_card_can_follow_that_is_said(line: str, zone: str) -> None:
    worth = asked(line, zone)
    assert worth["next"] == []
    assert worth["remarks"][-1] == {"key": "worth-no-more", "values": {}}


def test_an_explorer_on_the_last_step_stays_and_brings_what_it_brings() -> None:
    stays = "worth-board-stays"
    for columns, explorers, key in (
        ("y1.y8.b1", "y9:r b1:a", stays),
        ("y1.y8", "y9:r", f"{stays}-alone"),
        ("y1.y8.b1", "y9:r b9:a", f"{stays}-alone"),
    ):
        worth = asked(f"lc1;board;seat=0;hands=y9/?8;columns={columns}/;explorers={explorers}/", "path:0:y")
        (after,) = worth["next"]
        assert after == {"cards": ["y8", "y9", "y10"], "points": 100, "remarks": [{"key": key, "values": {}}]}


def test_the_terms_of_an_expedition_have_names_and_counts() -> None:
    line = "lc1;card;seat=0;hands=b2/?8;columns=yx.yx.y2.y3.y4.y5.y6.y7/"
    assert asked(line, "expedition:0:y")["terms"] == [
        {"key": "worth-card-numbers", "values": {}, "how": "is", "amount": 27},
        {"key": "worth-card-cost", "values": {}, "how": "plus", "amount": -20},
        {"key": "worth-card-wagers", "values": {"count": 2}, "how": "times", "amount": 3},
        {"key": "worth-card-bonus", "values": {"count": 8}, "how": "plus", "amount": 20},
    ]


@pytest.mark.parametrize(
    ("line", "zone", "rule"),
    [
        ("lc1;card;seat=0;hands=b2/?8", "expedition:0:y", "1.4"),
        ("lc1;board;seat=0;hands=y9/?8", "path:0:y", "2.7"),
        ("lc1;adapted;seat=0;hands=h9/?8", "stack:0:h", "3.1"),
    ],
)
def test_the_rule_of_the_scoring_is_named(line: str, zone: str, rule: str) -> None:
    assert asked(line, zone)["rule"] == rule


def test_what_is_no_column_is_refused() -> None:
    for game in GAMES:
        table = Table()
        table.new(game, {}, [{"name": "Ada"}, {"name": "Ben", "mind": "careful"}], "worth", 0)
        for zone in ("deck", "hand:0", "pile:y", "expedition:2:y", "path:0:p", "", "stack:0"):
            with pytest.raises(BadText):
                table.worth(zone)


RULES: list[tuple[str, dict[str, Any]]] = [
    ("card", {}),
    ("card", {"expeditions": 6}),
    ("board", {}),
    ("board", {"direction": "both"}),
    ("board", {"start_lowest": "strict"}),
    ("adapted", {}),
    ("adapted", {"ace": "high", "stacks_of": "one"}),
]


@pytest.mark.whole
@pytest.mark.parametrize(("name", "options"), RULES)
def test_it_agrees_with_the_view_and_with_play_everywhere(name: str, options: dict[str, Any]) -> None:
    """In matches played by chance: the sum is the view's, and the cards that may come next are those that the rules let
    be placed, with what they then bring."""
    game = GAMES[name]
    words = messages("en")
    for number in range(6):
        chance = Random(f"{name} {number}")
        match = Match.begin(game, complete_rules(game, options), game.seats[-1])
        match.deal_by_chance(f"{name} {number}")
        while match.in_round:
            play_some(match, chance, 5)
            state = match.rounds[-1].state
            sight = game.sight(state, state.seat)
            view = game.view(sight, {"totals": "all"})
            for zone in view["zones"]:
                if zone["kind"] not in COLUMNS:
                    continue
                worth = game.worth(sight, zone["id"])
                shown = zone.get("points") or zone.get("explorer") or {"points": 0}
                assert worth["points"] == shown["points"] == reckoned(worth)
                after = [remark for each in worth["next"] for remark in each["remarks"]]
                said = [*worth["terms"], *worth["remarks"], *after]
                assert all(words[each["key"]].variables <= set(each["values"]) for each in said)
                plays = {
                    (move["card"], move["after"]["points"])
                    for move in view["moves"]
                    if move["kind"] == "play" and move["to"] == zone["id"]
                }
                told = {(card, after["points"]) for after in worth["next"] for card in after["cards"]}
                assert plays <= told
                if view["phase"] == "place" and zone["seat"] == sight.seat:
                    held = {game.deck.names[card] for card in sight.hand}
                    assert {each for each in told if each[0] in held} == plays
