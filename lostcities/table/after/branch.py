"""Playing on, as practice, from a place in a match that is over: a new match against the same company.

It begins with the moves up to that place, so that its record is whole like any other. The cards lie as they lay, or
what one seat could not know then is dealt anew: the cards of the others' hands that nobody saw, what was set aside, and
the deck. That seat has then seen exactly what it saw before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from lostcities.chance import fresh_seed, shuffle, stream
from lostcities.errors import NotNow
from lostcities.game import Move
from lostcities.match import Match
from lostcities.review.luck import HAND
from lostcities.table.after.through import stood
from lostcities.table.sitting import Sitting


def branch(whole: Sitting, name: str, round: int, turn: int, seat: int | None) -> Sitting:
    """The new match after `turn` turns of a round, both from 0; `seat`: whose sight stays while all else is dealt anew,
    None: all cards lie as they lay. Raises NotNow unless the match is over and that place is before its end."""
    if not whole.over:
        raise NotNow("error-branch-going", "only a match that is over can be played on from one of its places")
    played = whole.match.rounds
    if not (0 <= round < len(played) and 0 <= turn <= len(played[round].turns)):
        raise NotNow("error-branch-end", "the match has no such place")
    match = stood(whole.match, round, turn)
    if match.over or match.round_over:
        raise NotNow("error-branch-end", "nothing is left to be played there")
    seed = fresh_seed()
    if seat is not None:
        if not 0 <= seat < match.seats:
            raise NotNow("error-other-seat", f"there is no seat {seat}", seat=seat)
        match = dealt_anew(match, seat, stream(seed, "branch"))
    seats = [replace(each) for each in whole.record.seats]
    record = replace(whole.record, match=match, seats=seats, seed=None, x=None, round_x={}, result_x=None)
    sitting = Sitting(name, record, seed, sealed=0, practice=True, gentle=whole.gentle)
    sitting.played_on = f"{round + 1}.{turn}" + ("" if seat is None else f" {seat}")
    sitting.review()
    sitting.sealed = len(sitting.steps)
    return sitting


def dealt_anew(match: Match, seat: int, chance: Random) -> Match:
    """The match with all that the seat cannot know of its last round dealt anew, and the same moves."""
    played = match.rounds[-1]
    deal = list(played.deal)
    places = list(_hidden(match, seat))
    cards = [deal[place] for place in places]
    shuffle(chance, cards)
    for place, card in zip(places, cards, strict=True):
        deal[place] = card
    new = match.copy()
    new.rounds = match.rounds[:-1]
    new.history = match.history[: len(new.rounds)]
    new.deal_round(deal, played.tiles, played.starts)
    for move in (move for turn in played.turns for move in turn):
        new.push(move)
    return new


def _hidden(match: Match, seat: int) -> Iterator[int]:
    """The places in the deal whose cards that seat cannot know after these moves."""
    game, seats, played = match.game, match.seats, match.rounds[-1]
    held = [list(range(HAND * each, HAND * (each + 1))) for each in range(seats)]
    known: list[set[int]] = [set() for _ in range(seats)]
    aside = HAND * seats
    top = aside + game.set_aside(match.rules, seats)
    deck = top
    piles: dict[str, list[int]] = {}
    for number, turn in enumerate(played.turns):
        mover = (played.starts + number) % seats
        for text in map(game.format_move, turn):
            if text == "<":
                held[mover].append(deck)
                deck += 1
            elif text.startswith("<"):
                place = piles[text[1:]].pop()
                held[mover].append(place)
                known[mover].add(place)
            elif not text.startswith(">"):
                place = _placed(played.deal, held[mover], known[mover], _card(match, text))
                held[mover].remove(place)
                known[mover].discard(place)
                if text.startswith("-"):
                    piles.setdefault(text[1], []).append(place)
    for other in range(seats):
        if other != seat:
            yield from (place for place in held[other] if place not in known[other])
    yield from range(aside, top)
    yield from range(deck, len(played.deal))


def _card(match: Match, text: str) -> Move:
    """The card of a placing or a discard: "r5", "-r5", "r5!"."""
    names: Any = match.game.deck.index
    card = text.removeprefix("-")
    while card not in names:
        card = card[:-1]
    return int(names[card])


def _placed(deal: Sequence[int], held: Sequence[int], known: set[int], card: int) -> int:
    """Where in the deal the placed card came from; of equal cards, one that everybody knew of goes first."""
    places = [place for place in held if deal[place] == card]
    return next((place for place in places if place in known), places[0])
