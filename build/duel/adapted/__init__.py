"""Duels of the two decks, compiled: the same whole numbers as the minds'."""
