"""How an expedition of the board game begins: hands, cards put aside, tiles on the marked steps (rules 2.2, 2.3)."""

from collections.abc import Sequence

from lostcities.game import RoundEnd, Rules
from lostcities.games.board.options import set_aside, terms_of
from lostcities.games.board.pieces import STRIDE
from lostcities.games.board.state import PLACING, BoardState
from lostcities.games.board.text import KINDS, PATHS, RANKS, marked_steps

HAND = 8
"""Cards dealt to each seat, and held between turns."""


def start(
    rules: Rules, seats: int, deal: Sequence[int], tiles: tuple[int, ...], starts: int, history: tuple[RoundEnd, ...]
) -> BoardState:
    """The expedition before its first move; `deal` and `tiles` are in record order, the deck's top card first."""
    state = BoardState()
    state.rules = rules
    state.terms = terms_of(rules)
    state.history = history
    state.seats = seats
    state.starts = starts
    state.seat = starts
    state.turn = 0
    state.over = False
    state.last = -1
    state.phase = PLACING
    state.hands = [list(deal[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.columns = [[()] * PATHS for _ in range(seats)]
    state.lows = [[KINDS] * PATHS for _ in range(seats)]
    state.highs = [[(suit + 1) * RANKS - 1 for suit in range(PATHS)] for _ in range(seats)]
    state.steps = [[0] * PATHS for _ in range(seats)]
    state.researchers = [-1] * seats
    state.tiles = [0] * (PATHS * STRIDE)
    for (suit, step), tile in zip(marked_steps(rules["tile_layout"]), tiles, strict=True):
        state.tiles[suit * STRIDE + step] = tile
    state.crossings = []
    state.points = list(history[-1].totals) if history else [0] * seats
    state.artifacts = [0] * seats
    state.owed = []
    state.piles = [()] * PATHS
    state.discarders = [()] * PATHS
    state.shut = -1
    dealt = seats * HAND
    rest = dealt + set_aside(rules, seats)
    state.aside = tuple(deal[dealt:rest])
    state.deck = list(reversed(deal[rest:]))
    return state
