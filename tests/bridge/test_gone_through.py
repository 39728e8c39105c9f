"""A match of this device gone through: every place of it, all hands once it is over, and nothing hidden before."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page, Refused

from lostcities.record import read, write

CLEO = {"name": "Cleo"}
SEATINGS = [
    ("card", (ADA, NILS)),
    ("card", (NILS, TILDA)),
    ("board", (NILS, ADA, TILDA)),
    ("adapted", (ADA, BEN, NILS, CLEO)),
]


def under_way(game: str, seats: tuple[dict[str, str], ...], turns: int = 9, **more: Any) -> Page:
    """A match after so many turns of its first round."""
    page = Page()
    table = page.new(game, *seats, **more)
    while not table["view"] or table["view"]["turn"] < turns:
        match table["waiting"]:
            case "pass":
                table = page.pass_on()
            case "curtain":
                table = page.ask("lift", seat=table["curtain"]["seat"])
            case "mind":
                table = page.ask("hurry", ply=table["ply"])
            case _:
                table = page.play(table["view"]["moves"][0]["move"])
    return page


def over(game: str, seats: tuple[dict[str, str], ...], **more: Any) -> Page:
    """A match of one round that is over: given up by a person, or played out where computers play alone."""
    page = under_way(game, seats, options={"rounds": 1}, **more)
    people = [at for at, seat in enumerate(seats) if "mind" not in seat]
    if people:
        page.ask("concede", seat=people[0])
    else:
        page.wait()
    return page


def gone(page: Page, **place: Any) -> tuple[Page, dict[str, Any]]:
    """The match of that page, gone through at a table of its own."""
    way = Page()
    fields = {"round": 0, "turn": 0, **place}
    return way, way.ask("through", record=page.ask("save")["record"], match="m-kept", **fields)


def hands(table: dict[str, Any]) -> dict[int, dict[str, Any]]:
    return {zone["seat"]: zone for zone in table["view"]["zones"] if zone["kind"] in ("hand", "backs")}


def places(way: Page, table: dict[str, Any], **how: Any) -> Iterator[dict[str, Any]]:
    """The table at every place of the match."""
    for round, turns in enumerate(table["replay"]["turns"]):
        for turn in range(turns + 1):
            yield way.ask("step", round=round, turn=turn, **how)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_every_place_of_a_match_that_is_over_shows_all_hands(game: str, seats: tuple[dict[str, str], ...]) -> None:
    way, first = gone(over(game, seats))
    for table in places(way, first):
        assert (table["waiting"], table["view"]["moves"], table["undo"]) == ("still", [], None)
        sitting = way.bridge.table.remember()
        names = sitting.game.deck.names
        for seat, zone in hands(table).items():
            hand = sitting.game.sight(sitting.state, seat).hand
            assert sorted(zone["cards"]) == sorted(names[card] for card in hand)
        assert None not in table["view"]["scores"]
        draws = [event for event in table["replay"]["kept"]["story"] if event["kind"] == "draw"]
        assert all("card" in event for event in draws)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_one_hand_alone_is_shown_as_its_seat_saw_it(game: str, seats: tuple[dict[str, str], ...]) -> None:
    way, first = gone(over(game, seats))
    for seat in first["replay"]["kept"]["seats"]:
        for table in places(way, first, seat=seat, open=False):
            shown = hands(table)
            assert table["viewer"] == seat
            assert [at for at, zone in shown.items() if zone["kind"] == "hand"] == [seat]
            sitting = way.bridge.table.remember()
            known = {zone["seat"]: zone for zone in sitting.match.view(seat)["zones"] if zone["kind"] == "backs"}
            assert all(shown[at]["cards"] == zone["cards"] for at, zone in known.items())
            story = table["replay"]["kept"]["story"]
            assert {event["seat"] for event in story if event["kind"] == "draw" and "card" in event} <= {seat}


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_nothing_hidden_is_told_of_a_match_under_way(game: str, seats: tuple[dict[str, str], ...]) -> None:
    page = under_way(game, seats)
    sitting = page.bridge.table.remember()
    people = [at for at, seat in enumerate(seats) if "mind" not in seat]
    viewer = people[0] if len(people) == 1 else None
    ways = []
    for chance in (None, Random(1), Random(2)):
        record = read(page.ask("save")["record"])
        if chance:
            now = record.match.rounds[0]
            now.deal = redealt(now.deal, sitting, viewer, chance)
        way = Page()
        table = way.ask("through", record=write(record), match="m-kept", round=0, turn=0)
        assert (table["viewer"], table["replay"]["kept"]["seats"]) == (viewer, [])
        wishes = [{}, *({"seat": seat, "open": open} for seat in range(len(seats)) for open in (True, False))]
        ways.append([list(places(way, table, **wish)) for wish in wishes])
    assert ways[0] == ways[1] == ways[2]


def redealt(deal: tuple[int, ...], sitting: Any, viewer: int | None, chance: Random) -> tuple[int, ...]:
    """The deal with the cards that the viewer does not know in other places."""
    game, state = sitting.game, sitting.state
    seen = {card for zone in game.view(game.sight(state, viewer), {})["zones"] for card in zone["cards"]}
    played = {event["card"] for event in sitting.log if "card" in event and event["kind"] != "draw"}
    names = game.deck.names
    hidden = [at for at, card in enumerate(deal) if names[card] not in seen | played]
    mixed = [deal[at] for at in hidden]
    chance.shuffle(mixed)
    new = list(deal)
    for at, card in zip(hidden, mixed, strict=True):
        new[at] = card
    return tuple(new)


def test_a_finished_round_of_a_match_under_way_stays_covered() -> None:
    page = Page()
    page.new("card", TILDA, NILS, options={"rounds": 2})
    while page.look()["waiting"] != "round":
        page.wait()
    way, first = gone(page)
    for table in places(way, first):
        assert all(len(zone["cards"]) < zone["count"] for zone in hands(table).values() if zone["count"])


def test_the_places_end_with_the_table_as_it_stands_now() -> None:
    page = under_way("card", (ADA, NILS))
    now = page.look()
    _, table = gone(page, turn=now["view"]["turn"])
    assert table["log"] == now["log"] == table["replay"]["kept"]["story"]
    assert [zone["cards"] for zone in table["view"]["zones"]] == [zone["cards"] for zone in now["view"]["zones"]]
    assert table["id"] == "m-kept"


def test_giving_up_is_told_at_the_last_place_alone() -> None:
    page = over("card", (ADA, NILS))
    way, table = gone(page)
    told = [table["log"][-1:] and table["log"][-1]["kind"] for table in places(way, table)]
    assert told.count("concede") == 1
    assert told[-1] == "concede"
    assert way.look()["conceded"] == 0


@pytest.mark.parametrize(("round", "turn"), [(0, 99), (7, 0), (7, 99), (-1, -1)])
def test_a_place_that_there_is_not_leads_to_the_nearest(round: int, turn: int) -> None:
    """After the last round that is the end of the match."""
    _, table = gone(under_way("card", (ADA, NILS)), round=round, turn=turn)
    stands = table["replay"]["round"], table["replay"]["turn"]
    assert stands == (0, 9 if round > 0 else min(max(turn, 0), 9))


def test_where_nothing_is_gone_through_there_is_no_other_place() -> None:
    page = under_way("card", (ADA, NILS))
    with pytest.raises(Refused) as refused:
        page.ask("step", round=0, turn=1)
    assert (refused.value.code, refused.value.key) == ("state", "error-no-match")
    assert page.look()["view"]["turn"] == 9


def test_what_is_gone_through_is_looked_at_only() -> None:
    way, table = gone(over("card", (ADA, NILS)))
    for do, fields in (("play", {"ply": 0, "move": "<"}), ("save", {}), ("concede", {"seat": 0}), ("next", {})):
        with pytest.raises(Refused):
            way.ask(do, **fields)
    assert way.look() == table
