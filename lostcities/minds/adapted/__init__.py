"""What players of the two-deck adaptation know of it: a learned net and what it is told, the rule of thumb."""
