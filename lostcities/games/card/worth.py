"""What an expedition is worth, told term by term, and what each card that may follow would make of it (rule 1.4)."""

from lostcities.errors import BadText, quote
from lostcities.games.card.reasons import may_follow, parse_zone
from lostcities.games.card.scoring import BONUS, BONUS_CARDS, COST, Points, count
from lostcities.games.card.sight import CardSight
from lostcities.games.card.text import DECK
from lostcities.worth import Worth, at_large, coming, remark, term
from lostcities.worth import worth as told

RULE = "1.4"
NEAR_BONUS = 3
"""This many cards short of the bonus, it is worth a word."""


def worth(seen: CardSight, zone: str) -> Worth:
    """The worth of the expedition in that zone. Raises BadText for a zone that is no expedition."""
    kind, seat, suit = parse_zone(zone, seen)
    if kind != "expedition":
        raise BadText(f"{quote(zone)} is no expedition", text=zone)
    column = seen.columns[seat][suit]
    counted = count(column)
    cards = [card for card in DECK.cards(suit + 1) if DECK.suit_of[card] == suit]
    free = at_large(cards, [columns[suit] for columns in seen.columns])
    following = [] if seen.phase == "over" else [card for card in free if may_follow(column, card)]
    remarks = [remark("worth-card-none", cost=COST)] if counted is None else _remarks(column, counted, following)
    if not following and seen.phase != "over":
        remarks.append(remark("worth-no-more"))
    after = [coming([DECK.names[card]], _points([*column, card])) for card in following]
    return told(_points(column), RULE, [] if counted is None else _terms(counted), remarks, after)


def _points(column: list[int]) -> int:
    counted = count(column)
    return 0 if counted is None else counted.points


def _terms(counted: Points) -> list[Worth]:
    """The sum as the rule has it: the cost comes off before the wagers multiply, the bonus comes on after."""
    terms = [
        term("worth-card-numbers", "is", counted.sum),
        term("worth-card-cost", "plus", -counted.cost),
    ]
    if counted.times > 1:
        terms.append(term("worth-card-wagers", "times", counted.times, count=counted.times - 1))
    if counted.bonus:
        terms.append(term("worth-card-bonus", "plus", counted.bonus, count=BONUS_CARDS))
    return terms


def _remarks(column: list[int], counted: Points, following: list[int]) -> list[Worth]:
    """What is lacking to cover the cost and, where it can still be reached, to earn the bonus."""
    remarks = []
    if counted.sum < counted.cost:
        remarks.append(remark("worth-card-uncovered", left=counted.cost - counted.sum))
    left = BONUS_CARDS - len(column)
    if 0 < left <= min(NEAR_BONUS, len(following)):
        remarks.append(remark("worth-card-bonus-left", left=left, bonus=BONUS))
    return remarks
