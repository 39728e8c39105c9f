"""What players of the board game know of it: a learned net and what it is told, the rule of thumb."""
