"""Luck: exactly nothing in the mean; and the parts of a result add up to it.

That margins stray less without it is tested where levels meet (minds/test_levels.py), for that takes whole rounds."""

from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from engine.random_play import play_some
from golden.make import FOLDER

from lostcities import GAMES, Match
from lostcities.record import read
from lostcities.review import Account, luck_of, review, review_through
from lostcities.review.account import results
from lostcities.review.luck import begun_again, luck_of_deal, luck_of_draw

GOLDEN = sorted(FOLDER.glob("*.json"))
ROUNDED = 2
"""Hundredths by which shares of a few seats may miss their sum."""


def some_match(game: str, seed: str, half_moves: int = 60, **options: object) -> Match:
    """A match of any number of seats, played some way by chance."""
    chance = Random(seed)
    seats = chance.choice([*GAMES[game].seats, *GAMES[game].more_seats])
    match = Match.begin(game, options, seats)
    play_some(match, chance, half_moves)
    return match


def check(match: Match, rounds: list[list[Account]], whole: tuple[Account, ...]) -> None:
    """The parts of every account are its result, seats gain what the others lose, and rounds add up to the match."""
    for accounts in (*rounds, whole):
        for each in accounts:
            costs = (each.others or 0) - (each.own or 0)
            assert each.result == each.deal + each.draws + costs + each.rest
            assert each.adjusted == each.result - each.deal - each.draws
        for part in ("result", "deal", "draws", "rest", "adjusted"):
            assert abs(sum(getattr(each, part) for each in accounts)) <= ROUNDED * len(accounts) * max(1, len(rounds))
    for seat, each in enumerate(whole):
        assert each.result == sum(brought[seat] for brought in results(match))
        assert each.draws == sum(accounts[seat].draws for accounts in rounds)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_account_of_every_golden_record_comes_out_even(path: Path) -> None:
    match = read(path.read_bytes()).match
    found = review_through(review(match, effort=0))
    check(match, [list(each.accounts) for each in found.rounds], found.accounts)
    if match.over:
        totals = match.result()[0]
        others = match.seats - 1
        for each in found.accounts:
            margin = 100 * (match.seats * totals[each.seat] - sum(totals)) / others
            assert each.result == pytest.approx(margin, abs=len(match.rounds))


@pytest.mark.parametrize("game", GAMES)
def test_the_account_of_a_thousand_random_matches_comes_out_even(game: str) -> None:
    for number in range(334):
        match = some_match(game, f"account {number}", half_moves=8 if number % 12 else 60)
        found = review_through(review(match, effort=0))
        check(match, [list(each.accounts) for each in found.rounds], found.accounts)


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_a_draw_is_nothing_in_the_mean_over_the_cards_of_the_deck(game: str) -> None:
    for number in range(8):
        match = some_match(game, f"mean {number}", 20 + 2 * number)
        state = match.rounds[-1].state.copy()
        while match.game.sight(state, state.seat).phase != "draw":
            state.play(state.legal()[0])
        deck = list(state.deck)  # type: ignore[attr-defined]
        gains = [
            luck_of_draw(match.game, state, [card, *deck[:place], *deck[place + 1 :]])
            for place, card in enumerate(deck)
        ]
        assert abs(fmean(gains)) <= 1
        assert len(set(gains)) > 3


@pytest.mark.parametrize("game", ["board", "adapted"])
def test_a_draw_is_set_against_the_cards_put_aside_too(game: str) -> None:
    """Each card that nobody holds is put on top of the deck in turn, what lay there in its place."""
    match = Match.begin(game, {"rounds": 1}, 2)
    match.deal_by_chance("aside")
    deal, tiles, starts = match.rounds[0].deal, match.rounds[0].tiles, match.rounds[0].starts
    aside = match.game.set_aside(match.rules, 2)
    top = 16 + aside
    assert aside
    while "<" not in match.legal():
        match.play(match.legal()[0])
    turn = list(match.rounds[0].turns[0])
    gains = []
    for place in range(16, len(deal)):
        other = list(deal)
        other[top], other[place] = other[place], other[top]
        again = Match.begin(game, {"rounds": 1}, 2)
        again.deal_round(other, tiles, starts)
        for move in (*turn, match.game.parse_move("<")):
            again.play(move)
        [gain] = luck_of(again)[0].draws
        assert gain is not None
        gains.append(gain)
    assert abs(fmean(gains)) <= 1
    assert abs(fmean(gains[aside:])) > 1  # not so for those of the deck alone


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_a_deal_goes_with_the_hand_and_not_with_the_seat(game: str) -> None:
    match = Match.begin(game, None, max(GAMES[game].seats))
    match.deal_by_chance("hands")
    seats, deal = match.seats, match.rounds[0].deal
    hands = [deal[8 * seat : 8 * seat + 8] for seat in range(seats)]
    state = begun_again(match, 0)
    gains = luck_of_deal(match.game, state, hands)
    assert luck_of_deal(match.game, state, hands[1:] + hands[:1]) == gains[1:] + gains[:1]
    assert abs(sum(gains)) <= seats
    assert any(gains)


def test_a_good_card_is_luck_and_a_useless_one_is_bad_luck() -> None:
    match = Match.begin("card", {"rounds": 1})
    names = match.game.deck.index
    cards = match.game.cards(match.rules)
    first = [names[name] for name in ("y2", "y3", "y4", "y5", "y6", "r2", "r9", "r10")]
    for card in first:
        cards.remove(card)
    match.deal_round([*first, *(card for card in cards if card != names["y7"]), names["y7"]], (), 0)
    state = match.rounds[0].state
    state.play(match.game.parse_move("y3"))
    deck = match.rounds[0].deal[16:]
    gains = {
        name: luck_of_draw(match.game, state, [names[name], *(card for card in deck if card != names[name])])
        for name in ("y7", "r3")
    }
    assert gains["y7"] > 0 > gains["r3"]


def test_a_seat_s_draw_lies_on_all_the_others_alike() -> None:
    match = some_match("adapted", "three", 40)
    [luck] = luck_of(match)
    gains = [luck.of_draws(seat) for seat in range(match.seats)]
    assert abs(sum(gains)) <= match.seats
    assert len(luck.draws) == len(luck.drawers) == len(match.rounds[0].turns)
