"""What a stack is worth, and what one card more would make of it (rules 3.1 and 3.2)."""

from lostcities.errors import BadText, quote
from lostcities.games.adapted.reasons import may_follow, parse_zone
from lostcities.games.adapted.scoring import FULL, counted, full_stacks, score
from lostcities.games.adapted.sight import AdaptedSight
from lostcities.games.adapted.state import HEIGHTS
from lostcities.games.adapted.text import DECK
from lostcities.worth import Worth, at_large, coming, remark, term
from lostcities.worth import worth as told

RULE = "3.1"


def worth(seen: AdaptedSight, zone: str) -> Worth:
    """The worth of the stack in that zone. Raises BadText for a zone that is no stack."""
    kind, seat, suit = parse_zone(zone, seen)
    if kind != "stack":
        raise BadText(f"{quote(zone)} is no stack", text=zone)
    stack = seen.stacks[seat][suit]
    count = len(stack)
    terms = [term("worth-adapted-cards", "is", score(count), count=count)] if count else []
    remarks = [] if count else [remark("worth-adapted-none")]
    if count >= FULL:
        long = _long_stacks(seen)
        remarks.append(remark("worth-adapted-long", full=FULL, stacks=long, end=seen.rules["stacks_to_end"]))
    cards = [card for card in DECK.cards() if DECK.suit_of[card] == suit]
    free = at_large(cards, [stacks[suit] for stacks in seen.stacks])
    heights = HEIGHTS[seen.rules["ace"]]
    following = sorted((card for card in free if may_follow(stack, heights, card)), key=heights.__getitem__)
    if seen.phase == "over":
        following = []
    elif not following:
        remarks.append(remark("worth-no-more"))
    names = [DECK.names[card] for card in following]
    after = [coming(names, score(count + 1), *_reached(seen, seat, count + 1))] if names else []
    return told(score(count), RULE, terms, remarks, after)


def _reached(seen: AdaptedSight, seat: int, count: int) -> list[Worth]:
    """How many cards there are then and, if that makes the stack a full one, what it does to the end of the round."""
    reached = [remark("worth-adapted-next", count=count)]
    if count == FULL:
        stacks, end = _long_stacks(seen, seat), seen.rules["stacks_to_end"]
        key = "worth-adapted-ends" if stacks >= end else "worth-adapted-full"
        reached.append(remark(key, stacks=stacks, end=end))
    return reached


def _long_stacks(seen: AdaptedSight, more: int | None = None) -> int:
    """How many full stacks count together towards the end, as if seat `more` had one more of them."""
    full = [full_stacks(stacks) + (seat == more) for seat, stacks in enumerate(seen.stacks)]
    return counted(full, seen.rules["stacks_of"])
