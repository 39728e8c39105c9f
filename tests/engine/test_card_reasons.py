"""Why a move of the card game is refused: every key with its values and its rule, asked by move and by pointing."""

import pytest
from card_table import CARD, begin, down_to, place_by_hand, play

from lostcities import BadText
from lostcities.errors import Reason
from lostcities.games.card.reasons import REASONS

HAND = "r5 rx b2 g4"
COLUMNS = "rx r7"
PILES = "w9"


def _table(line: str = "") -> object:
    """Seat 0 to move with HAND, COLUMNS on its side and PILES, then the half-moves of `line`."""
    return play(place_by_hand(begin([HAND, "y2 y3"], deck="rx r7 w9"), columns=COLUMNS, piles=PILES), line)


def _says(reason: Reason | None, key: str, **values: str | int) -> None:
    assert reason is not None
    assert (reason.key, reason.values) == (key, values)
    assert (reason.rule, sorted(reason.values)) == (REASONS[key][0], sorted(REASONS[key][1]))
    assert reason.text.isprintable()
    assert reason.wire() == {"key": key, "rule": reason.rule, "values": values}


BY_MOVE = [
    ("", "r5", "reason-number-lower", {"card": "r5", "suit": "r", "top": "r7"}),
    ("", "rx", "reason-wager-after-number", {"card": "rx", "suit": "r", "top": "r7"}),
    ("", "y2", "reason-not-in-hand", {"card": "y2"}),
    ("", "-y2", "reason-not-in-hand", {"card": "y2"}),
    ("", "r7", "reason-not-in-hand", {"card": "r7"}),
    ("", "px", "reason-suit-not-in-play", {"suit": "p"}),
    ("", "<", "reason-place-first", {}),
    ("", "<w", "reason-place-first", {}),
    ("b2", "g4", "reason-draw-first", {}),
    ("b2", "-g4", "reason-draw-first", {}),
    ("b2", "<b", "reason-pile-empty", {"suit": "b"}),
    ("b2", "<p", "reason-pile-empty", {"suit": "p"}),
    ("-b2", "<b", "reason-just-discarded", {"suit": "b", "card": "b2"}),
]


@pytest.mark.parametrize(("line", "text", "key", "values"), BY_MOVE)
def test_a_move_is_refused_because(line: str, text: str, key: str, values: dict[str, str]) -> None:
    _says(CARD.reason(_table(line), CARD.parse_move(text)), key, **values)


BY_POINTING = [
    ("", "r5", "expedition:0:r", "reason-number-lower", {"card": "r5", "suit": "r", "top": "r7"}),
    ("", "rx", "expedition:0:r", "reason-wager-after-number", {"card": "rx", "suit": "r", "top": "r7"}),
    ("", "r5", "expedition:0:b", "reason-other-suit", {"card": "r5", "suit": "b"}),
    ("", "r5", "pile:b", "reason-other-suit", {"card": "r5", "suit": "b"}),
    ("", "r5", "expedition:1:r", "reason-not-yours", {}),
    ("", "r5", "deck", "reason-no-move-here", {}),
    ("", "r5", "hand:1", "reason-no-move-here", {}),
    ("", "", "hand:1", "reason-no-move-here", {}),
    ("", "y3", "expedition:0:y", "reason-not-in-hand", {"card": "y3"}),
    ("", "", "deck", "reason-place-first", {}),
    ("", "", "pile:w", "reason-place-first", {}),
    ("", "b2", "expedition:0:b", "reason-allowed", {}),
    ("", "r5", "pile:r", "reason-allowed", {}),
    ("b2", "g4", "expedition:0:g", "reason-draw-first", {}),
    ("b2", "", "pile:g", "reason-pile-empty", {"suit": "g"}),
    ("b2", "", "expedition:0:g", "reason-no-move-here", {}),
    ("b2", "", "deck", "reason-allowed", {}),
    ("b2", "", "pile:w", "reason-allowed", {}),
    ("-b2", "", "pile:b", "reason-just-discarded", {"suit": "b", "card": "b2"}),
    ("b2 <", "g4", "expedition:0:g", "reason-not-your-turn", {"seat": 1}),
]


@pytest.mark.parametrize(("line", "card", "zone", "key", "values"), BY_POINTING)
def test_pointing_there_is_refused_because(
    line: str, card: str, zone: str, key: str, values: dict[str, str | int]
) -> None:
    _says(CARD.why(CARD.sight(_table(line), 0), card, zone), key, **values)


def test_after_the_end_nothing_is_played() -> None:
    over = play(down_to(begin(["r2"]), 1), "r2 <")
    for text in ("<", "r2", "-b2"):
        reason = CARD.reason(over, CARD.parse_move(text))
        _says(reason, "reason-round-over")
        assert reason
        assert reason.text == "the round is over"
    _says(CARD.why(CARD.sight(over, 1), "", "deck"), "reason-round-over")


def test_an_onlooker_is_told_whose_turn_it_is() -> None:
    _says(CARD.why(CARD.sight(begin(starts=1), None), "", "deck"), "reason-not-your-turn", seat=1)


def test_every_reason_in_the_table_is_given_somewhere_above() -> None:
    given = {case[2] for case in BY_MOVE} | {case[3] for case in BY_POINTING} | {"reason-round-over"}
    assert given == set(REASONS)


def test_pointing_is_allowed_exactly_where_a_move_leads() -> None:
    for line in ("", "b2", "-b2"):
        seen = CARD.sight(_table(line), 0)
        view = CARD.view(seen, {})
        drawing = seen.phase == "draw"
        leads = {(move["from"], "") if drawing else (move["to"], move["card"]) for move in view["moves"]}
        for zone in view["zones"]:
            for card in ("", *CARD.deck.names):
                reason = CARD.why(seen, card, zone["id"])
                assert (reason.key == "reason-allowed") == ((zone["id"], card) in leads)


@pytest.mark.parametrize(
    ("card", "zone"),
    [("r11", "deck"), *(("", zone) for zone in ("", "deck:", "pile:p", "pile:yb", "expedition:2:r", "path:0:r"))],
)
def test_pointing_with_no_card_or_at_no_zone_of_the_game_is_no_question(card: str, zone: str) -> None:
    with pytest.raises(BadText):
        CARD.why(CARD.sight(begin(), 0), card, zone)


def test_the_sixth_colour_is_in_play_in_the_long_game() -> None:
    state = begin(["p5"], expeditions=6)
    assert CARD.reason(state, CARD.parse_move("p5")) is None
    assert CARD.why(CARD.sight(state, 0), "p5", "expedition:0:p").key == "reason-allowed"
