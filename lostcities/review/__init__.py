"""A record taken apart: what luck gave, what each turn cost, and what is left of the result without luck (review.md).

    >>> found = review_through(review(record.match, seats=[0]))
    >>> found.accounts[0].result, found.accounts[0].adjusted
    (3600, -500)

`review` gives a generator that works in slices and returns a `Review`. `luck_of` gives the luck alone, which is quick.
Nothing here prints or asks a person: that is terminal/.
"""

from lostcities.review.account import Account, Turn, margins_of
from lostcities.review.costs import Cost, effort_of, page_effort_of
from lostcities.review.luck import Luck, luck_of
from lostcities.review.read_back import agrees
from lostcities.review.scale import level_costs
from lostcities.review.tell import as_json, as_json_why
from lostcities.review.whole import (
    Review,
    ReviewedRound,
    Reviewing,
    Why,
    review,
    review_through,
    turns_to_weigh,
    why_better,
)

__all__ = [
    "Account",
    "Cost",
    "Luck",
    "Review",
    "ReviewedRound",
    "Reviewing",
    "Turn",
    "Why",
    "agrees",
    "as_json",
    "as_json_why",
    "effort_of",
    "level_costs",
    "luck_of",
    "margins_of",
    "page_effort_of",
    "review",
    "review_through",
    "turns_to_weigh",
    "why_better",
]
