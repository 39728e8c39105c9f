"""Duels of the card game, compiled, with the same whole numbers as the minds'."""
