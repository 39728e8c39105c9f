"""Every way to cheat that distance.md names is found, named, kept as evidence, and borne out for a third person."""

import contextlib
from random import Random

import pytest
from distance.crooked import forged, from_hand, honest, lawless
from distance.playing import QUICK, play, secret, sit

from lostcities.distance import Cheat, Refused, Table
from lostcities.distance.group import number_text, packed, unpacked
from lostcities.distance.secret import Numbers, match_name
from lostcities.distance.verify import verify
from lostcities.distance.wire import Message, fingerprint, read
from lostcities.distance.wire import write as write_message
from lostcities.record import read as read_record
from lostcities.record import write


def found(victim: Table, text: str) -> str:
    """The key of the cheat that the victim finds in a message, and charges the other with."""
    victim.receive(text)
    cheat = victim.course.cheat
    assert cheat is not None
    assert victim.acts == ("charge",)
    with contextlib.suppress(Cheat):  # the messages can show it, and nothing else is wrong with the record
        assert "as its" in verify(QUICK, read_record(write(victim.record())))
    victim.charge(won=False)
    assert victim.course.stage == "broken"
    record = read_record(write(victim.record()))
    assert record.x["distance"]["found"]["says"] == str(cheat)
    assert str(cheat) in verify(QUICK, record)
    return cheat.key


def key_of(table: Table, place: int) -> str:
    return packed([number_text(table.course.deal.my_key(place))])


def test_a_number_that_is_none_of_the_cheater_s_opens_no_card() -> None:
    _, victim, said = from_hand()
    assert found(victim, forged(said, key=packed([number_text(12345)]))) == "cheat-key"


def test_the_number_of_another_place_opens_no_card() -> None:
    mover, victim, said = from_hand()
    assert found(victim, forged(said, key=key_of(mover, 40))) == "cheat-key"


def test_a_wrong_number_for_the_card_that_the_other_drew_opens_none() -> None:
    mover, victim, said = from_hand()
    assert found(victim, forged(said, drawn=key_of(mover, 40))) == "cheat-key"


def test_another_card_than_the_one_shown_is_found() -> None:
    mover, victim, said = from_hand()
    card = next(
        move for move in mover.legal() if move[0] == "-" and move[1:] != mover.course.deal.said_by(read(said)["turn"])
    )
    assert found(victim, forged(said, turn=f"{card} <")) == "cheat-card"


@pytest.mark.parametrize("place", [47, 59])
def test_a_card_of_the_deck_is_not_played(place: int) -> None:
    mover, victim, said = from_hand()
    assert found(victim, forged(said, place=str(place), key=key_of(mover, place))) == "cheat-place"


def test_a_card_of_the_other_s_hand_is_not_played() -> None:
    mover, victim, said = from_hand()
    place = victim.course.deal.hands[victim.course.me][0]
    assert found(victim, forged(said, place=str(place), key=key_of(mover, place))) == "cheat-place"


def test_a_card_played_before_is_not_played_again() -> None:
    mover, victim, said = from_hand()
    before = next(turn for turn in mover.course.deal.turns if turn.seat == mover.course.me)
    card = before.text.split(" ")[0]
    again = forged(said, turn=f"{card} <", place=str(before.place), key=key_of(mover, before.place))
    assert found(victim, again) == "cheat-place"


def test_an_illegal_turn_is_named_with_its_reason() -> None:
    mover, victim, said = from_hand()
    turn = read(said)["turn"]
    card = turn.split(" ")[0]
    for wrong in (f"{turn} <", card, f"{card} >g", f"{card} ", f"{card}  <"):
        assert found(Table.restore(QUICK, victim.keep()), forged(said, turn=wrong)) == "cheat-illegal"
    shut = next(suit for suit in "ybwgr" if f"<{suit}" not in mover.legal(card))
    victim.receive(forged(said, turn=f"{card} <{shut}"))
    assert victim.course.cheat is not None
    assert f"turn 5 is no legal turn: <{shut} is illegal: " in str(victim.course.cheat)


def test_wrong_numbers_for_a_hand_open_no_cards() -> None:
    ada, ben = sit()
    said = honest(ada)
    keys = unpacked(read(said)["keys"])
    assert keys is not None
    assert found(Table.restore(QUICK, ben.keep()), forged(said, keys=packed(keys[::-1]))) == "cheat-key"
    ben.receive(ada.go_on())
    said = honest(ben)
    assert found(ada, forged(said, keys=packed([keys[0]] * 8))) == "cheat-key"


def test_a_point_that_stands_twice_in_a_list_is_found() -> None:
    ada = Table.invite(QUICK, "card", {}, "Ada", secret(1))
    points = unpacked(read(ada.sent)["list"])
    assert points is not None
    doubled = packed([points[0], *points[:-1]])
    with pytest.raises(Cheat, match="number 2 of the list is the same point as another"):
        Table.accept(QUICK, forged(ada.sent, list=doubled), "Ben", secret(2))
    ben = Table.accept(QUICK, ada.sent, "Ben", secret(2))
    assert found(Table.restore(QUICK, ada.keep()), forged(ben.sent, list=doubled)) == "cheat-list"
    ada.receive(ben.sent)
    assert found(ben, forged(honest(ada), list=doubled)) == "cheat-list"


def test_a_deck_of_other_cards_opens_none() -> None:
    """The inviter's list of points that are no cards: the other's hand shows it."""
    ada = Table.invite(QUICK, "card", {}, "Ada", secret(1))
    fakes = packed(QUICK.points([f"{number:0128x}" for number in range(99, 159)]))
    ben = Table.accept(QUICK, forged(ada.sent, list=fakes), "Ben", secret(2))
    ada.course.messages[0] = forged(ada.sent, list=fakes)
    ada.course.deal.lists[0] = unpacked(fakes) or []
    ada.receive(ben.sent)
    assert found(ben, ada.go_on()) == "cheat-key"


def marked(which: int) -> tuple[Table, Table]:
    """Two tables at the first deal; the first list has its point number `which` under a lock of its own."""
    ada = Table.invite(QUICK, "card", {"rounds": 1}, "Ada", secret("marks"))
    points = unpacked(read(ada.sent)["list"])
    assert points is not None
    points[which] = QUICK.lock([points[which]], [number_text(7)])[0]
    text = forged(ada.sent, list=packed(points))
    ben = Table.accept(QUICK, text, "Ben", secret("marks", "ben"))
    ada.course.messages[0] = text
    ada.course.deal.lists[0] = points
    ada.receive(ben.sent)
    return ada, ben


def test_marked_points_are_blotted_out_and_found() -> None:
    """The mark is not to be seen in the second list, whose every lock is new; the card is none when it is opened."""
    keys = set()
    for which in (0, 20, 40):
        ada, ben = marked(which)
        first, second = (set(points) for points in ada.course.deal.lists)
        assert not first & second
        with contextlib.suppress(Refused):  # whoever finds it has only a charge to send
            play(ada, ben, Random(4))
        cheat = ben.course.cheat or ada.course.cheat
        assert cheat is not None
        keys.add(cheat.key)
    assert keys <= {"cheat-key", "cheat-secret"}


def test_places_that_the_dealer_exchanges_open_no_card() -> None:
    """A point of the deck laid into a hand: whoever takes the lock of that place off is left with another."""
    ada, ben = sit()
    said = honest(ada)
    points = unpacked(read(said)["list"])
    assert points is not None
    points[9], points[50] = points[50], points[9]
    assert found(ben, forged(said, list=packed(points))) == "cheat-key"


def test_a_second_list_that_is_not_made_of_the_first_opens_no_card() -> None:
    ada = Table.invite(QUICK, "card", {}, "Ada", secret(1))
    ben = Table.accept(QUICK, ada.sent, "Ben", secret(2))
    fakes = packed(QUICK.points([f"{number:0128x}" for number in range(60)]))
    text = forged(ben.sent, list=fakes)
    ada.receive(text)
    ben.course.messages[1] = text
    ben.course.deal.lists[1] = unpacked(fakes) or []
    ben.receive(ada.go_on())
    assert ben.course.cheat is not None  # it could not play on itself
    ben.course.deal.coins = ada.course.deal.coins[:]
    ben.course.deal.draw()
    last = ada.course.messages[-1]
    fields = {"keys": ben._keys(ben.course.deal, 0), "turn": "", "place": "", "key": ""}
    ada.receive(write_message(Message(ada.course.name, 4, fingerprint(last), "hand", fields)))
    assert ada.course.cheat is not None
    assert ada.course.cheat.key == "cheat-key"


def test_a_card_laid_twice_by_who_accepts_is_found_at_the_latest_when_the_round_is_opened() -> None:
    """He alone could know what he laid twice; where the two lie is drawn after he has fixed his list."""
    keys = []
    for seed in range(6):
        ada = Table.invite(QUICK, "card", {"rounds": 1}, "Ada", secret("twice", seed))
        ben = Table.accept(QUICK, ada.sent, "Ben", secret("twice", seed, "ben"))
        numbers = ben.course.deal.mine
        order = (numbers.order[1], *numbers.order[1:])
        ben.course.deal.own[:] = [Numbers(numbers.common, numbers.keys, order, numbers.coin)]
        ben.course.deal.lists.pop()
        points = ben.course.deal.list_of(ben.course.deal.mine)
        ben.course.deal.lists.append(points)
        ben.course.messages[1] = forged(ben.sent, list=packed(points))
        ada.receive(ben.sent)
        with contextlib.suppress(Refused):  # whoever finds it has only a charge to send
            play(ada, ben, Random(seed))
        cheat = ada.course.cheat or ben.course.cheat
        assert cheat is not None
        keys.append(cheat.key)
    assert {"cheat-twice"} <= set(keys) <= {"cheat-twice", "cheat-secret"}


@pytest.mark.parametrize("number", [0, QUICK.order, 2**256 - 1])
def test_neutral_points_and_numbers_that_are_none_are_refused_wherever_they_come(number: int) -> None:
    """In each list, among the numbers of a hand, and as the number of one card."""
    odd = number_text(number)
    ada, ben = sit()
    invited = Table.invite(QUICK, "card", {}, "Ada", secret(3))
    steps = [(lambda text: Table.accept(QUICK, text, "Ben", secret(4)), invited.sent, "list")]
    said = Table.accept(QUICK, invited.sent, "Ben", secret(4)).sent
    steps.append((invited.receive, said, "list"))
    steps += [(ben.receive, honest(ada), part) for part in ("list", "keys")]
    _, victim, turn = from_hand()
    steps += [(victim.receive, turn, part) for part in ("key", "drawn")]
    for take, text, part in steps:
        entries = unpacked(read(text)[part])
        assert entries is not None
        with pytest.raises(Refused) as refused:
            take(forged(text, **{part: packed([*entries[:-1], odd])}))
        assert refused.value.key == ("distance-point" if part == "list" else "distance-field")


def test_a_coin_that_was_not_promised_is_found() -> None:
    ada, ben = sit()
    assert found(ben, forged(honest(ada), draw=key_of(ada, 0))) == "cheat-coin"


def test_the_list_of_a_finished_round_dealt_again_opens_no_card() -> None:
    ada, ben = sit()
    play(ada, ben, Random(5), lambda table: table.course.stage == "open")
    dealer, other = (ada, ben) if ada.acts == ("go_on",) else (ben, ada)
    old = read(ada.course.messages[0])["list"]
    said = dealer.go_on()
    replay = forged(said, list=old)
    dealer.course.messages[-1] = replay
    dealer.course.coming.lists[0] = unpacked(old)
    other.receive(replay)
    dealer.receive(other.go_on())
    assert found(other, dealer.go_on()) == "cheat-key"


def test_a_secret_that_does_not_give_what_was_sent_is_found() -> None:
    for first in (True, False):
        ada, ben = sit("card", {"rounds": 1}, "secrets")
        play(ada, ben, Random(6), lambda table, first=first: table.course.stage == ("open" if first else "reopen"))
        liar, victim = (ada, ben) if ada.course.seat == 0 else (ben, ada)
        assert found(victim, forged(honest(liar), secret=packed([secret("false")]))) == "cheat-secret"


def test_a_turn_that_only_the_whole_truth_forbids_is_found_at_the_end() -> None:
    """With `start_lowest` "strict" a path begins with the lowest card of its colour in hand, which nobody else sees."""
    liar, victim = lawless()
    assert victim.course.cheat is None
    pair = (liar, victim) if liar.course.me == 0 else (victim, liar)
    play(*pair, Random(8))
    assert victim.course.cheat is not None
    assert victim.course.cheat.key == "cheat-illegal"
    assert str(victim.course.cheat).startswith("turn 1 is no legal turn")


def test_names_of_matches_are_those_of_secrets() -> None:
    assert read(Table.invite(QUICK, "card", {}, "Ada", secret(1)).sent).match == match_name(secret(1))


def test_honest_play_is_never_charged() -> None:
    """A card taken from a pile and placed again, by either copy, with and without its number."""
    for seed in range(6):
        ada, ben = sit("adapted", {"rounds": 1, "turn_limit": 60}, ("honest", seed))
        play(ada, ben, Random(seed), eager=False)
        assert ada.course.stage == ben.course.stage == "end"
