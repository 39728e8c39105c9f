"""One deal, played from every seat: what luck gives to one player in one match, it gives to the others in the next.

A `Deal` is all that a worker process or another machine needs, and the result follows from it alone: where, when and
alongside what a deal is played changes only how long the players thought. (A program that is not deterministic, or
close to its time-out, can be the exception.)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from lostcities.arena.company import Company
from lostcities.arena.players import Player, parse_player
from lostcities.arena.program import Forfeit
from lostcities.arena.style import Style, styles
from lostcities.errors import BadOption, Misuse, expect, expect_seed, quote
from lostcities.games import find_game
from lostcities.match import Match
from lostcities.review.luck import luck_of

MOVE_TIME = 10.0
"""Seconds that a program may take for a move unless a deal says otherwise."""
LONGEST_MOVE_TIME = 86_400
"""Seconds, a day."""
PENALTY = 50
"""A player who forfeits ends at least this many points below the lowest of the others."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to play."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    """One for each seat of the first match; the same player may appear several times."""
    seed: str
    number: int
    """From 0; with the seed it names the deal, whoever the players are."""
    move_time: float = MOVE_TIME
    """Seconds that a program may take for a move."""


@dataclass(frozen=True, slots=True)
class Forfeited:
    """Who lost a match by forfeit, and why, as one printable sentence."""

    player: str
    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Played:
    """One match. Lists are by seat; `turns` by round."""

    players: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    turns: tuple[int, ...]
    capped: int
    """Rounds that ended only because of `turn_limit`."""
    forfeited: Forfeited | None
    styles: tuple[Style, ...]
    luck: tuple[float, ...]
    """Points of the margin that luck gave each seat: the hands dealt, and the cards drawn from the deck."""

    def margin(self, seat: int) -> float:
        """The seat's total less the mean of the others'."""
        return self.totals[seat] - fmean(total for other, total in enumerate(self.totals) if other != seat)

    def adjusted(self, seat: int) -> float:
        """The margin without luck: just as fair a measure, since luck averages out, but it varies less."""
        return self.margin(seat) - self.luck[seat]

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1 alone, 1/2 with one other, 0 without."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal's matches; in each the players sit one seat further on."""

    number: int
    players: tuple[str, ...]
    matches: tuple[Played, ...]
    asked: tuple[int, ...]
    """[player] -> how many moves it chose."""
    seconds: tuple[float, ...] = field(compare=False)
    """[player] -> how many seconds it took over them: the one thing that differs from run to run."""


def play_deal(deal: Deal) -> PlayedDeal:
    """Play the deal once for each seat. Raises BadOption before anything is played or started, and Misuse for anything
    but a deal and where a mind makes no legal move."""
    expect(Deal, deal, "it is made of a game, options, players, a seed and a number")
    _refuse_unplayable(deal)
    players = [parse_player(text, deal.game) for text in deal.players]
    with Company(players, deal.move_time) as company:
        matches = tuple(_play_match(deal, players, company, shift) for shift in range(len(players)))
        return PlayedDeal(deal.number, deal.players, matches, tuple(company.asked), tuple(company.seconds))


def _refuse_unplayable(deal: Deal) -> None:
    """Raises BadOption where no match of the deal could begin, or no program could be given its time."""
    if not isinstance(deal.players, tuple | list):
        raise BadOption(f"the players are a tuple of texts, not {type(deal.players).__name__}", option="players")
    expect_seed(deal.seed)
    if type(deal.number) is not int or deal.number < 0:
        raise BadOption("the number of a deal must be a whole number of at least 0", option="number")
    Match.begin(find_game(deal.game), deal.options, len(deal.players))
    if not isinstance(deal.move_time, int | float) or not 0 <= deal.move_time <= LONGEST_MOVE_TIME:
        raise BadOption(
            f"the time for a move must be a number of seconds from 0 to {LONGEST_MOVE_TIME}", option="move_time"
        )


def _play_match(deal: Deal, players: list[Player], company: Company, shift: int) -> Played:
    """The match in which player p sits at seat p + `shift`. Seat 0 begins its first round."""
    seats = len(players)
    at = [(seat - shift) % seats for seat in range(seats)]
    seed = f"{deal.seed} {deal.number}"
    match = Match.begin(deal.game, deal.options, seats)
    forfeited = None
    ply = 0
    while forfeited is None and not match.over:
        match.deal_by_chance(seed, None if match.rounds else 0)
        while match.in_round:
            seat = match.rounds[-1].state.seat
            try:
                match.play(company.choose(at[seat], match, seed, ply))
            except Forfeit as error:
                forfeited = Forfeited(players[at[seat]].text, seat, str(error))
                break
            except Misuse as error:
                raise Misuse(f"in deal {deal.number} of the seed {quote(deal.seed)}, {error}") from None
            ply += 1
    totals, winners = _result(match, None if forfeited is None else forfeited.seat)
    return Played(
        players=tuple(players[number].text for number in at),
        totals=tuple(totals),
        winners=tuple(winners),
        turns=tuple(played.state.turn for played in match.rounds),
        capped=sum(_capped(match, number) for number in range(len(match.rounds))),
        forfeited=forfeited,
        styles=styles(match),
        luck=_luck(match),
    )


def _capped(match: Match, number: int) -> bool:
    """Whether that round would go on without the limit: a round can also end by itself in the last turn allowed."""
    played = match.rounds[number]
    limit = match.rules["turn_limit"]
    if limit is None or played.state.turn < limit:
        return False
    rules = {**match.rules, "turn_limit": None}
    free = match.game.start(rules, match.seats, played.deal, played.tiles, played.starts, match.history[:number])
    for turn in played.turns:
        for move in turn:
            free.play(move)
    return not free.over


def _luck(match: Match) -> tuple[float, ...]:
    """By seat, what luck gave over all rounds. Only the deals and the moves are looked at, whoever made them."""
    found = luck_of(match)
    return tuple(sum(each.deal[seat] + each.of_draws(seat) for each in found) / 100 for seat in range(match.seats))


def _result(match: Match, loser: int | None) -> tuple[list[int], list[int]]:
    """Final totals and winners. With a seat that has forfeited, the match ends as it stands, that seat last, and ties
    among the others are broken as the game breaks them."""
    if loser is None:
        return match.result()
    ends = (*match.history, match.game.end_round(match.rounds[-1].state))
    totals, _ = match.game.result(match.rules, ends)
    others = [seat for seat in range(match.seats) if seat != loser]
    totals[loser] = min(totals[loser], min(totals[seat] for seat in others) - PENALTY)
    _, best = match.game.result(match.rules, [end.among(others) for end in ends])
    return totals, [others[at] for at in best]
