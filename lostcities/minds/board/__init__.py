"""What players of the board game know of it: a net and its search, a policy, limits, the rule of thumb."""

LEVELS = ("novice", "bold", "careful", "skilled", "expert")
EFFORTS = {**dict.fromkeys((*LEVELS, "careful@1"), 1), "expert": 16, "expert@1": 30}
"""By mind. For those that search: trials for a half-move with two seats; with more, where each takes longer, there are
fewer, and for `expert` none (expert.py)."""
COLUMN = "path"
"""What the zones of a seat's own cards are called."""
