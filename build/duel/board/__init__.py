"""Duels of the board game, compiled: the same whole numbers as the minds'."""
