"""A side that cheats: messages with other fields than its table would write, spelt as they should be."""

from random import Random

from distance.playing import QUICK, act, play, sit

from lostcities.distance import Table
from lostcities.distance.course import Course
from lostcities.distance.deal import Deal
from lostcities.distance.wire import Message, read, write
from lostcities.match import Match


def forged(text: str, **fields: str) -> str:
    """The message `text` with other fields, and the hash that then belongs to it."""
    message = read(text)
    return write(Message(message.match, message.number, message.after, message.kind, {**message.fields, **fields}))


def at_turn(
    number: int, game: str = "card", options: dict[str, object] | None = None, seed: object = 0
) -> tuple[Table, Table]:
    """Two tables after so many turns: the one to move, then the other."""
    ada, ben = sit(game, options or {}, seed)
    play(ada, ben, Random(1), lambda table: "play" in table.acts and len(table.course.deal.turns) >= number)
    return (ada, ben) if ada.course.seat == 0 else (ben, ada)


def honest(table: Table, seed: int = 0) -> str:
    """What the table would say next; the table stays as it is."""
    return act(Table.restore(QUICK, table.keep()), Random(seed))


class Lawless(Course):
    """The course of a side that does not ask the rules about its own turns."""

    def _judged(self, deal: Deal, message: Message) -> Match:
        if message.sender != self.me:
            return super()._judged(deal, message)
        match = self.imagined(deal)
        for move in message["turn"].split(" "):
            match.push(match.game.parse_move(move))
        return match


def from_hand(number: int = 4) -> tuple[Table, Table, str]:
    """The one to move, the other, and an honest message that shows a card of the hand."""
    for seed in range(20):
        mover, victim = at_turn(number, seed=seed)
        said = honest(mover)
        if read(said)["key"] and read(said)["drawn"]:
            return mover, victim, said
    raise AssertionError("no such turn in twenty deals")
