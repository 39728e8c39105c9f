"""Duels of the two decks, compiled."""
