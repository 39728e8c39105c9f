"""Helpers for tests of the board game: positions set up from texts, and states read back as texts."""

from collections.abc import Mapping, Sequence
from random import Random

from lostcities import GAMES, complete_rules
from lostcities.game import RoundEnd
from lostcities.games.board.state import BoardState
from lostcities.games.board.text import SUITS, TILE_BAG, TILES, marked_steps

BOARD = GAMES["board"]
DECK = BOARD.deck

Stand = tuple[str, str, int, str]
"""An explorer as a test gives it: piece "a" or "r", path, step, and the cards of its column."""


def cards(text: str) -> list[int]:
    """`"r5 y0"` -> the two cards."""
    return [DECK.parse(each) for each in text.split()]


def texts(numbers: Sequence[int]) -> str:
    """Cards -> `"r5 y0"`."""
    return " ".join(DECK.names[number] for number in numbers)


def row(number: int, suit: str) -> dict[str, list[int]]:
    """A tile layout in which that path has row 1 to 5 of rule 2.2; the others keep the order of the rest."""
    rows = [[3, 5, 6, 7, 9], [2, 4, 5, 7, 9], [2, 3, 5, 7, 9], [3, 4, 6, 7, 9], [2, 4, 5, 7, 9]]
    first = rows.pop(number - 1)
    return {each: first if each == suit else rows.pop(0) for each in SUITS}


def lay(layout: Mapping[str, Sequence[int]], wanted: Mapping[str, str]) -> tuple[int, ...]:
    """A lay with the wanted tiles (`{"r3": "arrow"}`), the rest of the 25 in any order."""
    bag = [TILES[kind] for kind in TILE_BAG]
    for tile in wanted.values():
        bag.remove(tile)
    places = [f"{SUITS[suit]}{step}" for suit, step in marked_steps(layout)]
    assert set(wanted) <= set(places)
    kinds = {text: kind for kind, text in TILES.items()}
    return tuple(kinds[wanted[place] if place in wanted else bag.pop()] for place in places)


def begin(
    hands: Sequence[str] = ("", ""),
    deck: str = "",
    stands: Mapping[int, Sequence[Stand]] | None = None,
    piles: str = "",
    tiles: Mapping[str, str] | None = None,
    left: int | None = None,
    starts: int = 0,
    history: tuple[RoundEnd, ...] = (),
    **options: object,
) -> BoardState:
    """A position before a placing. Hands and deck begin with the given cards, `stands` puts explorers on the board by
    seat, `piles` are discards in order, `left` is how many cards the deck has (the others lie aside)."""
    rules = complete_rules(BOARD, options)
    rest = BOARD.cards(rules)
    wanted, top, discards = [cards(hand) for hand in hands], cards(deck), cards(piles)
    columns = [card for each in (stands or {}).values() for *_, laid in each for card in cards(laid)]
    for card in [*(card for hand in wanted for card in hand), *top, *discards, *columns]:
        rest.remove(card)
    Random(1).shuffle(rest)
    full = [card for hand in wanted for card in [*hand, *(rest.pop() for _ in range(8 - len(hand)))]]
    aside = [rest.pop() for _ in range(BOARD.set_aside(rules, len(hands)))]
    deal = [*full, *aside, *top, *rest, *discards, *columns]
    state = BOARD.start(rules, len(hands), deal, lay(rules["tile_layout"], tiles or {}), starts, history)
    assert isinstance(state, BoardState)
    state.deck = state.deck[len(discards) + len(columns) :]
    for card in discards:
        state.piles[DECK.suit_of[card]] += (card,)
        state.discarders[DECK.suit_of[card]] += (-1,)
    for seat, each in (stands or {}).items():
        for stand in each:
            _stand(state, seat, *stand)
    if left is not None:
        cut = len(state.deck) - left
        state.aside, state.deck = (*state.aside, *state.deck[:cut]), state.deck[cut:]
    return state


def _stand(state: BoardState, seat: int, piece: str, path: str, step: int, column: str) -> None:
    """Put an explorer on the board as if it had come there; a path with no given column counts as begun with the 0."""
    suit = SUITS.index(path)
    lying = cards(column) or cards(path + "0")
    state.columns[seat][suit] = tuple(lying)
    state.lows[seat][suit] = lying[-1]
    state.steps[seat][suit] = step
    if piece == "r":
        state.researchers[seat] = suit
    if step >= 7:
        state.crossings.append(seat)


def play(state: BoardState, line: str) -> BoardState:
    """The state after the half-moves of `line`, each of them checked; the state given stays as it was."""
    now = state.copy()
    for text in line.split():
        move = BOARD.parse_move(text)
        reason = BOARD.reason(now, move)
        assert reason is None, (text, reason)
        assert move in now.legal(), text
        now.play(move)
    return now


def legal(state: BoardState) -> set[str]:
    """The texts of all legal moves."""
    return {BOARD.format_move(move) for move in state.legal()}


def explorers(state: BoardState, seat: int = 0) -> dict[str, int]:
    """Path -> step of a seat's explorers."""
    return {SUITS[suit]: step for suit, step in enumerate(state.steps[seat]) if step}


def tile(state: BoardState, place: str) -> str:
    """The tile that lies on a step such as `r3`, "" for none."""
    return TILES.get(state.tiles[SUITS.index(place[0]) * 10 + int(place[1:])], "")


def refusal(state: BoardState, text: str) -> str:
    """The key of the reason why a move is refused, "" if it is not."""
    reason = BOARD.reason(state, BOARD.parse_move(text))
    return "" if reason is None else reason.key


def earned(*totals: int, artifacts: Sequence[int] = ()) -> tuple[RoundEnd, ...]:
    """A history of one expedition that left these victory points and artifact chips."""
    return (RoundEnd(0, 0, totals, totals, tuple(artifacts) or (0,) * len(totals)),)
