"""The board game's cards, moves and tiles: small ints inside, the texts of record.md outside.

A card is `suit * 11 + rank`, rank being its value. A move is one int, in blocks one after the other; a discard is the
card's int, as in the other games.

    0 ..         discard that card                                         -b2
    PLACE ..     place that card on a path that has cards                  r5
    ADVENTURER   ... as the first card of a path, with an adventurer       r5:a
    RESEARCHER   ... or with the researcher                                r5:r
    EXPLORE ..   move your own explorer on that path one step              >g
    DECLINE      do not take that move                                     >.
    DRAW         draw the top of the deck                                  <
    TAKE ..      take the top of a discard pile                            <g

A lay of tiles is a tuple of kinds, one for each marked step: paths in table order, steps ascending (rule 2.2).
Whether a move is legal is not asked here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from lostcities.cards import Deck
from lostcities.chance import shuffle
from lostcities.errors import BadText, quote
from lostcities.game import Move, Rules

DECK = Deck("ybwgr", tuple(str(value) for value in range(11)), (2,) * 11)
SUITS = DECK.suits
PATHS = len(SUITS)
RANKS = len(DECK.ranks)
KINDS = len(DECK.names)
"""How many different cards there are: two copies of each make the deck of 110."""

PIECES = ("adventurer", "researcher")
"""Indexed by whether it is the researcher."""

PLACE = KINDS
ADVENTURER = 2 * KINDS
RESEARCHER = 3 * KINDS
EXPLORE = 4 * KINDS
DECLINE = EXPLORE + PATHS
DRAW = DECLINE + 1
TAKE = DRAW + 1

_TEXTS: tuple[str, ...] = (
    *("-" + name for name in DECK.names),
    *DECK.names,
    *(name + ":a" for name in DECK.names),
    *(name + ":r" for name in DECK.names),
    *(">" + suit for suit in SUITS),
    ">.",
    "<",
    *("<" + suit for suit in SUITS),
)
_MOVES = {text: move for move, text in enumerate(_TEXTS)}

ARROW, ARTIFACT = 1, 2
TILES = {ARROW: "arrow", ARTIFACT: "artifact", 5: "5", 10: "10", 15: "15"}
"""The text of every kind of tile; a victory point tile's number is what it gains, 0 is no tile."""

TILE_BAG = (ARROW,) * 9 + (ARTIFACT,) * 9 + (5,) * 2 + (10,) * 3 + (15,) * 2

_KINDS_OF_TILE = {text: kind for kind, text in TILES.items()}


def format_move(move: Move) -> str:
    """The text of a move: `r5`, `r5:a`, `-b2`, `>g`, `>.`, `<` or `<g`."""
    return _TEXTS[move]


def parse_move(text: str) -> Move:
    """The move written `text`. Raises BadText; whether the move is legal is another question."""
    move = _MOVES.get(text)
    if move is None:
        raise BadText(f"{quote(text)} is no move of the board game", text=text[:60])
    return move


def marked_steps(layout: Mapping[str, Sequence[int]]) -> list[tuple[int, int]]:
    """The (suit, step) of every marked step in the order in which tiles are laid; `layout` is option `tile_layout`."""
    return [(number, step) for number, suit in enumerate(SUITS) for step in layout[suit]]


def lay_tiles(rules: Rules, chance: Random) -> tuple[int, ...]:
    """The 25 tiles in random order, one for each marked step."""
    bag = list(TILE_BAG)
    shuffle(chance, bag)
    return tuple(bag)


def format_tiles(tiles: tuple[int, ...], rules: Rules) -> str:
    """A lay as 25 tokens `path step:tile`, such as `y3:arrow y5:artifact`."""
    steps = marked_steps(rules["tile_layout"])
    return " ".join(f"{SUITS[suit]}{step}:{TILES[tile]}" for (suit, step), tile in zip(steps, tiles, strict=True))


def parse_tiles(text: str, rules: Rules) -> tuple[int, ...]:
    """The lay written `text`. Raises BadText naming the first token that is wrong, or else a wrong number of a kind."""
    tokens = text.split(" ")
    steps = marked_steps(rules["tile_layout"])
    tiles = []
    for number, (token, (suit, step)) in enumerate(zip(tokens, steps, strict=False), 1):
        place, _, kind = token.partition(":")
        if place != f"{SUITS[suit]}{step}":
            raise BadText(f"tile {number} is {quote(token)} and should lie on {SUITS[suit]}{step}", text=token[:60])
        if kind not in _KINDS_OF_TILE:
            raise BadText(f"tile {number} is {quote(token)}, which is no kind of tile", text=token[:60])
        tiles.append(_KINDS_OF_TILE[kind])
    if len(tokens) != len(TILE_BAG):
        raise BadText(f"there are {len(tokens)} tiles instead of {len(TILE_BAG)}", text=text[:60])
    laid = Counter(tiles)
    for tile, count in Counter(TILE_BAG).items():
        if laid[tile] != count:
            raise BadText(f"there are {laid[tile]} {TILES[tile]} tiles instead of {count}", text=TILES[tile])
    return tuple(tiles)
