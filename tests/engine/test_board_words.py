"""What the board game says: reasons with their keys and rules, options, tiles as text, the view and the log."""

import json
import re

import pytest
from board_table import BOARD, begin, earned, play, row

from lostcities import BadOption, BadText, complete_rules
from lostcities.errors import Reason
from lostcities.games.board.reasons import REASONS
from lostcities.games.board.state import BoardState

NINE = [("a", "r", 9, "r1"), ("a", "g", 4, "g3")]
HAND = "r4 r5 g2 g7 b1 b3 w8 y6"


def asked() -> list[tuple[str, Reason | None]]:
    """Every kind of refusal, as (the key that must come, what the game says)."""

    def move(key: str, state: BoardState, text: str) -> None:
        said.append((key, BOARD.reason(state, BOARD.parse_move(text))))

    def point(key: str, state: BoardState, card: str, zone: str, seat: int = 0) -> None:
        said.append((key, BOARD.why(BOARD.sight(state, seat), card, zone)))

    said: list[tuple[str, Reason | None]] = []
    state = begin([HAND, ""], stands={0: NINE, 1: [("r", "b", 1, "b2")]}, tiles={"g6": "arrow"})
    strict = begin([HAND, ""], start_lowest="strict")
    exploring, drawing = play(state, "r4"), play(state, "-r4")
    forced = begin([HAND, ""], stands={0: [("a", "g", 5, "g3")]}, tiles={"g6": "arrow"}, arrow_optional=False)
    ended = begin([HAND, ""], left=1)
    move("reason-number-lower", state, "g2")
    point("reason-number-lower", state, "g2", "path:0:g")
    point("reason-number-lower", state, "g2", "step:g:5")
    up = play(begin(["y4 y6 y5", "r1 r4"], direction="both"), "y4:a < -r1 < y6 < -r4 <")
    down = play(begin(["y6 y4 y5", "r1 r4"], direction="both"), "y6:a < -r1 < y4 < -r4 <")
    move("reason-path-goes-up", up, "y5")
    point("reason-path-goes-down", down, "y5", "path:0:y")
    move("reason-lowest-first", strict, "r5:a")
    point("reason-lowest-first", strict, "r5", "path:0:r")
    move("reason-piece-needed", state, "b1")
    move("reason-path-begun", state, "r4:a")
    move("reason-no-explorer", begin(["r4", ""], stands={0: [("r", "g", 1, "g0")]}), "r4:r")
    move("reason-explorer-first", exploring, "<")
    point("reason-explorer-first", exploring, "", "deck")
    move("reason-explorer-not-out", exploring, ">b")
    move("reason-explorer-at-end", exploring, ">r")
    point("reason-one-step", exploring, "", "step:g:7")
    # Who may not decline is not told of that choice.
    for text in (">.", "<", "g7"):
        move("reason-must-explore", play(forced, "g7"), text)
    point("reason-must-explore", play(forced, "g7"), "", "deck")
    move("reason-no-explorer-move", state, ">g")
    point("reason-no-explorer-move", drawing, "", "step:g:5")
    move("reason-just-discarded", drawing, "<r")
    point("reason-pile-empty", drawing, "", "pile:b")
    move("reason-not-in-hand", state, "-y0")
    point("reason-other-suit", state, "r4", "path:0:g")
    move("reason-place-first", state, "<")
    point("reason-draw-first", drawing, "r5", "path:0:r")
    point("reason-not-your-turn", state, "", "deck", seat=1)
    move("reason-round-over", play(ended, "-r4 <"), "<")
    point("reason-not-yours", state, "r4", "path:1:r")
    point("reason-no-move-here", state, "r4", "deck")
    point("reason-allowed", state, "b1", "path:0:b")
    point("reason-allowed", exploring, "", "step:g:5")
    return said


def test_every_reason_of_the_list_is_given_with_its_values_and_its_rule() -> None:
    said = asked()
    for key, reason in said:
        assert reason is not None, key
        assert reason.key == key
        rule, values = REASONS[key]
        assert (reason.rule, tuple(reason.values)) == (rule, values)
        assert re.fullmatch(r"[^\n]+[^.]", reason.text)
    assert {key for key, _ in said} == set(REASONS)


def test_a_reason_says_what_lies_there() -> None:
    state = begin([HAND, ""], stands={0: NINE})
    reason = BOARD.reason(state, BOARD.parse_move("g2"))
    assert reason is not None
    assert reason.values == {"card": "g2", "suit": "g", "top": "g3"}
    assert reason.text == "your green path already stands at 3"


@pytest.mark.parametrize(
    "zone", ["", "path", "path:2:r", "path:0:x", "path:0:", "step:r:0", "step:r:10", "pile:yb", "stack:0:r"]
)
def test_zones_that_the_board_does_not_have(zone: str) -> None:
    with pytest.raises(BadText):
        BOARD.why(BOARD.sight(begin(), 0), "", zone)


LAYOUT = {"y": [3, 5, 6, 7, 9], "b": [2, 4, 5, 7, 9], "w": [2, 3, 5, 7, 9], "g": [3, 4, 6, 7, 9], "r": [2, 4, 5, 7, 9]}


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2},
        {"rounds": True},
        {"free_move_on_arrival": 1},
        {"arrow_optional": "yes"},
        {"two_player_removal": 61},
        {"two_player_removal": -1},
        {"turn_limit": 0},
        {"turn_limit": True},
        {"large_table": []},
        {"large_table": [1, 2.0]},
        {"large_table": (1, 2)},
        {"direction": "both", "start_lowest": "strict"},
        {"tile_layout": {**LAYOUT, "y": [3, 5, 6, 7]}},
        {"tile_layout": {**LAYOUT, "y": [3, 5, 7, 6, 9]}},
        {"tile_layout": {**LAYOUT, "y": [3, 3, 6, 7, 9]}},
        {"tile_layout": {**LAYOUT, "y": [0, 5, 6, 7, 9]}},
        {"tile_layout": {**LAYOUT, "y": [3, 5, 6, 7, 10]}},
        {"tile_layout": {**LAYOUT, "p": []}},
        {"tile_layout": {suit: steps for suit, steps in LAYOUT.items() if suit != "r"}},
        {"tile_layout": {**LAYOUT, "y": "35679"}},
        {"tile_layout": None},
    ],
    ids=str,
)
def test_options_that_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        complete_rules(BOARD, options)


def test_a_layout_may_leave_a_path_bare() -> None:
    bare = {
        "y": [],
        "b": [1, 2, 3, 4, 5, 6, 7],
        "w": [1, 2, 3, 4, 5, 6],
        "g": [1, 2, 3, 4, 5, 6],
        "r": [1, 2, 3, 4, 5, 6],
    }
    assert complete_rules(BOARD, {"tile_layout": bare})["tile_layout"] == bare


GOOD = (
    "y3:arrow y5:arrow y6:arrow y7:arrow y9:arrow b2:arrow b4:arrow b5:arrow b7:arrow b9:artifact w2:artifact "
    "w3:artifact w5:artifact w7:artifact w9:artifact g3:artifact g4:artifact g6:artifact g7:5 g9:5 r2:10 r4:10 r5:10 "
    "r7:15 r9:15"
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GOOD.replace("y5:", "y4:"), 'tile 2 is "y4:arrow" and should lie on y5'),
        (GOOD.replace("y5:arrow", "y5:Arrow"), 'tile 2 is "y5:Arrow", which is no kind of tile'),
        (GOOD.replace("r9:15", "r9:10"), "there are 4 10 tiles instead of 3"),
        (GOOD.removesuffix(" r9:15"), "there are 24 tiles instead of 25"),
        (GOOD + " r9:15", "there are 26 tiles instead of 25"),
        (GOOD.replace(" y5", "  y5"), 'tile 2 is "" and should lie on y5'),
        ("", 'tile 1 is "" and should lie on y3'),
        ("y3:" + "\n" * 99, 'tile 1 is "y3:' + r"\n" * 57 + '"…, which is no kind of tile'),
    ],
)
def test_tiles_that_are_wrong_are_named(text: str, sentence: str) -> None:
    with pytest.raises(BadText, match=re.escape(sentence) + "$"):
        BOARD.parse_tiles(text, complete_rules(BOARD, {}))


def test_tiles_are_written_as_they_are_read() -> None:
    rules = complete_rules(BOARD, {})
    assert BOARD.format_tiles(BOARD.parse_tiles(GOOD, rules), rules) == GOOD


def test_other_seats_points_are_hidden_unless_all_are_shown() -> None:
    state = begin(["", "", ""], history=earned(40, 5, 15, artifacts=(2, 0, 1)))
    own = BOARD.view(BOARD.sight(state, 1), {})
    assert own["scores"] == [None, 5, None]
    assert [person["points"] for person in own["facts"]["people"]] == [None, 5, None]
    assert [person["artifacts"] for person in own["facts"]["people"]] == [2, 0, 1]
    assert [person["artifactPoints"] for person in own["facts"]["people"]] == [-60, -60, -60]
    assert BOARD.view(BOARD.sight(state, None), {"totals": "own"})["scores"] == [None] * 3
    assert BOARD.view(BOARD.sight(state, 1), {"totals": "all"})["scores"] == [40, 5, 15]


def test_the_view_and_the_log_of_others_are_the_same_whatever_points_they_have() -> None:
    stands = {1: [("a", "r", 4, "r1")]}
    told = []
    for points in (0, 500):
        state = begin(
            ["", "r5"], stands=stands, tiles={"r5": "15"}, tile_layout=row(1, "r"), starts=1, history=earned(30, points)
        )
        after = play(state, "r5")
        view = BOARD.view(BOARD.sight(after, 0), {})
        told.append(json.dumps([view, BOARD.tell(state, BOARD.parse_move("r5"), after)]))
    assert told[0] == told[1]


def test_the_view_says_what_a_move_would_reach() -> None:
    stands = {0: [("r", "g", 6, "g1"), ("a", "r", 9, "r1")], 1: [("a", "b", 7, "b1"), ("a", "y", 8, "y1")]}
    state = begin(["g5 r3 w2", ""], stands=stands, tiles={"g7": "10", "w2": "arrow"}, tile_layout=row(3, "w"))
    moves = {move["move"]: move for move in BOARD.view(BOARD.sight(state, 0), {})["moves"]}
    assert moves["g5"]["to"] == "path:0:g"
    assert moves["g5"]["after"] == {"step": 7, "points": 60, "tile": "10", "crosses": True, "ends": False}
    assert moves["r3"]["after"] == {"step": 9, "points": 50, "tile": "", "crosses": False, "ends": False}
    assert moves["w2:a"]["piece"] == "adventurer"
    assert moves["w2:a"]["after"] == {"step": 1, "points": -20, "tile": "", "crosses": False, "ends": False}
    assert "w2:r" not in moves
    exploring = {move["move"]: move for move in BOARD.view(BOARD.sight(play(state, "r3"), 0), {})["moves"]}
    assert set(exploring) == {">g", ">."}
    assert (exploring[">g"]["from"], exploring[">g"]["to"]) == ("path:0:g", "step:g:7")
    fifth = begin(["g5", ""], stands={**stands, 1: [*stands[1], ("a", "w", 7, "w1")]}, tiles={"g7": "10"})
    ending = {move["move"]: move for move in BOARD.view(BOARD.sight(fifth, 0), {})["moves"]}["g5"]["after"]
    assert ending == {"step": 7, "points": 60, "tile": "", "crosses": True, "ends": True}


def test_the_board_in_the_view() -> None:
    stands = {0: [("r", "r", 4, "r1 r2")], 1: [("a", "r", 4, "r3")]}
    state = begin(stands=stands, tiles={"r5": "arrow"}, tile_layout=row(1, "r"))
    view = BOARD.view(BOARD.sight(state, 1), {})
    path = {each["suit"]: each["steps"] for each in view["facts"]["paths"]}["r"]
    assert [step["step"] for step in path if step["marked"]] == [3, 5, 6, 7, 9]
    assert path[4]["tile"] == "arrow"
    assert path[3] == {
        "step": 4,
        "points": 5,
        "tile": "",
        "marked": False,
        "explorers": [{"seat": 0, "piece": "researcher"}, {"seat": 1, "piece": "adventurer"}],
    }
    zone = {each["id"]: each for each in view["zones"]}["path:0:r"]
    assert zone["explorer"] == {"piece": "researcher", "step": 4, "points": 10}
    assert (zone["cards"], zone["direction"]) == (["r1", "r2"], "up")
    people = view["facts"]["people"]
    assert (people[0]["adventurers"], people[0]["researcher"]) == (4, False)
    assert (people[1]["adventurers"], people[1]["researcher"]) == (3, True)


def test_the_log_tells_steps_tiles_bridges_and_the_end() -> None:
    state = begin(
        ["y5", ""],
        stands={
            0: [("a", "y", 5, "y1"), ("a", "w", 6, "w1"), ("a", "b", 7, "b1")],
            1: [("a", "b", 7, "b2"), ("a", "g", 8, "g1"), ("r", "r", 7, "r1")],
        },
        tiles={"y6": "arrow", "w7": "15"},
        tile_layout=row(1, "y"),
    )
    played = play(state, "y5")
    events = BOARD.tell(state, BOARD.parse_move("y5"), played)
    assert events == [
        {"turn": 0, "seat": 0, "kind": "play", "card": "y5", "suit": "y"},
        {"turn": 0, "seat": 0, "kind": "step", "suit": "y", "from": 5, "step": 6, "piece": "adventurer"},
        {"turn": 0, "seat": 0, "kind": "tile", "suit": "y", "step": 6, "tile": "arrow"},
    ]
    assert BOARD.tell(played, BOARD.parse_move(">w"), play(played, ">w")) == [
        {"turn": 0, "seat": 0, "kind": "explore", "suit": "w"},
        {"turn": 0, "seat": 0, "kind": "step", "suit": "w", "from": 6, "step": 7, "piece": "adventurer"},
        {"turn": 0, "seat": 0, "kind": "bridge", "suit": "w", "count": 5},
        {"turn": 0, "seat": 0, "kind": "end"},
    ]
    assert BOARD.tell(played, BOARD.parse_move(">."), play(played, ">.")) == [{"turn": 0, "seat": 0, "kind": "decline"}]
