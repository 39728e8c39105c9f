"""What the adaptation says: reasons with their keys and rules, options, the view and the log."""

import re

import pytest
from adapted_table import ADAPTED, begin, play, run

from lostcities import BadOption, BadText, complete_rules
from lostcities.errors import Reason
from lostcities.games.adapted.reasons import REASONS
from lostcities.games.adapted.state import AdaptedState

HAND = "h6 hK s2 c10"


def asked() -> list[tuple[str, Reason | None]]:
    """Every kind of refusal, as (the key that must come, what the game says)."""

    def move(key: str, state: AdaptedState, text: str) -> None:
        said.append((key, ADAPTED.reason(state, ADAPTED.parse_move(text))))

    def point(key: str, state: AdaptedState, card: str, zone: str, seat: int = 0) -> None:
        said.append((key, ADAPTED.why(ADAPTED.sight(state, seat), card, zone)))

    said: list[tuple[str, Reason | None]] = []
    state = begin([HAND, ""], stacks={0: "h4 h7"}, piles="d2")
    drawing = play(state, "-s2")
    move("reason-rank-lower", state, "h6")
    point("reason-rank-lower", state, "h6", "stack:0:h")
    move("reason-just-discarded", drawing, "<s")
    point("reason-just-discarded", drawing, "", "pile:s")
    move("reason-pile-empty", drawing, "<c")
    move("reason-not-in-hand", state, "hA")
    point("reason-not-in-hand", state, "hA", "stack:0:h")
    point("reason-other-suit", state, "c10", "pile:h")
    move("reason-place-first", state, "<")
    point("reason-place-first", state, "", "pile:d")
    move("reason-draw-first", drawing, "hK")
    point("reason-not-your-turn", state, "", "deck", seat=1)
    move("reason-round-over", play(begin([HAND, ""], left=1), "hK <"), "<")
    point("reason-not-yours", state, "hK", "stack:1:h")
    point("reason-no-move-here", state, "hK", "hand:0")
    point("reason-allowed", state, "hK", "stack:0:h")
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
    reason = ADAPTED.reason(begin([HAND, ""], stacks={0: "h4 h7"}), ADAPTED.parse_move("h6"))
    assert reason is not None
    assert reason.values == {"card": "h6", "suit": "h", "top": "h7"}
    assert reason.text == "your stack of hearts already stands at 7"


@pytest.mark.parametrize("zone", ["", "stack", "stack:2:h", "stack:0:y", "stack:0:", "pile:cd", "path:0:h"])
def test_zones_that_the_table_does_not_have(zone: str) -> None:
    with pytest.raises(BadText):
        ADAPTED.why(ADAPTED.sight(begin(), 0), "", zone)


@pytest.mark.parametrize(
    "options",
    [{"rounds": 0}, {"rounds": 100}, {"ace": "both"}, {"stacks_to_end": 0}, {"stacks_to_end": 101}, {"floor": "net"},
     {"next_starter": "previous"}, {"match_tie": "extra"}, {"turn_limit": False}, {"expeditions": 5}],
    ids=str,
)  # fmt: skip
def test_options_that_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        complete_rules(ADAPTED, options)


def test_the_view_says_what_a_stack_is_worth_and_would_be_and_which_stacks_count() -> None:
    stacks = {0: run("h", 6), 1: run("s", 7) + " " + run("c", 8)}
    state = begin(["hK", ""], stacks=stacks, stacks_to_end=4)
    view = ADAPTED.view(ADAPTED.sight(state, 0), {})
    zones = {zone["id"]: zone for zone in view["zones"]}
    assert zones["stack:0:h"]["points"] == {"count": 6, "points": 20}
    assert zones["stack:0:c"]["points"] is None
    assert view["scores"] == [20, 70]
    counted = [{"seat": 1, "suit": "c"}, {"seat": 1, "suit": "s"}]
    assert view["facts"] == {"stacks": 2, "stacksToEnd": 4, "longStack": 7, "counted": counted}
    moves = {move["move"]: move for move in view["moves"]}
    assert moves["hK"]["after"] == {"count": 7, "points": 30}
    assert moves["-hK"]["to"] == "pile:h"
    one = begin(["hK", ""], stacks={**stacks, 0: run("h", 7)}, stacks_of="one")
    assert ADAPTED.view(ADAPTED.sight(one, 0), {})["facts"]["stacks"] == 2


def test_the_log_tells_the_end_by_a_stack() -> None:
    state = begin(["hK", ""], stacks={0: run("h", 6)}, stacks_to_end=1)
    assert ADAPTED.tell(state, ADAPTED.parse_move("hK"), play(state, "hK")) == [
        {"turn": 0, "seat": 0, "kind": "play", "card": "hK", "suit": "h"},
        {"turn": 0, "seat": 0, "kind": "end"},
    ]
