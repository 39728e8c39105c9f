"""A measured figure with its target, and how lists of them are printed. The other files of bench/ do the measuring."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """One line of the report. The target is an upper bound (`worst`) or a lower one (`least`); without either, the
    figure is only shown.
    """

    what: str
    value: float
    unit: str = ""
    worst: float | None = None
    least: float | None = None
    note: str = ""

    @property
    def missed(self) -> bool:
        """Whether there is a target and the figure does not meet it."""
        over = self.worst is not None and self.value > self.worst
        return over or (self.least is not None and self.value < self.least)

    def line(self) -> str:
        """The figure beside its target."""
        target = ""
        if self.worst is not None:
            target = f"at most {shown(self.worst)}{self.unit}"
        elif self.least is not None:
            target = f"at least {shown(self.least)}{self.unit}"
        verdict = ("MISSED" if self.missed else "ok") if target else ""
        return f"  {self.what:<58} {shown(self.value) + self.unit:>16}  {target:<22} {verdict:<7} {self.note}".rstrip()


def measured(what: str, values: list[float], unit: str = "", *, worst: float | None = None, note: str = "") -> Figure:
    """A figure with the median of several visits, which has to meet the target, and their spread."""
    spread = f"{shown(min(values))} to {shown(max(values))} in {len(values)} visits"
    return Figure(what, middle(values), unit, worst=worst, note=", ".join(filter(None, (spread, note))))


def shown(value: float) -> str:
    """A number for people: with commas between thousands; small ones with decimals."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def middle(values: list[float]) -> float:
    """The median, which one slow run does not shift."""
    return float(median(values))


def percentile(values: list[float], part: float) -> float:
    """The value below which `part` (0 to 1) of all lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
