"""What a match costs: presses, turns, waiting, matches at a distance, and what comes after a match."""
