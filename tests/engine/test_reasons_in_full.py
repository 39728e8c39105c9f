"""Why a card does not go somewhere, in full: the key with its values for the page, the sentence, and the rule."""

from typing import Any

import adapted_table
import board_table
import card_table
import pytest

from lostcities import BadText
from lostcities.errors import Reason
from lostcities.games.adapted.reasons import parse_zone as adapted_zone
from lostcities.games.board.reasons import parse_zone as board_zone
from lostcities.games.card.reasons import parse_zone as card_zone

Told = tuple[str, str, str, dict[str, Any]]

STACKS = adapted_table.begin(["h4 h9 s2 c3 c4 c5 c6 c7", "c2"], deck="c9", stacks={0: "h7"}, piles="d9 s5")
PATHS = board_table.begin(
    ["r4 r9 g2 y1 y2 y3 y4 y5", "y2"],
    deck="w9",
    stands={0: [("a", "r", 5, "r7"), ("a", "b", 8, "b5"), ("a", "y", 9, "y8")]},
    tiles={"r6": "arrow", "b9": "arrow"},
    tile_layout=board_table.row(1, "r"),
    piles="w9 g5",
)
COLUMNS = card_table.place_by_hand(
    card_table.begin(["r4 r9 g2 y2 y3 y4 y5 y6", "b2"], deck="r7 w9"), columns="r7", piles="w9"
)
MOMENTS: dict[str, dict[str, Any]] = {
    "card": {
        "placing": COLUMNS,
        "drawing": card_table.play(COLUMNS, "-g2"),
        "over": card_table.play(card_table.begin(["r4", ""], turn_limit=1), "-r4 <"),
    },
    "adapted": {
        "placing": STACKS,
        "drawing": adapted_table.play(STACKS, "-s2"),
        "over": adapted_table.play(adapted_table.begin(["h4", ""], left=1), "-h4 <"),
    },
    "board": {
        "placing": PATHS,
        "exploring": board_table.play(PATHS, "r9"),
        "drawing": board_table.play(PATHS, "-g2"),
        "over": board_table.play(board_table.begin(["r4", ""], left=1), "-r4 <"),
    },
}
GAMES: dict[str, Any] = {"card": card_table.CARD, "adapted": adapted_table.ADAPTED, "board": board_table.BOARD}

PLACE_FIRST = ("reason-place-first", "you must place a card before you draw one")
DRAW_FIRST = ("reason-draw-first", "you have placed your card and must draw one now")
EXPLORER_FIRST = ("reason-explorer-first", "you must move an explorer, or decline to, before you draw")
NO_CARD_HERE = ("reason-no-move-here", "no card moves there or from there now")
NOTHING_HERE = ("reason-no-move-here", "nothing moves there or from there now")
NO_EXPLORER = ("reason-no-explorer-move", "no explorer may be moved by itself now")
ALLOWED = ("reason-allowed", "that is allowed")
POINTED: list[Any] = [
    ("card", "placing", "", "deck", *PLACE_FIRST, {}),
    ("card", "placing", "", "expedition:0:r", *NO_CARD_HERE, {}),
    ("card", "placing", "r9", "hand:0", *NO_CARD_HERE, {}),
    ("card", "placing", "r9", "expedition:0:r", *ALLOWED, {}),
    ("card", "placing", "r9", "expedition:1:r", "reason-not-yours", "that expedition is not yours", {}),
    ("card", "drawing", "r9", "expedition:0:r", *DRAW_FIRST, {}),
    ("card", "drawing", "", "pile:w", *ALLOWED, {}),
    ("card", "over", "", "deck", "reason-round-over", "the round is over", {}),
    ("adapted", "placing", "", "deck", *PLACE_FIRST, {}),
    ("adapted", "placing", "", "pile:d", *PLACE_FIRST, {}),
    ("adapted", "placing", "", "stack:0:h", *NO_CARD_HERE, {}),
    ("adapted", "placing", "h9", "hand:0", *NO_CARD_HERE, {}),
    ("adapted", "placing", "h9", "stack:0:h", *ALLOWED, {}),
    ("adapted", "placing", "h4", "pile:h", *ALLOWED, {}),
    ("adapted", "placing", "sA", "stack:0:s", "reason-not-in-hand", "you do not hold that card", {"card": "sA"}),
    ("adapted", "placing", "h9", "stack:1:h", "reason-not-yours", "that stack is not yours", {}),
    (
        *("adapted", "placing", "h9", "stack:0:s", "reason-other-suit", "h9 is not one of the spades"),
        {"card": "h9", "suit": "s"},
    ),
    (
        *("adapted", "placing", "h4", "stack:0:h", "reason-rank-lower", "your stack of hearts already stands at 7"),
        {"card": "h4", "suit": "h", "top": "h7"},
    ),
    ("adapted", "drawing", "h9", "stack:0:h", *DRAW_FIRST, {}),
    ("adapted", "drawing", "", "deck", *ALLOWED, {}),
    ("adapted", "drawing", "", "pile:d", *ALLOWED, {}),
    ("adapted", "drawing", "", "hand:0", *NO_CARD_HERE, {}),
    (
        *("adapted", "drawing", "", "pile:c", "reason-pile-empty", "the discard pile of clubs is empty"),
        {"suit": "c"},
    ),
    (
        *("adapted", "drawing", "", "pile:s", "reason-just-discarded", "you have just discarded that card"),
        {"suit": "s", "card": "s2"},
    ),
    ("adapted", "over", "", "deck", "reason-round-over", "the round is over", {}),
    ("board", "placing", "", "deck", *PLACE_FIRST, {}),
    ("board", "placing", "", "pile:w", *PLACE_FIRST, {}),
    ("board", "placing", "", "hand:0", *NOTHING_HERE, {}),
    ("board", "placing", "", "path:0:r", *NO_EXPLORER, {}),
    ("board", "placing", "", "step:r:6", *NO_EXPLORER, {}),
    ("board", "placing", "r9", "hand:0", *NOTHING_HERE, {}),
    ("board", "placing", "r9", "step:r:1", *ALLOWED, {}),
    ("board", "placing", "r4", "pile:r", *ALLOWED, {}),
    ("board", "placing", "b0", "path:0:b", "reason-not-in-hand", "you do not hold that card", {"card": "b0"}),
    ("board", "placing", "r9", "path:1:r", "reason-not-yours", "that path is not yours", {}),
    (
        *("board", "placing", "r9", "path:0:g", "reason-other-suit", "r9 is not green"),
        {"card": "r9", "suit": "g"},
    ),
    (
        *("board", "placing", "r4", "path:0:r", "reason-number-lower", "your red path already stands at 7"),
        {"card": "r4", "suit": "r", "top": "r7"},
    ),
    ("board", "exploring", "", "deck", *EXPLORER_FIRST, {}),
    ("board", "exploring", "", "pile:w", *EXPLORER_FIRST, {}),
    ("board", "exploring", "r4", "path:0:r", *EXPLORER_FIRST, {}),
    ("board", "exploring", "", "hand:0", *NOTHING_HERE, {}),
    ("board", "exploring", "", "step:r:7", *ALLOWED, {}),
    ("board", "exploring", "", "path:0:r", *ALLOWED, {}),
    (
        *("board", "exploring", "", "step:r:9", "reason-one-step"),
        *("your red explorer moves one step, to step 7", {"suit": "r", "step": 7}),
    ),
    (
        *("board", "exploring", "", "path:0:g", "reason-explorer-not-out"),
        *("you have no explorer on the green path", {"suit": "g"}),
    ),
    (
        *("board", "exploring", "", "path:0:y", "reason-explorer-at-end"),
        *("your yellow explorer stands on the last step", {"suit": "y"}),
    ),
    ("board", "drawing", "r9", "path:0:r", *DRAW_FIRST, {}),
    ("board", "drawing", "", "deck", *ALLOWED, {}),
    ("board", "drawing", "", "pile:w", *ALLOWED, {}),
    ("board", "drawing", "", "hand:0", *NOTHING_HERE, {}),
    ("board", "drawing", "", "pile:y", "reason-pile-empty", "the yellow discard pile is empty", {"suit": "y"}),
    (
        *("board", "drawing", "", "pile:g", "reason-just-discarded", "you have just discarded that card"),
        {"suit": "g", "card": "g2"},
    ),
    ("board", "over", "", "deck", "reason-round-over", "the expedition is over", {}),
]
"""(game, moment, card, zone, key, sentence, values)"""


@pytest.mark.parametrize(
    ("game", "moment", "card", "zone", "key", "text", "values"),
    POINTED,
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_whoever_points_somewhere_is_told_why(
    game: str, moment: str, card: str, zone: str, key: str, text: str, values: dict[str, Any]
) -> None:
    state = MOMENTS[game][moment]
    reason = GAMES[game].why(GAMES[game].sight(state, 0 if moment != "over" else state.seat), card, zone)
    assert (reason.key, reason.text, reason.values) == (key, text, values)


@pytest.mark.parametrize("game", GAMES)
def test_out_of_turn_it_is_said_whose_turn_it_is(game: str) -> None:
    seen = GAMES[game].sight(MOMENTS[game]["placing"], 1)
    reason = GAMES[game].why(seen, "", "deck")
    assert (reason.key, reason.text, reason.values) == ("reason-not-your-turn", "it is the turn of seat 0", {"seat": 0})


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_refused_as_pointing_is(game: str) -> None:
    """The same sentences, asked with the move itself."""
    mine, shut = {"card": "rg", "adapted": "hs", "board": "rg"}[game]
    absent = {"card": "bx", "adapted": "sA", "board": "b0"}[game]
    wanted = {
        ("placing", "<"): PLACE_FIRST,
        ("placing", f"-{absent}"): ("reason-not-in-hand", "you do not hold that card"),
        ("drawing", f"-{mine}9"): DRAW_FIRST,
        ("drawing", f"<{shut}"): ("reason-just-discarded", "you have just discarded that card"),
    }
    for (moment, text), (key, sentence) in wanted.items():
        found: Reason | None = GAMES[game].reason(MOMENTS[game][moment], GAMES[game].parse_move(text))
        assert found is not None
        assert (found.key, found.text) == (key, sentence)
        assert found.values == ({"card": absent} if absent in text else found.values)


def test_a_zone_is_read_by_its_kind_seat_colour_and_step() -> None:
    seen = GAMES["adapted"].sight(STACKS, 0)
    suits = adapted_table.DECK.suits
    for zone, wanted in {
        "deck": ("deck", -1, -1),
        "hand:1": ("hand", 1, -1),
        "pile:s": ("pile", -1, suits.index("s")),
        "stack:1:h": ("stack", 1, suits.index("h")),
    }.items():
        assert adapted_zone(zone, seen) == wanted
    in_cards = GAMES["card"].sight(COLUMNS, 0)
    for zone, known in {
        "deck": ("deck", -1, -1),
        "hand:1": ("hand", 1, -1),
        "pile:w": ("pile", -1, card_table.DECK.suits.index("w")),
        "expedition:1:g": ("expedition", 1, card_table.DECK.suits.index("g")),
    }.items():
        assert card_zone(zone, in_cards) == known
    on_board = GAMES["board"].sight(PATHS, 0)
    letters = board_table.SUITS
    for zone, found in {
        "deck": ("deck", -1, -1, -1),
        "hand:1": ("hand", 1, -1, -1),
        "pile:w": ("pile", -1, letters.index("w"), -1),
        "path:1:g": ("path", 1, letters.index("g"), -1),
        "step:r:9": ("step", -1, letters.index("r"), 9),
    }.items():
        assert board_zone(zone, on_board) == found


@pytest.mark.parametrize(
    ("game", "zone"),
    [
        *(("adapted", zone) for zone in ("", "hand:2", "pile:x", "stack:2:h", "stack:0:hs", "n" * 99)),
        *(
            ("board", zone)
            for zone in ("", "hand:2", "pile:p", "path:2:r", "path:0:rg", "step:r:0", "step:r:10", "n" * 99)
        ),
    ],
)
def test_what_is_no_zone_is_quoted_and_cut(game: str, zone: str) -> None:
    read = {"adapted": adapted_zone, "board": board_zone}[game]
    what = {"adapted": "the two-deck game", "board": "the board game"}[game]
    with pytest.raises(BadText) as caught:
        read(zone, GAMES[game].sight(MOMENTS[game]["placing"], 0))
    quoted = f'"{zone}"' if len(zone) <= 60 else f'"{zone[:60]}"…'
    assert str(caught.value) == f"{quoted} is no zone of {what}"
    assert caught.value.values == {"text": zone[:60]}


@pytest.mark.parametrize("zone", ["expedition:0:yb", "expedition:0:p", "expedition:2:y", "expedition:0:", "pile:yb"])
def test_a_column_of_the_card_game_has_one_colour(zone: str) -> None:
    with pytest.raises(BadText) as caught:
        card_zone(zone, GAMES["card"].sight(COLUMNS, 0))
    assert (str(caught.value), caught.value.values) == (f'"{zone}" is no zone of the card game', {"text": zone})
