"""What a view says of moves, piles and columns, and what an event says was seen, agrees with the move's text."""

from random import Random
from typing import Any

import pytest

from lostcities import GAMES, Match, match_at, read_position
from lostcities.errors import BadText

COLUMNS = {"card": "expedition", "board": "path", "adapted": "stack"}
WORDS = {"card": "no expedition", "board": "no path of a seat", "adapted": "no stack"}


def at(line: str) -> Match:
    return match_at(read_position(line), "a seed")


def piles_of(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {zone["suit"]: zone for zone in view["zones"] if zone["kind"] == "pile"}


def drawn(match: Match, text: str) -> tuple[str, str, str, str]:
    """What a move is drawn as: its kind, from where, to where, and its card if that is known."""
    seat = match.to_move
    own, pile = f"hand:{seat}", f"pile:{text[1:2]}"
    if text == "<":
        return "draw", "deck", own, ""
    if text[0] == "<":
        return "take", pile, own, piles_of(match.view(seat))[text[1]]["cards"][-1]
    if text[0] == "-":
        return "discard", own, pile, text[1:]
    if text == ">.":
        return "decline", "", "", ""
    if text[0] == ">":
        step = match.state.steps[seat][GAMES["board"].deck.suits.index(text[1])] + 1  # type: ignore[union-attr]
        return "explore", f"path:{seat}:{text[1]}", f"step:{text[1]}:{step}", ""
    return "play", own, f"{COLUMNS[match.game.name]}:{seat}:{text[0]}", text.partition(":")[0]


def look(match: Match) -> None:
    """Every legal move is drawn as its text says."""
    moves = match.view(match.to_move)["moves"]
    assert [move["move"] for move in moves] == match.legal()
    for move in moves:
        assert (move["kind"], move["from"], move["to"], move["card"]) == drawn(match, move["move"])


@pytest.mark.parametrize("name", COLUMNS)
def test_moves_piles_and_events_are_told_as_the_moves_are_written(name: str) -> None:
    chance = Random(f"drawn {name}")
    match = Match.begin(name)
    match.deal_by_chance("drawn")
    piles: dict[str, list[str]] = {suit: [] for suit in piles_of(match.view(None))}
    for _ in range(90):
        if not match.in_round:
            break
        look(match)
        text = chance.choice(match.legal())
        kind, _, _, card = drawn(match, text)
        before = match.rounds[-1].state.copy()
        match.play(text)
        event = match.game.tell(before, match.game.parse_move(text), match.rounds[-1].state)[0]
        assert (event["turn"], event["seat"], event["kind"]) == (before.turn, before.seat, kind)
        assert (event.get("card", ""), event.get("suit", "")) == (card, text[1] if kind == "explore" else card[:1])
        if kind == "draw":
            assert event["count"] == piles_of_deck(match)
        if kind == "discard":
            piles[card[0]].append(card)
        if kind == "take":
            piles[card[0]].pop()
        look_at_piles(match, piles, card[0] if kind == "discard" else "")


def piles_of_deck(match: Match) -> int:
    return next(int(zone["count"]) for zone in match.view(None)["zones"] if zone["kind"] == "deck")


def look_at_piles(match: Match, piles: dict[str, list[str]], shut: str) -> None:
    """Whole piles are told where they are asked for, else their tops; shut is the one just discarded to."""
    for suit, zone in piles_of(match.view(None)).items():
        assert (zone["cards"], zone["count"], zone["closed"]) == (piles[suit], len(piles[suit]), suit == shut)
    tops = match.game.view(match.sight(None), {})
    assert {suit: zone["cards"] for suit, zone in piles_of(tops).items()} == {
        suit: pile[-1:] for suit, pile in piles.items()
    }


@pytest.mark.parametrize("name", COLUMNS)
def test_the_first_card_of_a_deck_is_a_card_like_any(name: str) -> None:
    game = GAMES[name]
    first, suit = game.deck.names[0], game.deck.suits[0]
    match = at(f"lc1;{name};seat=0;hands={first}/?8")
    look(match)
    seen = match.sight(0)
    assert game.why(seen, first, f"pile:{suit}").key == "reason-allowed"
    assert game.why(seen, "", f"pile:{suit}").key == "reason-place-first"
    drawing = at(f"lc1;{name};seat=0;phase=draw;hands={first}/?8").sight(0)
    assert game.why(drawing, first, f"pile:{suit}").key == "reason-draw-first"
    assert game.why(drawing, "", "deck").key == "reason-allowed"


@pytest.mark.parametrize("name", COLUMNS)
def test_only_a_column_has_a_worth(name: str) -> None:
    with pytest.raises(BadText) as caught:
        GAMES[name].worth(at(f"lc1;{name};seat=0;hands=?8/?8").sight(None), "deck")
    assert str(caught.value) == f'"deck" is {WORDS[name]}'
    assert caught.value.values["text"] == "deck"


def test_cards_that_may_follow_are_told_from_low_to_high_whatever_an_ace_is() -> None:
    for ace, first, last in (("low", "A", "K"), ("high", "2", "A")):
        seen = at(f"lc1;adapted;options=ace:%22{ace}%22;seat=0;hands=h9/?8").sight(0)
        cards = GAMES["adapted"].worth(seen, "stack:0:h")["next"][0]["cards"]
        assert (cards[0], cards[-1]) == (f"h{first}", f"h{last}")


def test_full_stacks_count_together_or_those_of_one_seat() -> None:
    seven = "{0}2.{0}3.{0}4.{0}5.{0}6.{0}7.{0}8"
    for way, count in (("all", 2), ("one", 1)):
        match = at(
            f"lc1;adapted;options=stacks_of:%22{way}%22;seat=0;hands=h9/?8"
            f";columns={seven.format('h')}/{seven.format('c')}"
        )
        assert match.view(0)["facts"]["stacks"] == count
