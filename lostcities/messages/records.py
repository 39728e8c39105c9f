"""The shapes of what a device's matches come to: the facts of each, the figures of all, the journal."""

from lostcities.messages.review import LEVEL_COST
from lostcities.messages.shape import Each, Maybe, Shape
from lostcities.messages.table import LAID, OF_DAY, OPTION_VALUE

PLAYED: Shape = {
    "v": int,
    "game": str,
    "minds": [str],
    "you": Maybe(int),  # the seat of the only person, null where there are several or none
    "options": Each(OPTION_VALUE),  # those that differ from the defaults
    "practice": bool,
    "conceded": Maybe(int),
    "day?": OF_DAY,
    "totals": [int],
    "winners": [int],
    "rounds": [{"scores": [int], "totals": [int], "columns": [LAID]}],
}
"""What is kept of a match that is over, besides its record. Nothing in it is hidden from anybody any more."""

COST: Shape = {"own": int, "turns": int, "costly": int}
"""For a round that was reviewed: what the person's turns cost together in hundredths of a point, how many there were,
and how many of them cost something."""

COUNTED: Shape = {
    "id": str,
    "at": int,  # ms
    "facts": PLAYED,
    "luck?": int,  # if the match was reviewed: what luck gave the person, in hundredths of a point
    "costs?": [COST],  # if it was: by round
}
"""A kept match, for its figures."""

MEAN: Shape = {"value": int, "error": Maybe(int), "count": int}
"""A mean and its standard error in hundredths, and over how many matches."""

RECORD: dict[str, Shape] = {"won": int, "lost": int, "matches": int}
"""How matches ended; one whose victory was shared is neither won nor lost."""

FIGURES: Shape = {
    "options": Maybe(Each(OPTION_VALUE)),  # the figures are of the matches with these options; null: of all
    "matches": int,
    "won": int,
    "margin": Maybe(MEAN),
    "adjusted": Maybe(MEAN),  # over the mean of the others, without luck, of the matches that were reviewed
    "cost": Maybe(MEAN),  # of a turn, in the matches that were reviewed; the count is that of turns
    "streak": int,  # most won in a row
    "running": int,  # won in a row up to now
    "best": Maybe({"match": str, "at": int, "points": int, "suit": str, "cards": int, "wagers": int}),
    "against": [{"mind": str, **RECORD, "margin": Maybe(MEAN)}],  # where nobody else sat at the table
    "mixed": RECORD,  # where several different ones did
    "trend": [{"match": str, "at": int, "margin": int, "mean": Maybe(int)}],  # mean: of the last ten, in hundredths
    "costs": [{"match": str, "at": int, "cost": int, "mean": Maybe(int)}],  # the same of a turn; all in hundredths
}
"""What some matches come to."""

PRINT: Shape = {"name": str, "done": int, "of": int, "match": Maybe(str), "at": Maybe(int)}
"""A print of the journal, and the match that earned it."""

PAR: Shape = {"date": str, "totals": [int], "margin": int}
"""What the strongest computer player made of a day's deal in the person's seat; `margin`: how far it was ahead."""

STATISTICS: Shape = {
    "games": [{"game": str, "sets": [FIGURES], "scale": [LEVEL_COST]}],
    "journal": [PRINT],
    "pars": [PAR],  # of the days that were played, if worked out ahead
}
"""What all matches of a device come to."""
