"""The travel journal: thirty things to achieve, each a print, and the match in which it was earned.

Every print collects things from match to match until there are enough of them: suits, levels, dates, or the match
itself. What a match gives is a function of its facts alone.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from lostcities.minds import LEVELS
from lostcities.statistics.facts import Kept

Things = Iterable[Hashable]
WHOLE = 10
"""The number of own turns that makes a round worth a print."""


@dataclass(frozen=True, slots=True)
class Print:
    """One of the prints."""

    name: str
    of: int
    """How many different things it takes."""
    gives: Callable[[Kept, dict[str, int]], Things]
    """(match, pars by date) -> what the match gives towards it."""
    run: Callable[[Sequence[Kept]], list[int]] | None = None
    """For a print that takes an unbroken run: its length after each match, those given up included."""


def _when(which: Callable[[Kept], bool]) -> Callable[[Kept, dict[str, int]], Things]:
    """A match that fits gives itself."""
    return lambda kept, pars: [kept.id] if which(kept) else []


def _column(which: Callable[[dict[str, Any]], bool]) -> Callable[[Kept, dict[str, int]], Things]:
    """A match gives itself for a column that fits."""
    return _when(lambda kept: any(which(column) for column in kept.columns))


def _in_a_round(
    game: str, most: int, which: Callable[[dict[str, Any]], bool]
) -> Callable[[Kept, dict[str, int]], Things]:
    """A match of a game gives itself for a round with at least `most` columns that fit."""
    return _when(
        lambda kept: (
            kept.facts["game"] == game
            and any(sum(map(which, played["columns"])) >= most for played in kept.facts["rounds"])
        )
    )


def _city(suit: str) -> Callable[[Kept, dict[str, int]], Things]:
    """The last card of a suit on a column that gained, or the last step of its path."""
    return _column(
        lambda column: (
            column["suit"] == suit and column["points"] > 0 and (column["last"][1:] == "10" or column["step"] == 9)
        )
    )


def _levels(kept: Kept, pars: dict[str, int]) -> Things:
    levels = LEVELS[kept.facts["game"]]
    return [levels.index(mind) + 1 for mind in kept.others if mind in levels] if kept.won else []


def _beaten(level: int) -> Callable[[Kept, dict[str, int]], Things]:
    return lambda kept, pars: [level] if level in list(_levels(kept, pars)) else []


def _no_minus(kept: Kept) -> bool:
    columns = kept.columns
    return len(columns) >= 3 and all(column["points"] >= 0 for column in columns)


def _from_behind(kept: Kept) -> bool:
    """Won after being behind before the last round."""
    rounds = kept.facts["rounds"]
    if not kept.won or kept.facts["conceded"] is not None or len(rounds) < 2:
        return False
    totals = rounds[-2]["totals"]
    return bool(totals[kept.you] < max(totals))


def _flawless(kept: Kept) -> bool:
    """A whole round in which no turn cost anything."""
    return any(played["turns"] >= WHOLE and not played["costly"] for played in kept.costs)


def _dates(kept: Kept, pars: dict[str, int]) -> Things:
    return [kept.facts["day"]["date"]] if "day" in kept.facts else []


def _on_the_day(kept: Kept) -> bool:
    return "day" in kept.facts and kept.facts["day"]["date"] == kept.facts["day"]["on"]


def _number_of(day: str) -> int:
    """The number of a date's day, 0 if it is no date: facts kept long ago may have come with any record."""
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        return 0


def _over_par(kept: Kept, pars: dict[str, int]) -> Things:
    par = pars.get(kept.facts["day"]["date"]) if "day" in kept.facts else None
    return [kept.id] if par is not None and kept.margin is not None and kept.margin >= par + 10 else []


def _given_up(kept: Kept) -> bool:
    """Whether the person gave the match up."""
    return bool(kept.facts["conceded"] == kept.you)


def _victories(kept: Sequence[Kept]) -> list[int]:
    """After each match, how many were won in a row; one given up ends it."""
    run, found = 0, []
    for each in kept:
        run = run + 1 if each.won and not _given_up(each) else 0
        found.append(run)
    return found


def _days(kept: Sequence[Kept]) -> list[int]:
    """After each match, the longest run of dates whose deal was played on the day."""
    dates: set[int] = set()
    longest, found = 0, []
    for each in kept:
        if not _given_up(each) and _on_the_day(each) and (day := _number_of(each.facts["day"]["date"])):
            dates.add(day)
            first, last = day, day
            while first - 1 in dates:
                first -= 1
            while last + 1 in dates:
                last += 1
            longest = max(longest, last - first + 1)
        found.append(longest)
    return found


def _of(game: str, which: Callable[[Kept], bool]) -> Callable[[Kept, dict[str, int]], Things]:
    return _when(lambda kept: kept.facts["game"] == game and which(kept))


PRINTS: tuple[Print, ...] = (
    *(Print(f"city-{suit}", 1, _city(suit)) for suit in "ybwgrp"),
    *(Print(f"beat-{level}", 1, _beaten(level)) for level in range(1, 6)),
    Print("row", 5, _when(lambda kept: kept.won), _victories),
    Print("eight", 1, _column(lambda column: column["cards"] >= 8 and column["points"] > 0)),
    Print("wagers", 1, _column(lambda column: column["wagers"] == 3 and column["points"] > 0)),
    Print("both", 1, _column(lambda column: column["cards"] >= 8 and column["wagers"] == 3)),
    Print("no-minus", 1, _of("card", _no_minus)),
    Print("hundred", 1, _when(lambda kept: any(played["scores"][kept.you] >= 100 for played in kept.facts["rounds"]))),
    Print("behind", 1, _when(_from_behind)),
    Print("bridge", 1, _column(lambda column: column["step"] >= 7)),
    Print("bridges", 1, _in_a_round("board", 5, lambda column: column["step"] >= 7)),
    Print("nine", 1, _column(lambda column: column["researcher"] and column["step"] == 9)),
    Print("sevens", 1, _in_a_round("adapted", 3, lambda column: column["cards"] >= 7)),
    Print("kings", 1, _in_a_round("adapted", 4, lambda column: column["last"][1:] == "K")),
    Print("six", 1, _of("adapted", lambda kept: len(kept.facts["minds"]) == 6)),
    Print("week", 7, _dates, _days),
    Print("month", 30, _dates),
    Print("par", 1, _over_par),
    Print("flawless", 1, _when(_flawless)),
    Print("fifty", 50, _when(lambda kept: True)),
    Print("games", 3, lambda kept, pars: [kept.facts["game"]] if kept.won else []),
)
"""In the order in which they stand on the page."""


def journal(kept: Sequence[Kept], pars: dict[str, int]) -> list[dict[str, Any]]:
    """Every print: how far it is, and the match that earned it. `kept` in order of time; a match that the person gave
    up gives nothing."""
    return [_told(each, kept, pars) for each in PRINTS]


def _told(printed: Print, kept: Sequence[Kept], pars: dict[str, int]) -> dict[str, Any]:
    things: set[Hashable] = set()
    most = 0
    runs = printed.run(kept) if printed.run is not None else None
    for number, each in enumerate(kept):
        things.update(() if _given_up(each) else printed.gives(each, pars))
        most = max(most, len(things) if runs is None else runs[number])
        if most >= printed.of:
            return {"name": printed.name, "done": printed.of, "of": printed.of, "match": each.id, "at": each.at}
    return {"name": printed.name, "done": most, "of": printed.of, "match": None, "at": None}
