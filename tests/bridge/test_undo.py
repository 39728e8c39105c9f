"""Taking back: free until something hidden was revealed, practice after that, and never past a round's beginning."""

from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page, Refused


def take(page: Page) -> dict[str, Any]:
    """Take from a discard pile."""
    return page.play(next(move["move"] for move in page.look()["view"]["moves"] if move["kind"] == "take"))


def undo(page: Page) -> dict[str, Any]:
    return page.ask("undo", ply=page.look()["ply"])


def to_a_turn_with_piles(page: Page) -> dict[str, Any]:
    """Play until it is Ada's turn, she has placed a card on an expedition, and may take from a pile or the deck."""
    for _ in range(200):
        table = page.wait()
        kinds = {move["kind"] for move in table["view"]["moves"]}
        if table["view"]["phase"] == "draw" and "take" in kinds:
            return table
        page.play(next(move["move"] for move in table["view"]["moves"] if move["kind"] in ("play", "discard", "draw")))
    raise AssertionError("no pile could be drawn from")


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    page = Page()
    assert page.new()["undo"] is None
    with pytest.raises(Refused, match="no move of a person"):
        undo(page)


def test_a_placing_is_taken_back_freely_and_leaves_no_trace() -> None:
    page = Page()
    before = page.new()
    page.place()
    assert page.look()["undo"] == "free"
    assert undo(page) == before


def test_taking_a_discard_back_is_free_while_the_computer_has_not_replied() -> None:
    page = Page()
    page.new("card", ADA, NILS)
    before = to_a_turn_with_piles(page)
    after = take(page)
    assert (after["waiting"], after["undo"]) == ("mind", "free")
    back = undo(page)
    assert back["view"] == before["view"]
    assert not back["practice"]


def test_once_a_card_of_the_deck_was_seen_it_is_practice() -> None:
    page = Page()
    page.new("card", ADA, NILS)
    to_a_turn_with_piles(page)
    assert page.play("<")["undo"] == "practice"
    back = undo(page)
    assert back["practice"]
    assert back["view"]["phase"] == "draw"


def test_once_the_computer_has_replied_it_is_practice() -> None:
    page = Page()
    page.new("card", ADA, NILS)
    before = to_a_turn_with_piles(page)
    ply = take(page)["ply"]
    placed = page.ask("hurry", ply=ply)  # it has drawn nothing yet, but its answer was seen
    assert (placed["ply"], placed["undo"]) == (ply + 1, "practice")
    assert page.wait()["undo"] == "practice"
    back = undo(page)
    assert back["practice"]
    assert back["view"] == before["view"]


def test_a_draw_without_a_choice_is_taken_back_with_the_placing_before_it() -> None:
    page = Page()
    before = page.new("card", ADA, TILDA)
    page.place()
    assert [move["move"] for move in page.look()["view"]["moves"]] == ["<"]
    page.play("<")
    assert undo(page)["view"] == before["view"]


def test_one_can_go_back_step_by_step_to_the_beginning_of_the_round() -> None:
    page = Page()
    first = page.new("card", ADA, TILDA)
    for _ in range(5):
        page.wait()
        page.place()
        page.play("<")
    page.wait()
    while page.look()["undo"]:
        table = undo(page)
    assert table["view"] == first["view"]
    assert table["practice"]


def test_what_was_taken_back_can_be_played_again_and_ends_the_same() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    placed = page.place()
    undo(page)
    assert page.place() == placed


def test_the_last_move_of_a_round_can_be_taken_back_until_the_next_is_dealt() -> None:
    page = Page()
    page.new("card", ADA, TILDA, options={"rounds": 2})
    page.finish_round()
    assert page.look()["undo"] == "practice"
    assert undo(page)["waiting"] == "person"
    page.finish_round()
    assert page.ask("next")["undo"] is None or page.look()["log"]


def test_computers_alone_leave_nothing_to_take_back() -> None:
    page = Page()
    page.new("card", TILDA, NILS)
    page.ask("hurry", ply=0)
    assert page.look()["undo"] is None


# Two people on one device


def to_pass(page: Page) -> dict[str, Any]:
    """Two people at the table; Ada has lifted, placed, and drawn: she is to pass the device on."""
    page.new("card", ADA, BEN)
    page.ask("lift", seat=0)
    page.place()
    return page.play("<")


def to_curtain(page: Page) -> dict[str, Any]:
    """Ada has passed the device on: the curtain waits for Ben."""
    to_pass(page)
    return page.pass_on()


def ben_takes(page: Page) -> dict[str, Any]:
    """Ben discards a card and takes what Ada discarded, which shows nobody anything hidden."""
    page.play("-" + page.look()["view"]["zones"][1]["cards"][0])
    return take(page)


def test_a_draw_from_the_deck_is_practice_to_take_back_before_the_device_is_passed_on() -> None:
    page = Page()
    assert to_pass(page)["undo"] == "practice"
    back = undo(page)
    assert (back["waiting"], back["viewer"], back["view"]["phase"], back["practice"]) == ("person", 0, "place", True)


def test_a_card_taken_from_a_pile_is_free_to_take_back_until_the_other_person_looks() -> None:
    page = Page()
    to_curtain(page)
    page.ask("lift", seat=1)
    table = ben_takes(page)
    assert (table["waiting"], table["undo"]) == ("pass", "free")
    back = undo(page)
    assert (back["waiting"], back["viewer"], back["practice"]) == ("person", 1, False)


def test_taking_back_behind_the_curtain_keeps_it_drawn() -> None:
    page = Page()
    assert to_curtain(page)["curtain"] == {"seat": 1}
    back = undo(page)
    assert (back["curtain"], back["view"], back["viewer"]) == ({"seat": 0}, None, None)
    assert page.ask("lift", seat=0)["view"]["phase"] == "place"


def test_taking_back_what_another_person_did_draws_the_curtain_for_that_person() -> None:
    page = Page()
    to_curtain(page)
    page.ask("lift", seat=1)
    back = undo(page)
    assert (back["curtain"], back["view"], back["practice"]) == ({"seat": 0}, None, True)


def test_a_lifted_curtain_makes_it_practice() -> None:
    page = Page()
    to_curtain(page)
    page.ask("lift", seat=1)
    ben_takes(page)
    table = page.pass_on()
    assert (table["curtain"], table["undo"]) == ({"seat": 0}, "free")
    assert page.ask("lift", seat=0)["undo"] == "practice"


def test_lifting_again_for_the_same_person_reveals_nothing() -> None:
    page = Page()
    to_curtain(page)
    page.ask("lift", seat=1)
    ben_takes(page)
    page.pass_on()
    undo(page)
    table = page.ask("lift", seat=1)
    assert (table["viewer"], table["undo"], table["practice"]) == (1, "free", False)
