"""The private environment: it is set up once, by whoever comes first, and what it cannot do is told in a sentence."""

import threading
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from build import tool_env


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A folder of its own to set up in; the list tells what was made there, each time."""
    made: list[Path] = []

    def make(venv: Path, lock: Path) -> None:
        made.append(venv)
        (venv / "bin").mkdir(parents=True)
        tool_env.python(venv).touch()

    monkeypatch.setattr(tool_env, "CACHE", tmp_path)
    monkeypatch.setattr(tool_env, "LOCKS", {tmp_path / "venv": tool_env.LOCKS[tool_env.VENV]})
    monkeypatch.setattr(tool_env, "make_python", make)
    return made


def test_two_commands_at_once_set_the_tools_up_once(
    tools: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, alone = threading.Barrier(2), tool_env.alone

    def together(lock: str) -> AbstractContextManager[None]:
        there.wait(60)  # both have seen by now that nothing is there
        return alone(lock)

    monkeypatch.setattr(tool_env, "alone", together)
    both = [threading.Thread(target=tool_env.prepare_python, args=[tmp_path / "venv"]) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert tools == [tmp_path / "venv"]


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(tool_env, "CACHE", tmp_path / "file" / ".cache")
    with (
        pytest.raises(tool_env.Missing, match=r"\.cache cannot be written \(Not a directory\)"),
        tool_env.alone("a.lock"),
    ):
        pytest.fail("it is not held")


@pytest.mark.parametrize("node", ["#!/bin/sh\nexit 127\n", "#!/nowhere/sh\n", "#!/bin/sh\necho 20\n"])
def test_a_node_that_cannot_run_is_told_in_a_sentence(
    node: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(node, "ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(tool_env.Missing, match=r"node cannot be run.*: install the packages nodejs and npm"):
        tool_env.prepare_node()
