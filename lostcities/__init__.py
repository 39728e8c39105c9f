"""Three games of the Lost Cities family: rules, matches, records and computer players, in plain Python.

    >>> from lostcities import Match, choose
    >>> match = Match.begin("card", {"rounds": 1})
    >>> match.deal_by_chance("a seed", starts=0)
    >>> while match.in_round:
    ...     move = match.play(choose(match, "careful"))
    >>> totals, winners = match.result()
    >>> match.over
    True

The names in `__all__` are public, with the arguments and fields that their documentation gives. They keep working
within a major version; a removal is announced one version ahead. The numbers of cards and moves are not public: they
are private to a game, which converts them from its texts. Everything else is for the project's own modules.

Importing the package imports only rules and matches. The rest is imported on first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from lostcities.chance import fresh_seed, stream
from lostcities.errors import (
    BadLesson,
    BadOption,
    BadRecord,
    BadText,
    IllegalMove,
    LostCitiesError,
    Misuse,
    Reason,
)
from lostcities.game import (
    Game,
    Mind,
    Move,
    Option,
    RoundEnd,
    Rules,
    Sight,
    State,
    Thought,
    View,
    complete_rules,
    think_through,
)
from lostcities.games import GAMES, find_game
from lostcities.match import Match
from lostcities.round import Round

if TYPE_CHECKING:
    from lostcities.arena import (
        Deal,
        Mean,
        Played,
        PlayedDeal,
        Standing,
        play_all,
        play_deal,
        processes,
        standings,
    )
    from lostcities.choosing import choose, think
    from lostcities.lessons import Position, match_at, position_of, read_position, write_position
    from lostcities.lessons import write_text as write_line
    from lostcities.minds import LEVELS, MINDS
    from lostcities.picture import picture_of
    from lostcities.record import Record, Seat, story
    from lostcities.record import read as read_record
    from lostcities.record import steps as replay
    from lostcities.record.write import write as write_record  # not from the package, where a module has that name

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "LEVELS",
    "MINDS",
    "BadLesson",
    "BadOption",
    "BadRecord",
    "BadText",
    "Deal",
    "Game",
    "IllegalMove",
    "LostCitiesError",
    "Match",
    "Mean",
    "Mind",
    "Misuse",
    "Move",
    "Option",
    "Played",
    "PlayedDeal",
    "Position",
    "Reason",
    "Record",
    "Round",
    "RoundEnd",
    "Rules",
    "Seat",
    "Sight",
    "Standing",
    "State",
    "Thought",
    "View",
    "__version__",
    "choose",
    "complete_rules",
    "find_game",
    "fresh_seed",
    "match_at",
    "picture_of",
    "play_all",
    "play_deal",
    "position_of",
    "processes",
    "read_position",
    "read_record",
    "replay",
    "standings",
    "story",
    "stream",
    "think",
    "think_through",
    "write_line",
    "write_position",
    "write_record",
]

_LATER = {
    "arena": "Deal Mean Played PlayedDeal Standing play_all play_deal processes standings",
    "choosing": "choose think",
    "lessons": "Position match_at position_of read_position write_position write_line=write_text",
    "minds": "LEVELS MINDS",
    "picture": "picture_of",
    "record": "Record Seat read_record=read replay=steps story write_record=write",
}
"""What is imported on first use, by module; `name=other` where the module calls it `other`."""

_HOME = {
    each.partition("=")[0]: (module, each.partition("=")[2] or each)
    for module, names in _LATER.items()
    for each in names.split()
}

if not TYPE_CHECKING:

    def __getattr__(name):
        """A public name that is not imported yet (PEP 562)."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, inner = _HOME[name]
        found = globals()[name] = getattr(import_module(f"lostcities.{module}"), inner)
        return found

    def __dir__():
        return sorted({*globals(), *__all__})
