"""The arena's result as lines for a person: one table of players, and for a round-robin who did what against whom."""

import json
from collections.abc import Mapping, Sequence

from lostcities.arena import Mean, Standing
from lostcities.errors import printable
from lostcities.game import Game, Rules

WIDEST_NAME = 40
HEADS = ("player", "margin", "luck off", "wins", "score", "turns", "capped", "forfeits", "ms a move")


def heading(game: Game, seats: int, deals: int, seed: str, rules: Rules) -> str:
    """What was played, with the options that are not the game's usual ones."""
    changed = [
        f"{option.name} {json.dumps(rules[option.name])}"
        for option in game.options
        if rules[option.name] != option.default
    ]
    parts = [game.name, f"{seats} seats", f"{deals} deals from every seat", f"seed {printable(seed)}", *changed]
    return ", ".join(parts)


def standing_table(found: Sequence[Standing], seats: int) -> list[str]:
    """A line for each player under the headings; what share is fair is said below."""
    rows = [HEADS, *map(_row, found)]
    return [
        *aligned(rows),
        f"(margin in points a match, ± standard error, then without luck; a fair share of wins is {1 / seats:.0%})",
    ]


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        _name(standing.player),
        signed(standing.margin),
        signed(standing.adjusted),
        percent(standing.share),
        f"{standing.score:.1f}",
        f"{standing.turns:.1f}",
        f"{standing.capped:.1%}",
        str(standing.forfeits),
        shown_time(standing.milliseconds),
    )


def cross_table(players: Sequence[str], tables: Mapping[tuple[str, ...], Sequence[Standing]]) -> list[str]:
    """The margin of the player of each line against the player of each column, numbered as the lines are."""
    rows = [("margin against", *(str(number) for number, _ in enumerate(players, 1)))]
    for number, player in enumerate(players, 1):
        cells = []
        for rival in players:
            found = tables.get((player, rival), tables.get((rival, player), ()))
            own = [standing for standing in found if standing.player == player]
            cells.append(signed(own[0].margin) if own else ".")
        rows.append((f"{number} {_name(player)}", *cells))
    return aligned(rows)


def signed(mean: Mean) -> str:
    """A mean of points with its error: "+12.3 ± 0.8"."""
    return f"{mean.mean:+.1f}" + ("" if mean.error is None else f" ± {mean.error:.1f}")


def percent(mean: Mean) -> str:
    """A mean share with its error: "61.5% ± 1.8%"."""
    return f"{mean.mean:.1%}" + ("" if mean.error is None else f" ± {mean.error:.1%}")


def shown_time(milliseconds: float | None) -> str:
    """Milliseconds in three digits, "-" for none."""
    if milliseconds is None:
        return "-"
    return f"{milliseconds:.3g}" if milliseconds < 100 else f"{milliseconds:.0f}"


def _name(player: str) -> str:
    shown = printable(player)
    return shown if len(shown) <= WIDEST_NAME else shown[: WIDEST_NAME - 1] + "…"


def aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The rows in columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return lines
