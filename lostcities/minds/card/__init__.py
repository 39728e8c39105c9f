"""What players of the card game know of it: a policy and its limits, a net and its search, the reference, the rule of
thumb."""

LEVELS = ("novice", "bold", "careful", "skilled", "expert")
EFFORTS = {**dict.fromkeys((*LEVELS, "careful@1"), 1), "reference": 100, "expert@1": 6000}
"""By mind. The reference: samples, all turns together. `expert@1`: turns played in the trials for a move with several
good turns."""
COLUMN = "expedition"
"""What the zones of a seat's own cards are called."""
