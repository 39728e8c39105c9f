"""A side that cheats: messages with other fields than its table would write, spelt as they should be."""

from random import Random

from distance.playing import QUICK, act, play, sit

from lostcities.distance import Table
from lostcities.distance.course import Course
from lostcities.distance.deal import Deal
from lostcities.distance.group import packed
from lostcities.distance.secret import round_secret
from lostcities.distance.wire import Message, fingerprint, read, write
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


def lawless() -> tuple[Table, Table]:
    """Two tables after a first turn that only the whole truth forbids: whoever has made it, then the other."""
    for seed in range(40):
        ada, ben = sit("board", {"start_lowest": "strict", "rounds": 1}, seed)
        play(ada, ben, Random(7), lambda table: "play" in table.acts)
        liar, victim = (ada, ben) if ada.course.seat == 0 else (ben, ada)
        deal, legal = liar.course.deal, liar.legal()
        names = [deal.text(deal.opened[place]) for place in deal.hands[liar.course.me]]
        card = next((name for name in names if f"{name}:a" not in legal), None)
        if card is not None:
            break
    assert card is not None
    course = Lawless(QUICK, liar.course.me, liar.course.secrets, liar.course.messages[0])
    for text in liar.course.messages[1:]:
        course.take(text)
    liar.course = course
    turn = f"{card}:a <"
    fields = {"turn": turn, **liar._shown(course.deal, turn)}
    keys = {"keys": liar._keys(course.deal, course.deal.dealer)} if course.stage == "hand" else {}
    victim.receive(liar._say("hand" if keys else "turn", **fields, **keys))
    return liar, victim


def charged(table: Table, fault: str, told: str = "") -> str:
    """A charge that the table's side makes up, and claims the match with; `told` instead of its own secret."""
    told = told or round_secret(table.secret, table.course.name, table.course.deal.number)
    course = table.course
    fields = {"fault": fault, "secret": packed([told]), "claim": "won"}
    last = course.messages[-1]
    return write(Message(course.name, len(course.messages) + 1, fingerprint(last), "charge", fields))
