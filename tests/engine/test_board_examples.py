"""The worked examples B1 to B25 of the rules (section 2.12), by number. Each sets the tile layout that it needs.

Where the rules leave a choice, the name or a comment says which is taken.
"""

import pytest
from board_table import BOARD, begin, cards, earned, explorers, legal, play, refusal, row, tile

from lostcities import complete_rules
from lostcities.game import RoundEnd


@pytest.mark.parametrize(("seats", "supply"), [(2, 64), (3, 86), (4, 78)])
def test_B1_the_supply_after_the_deal(seats: int, supply: int) -> None:
    state = begin([""] * seats)
    assert len(state.deck) == supply
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert len(state.aside) == (30 if seats == 2 else 0)


def test_B2_the_researcher_on_step_one_costs_forty() -> None:
    state = play(begin(["b1"], floor="none"), "b1:r")
    assert explorers(state) == {"b": 1}
    assert state.scores() == [-40]


def test_B3_an_equal_card_leads_one_step_on() -> None:
    state = begin(["b4", ""], stands={0: [("a", "b", 2, "b1 b4")]})
    assert explorers(play(state, "b4")) == {"b": 3}


def test_B4_a_lower_card_may_only_be_discarded() -> None:
    state = begin(["b3", ""], stands={0: [("a", "b", 2, "b1 b4")]})
    assert refusal(state, "b3") == "reason-number-lower"
    assert "-b3" in legal(state)


def test_B5_an_artifact_goes_to_the_first_alone() -> None:
    stands = {seat: [("a", "r", 2, f"r{seat}")] for seat in (0, 1)}
    state = begin(["r3", "r4"], stands=stands, tiles={"r3": "artifact"}, tile_layout=row(1, "r"))
    first = play(state, "r3 <")
    assert (first.artifacts, tile(first, "r3")) == ([1, 0], "")
    assert play(first, "r4 <").artifacts == [1, 0]


def test_B6_a_victory_point_tile_stays_and_the_researcher_does_not_double_it() -> None:
    stands = {0: [("r", "r", 4, "r1")], 1: [("a", "r", 4, "r2")]}
    state = begin(["r3", "r4"], stands=stands, tiles={"r5": "15"}, tile_layout=row(1, "r"))
    after = play(state, "r3 < r4 <")
    assert after.points == [15, 15]
    assert tile(after, "r5") == "15"
    once = begin(["r3", "r4"], stands=stands, tiles={"r5": "15"}, tile_layout=row(1, "r"), point_tiles_stay=False)
    assert play(once, "r3 < r4 <").points == [15, 0]


def test_B7_an_arrow_may_move_the_same_explorer() -> None:
    state = begin(
        ["r4 r5", ""],
        stands={0: [("a", "r", 2, "r1 r2")]},
        tiles={"r3": "arrow", "r5": "15"},
        tile_layout=row(1, "r"),
    )
    first = play(state, "r4 >r <")
    assert explorers(first) == {"r": 4}
    second = play(first, f"-{BOARD.deck.names[first.hands[1][0]]} < r5")
    assert explorers(second) == {"r": 5}
    assert second.points == [15, 0]


def test_B8_a_chain_of_two_arrows() -> None:
    state = begin(
        ["g4", ""],
        stands={0: [("a", "g", 1, "g1"), ("r", "r", 4, "r1")]},
        tiles={"g2": "arrow", "r5": "arrow", "g3": "artifact"},
        tile_layout=row(3, "g"),  # red has row 5 then, with a tile on 5
    )
    after = play(state, "g4 >r >g")
    assert explorers(after) == {"g": 3, "r": 5}
    assert after.artifacts == [1, 0]
    assert (tile(after, "g2"), tile(after, "r5"), tile(after, "g3")) == ("arrow", "arrow", "")
    assert legal(after) >= {"<"}


def test_B9_the_fifth_crossing_ends_at_once_without_tile_or_draw() -> None:
    state = begin(
        ["y5", ""],
        stands={
            0: [("a", "y", 5, "y1"), ("a", "w", 6, "w1"), ("a", "b", 7, "b1")],
            1: [("a", "b", 7, "b2"), ("a", "g", 8, "g1"), ("r", "r", 7, "r1")],
        },
        tiles={"y6": "arrow", "w7": "15"},
        tile_layout=row(1, "y"),
    )
    assert len(state.crossings) == 4
    after = play(state, "y5 >w")
    assert after.over
    assert after.points == [0, 0]
    assert (after.legal(), len(after.hands[0])) == ([], 7)
    assert after.crossings == [0, 1, 1, 1, 0]


def test_B10_a_card_for_step_nine_moves_another_explorer() -> None:
    state = begin(
        ["r8", ""],
        stands={0: [("a", "r", 9, "r5 r8"), ("a", "g", 4, "g1")]},
        tiles={"g5": "10"},
        tile_layout=row(3, "g"),
    )
    moving = play(state, "r8")
    assert legal(moving) == {">g", ">."}
    assert refusal(moving, ">r") == "reason-explorer-at-end"
    after = play(moving, ">g")
    assert explorers(after) == {"r": 9, "g": 5}
    assert after.points == [10, 0]


def test_B11_arriving_on_nine_gives_no_move_unless_the_option_says_so() -> None:
    stands = {0: [("a", "r", 8, "r1"), ("a", "g", 1, "g1")]}
    state = begin(["r8", ""], stands=stands, tiles={"r9": "10"})
    plain = play(state, "r8")
    assert plain.points == [10, 0]
    assert "<" in legal(plain)
    generous = begin(["r8", ""], stands=stands, tiles={"r9": "10"}, free_move_on_arrival=True)
    after = play(generous, "r8")
    assert after.points == [10, 0]
    assert legal(after) == {">g", ">."}


@pytest.mark.parametrize("arrival", [False, True])
def test_B12_an_arrow_with_nothing_to_move_leads_to_the_draw(arrival: bool) -> None:
    state = begin(["r8", ""], stands={0: [("a", "r", 8, "r1")]}, tiles={"r9": "arrow"}, free_move_on_arrival=arrival)
    after = play(state, "r8")
    assert "<" in legal(after)
    assert after.owed == []


def test_B13_an_expedition_scores_ninety_five() -> None:
    stands = [("r", "y", 7, ""), ("a", "b", 9, ""), ("a", "w", 4, ""), ("a", "g", 1, "")]
    assert begin(stands={0: stands}).scores() == [95, 0]


def test_B14_what_cannot_be_paid_is_forgiven() -> None:
    stands = [("a", "y", 1, ""), ("a", "b", 2, "")]
    assert begin(stands={0: stands}, history=earned(10, 0)).scores() == [0, 0]
    assert begin(stands={0: stands}, history=earned(10, 0), floor="none").scores() == [-25, 0]


def test_B15_losses_and_gains_are_netted_before_the_floor() -> None:
    low_first = [("a", "y", 1, ""), ("a", "b", 9, "")]
    high_first = [("a", "y", 9, ""), ("a", "b", 1, "")]
    for floor, expected in (("net", [30, 30]), ("piece", [50, 30])):
        assert [begin(stands={0: each}, floor=floor).scores()[0] for each in (low_first, high_first)] == expected


def test_B16_the_last_card_of_the_supply_ends_the_expedition() -> None:
    state = begin(["", "b5"], left=1, starts=1)
    assert not play(state, "b5:a").over
    after = play(state, "b5:a <")
    assert after.over
    assert after.legal() == []
    assert (BOARD.end_round(after).last, BOARD.end_round(after).scores) == (1, (0, 0))


def test_B17_five_crossings_count_whoever_and_wherever() -> None:
    state = begin(
        ["", "r9", ""],
        stands={
            0: [("a", "b", 7, "b1"), ("a", "r", 8, "r1")],
            1: [("a", "b", 9, "b2"), ("r", "r", 6, "r2")],
            2: [("a", "b", 7, "b3")],
        },
        starts=1,
    )
    assert play(state, "-r9 <").over is False
    assert play(state, "r9").over


def test_B18_the_next_expedition_begins_left_of_the_last_mover() -> None:
    end = BOARD.end_round(play(begin(["", "b5", ""], left=1, starts=1), "b5:a <"))
    rules = complete_rules(BOARD, {})
    assert list(BOARD.starters(rules, 3, [end])) == [2]
    assert list(BOARD.starters(rules, 3, [])) == [0, 1, 2]
    crossed = RoundEnd(0, 2, (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert list(BOARD.starters(rules, 3, [crossed])) == [0]


def test_B19_the_small_table() -> None:
    rules = complete_rules(BOARD, {"rounds": 1})
    end = RoundEnd(0, 0, (100, 100, 100, 100), (100, 100, 100, 100), (0, 2, 5, 7))
    assert BOARD.result(rules, [end])[0] == [80, 110, 150, 150]
    poor = RoundEnd(0, 0, (15, 0), (15, 0), (0, 0))
    assert BOARD.result(rules, [poor])[0] == [0, 0]
    assert BOARD.result({**rules, "floor": "none"}, [poor])[0] == [-5, -20]


def test_B20_the_large_table_of_this_project() -> None:
    end = RoundEnd(0, 0, (180, 120), (180, 120), (5, 9))
    assert BOARD.result(complete_rules(BOARD, {}), [end, end, end]) == ([135, 165], [1])
    other = complete_rules(BOARD, {"large_table": [0, 7]})
    assert BOARD.result(other, [end, end, end]) == ([187, 127], [0])


def test_B21_equal_points_are_decided_by_artifact_chips_then_shared() -> None:
    rules = complete_rules(BOARD, {})
    assert BOARD.result(rules, [RoundEnd(0, 0, (0, 0), (210, 120), (5, 9))]) == ([165, 165], [1])
    assert BOARD.result(rules, [RoundEnd(0, 0, (0, 0), (120, 120), (9, 9))]) == ([165, 165], [0, 1])


def test_B22_the_first_different_card_fixes_the_direction() -> None:
    state = begin(["g5 g5 g3 g4 g3 g2 g1 g0", ""], direction="both")
    pass_on = "-{0} <"
    now = play(state, "g5:a <")
    for text in ("g5", "g3"):
        rival = BOARD.deck.names[now.hands[1][0]]
        now = play(now, f"{pass_on.format(rival)} {text} <")
    now = play(now, pass_on.format(BOARD.deck.names[now.hands[1][0]]))
    assert refusal(now, "g4") == "reason-path-goes-down"
    assert {"g3", "g2", "g1", "g0"} <= legal(now)
    rising = play(begin(["g3 g5 g4", ""], direction="both"), "g3:a <")
    rising = play(rising, f"-{BOARD.deck.names[rising.hands[1][0]]} < g5 <")
    rising = play(rising, f"-{BOARD.deck.names[rising.hands[1][0]]} <")
    assert refusal(rising, "g4") == "reason-path-goes-up"


def test_B23_strict_play_begins_a_path_with_the_lowest_card_of_the_hand() -> None:
    hand = "b2 b7 y0 y1 w0 g0 r0 r1"
    strict = begin([hand, ""], start_lowest="strict")
    assert {"b2:a", "b2:r"} <= legal(strict)
    assert refusal(strict, "b7:a") == "reason-lowest-first"
    assert {"b2:a", "b7:a"} <= legal(begin([hand, ""]))


def test_B24_the_number_of_cards_does_not_matter_on_step_nine() -> None:
    state = begin(
        ["g7", ""], stands={0: [("a", "g", 9, "g0 g1 g2 g3 g4 g6"), ("a", "r", 1, "r1")]}, tile_layout=row(1, "r")
    )
    after = play(state, "g7 >r")
    assert explorers(after) == {"g": 9, "r": 2}
    assert after.columns[0][BOARD.deck.suits.index("g")] == tuple(cards("g0 g1 g2 g3 g4 g6 g7"))


def test_B25_the_card_just_discarded_may_not_be_drawn_again_but_others_may_take_it() -> None:
    state = begin(["r3", "b5"])
    after = play(state, "-r3")
    assert refusal(after, "<r") == "reason-just-discarded"
    assert legal(after) == {"<"}
    assert "<r" in legal(play(after, "< -b5"))
    assert "<r" in legal(play(begin(["r3", ""], redraw_own_discard=True), "-r3"))


def test_two_moves_owed_at_once_are_settled_latest_first() -> None:
    """Arrival on nine, an arrow lying there: the tile first, then the move (record.md); each may be declined."""
    stands = {0: [("a", "r", 8, "r1"), ("a", "g", 1, "g1"), ("a", "b", 1, "b1")]}
    state = begin(["r8", ""], stands=stands, tiles={"r9": "arrow"}, free_move_on_arrival=True, arrow_optional=False)
    owing = play(state, "r8")
    assert legal(owing) == {">g", ">b"}  # the arrow: forced
    assert refusal(owing, ">.") == "reason-must-explore"
    by_nine = play(owing, ">g")  # to g2, where no tile can lie
    assert ">." in legal(by_nine)  # the move of step nine: free to decline
    assert "<" in legal(play(by_nine, ">."))


def test_all_that_is_owed_lapses_once_nothing_can_move() -> None:
    stands = {0: [("a", "r", 8, "r1"), ("a", "g", 8, "g1")]}
    tiles = {"r9": "arrow", "g9": "arrow"}
    state = begin(["r8", ""], stands=stands, tiles=tiles, free_move_on_arrival=True)
    assert len(play(state, "r8").owed) == 2
    after = play(state, "r8 >g")
    assert explorers(after) == {"r": 9, "g": 9}
    assert after.owed == []
    assert "<" in legal(after)


def test_a_path_may_have_a_tile_on_its_first_step() -> None:
    layout = {
        "y": [1, 3, 5, 7, 9],
        "b": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        "w": [],
        "g": [2, 3, 4, 5, 6, 7],
        "r": [5, 6, 7, 8, 9],
    }
    state = begin(["y2", ""], tiles={"y1": "artifact"}, tile_layout=layout)
    assert play(state, "y2:a").artifacts == [1, 0]


def test_the_fifth_explorer_is_the_one_left_at_home() -> None:
    stands = {0: [("a", "y", 1, ""), ("a", "b", 1, ""), ("a", "w", 1, ""), ("a", "g", 1, "")]}
    state = begin(["r5", ""], stands=stands)
    assert legal(state) & {"r5:a", "r5:r"} == {"r5:r"}
    assert refusal(state, "r5:a") == "reason-no-explorer"
    assert refusal(state, "r5") == "reason-piece-needed"
