"""What a device's matches come to: figures for each game, and the prints of the travel journal.

    facts_of(match, ...)     what is kept of one match that is over, beside its record
    told(kept, pars)         all figures and prints, from those of every match

Facts are computed once per match. Figures and prints are computed anew each time, so that they are never wrong.
Practice counts for nothing. A match counts for the only person at its table; where several people share a device,
nobody is "you".
"""

from typing import Any

from lostcities.statistics.facts import Facts, Kept, columns_of, facts_of
from lostcities.statistics.journal import PRINTS, journal
from lostcities.statistics.tally import figures

__all__ = ["PRINTS", "Facts", "Kept", "columns_of", "facts_of", "figures", "journal", "told"]


def told(kept: list[Kept], pars: dict[str, int]) -> dict[str, Any]:
    """Figures by game, and the journal. `kept` in any order; `pars`: by date, what the strongest player came to."""
    counted = sorted((each for each in kept if each.counts), key=lambda each: (each.at, each.id))
    return {"games": figures(counted), "journal": journal(counted, pars)}
