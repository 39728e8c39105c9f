"""What players of the two-deck adaptation know of it: a policy, a net and its search, its limits, the rule of thumb."""

LEVELS = ("novice", "bold", "careful", "skilled", "expert")
EFFORTS = {**dict.fromkeys((*LEVELS, "careful@1"), 1), "expert@1": 220}
"""By mind. `expert@1`: trials for a half-move with two seats; with more, where each takes longer, there are fewer."""
COLUMN = "stack"
"""What the zones of a seat's own cards are called."""
