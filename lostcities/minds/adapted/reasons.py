"""How a placing is told in the two-deck adaptation: how long the stack gets, now and with the cards in hand."""

from lostcities.game import Move
from lostcities.minds.adapted.facts import FULL, worth
from lostcities.minds.adapted.suits import count_of, heights_of
from lostcities.minds.reasons import Case, Said, Value, coming, skipped

LATE = 5
"""From this many turns left on, a placing is told as a matter of time."""


def placed(case: Case, move: Move, text: str) -> list[Said]:
    """What can be said for placing the card written `text`."""
    deck, sight = case.game.deck, case.sight
    card = deck.index[text]
    suit, height = deck.suit_of[card], heights_of(case.game, sight)
    cards = len(sight.stacks[case.seat][suit]) + 1
    later = sum(height[each] >= height[card] for each in case.held(suit)) - 1
    values: dict[str, Value] = {
        "suit": case.letter(suit),
        "cards": cards,
        "before": worth(cards - 1) if cards > 1 else 0,
        "after": worth(cards),
    }
    found: list[Said] = [("hint-adapted-begins" if cards == 1 else "hint-adapted-goes", values)]
    found += coming(later, worth(cards + later), begun=cards > 1)
    if cards == FULL:
        count = count_of(sight).placed(suit)
        end = int(sight.rules["stacks_to_end"])
        if count.lack():
            found.append(("hint-adapted-full", {"stacks": end - count.need(), "end": end}))
        else:
            found.append(("hint-adapted-ends", {"end": end}))
    turns = case.turns(int(sight.deck))
    if turns <= LATE:
        found.append(case.late(turns))
    passed = [name for name in case.next_cards(case.seat, suit) if height[deck.index[name]] < height[card]]
    return [*found, *skipped(case, card, passed, sight.stacks)]
