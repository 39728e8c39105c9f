"""Chance players in OpenSpiel's game: needs `pip install lostcities[openspiel]`."""

import numpy as np
import pyspiel

import lostcities.env.spiel  # noqa: F401  makes load_game know the games

game = pyspiel.load_game("python_lostcities_board(players=3,rounds=1)")
chance = np.random.default_rng(7)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        action = chance.choice(outcomes, p=probabilities)
    else:
        seen = state.observation_tensor()  # of the seat to move
        action = chance.choice(state.legal_actions())
    state.apply_action(int(action))
print(len(seen), state.returns())
