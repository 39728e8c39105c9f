"""A trained policy as the file that ships: whole numbers, a power of two for each layer."""

import json
from typing import Any

import numpy as np
import torch

from build.train.compiled import Doubles
from build.train.policy.net import COLOURS, Policy
from build.train.policy.signs import signs
from lostcities.minds.policy import numbers

STEPS = 9.0
"""The usual weight of a layer (their root mean square), in steps of rounding."""


Found = dict[str, tuple[Doubles, Doubles | None]]
"""By layer: its weights [output][input], and the biases of its outputs."""
Stored = dict[str, dict[str, Any]]
"""By layer: `bits`, `weights` [input][output] and `begins` (biases), as lostcities/minds/policy.py reads them."""


def layers(policy: Policy) -> Found:
    """The net's layers in the mind's form: skip connections as weights of 1, and the sum of colours not divided."""
    trunk = policy.trunk

    def of(values: torch.Tensor) -> Doubles:
        return values.detach().double().cpu().numpy()

    units = trunk.first.weight.shape[0]
    found: Found = {"first": (of(trunk.first.weight), None)}
    for block, mix in enumerate(trunk.mix):
        weights = of(mix.weight).copy()
        weights[:, :units] /= COLOURS
        if block == 0:
            found["beside"] = weights[:, units:], None
            weights = weights[:, :units]
        found[f"mix{block}"] = weights, of(mix.bias)
        found[f"own{block}"] = of(trunk.own[block].weight) + np.eye(units), None
        found[f"all{block}"] = of(trunk.all[block].weight), of(trunk.all[block].bias)
    found["moves"] = of(policy.moves.weight), of(policy.moves.bias)
    found["deck"] = of(policy.deck.weight), of(policy.deck.bias)
    return found


TOGETHER = (("first",), ("beside", "mix0"), ("own0", "all0"), ("mix1",), ("own1", "all1"), ("moves", "deck"))
"""Layers whose sums are added to each other or compared, and which therefore have the same bits."""


def bits_of(found: Found, steps: float) -> dict[str, int]:
    """By layer: the number of bits after the point in its weights."""
    bits = {}
    for names in TOGETHER:
        every = np.concatenate([found[name][0].ravel() for name in names])
        if names[0].startswith("own"):
            every = every[np.abs(every) < 0.5]  # the skip connections are mostly near 1
        usual = float(np.sqrt((every**2).mean()))
        for name in names:
            bits[name] = max(1, round(np.log2(steps / usual)))
    return bits


def rounded(policy: Policy, steps: float = STEPS) -> Stored:
    """The weights as whole numbers."""
    found = layers(policy)
    bits = bits_of(found, steps)
    stored: Stored = {}
    for name, (weights, begins) in found.items():
        layer: dict[str, Any] = {
            "bits": bits[name],
            "weights": np.rint(weights.T * 2.0 ** bits[name]).astype(int).tolist(),
        }
        if begins is not None:
            layer["begins"] = np.rint(begins * 2.0 ** bits[name]).astype(int).tolist()
        stored[name] = layer
    return stored


def text(stored: Stored) -> str:
    """The file's text: a line for each row of weights."""
    parts = []
    for name, layer in stored.items():
        rows = ",\n".join(f'"{signs(row)}"' for row in layer["weights"])
        begins = f'"begins":{json.dumps(layer["begins"], separators=(",", ":"))},' if "begins" in layer else ""
        parts.append(f'"{name}":{{"bits":{layer["bits"]},{begins}"weights":[\n{rows}]}}')
    return "{" + ",\n".join(parts) + "}\n"


def read(text: str) -> Stored:
    """Read what `text` wrote."""
    stored: Stored = json.loads(text)
    for layer in stored.values():
        layer["weights"] = [numbers(row) for row in layer["weights"]]
    return stored


def restored(stored: Stored, policy: Policy) -> Policy:
    """`policy` with the rounded weights in place of its own, to measure what rounding costs."""
    trunk = policy.trunk

    def of(name: str) -> torch.Tensor:
        return torch.tensor(stored[name]["weights"], dtype=torch.float32).T / 2.0 ** stored[name]["bits"]

    def begins(name: str) -> torch.Tensor:
        return torch.tensor(stored[name]["begins"], dtype=torch.float32) / 2.0 ** stored[name]["bits"]

    units = trunk.first.weight.shape[0]
    with torch.no_grad():
        trunk.first.weight.copy_(of("first"))
        for block, mix in enumerate(trunk.mix):
            weights = torch.cat([of("mix0"), of("beside")], 1) if block == 0 else of("mix1")
            weights[:, :units] *= COLOURS
            mix.weight.copy_(weights)
            mix.bias.copy_(begins(f"mix{block}"))
            trunk.own[block].weight.copy_(of(f"own{block}") - torch.eye(units))
            trunk.all[block].weight.copy_(of(f"all{block}"))
            trunk.all[block].bias.copy_(begins(f"all{block}"))
        policy.moves.weight.copy_(of("moves"))
        policy.moves.bias.copy_(begins("moves"))
        policy.deck.weight.copy_(of("deck"))
        policy.deck.bias.copy_(begins("deck"))
    return policy
