"""What is kept of one match that is over: enough for every figure and print, and no hidden card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lostcities.match import Match
from lostcities.minds.rooms import ONCE
from lostcities.round import Round
from lostcities.zones import is_column

VERSION = 1
"""Grows when facts tell more; those of an older version are computed anew from the record."""

Facts = dict[str, Any]
"""See PLAYED in messages/records.py for the shape."""


def facts_of(match: Match, minds: Sequence[str], result: Mapping[str, Sequence[int]], own: Mapping[str, Any]) -> Facts:
    """The facts of a match. `minds`: by seat, "" for a person; `result`: its totals and winners; `own`: what the table
    remembers of it (practice, conceded, day)."""
    people = [seat for seat, mind in enumerate(minds) if not mind]
    you = people[0] if len(people) == 1 else None
    options = {each.name: match.rules[each.name] for each in match.game.options}
    changed = {each.name: options[each.name] for each in match.game.options if options[each.name] != each.default}
    return {
        "v": VERSION,
        "game": match.game.name,
        "minds": list(minds),
        "you": you,
        "options": changed,
        "practice": own.get("practice") is True,
        "conceded": own.get("conceded"),
        **({"day": own["day"]} if own.get("day") else {}),
        "totals": list(result["totals"]),
        "winners": list(result["winners"]),
        "rounds": [_round(match, played, you) for played in match.rounds],
    }


def _round(match: Match, played: Round, you: int | None) -> dict[str, Any]:
    end = match.game.end_round(played.state) if played.end is None else played.end
    columns = [] if you is None else columns_of(match, played, you)
    return {"scores": list(end.scores), "totals": list(end.totals), "columns": columns}


def columns_of(match: Match, played: Round, seat: int) -> list[dict[str, Any]]:
    """The columns that a seat began in a round."""
    zones = match.game.view(match.game.sight(played.state, None), {})["zones"]
    return [_column(zone) for zone in zones if is_column(zone) and zone["seat"] == seat and zone["cards"]]


def _column(zone: dict[str, Any]) -> dict[str, Any]:
    explorer = zone.get("explorer") or {}
    worth = zone.get("points") or explorer
    return {
        "suit": zone["suit"],
        "points": worth.get("points", 0),
        "cards": zone["count"],
        "wagers": sum(card.endswith("x") for card in zone["cards"]),
        "last": zone["cards"][-1],
        "step": explorer.get("step", 0),
        "researcher": explorer.get("piece") == "researcher",
    }


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that a device keeps."""

    id: str
    at: int
    """When it was last written, in ms; matches are ordered by this."""
    facts: Facts
    luck: int | None = None
    """If the match was reviewed: what luck gave the person, in hundredths of a point."""
    costs: Sequence[Mapping[str, int]] = ()
    """If it was, by round: what the person's turns cost (COST in messages/records.py)."""

    @property
    def counts(self) -> bool:
        """Whether it is in the figures."""
        return self.facts["you"] is not None and not self.facts["practice"]

    @property
    def you(self) -> int:
        """The person's seat, in a match that counts."""
        seat: int = self.facts["you"]
        return seat

    @property
    def others(self) -> list[str]:
        """The minds at the other seats; for a former level, the one in its place now."""
        return [ONCE.get(mind, mind) for seat, mind in enumerate(self.facts["minds"]) if seat != self.you]

    @property
    def won(self) -> bool:
        """Whether the person won alone."""
        return bool(self.facts["winners"] == [self.you])

    @property
    def margin(self) -> int | None:
        """By how much the person was ahead of the best of the others; None where somebody gave up."""
        if self.facts["conceded"] is not None:
            return None
        totals = self.facts["totals"]
        return int(totals[self.you] - max(total for seat, total in enumerate(totals) if seat != self.you))

    @property
    def adjusted(self) -> float | None:
        """By how much, in points, the person was ahead of the mean of the others without what luck gave, as the review
        tells it (review/account.py); None where somebody gave up or the luck is not known."""
        if self.luck is None or self.facts["conceded"] is not None:
            return None
        totals = self.facts["totals"]
        own = totals[self.you]
        return float(own - (sum(totals) - own) / (len(totals) - 1) - self.luck / 100)

    @property
    def turns(self) -> int:
        """How many of the person's turns were weighed."""
        return sum(each["turns"] for each in self.costs)

    @property
    def cost(self) -> int:
        """What they cost together, in hundredths of a point."""
        return sum(each["own"] for each in self.costs)

    @property
    def columns(self) -> list[dict[str, Any]]:
        """The person's columns of all rounds."""
        return [column for played in self.facts["rounds"] for column in played["columns"]]
