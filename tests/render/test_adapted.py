"""The two-deck game's table as drawn: French-suited cards, ladders, the others' stacks, the long stacks."""

import pytest
from drawn import by, draw, every, every_state, has, table, text, unworded, walk
from words.language_files import LANGUAGES

PIPS = {"A": 1, **{str(number): number for number in range(2, 11)}, "J": 1, "Q": 1, "K": 1}


def stacks(shown):
    return [zone for zone in shown["view"]["zones"] if zone["kind"] == "stack"]


@pytest.mark.parametrize("name", ["adapted-2", "adapted-3", "adapted-4", "adapted-6"])
def test_every_card_has_as_many_pips_as_its_rank_and_the_courts_their_figure(name):
    faces = [face for face in every(draw(table(name)), "card") if face["attrs"].get("data-card")]
    assert faces
    for face in faces:
        card = face["attrs"]["data-card"]
        uses = [use["attrs"]["href"] for use in walk(every(face, "art")[0]) if use["tag"] == "use"]
        assert uses.count(f"#suit-{card[0]}") == PIPS[card[1:]]
        assert (f"#court-{card[1:]}" in uses) == (card[1:] in ("J", "Q", "K"))


def test_the_pips_of_a_card_stand_apart_and_inside_the_picture():
    tree = draw(table("adapted-6"))
    for face in every(tree, "card"):
        spots = [
            (use["attrs"]["x"], use["attrs"]["y"], use["attrs"]["width"])
            for use in walk(face)
            if use["tag"] == "use" and has(use, "l")
        ]
        for at, (x, y, width) in enumerate(spots):
            assert 0 <= x <= 100 - width
            assert 36 <= y <= 130 - width
            assert all(abs(x - a) >= width * 0.7 or abs(y - b) >= width * 0.7 for a, b, _ in spots[:at])


def test_a_ladder_has_as_many_full_rungs_as_the_stack_has_cards():
    shown = table("adapted-2")
    tree = draw(shown)
    for zone in stacks(shown):
        (lane,) = [each for each in by(tree, data_zone=zone["id"]) if has(each, "lane")]
        assert len([rung for rung in every(lane, "rung") if has(rung, "full")]) == min(zone["count"], 8)
        if zone["points"]:
            assert f"{zone['points']['points']:+d}".replace("-", "−").removeprefix("+0") in text(lane)


def test_while_a_card_is_chosen_the_ladder_shows_the_rung_to_come():
    shown = table("adapted-2")
    move = next(move for move in shown["view"]["moves"] if move["kind"] == "play")
    tree = draw(shown, move["card"])
    (lane,) = [each for each in by(tree, data_zone=move["to"]) if has(each, "lane")]
    assert len(every(lane, "coming-rung")) == 1
    assert f"{move['after']['points']:+d}".replace("-", "−").replace("+0", "0") in text(every(lane, "score")[0])


def test_a_stack_of_more_than_eight_cards_is_still_counted():
    shown = table("adapted-long")
    zone = next(zone for zone in stacks(shown) if zone["seat"] == 0 and zone["count"] >= 9)
    (lane,) = [each for each in by(draw(shown), data_zone=zone["id"]) if has(each, "lane")]
    assert str(zone["count"]) in text(every(lane, "cards-said")[0])


@pytest.mark.parametrize("name", ["adapted-3", "adapted-4", "adapted-6"])
def test_with_more_than_two_seats_the_others_have_a_row_each_with_all_their_stacks(name):
    shown = table(name)
    tree = draw(shown)
    rows = every(tree, "rival")
    assert len(rows) == shown["view"]["seats"] - 1
    for zone in stacks(shown):
        if zone["seat"] and zone["cards"]:
            (glance,) = by(tree, data_zone=zone["id"])
            assert str(zone["count"]) in glance["attrs"]["aria-label"]
            assert [face["attrs"]["data-card"] for face in every(glance, "card")] == zone["cards"]


def test_on_a_phone_every_seat_opens_a_sheet_with_all_its_cards():
    shown = table("adapted-6")
    tree = draw(shown)
    for seat in range(6):
        (person,) = by(tree, data_seat=seat)
        (opener,) = every(person, "opens")
        (sheet,) = every(person, "seat-sheet")
        assert opener["attrs"]["popovertarget"] == sheet["attrs"]["id"]
        assert opener["attrs"]["aria-label"]
        cards = [chip["attrs"]["data-card"] for chip in every(sheet, "chip")]
        assert cards == [card for zone in stacks(shown) if zone["seat"] == seat for card in zone["cards"]]


def test_two_seats_sit_as_in_the_card_game():
    tree = draw(table("adapted-2"))
    assert len(every(tree, "theirs")) == 1
    assert not every(tree, "rival")
    assert not every(tree, "many")


def test_long_stacks_are_counted_with_whose_they_are():
    shown = table("adapted-4")
    facts = shown["view"]["facts"]
    for section in every(draw(shown), "long-stacks"):
        assert len(every(section, "counted")) == len(facts["counted"])
        assert len(every(section, "open")) == facts["stacksToEnd"] - facts["stacks"]
        assert str(facts["stacks"]) in section["attrs"]["aria-label"]
        assert "Tilda" in text(section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_the_two_decks_is_worded_in_every_language(language):
    names = ("adapted-2", "adapted-3", "adapted-4", "adapted-6", "adapted-draw", "adapted-long")
    for tree in every_state(names, language):
        assert unworded(tree) == []
