"""Duels of the card game, compiled: the same whole numbers as the minds'."""
