"""The card game as a policy's trainer asks for it: its tables, its teacher, its measure."""

import pkgutil

import numpy as np
import torch

from build.train import weights as train_weights
from build.train.card import many as card
from build.train.card import taught
from build.train.policy.net import Policy
from build.train.policy.ppo import Memory, Table, log_odds
from build.train.value import Weights
from lostcities.minds.card import net as card_net

ROUNDS = {5: 1536, 6: 512}
"""By expeditions: rounds at once."""
STRAY = 0.03
"""How many decisions of the teacher's rounds are played at random, so that more is seen than its own ways."""


def teacher() -> Weights:
    """The value net that ships."""
    stored = pkgutil.get_data(card_net.__package__ or "", "weights/expert.json")
    assert stored is not None
    return train_weights.read(stored)


class Card:
    """The rounds under way."""

    def __init__(self, seed: int) -> None:
        card.seed_chance(seed)
        self.sizes = card.SLOTS, card.GLOBALS, card.HIDDEN, card.MOVES
        self.told = np.zeros(8, np.float32)
        self._many = {colours: card.fresh(rounds, colours) for colours, rounds in ROUNDS.items()}
        self.tables = [self._table(colours, many) for colours, many in self._many.items()]
        self._teacher = teacher()

    def _table(self, colours: int, many: card.Many) -> Table:
        card.begin(many)
        sizes = card.SLOTS, card.GLOBALS, card.HIDDEN, colours * card.MOVES + 1
        return Table(
            len(many.cards), colours, sizes,
            lambda rows, beside, hidden, allowed: card.look_all(many, colours, rows, beside, hidden, allowed),
            lambda moves, rewards, signs: card.play_all(many, colours, moves, rewards, signs, self.told),
            many.course[:, card.SEAT],
        )  # fmt: skip

    def rounds_told(self) -> dict[str, float]:
        """How the rounds went since this was asked last."""
        ended, turns, takes = self.told[:3]
        self.told[:] = 0
        return {"turns": round(float(turns / max(ended, 1)), 1), "takes": round(float(takes / max(ended, 1)), 1)}

    def teach(self, memories: list[Memory]) -> None:
        """Fill the memories with what the teacher plays; where chance plays instead, the teacher's move is noted."""
        for (colours, many), table, memory in zip(self._many.items(), self.tables, memories, strict=True):
            asked = np.full(len(many.cards), -1)
            puts, draws = np.zeros((2, len(many.cards)), np.int64)
            for at in range(len(memory.moves)):
                table.look(memory.rows[at], memory.beside[at], memory.hidden[at], memory.allowed[at])
                taught.turns(many, colours, self._teacher, asked, puts, draws)
                drawing = many.course[:, card.DRAWING] == 1
                moves = np.where(drawing, draws, puts)
                # After a move that chance put instead, the draw that was thought of may not be allowed.
                moves = np.where(memory.allowed[at][np.arange(len(moves)), moves] == 1, moves, colours * card.MOVES)
                memory.moves[at] = moves
                stray = np.random.random(len(moves)) < STRAY
                odd = (memory.allowed[at] * np.random.random(memory.allowed[at].shape)).argmax(1)
                table.play(np.where(stray, odd, moves), memory.rewards[at], memory.signs[at])
            table.look(memory.rows[-1], memory.beside[-1], memory.hidden[-1], memory.allowed[-1])


class Duel:
    """Paired rounds against the teacher or another policy, both playing what they like best."""

    def __init__(self, colours: int, rounds: int, rival: Policy | None = None) -> None:
        self.colours, self.rounds, self.rival = colours, rounds, rival
        self._many = card.fresh(rounds, colours)

    @torch.no_grad()
    def against(self, policy: Policy) -> tuple[float, float]:
        """The policy's margin a round, with its standard error. It has seat 0 throughout: once either's cards and
        turn."""
        many, colours, rounds = self._many, self.colours, self.rounds
        card.begin_pairs(many)
        rows = np.zeros((rounds, colours, card.SLOTS), np.int8)
        beside = np.zeros((rounds, card.GLOBALS), np.int8)
        hidden = np.zeros((rounds, colours, card.HIDDEN), np.int8)
        allowed = np.zeros((rounds, colours * card.MOVES + 1), np.int8)
        leads = np.zeros(rounds, np.float32)
        puts, draws = np.zeros((2, rounds), np.int64)
        net = teacher()
        rivals = np.ones(rounds, np.int64)
        left = rounds
        while left:
            card.look_all(many, colours, rows, beside, hidden, allowed)
            if self.rival is not None:
                theirs = log_odds(self.rival, rows, beside, allowed).argmax(1).numpy()
            else:
                taught.turns(many, colours, net, rivals, puts, draws)
                theirs = np.where(many.course[:, card.DRAWING] == 1, draws, puts)
            own = log_odds(policy, rows, beside, allowed).argmax(1).numpy()
            moves = np.where(many.course[:, card.SEAT] == 0, own, theirs)
            left = card.play_on(many, colours, moves, leads)
        margins = leads.reshape(-1, 2).mean(1)
        return float(margins.mean()), float(margins.std() / len(margins) ** 0.5)
