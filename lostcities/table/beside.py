"""What is asked apart from the match on the table: about a kept match, about all of them, and about a date's deal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lostcities.errors import NotNow
from lostcities.record import Relation, further, read
from lostcities.statistics import Kept, told
from lostcities.table import asked, setting
from lostcities.table.after.par import Playing, worked_out
from lostcities.table.distance import far
from lostcities.table.remembered import sit_down
from lostcities.table.shown import snapshot

if TYPE_CHECKING:
    from lostcities.table.after.reviewing import Reviewed
    from lostcities.table.distance.afar import Reckon


class Beside:
    """The part of a table (live.py) apart from what lies on it. A method that raises leaves all as it was."""

    reckon: "Reckon | None"

    def __init__(self) -> None:
        self.shown: dict[str, str] = {"discards": "top", "totals": "own"}
        self._playing: Playing | None = None
        self._reviewed: Reviewed | None = None

    def check(self, record: str) -> dict[str, Any]:
        """A record from elsewhere as this device would keep it, under a new name. Raises BadRecord, or
        BadPost if it claims to be of a match at a distance and is not."""
        match = far.kept(self.reckon, record) or sit_down(read(record), setting.fresh_name())
        return asked.save(match, self.shown)

    def review(self, record: str, match: str) -> dict[str, Any]:
        """Have a kept match reviewed, with nothing worked out yet. Raises BadRecord, BadOption or NotNow."""
        from lostcities.table.after.reviewing import Reviewed

        self._reviewed = Reviewed(sit_down(read(record), match))
        return self._reviewed.begin()

    def held(self, record: str, review: Mapping[str, Any]) -> bool:
        """Whether a review that came with a record from elsewhere is one of its match (reviewing.py). Raises BadRecord,
        BadOption or NotNow."""
        from lostcities.table.after.reviewing import Reviewed

        return Reviewed(sit_down(read(record), "")).holds(review)

    def weigh(self) -> dict[str, Any]:
        """Work on the review for a slice. Raises NotNow."""
        return self._under_review().go_on()

    def moment(self, **place: int) -> dict[str, Any]:
        """The table of the match that is reviewed as a seat saw it. Raises NotNow."""
        return snapshot.table(self._under_review().table_at(**place), self.shown)

    def _under_review(self) -> "Reviewed":
        if self._reviewed is None:
            raise NotNow("error-no-match", "no match is reviewed at this table")
        return self._reviewed

    def par(self, date: str) -> dict[str, Any] | float:
        """What the strongest player makes of the deal of a date. It plays for a slice at each call; until it has
        finished, how far it is. Raises BadOption."""
        if self._playing is None or self._playing.date != date:
            self._playing = Playing(date)
        found = self._playing.go_on()
        if not isinstance(found, float):
            self._playing = None
        return found

    def statistics(self, matches: Sequence[Mapping[str, Any]], pars: dict[str, int]) -> dict[str, Any]:
        """What all matches of a device come to, from the facts kept of each; what turns of each level cost, for
        comparison; and the known pars of the matches' days. `pars`: those that the device knows."""
        from lostcities.review.scale import level_costs

        ahead = worked_out(each["facts"]["day"]["date"] for each in matches if "day" in each["facts"])
        found = told([Kept(**each) for each in matches], {par["date"]: par["margin"] for par in ahead} | pars)
        found["pars"] = ahead
        found["games"] = [{**each, "scale": level_costs(each["game"])} for each in found["games"]]
        return found

    def compare(self, record: str, other: str) -> Relation:
        """Which of two records of a match is to be kept: this device's, another's, either or both. Raises BadRecord."""
        if far.is_kept(record) or far.is_kept(other):
            return far.further(self.reckon, record, other)
        return further(read(record), read(other))
