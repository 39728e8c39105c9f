"""A whole match in a link: it comes back as it was, is short, and nothing else is taken for one."""

import contextlib
from pathlib import Path
from random import Random

import pytest
from engine.random_play import play_some
from golden.make import FOLDER

from lostcities import GAMES, Match
from lostcities.errors import BadRecord
from lostcities.record import Record, Seat, read, read_link, write, write_link
from lostcities.record.link import DIGITS, LONGEST_LINK

GOLDEN = sorted(FOLDER.glob("*.json"))


def bare(record: Record) -> str:
    """The record as its link tells it: without seed, and without what stands under `x` in seats, rounds and result."""
    seats = [Seat(seat.name, seat.mind) for seat in record.seats]
    return write(Record(record.match, seats, record.options, None, record.x))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_record_comes_back_from_its_link(path: Path) -> None:
    record = read(path.read_bytes())
    link = write_link(record)
    assert bare(read_link(link)) == bare(record)
    assert set(link) <= set(DIGITS)


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_every_number_of_seats_come_back(game: str) -> None:
    chance = Random(f"link {game}")
    for seats in (*GAMES[game].seats, *GAMES[game].more_seats):
        for half_moves in (1, 2, 31, 300):
            match = Match.begin(game, {"turn_limit": 60}, seats)
            play_some(match, chance, half_moves)
            record = Record(match, [Seat("شما", None), *[Seat("Bo", "bold")] * (seats - 1)], {"turn_limit": 60})
            assert bare(read_link(write_link(record))) == bare(record)


@pytest.mark.parametrize("game", GAMES)
def test_three_rounds_fit_in_two_thousand_characters(game: str) -> None:
    record = read((FOLDER / f"{game}-default.json").read_bytes())
    assert len(record.match.rounds) == 3
    assert len(write_link(record)) <= 2000


def test_whatever_is_no_link_gets_one_sentence() -> None:
    chance = Random("no link")
    link = write_link(read((FOLDER / "card-default.json").read_bytes()))
    tried = ["", "!", "A", "B", link + "A", link[:-1], link[1:], "A" * LONGEST_LINK, "_" * LONGEST_LINK]
    tried += [link[: chance.randrange(len(link))] for _ in range(40)]
    tried += ["".join(chance.choice(DIGITS) for _ in range(chance.randrange(1, 400))) for _ in range(60)]
    tried += [changed(link, chance) for _ in range(60)]
    taken = list(filter(is_taken, tried))
    assert all(write_link(read_link(text)) == text for text in taken)
    assert len(taken) < len(tried) / 2
    with pytest.raises(BadRecord, match="link: it holds no whole match"):
        read_link("_" * (LONGEST_LINK + 1))


def is_taken(text: str) -> bool:
    """Whether it is read, and not refused in a sentence."""
    try:
        read_link(text)
    except BadRecord:
        return False
    return True


def changed(link: str, chance: Random) -> str:
    """The link with one of its characters changed."""
    place = chance.randrange(len(link))
    return link[:place] + chance.choice(DIGITS) + link[place + 1 :]


def test_a_link_that_was_changed_is_refused_in_a_sentence_or_is_a_sound_match() -> None:
    """Characters changed, lost, doubled and swapped, parts of two links joined: nothing but BadRecord is raised, and
    whatever is read has a link that comes back."""
    chance = Random("changed links")
    links = [write_link(read(path.read_bytes())) for path in GOLDEN]
    refused = []
    for _ in range(600):
        link = chance.choice(links)
        at = chance.randrange(len(link))
        way = chance.randrange(6)
        if way == 0:
            link = link[:at] + chance.choice(DIGITS) + link[at + 1 :]
        elif way == 1:
            link = link[:at] + link[at + chance.randint(1, 9) :]
        elif way == 2:
            link = link[:at] + link[at : at + 9] + link[at:]
        elif way == 3:
            link = link[:at]
        elif way == 4:
            link = link[:at] + chance.choice(links)[at:]
        else:
            link = link[:at] + chance.choice(["", "é", "%", " ", "\ud800", "=", "/"]) + link[at:]
        try:
            record = read_link(link)
        except BadRecord as error:
            refused.append(str(error))
        else:
            assert bare(read_link(write_link(record))) == bare(record)
    assert len(refused) > 300
    assert all(sentence and "\n" not in sentence for sentence in refused)


@pytest.mark.parametrize("game", GAMES)
def test_random_texts_are_no_links(game: str) -> None:
    chance = Random(f"texts {game}")
    head = write_link(Record(Match.begin(game), [Seat("a"), Seat("b")], None))[:4]
    for length in (0, 1, 2, 5, 40, 400):
        for _ in range(20):
            with contextlib.suppress(BadRecord):
                read_link(head + "".join(chance.choices(DIGITS, k=length)))
