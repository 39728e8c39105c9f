"""What luck gave to whom in a round: the hands that were dealt, and every card that was drawn from the deck.

A card drawn counts as what it is worth to the seat that drew it, by the net's word at sight, less the mean over all
cards that could have lain there: those really still in the deck, and those put aside unseen, since which cards leave a
round is luck too, and shows draw by draw. A hand dealt counts as what it is worth beyond a hand dealt anew. Whatever
the net says, each of these has mean 0: the cards are shuffled, so that any card nobody holds was equally likely to lie
on top, and any hand to go to any seat. That makes it honest to subtract luck, or any fixed part of it, from a result
(control variates; AIVAT, Burch, Schmid, Moravcik, Morrill and Bowling 2018, does the same for poker). Players are not
asked: the deal and the moves are enough.

How the board's tiles lie is luck for nobody before hands are dealt, and part of what a hand is worth from then on; who
begins is kept apart from luck, since it is not always chance that decides it.

Points are hundredths of the round's margin: a seat's own points less the mean of the others'.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from lostcities.game import Game, State
from lostcities.match import Match
from lostcities.minds.held import worth_of_draws, worth_of_hands
from lostcities.review.sums import share

HAND = 8
"""Cards dealt to each seat."""
WEIGHTS = {"card": (90, 72), "board": (95, 92), "adapted": (90, 100)}
"""By game: how much of the net's word counts for hands and draws, in hundredths. The net overrates what a card does for
the final result; with these, luck took most off the spread of results in rounds that are in no table or test."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What luck gave in one round, in hundredths of a point."""

    deal: tuple[int, ...]
    """[seat] -> what the hands gave it; adds up to 0, except for rounding."""
    draws: tuple[int | None, ...]
    """[turn] -> what the card drawn gave to the seat that drew it; None where none came from the deck."""
    drawers: tuple[int, ...]
    """[turn] -> whose turn it was."""

    def of_draws(self, seat: int) -> int:
        """What the draws of all seats gave to that one: its own, less its share of the others'."""
        return shared(self.drawers, [draw or 0 for draw in self.draws], seat, len(self.deal))


def shared(whose: Sequence[int], given: Sequence[int], seat: int, seats: int) -> int:
    """What gains, by turn, come to in the margin of one seat: another seat's gain is spread over all others alike."""
    own = sum(each for mover, each in zip(whose, given, strict=True) if mover == seat)
    return own - share(sum(given) - own, seats - 1)


def luck_of(match: Match) -> list[Luck]:
    """The luck of every round of a match, as far as it was played."""
    steps = luck_steps(match)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return list(end.value)


def luck_steps(match: Match) -> Generator[None, None, list[Luck]]:
    """The same in slices: yields after every turn."""
    found = []
    for number in range(len(match.rounds)):
        found.append((yield from _luck_of_round(match, number)))
    return found


def begun_again(match: Match, number: int) -> State:
    """A round of the match before its first move."""
    played = match.rounds[number]
    return match.game.start(match.rules, match.seats, played.deal, played.tiles, played.starts, match.history[:number])


def _luck_of_round(match: Match, number: int) -> Generator[None, None, Luck]:
    game, played, seats = match.game, match.rounds[number], match.seats
    state = begun_again(match, number)
    deal = luck_of_deal(game, state, [played.deal[seat * HAND : (seat + 1) * HAND] for seat in range(seats)])
    first = seats * HAND + game.set_aside(match.rules, seats)
    cards = played.deal[first:] + played.deal[seats * HAND : first]
    draws: list[int | None] = []
    drawers = []
    for turn in played.turns:
        yield
        drawers.append(state.seat)
        draws.append(None)
        for move in turn:
            if game.format_move(move) == "<":
                draws[-1] = luck_of_draw(game, state, cards)
                cards = cards[1:]
            state.play(move)
    return Luck(deal, tuple(draws), tuple(drawers))


def luck_of_deal(game: Game, state: State, hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """What the hands of a round that has not begun gave to each seat, compared with hands dealt anew.

    All hands are looked at through the eyes of the seat that begins, so that the mean of hands dealt anew is the same
    for all, and cancels out when hands are compared: no hand needs to be dealt.
    """
    worths = worth_of_hands(game, game.sight(state, state.seat), hands)
    weight, others = WEIGHTS.get(game.name, (0, 0))[0], len(hands) - 1
    return tuple(share(weight * (len(hands) * worth - sum(worths)), 100 * others) for worth in worths)


def luck_of_draw(game: Game, state: State, cards: Sequence[int]) -> int:
    """What the first of `cards`, all those in the deck and put aside, gives to the seat that draws it, compared with
    the mean of them all."""
    kinds = sorted(set(cards))
    worths = dict(zip(kinds, worth_of_draws(game, game.sight(state, state.seat), kinds), strict=True))
    beyond = len(cards) * worths[cards[0]] - sum(worths[card] for card in cards)
    return share(WEIGHTS.get(game.name, (0, 0))[1] * beyond, 100 * len(cards))
