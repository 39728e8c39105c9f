"""What a seat of the card game may know, and what its view shows: no more, and nothing public left out."""

from itertools import chain
from typing import Any

import pytest
from card_table import CARD, begin, cards, down_to, place_by_hand, play, texts

from lostcities.games.card.sight import hidden
from lostcities.games.card.state import CardState


def _zone(state: CardState, viewer: int | None, identity: str, discards: str = "top") -> dict[str, Any]:
    zones = CARD.view(CARD.sight(state, viewer), {"discards": discards})["zones"]
    return next(zone for zone in zones if zone["id"] == identity)


def _known(state: CardState, seat: int) -> str:
    return texts(CARD.sight(state, 1 - seat).known[seat])


def test_a_card_taken_from_a_pile_is_known_until_it_is_placed() -> None:
    state = play(begin(["r2 r3", "b2 b9 g2"]), "-r2 < -b9 <r")
    assert _known(state, 1) == "r2"
    assert _zone(state, 0, "hand:1")["cards"] == ["r2"]
    assert _zone(state, None, "hand:1")["cards"] == ["r2"]
    state = play(state, "r3 < b2 <")
    assert _known(state, 1) == "r2"
    assert _known(play(state, "-" + texts(state.hand(0)[:1]) + " < r2 <"), 1) == ""


def test_a_wager_seen_taken_is_known_until_any_wager_of_its_colour_is_placed() -> None:
    state = play(begin(["rx r3", "b2 b9 rx g2"]), "-rx < -b9 <r")
    assert state.hand(1).count(cards("rx")[0]) == 2
    assert _known(state, 1) == "rx"
    state = play(state, "r3 < rx <")
    assert cards("rx")[0] in state.hand(1)
    assert _known(state, 1) == ""


def test_a_card_drawn_from_the_deck_is_known_to_nobody_else() -> None:
    state = play(begin(["r2 r3"], deck="g7"), "r2 <")
    assert "g7" in _zone(state, 0, "hand:0")["cards"]
    for viewer in (1, None):
        view = CARD.view(CARD.sight(state, viewer), {"discards": "all"})
        assert "g7" not in str(view)


def test_own_cards_stand_in_the_order_they_came() -> None:
    state = begin(["r9 r2 b5"], deck="g7")
    own = _zone(state, 0, "hand:0")["cards"]
    assert own[:3] == ["r9", "r2", "b5"]
    assert _zone(play(state, "r2 <"), 0, "hand:0")["cards"] == ["r9", "b5", *own[3:], "g7"]


def test_an_onlooker_sees_two_backs_and_no_move() -> None:
    view = CARD.view(CARD.sight(begin(), None), {})
    hands = [zone for zone in view["zones"] if zone["id"].startswith("hand:")]
    assert [(zone["kind"], zone["count"], zone["cards"]) for zone in hands] == [("backs", 8, [])] * 2
    assert (view["seat"], view["moves"]) == (None, [])


def test_the_hidden_cards_of_a_seat_are_the_deck_and_the_unseen_part_of_the_other_hand() -> None:
    state = play(begin(["r2 rx", "b2 b9 rx"]), "-rx < -b9 <r r2 <")
    for viewer in (0, 1, None):
        unseen = [_without(state.hand(seat), state.known[seat]) for seat in (0, 1) if seat != viewer]
        assert hidden(CARD.sight(state, viewer)) == sorted(chain(state.deck, *unseen))


def _without(hand: list[int], known: list[int]) -> list[int]:
    rest = hand[:]
    for card in known:
        rest.remove(card)
    return rest


def test_the_sight_keeps_whole_discard_piles_and_the_view_shows_the_top_or_all() -> None:
    state = place_by_hand(begin(deck="b9 b4 b7"), piles="b9 b4 b7")
    assert texts(CARD.sight(state, 1).piles[1]) == "b9 b4 b7"
    assert _zone(state, 1, "pile:b")["cards"] == ["b7"]
    assert _zone(state, 1, "pile:b")["count"] == 3
    assert _zone(state, 1, "pile:b", "all")["cards"] == ["b9", "b4", "b7"]
    assert _zone(state, 1, "pile:g") == {
        "id": "pile:g", "kind": "pile", "suit": "g", "cards": [], "count": 0, "closed": False,
    }  # fmt: skip


def test_a_pile_is_closed_only_while_its_discarder_draws() -> None:
    state = play(begin(["r2"]), "-r2")
    assert _zone(state, 0, "pile:r")["closed"] is True
    assert _zone(state, 1, "pile:r")["closed"] is True
    assert _zone(play(state, "<"), 1, "pile:r")["closed"] is False
    assert _zone(play(begin(["r2"], redraw_own_discard=True), "-r2"), 0, "pile:r")["closed"] is False


def test_a_view_says_whose_turn_it_is_and_how_far_the_round_has_come() -> None:
    state = begin(["r2"], starts=1)
    view = CARD.view(CARD.sight(state, 0), {})
    told = ("game", "seat", "seats", "toMove", "phase", "turn", "suits", "scores", "moves", "facts")
    assert [view[key] for key in told] == ["card", 0, 2, 1, "place", 0, "ybwgr", [0, 0], [], {}]
    deck = {"id": "deck", "kind": "deck", "cards": [], "count": 44, "size": 44}
    assert _zone(state, 0, "deck") == {**deck, "turns": 22, "about": False}
    placed = play(begin(["r2"]), "r2")
    assert CARD.view(CARD.sight(placed, 0), {})["phase"] == "draw"
    over = play(down_to(begin(["r2"]), 1), "r2 <")
    view = CARD.view(CARD.sight(over, 0), {})
    assert (view["phase"], view["turn"], view["moves"], view["scores"]) == ("over", 1, [], [-18, 0])


def test_an_expedition_shows_its_arithmetic_and_a_move_what_it_will_be() -> None:
    state = place_by_hand(begin(["r8 b2"], deck="rx r4"), columns="rx r4")
    assert _zone(state, 1, "expedition:0:r") == {
        "id": "expedition:0:r", "kind": "expedition", "seat": 0, "suit": "r", "cards": ["rx", "r4"], "count": 2,
        "points": {"sum": 4, "cost": 20, "times": 2, "bonus": 0, "points": -32},
    }  # fmt: skip
    assert _zone(state, 1, "expedition:0:g")["points"] is None
    moves = {move["move"]: move for move in CARD.view(CARD.sight(state, 0), {})["moves"]}
    assert moves["r8"] == {
        "move": "r8", "kind": "play", "from": "hand:0", "to": "expedition:0:r", "card": "r8",
        "after": {"sum": 12, "cost": 20, "times": 2, "bonus": 0, "points": -16},
    }  # fmt: skip
    assert moves["-b2"] == {"move": "-b2", "kind": "discard", "from": "hand:0", "to": "pile:b", "card": "b2"}


def test_draws_lead_from_the_deck_or_a_pile_to_the_hand() -> None:
    state = play(place_by_hand(begin(["r8"], deck="g4 g9"), piles="g4 g9"), "r8")
    assert CARD.view(CARD.sight(state, 0), {})["moves"] == [
        {"move": "<", "kind": "draw", "from": "deck", "to": "hand:0", "card": ""},
        {"move": "<g", "kind": "take", "from": "pile:g", "to": "hand:0", "card": "g9"},
    ]


@pytest.mark.parametrize(
    ("line", "move", "events"),
    [
        ("", "r8", [{"kind": "play", "card": "r8", "suit": "r"}]),
        ("", "-r8", [{"kind": "discard", "card": "r8", "suit": "r"}]),
        ("r8", "<", [{"kind": "draw", "count": 41}]),
        ("r8", "<g", [{"kind": "take", "card": "g9", "suit": "g"}]),
    ],
)
def test_the_log_tells_each_half_move(line: str, move: str, events: list[dict[str, Any]]) -> None:
    before = play(place_by_hand(begin(["r8"], deck="g4 g9"), piles="g4 g9"), line)
    after = play(before, move)
    told = CARD.tell(before, CARD.parse_move(move), after)
    assert told == [{"turn": 0, "seat": 0, **event} for event in events]


def test_the_log_tells_the_end_of_the_round() -> None:
    before = play(down_to(begin(["r8"]), 1), "r8")
    told = CARD.tell(before, CARD.parse_move("<"), play(before, "<"))
    assert [event["kind"] for event in told] == ["draw", "end"]
