"""`python3 build mutants`: what it promises of its samples, its figures and its excuses, and that it tries honestly."""

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from build import tool_env
from build.mutants import tally
from lostcities import GAMES

TOY = """
LIMIT = 3

def within(number, least=0):
    return least <= number <= LIMIT
"""
TOY_TEST = """
from toy import within

def test_three_is_within_and_four_is_not():
    assert within(3)
    assert not within(4)
"""
CHANGES = {
    "a limit that does not count": ("least <= number < LIMIT", "noticed"),
    "nothing": ("least + 0 <= number <= LIMIT", "survived"),
    "what no test asks": ("least < number <= LIMIT", "survived"),
    "no end": ("[None for _ in iter(int, 1)]", "endless"),
    "too much memory": ("'a' * 10**11", "noticed"),
}
"""What the toy's function returns instead, and how that must end."""
TRIALS = """
import json, sys
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, {root!r})
from build import tool_env

tool_env.ROOT = tool_env.CACHE = Path.cwd()
sys.path.insert(0, str(Path.cwd()))
from build.mutants import survey, tally, trials

survey.WORK.mkdir()
before = Path("toy.py").read_text()
found = tally.Tried(Path("tried"), str)
test = "test_toy.py::test_three_is_within_and_four_is_not"
known = survey.Survey({{test: 0.1}}, {{"toy.py": {{"5": [test]}}}})


class Change(SimpleNamespace):
    __hash__ = object.__hash__


def change(name, source, scope):
    def code():
        made = {{}}
        exec(source, made)
        return made["within"].__code__

    return Change(
        name=name, path="toy.py", scope=scope, lines=(5, 5), imported_as="toy", code=code, source=lambda: source
    )


changes = [
    change(name, before.replace("least <= number <= LIMIT", instead), ("within",))
    for name, (instead, _) in json.loads(sys.argv[1]).items()
]
trials.try_warm(changes, trials.Forks(2, known, found.note))
constant = change("another limit", before.replace("LIMIT = 3", "LIMIT = 5"), None)
same = change("the same limit", before.replace("LIMIT = 3", "LIMIT = 4 - 1"), None)
trials.try_cold([constant, same], trials.Forks(2, known, found.note))
"""


def test_changes_are_tried_where_tests_come_by_and_only_what_a_test_notices_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "toy.py").write_text(TOY, "utf-8")
    (tmp_path / "test_toy.py").write_text(TOY_TEST, "utf-8")
    script = TRIALS.format(root=str(tool_env.ROOT))
    command = [sys.executable, "-c", script, json.dumps(CHANGES)]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    tried = [json.loads(line) for line in (tmp_path / "tried").read_text("utf-8").splitlines()]
    wanted = {name: outcome for name, (_, outcome) in CHANGES.items()}
    assert {name: outcome for name, outcome, *_ in tried} == {
        **wanted,
        "another limit": "noticed",
        "the same limit": "survived",
    }
    assert (tmp_path / "toy.py").read_text("utf-8") == TOY


def _changes(count: int) -> list[Any]:
    return [SimpleNamespace(name=f"games.play.{n}", place="games.play", told=lambda n=n: f"-{n}") for n in range(count)]


def _options(**given: Any) -> Namespace:
    return Namespace(**{"only": None, "sample": None, "seed": "mutants", **given})


def test_a_name_that_nothing_has_is_told_with_what_there_is() -> None:
    changes = {"games": [SimpleNamespace(name="games.play.1", path="lostcities/games/play.py")]}
    tally.check(changes, changes, None)
    said = "there is no mutant with 'zzz' in its name; they are of lostcities/games/play.py"
    with pytest.raises(tool_env.Missing, match=said):
        tally.check({"games": []}, changes, "zzz")


def test_a_seed_is_a_sample() -> None:
    changes = _changes(100)
    sample = tally.choose("games", changes, _options(sample=10))
    assert len({each.name for each in sample}) == 10
    assert tally.choose("games", changes, _options(sample=10)) == sample
    assert tally.choose("games", changes, _options(sample=10, seed="other")) != sample
    assert tally.choose("games", changes, _options(sample=1000, seed="other")) != changes[:10]
    assert tally.choose("games", changes, _options()) == changes
    assert [each.name for each in tally.choose("games", changes, _options(only="play.42"))] == ["games.play.42"]
    of_ten = tally.choose("games", changes, _options(only="play.4", sample=3))  # 4, and 40 to 49
    assert len({each.name for each in of_ten if each.name.startswith("games.play.4")}) == len(of_ten) == 3


def test_shares_are_told_with_the_error_that_a_sample_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = _changes(100)
    tried = tally.Tried(tmp_path / "tried", str)
    for number, change in enumerate(changes):
        tried.note(change, "survived" if number % 10 == 0 else "endless" if number % 10 == 1 else "noticed")
    excuses = tmp_path / "excused.json"
    excuses.write_text(json.dumps([{"place": "games.play", "change": "-20", "why": "it is the same"}]), "utf-8")
    monkeypatch.setattr(tally, "EXCUSED", excuses)
    again = tally.Tried(tmp_path / "tried", str)
    part = tally.weigh(changes[:50], again)
    assert part.told("games", 0.9, 100) == "games       45 of    49   91.8% ± 2.8%, to be 90%; 1 excused"
    assert tally.weigh(changes, again).told("games", None, 100) == "games       90 of    99   90.9% ± 0.0%; 1 excused"


def test_what_no_test_can_notice_is_excused_wherever_it_stands() -> None:
    line = "return sum(a * b for a, b in zip(one, other, strict=True))"
    same = ["strict=False", "strict=None", ""]
    changes = [SimpleNamespace(place="a", told=lambda m=m: f"-{line}\n+{line.replace('strict=True', m)}") for m in same]
    assert all(tally.is_excused(change, []) for change in changes)  # type: ignore[arg-type]
    other = SimpleNamespace(place="a", told=lambda: f"-{line}\n+{line.replace('a * b', 'a / b')}")
    assert not tally.is_excused(other, [])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "after", "excused"),
    [
        ("dumps(it, nan=False)", "dumps(it, nan=None)", True),
        ("dumps(it, nan=False)", "dumps(it, nan=True)", False),
        ("dumps(it, nan=False)", "dumps(it)", False),
        ("dumps(it, nan=False)", "dumps(None, nan=None)", False),
        ("over = False", "over = None", False),
        ("said(least=0)", "said(least=None)", False),
        ("DECK.suits.index(suit)", "DECK.suits.rindex(suit)", True),
        ("SUITS.index(found[1])", "SUITS.rindex(found[1])", True),
        ("SUITS.index(found[1])", "SUITS.rindex(found[2])", False),
        ("text.index(suit)", "text.rindex(suit)", False),
    ],
)
def test_rules_excuse_what_makes_no_difference_and_nothing_beside(before: str, after: str, excused: bool) -> None:
    change = SimpleNamespace(place="a", told=lambda: f"-{before}\n+{after}")
    assert tally.is_excused(change, []) == excused  # type: ignore[arg-type]


def test_a_suit_s_letter_stands_once() -> None:
    assert all(len(set(game.deck.suits)) == len(game.deck.suits) for game in GAMES.values())


def test_every_excuse_says_why_and_names_a_line_that_is_there() -> None:
    for excuse in json.loads(tally.EXCUSED.read_text("utf-8")):
        assert set(excuse) == {"place", "change", "why"}
        assert len(excuse["why"].split()) > 3
        parts = excuse["place"].split(".")
        candidates = [tool_env.ROOT.joinpath("lostcities", *parts[:end]) for end in range(len(parts), 0, -1)]
        paths = [path for each in candidates for path in (each.with_suffix(".py"), each / "__init__.py")]
        lines = {line.strip() for line in next(filter(Path.is_file, paths)).read_text("utf-8").splitlines()}
        taken = [line[1:] for line in excuse["change"].splitlines() if line[0] == "-"]
        assert taken
        assert set(taken) <= lines
