"""Messages that are lost, doubled, late, changed or foreign have a sentence each and lose nothing."""

import json
from random import Random

import pytest
from distance.playing import QUICK, act, play, secret, sit

from lostcities.distance import Refused, Table
from lostcities.distance.verify import verify
from lostcities.distance.wire import LONGEST, Message, fingerprint, read, write
from lostcities.games import GAMES
from lostcities.record import read as read_record
from lostcities.record import write as write_record


def refusal(table: Table, text: str) -> str:
    """The key of the sentence with which the table refuses a text; it is then as it was before."""
    before = table.keep()
    with pytest.raises(Refused) as refused:
        table.receive(text)
    assert table.keep() == before
    assert str(refused.value).isprintable()
    return refused.value.key


def send_on(ada: Table, ben: Table, count: int) -> None:
    """So many messages, each arriving."""
    left = [count]

    def enough(table: Table) -> bool:
        left[0] -= 1
        return left[0] < 0

    play(ada, ben, Random(1), enough)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_a_match_comes_through_a_post_that_loses_doubles_and_reorders(game: str, seed: int) -> None:
    chance = Random(f"{game} {seed}")
    ada, ben = sit(game, {"rounds": 1}, (game, seed, "post"))
    tables, bags = (ada, ben), ([], [])
    for _ in range(5000):
        for seat, table in enumerate(tables):
            if table.acts not in ((), ("ask",)):
                act(table, chance)
            # Whoever waits sends its last message again; some of it is lost, some comes twice, and any may be first.
            bags[1 - seat].extend([table.sent] * chance.choice((0, 1, 1, 2)))
            bags[1 - seat][:] = bags[1 - seat][-6:]
        for table, bag in zip(tables, bags, strict=True):
            while bag and chance.random() < 0.6:
                come = bag.pop(chance.randrange(len(bag)))
                if come in table.course.messages:
                    assert refusal(table, come) == "distance-again"
                else:
                    table.receive(come)
        if (ada.course.stage, ben.course.stage) == ("end", "end"):
            break
    assert write_record(ada.record()) == write_record(ben.record())
    assert ada.course.before.rounds


def test_each_misfortune_has_its_own_sentence() -> None:
    ada, ben = sit()
    send_on(ada, ben, 6)
    mover, waiter = (ada, ben) if ada.acts and ada.course.seat == 0 else (ben, ada)
    first = act(mover, Random(2))
    assert refusal(mover, first) == "distance-own"
    assert refusal(waiter, first[:-1] + ("A" if first[-1] != "A" else "B")) == "distance-damaged"
    assert refusal(waiter, first.replace("turn", "tirn", 1)) == "distance-form"
    assert refusal(waiter, first[: len(first) // 2]) in ("distance-form", "distance-damaged")
    assert refusal(waiter, "lc2" + first[3:]) == "distance-version"
    assert refusal(waiter, "hello") == "distance-form"
    assert refusal(waiter, "lc1!" + "A" * LONGEST) == "distance-long"
    stranger, other = sit(seed="others")
    assert refusal(waiter, stranger.sent) == "distance-match"
    assert refusal(waiter, other.sent) == "distance-match"
    assert waiter.receive(f"  {first}\n") == "turn"
    assert refusal(waiter, first) == "distance-again"
    second = act(waiter, Random(3))
    mover.receive(second)
    third = act(mover, Random(4))
    waiter.receive(third)
    assert refusal(waiter, first) == "distance-again"


def test_a_message_that_overtook_another_waits_for_it() -> None:
    ada, ben = sit()
    send_on(ada, ben, 4)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    copy = Table.restore(QUICK, mover.keep())
    one = act(mover, Random(5))
    waiter.receive(one)
    two = act(waiter, Random(6))
    mover.receive(two)
    three = act(mover, Random(7))
    assert refusal(copy, two) == "distance-early"
    behind = Table.restore(QUICK, waiter.keep())
    assert behind.receive(three) == "turn"
    assert behind.sent == two


def test_two_different_messages_of_one_number_are_told_apart() -> None:
    """A side that goes back to an older copy of itself and plays otherwise is noticed."""
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    again = Table.restore(QUICK, mover.keep())
    said = act(mover, Random(8))
    other = next(text for seed in range(50) if (text := act(Table.restore(QUICK, again.keep()), Random(seed))) != said)
    waiter.receive(said)
    assert refusal(waiter, other) == "distance-two"
    waiter_says = act(waiter, Random(9))
    again.course.take(other)
    assert refusal(again, waiter_says) == "distance-fork"


def test_an_invitation_that_two_accept_is_told_by_the_number_of_its_answer() -> None:
    """The page says in the words of invitations what is refused about the second message, which is the answer."""
    ada = Table.invite(QUICK, "card", {}, "Ada", secret(1))
    ben, zoe = (Table.accept(QUICK, ada.sent, name, secret(at)) for at, name in ((2, "Ben"), (3, "Zoe")))
    ada.receive(ben.sent)
    with pytest.raises(Refused) as second:
        ada.receive(zoe.sent)
    assert (second.value.key, second.value.values["number"]) == ("distance-two", 2)
    ada.go_on()
    with pytest.raises(Refused) as late:
        zoe.receive(ada.sent)
    assert (late.value.key, late.value.values["number"]) == ("distance-fork", 2)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_put_away_between_any_two_messages_comes_back_the_same(game: str) -> None:
    ada, ben = sit(game, {"turn_limit": 5}, ("kept", game))
    chance = Random(10)
    stages = set()
    while ada.course.stage != "end":
        tables = (ada, ben)
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        said = act(mover, chance)
        ada, ben = (put_away(table) for table in tables)
        (ben if other is tables[1] else ada).receive(said)
        ada, ben = put_away(ada), put_away(ben)
        stages.add(ada.course.stage)
    assert stages == {"deal", "hand", "play", "open", "reopen", "end"}
    assert write_record(ada.record()) == write_record(ben.record())
    assert len(ada.course.before.rounds) == 3


def put_away(table: Table) -> Table:
    """The same table on a device that was off meanwhile."""
    again = Table.restore(QUICK, table.keep())
    assert (again.keep(), again.sent, again.acts, repr(again)) == (table.keep(), table.sent, table.acts, repr(table))
    if table.in_round:
        assert again.sight() == table.sight()
    return again


@pytest.mark.parametrize(
    "kept", ["", "{}", "[]", "[" * 100_000, '{"format": "lostcities-distance", "version": 1}', "nothing"]
)
def test_what_is_no_kept_table_is_refused(kept: str) -> None:
    with pytest.raises(Refused):
        Table.restore(QUICK, kept)


def test_an_invitation_can_be_looked_at_and_says_what_it_lacks() -> None:
    ada = Table.invite(QUICK, "card", {"rounds": 5}, "Ada", secret("a"))
    assert ada.course.invitation.match.rules["rounds"] == 5
    message = read(ada.sent)
    short = {**message.fields, "list": message["list"][: 43 * 4]}
    for fields, key in (
        (short, "distance-field"),
        ({**message.fields, "about": ""}, "distance-field"),
        ({**message.fields, "draw": ""}, "distance-field"),
        ({**message.fields, "list": message["list"][:128]}, "distance-count"),
    ):
        with pytest.raises(Refused) as refused:
            Table.accept(QUICK, write(Message(message.match, 1, "", "invite", fields)), "Ben", secret("b"))
        assert refused.value.key == key


def test_a_turn_is_taken_back_only_where_it_was_asked_for_and_granted() -> None:
    ada, ben = sit()
    send_on(ada, ben, 4)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    before = mover.sight()
    said = act(mover, Random(11))
    waiter.receive(said)
    with pytest.raises(Refused):
        waiter.undo()
    request = mover.ask()
    assert waiter.receive(request) == "ask"
    assert refusal(waiter, request) == "distance-again"
    assert mover.receive(waiter.undo()) == "undo"
    assert mover.sight() == before
    assert refusal(waiter, request) == "distance-late"
    play(ada, ben, Random(12))
    assert write_record(ada.record()) == write_record(ben.record())
    assert len(ada.course.before.rounds) == 3


@pytest.mark.parametrize("game", list(GAMES))
def test_turns_taken_back_again_and_again_leave_a_match_that_can_be_verified(game: str) -> None:
    chance = Random(game)
    ada, ben = sit(game, {"rounds": 1, "turn_limit": 40}, (game, "undo"))
    undone = 0
    while ada.course.stage != "end":
        tables = (ada, ben)
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        other.receive(act(mover, chance, eager=False))
        if mover.acts == ("ask",) and chance.random() < 0.4:
            seen = other.sight()
            other.receive(mover.ask())
            mover.receive(other.undo())
            undone += 1
            assert other.sight() != seen
            assert mover.acts == ("play", "concede")
    assert undone > 5
    record = read_record(write_record(ada.record()))
    assert write_record(ben.record()) == write_record(record)
    assert "dealt and played as its" in verify(QUICK, record)


def test_a_request_that_comes_after_the_answer_changes_nothing() -> None:
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    waiter.receive(act(mover, Random(13)))
    request = mover.ask()
    mover.receive(act(waiter, Random(14)))
    assert refusal(waiter, request) == "distance-late"


def test_a_question_for_a_message_that_is_not_here_is_not_said_to_be_late() -> None:
    """Only whoever knows the match can name one of its messages."""
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    waiter.receive(act(mover, Random(13)))
    asked = read(mover.ask())
    act(waiter, Random(14))
    for number in range(asked.number, 0, -2):
        right = asked.after if number == asked.number else fingerprint(waiter.course.messages[number - 1])
        wrong = fingerprint(waiter.course.messages[number])
        for after, key in ((right, "distance-late"), (wrong, "distance-undo"), ("", "distance-undo")):
            assert refusal(waiter, write(Message(asked.match, number, after, "ask", {}))) == key


def test_a_turn_that_nobody_has_asked_for_is_not_given_back() -> None:
    """Whoever wants it otherwise would see each card that is then played in its place."""
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    waiter.receive(act(mover, Random(16)))
    honest = Table.restore(QUICK, waiter.keep())
    forced = waiter._say("undo")
    assert refusal(mover, forced) == "distance-undo"
    mover.ask()
    mover = put_away(mover)
    mover.receive(act(honest, Random(17)))
    assert mover.asking == ""
    said = act(mover, Random(18))
    honest.receive(said)
    assert refusal(mover, honest._say("undo")) == "distance-undo"


def test_a_table_that_was_kept_before_questions_were_takes_its_own_messages_as_they_are() -> None:
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    waiter.receive(act(mover, Random(19)))
    waiter.receive(mover.ask())
    mover.receive(waiter.undo())
    waiter.receive(act(mover, Random(20)))
    kept = json.loads(mover.keep())
    del kept["asking"]
    old = Table.restore(QUICK, json.dumps(kept))
    assert old.keep() == mover.keep()
    waiter.receive(old.ask())
    assert old.receive(waiter.undo()) == "undo"


def test_a_request_that_comes_before_its_turn_says_what_is_missing() -> None:
    ada, ben = sit()
    send_on(ada, ben, 5)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    turn = act(mover, Random(15))
    with pytest.raises(Refused, match=r"message 9 has come, but message 8 has not") as refused:
        waiter.receive(mover.ask())
    assert refused.value.key == "distance-early"
    waiter.receive(turn)
    assert waiter.receive(mover.ask()) == "ask"


def test_one_who_concedes_opens_his_cards_and_the_record_says_so() -> None:
    ada, ben = sit()
    send_on(ada, ben, 12)
    mover, waiter = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    waiter.receive(mover.concede())
    mover.receive(waiter.go_on())
    assert ada.course.stage == ben.course.stage == "end"
    record = ada.record()
    assert write_record(record) == write_record(ben.record())
    assert record.x["distance"]["conceded"] == mover.course.me
    assert len(record.match.rounds) == 1
    assert record.match.in_round
    name = ("Ada", "Ben")[mover.course.me]
    assert verify(QUICK, read_record(write_record(record))).endswith(f"messages say; given up by {name}")


def test_a_message_names_the_one_before_it() -> None:
    ada, ben = sit()
    assert read(ben.sent).after == fingerprint(ada.course.messages[0])
