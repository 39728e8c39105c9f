"""A match: rounds, who begins them, what they add up to and who wins. Pure logic above the rounds of any game.

No input, output or clock, no seats' names, no undo (table/) and no file form (record/). Random numbers come in only
through `deal_by_chance`; everything else follows from the deals and the moves.

    >>> match = Match.begin("card", {"rounds": 1})
    >>> match.deal_by_chance("a seed", starts=0)
    >>> match
    <Match of card for 2: round 1, turn 1, seat 0 to move; totals 0, 0>
    >>> match.legal()[:3]
    ['bx', 'b4', 'b2']
    >>> move = match.play("b2")
    >>> match.play("<g")
    Traceback (most recent call last):
    lostcities.errors.IllegalMove: <g is illegal: the green discard pile is empty

A call that makes no sense raises Misuse, BadOption, BadText or IllegalMove and leaves the match as it was. A match is
the whole truth: what a seat may know is its `sight` or `view`. The attributes are for reading.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lostcities.chance import choose, shuffle, stream
from lostcities.errors import BadOption, BadText, IllegalMove, Misuse, expect_seed, written
from lostcities.game import Game, Move, RoundEnd, Rules, Sight, State, View, complete_rules
from lostcities.games import find_game
from lostcities.round import Round, stand

SHOWN = {"discards": ("all", "top"), "totals": ("all", "own")}
"""How much a view can show of what its seat may know, the most first."""


class Match:
    """A match in play: at most one round is unfinished, the last. `begin` makes one."""

    __slots__ = ("game", "history", "rounds", "rules", "seats")

    game: Game
    rules: Rules
    seats: int
    rounds: list[Round]
    """All rounds dealt so far."""
    history: tuple[RoundEnd, ...]
    """What the finished rounds left, in order."""

    def __init__(self) -> None:
        raise Misuse("a match is begun by Match.begin")

    @classmethod
    def begin(cls, game: Game | str, options: Mapping[str, Any] | None = None, seats: int | None = None) -> "Match":
        """A match with nothing dealt yet. Options left out take their defaults; without `seats` there are as few as
        the game allows. Raises BadOption."""
        game = game if isinstance(game, Game) else find_game(game)
        seats = min(game.seats) if seats is None else seats
        if type(seats) is not int or (seats not in game.seats and seats not in game.more_seats):
            allowed = ", ".join(map(str, (*game.seats, *game.more_seats)))
            raise BadOption(f"the game {game.name} has no {written(seats)} seats; it is for {allowed}", option="seats")
        match = cls.__new__(cls)
        match.game = game
        match.rules = complete_rules(game, {} if options is None else options)
        match.seats = seats
        match.rounds = []
        match.history = ()
        return match

    @property
    def state(self) -> State | None:
        """The state of the last round dealt, finished or not; None before the first deal."""
        return self.rounds[-1].state if self.rounds else None

    @property
    def to_move(self) -> int:
        """The seat to move. Raises Misuse where no round is in play."""
        if not self.in_round:
            raise Misuse("no round is in play, and no seat is to move")
        return self.rounds[-1].state.seat

    @property
    def in_round(self) -> bool:
        """Whether a round is in play."""
        return len(self.rounds) > len(self.history)

    @property
    def round_over(self) -> bool:
        """Whether the last round dealt is finished; False before the first deal."""
        return 0 < len(self.rounds) == len(self.history)

    @property
    def over(self) -> bool:
        """Whether the match is over: no round is in play and the rules deal no other (after one taken up, never)."""
        taken_up = bool(self.rounds) and self.rounds[-1].origin is not None
        return self.round_over and (taken_up or self.game.match_over(self.rules, self.history))

    def starters(self) -> tuple[int, ...]:
        """The seats that may begin the next round: just one where the rules settle it."""
        return tuple(self.game.starters(self.rules, self.seats, self.history))

    def deal_round(self, deal: Iterable[int], tiles: Iterable[int], starts: int) -> None:
        """Begin the next round. `deal` is the whole deck in the order of record.md; `tiles` is () if the game has none.

        Raises Misuse while a round is in play or when the match is over, BadOption if `deal` is not the deck, `tiles`
        are not the game's, or seat `starts` may not begin.
        """
        if self.in_round:
            raise Misuse("a round is in play, and no other can be dealt")
        if self.over:
            raise Misuse("the match is over, and no round can be dealt")
        if type(starts) is not int or starts not in self.starters():
            allowed = " or ".join(map(str, self.starters()))
            raise BadOption(
                f"seat {written(starts)} may not begin this round; the rules say {allowed}", option="starts"
            )
        cards = _all_of(deal, self.game.cards(self.rules))
        if cards is None:
            raise BadOption("the deal is not exactly the deck", option="deal")
        lay = _all_of(tiles, self._chance_tiles("any", 0))
        if lay is None:
            raise BadOption("the tiles are not exactly those of the game", option="tiles")
        state = self.game.start(self.rules, self.seats, cards, lay, starts, self.history)
        self.rounds.append(Round(starts, cards, lay, state))

    def deal_by_chance(self, seed: str, starts: int | None = None) -> None:
        """Begin the next round with the deal that `seed` gives it; chance decides who begins unless `starts` does.

        Each round has streams of its own, so what happened before changes no deal. Raises as `deal_round`.
        """
        expect_seed(seed)
        number = len(self.rounds)
        deal = self.game.cards(self.rules)
        shuffle(stream(seed, "deal", number), deal)
        if starts is None:
            starts = choose(stream(seed, "starts", number), self.starters())
        self.deal_round(deal, self._chance_tiles(seed, number), starts)

    def _chance_tiles(self, seed: str, number: int) -> tuple[int, ...]:
        lay = self.game.lay_tiles
        return () if lay is None else lay(self.rules, stream(seed, "tiles", number))

    def take_up(self, state: State, starts: int) -> None:
        """Begin the match's only round part-way, from `state`, which is left unchanged; seat `starts` began the round.

        Raises Misuse if a round was dealt, BadOption for a state of another game, other rules or a different number of
        seats.
        """
        if self.rounds:
            raise Misuse("rounds have been dealt, and none can be taken up in its middle")
        tiles = self._chance_tiles("any", 0)
        own = self.game.start(self.rules, self.seats, self.game.cards(self.rules), tiles, self.starters()[0], ())
        seen = self.game.sight(state, None) if type(state) is type(own) else None
        if seen is None or (seen.seats, seen.rules) != (self.seats, self.rules):
            raise BadOption("the state is none of this match's game, rules and seats", option="state")
        self._refuse_seat(starts)
        self.rounds.append(Round(starts, (), (), state.copy(), origin=state.copy()))
        if state.over:
            self._end_round()

    def legal(self) -> list[str]:
        """The legal moves as texts, each once, in a fixed order; none where no round is in play."""
        return list(map(self.game.format_move, self.rounds[-1].state.legal())) if self.in_round else []

    def text(self, move: Move) -> str:
        """How a move is written. Raises Misuse for a number that is no move of the game."""
        try:
            if type(move) is int and move >= 0:
                return self.game.format_move(move)
        except LookupError:
            pass
        raise Misuse(f"{written(move)} is no move of the game {self.game.name}")

    def parse(self, text: str) -> Move:
        """The move written `text`, if the rules allow it now. Raises BadText or IllegalMove, which says why; Misuse
        before the first deal."""
        if not isinstance(text, str):
            raise BadText(f"a move is a text, not {type(text).__name__}")
        move = self.game.parse_move(text)
        reason = self.game.reason(self._last().state, move)
        if reason is not None:
            raise IllegalMove(text, reason)
        return move

    def play(self, move: Move | str) -> Move:
        """Play a half-move, given as text or number, if the rules allow it now; returns its number. Raises as `parse`
        and `text`."""
        if isinstance(move, str):
            move = self.parse(move)
        else:
            text = self.text(move)
            if move not in self._last().state.legal():
                self.parse(text)
        self.push(move)
        return move

    def play_text(self, text: str) -> Move:
        """The door for what must be a text, such as a move from outside: parse, check, play. Raises as `parse`."""
        move = self.parse(text)
        self.push(move)
        return move

    def push(self, move: Move) -> None:
        """Play a half-move without checking that it is legal: for moves that `parse` returned or the state lists.

        Any other move leaves a round that no play can reach. Raises Misuse where no round is in play, and for anything
        but a number.
        """
        if len(self.rounds) == len(self.history):
            raise Misuse("no round is in play")
        if type(move) is not int:
            raise Misuse(f"a move that is pushed is a number, not {type(move).__name__}")
        now = self.rounds[-1]
        state = now.state
        before = 0 if now.origin is None else now.origin.turn
        begins = state.turn - before == len(now.turns)
        state.play(move)
        if begins:
            now.turns.append([move])
        else:
            now.turns[-1].append(move)
        if state.over:
            self._end_round()

    def _end_round(self) -> None:
        now = self.rounds[-1]
        now.end = self.game.end_round(now.state)
        self.history = (*self.history, now.end)

    def _last(self) -> Round:
        if not self.rounds:
            raise Misuse("no round is dealt")
        return self.rounds[-1]

    def _refuse_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {written(seat)}; seats count from 0 to {self.seats - 1}", option="seat")

    def sight(self, seat: int | None) -> Sight:
        """All that a seat may know of the last round dealt (None: an onlooker): what a mind gets, in the game's ints.

        Raises Misuse before the first deal, BadOption for a seat that is not there.
        """
        if seat is not None:
            self._refuse_seat(seat)
        return self.game.sight(self._last().state, seat)

    def view(self, seat: int | None, discards: str = "all", totals: str = "all") -> View:
        """The table as a seat may see it, in texts, JSON-ready (zones.py): "all" of each pile or only its "top", and
        "all" points or only the seat's "own" (the board game's lie face down). Raises as `sight`."""
        for name, value in (("discards", discards), ("totals", totals)):
            if value not in SHOWN[name]:
                raise BadOption(f'{name} must be "{SHOWN[name][0]}" or "{SHOWN[name][1]}"', option=name)
        return self.game.view(self.sight(seat), {"discards": discards, "totals": totals})

    def copy(self) -> "Match":
        """An independent copy: what is played or dealt in one leaves the other as it was."""
        new = Match.__new__(Match)
        new.game = self.game
        new.rules = self.rules
        new.seats = self.seats
        new.rounds = [each.copy() for each in self.rounds]
        new.history = self.history
        return new

    __copy__ = copy

    def scores(self) -> list[int]:
        """Per seat, the score of the last round dealt as it stands (`State.scores`). Raises Misuse before the deal."""
        return self._last().state.scores()

    def totals(self) -> tuple[int, ...]:
        """The match score of every seat after the finished rounds."""
        return self.history[-1].totals if self.history else (0,) * self.seats

    def result(self) -> tuple[list[int], list[int]]:
        """The final totals and the seats that share the victory, ascending. Raises Misuse unless the match is over."""
        if not self.over:
            raise Misuse("the match is not over, and has no result")
        return self.game.result(self.rules, self.history)

    def __repr__(self) -> str:
        where = "nothing dealt"
        if self.rounds:
            where = f"round {len(self.rounds)}, {stand(self.rounds[-1].state)}"
        if self.over:
            winners = " and ".join(map(str, self.result()[1]))
            where = f"over after round {len(self.rounds)}, won by seat {winners}"
        totals = ", ".join(map(str, self.totals()))
        return f"<Match of {self.game.name} for {self.seats}: {where}; totals {totals}>"

    def __str__(self) -> str:
        """The match with its table drawn, all hands open: for those who may know everything."""
        if not self.rounds:
            return repr(self)
        from lostcities.picture import open_table

        return f"{self!r}\n{open_table([self.view(seat) for seat in (None, *range(self.seats))])}"


def _all_of(given: Iterable[int], wanted: Sequence[int]) -> tuple[int, ...] | None:
    """`given` in its order, if it is exactly the numbers `wanted` in any order; else None."""
    try:
        found = tuple(given)
    except TypeError:
        return None
    fits = len(found) == len(wanted) and all(type(each) is int for each in found) and sorted(found) == sorted(wanted)
    return found if fits else None
