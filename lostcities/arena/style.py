"""What can be seen of a player's style: how much it begins, wagers and takes from piles. Read from the moves alone."""

from dataclasses import dataclass

from lostcities.match import Match

WAGER = "x"
"""How the text of a wager ends; only the card game has them."""


@dataclass(frozen=True, slots=True)
class Style:
    """Counts over a match."""

    begun: int
    """Columns begun: expeditions, paths or stacks."""
    wagers: int
    """Wagers placed."""
    taken: int
    """Cards taken from discard piles."""


def styles(match: Match) -> tuple[Style, ...]:
    """By seat, over all rounds dealt."""
    begun: set[tuple[int, int, str]] = set()
    wagers = [0] * match.seats
    taken = [0] * match.seats
    for round_number, played in enumerate(match.rounds):
        for number, turn in enumerate(played.turns):
            seat = (played.starts + number) % match.seats
            for text in map(match.game.format_move, turn):
                if text.startswith("<"):
                    taken[seat] += text != "<"
                elif text[0] not in "->":
                    wagers[seat] += text.endswith(WAGER)
                    begun.add((round_number, seat, text[0]))
    seats_of_begun = [seat for _, seat, _ in begun]
    return tuple(Style(seats_of_begun.count(seat), wagers[seat], taken[seat]) for seat in range(match.seats))
