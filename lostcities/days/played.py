"""Par: what the strongest player makes of a day's cards, in the person's seat and against the same company.

Found by playing the round, in slices. To finish within a minute on any device, that player thinks only a part of its
usual thought; it counts turns and knows no clock, so par is the same everywhere.
"""

from collections.abc import Generator
from dataclasses import dataclass

from lostcities.chance import stream
from lostcities.days.day import PERSON, Day, begun
from lostcities.game import Game, Mind, Move, Thought
from lostcities.match import Match
from lostcities.minds import LEVELS, MINDS

SHARE = 5
"""Its usual effort is divided by this. In the board game that leaves three trials, with which the known pars
(pars.json) were found."""


@dataclass(frozen=True, slots=True)
class Par:
    """What came of a day's round."""

    date: str
    totals: tuple[int, ...]

    @property
    def margin(self) -> int:
        """By how much the strongest player was ahead of the company."""
        return self.totals[PERSON] - max(total for seat, total in enumerate(self.totals) if seat != PERSON)


def par(day: Day) -> Generator[float, None, Par]:
    """Play the day's round; yields how far it is, 0 to 1, every few milliseconds."""
    match = begun(day)
    owl, company = MINDS[LEVELS[day.game][-1]], MINDS[day.mind]
    cards = _deck(match)
    ply = 0
    while match.in_round:
        seat = match.to_move
        share = 1 - _deck(match) / cards
        if seat == PERSON:
            mind, effort = owl, max(1, owl.effort(day.game) // SHARE)
        else:
            mind, effort = company, company.effort(day.game)
        yield share
        move = yield from _told(_thought(match, mind, effort, day.seed, ply), share)
        match.push(move)
        ply += 1
    return Par(day.date, tuple(match.result()[0]))


def _thought(match: Match, mind: Mind, effort: int, seed: str, ply: int) -> Thought:
    """The thought of a mind about the next half-move, with the chance that it has at the table."""
    game: Game = match.game
    legal = match.rounds[-1].state.legal()
    if len(legal) == 1:
        yield 1.0
        return legal[0]
    seat = match.to_move
    return (yield from mind.think(game, match.sight(seat), stream(seed, "mind", mind.name, seat, ply), effort))


def _told(thought: Thought, share: float) -> Generator[float, None, Move]:
    """The same thought, which yields `share`, how far the round is, instead of its own progress."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return int(end.value)
        yield share


def _deck(match: Match) -> int:
    """The cards left in the deck."""
    zones = match.game.view(match.sight(None), {})["zones"]
    return int(next(zone["count"] for zone in zones if zone["kind"] == "deck"))
