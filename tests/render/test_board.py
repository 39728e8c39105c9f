"""The board game's table as drawn: what is on it, what can be done on it, and what of it is told in words."""

import re

import pytest
from drawn import by, draw, every, every_state, has, table, text, unworded, walk
from words.language_files import LANGUAGES


def step_of(tree, suit, number):
    return by(tree, data_zone=f"step:{suit}:{number}")[0]


def targets(tree):
    return [each for each in walk(tree) if has(each, "target") and each["attrs"].get("data-move")]


def test_the_board_is_a_grid_of_five_rows_of_nine_steps():
    (grid,) = by(draw(table("board-4")), role="grid")
    rows = by(grid, role="row")
    assert [len(every(row, "board-step")) for row in rows] == [9] * 5


def test_exactly_one_cell_of_the_board_is_a_stop_of_the_tab_key():
    cells = by(draw(table("board-4")), data_cell="")
    assert [cell["attrs"]["tabindex"] for cell in cells].count(0) == 1
    assert len(cells) == 50  # nine steps and the own column of five paths


def test_every_explorer_of_every_seat_stands_on_its_step():
    shown = table("board-4")
    tree = draw(shown)
    for zone in shown["view"]["zones"]:
        if zone["kind"] == "path" and zone["explorer"]:
            step = step_of(tree, zone["suit"], zone["explorer"]["step"])
            (token,) = by(step, data_explorer=f"{zone['seat']}:{zone['suit']}")
            assert has(token, zone["explorer"]["piece"])
            assert has(token, "own") == (zone["seat"] == 0)


def test_a_researcher_shows_that_it_counts_twice():
    tree = draw(table("board-crowd"))
    assert every(tree, "researcher")
    assert all("×2" in text(token) for token in every(tree, "researcher"))
    assert not any("×2" in text(token) for token in every(tree, "adventurer"))


def test_a_step_says_its_worth_its_tile_and_who_stands_there():
    shown = table("board-crowd")
    tree = draw(shown)
    path, step = next(
        (path, step)
        for path in shown["view"]["facts"]["paths"]
        for step in path["steps"]
        if len(step["explorers"]) == 4
    )
    label = text(every(step_of(tree, path["suit"], step["step"]), "unseen")[0])
    assert "−" in label or "+" in label
    assert "your" in label
    assert "Tilda" in label
    assert "Bruno" in label
    assert "Fortuna" in label
    assert "tile" in label


def test_tiles_are_told_apart_by_shape_and_a_taken_one_leaves_its_place():
    shown = table("board-4")
    tree = draw(shown)
    for path in shown["view"]["facts"]["paths"]:
        for step in path["steps"]:
            kinds = [
                kind
                for kind in ("arrow", "artifact", "points", "taken")
                if any(has(tile, kind) for tile in every(step_of(tree, path["suit"], step["step"]), "tile"))
            ]
            wanted = "points" if step["tile"].isdigit() else step["tile"] or "taken"
            assert kinds == ([wanted] if step["marked"] else [])


def test_minus_steps_are_marked_by_more_than_their_colour():
    tree = draw(table("board-2"))
    for suit in "ybwgr":
        assert [has(step_of(tree, suit, number), "minus") for number in range(1, 10)] == [True] * 3 + [False] * 6


def test_nothing_can_be_pressed_on_the_board_before_a_card_is_chosen():
    (grid,) = by(draw(table("board-4")), role="grid")
    assert targets(grid) == []


def test_the_step_that_a_card_leads_to_says_what_it_is_worth_there():
    shown = table("board-late")
    move = next(move for move in shown["view"]["moves"] if move["kind"] == "play" and "piece" not in move)
    tree = draw(shown, move["card"])
    (grid,) = by(tree, role="grid")
    (target,) = [
        each for each in targets(grid) if each["attrs"]["data-move"] == move["move"] and each["tag"] == "button"
    ]
    step = step_of(tree, move["card"][0], move["after"]["step"])
    assert target in list(walk(step))
    figure = f"{move['after']['points']:+d}".replace("-", "−")
    assert figure in text(target)
    assert figure in target["attrs"]["aria-label"]


def test_a_path_begins_with_two_worded_targets_one_for_each_kind_of_explorer():
    shown = table("board-start")
    card = next(move["card"] for move in shown["view"]["moves"] if move.get("piece") == "researcher")
    tree = draw(shown, card)
    names = [text(name) for name in every(tree, "setting-out")]
    assert len(names) == 2
    assert "Adventurer" in names[0]
    assert "−20" in names[0]
    assert "Researcher" in names[1]
    assert "−40" in names[1]


def test_with_the_researcher_gone_a_path_still_begins_in_words():
    shown = table("board-nine")
    card = next(move["card"] for move in shown["view"]["moves"] if move.get("piece") == "adventurer")
    (name,) = [text(name) for name in every(draw(shown, card), "setting-out")]
    assert "Adventurer" in name


def test_an_arrow_lights_every_explorer_it_may_move_and_where_it_would_lead():
    shown = table("board-arrow")
    tree = draw(shown)
    moves = [move for move in shown["view"]["moves"] if move["kind"] == "explore"]
    assert len(moves) >= 3
    for move in moves:
        suit = move["to"].split(":")[1]
        step = step_of(tree, suit, move["after"]["step"])
        assert has(step, "legal")
        before = step_of(tree, suit, move["after"]["step"] - 1)
        (token,) = [each for each in every(before, "own") if has(each, "explorer")]
        assert has(token, "can")
        assert token["attrs"]["data-move"] == move["move"]


def test_an_arrow_may_be_declined_by_a_button_in_words():
    shown = table("board-arrow")
    (button,) = every(draw(shown), "decline")
    assert button["tag"] == "button"
    assert text(button)
    assert button["attrs"]["data-move"] == next(
        move["move"] for move in shown["view"]["moves"] if move["kind"] == "decline"
    )


def test_the_turn_has_a_third_step_only_while_an_explorer_is_to_move():
    def marks(name):
        (steps,) = every(draw(table(name)), "steps")
        return len(every(steps, "mark"))

    assert marks("board-arrow") == 3
    assert marks("board-4") == 2


def test_crossings_are_counted_and_the_one_that_ends_the_expedition_is_announced():
    shown = table("board-late")
    tree = draw(shown)
    for section in every(tree, "crossings"):
        assert len(every(section, "crossed")) == 4
        assert has(section, "near-end")
        assert "4" in section["attrs"]["aria-label"]
        assert "5" in section["attrs"]["aria-label"]
    move = next(move for move in shown["view"]["moves"] if move.get("after", {}).get("ends"))
    ending = draw(shown, move["card"])
    (target,) = [each for each in every(ending, "ends") if each["tag"] == "button"]
    assert "ends" in target["attrs"]["aria-label"]


def test_a_card_for_an_explorer_on_step_nine_says_that_it_stays_and_another_moves():
    shown = table("board-nine")
    explorers = {zone["suit"]: zone["explorer"] for zone in shown["view"]["zones"] if zone["id"].startswith("path:0:")}
    move = next(
        move
        for move in shown["view"]["moves"]
        if move["kind"] == "play" and (explorers[move["card"][0]] or {}).get("step") == 9
    )
    tree = draw(shown, move["card"])
    (target,) = [each for each in targets(step_of(tree, move["card"][0], 9)) if each["tag"] == "button"]
    assert "stays" in text(target)
    assert "another may move" in target["attrs"]["aria-label"]


def figures(tree):
    return [int(figure.replace("−", "-")) for figure in re.findall("−?\\d+", text(tree))]


def test_every_seat_has_a_line_that_adds_up_to_what_it_would_have():
    shown = table("board-4")
    tree = draw(shown)
    for seat, person in enumerate(shown["view"]["facts"]["people"]):
        (section,) = by(tree, data_seat=seat)
        (terms,) = every(section, "terms")
        (points,) = every(section, "points")
        assert sum(figures(terms)) == figures(points)[0] == person["standing"]["points"]


def test_points_of_others_are_not_on_the_page_where_the_rules_hide_them():
    tree = draw(table("board-4"))
    for seat in range(4):
        (person,) = by(tree, data_seat=seat)
        hidden = [text(term) for term in every(person, "term") if has(term, "quiet")]
        assert hidden == ([] if seat == 0 else ["tiles hidden", "earlier hidden"])
        (points,) = every(person, "points")
        assert ("if it ended now" if seat == 0 else "explorers alone") in text(points)


def test_all_points_are_told_where_the_option_shows_them():
    shown = table("board-3")
    for person in shown["view"]["facts"]["people"]:
        person["standing"] = {"terms": [{"key": "tiles", "points": 15}], "points": 15, "whole": True}
    assert not any(has(term, "quiet") for term in every(draw(shown), "term"))


def test_every_seat_shows_its_artifacts_and_the_last_card_of_each_of_its_columns():
    shown = table("board-4")
    tree = draw(shown)
    for person in shown["view"]["facts"]["people"]:
        (section,) = by(tree, data_seat=person["seat"])
        assert text(every(section, "artifacts")[0]).endswith(str(person["artifacts"]))
        begun = [
            zone
            for zone in shown["view"]["zones"]
            if zone["kind"] == "path" and zone["seat"] == person["seat"] and zone["cards"]
        ]
        shown_cards = [chip["attrs"]["data-card"] for chip in every(every(section, "seat-columns")[0], "chip")]
        assert shown_cards == [zone["cards"][-1] for zone in begun]


def test_what_ends_the_expedition_is_told_while_it_goes_on_and_no_longer_once_it_has_ended():
    shown = table("board-late")
    beside = next(each for each in every(draw(shown), "crossings") if has(each, "beside"))
    assert "What ends expedition" in text(beside)
    assert "The next crossing ends the expedition." in text(beside)
    shown.update({"waiting": "match", "result": {"totals": [1, 2, 3, 4][: len(shown["seats"])], "winners": [0]}})
    shown["view"].update({"phase": "over", "moves": []})
    tree = draw(shown)
    assert not any(has(section, "near-end") for section in every(tree, "crossings"))
    assert "ends" not in text(tree)
    assert every(tree, "to-undo") == every(tree, "each") == []
    assert "at the end" in text(every(by(tree, data_seat=0)[0], "points")[0])


def test_the_hands_of_a_match_that_is_over_lie_open():
    shown = table("board-4")
    shown.update({"waiting": "match", "result": {"totals": [1, 2, 3, 4], "winners": [3]}})
    for zone in shown["view"]["zones"]:
        if zone["kind"] == "backs":
            zone["cards"] = ["y3", "w7", "r3", "r3", "g0", "b5", "b6", "b7"]
    (hands,) = every(draw(shown), "known-hands")
    assert has(hands, "over")
    lines = [line for line in by(hands) if line["tag"] == "li"]
    assert [len(every(line, "chip")) for line in lines] == [8, 8, 8, 8]
    assert [has(line, "own") for line in lines] == [False, False, False, True]


def test_the_deck_says_how_many_turns_it_still_gives_each():
    """15 cards among four while there is a pile to draw from, then 63 with none: whoever comes first has one more."""
    assert "about 4 turns each" in text(every(draw(table("board-4")), "stock")[0])
    assert "15 or 16 turns each" in text(every(draw(table("board-crowd")), "stock")[0])


@pytest.mark.parametrize(
    ("count", "said"), [(1, ""), (2, "one turn each"), (3, "one or two turns each"), (5, "2 or 3 turns each")]
)
def test_an_odd_deck_gives_one_more_turn_to_the_seat_to_move(count, said):
    shown = table("card-place")
    (deck,) = [zone for zone in shown["view"]["zones"] if zone["kind"] == "deck"]
    deck.update({"count": count, "turns": count // 2, "about": False})
    each = every(every(draw(shown), "stock")[0], "each")
    assert [text(one) for one in each] == ([said] if said else [])


def test_seats_are_told_apart_by_shape_and_never_by_colour_alone():
    tree = draw(table("board-4"))
    marks = {seat: every(by(tree, data_seat=seat)[0], "seat-mark")[0] for seat in range(4)}
    assert len({use["attrs"]["href"] for mark in marks.values() for use in walk(mark) if use["tag"] == "use"}) == 4


def test_in_the_variant_with_both_directions_a_column_shows_which_way_it_runs():
    shown = table("board-both")
    ways = {zone["suit"]: zone["direction"] for zone in shown["view"]["zones"] if zone["id"].startswith("path:0:")}
    drawn = list(every(draw(shown), "way"))
    assert len(drawn) == sum(1 for way in ways.values() if way)
    assert all(has(way, "up") or has(way, "down") for way in drawn)


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_the_board_is_worded_in_every_language(language):
    names = ["2", "3", "4", "start", "crowd", "arrow", "late", "nine", "both", "draw", "over"]
    for tree in every_state(tuple(f"board-{name}" for name in names), language):
        assert unworded(tree) == []


@pytest.mark.parametrize(
    ("name", "hint", "advice"),
    [
        ("board-arrow", ">g", "Move the Jungle explorer."),
        ("board-arrow", ">.", "Stay put."),
        ("board-start", "r2:r", "Play Volcano 2 with the researcher."),
        ("board-start", "g4", "Play Jungle 4."),
    ],
)
def test_a_hint_says_which_explorer_is_meant(name, hint, advice):
    following = {"move": table(name)["view"]["moves"][-1]["move"], "behind": 140}
    reasons = [{"key": "hint-board-goes", "values": {"suit": "g", "step": 5, "before": 5, "after": 10}}]
    told = {"move": hint, "mind": "expert", "reasons": reasons, "next": following}
    (said,) = every(draw(table(name), hint=told), "advice")
    assert text(said).startswith(advice)
    for part in ("to step 5: from +5 to +10", "about one point less"):
        assert part in text(said)


def test_the_words_of_a_target_lie_in_no_step_with_a_tile_where_paths_stand():
    shown = table("board-start")
    card = next(move["card"] for move in shown["view"]["moves"] if move.get("piece"))
    tree = draw(shown, card)
    (chooser,) = every(tree, "begin")
    assert all(chooser not in list(walk(step)) for step in every(tree, "board-step"))
    shown = table("board-late")
    move = next(move for move in shown["view"]["moves"] if move["kind"] == "play" and "piece" not in move)
    (head,) = every(draw(shown, move["card"]), "lane-head")
    assert text(head).startswith("Play")


def test_what_the_floor_gives_back_is_told_behind_what_it_was_given_for():
    shown = table("board-4")
    keys = ("tiles", "explorers", "floor", "artifacts", "floor")
    own = shown["view"]["facts"]["people"][0]
    own["standing"] = {"terms": [{"key": key, "points": 20} for key in keys], "points": 0, "whole": True}
    (person,) = [each for each in every(draw(shown), "person") if has(each, "own")]
    told = [text(each).removesuffix("20").strip(" +") for each in every(person, "term")]
    assert told == ["explorers", "tiles", "never below 0", "artifacts", "never below 0"]
