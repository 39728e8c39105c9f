"""Helpers for tests of the two-deck adaptation: positions set up from texts, and states read back as texts."""

from collections.abc import Mapping, Sequence
from random import Random

from lostcities import GAMES, complete_rules
from lostcities.game import RoundEnd
from lostcities.games.adapted.state import AdaptedState

ADAPTED = GAMES["adapted"]
DECK = ADAPTED.deck


def cards(text: str) -> list[int]:
    """`"h5 sA"` -> the two cards."""
    return [DECK.parse(each) for each in text.split()]


def begin(
    hands: Sequence[str] = ("", ""),
    deck: str = "",
    stacks: Mapping[int, str] | None = None,
    piles: str = "",
    left: int | None = None,
    starts: int = 0,
    history: tuple[RoundEnd, ...] = (),
    **options: object,
) -> AdaptedState:
    """A position before a placing. Hands and deck begin with the given cards, `stacks` lie before the seats and `piles`
    are discards in order, `left` is how many cards the deck has (the others lie aside)."""
    rules = complete_rules(ADAPTED, options)
    rest = ADAPTED.cards(rules)
    wanted, top, discards = [cards(hand) for hand in hands], cards(deck), cards(piles)
    lying = {seat: cards(text) for seat, text in (stacks or {}).items()}
    stacked = [card for each in lying.values() for card in each]
    for card in [*(card for hand in wanted for card in hand), *top, *discards, *stacked]:
        rest.remove(card)
    Random(1).shuffle(rest)
    full = [card for hand in wanted for card in [*hand, *(rest.pop() for _ in range(8 - len(hand)))]]
    aside = [rest.pop() for _ in range(ADAPTED.set_aside(rules, len(hands)))]
    deal = [*full, *aside, *top, *rest, *discards, *stacked]
    state = ADAPTED.start(rules, len(hands), deal, (), starts, history)
    assert isinstance(state, AdaptedState)
    state.deck = state.deck[len(discards) + len(stacked) :]
    for card in discards:
        state.piles[DECK.suit_of[card]] += (card,)
        state.discarders[DECK.suit_of[card]] += (-1,)
    for seat, each in lying.items():
        for card in each:
            state.stacks[seat][DECK.suit_of[card]] += (card,)
    state.look_up()
    if left is not None:
        cut = len(state.deck) - left
        state.aside, state.deck = (*state.aside, *state.deck[:cut]), state.deck[cut:]
    return state


def play(state: AdaptedState, line: str) -> AdaptedState:
    """The state after the half-moves of `line`, each of them checked; the state given stays as it was."""
    now = state.copy()
    for text in line.split():
        move = ADAPTED.parse_move(text)
        reason = ADAPTED.reason(now, move)
        assert reason is None, (text, reason)
        assert move in now.legal(), text
        now.play(move)
    return now


def legal(state: AdaptedState) -> set[str]:
    """The texts of all legal moves."""
    return {ADAPTED.format_move(move) for move in state.legal()}


def refusal(state: AdaptedState, text: str) -> str:
    """The key of the reason why a move is refused, "" if it is not."""
    reason = ADAPTED.reason(state, ADAPTED.parse_move(text))
    return "" if reason is None else reason.key


def run(suit: str, count: int) -> str:
    """A stack of so many cards of a suit, rising, each rank twice from the ace: `run("s", 3)` is `"sA sA s2"`."""
    ranks = DECK.ranks
    return " ".join(suit + ranks[number // 2] for number in range(count))
