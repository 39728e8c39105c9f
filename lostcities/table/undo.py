"""Taking back: to the last half-move that a person decided in this round, and what that costs. Once the match is over
all hands lie open, and nothing can be taken back.

It is free until something hidden was revealed since: a card of the deck drawn, a curtain lifted, a computer player's
reply. After that it makes the match practice. Half-moves without a choice are taken back with the one before them.
Where people share the device, taking back uncovers nobody's hand: if the curtain was drawn it stays so, and if somebody
else's move is taken back it is drawn, for the person who decides anew. At a distance only what has not become a message
can be taken back here: for the rest one has to ask the other (afar.py). Before the device is passed on, the last
decision is that of whoever still holds it.
"""

from typing import Literal

from lostcities.errors import NotNow
from lostcities.table.sitting import Sitting, last_choice


def cost(sitting: Sitting) -> Literal["free", "practice"] | None:
    """What taking back would cost now, None if there is nothing to take back."""
    if sitting.afar is not None:
        return "free" if sitting.afar.moves else None
    target = _target(sitting)
    if target is None or sitting.over or sitting.lesson is not None or sitting.still:
        return None
    return "practice" if target < sitting.sealed else "free"


def _target(sitting: Sitting) -> int | None:
    """The half-move to take back to: a person's last decision, in a first lesson not one that the script has made."""
    if sitting.primer is not None:
        return sitting.primer.choices[-1] if sitting.primer.choices else None
    return last_choice(sitting.steps, sitting.people)


def take_back(sitting: Sitting) -> None:
    """Take back to the last decision of a person. Raises NotNow if there is none."""
    target = _target(sitting)
    price = cost(sitting)
    if target is None or price is None:
        raise NotNow("error-nothing-to-undo", "there is no move of a person to take back")
    sitting.rewind(target)
    if price == "practice":
        sitting.practice = True
