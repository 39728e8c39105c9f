"""What a row of the toy is worth, term by term."""

from lostcities.errors import BadText, quote
from lostcities.games.toy.play import DECK, RANKS, fits, score
from lostcities.games.toy.seen import ToySight
from lostcities.worth import Worth, at_large, coming, term
from lostcities.worth import worth as told


def worth(seen: ToySight, zone: str) -> Worth:
    """The worth of the row in that zone. Raises BadText for a zone that is none."""
    spots = {f"row:{seat}:{suit}": (seat, at) for seat in range(2) for at, suit in enumerate(DECK.suits)}
    if zone not in spots:
        raise BadText(f"{quote(zone)} is no row", text=zone[:60])
    seat, suit = spots[zone]
    row = seen.rows[seat][suit]
    numbers = sum(card % RANKS + 1 for card in row)
    points = score(seen.rules, [row])
    terms = [
        term("worth-toy-numbers", "is", numbers),
        term("worth-toy-cost", "plus", points - numbers),
    ]
    cards = [card for card in DECK.cards() if DECK.suit_of[card] == suit]
    free = at_large(cards, [rows[suit] for rows in seen.rows])
    following = [] if seen.phase == "over" else [card for card in free if fits(row, card)]
    after = [coming([DECK.names[card]], score(seen.rules, [[*row, card]])) for card in following]
    return told(points, "4.1", terms if row else [], [], after)
