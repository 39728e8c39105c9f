"""The page's arithmetic, asked in Node, agrees byte for byte with the literal one and with the vectors of RFC 9496."""

import hashlib
from pathlib import Path
from random import Random

import node_process
from distance.example import played
from distance.test_ristretto import BAD, BASE, DERIVED, MULTIPLES

from lostcities.distance.group import Asked, lock, number_text, unlock
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.secret import digest

LITERAL = Ristretto()


def reckon(what: str, one: str, other: str) -> str:
    """The page's own arithmetic, in Node."""
    [said] = node_process.ask(Path(__file__).with_name("reckon.mjs"), [[what, one, other]])
    return str(said)


WORKER = Asked(reckon)


def test_multiples_and_derived_points_are_those_of_the_rfc() -> None:
    numbers = [number_text(number) for number in range(1, 16)]
    assert WORKER.lock([BASE] * 15, numbers) == MULTIPLES[1:]
    hashes = [hashlib.sha512(text.encode()).hexdigest() for text in DERIVED]
    assert WORKER.points(hashes) == list(DERIVED.values())


def test_every_bad_spelling_and_the_neutral_point_are_found() -> None:
    assert [WORKER.first_unsound([BASE, BASE, text]) for text in [*BAD, MULTIPLES[0]]] == [2] * (len(BAD) + 1)
    assert WORKER.first_unsound(MULTIPLES[1:]) == -1


def test_both_arithmetics_give_the_same_bytes_for_hashes_and_locks_by_chance() -> None:
    chance = Random("both arithmetics")
    hashes = [digest("any", number) for number in range(40)]
    points = WORKER.points(hashes)
    assert points == LITERAL.points(hashes)
    numbers = [chance.randrange(1, LITERAL.order) for _ in points[:-2]] + [1, LITERAL.order - 1]
    locked = lock(WORKER, points, numbers)
    assert locked == lock(LITERAL, points, numbers)
    assert unlock(WORKER, locked, numbers) == points


def test_the_worked_match_comes_out_of_the_worker_byte_for_byte() -> None:
    assert played(WORKER) == played()
