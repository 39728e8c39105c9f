"""What makes four levels out of one strong player: human limits, a few numbers for each level and game.

They stand in the games' rooms (card/limited.py and its like). Some things such a player does not keep in mind: `dimmed`
takes them out of its seat's sight. Some moves it likes more than they are worth. And by chance it takes any move for
better or worse than it is. Likings and misjudgements are in hundredths of the unit of the room's worths.

When the strong player has changed, limits are tuned like this, from the top down, until every level wins some 66 % of
the rounds between two against the level below, and at larger tables well over its share: `blur` makes a level weaker,
and changes little else.

    python3 build strength --games board --levels skilled --deals 150 --seed tuning --seats 4
"""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Limits:
    """How a player falls short of the strong one. The defaults do not."""

    blur: tuple[int, ...]
    """By how much, at most, it takes a move for better or worse than it is: with two seats, three, four or more."""
    begin: int = 0
    """Optimism: how much better beginning something new looks to it; below 0 it thinks twice."""
    wager: int | None = 0
    """The same for wagers. None: it does not see what they are good for, and places none."""
    take: int = 0
    """How much better a card that lies open looks to it than it is, until all have taken often; below 0 it leaves
    the piles alone."""
    fresh: int = 0
    """Impatience: how much better placing the card that it drew last looks to it."""
    late: int = 0
    """With two seats: the cards left in the deck at which it loses count; from then on it always sees that many."""
    forgets: bool = False
    """Whether it remembers only the tops of the piles, and not who discarded or took what."""
    alone: bool = False
    """Whether it plays for itself alone, and never looks at what the others have laid out."""


def dimmed(sight: Any, limits: Limits) -> Any:
    """The sight as such a player has it in mind. What it does not remember is there as if nobody had seen it."""
    more = max(limits.late * sight.seats // 2 - sight.deck, 0)
    seen = replace(sight, deck=sight.deck + more, turn=sight.turn - more)
    if limits.forgets:
        seen.known = [[] for _ in seen.known]
        seen.piles = [pile[-1:] for pile in seen.piles]
        seen.discarders = [[-1] * len(pile) for pile in seen.piles]
    return seen
