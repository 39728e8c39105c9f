"""What players of the card game know of it: a learned net and its search, the reference, the rule of thumb."""
