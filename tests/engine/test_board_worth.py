"""What the worth of a path says in full: its terms, what comes next, what is met there, and which cards may come."""

from typing import Any

import pytest

from lostcities.table import Table

SEVEN = "hands=w2/?8;columns=y1.y2.y3.y4.y5.y6.y7/;explorers=y7:r/"
ANY_CARD = [f"y{rank}" for rank in range(11)]
STRICT = 'options=start_lowest:"strict"'


def asked(line: str, zone: str = "path:0:y") -> dict[str, Any]:
    table = Table()
    table.position(f"lc1;board;seat=0;{line}")
    return table.worth(zone)


def met(line: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said of the explorer's next step on the yellow path."""
    (after,) = asked(line)["next"]
    return [(each["key"], each["values"]) for each in after["remarks"]]


def test_a_path_that_is_not_begun_has_no_terms_and_says_so() -> None:
    worth = asked("hands=y9/?8")
    assert (worth["points"], worth["terms"]) == (0, [])
    assert worth["remarks"] == [{"key": "worth-board-none", "values": {}}]
    sets_out = [(each["points"], each["remarks"]) for each in worth["next"]]
    assert sets_out == [
        (points, [{"key": "worth-board-sets-out", "values": {"piece": piece}}])
        for points, piece in ((-20, "adventurer"), (-40, "researcher"))
    ]


def test_a_researcher_counts_its_step_twice_and_nothing_else_is_remarked() -> None:
    worth = asked(SEVEN)
    assert worth["terms"] == [
        {"key": "worth-board-step", "values": {"step": 7}, "how": "is", "amount": 30},
        {"key": "worth-board-researcher", "values": {}, "how": "times", "amount": 2},
    ]
    assert {type(term["amount"]) for term in worth["terms"]} == {int}
    assert (worth["points"], worth["remarks"]) == (60, [])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "hands=y9/?8;columns=y1.y2/;explorers=y2:a/;tiles=y3:10",
            [("worth-board-next", {"step": 3}), ("board-tile", {"tile": "points", "points": 10})],
        ),
        (
            "hands=y9/?8;columns=y1.y2/;explorers=y2:a/;tiles=y3:artifact",
            [("worth-board-next", {"step": 3}), ("board-tile", {"tile": "artifact", "points": 0})],
        ),
        (
            "hands=y9/?8;columns=y1.y2.y3.y4.y5.y6/;explorers=y6:a/",
            [("worth-board-next", {"step": 7}), ("worth-board-crosses", {})],
        ),
    ],
)
def test_the_next_step_says_what_is_met_there(line: str, said: list[tuple[str, dict[str, Any]]]) -> None:
    assert met(line) == said


def test_the_last_crossing_ends_the_expedition() -> None:
    gone = "y7:a b7:a w7:a g6:a"
    columns = "y1.b1.w1.g1"
    four = f"hands=y9/?8;columns={columns}/b1;explorers={gone}/b7:a"
    worth = asked(four, "path:0:g")
    assert [each["key"] for each in worth["next"][0]["remarks"]] == ["worth-board-next", "worth-board-ends"]


@pytest.mark.parametrize(
    ("line", "zone", "cards"),
    [
        ("hands=y5.y3/?8", "path:0:y", ANY_CARD),
        (f"{STRICT};hands=y5.y3.b1/?8", "path:0:y", ["y3"]),
        (f"{STRICT};hands=b5.b3/?8", "path:0:y", ANY_CARD),
        (f"{STRICT};hands=y5.y3/?8", "path:1:y", ANY_CARD),
    ],
)
def test_where_the_lowest_must_begin_it_is_asked_of_the_own_hand_alone(line: str, zone: str, cards: list[str]) -> None:
    assert {tuple(each["cards"]) for each in asked(line, zone)["next"]} == {tuple(cards)}
