"""The nets of a policy gradient: one that plays at sight, and a critic that sees all.

Both read facts colour by colour through one encoder and mix the colours by their sum, twice; so the order of colours
does not matter, and one net does for five or six of them. The wide layers use bfloat16 if the processor has it.
"""

import torch
from torch import Tensor, nn

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
"""Where nets, their inputs and their outputs are: on an accelerator, if there is one."""
COLOURS = 6.0
"""The divisor of a sum over colours, however many there are."""


class Trunk(nn.Module):
    """Facts [position][colour][slot] and [position][fact] -> levels for each colour, and for all together."""

    def __init__(self, slots: int, beside: int, units: int, mixed: int) -> None:
        super().__init__()
        self.first = nn.Linear(slots, units, bias=False)
        self.mix = nn.ModuleList([nn.Linear(units + beside, mixed), nn.Linear(units + mixed, mixed)])
        self.own = nn.ModuleList([nn.Linear(units, units, bias=False) for _ in range(2)])
        self.all = nn.ModuleList([nn.Linear(mixed, units) for _ in range(2)])
        with torch.no_grad():
            self.first.weight.mul_(0.7)

    def forward(self, rows: Tensor, beside: Tensor) -> tuple[Tensor, Tensor]:
        levels = self.first(rows).relu()
        context = beside
        for mix, own, all_ in zip(self.mix, self.own, self.all, strict=True):
            context = mix(torch.cat([levels.sum(1) / COLOURS, context], 1)).relu()
            levels = (levels + own(levels) + all_(context).unsqueeze(1)).relu()
        return levels, context


class Policy(nn.Module):
    """Log-odds of the moves: a number for each colour, and one more."""

    def __init__(self, slots: int, beside: int, moves: int, units: int = 96, mixed: int = 64) -> None:
        super().__init__()
        self.trunk = Trunk(slots, beside, units, mixed)
        self.moves = nn.Linear(units, moves)
        self.deck = nn.Linear(mixed, 1)
        for layer in (self.moves, self.deck):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, rows: Tensor, beside: Tensor) -> Tensor:
        levels, context = self.trunk(rows, beside)
        return torch.cat([self.moves(levels).flatten(1), self.deck(context)], 1)


class Critic(nn.Module):
    """The value of a position for its mover, with everything visible."""

    def __init__(self, slots: int, beside: int, units: int = 96, mixed: int = 64) -> None:
        super().__init__()
        self.trunk = Trunk(slots, beside, units, mixed)
        self.worth = nn.Linear(units + mixed, 1)
        nn.init.normal_(self.worth.weight, std=0.01)

    def forward(self, rows: Tensor, beside: Tensor) -> Tensor:
        levels, context = self.trunk(rows, beside)
        return self.worth(torch.cat([levels.sum(1) / COLOURS, context], 1)).squeeze(1)
