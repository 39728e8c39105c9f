"""The arena: players measured against each other on paired deals, other people's programs among them.

`play_all` plays deals on any executor. `standings` says what they come to. protocol.md is for those who write a
program.

Nothing here prints or asks a person: that is terminal/. The site does not ship this package.
"""

from lostcities.arena.deals import MOVE_TIME, Deal, Forfeited, Played, PlayedDeal, play_deal
from lostcities.arena.players import Player, parse_player
from lostcities.arena.tally import Mean, Standing, standings
from lostcities.arena.workers import cluster, play_all, processes

__all__ = [
    "MOVE_TIME",
    "Deal",
    "Forfeited",
    "Mean",
    "Played",
    "PlayedDeal",
    "Player",
    "Standing",
    "cluster",
    "parse_player",
    "play_all",
    "play_deal",
    "processes",
    "standings",
]
