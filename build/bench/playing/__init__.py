"""What a match costs: presses and turns, waiting, at a distance, and after it."""
