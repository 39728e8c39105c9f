"""What a match refuses, word for word, and which of its options, seats or cards is named with it."""

from collections.abc import Callable
from typing import Any

import pytest

from lostcities import GAMES, BadOption, BadText, LostCitiesError, Match, Misuse


def dealt(game: str = "card", **options: Any) -> Match:
    match = Match.begin(game, options)
    match.deal_by_chance("a deal", 0)
    return match


def over() -> Match:
    match = dealt(rounds=1, turn_limit=1)
    match.play(match.legal()[0])
    match.play("<")
    return match


def deal(match: Match, cards: Any = None, tiles: Any = (), starts: Any = 0) -> None:
    match.deal_round(match.game.cards(match.rules) if cards is None else cards, tiles, starts)


Refused = tuple[Callable[[], object], type[LostCitiesError], str, dict[str, Any]]
REFUSALS: dict[str, Refused] = {
    "a match without begin": (Match, Misuse, "a match is begun by Match.begin", {}),
    "seats of the card game": (
        lambda: Match.begin("card", {}, 3),
        BadOption,
        "the game card has no 3 seats; it is for 2",
        {"option": "seats"},
    ),
    "seats of the adaptation": (
        lambda: Match.begin("adapted", {}, 13),
        BadOption,
        "the game adapted has no 13 seats; it is for 2, 3, 4, 5, 6",
        {"option": "seats"},
    ),
    "whose turn": (lambda: Match.begin("card").to_move, Misuse, "no round is in play, and no seat is to move", {}),
    "a deal in a round": (lambda: deal(dealt()), Misuse, "a round is in play, and no other can be dealt", {}),
    "a deal after the end": (lambda: deal(over()), Misuse, "the match is over, and no round can be dealt", {}),
    "a starter": (
        lambda: deal(Match.begin("card"), starts=2),
        BadOption,
        "seat 2 may not begin this round; the rules say 0 or 1",
        {"option": "starts"},
    ),
    "a starter that is no number": (
        lambda: deal(Match.begin("card"), starts="x" * 99),
        BadOption,
        f"seat '{'x' * 59} may not begin this round; the rules say 0 or 1",
        {"option": "starts"},
    ),
    "a starter that is nearly a number": (
        lambda: deal(Match.begin("card"), starts=True),
        BadOption,
        "seat True may not begin this round; the rules say 0 or 1",
        {"option": "starts"},
    ),
    "a deal": (
        lambda: deal(Match.begin("card"), cards=[0]),
        BadOption,
        "the deal is not exactly the deck",
        {"option": "deal"},
    ),
    "a deal that is no list": (
        lambda: deal(Match.begin("card"), cards=7),
        BadOption,
        "the deal is not exactly the deck",
        {"option": "deal"},
    ),
    "tiles": (
        lambda: deal(Match.begin("board"), tiles=(1,)),
        BadOption,
        "the tiles are not exactly those of the game",
        {"option": "tiles"},
    ),
    "a seed": (
        lambda: Match.begin("card").deal_by_chance(7),  # type: ignore[arg-type]
        BadOption,
        "a seed is a text, not int",
        {"option": "seed"},
    ),
    "a second round taken up": (
        lambda: dealt().take_up(dealt().rounds[0].state, 0),
        Misuse,
        "rounds have been dealt, and none can be taken up in its middle",
        {},
    ),
    "a state of other rules": (
        lambda: Match.begin("card", {"expeditions": 6}).take_up(dealt().rounds[0].state, 0),
        BadOption,
        "the state is none of this match's game, rules and seats",
        {"option": "state"},
    ),
    "a state for other seats": (
        lambda: Match.begin("board", {}, 3).take_up(dealt("board").rounds[0].state, 0),
        BadOption,
        "the state is none of this match's game, rules and seats",
        {"option": "state"},
    ),
    "who began what is taken up": (
        lambda: Match.begin("card").take_up(dealt().rounds[0].state, 2),
        BadOption,
        "there is no seat 2; seats count from 0 to 1",
        {"option": "seat"},
    ),
    "a number that is no move": (lambda: dealt().text(999), Misuse, "999 is no move of the game card", {}),
    "a number below all": (lambda: dealt().text(-1), Misuse, "-1 is no move of the game card", {}),
    "a move that is no text": (
        lambda: dealt().parse(7),  # type: ignore[arg-type]
        BadText,
        "a move is a text, not int",
        {},
    ),
    "a text that is no move": (
        lambda: dealt().parse("r11"),
        BadText,
        '"r11" is no move of the card game',
        {"text": "r11"},
    ),
    "a push": (lambda: Match.begin("card").push(0), Misuse, "no round is in play", {}),
    "a push after the end": (lambda: over().push(0), Misuse, "no round is in play", {}),
    "scores": (lambda: Match.begin("card").scores(), Misuse, "no round is dealt", {}),
    "a seat": (
        lambda: dealt().sight(-1),
        BadOption,
        "there is no seat -1; seats count from 0 to 1",
        {"option": "seat"},
    ),
    "piles": (
        lambda: dealt().view(0, discards="own"),
        BadOption,
        'discards must be "all" or "top"',
        {"option": "discards"},
    ),
    "points": (lambda: dealt().view(0, totals="top"), BadOption, 'totals must be "all" or "own"', {"option": "totals"}),
    "a result": (lambda: dealt().result(), Misuse, "the match is not over, and has no result", {}),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_a_match_refuses_in_these_words(what: str) -> None:
    call, kind, sentence, values = REFUSALS[what]
    with pytest.raises(LostCitiesError) as caught:
        call()
    assert (type(caught.value), str(caught.value), caught.value.values) == (kind, sentence, values)


def test_a_round_taken_up_has_no_deal_and_goes_on_by_itself() -> None:
    """Its own turns are counted from where it stood, and what it was taken up from stays as it is."""
    before = dealt()
    before.play(before.legal()[0])
    before.play("<")
    state = before.rounds[0].state
    match = Match.begin("card")
    match.take_up(state, 0)
    (taken,) = match.rounds
    assert (taken.starts, taken.deal, taken.tiles, taken.turns) == (0, (), (), [])
    assert not match.over
    match.play(match.legal()[0])
    match.play("<")
    assert [len(turn) for turn in taken.turns] == [2]
    assert (state.turn, taken.origin and taken.origin.turn, taken.state.turn) == (1, 1, 2)


@pytest.mark.parametrize("name", GAMES)
def test_tiles_are_laid_in_the_board_game_alone_and_by_their_own_chance(name: str) -> None:
    lays = []
    for seed in ("one", "two"):
        match = Match.begin(name)
        match.deal_by_chance(seed, 0)
        lays.append(match.rounds[0].tiles)
    if name == "board":
        assert sorted(lays[0]) == sorted(lays[1])
        assert lays[0] != lays[1]
    else:
        assert lays == [(), ()]
