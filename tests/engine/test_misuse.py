"""A match that is misused raises one of the package's own errors, in one sentence, and stays as it was."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import play_some

from lostcities import (
    GAMES,
    BadOption,
    BadText,
    IllegalMove,
    LostCitiesError,
    Match,
    Misuse,
    Record,
    choose,
    complete_rules,
    find_game,
    match_at,
    picture_of,
    position_of,
    processes,
    read_position,
    read_record,
    replay,
    story,
    think,
    think_through,
    write_line,
    write_position,
    write_record,
)
from lostcities.review import review

Call = Callable[[Match], object]

GARBAGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 400),
    st.floats(allow_nan=True),
    st.text(max_size=8),
    st.binary(max_size=3),
    st.lists(st.integers(-1, 70), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.sampled_from(["r5", "-b2", "<", "<g", ">.", "r5:a", "card", "careful", "previous", object(), [[]], 2.0, True]),
)


def dealt(game: str = "card") -> Match:
    match = Match.begin(game)
    match.deal_by_chance("a deal", 0)
    return match


def finished() -> Match:
    """A match of one round whose one turn is played."""
    match = Match.begin("card", {"rounds": 1, "turn_limit": 1})
    match.deal_by_chance("a deal", 0)
    play_some(match, Random(1), 2)
    return match


def picture(match: Match) -> tuple[object, ...]:
    """All that can be told apart in a match."""
    sights = [match.sight(seat) for seat in (None, *range(match.seats))] if match.rounds else []
    kept = [(each.starts, each.deal, each.tiles, [turn[:] for turn in each.turns], each.end) for each in match.rounds]
    return repr(match), str(match), kept, sights, match.history, match.legal()


CALLS: dict[str, Callable[[Match, Any, Any, Any], object]] = {
    "begin": lambda match, one, two, three: Match.begin(one, two, three),
    "begin with options": lambda match, one, two, three: Match.begin(match.game, two, three),
    "complete_rules": lambda match, one, two, three: complete_rules(match.game, one),
    "find_game": lambda match, one, two, three: find_game(one),
    "deal_by_chance": lambda match, one, two, three: match.deal_by_chance(one, two),
    "deal_round": lambda match, one, two, three: match.deal_round(one, two, three),
    "deal_round of the deck": lambda match, one, two, three: match.deal_round(match.game.cards(match.rules), one, two),
    "take_up": lambda match, one, two, three: match.take_up(one, two),
    "play": lambda match, one, two, three: match.play(one),
    "play_text": lambda match, one, two, three: match.play_text(one),
    "parse": lambda match, one, two, three: match.parse(one),
    "text": lambda match, one, two, three: match.text(one),
    "sight": lambda match, one, two, three: match.sight(one),
    "view": lambda match, one, two, three: match.view(one, two, three),
    "view of a seat": lambda match, one, two, three: match.view(0, one, two),
    "scores": lambda match, one, two, three: match.scores(),
    "result": lambda match, one, two, three: match.result(),
    "to_move": lambda match, one, two, three: match.to_move,
    "choose": lambda match, one, two, three: choose(match, one, two, three),
    "think": lambda match, one, two, three: think(match, "careful", one, two),
    "read_record": lambda match, one, two, three: read_record(one),
    "read_position": lambda match, one, two, three: read_position(one),
    "write_record": lambda match, one, two, three: write_record(Record.of(match, ["Ada"] * match.seats, "a deal")),
    "match_at": lambda match, one, two, three: match_at(position_of(match.game, match.sight(None)), one),
}


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**20), st.data())
def test_random_calls_raise_only_our_errors_and_leave_the_match_as_it_was(
    name: str, number: int, data: st.DataObject
) -> None:
    chance = Random(number)
    game = GAMES[name]
    match = Match.begin(game, {"turn_limit": chance.choice([1, 6, None])}, chance.choice(game.seats))
    for _ in range(data.draw(st.integers(1, 12))):
        if chance.random() < 0.5:
            play_some(match, chance, chance.randrange(1, 9))
        call = CALLS[data.draw(st.sampled_from(sorted(CALLS)))]
        before = picture(match)
        sentence = said(call, match, *(data.draw(GARBAGE) for _ in range(3)))
        if sentence is not None:
            assert sentence.isprintable()
            assert len(sentence) < 300
            assert picture(match) == before


def said(call: Callable[..., object], *arguments: object) -> str | None:
    """What a call is refused with; None if it is not refused. Errors that are not ours are raised."""
    try:
        call(*arguments)
    except LostCitiesError as error:
        return str(error)
    return None


@settings(max_examples=30)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**20))
def test_a_number_is_played_if_and_only_if_it_is_a_legal_move(name: str, seed: int) -> None:
    chance = Random(seed)
    match = Match.begin(name, {}, chance.choice(GAMES[name].seats))
    match.deal_by_chance(str(seed))
    play_some(match, chance, chance.randrange(60))
    if not match.in_round:
        return
    legal = match.rounds[-1].state.legal()
    before = picture(match)
    assert all(said(match.play, move) for move in range(-2, 300) if move not in legal)
    assert picture(match) == before
    assert not any(said(match.copy().play, move) for move in legal)


MISUSES: dict[str, tuple[Callable[[], Match], Call, type[LostCitiesError], str]] = {
    "a match made without begin": (dealt, lambda match: Match(), Misuse, "begun by Match.begin"),
    "a game that is none": (dealt, lambda match: Match.begin("chess"), BadOption, 'no game is called "chess"; the'),
    "a game of no kind": (dealt, lambda match: Match.begin(5), BadOption, 'no game is called "5"'),  # type: ignore[arg-type]
    "options that are no mapping": (dealt, lambda match: Match.begin("card", [1]), BadOption, "must be a mapping"),  # type: ignore[arg-type]
    "half a seat": (dealt, lambda match: Match.begin("card", {}, 2.0), BadOption, "has no 2.0 seats"),  # type: ignore[arg-type]
    "a move before the deal": (lambda: Match.begin("card"), lambda m: m.play("<"), Misuse, "no round is dealt"),
    "a push before the deal": (lambda: Match.begin("card"), lambda m: m.push(0), Misuse, "no round is in play"),
    "a push of a text": (dealt, lambda m: m.push("r5"), Misuse, "that is pushed is a number, not str"),  # type: ignore[arg-type]
    "a push of a truth": (dealt, lambda match: match.push(True), Misuse, "that is pushed is a number, not bool"),
    "a parse before the deal": (lambda: Match.begin("card"), lambda m: m.parse("<"), Misuse, "no round is dealt"),
    "scores before the deal": (lambda: Match.begin("card"), lambda m: m.scores(), Misuse, "no round is dealt"),
    "a sight before the deal": (lambda: Match.begin("card"), lambda m: m.sight(0), Misuse, "no round is dealt"),
    "whose turn before the deal": (lambda: Match.begin("card"), lambda m: m.to_move, Misuse, "no round is in play"),
    "a second deal": (dealt, lambda match: match.deal_by_chance("again"), Misuse, "a round is in play"),
    "a seed that is a number": (finished, lambda match: match.deal_by_chance(7), BadOption, "a seed is a text"),  # type: ignore[arg-type]
    "tiles in a game without": (
        lambda: Match.begin("card"),
        lambda match: match.deal_round(match.game.cards(match.rules), (1,), 0),
        BadOption,
        "the tiles are not exactly",
    ),
    "a round taken up after a deal": (
        dealt,
        lambda m: m.take_up(dealt().rounds[0].state, 0),
        Misuse,
        "rounds have been",
    ),
    "a state of another game": (
        lambda: Match.begin("board"),
        lambda match: match.take_up(dealt().rounds[0].state, 0),
        BadOption,
        "the state is none of this match's",
    ),
    "a number that is no move": (dealt, lambda match: match.play(999), Misuse, "999 is no move of the game card"),
    "an illegal number": (dealt, lambda match: match.play(120), IllegalMove, "< is illegal: you must place a card"),
    "a move that is no text": (dealt, lambda match: match.parse(7), BadText, "a move is a text, not int"),  # type: ignore[arg-type]
    "a move after the end": (finished, lambda match: match.play("<"), IllegalMove, "the round is over"),
    "a deal after the end": (finished, lambda match: match.deal_by_chance("more"), Misuse, "the match is over"),
    "a result before the end": (dealt, lambda match: match.result(), Misuse, "the match is not over"),
    "a seat that is not there": (
        dealt,
        lambda match: match.sight(2),
        BadOption,
        "there is no seat 2; seats count from 0",
    ),
    "a view that is not shown": (dealt, lambda m: m.view(0, discards="some"), BadOption, 'must be "all" or "top"'),
    "a mind that is none": (dealt, lambda match: choose(match, "dora"), BadOption, 'no mind is called "dora"; the'),
    "a mind of another game": (lambda: dealt("board"), lambda m: choose(m, "reference"), BadOption, "does not play"),
    "no effort": (dealt, lambda match: choose(match, "careful", effort=0), BadOption, "a whole number of at least 1"),
    "a thought after the end": (finished, lambda match: choose(match, "careful"), Misuse, "no seat is to move"),
    "a record without names": (dealt, lambda m: Record.of(m, None), BadOption, "are names, or each a Seat"),  # type: ignore[arg-type]
    "a record of numbers": (dealt, lambda m: Record.of(m, [1, 2]), BadOption, "are names, or each a Seat"),  # type: ignore[list-item]
    "a match written for its record": (dealt, write_record, Misuse, "a Record is asked for, not Match; Record.of"),  # type: ignore[arg-type]
    "a match replayed for its record": (dealt, lambda m: next(replay(m)), Misuse, "a Record is asked for, not Match"),  # type: ignore[arg-type]
    "a match told for its record": (dealt, lambda m: next(story(m)), Misuse, "a Record is asked for, not Match"),  # type: ignore[arg-type]
    "no match to think about": (dealt, lambda match: choose(None, "careful"), Misuse, "a Match is asked for, not None"),  # type: ignore[arg-type]
    "a record of no match": (dealt, lambda match: Record.of(None, ["A"]), Misuse, "a Match is asked for, not NoneType"),  # type: ignore[arg-type]
    "a record whose seats are names": (
        dealt,
        lambda match: write_record(Record(match, ["Ada", "Ben"])),  # type: ignore[list-item]
        Misuse,
        "a Seat is asked for, not str; Record.of makes them of names",
    ),
    "a record told whose seats are names": (
        dealt,
        lambda match: next(story(Record(match, ["Ada", "Ben"]))),  # type: ignore[list-item]
        Misuse,
        "a Seat is asked for, not str",
    ),
    "a record without a place for what is kept of rounds": (
        dealt,
        lambda match: write_record(Record(match, Record.of(match, ["Ada", "Ben"]).seats, round_x=None)),  # type: ignore[arg-type]
        Misuse,
        "a dict is asked for, not NoneType; it holds an x by the index",
    ),
    "the text of a position for it": (
        dealt,
        lambda match: match_at("lc1;card;hands=?8/?8;deck=?44", "s"),  # type: ignore[arg-type]
        Misuse,
        "a Position is asked for, not str; read_position makes one of a text",
    ),
    "a position written that is none": (dealt, write_position, Misuse, "a Position is asked for, not Match"),  # type: ignore[arg-type]
    "a line of a position that is none": (dealt, write_line, Misuse, "a Position is asked for, not Match"),  # type: ignore[arg-type]
    "the name of a game for it": (
        dealt,
        lambda match: position_of("card", match.sight(0)),  # type: ignore[arg-type]
        Misuse,
        "a Game is asked for, not str; GAMES holds them by name",
    ),
    "a state for a sight": (
        dealt,
        lambda match: position_of(match.game, match.rounds[-1].state),
        BadOption,
        "the sight is none of the game card",
    ),
    "no sight": (dealt, lambda match: position_of(match.game, None), BadOption, "the sight is none of the game card"),
    "a picture of a match": (dealt, picture_of, Misuse, "a dict is asked for, not Match; Match.view makes one"),  # type: ignore[arg-type]
    "a picture of nothing": (dealt, lambda match: picture_of({}), Misuse, "this has no zones"),
    "a picture with a number of names": (
        dealt,
        lambda match: picture_of(match.view(0), 3),  # type: ignore[arg-type]
        Misuse,
        "a Sequence is asked for, not int; it holds a name for each seat",
    ),
    "the sight of another game": (
        dealt,
        lambda match: position_of(GAMES["board"], match.sight(0)),
        BadOption,
        "the sight is none of the game board",
    ),
    "a record of a number": (dealt, lambda match: read_record(5), Misuse, "must be bytes or text, not int"),  # type: ignore[arg-type]
    "a record with too few names": (dealt, lambda m: Record.of(m, ["Ada"]), BadOption, "has 2 seats, and 1 are named"),
    "a record without the options": (
        finished,
        lambda match: write_record(Record(match, Record.of(match, ["Ada", "Ben"]).seats)),
        Misuse,
        "Record.of fills them in",
    ),
    "a record of a position": (
        lambda: match_at(position_of(GAMES["card"], dealt().sight(0)), "a seed"),
        lambda match: write_record(Record.of(match, ["Ada", "Ben"])),
        Misuse,
        "has no deal, and so no record",
    ),
    "a position replayed": (
        lambda: match_at(position_of(GAMES["card"], dealt().sight(0)), "a seed"),
        lambda match: next(replay(Record.of(match, ["Ada", "Ben"]))),
        Misuse,
        "has no deal, and so no record",
    ),
    "a position told": (
        lambda: match_at(position_of(GAMES["card"], dealt().sight(0)), "a seed"),
        lambda match: next(story(Record.of(match, ["Ada", "Ben"]))),
        Misuse,
        "has no deal, and so no record",
    ),
    "a record that JSON does not have": (
        dealt,
        lambda match: write_record(Record(match, Record.of(match, ["Ada", "Ben"]).seats, x={"set": {1}})),
        Misuse,
        "something that JSON does not have",
    ),
    "the rules of a name": (dealt, lambda match: complete_rules("card", {}), Misuse, "a Game is asked for, not str"),  # type: ignore[arg-type]
    "no thought": (dealt, lambda match: think_through(None), Misuse, "an Iterator is asked for, not NoneType; a mind"),  # type: ignore[arg-type]
    "no processes": (dealt, lambda match: processes(0).__enter__(), BadOption, "a whole number of at least 1"),
}


@pytest.mark.parametrize("misuse", MISUSES)
def test_misuse_is_told_in_a_sentence(misuse: str) -> None:
    make, call, kind, sentence = MISUSES[misuse]
    match = make()
    before = picture(match)
    with pytest.raises(kind, match=sentence):
        call(match)
    assert picture(match) == before


@pytest.mark.parametrize("number", [10**5000, -(10**5000)], ids=["above", "below"])
@pytest.mark.parametrize(
    "call",
    [
        lambda match, number: match.play(number),
        lambda match, number: match.sight(number),
        lambda match, number: Match.begin("card", {}, number),
        lambda match, number: Match.begin(number),
        lambda match, number: complete_rules(match.game, {number: 1}),
        lambda match, number: Match.begin("card").deal_round(match.rounds[0].deal, (), number),
        lambda match, number: choose(match, number),
        lambda match, number: review(match, [number]),
    ],
)
def test_a_number_of_more_digits_than_python_writes_is_told_by_its_kind(call: Callable[..., Any], number: int) -> None:
    assert "<int>" in (said(call, dealt(), number) or "")


def test_a_mind_that_answers_what_is_no_move_is_told_so() -> None:
    from lostcities import Mind

    def think_badly(*asked: object) -> Any:
        yield 0.0
        return 999

    with pytest.raises(Misuse, match='the mind "bad" returned 999, which is no legal move'):
        choose(dealt(), Mind("bad", {"card": 1}, think_badly))


@pytest.mark.parametrize("name", GAMES)
def test_a_pushed_number_that_no_state_takes_is_not_noted(name: str) -> None:
    match = dealt(name)
    with pytest.raises(IndexError):
        match.push(10**6)
    assert match.rounds[0].turns == []


@pytest.mark.parametrize("name", GAMES)
def test_of_a_long_text_that_is_no_zone_the_first_sixty_characters_are_told(name: str) -> None:
    with pytest.raises(BadText) as refused:
        GAMES[name].why(dealt(name).sight(0), "", "r" * 100)
    assert refused.value.values == {"text": "r" * 60}
