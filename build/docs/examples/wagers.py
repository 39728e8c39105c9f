"""What expeditions of the card game bring, by the wagers on them, in all the records of a folder."""

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from lostcities import BadRecord, Match, read_record


def expeditions(match: Match) -> list[tuple[int, int]]:
    """The wagers and the points of every expedition begun in the finished rounds."""
    views = [match.game.view(match.game.sight(each.state, None), {}) for each in match.rounds if each.end]
    zones = [zone for view in views for zone in view["zones"] if zone["kind"] == "expedition" and zone["cards"]]
    return [(sum(card.endswith("x") for card in zone["cards"]), zone["points"]["points"]) for zone in zones]


found: dict[int, list[int]] = defaultdict(list)
for path in sorted(Path(sys.argv[1]).glob("*.json")):
    try:
        for wagers, points in expeditions(read_record(path.read_bytes()).match):
            found[wagers].append(points)
    except BadRecord as error:
        print(f"{path.name}: {error}", file=sys.stderr)
for wagers, points_of_all in sorted(found.items()):
    print(f"{wagers} wagers: {fmean(points_of_all):+.1f} points in the mean of {len(points_of_all)} expeditions")
