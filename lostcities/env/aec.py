"""PettingZoo's environment (AEC, agent environment cycle) for each game; needs `lostcities[pettingzoo]`.

    >>> env = LostCitiesEnv("card")
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     env.step(None if termination else info["legal"][0])

An agent is a seat, an action a half-move, an episode a match. What an agent observes is made of its seat's sight alone
(layout.py); the truth of a round is in no observation, no info and no picture.
"""

from collections.abc import Iterator
from itertools import repeat
from operator import index
from typing import Any, ClassVar

from lostcities.chance import fresh_seed
from lostcities.env.actions import action_texts
from lostcities.env.course import REWARDS, Course, game_called, margins, victory
from lostcities.env.layout import Layout
from lostcities.env.parts import ENDLESS
from lostcities.errors import BadOption, BadText, IllegalMove, quote
from lostcities.game import Move

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise ImportError("lostcities.env.aec needs PettingZoo: pip install 'lostcities[pettingzoo]'") from None

WIDTHS = {"h": np.int16, "i": np.int32, "q": np.int64}
"""By the type code of a layout: the type of its arrays."""


class LostCitiesEnv(AECEnv):
    """A match of one game, seat by seat. See build/docs/pages/environments.md for what is observed and paid."""

    agent_selection: str
    metadata: ClassVar[dict[str, Any]] = {"name": "lostcities_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self, game: str = "card", seats: int = 0, options: dict[str, Any] | None = None, rewards: str = "round"
    ) -> None:
        """`seats`: 0 means the fewest that the game allows. `options`: those of the record format; those left out have
        their defaults, but `turn_limit` is 400. `rewards`: "round" pays margins after every round, "match" the victory
        when the match ends. Raises BadOption."""
        super().__init__()
        if rewards not in REWARDS:
            raise BadOption(f'{quote(str(rewards))} is no way to reward; it is "round" or "match"', option="rewards")
        self.game = game_called(game)
        self._seats = seats or self.game.seats[0]
        self._by_round = rewards == "round"
        self._course = Course(self.game, options or {}, self._seats)
        self.rules = self._course.rules
        self.layout = Layout(self.game, self.rules, self._seats)
        self.action_texts = action_texts(self.game)
        """The text of every action, by number."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._width = WIDTHS[self.layout.kind]
        self._blank = bytes(len(self.action_texts))
        low, high = (np.array(bound, self._width) for bound in self.layout.bounds())
        mask = spaces.Box(0, 1, (len(self.action_texts),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": spaces.Box(low, high, dtype=self._width), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.action_texts)) for agent in self.possible_agents}
        self._legal: list[Move] = []
        self._series = ""
        self._episode = 0

    def observation_space(self, agent: str) -> Any:
        """The same for all agents: a Dict of "observation", a Box, and "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all agents: a Discrete of all half-moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. The same `seed` gives the same deals, those of `Match.deal_by_chance(str(seed))`; without one
        the series of the last seed goes on, or one from a seed that nobody knows begins. `options` is not used."""
        if seed is not None or not self._series:
            self._series, self._episode = (fresh_seed() if seed is None else str(seed)), 0
        self._seed = f"{self._series}/{self._episode}" if self._episode else self._series
        self._episode += 1
        self._course.begin_again()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False
        self._skip_agent_selection = None
        self._deal()

    def step(self, action: int | None) -> None:
        """Play a half-move of the selected agent; None, and only None, once it is terminated. Raises BadText for what
        is no action and IllegalMove, with the reason, for what the rules refuse now; then nothing changes."""
        move = action if action.__class__ is int else _whole(action)
        if move not in self._legal:  # so it is also where the match is over
            self._step_aside(action)
            return
        agent = self.agent_selection
        state = self._state
        state.play(move)
        if self._paid:
            self._forget_pay(agent)
        self._legal = legal = state.legal()
        if not legal:
            self.infos[agent] = {}
            self._end_round()
            return
        mover = self.possible_agents[state.seat]
        if mover is not agent:
            self.infos[agent] = {}
            self.agent_selection = mover
        self.infos[mover] = {"legal": legal}

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterator[str]:
        """The agent to step, again and again until all have gone, `max_iter` times at most."""
        for _ in repeat(None, min(max_iter, ENDLESS)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """For the selected agent: what it observes (None without `observe`), what it was paid since its last step,
        whether it is terminated, False (nothing is truncated), and its info."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        if self._paid or not self._legal:
            return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]
        return seen, 0.0, False, False, self.infos[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know now: {"observation": row of the layout, "action_mask": 1 where legal}. The
        arrays are the caller's own."""
        seen = self.game.sight(self._state, self.possible_agents.index(agent))
        mask = bytearray(self._blank)
        for move in seen.legal:
            mask[move] = 1
        row = np.frombuffer(self.layout.encode(seen), self._width)
        return {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> None:
        """There is no picture: the page and the command line show matches."""

    def close(self) -> None:
        """Nothing is held."""

    def _deal(self) -> None:
        """Begin the next round of the match."""
        self._state = self._course.deal(self._seed)
        self._legal = self._state.legal()
        self.agent_selection = self.possible_agents[self._state.seat]
        self.infos[self.agent_selection] = {"legal": self._legal}

    def _end_round(self) -> None:
        course = self._course
        gains = course.end_round()
        if self._by_round:
            self._pay(margins(gains))
        if not course.over:
            self._deal()
            return
        if not self._by_round:
            self._pay(victory(self._seats, course.winners()))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._state.seat]

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self._paid = True

    def _forget_pay(self, agent: str) -> None:
        """An agent's total pay stands until its own next step, the pay of the last step until anybody's next one."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards[agent] = 0.0
        self._paid = any(self._cumulative_rewards.values())

    def _step_aside(self, action: Any) -> None:
        """Let the agent go if its match is over, else say why `action` cannot be played now."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        move, most = _whole(action), len(self.action_texts) - 1
        if not 0 <= move <= most:
            raise BadText(f"{quote(str(action))} is no action of the game {self.game.name}; they are 0 to {most}")
        reason = self.game.reason(self._state, move)
        assert reason is not None, "what is not legal has a reason"
        raise IllegalMove(self.action_texts[move], reason)


def _whole(action: Any) -> int:
    """An action as a Python int, -1 for anything but a whole number: 7.0 is none, whatever it equals."""
    try:
        return index(action)
    except TypeError:
        return -1


def env(game: str = "card", seats: int = 0, options: dict[str, Any] | None = None, rewards: str = "round") -> Any:
    """The environment as PettingZoo's own are made; see `LostCitiesEnv`."""
    return LostCitiesEnv(game, seats, options, rewards)
