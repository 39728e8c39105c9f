"""Helpers for tests of the card game: rounds set up from texts, and states read back as texts."""

from collections.abc import Sequence
from random import Random

from lostcities import GAMES, complete_rules
from lostcities.games.card.state import CardState

CARD = GAMES["card"]
DECK = CARD.deck


def cards(text: str) -> list[int]:
    """`"r5 yx"` -> the two cards."""
    return [DECK.parse(each) for each in text.split()]


def texts(numbers: Sequence[int]) -> str:
    """Cards -> `"r5 yx"`."""
    return " ".join(DECK.names[number] for number in numbers)


def deal_with(hands: Sequence[str] = ("", ""), deck: str = "", **options: object) -> list[int]:
    """A whole deal whose hands and deck begin with the given cards."""
    rules = complete_rules(CARD, options)
    rest = CARD.cards(rules)
    wanted = [cards(hand) for hand in [*hands, ""][:2]]
    top = cards(deck)
    for card in [*wanted[0], *wanted[1], *top]:
        rest.remove(card)
    Random(1).shuffle(rest)
    full = [hand + [rest.pop() for _ in range(8 - len(hand))] for hand in wanted]
    return [*full[0], *full[1], *top, *rest]


def begin(hands: Sequence[str] = ("", ""), deck: str = "", starts: int = 0, **options: object) -> CardState:
    """The state before the first move of such a deal."""
    deal = deal_with(hands, deck, **options)
    state = CARD.start(complete_rules(CARD, options), 2, deal, (), starts, ())
    assert isinstance(state, CardState)
    return state


def place_by_hand(state: CardState, columns: str = "", piles: str = "", seat: int = 0) -> CardState:
    """The state as if `seat` had these expeditions and the piles these cards, all of them taken from the deck.

    The position is imagined from a sight that shows it, so its look-up tables are those of a round really played.
    """
    seen = CARD.sight(state, seat)
    deck = state.deck[:]
    for card in cards(columns):
        seen.columns[seat][DECK.suit_of[card]].append(card)
        deck.remove(card)
    for card in cards(piles):
        seen.piles[DECK.suit_of[card]].append(card)
        seen.discarders[DECK.suit_of[card]].append(-1)
        deck.remove(card)
    seen.deck = len(deck)
    new = CARD.imagine(seen, Random(1))
    new.hands, new.spares = [], []
    for holder in range(2):
        new.give(state.hand(holder))
    new.deck = deck
    return new


def down_to(state: CardState, count: int) -> CardState:
    """The state as if all but the last `count` cards of the deck lay in the discard piles."""
    return place_by_hand(state, piles=texts(state.deck[: len(state.deck) - count]))


def play(state: CardState, line: str) -> CardState:
    """The state after the half-moves of `line`, each of them checked; the state given stays as it was."""
    now = state.copy()
    for text in line.split():
        move = CARD.parse_move(text)
        reason = CARD.reason(now, move)
        assert reason is None, (text, reason)
        assert move in now.legal(), text
        now.play(move)
    return now


def legal(state: CardState) -> set[str]:
    """The texts of all legal moves."""
    return {CARD.format_move(move) for move in state.legal()}


def refusal(state: CardState, text: str) -> str:
    """The key of the reason why a move is refused, "" if it is not."""
    reason = CARD.reason(state, CARD.parse_move(text))
    return "" if reason is None else reason.key
