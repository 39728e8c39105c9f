"""A person's own player in its interpreter: found in a file or a wheel, asked, and answered for whatever it does."""

import json
import sys
import zipfile
from pathlib import Path

import pytest

from lostcities import GAMES, Match
from lostcities.guest import NoPlayer, load
from lostcities.question import question

GREEDY = Path(__file__).with_name("greedy.py")


def asked() -> str:
    match = Match.begin(GAMES["card"], {}, 2)
    match.deal_by_chance("a deal", 0)
    return json.dumps(question(match.game, match.game.sight(match.rounds[-1].state, 0), "s"))


def answer(tmp_path: Path, code: str) -> dict[str, str]:
    """What a file with this code answers to a question."""
    (tmp_path / "own.py").write_text(code, "utf-8")
    said: dict[str, str] = json.loads(load(str(tmp_path / "own.py")).answer(asked()))
    return said


def test_the_example_player_is_loaded_from_its_file_and_answers_a_legal_move() -> None:
    said = json.loads(load(str(GREEDY)).answer(asked()))
    assert said["move"] in json.loads(asked())["legal"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def choose(question): return 1 / 0", {"said": "ZeroDivisionError: division by zero (own.py, line 1)"}),
        ("import sys\ndef choose(question): sys.exit(3)", {"said": "SystemExit: 3 (own.py, line 2)"}),
        ("def choose(question): raise KeyboardInterrupt", {"said": "KeyboardInterrupt (own.py, line 1)"}),
        (
            "def choose(question): raise ValueError('a\\nb\\u202e')",
            {"said": "ValueError: a\\nb\\u202e (own.py, line 1)"},
        ),
        ("def choose(question): return 5", {"said": "choose returned int, not the text of a move"}),
        ("def choose(question): return 'nonsense'", {"move": "nonsense"}),
        (
            "class Odd(Exception):\n def __str__(self): raise Odd\ndef choose(question): raise Odd",
            {"said": "Odd (own.py, line 3)"},
        ),
        (
            "import json\n\ndef choose(question):\n    return json.loads(\n        '['\n    )",
            {"said": "JSONDecodeError: Expecting value: line 1 column 2 (char 1) (own.py, line 4)"},
        ),
        (
            "class Odd(Exception):\n __traceback__ = property(lambda self: 1 / 0)\ndef choose(question): raise Odd",
            {"said": "Odd"},
        ),
        ("def choose(question): raise ValueError('a' * 999)", {"said": f"ValueError: {'a' * 271} (own.py, line 1)"}),
    ],
    ids=[
        *("raising", "leaving", "interrupting", "steering", "numbering", "illegal", "untellable"),
        *("raising elsewhere", "without a place", "long"),
    ],
)
def test_whatever_it_does_is_an_answer(tmp_path: Path, code: str, said: dict[str, str]) -> None:
    assert answer(tmp_path, code) == said


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("choose = 5", r"own\.py has no function choose\(question\)"),
        ("def choose(question:", r"SyntaxError: .*"),
        ("import nothing_like_it", r"ModuleNotFoundError: .*"),
        ("\nraise SystemExit(1)", r"SystemExit: 1 \(own\.py, line 2\)"),
    ],
)
def test_a_file_that_holds_no_player_is_refused_in_a_sentence(tmp_path: Path, code: str, sentence: str) -> None:
    with pytest.raises(NoPlayer, match=sentence):
        answer(tmp_path, code)


def installed_wheel(
    folder: Path, monkeypatch: pytest.MonkeyPatch, members: dict[str, str], entry_points: str = ""
) -> str:
    """A wheel of these files, unpacked where Python finds it, as an installer leaves it; its path."""
    name = f"own_{folder.name.lower().replace('-', '_')}"[:40]
    info = f"{name}-1.dist-info"
    members = {**members, f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"}
    if entry_points:
        members[f"{info}/entry_points.txt"] = entry_points
    members[f"{info}/RECORD"] = "".join(f"{member},,\n" for member in [*members, f"{info}/RECORD"])
    wheel = folder / f"{name}-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for member, content in members.items():
            archive.writestr(member, content)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    monkeypatch.syspath_prepend(str(folder / "installed"))
    return str(wheel)


CHOOSE = "def choose(question): return question['legal'][0]\n"


def test_a_wheel_s_only_package_is_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = installed_wheel(tmp_path, monkeypatch, {"only_one/__init__.py": CHOOSE, "only_one/data.txt": ""})
    assert json.loads(load(wheel).answer(asked()))["move"] == json.loads(asked())["legal"][0]
    sys.modules.pop("only_one")


def test_a_wheel_can_name_its_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = installed_wheel(
        tmp_path,
        monkeypatch,
        {"one_of_two.py": "def best(question): return 'r5'\n", "other_of_two.py": ""},
        "[lostcities.players]\nmine = one_of_two:best\n",
    )
    assert load(wheel).answer(asked()) == '{"move": "r5"}'
    sys.modules.pop("one_of_two")


def test_of_a_wheel_the_file_and_line_are_told_that_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    members = {
        "raising/__init__.py": "from raising.deep import best\n\n\ndef choose(question):\n    return best(question)\n",
        "raising/deep.py": "import json\n\n\ndef best(question):\n    return json.loads('[')\n",
    }
    wheel = installed_wheel(tmp_path, monkeypatch, members)
    assert json.loads(load(wheel).answer(asked()))["said"].endswith(" (deep.py, line 5)")
    sys.modules.pop("raising"), sys.modules.pop("raising.deep")


def test_a_wheel_that_names_none_of_several_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = installed_wheel(tmp_path, monkeypatch, {"first_of_all.py": CHOOSE, "last_of_all.py": CHOOSE})
    with pytest.raises(NoPlayer, match="has 2 packages and names no player"):
        load(wheel)
