"""A game of two suits that never ships: what a fourth game goes through, by games/README.md alone."""
