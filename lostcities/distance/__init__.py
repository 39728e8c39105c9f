"""Two tables without a server: what one side says to the other, so that neither can look at hidden cards.

distance.md, beside this file, specifies the protocol. The arithmetic of the group is passed in as an argument
(group.py). A match needs nobody but its two sides. A finished one is an ordinary record, whose messages prove the deal.

    >>> ada = Table.invite(group, "card", {"rounds": 1}, "Ada", secret)
    >>> ben = Table.accept(group, ada.sent, "Ben", another_secret)
    >>> ada.receive(ben.sent)
    'accept'
"""

from lostcities.distance.about import Invitation
from lostcities.distance.group import Group
from lostcities.distance.sentences import Cheat, Refused
from lostcities.distance.table import Table

__all__ = ["Cheat", "Group", "Invitation", "Refused", "Table"]
