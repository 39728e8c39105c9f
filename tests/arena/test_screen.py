"""Lines and progress: plain by themselves, coloured for a person where rich is installed."""

import io
import sys
from importlib.util import find_spec

import pytest

from lostcities.terminal import screen
from lostcities.terminal.screen import PlainScreen, Screen, open_screen


class Terminal(io.StringIO):
    """A file that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def show(on: Screen) -> None:
    on.line("Hand: ", ("r5", "r"), " [b]", ("gx", "g"), " -99")
    with on.progress("deals", 30) as step:
        for _ in range(30):
            step()
    on.note("done [i]")


class Narrow(Terminal):
    """A terminal that knows no letters but the English ones."""

    encoding = "ascii"  # type: ignore[assignment]

    def write(self, text: str) -> int:
        text.encode("ascii")
        return super().write(text)


def test_a_person_s_screen_takes_any_name_and_escapes_what_its_terminal_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    out, error = Narrow(), Narrow()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", error)
    coloured = screen.RichScreen()
    for bar in (coloured.thinking("reviewing a[/b]±.json"), coloured.progress("deals[/b]±", 1)):
        with bar:
            pass
    coloured.line("4.2 ± 1.0", ("±", "r"))
    coloured.note("a[/b]±")
    assert "4.2 \\xb1 1.0" in out.getvalue()
    assert "a[/b]\\xb1\n" in error.getvalue()


def test_plain_lines_say_the_same_without_colours(capsys: pytest.CaptureFixture[str]) -> None:
    show(PlainScreen())
    out, error = capsys.readouterr()
    assert out == "Hand: r5 [b]gx -99\n"
    assert error.splitlines() == [f"deals: {done} of 30" for done in range(3, 31, 3)] + ["done [i]"]


def test_progress_of_little_has_a_line_a_step(capsys: pytest.CaptureFixture[str]) -> None:
    with PlainScreen().progress("deals", 3) as step:
        for _ in range(3):
            step()
    assert capsys.readouterr().err.splitlines() == ["deals: 1 of 3", "deals: 2 of 3", "deals: 3 of 3"]


def test_no_colours_where_nobody_looks_on() -> None:
    assert isinstance(open_screen(), PlainScreen)


def test_a_person_gets_the_best_screen_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours with rich, plain lines without."""
    out, error = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    best = open_screen()
    show(best)
    if find_spec("rich") is None:
        assert isinstance(best, PlainScreen)
        assert "\x1b" not in out.getvalue()
    else:
        assert isinstance(best, screen.RichScreen)
        assert "\x1b[1;31mr5\x1b[0m [b]" in out.getvalue()
        assert "30/30" in error.getvalue()
    assert error.getvalue().endswith("done [i]\n")


def test_every_suit_of_every_game_has_a_colour_and_a_name() -> None:
    from lostcities import GAMES
    from lostcities.picture import SUITS

    letters = {suit for game in GAMES.values() for suit in game.deck.suits}
    assert letters == set(SUITS) == set(screen.COLOURS)
