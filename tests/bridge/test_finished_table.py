"""The table of a match that is over tells the truth: all points, all hands, and nothing to be taken back."""

from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page

CLEO = {"name": "Cleo"}


def given_up(game: str, seats: tuple[dict[str, str], ...], turns: int) -> tuple[Page, dict[str, Any]]:
    """A match that a person gives up after so many turns."""
    page = Page()
    page.new(game, *seats)
    while (table := page.look())["waiting"] != "person" or table["view"]["turn"] < turns:
        assert page.step(lambda table: table["view"]["moves"][0]["move"]), "it was over before it was given up"
    return page, page.ask("concede", seat=table["viewer"])


SEATINGS = [("card", (ADA, TILDA)), ("board", (NILS, ADA, TILDA)), ("adapted", (ADA, BEN, NILS, CLEO))]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_all_hands_lie_open_and_all_points_are_told(game: str, seats: tuple[dict[str, str], ...]) -> None:
    page, table = given_up(game, seats, 9)
    sitting = page.bridge.table.remember()
    names = sitting.game.deck.names
    hands = {zone["seat"]: zone for zone in table["view"]["zones"] if zone["kind"] in ("hand", "backs")}
    for seat, hand in enumerate(sitting.state.hands):
        assert sorted(hands[seat]["cards"]) == sorted(names[card] for card in hand)
    assert None not in table["view"]["scores"]
    assert table["undo"] is None
    if game == "board":
        people = table["view"]["facts"]["people"]
        assert [person["standing"]["points"] for person in people] == table["sheet"]["totals"]
        assert all(person["standing"]["whole"] for person in people)


def test_a_round_that_another_follows_keeps_its_hands_covered() -> None:
    page = Page()
    page.new("card", TILDA, NILS, options={"rounds": 2})
    while page.look()["waiting"] != "round":
        page.wait()
    backs = [zone for zone in page.look()["view"]["zones"] if zone["kind"] == "backs"]
    assert all(len(zone["cards"]) < zone["count"] for zone in backs)


@pytest.mark.parametrize("do", ["picture", "position"])
@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("seat=0;phase=over;hands=r6.b8/?8", [["r6", "b8"], []]),
        ("seat=0;phase=over;hands=r6.b8/g9!.?7", [["r6", "b8"], ["g9"]]),
        ("phase=over;hands=r6.b8/b2.?1", [["r6", "b8"], ["b2"]]),
        ("seat=0;phase=over;hands=r6.?3/g9!.?7", [["r6"], ["g9"]]),
    ],
)
def test_of_a_position_that_came_finished_only_named_cards_lie_open(do: str, line: str, cards: list[list[str]]) -> None:
    """The rest of a hand is dealt by chance, and nobody has played it."""
    page = Page()
    shown = page.ask(do, position=f"lc1;card;{line}")
    assert shown["waiting"] == "match"
    for table in (shown, page.ask("rematch")):
        hands = [zone for zone in table["view"]["zones"] if zone["kind"] in ("hand", "backs")]
        assert [zone["cards"] for zone in hands] == cards


def test_a_position_that_was_played_to_its_end_opens_its_hands() -> None:
    page = Page()
    page.ask("position", position="lc1;card;seat=0;hands=r6.b8/?2;deck=?3")
    table = page.finish_round()
    assert [len(zone["cards"]) for zone in table["view"]["zones"] if zone["kind"] == "backs"] == [2]


def test_a_replay_shows_no_hand_but_that_of_the_seat_that_looks() -> None:
    page, _ = given_up("card", (ADA, TILDA), 9)
    record = page.ask("save")["record"]
    shown = page.ask("replay", record=record, round=0, turn=9, seat=0)
    (rival,) = (zone for zone in shown["view"]["zones"] if zone["kind"] == "backs")
    assert len(rival["cards"]) < rival["count"]
