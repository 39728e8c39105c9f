"""How a placing is told in the card game: what it makes of the expedition, and what the hand holds for it."""

from lostcities.game import Move
from lostcities.minds.card.facts import BONUS_CARDS, worth
from lostcities.minds.reasons import Case, Said, Value, coming, skipped

NEAR = 2
"""This many cards short of the bonus, it is worth a word."""
LATE = 5
"""From this many turns left on, a placing is told as a matter of time."""


def placed(case: Case, move: Move, text: str) -> list[Said]:
    """What can be said for placing the card written `text`."""
    deck = case.game.deck
    card = deck.index[text]
    suit, rank = deck.suit_of[card], deck.rank_of[card]
    column = [*case.sight.columns[case.seat][suit], card]
    later = sorted(each for each in case.held(suit) if each > card)
    if not rank:
        later = [*(each for each in case.held(suit) if each == card), *later]
        later.remove(card)
    before, after, could = (_worth(case, cards) for cards in (column[:-1], column, [*column, *later]))
    worths: dict[str, Value] = {"suit": case.letter(suit), "before": before, "after": after}
    found: list[Said] = []
    if not rank:
        found.append(("hint-card-wager", {**worths, "times": sum(not deck.rank_of[each] for each in column) + 1}))
    else:
        found.append(("hint-card-begins" if len(column) == 1 else "hint-card-goes", worths))
    found += coming(len(later), could, begun=rank > 0 and len(column) > 1)
    if could < 0:
        found += hoped(case, card, later)
    short = BONUS_CARDS - len(column)
    if short == 0:
        found.append(("hint-card-bonus", {"suit": case.letter(suit)}))
    elif 0 < short <= NEAR:
        found.append(("hint-card-bonus-near", {"suit": case.letter(suit), "count": short}))
    if rank:
        passed = [name for name in case.next_cards(case.seat, suit) if deck.index[name] < card]
        found += skipped(case, card, passed, case.sight.columns)
    turns = case.turns(int(case.sight.deck))
    if turns <= LATE:
        found.insert(1, case.late(turns))
    return found


def hoped(case: Case, card: int, later: list[int]) -> list[Said]:
    """That numbers which nobody has placed may still come: the point of a placing that does not pay for itself."""
    deck, suit = case.game.deck, case.game.deck.suit_of[card]
    numbers = [name for name in case.next_cards(case.seat, suit) if deck.rank_of[deck.index[name]]]
    may_come = [name for name in numbers if deck.index[name] > card and deck.index[name] not in later]
    return [("hint-card-hope", {"suit": case.letter(suit), "count": len(may_come)})] if may_come else []


def _worth(case: Case, cards: list[int]) -> int:
    """What an expedition of these cards is worth."""
    if not cards:
        return 0
    ranks = [case.game.deck.rank_of[card] for card in cards]
    stakes = ranks.count(0)
    return worth(sum(rank + 1 for rank in ranks if rank), stakes, len(cards))
