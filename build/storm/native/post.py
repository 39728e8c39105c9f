"""Messages of a hostile side: two play at a distance, and before every honest message others arrive that are changed,
made up, old, from other matches or of another kind, most of them correctly spelt and hashed.

Each is accepted, or refused in a sentence. A refusal changes nothing, no state is reached twice, and whatever was
accepted, the receiving side reveals no numbers but those that are due.
"""

from collections.abc import Iterator
from random import Random

from distance.crooked import forged
from distance.playing import QUICK, random_turn

from build.storm.native.mutations import BITS, mutated_text
from lostcities.distance import Cheat, Refused, Table
from lostcities.distance.deal import HAND, Deal
from lostcities.distance.group import number_text, packed, unpacked
from lostcities.distance.verify import verify
from lostcities.distance.wire import FIELDS, LONGEST, Message, fingerprint, read, write
from lostcities.errors import BadRecord
from lostcities.games import GAMES
from lostcities.record import read as read_record
from lostcities.record import write as write_record
from lostcities.table.distance.afar import Afar

HOSTILE = 12
"""Messages of a hostile side before each honest one."""
SITTINGS = 600
"""Hostile messages for one seed, not counting those in place of invitations."""
ODD = (0, 1, 2, QUICK.order - 1, QUICK.order, QUICK.order + 1, 2**255 - 19, 2**256 - 1)
"""Numbers and points: neutral and small ones, and some beyond the last."""
MOVES = ("r5", "-r5", "yx", "-b2", "g3:a", "<", "<g", "<r", ">r", ">.", "", "-", ":")
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "card": ({}, {"expeditions": 6}),
    "board": ({}, {"start_lowest": "strict"}),
    "adapted": ({},),
}


class Failed(Exception):
    """An answer is wrong."""


def strike(chance: Random) -> None:
    """Send that many hostile messages, in one match or several."""
    heard: list[str] = []
    count = 0
    while count < SITTINGS:
        for victim, liar, said in sitting(chance):
            for _ in range(HOSTILE):
                bring(victim, hostile(liar, said, heard, chance), chance)
            heard.append(said)
            count += HOSTILE
            if count >= SITTINGS:
                return


def sitting(chance: Random) -> Iterator[tuple[Afar, Table, str]]:
    """A match played at random: who receives next, the other's table before it sends, and the message."""
    game = chance.choice(list(GAMES))
    limits = {"rounds": chance.choice((1, 3)), "turn_limit": chance.choice((2, 6, 30))}
    options = {**chance.choice(OPTIONS.get(game, ({},))), **limits}
    ada = Afar(Table.invite(QUICK, game, options, "Ada", secret(chance)))
    for _ in range(HOSTILE):
        answer_invitation(hostile(ada.table, ada.text, [], chance), chance)
    ben = Afar(Table.accept(QUICK, ada.text, "Ben", secret(chance)))
    sides = (ada, ben)
    seat = 1
    while True:
        before, said = sides[seat].copy().table, sides[seat].text
        hearer = sides[1 - seat]
        yield hearer, before, said
        hearer.receive(said, 0)
        bring(hearer, asked_back(said), chance)
        seat = 1 - seat
        if "ask" in sides[1 - seat].table.acts and chance.random() < 0.1:
            hearer.receive(sides[1 - seat].table.ask(), 0)
            hearer.act("undo", won=False)
        elif hearer.own:
            hearer.table.play(random_turn(hearer.table, chance, eager=chance.random() < 0.7))
        elif hearer.table.course.stage in ("end", "broken"):
            return


def secret(chance: Random) -> str:
    """A secret that depends on `chance` alone."""
    return f"{chance.getrandbits(256):064x}"


# What a hostile side says


def asked_back(said: str) -> str:
    """The request to take that message back, whether it is a turn or not."""
    message = read(said)
    return write(Message(message.match, message.number, fingerprint(said), "ask", {}))


def hostile(liar: Table, said: str, heard: list[str], chance: Random) -> str:
    """A text in place of the honest message."""
    message = read(said)
    match chance.randrange(8):
        case 0:
            return mutated_text(said, chance)
        case 1 if heard:
            return chance.choice(heard)
        case 2:
            return chance.choice(liar.course.messages)
        case 3:
            return of_another_kind(liar, message, chance)
        case 4:
            number = max(1, message.number + chance.choice((-2, -1, 0, 1, 2)))
            after = chance.choice((message.after, fingerprint(chance.choice(liar.course.messages))))
            return write(Message(message.match, number, after, message.kind, message.fields))
        case _:
            names = [name for name in FIELDS[message.kind] if chance.random() < 0.4] or FIELDS[message.kind][:1]
            return str(forged(said, **{name: field(name, message[name], liar, chance) for name in names}))


def of_another_kind(liar: Table, message: Message, chance: Random) -> str:
    """A message of any kind, with plausible and odd fields."""
    kind = chance.choice(list(FIELDS))
    fields = {name: field(name, message.fields.get(name, ""), liar, chance) for name in FIELDS[kind]}
    number = message.number - (kind == "ask")
    return write(Message(message.match, number, message.after, kind, fields))


def field(name: str, value: str, liar: Table, chance: Random) -> str:
    """A value for a field: the old one with one change, one from another place, or an odd one."""
    if name in ("list", "keys"):
        return numbers(value, liar.course.deal, chance)
    if name in ("draw", "key", "drawn", "secret"):
        return chance.choice(("", value, one(liar.course.deal, chance)))
    if name == "place":
        return chance.choice(("", value, str(chance.randrange(1000)), str(chance.randrange(2 * HAND))))
    if name == "turn":
        told = said_turn(liar, chance) if chance.random() < 0.3 else ""
        moves = [chance.choice(MOVES) for _ in range(chance.randrange(4))]
        return told or " ".join([*value.split(" ")[: chance.randrange(2)], *moves])
    if name == "about":
        return chance.choice((value, "e30", "W10", "bnVsbA", "eyJuYW1lIjoxfQ", "AA", "_w", ""))
    return chance.choice(("cheat-key", "cheat-list", "cheat-none")) if name == "fault" else chance.choice(("", "won"))


def said_turn(liar: Table, chance: Random) -> str:
    """A turn that the rules allow with the cards that the liar holds, or with those that it imagines."""
    return str(random_turn(liar, chance, eager=False)) if "play" in liar.acts else ""


def one(deal: Deal, chance: Random) -> str:
    """A number, a point or a secret: the liar's own for any place, an odd one, or any."""
    if chance.random() < 0.5 and deal.places:
        return packed([number_text(deal.my_key(chance.randrange(len(deal.cards))))])
    return packed([number_text(chance.choice(ODD) if chance.random() < 0.5 else chance.getrandbits(256))])


def numbers(value: str, deal: Deal, chance: Random) -> str:
    """A list of points or numbers: two of them swapped, one replaced, one doubled, too many or too few, or the list of
    another round or step."""
    found = (unpacked(value) if value else None) or [number_text(number) for number in ODD]
    at, other = chance.randrange(len(found)), chance.randrange(len(found))
    match chance.randrange(6):
        case 0:
            found[at], found[other] = found[other], found[at]
        case 1:
            found[at] = found[other]
        case 2:
            del found[at]
        case 3:
            found.append(found[at])
        case 4 if deal.lists:
            found = chance.choice(deal.lists)
        case _:
            return packed([*found[:at], unpacked_one(one(deal, chance)), *found[at + 1 :]])
    return packed(found)


def unpacked_one(text: str) -> str:
    """The only entry of a field."""
    (found,) = unpacked(text) or [""]
    return found


# What has to become of it


def answer_invitation(text: str, chance: Random) -> None:
    """Invite somebody with that text. Raises Failed."""
    try:
        table = Table.accept(QUICK, text, chance.choice(("Ben", "", "x" * 99, chance.choice(BITS))), secret(chance))
    except (Refused, Cheat, BadRecord) as refused:
        if isinstance(refused, Refused | Cheat):
            sentence(refused)
        return
    if len(table.sent) > LONGEST:
        raise Failed("a longer answer than can be read")


def bring(victim: Afar, text: str, chance: Random) -> None:
    """Deliver a message to a copy of a table, and check what becomes of it. Raises Failed."""
    table = victim.copy()
    before = state(table)
    try:
        table.receive(text, 0)
    except Refused as refused:
        sentence(refused)
        if state(table) != before:
            raise Failed(f"a refusal changed the table: {text[:200]}") from None
        return
    now = state(table)
    grown = len(table.table.course.messages) - len(victim.table.course.messages)
    if now == before or grown < (read(text.strip()).kind != "ask"):
        raise Failed(f"a state was reached twice: {text[:200]}")
    again(table, text)
    tells_no_more_than_is_due(table.table)
    if len(table.text) > LONGEST:
        raise Failed("a longer message than can be read")
    if table.table.course.cheat is not None and chance.random() < 0.1:
        evidence(table.table)


def state(afar: Afar) -> tuple[object, ...]:
    """Everything that a message may change, in a form that can be compared."""
    course = afar.table.course
    return (
        *(afar.table.asked, afar.asking, course.stage, course.cheat, course.charged, course.conceded),
        *(tuple(course.messages), tuple(course.names), id(course.deal), id(course.coming), id(course.before)),
    )


def again(afar: Afar, text: str) -> None:
    """Check that a message once accepted is not accepted again. Raises Failed."""
    try:
        afar.copy().receive(text, 0)
    except Refused as refused:
        sentence(refused)
        return
    raise Failed(f"taken twice: {text[:200]}")


def tells_no_more_than_is_due(table: Table) -> None:
    """Check that no number of the deck, of the cards set aside or of the own hand has been sent. Raises Failed."""
    course, deal = table.course, table.course.deal
    if deal.told[deal.me]:
        if course.stage not in ("reopen", "end", "broken", "found"):
            raise Failed(f"the secret of a round is told at {course.stage!r}")
        return
    aside = 2 * HAND + deal.game.set_aside(deal.rules, 2)
    shut = {*range(2 * HAND, aside), *range(deal.next, len(deal.cards))}
    if not any(read(text).kind == "undo" for text in course.messages):  # a card shown by a turn that was taken back
        shut.update(place for place in deal.hands[deal.me] if not any(place == turn.place for turn in deal.turns))
    if told := shut & set(deal.sent[deal.me]):
        raise Failed(f"numbers were sent that are not due: {sorted(told)}")


def evidence(table: Table) -> None:
    """Check that a cheat can be charged, is kept in the record, and is found by a third person too. Raises Failed."""
    cheat = table.course.cheat
    if table.course.stage == "found":
        if table.acts != ("charge",):
            raise Failed(f"after a cheat {table.acts} can be done")
        table.charge(won=False)
    if not table.course.names[1]:
        return
    record = read_record(write_record(table.record()))
    says = verify(QUICK, record)
    charge = table.course.charged
    if charge and charge[0] == table.course.me and str(cheat) not in says:
        raise Failed(f"{cheat} is not borne out: {says}")


def sentence(refused: Refused | Cheat) -> None:
    """Check that a refusal is one printable line. Raises Failed."""
    if not str(refused).isprintable() or len(str(refused)) > 400:
        raise Failed(f"no sentence: {str(refused)[:200]!r}")
