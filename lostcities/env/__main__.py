"""`python -m lostcities.env GAME [SEATS]` prints the layout of a game's observations as a Markdown table."""

import argparse
from typing import NoReturn

from lostcities.env.actions import action_texts
from lostcities.env.course import Course, game_called
from lostcities.env.layout import Layout
from lostcities.errors import BadOption
from lostcities.games import GAMES


def table(game: str, seats: int) -> list[str]:
    """The lines of the table, for default options. Raises BadOption."""
    known = game_called(game)
    course = Course(known, {}, seats or known.seats[0])
    layout = Layout(known, course.rules, course.seats)
    lines = [
        f"{layout.size} numbers for {course.seats} seats; {len(action_texts(known))} actions.",
        "",
        "| part | begins at | shape | from | to | what it says |",
        "| --- | --: | --- | --: | --: | --- |",
    ]
    for part in layout.parts:
        shape = " × ".join(map(str, part.shape)) or "1"
        lines.append(f"| `{part.name}` | {part.at} | {shape} | {part.low} | {part.high} | {part.means} |")
    return lines


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message}; see {self.prog} --help\n")


def main() -> None:
    """Print it; a game or a number of seats that does not exist is refused with a sentence."""
    parser = _Parser(prog="python -m lostcities.env", description="The layout of a game's observations.")
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("seats", type=int, nargs="?", default=0, help="how many; the fewest where it is not given")
    asked = parser.parse_args()
    try:
        text = "\n".join(table(asked.game, asked.seats))
    except BadOption as error:
        parser.error(str(error))
    try:
        # Not by `print`, whose file would complain once more when Python closes it.
        with open(1, "w", errors="backslashreplace", closefd=False) as output:
            output.write(f"{text}\n")
    except BrokenPipeError:
        parser.exit(141)  # the reader has seen enough, as in lostcities/__main__.py
    except OSError as error:
        parser.exit(1, f"the output cannot be written: {error.strerror}\n")


if __name__ == "__main__":
    main()
