"""The contract: the questions every game answers, and nothing about any one game.

`Game` is a frozen record of plain functions and tables; a game's folder makes one and `games.GAMES` lists it. `State`
is everything (truth), `Sight` is what one seat may know, and a view (a plain dict, see zones.py) is what the shell
draws. A view is made from a sight, a sight from a state, never the other way round, except by imagining what is hidden.

A turn is made of half-moves, called moves here: place, then explorer moves where a game has them, then draw.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from lostcities.cards import Deck
from lostcities.errors import LONGEST_QUOTE, BadOption, Reason, expect, printable, written

Rules = Mapping[str, Any]
"""The options of a match, every one with its value. Treat as frozen."""

LARGEST = 10**15 - 1
"""The largest whole number that an option can be: what every record holds and every reader of JSON keeps exactly."""

Move = int
"""A half-move. Each game has its own numbering; its text form is the identity (record.md)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game as record.md lists it.

    `allows` tests the exact JSON value; `means` completes the sentence "`name` must be ...". `values` are what a set-up
    screen offers, the default among them; without any, the option is for records and programs only.
    """

    name: str
    default: Any
    allows: Callable[[Any], bool]
    means: str
    values: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        return f"<Option {self.name}: {self.means}; {self.default!r} by default>"


def one_of(*values: Any) -> Callable[[Any], bool]:
    """A test for exactly these JSON values: `True` is not `1`."""
    return lambda value: any(type(value) is type(each) and value == each for each in values)


def whole(low: int, high: int | None = None) -> Callable[[Any], bool]:
    """A test for a whole number from `low` to `high`, both included."""
    return lambda value: type(value) is int and value >= low and (high is None or value <= high)


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """What a finished round leaves to the match. Lists are indexed by seat.

    `scores` is the round's own score, `totals` the match score after it (board: victory points, floored as the options
    say), `tally` the game's own running count (board: artifact chips so far; adapted: stacks of seven or more so far).
    """

    starts: int
    last: int
    """The seat that played last."""
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    tally: tuple[int, ...]

    def among(self, seats: Sequence[int]) -> "RoundEnd":
        """What the round left to these seats alone, in this order. Who began and who played last stay as they are: no
        result depends on them."""
        scores, totals, tally = (tuple(each[seat] for seat in seats) for each in (self.scores, self.totals, self.tally))
        return RoundEnd(self.starts, self.last, scores, totals, tally)


class State(Protocol):
    """Everything about one round in play: the truth. Made by `Game.start`; it holds hidden cards and stays in Python.

    Mutable, with lists of small ints; there is no unmake: `copy()` and `play` forward.
    """

    seat: int
    """The seat to move."""
    turn: int
    """Whole turns finished in this round, all seats together."""
    over: bool
    last: int
    """The seat that moved last, -1 before the first move."""

    def copy(self) -> "State":
        """An independent copy: playing in one leaves the other as it was."""

    def legal(self) -> list[Move]:
        """Every legal move, each once, in a fixed order; empty only when the round is over."""

    def play(self, move: Move) -> None:
        """Play a move. It is *not* checked: only what `legal()` lists may come in."""

    def scores(self) -> list[int]:
        """Per seat, what `RoundEnd.scores` would say if the round ended now; in the board game, whose floor at zero
        applies to all of a seat's points, what `RoundEnd.totals` would say."""


class Sight(Protocol):
    """All that one seat may know (`seat` None: what an onlooker may know). The only thing a mind ever receives.

    Each game's Sight has these fields and its own, in the same small ints and lists as its State: the seat's hand,
    cards that seats are publicly known to hold (taken from a discard pile and not yet placed), every open zone, all
    discard piles from bottom to top (each card was seen when it fell), the deck's size, and never anything hidden.
    """

    seat: int | None
    to_move: int
    phase: str
    """"place", "explore", "draw" or "over"."""
    turn: int
    seats: int
    rules: Rules
    legal: list[Move]
    """The legal moves if it is this seat's turn, else empty."""
    hand: list[int]
    """The seat's own cards; none for an onlooker."""
    history: tuple[RoundEnd, ...]
    """The finished rounds of the match."""


def turns_to_limit(sight: Sight) -> int | None:
    """How many turns, all seats together, the option `turn_limit` leaves the round; None without one."""
    limit = sight.rules.get("turn_limit")
    return None if limit is None else max(0, int(limit) - sight.turn)


AnyState = Any
AnySight = Any
"""A State or Sight of the game whose function is called. Each game's functions take its own kinds, with their own
fields, so no single type of argument fits all games."""

View = dict[str, Any]
"""What the shell draws: JSON-ready, texts only. See zones.py for its zones."""


@dataclass(slots=True)
class Layout:
    """A round in progress as it lies on the table: what `Game.set_up` makes a state from.

    Cards and suits are the game's ints; lists are indexed by seat or by suit. Nothing is hidden here.
    """

    rules: Rules
    seats: int
    to_move: int
    phase: str
    """"place", "explore", "draw" or "over"."""
    turn: int
    hands: list[list[int]]
    known: list[list[int]]
    """[seat] -> the cards of the hand that everybody saw being taken from a pile."""
    columns: list[list[list[int]]]
    """[seat][suit] -> the expedition, path or stack, first card first."""
    piles: list[list[int]]
    """[suit] -> the discard pile, its top last."""
    closed: int
    """The suit whose pile the drawer may not take from, having just discarded there, or -1."""
    deck: list[int]
    """The cards still to draw, the top first."""
    aside: list[int]
    """The cards that are out of the round."""
    more: Mapping[str, Any]
    """By `Game.position_keys`: what only this game has, as JSON values (lessons/position.md)."""
    discarders: list[list[int]] | None = None
    """[suit] -> for each card of the pile, the seat that discarded it. None: not known, as in a written position."""

    @property
    def starts(self) -> int:
        """The seat that began the round."""
        return (self.to_move - self.turn) % self.seats

    @property
    def last(self) -> int:
        """The seat that moved last, -1 before the first move."""
        if self.phase in ("explore", "draw"):
            return self.to_move
        return (self.to_move - 1) % self.seats if self.turn else -1


@dataclass(frozen=True)
class Game:
    """The answers of one game. See games/README.md for the questions in words."""

    name: str
    seats: tuple[int, ...]
    """Numbers of seats the rules know."""
    more_seats: tuple[int, ...]
    """Numbers of seats allowed beyond the rules, offered as unofficial."""
    deck: Deck
    options: tuple[Option, ...]
    refuse_rules: Callable[[Rules], str | None]
    """A sentence if the options, each valid by itself, do not go together; else None."""

    # A round
    cards: Callable[[Rules], list[int]]
    """Every card of the deck, in the deck's order."""
    set_aside: Callable[[Rules, int], int]
    """(rules, seats) -> how many cards are put aside unseen after the hands of eight are dealt."""
    lay_tiles: Callable[[Rules, Random], tuple[int, ...]] | None
    """A random lay of the tiles, for games that have tiles: always the same tiles, in another order."""
    format_tiles: Callable[[tuple[int, ...], Rules], str] | None
    parse_tiles: Callable[[str, Rules], tuple[int, ...]] | None
    """Raises BadText with what is wrong."""
    start: Callable[[Rules, int, Sequence[int], tuple[int, ...], int, tuple[RoundEnd, ...]], State]
    """(rules, seats, deal, tiles, starts, history) -> the round before its first move. `deal` is the whole deck in the
    order of record.md: hands of eight by seat, cards set aside, then the deck, its top card first."""

    position_keys: tuple[str, ...]
    """The keys that a position of this game has beyond those of every game (lessons/position.md)."""
    set_up: Callable[[Layout], State]
    """The round laid out like this. Raises BadText naming what the rules do not allow in it."""
    lay_out: Callable[[AnySight], tuple[list[list[Sequence[int]]], dict[str, Any]]]
    """(sight) -> the columns by seat and suit, and the values of `position_keys`."""

    # Moves
    format_move: Callable[[Move], str]
    parse_move: Callable[[str], Move]
    """Raises BadText."""
    reason: Callable[[AnyState, Move], Reason | None]
    """Why the seat to move may not play `move` now; None if it may."""
    why: Callable[[AnySight, str, str], Reason]
    """(sight, card text or "", zone id) -> why that card cannot go to that zone now or, without a card, why nothing can
    be drawn from there. Raises BadText for a card or a zone that the game does not have."""
    tell: Callable[[AnyState, Move, AnyState], list[dict[str, Any]]]
    """(before, move, after) -> what everybody saw happen, as events of the log. Never a hidden card."""
    reveals: Callable[[AnyState, Move], bool]
    """Whether `move` shows its player something hidden (a card of the deck), so that taking it back is practice."""

    # Who knows what
    sight: Callable[[AnyState, int | None], Sight]
    imagine: Callable[[AnySight, Random], State]
    """A whole state that agrees with the sight, the hidden cards dealt at random (uniformly among what is possible)."""
    redeal: Callable[[AnyState, int | None, Random], State]
    """The state with all that the seat cannot know dealt anew: `sight(redeal(s, p, chance), p) == sight(s, p)`."""
    view: Callable[[AnySight, Mapping[str, Any]], View]
    """(sight, shown) -> view. `shown` holds display choices, {"discards": "top" | "all", "totals": "own" | "all"}, and
    "ends": "match" where no other round follows, whatever the rules say."""
    worth: Callable[[AnySight, str], dict[str, Any]]
    """(sight, zone id of a column) -> what it is worth term by term, and what the next card would make of it, as keys
    and values (see worth.py). Raises BadText for what is no column."""

    # A match
    end_round: Callable[[AnyState], RoundEnd]
    """What the finished (or capped) round leaves to the match, scored as it stands."""
    match_over: Callable[[Rules, Sequence[RoundEnd]], bool]
    starters: Callable[[Rules, int, Sequence[RoundEnd]], Sequence[int]]
    """(rules, seats, history) -> the seats that may begin the next round: one where the rules settle it, all of them in
    round one and where chance decides."""
    result: Callable[[Rules, Sequence[RoundEnd]], tuple[list[int], list[int]]]
    """(rules, history) -> final totals, and the seats that share the victory, ascending."""
    tie_break: str = ""
    """What breaks a tie between equal totals, if anything does, in English: "more artifacts"."""

    phases: tuple[str, ...] = ("place", "draw", "over")
    """The phases of a round, in the order of a turn: what `Sight.phase` and a position's "phase" may say."""

    def __repr__(self) -> str:
        seats = ", ".join(map(str, (*self.seats, *self.more_seats)))
        return f"<Game {self.name} for {seats}>"


Thought = Generator[float, bool | None, Move]
"""A mind at work: yields its progress (0 to 1) at least every few milliseconds of work, returns its move.

Send it True to make it conclude: it then returns at once the best move it has found, and must be able to do so from its
first `yield` on (a mind that is done in a few milliseconds may ignore this). If you only want the move, run it with
`next`. Close it to cancel; it holds nothing that must be given back.
"""


@dataclass(frozen=True, slots=True)
class Mind:
    """A computer player: `think(game, sight, chance, effort)` -> Thought.

    It receives a seat's sight and nothing else, draws randomness from `chance` only, and knows no clock: `effort`
    counts iterations of its own kind (samples, playouts), so that the same sight, seed and effort give the same move
    anywhere.
    """

    name: str
    efforts: Mapping[str, int]
    """For each game that it plays, the effort it is meant to be played at."""
    think: Callable[["Game", Any, Random, int], Thought]
    elsewhere: int = 0
    """The effort in every other game; 0: it plays no other."""

    def effort(self, game: str) -> int:
        """The effort that it is meant to be played at in that game; 0: it does not play it."""
        return self.efforts.get(game, self.elsewhere)

    def __repr__(self) -> str:
        return f"<Mind {self.name} of {', '.join(self.efforts)}>"


def think_through(thought: Thought, tell: Callable[[float], None] = lambda share: None) -> Move:
    """The move that an undisturbed thought ends in; `tell` hears how far it has come, 0 to 1. Raises Misuse for what is
    none."""
    expect(Iterator, thought, "a mind's think begins one")
    while True:
        try:
            tell(next(thought))
        except StopIteration as end:
            return int(end.value)


def complete_rules(game: Game, given: Mapping[str, Any], where: str = "options") -> Rules:
    """All options of `game`, with the defaults for what `given` leaves out, in the game's order.
    Lists and objects among them are copies: changing those that were given, or these, changes no others.

    Raises BadOption, with `where` naming the place, for an unknown name, a value that is not allowed, or options that
    do not go together; Misuse for anything but a game.
    """
    expect(Game, game, "GAMES holds them by name")
    if not isinstance(given, Mapping):
        raise BadOption(f"{where} must be a mapping from names to values, not {type(given).__name__}", option="")
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            text = name if isinstance(name, str) else written(name)
            shown = printable(text[:LONGEST_QUOTE])
            raise BadOption(f"{where}.{shown} is no option of the game {game.name}", option=text)
        if not known[name].allows(value):
            raise BadOption(f"{where}.{name} must be {known[name].means}", option=name)
    rules = {name: _copied(given.get(name, option.default)) for name, option in known.items()}
    sentence = game.refuse_rules(rules)
    if sentence is not None:
        raise BadOption(f"{where}: {sentence}", option="")
    return rules


def _copied(value: Any) -> Any:
    """An equal JSON value with lists and objects of its own."""
    if type(value) is list:
        return [_copied(each) for each in value]
    if type(value) is dict:
        return {key: _copied(each) for key, each in value.items()}
    return value
