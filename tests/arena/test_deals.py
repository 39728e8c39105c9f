"""Paired deals: everybody gets every hand once, a player comes out even against itself, and forfeits are lost."""

from collections import Counter
from math import inf, nan
from random import Random

import pytest
from arena.rogues import GREEDY, rogue

from lostcities import GAMES, MINDS, BadOption, Game, Mind, Misuse, Sight, Thought
from lostcities.arena import Deal, PlayedDeal, parse_player, play_deal
from lostcities.arena.company import Company
from lostcities.arena.deals import PENALTY
from lostcities.match import Match

RULES = {"rounds": 1, "turn_limit": 400}


def deal(*players: str, game: str = "card", number: int = 0, seed: str = "7", **options: object) -> Deal:
    return Deal(game, RULES | options, players, seed, number, 20)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_against_itself_comes_out_even_to_the_point(game: str, seats: int) -> None:
    if seats not in GAMES[game].seats:
        with pytest.raises(BadOption, match=f"has no {seats} seats"):
            play_deal(deal(*["wander"] * seats, game=game))
        return
    played = play_deal(deal(*["wander"] * seats, game=game))
    assert len(played.matches) == seats
    assert len(set(played.matches)) == 1
    assert sum(played.matches[0].margin(seat) for seat in range(seats)) == pytest.approx(0)


TWO = ("exec:true", "wander")


@pytest.mark.parametrize(
    ("unplayable", "sentence"),
    [
        (Deal("nope", {}, TWO, "7", 0), 'no game is called "nope"; the games are card, board, adapted'),
        (Deal([], {}, TWO, "7", 0), 'no game is called "[]"; the games are card, board, adapted'),  # type: ignore[arg-type]
        (Deal("card", {"rounds": 0}, TWO, "7", 0), "options.rounds must be a whole number from 1 to 99"),
        (Deal("card", [], TWO, "7", 0), "options must be a mapping from names to values, not list"),  # type: ignore[arg-type]
        (Deal("card", {}, (), "7", 0), "the game card has no 0 seats; it is for 2"),
        (Deal("card", {}, 5, "7", 0), "the players are a tuple of texts, not int"),  # type: ignore[arg-type]
        (Deal("card", {}, (1, 2), "7", 0), "a player is a text, not int"),  # type: ignore[arg-type]
        (Deal("card", {}, TWO, 7, 0), "a seed is a text, not int"),  # type: ignore[arg-type]
        (Deal("card", {}, TWO, "7", []), "the number of a deal must be a whole number of at least 0"),  # type: ignore[arg-type]
        (Deal("card", {}, TWO, "7", -1), "the number of a deal must be a whole number of at least 0"),
        (Deal("card", {}, TWO, "7", 0, "x"), "the time for a move must be a number of seconds from 0 to 86400"),  # type: ignore[arg-type]
        (Deal("card", {}, TWO, "7", 0, -1), "the time for a move must be a number of seconds from 0 to 86400"),
        (Deal("card", {}, TWO, "7", 0, nan), "the time for a move must be a number of seconds from 0 to 86400"),
        (Deal("card", {}, TWO, "7", 0, inf), "the time for a move must be a number of seconds from 0 to 86400"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_deal_that_cannot_be_played_is_told_before_a_program_is_started(
    unplayable: Deal, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("lostcities.arena.company.Program")
    with pytest.raises(BadOption) as refused:
        play_deal(unplayable)
    assert str(refused.value) == sentence


def test_every_player_sits_once_at_every_seat() -> None:
    played = play_deal(deal("careful", "bold", "wander", game="board", turn_limit=9))
    assert [match.players for match in played.matches] == [
        ("careful", "bold", "wander"),
        ("wander", "careful", "bold"),
        ("bold", "wander", "careful"),
    ]


def test_players_that_differ_only_in_effort_are_different_players() -> None:
    played = play_deal(deal("careful", "careful:7", turn_limit=20))
    assert played.matches[0].players == ("careful", "careful:7")
    assert played.matches[0].totals == played.matches[1].totals


def test_the_same_deal_is_dealt_to_whoever_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, ...]] = []
    deal_round = Match.deal_round

    def spy(match: Match, cards: tuple[int, ...], tiles: tuple[int, ...], starts: int) -> None:
        dealt.append((*cards, *tiles, starts))
        deal_round(match, cards, tiles, starts)

    monkeypatch.setattr(Match, "deal_round", spy)
    play_deal(deal("wander", "wander:2", game="board"))
    play_deal(deal("careful", "wander", game="board", turn_limit=4))
    assert len(dealt) == 4
    assert len(set(dealt)) == 1
    play_deal(deal("wander", "wander", game="board", number=1))
    play_deal(deal("wander", "wander", game="board", seed="8"))
    assert len(set(dealt)) == 3


def test_whole_matches_are_played_where_the_options_say_so() -> None:
    played = play_deal(deal("careful", "wander", rounds=3, turn_limit=9))
    assert [len(match.turns) for match in played.matches] == [3, 3]


def test_rounds_that_the_limit_ended_are_counted() -> None:
    played = play_deal(deal("careful", "wander", turn_limit=4, rounds=2))
    assert [(match.turns, match.capped) for match in played.matches] == [((4, 4), 2)] * 2


def test_a_round_that_ends_by_itself_in_the_last_turn_there_is_was_not_ended_by_the_limit() -> None:
    ((turns,), _) = (match.turns for match in play_deal(deal("wander", "wander")).matches)
    for limit, capped in ((turns, 0), (turns - 1, 1)):
        played = play_deal(deal("wander", "wander", turn_limit=limit))
        assert [(match.turns, match.capped) for match in played.matches] == [((limit,), capped)] * 2


def forfeits(played: PlayedDeal) -> Counter[str]:
    return Counter(match.forfeited.why for match in played.matches if match.forfeited is not None)


def test_a_program_plays_whole_rounds_of_every_game() -> None:
    for game in GAMES:
        played = play_deal(deal(GREEDY, "wander", game=game, turn_limit=30))
        assert forfeits(played) == {}
        assert played.asked[0] > 20
        assert play_deal(deal(GREEDY, "wander", game=game, turn_limit=30)) == played


def test_a_program_against_itself_comes_out_even_too() -> None:
    assert len(set(play_deal(deal(GREEDY, GREEDY, turn_limit=20)).matches)) == 1


CHEATS = {
    "none": ("r99", r'answered a move that is none: "r99" is no move of the card game'),
    "illegal": ("<", r"answered an illegal move: < is illegal: you must place a card before you draw one"),
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_bad_move_forfeits_the_round_and_every_rotation_is_tried_anew(name: str) -> None:
    move, sentence = CHEATS[name]
    player = rogue(f"import json\nwhile True:\n  input()\n  print(json.dumps({{'move': {move!r}}}), flush=True)")
    played = play_deal(deal(player, "careful"))
    assert forfeits(played) == {sentence: 2}
    for match in played.matches:
        loser = match.players.index(player)
        assert match.winners == (1 - loser,)
        assert match.totals[loser] <= match.totals[1 - loser] - PENALTY


def test_with_more_seats_the_best_of_the_others_wins_what_one_forfeits() -> None:
    played = play_deal(deal(rogue("print('no')"), "careful", "careful", game="adapted"))
    for match in played.matches:
        assert match.forfeited is not None
        loser = match.forfeited.seat
        others = [total for seat, total in enumerate(match.totals) if seat != loser]
        assert match.totals[loser] <= min(others) - PENALTY
        assert match.winners == tuple(seat for seat, total in enumerate(match.totals) if total == max(others))


def test_a_tie_among_the_others_is_broken_as_the_game_breaks_it() -> None:
    """In the board game the one with more artifacts wins, even between two that have come to nothing."""
    quits = (
        "import json\nfor _ in range(30):\n  print(json.dumps({'move': json.loads(input())['legal'][0]}), flush=True)"
    )
    played = play_deal(deal(rogue(quits), "careful", "careful", game="board", number=3))
    assert (0, (0, -PENALTY, 0)) in [(match.winners[0], match.totals) for match in played.matches]
    assert all(len(match.winners) == 1 for match in played.matches)


def test_two_seats_of_one_program_are_two_processes() -> None:
    pair = [parse_player(GREEDY, "card")] * 2
    match = Match.begin(GAMES["card"], RULES, 2)
    match.deal_by_chance("two", 0)
    with Company(pair, 20) as company:
        company.choose(0, match, "two", 0)
        company.choose(1, match, "two", 0)
        programs = list(company._programs.values())
        assert len({each._process.pid for each in programs}) == 2
    assert all(each._process.returncode == 0 for each in programs)


def test_a_mind_that_makes_no_legal_move_is_told_with_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(game: Game, sight: Sight, chance: Random, effort: int) -> Thought:
        yield 0.5
        return -1

    monkeypatch.setitem(MINDS, "lost", Mind("lost", {"card": 1}, lost))
    told = r'^in deal 3 of the seed "7", the mind "lost" returned -1, which is no legal move$'
    with pytest.raises(Misuse, match=told):
        play_deal(deal("wander", "lost", number=3))
