"""Chance: the same seed gives the same numbers for ever, and names part the streams."""

from collections import Counter

from lostcities import GAMES, Match
from lostcities.chance import choose, fresh_seed, pick, shuffle, stream

DEAL = (
    "b2 g3 y8 g8 y4 w4 g10 r10 b4 yx w7 w8 b8 g5 rx gx r9 r8 bx r7 w10 g4 rx yx b10 wx y7 y10 w2 yx "
    "g7 bx b7 y9 r4 bx gx r5 y2 rx g2 y5 y3 r6 g9 y6 wx w6 r2 b9 b3 wx w9 gx g6 w3 r3 b5 w5 b6"
)


def test_streams_give_what_they_gave_when_they_were_written_down() -> None:
    numbers = stream("lost cities", "deal", 2)
    assert [numbers.random() for _ in range(3)] == [0.7903724972517866, 0.22675136127577478, 0.7148761220642459]
    things = list(range(10))
    shuffle(stream("s"), things)
    assert things == [5, 3, 1, 8, 2, 6, 9, 4, 7, 0]
    assert pick(stream("s"), 1000) == 28
    assert choose(stream("s"), "abcdefghij") == "a"


def test_a_seed_deals_what_it_dealt_when_it_was_written_down() -> None:
    match = Match.begin(GAMES["card"], {}, 2)
    match.deal_by_chance("lost cities", starts=0)
    assert " ".join(match.game.deck.names[card] for card in match.rounds[0].deal) == DEAL


def test_names_part_the_streams_wherever_their_letters_are_cut() -> None:
    names = [("a", "bc"), ("ab", "c"), ("abc",), ("a", "b", "c"), ("a", 1), ("a1",)]
    assert len({stream("seed", *each).random() for each in names}) == len(names)
    assert stream("seed", "deal", 1).random() == stream("seed", "deal", "1").random()


def test_any_text_is_a_seed() -> None:
    assert len({stream(seed).random() for seed in ("", " ", "سفر", "🗺", "\ud800", "\x00")}) == 6


def test_a_shuffle_keeps_all_things_and_favours_no_order() -> None:
    chance = stream("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        shuffle(chance, things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_picks_stay_in_range_and_reach_both_ends() -> None:
    chance = stream("picks")
    assert {pick(chance, 3) for _ in range(100)} == {0, 1, 2}


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50
