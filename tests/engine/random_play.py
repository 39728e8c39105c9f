"""Random matches of any game, for properties that hold in all of them."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from lostcities import GAMES, BadOption, Game, Match, complete_rules
from lostcities.game import State


@dataclass
class Scene:
    """A moment of a match: the state of its last round, and chance for what a property does with it."""

    match: Match
    chance: Random

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def state(self) -> State:
        """The last round's state, perhaps over."""
        return self.match.rounds[-1].state

    def viewers(self) -> list[int | None]:
        """Every seat, and the onlooker."""
        return [*range(self.match.seats), None]


def _options(game: Game, chance: Random) -> dict[str, Any]:
    """Options a set-up screen offers, at random, that go together."""
    while True:
        offered = [each for each in game.options if each.values and chance.random() < 0.5]
        given = {each.name: chance.choice(each.values) for each in offered}
        try:
            complete_rules(game, given)
        except BadOption:
            continue
        return given


def play_some(match: Match, chance: Random, half_moves: int) -> None:
    """Up to that many half-moves, over several rounds, more often from the discard piles than blind chance would."""
    for _ in range(half_moves):
        if not match.in_round:
            if match.over:
                return
            match.deal_by_chance(str(chance.random()))
        moves = match.rounds[-1].state.legal()
        texts = [match.game.format_move(move) for move in moves]
        takes = [move for move, text in zip(moves, texts, strict=True) if text[0] == "<" and text != "<"]
        match.play(chance.choice(takes) if takes and chance.random() < 0.5 else chance.choice(moves))


@st.composite
def scenes(draw: st.DrawFn, name: str) -> Scene:
    """Scenes of the game called `name`: any seats, any offered options, any moment."""
    game = GAMES[name]
    chance = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.sampled_from([*game.seats, *game.more_seats]))
    match = Match.begin(game, _options(game, chance), seats)
    match.deal_by_chance(str(chance.random()))
    play_some(match, chance, draw(st.integers(0, 400)))
    return Scene(match, chance)
