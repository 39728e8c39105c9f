"""OpenSpiel's games, one for each of ours; needs `lostcities[openspiel]`. Importing this module registers them.

    >>> import pyspiel
    >>> import lostcities.env.spiel
    >>> game = pyspiel.load_game("python_lostcities_card(rounds=1)")

A player is a seat, an action a half-move; chance begins a round, lays tiles, deals the hands and chooses each card that
is drawn (chance_course.py). What a player observes is made of its seat's sight alone (layout.py).
"""

from typing import Any

from lostcities.env.actions import action_texts
from lostcities.env.chance_course import ChanceCourse
from lostcities.env.course import REWARDS, TURN_LIMIT, margins, victory
from lostcities.env.layout import Layout
from lostcities.env.parts import HAND, POINTS, most_rounds
from lostcities.errors import BadOption, quote
from lostcities.game import Game
from lostcities.games import GAMES

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError("lostcities.env.spiel needs OpenSpiel: pip install 'lostcities[openspiel]'") from None

NO_LIMIT = 0
"""The parameter `turn_limit` where the option is null."""
LONGEST_ROUND = 100_000
"""The bound of a round's turns that OpenSpiel is told where the options have none."""
STEPS = 45
"""Explorer moves that a seat can make in a round of the board game, which has more half-moves than turns."""


def _parameters(game: Game) -> dict[str, Any]:
    """What can be given in a game's string, with its defaults: the seats, what is paid, and options of plain values."""
    plain = {option.name: option.default for option in game.options if isinstance(option.default, bool | int | str)}
    return {"players": game.seats[0], "rewards": "match", **plain, "turn_limit": TURN_LIMIT}


def _game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_lostcities_{game.name}",
        long_name=f"Lost Cities, {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max((*game.seats, *game.more_seats)),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class LostCitiesGame(pyspiel.Game):
    """One of our games with its options. Made by `pyspiel.load_game`."""

    def __init__(self, game: Game, kind: Any, given: dict[str, Any] | None) -> None:
        """Raises BadOption for parameters that the rules do not allow."""
        parameters = _parameters(game) | (given or {})
        self.seats = parameters.pop("players")
        self.by_round = parameters["rewards"] == "round"
        if parameters["rewards"] not in REWARDS:
            raise BadOption(f'{quote(parameters["rewards"])} is no way to reward; it is "round" or "match"')
        del parameters["rewards"]
        self.options = parameters | {"turn_limit": parameters["turn_limit"] or None}
        self.game = game
        course = ChanceCourse(game, self.options, self.seats)
        self.layout = Layout(game, course.rules, self.seats)
        self.texts = action_texts(game)
        rounds = most_rounds(course.rules)
        turns = parameters["turn_limit"] or LONGEST_ROUND
        self._chances: int = rounds * (1 + len(course.tiles) + HAND * self.seats + turns)
        most = float(POINTS * rounds) if self.by_round else 1.0
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.texts),
            max_chance_outcomes=len(game.deck.names),
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=rounds * (3 * turns + 2 * STEPS * self.seats),
        )
        super().__init__(kind, about, given or {})

    def max_chance_nodes_in_history(self) -> int:
        """A bound for the moves of chance in a match."""
        return self._chances

    def new_initial_state(self) -> "LostCitiesState":
        """The match before chance's first move."""
        return LostCitiesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LostCitiesObserver | None":
        """The observer of that type; None for one that sees all hands, since there is none."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return LostCitiesObserver(self.layout, wanted)


class LostCitiesState(pyspiel.State):
    """A match in play."""

    def __init__(self, game: LostCitiesGame) -> None:
        """Only `LostCitiesGame.new_initial_state` calls this."""
        super().__init__(game)
        self.course = ChanceCourse(game.game, game.options, game.seats)
        self._by_round = game.by_round
        self._seats = game.seats

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and for the end."""
        course = self.course
        if course.state is None or course.undecided:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        player: int = pyspiel.PlayerId.TERMINAL if course.over else course.state.seat
        return player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.course.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can choose, with probabilities."""
        return self.course.outcomes()

    def returns(self) -> list[float]:
        """By seat: nothing before the end, then the victory or, by rounds, the margins of the final totals."""
        if not self.course.over:
            return [0.0] * self._seats
        return margins(self.course.gains) if self._by_round else victory(self._seats, self.course.winners())

    def __str__(self) -> str:
        """What happened, hidden cards and all: a debugger's text."""
        return " ".join(event.text for event in self.course.events)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return sorted(state.legal()) if state is not None and player == state.seat else []

    def _apply_action(self, action: int) -> None:
        if self.course.undecided:
            self.course.choose(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.describe(action)
        return self.course.game.format_move(action)


class LostCitiesObserver:
    """What players see, as OpenSpiel's observers tell it: a row of the layout, and a string.

    While a round is dealt there is nothing on the table: the row is zeros. With perfect recall only the string
    remembers: all that the player saw happen, from the first card dealt.
    """

    def __init__(self, layout: Layout, wanted: Any) -> None:
        self._layout = layout
        self._recalls = wanted.perfect_recall
        self._own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._open = wanted.public_info
        hand = layout.part("known").at  # what comes before is nobody else's
        self._shown = slice(0, layout.size if self._open else hand)
        size = len(range(layout.size)[self._shown]) if self._open or self._own else 0
        self.tensor = np.zeros(0 if self._recalls else size, np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: LostCitiesState, player: int) -> None:
        """Fill `tensor` with what `player` sees in `state`."""
        if not self.tensor.size:
            return
        row = self._row(state, player)
        self.tensor[:] = 0 if row is None else row

    def string_from(self, state: LostCitiesState, player: int) -> str:
        """What `player` sees in `state` or, with perfect recall, has seen since the match began."""
        if self._recalls:
            return f"{player}| {state.course.told(player if self._own else -1)}"
        row = self._row(state, player)
        if row is None:
            return f"{player}| a round is dealt"
        return f"{player}| " + " ".join(map(str, row))

    def _row(self, state: LostCitiesState, player: int) -> Any:
        course = state.course
        if course.state is None:
            return None
        return self._layout.encode(course.game.sight(course.state, player if self._own else None))[self._shown]


def _register(game: Game) -> None:
    """Make `pyspiel.load_game` know the game."""
    kind = _game_type(game)

    class Registered(LostCitiesGame):
        """The game as OpenSpiel makes it, from parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in GAMES.values():
    _register(_game)
