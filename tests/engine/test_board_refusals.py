"""What only the board game refuses, in full: the sentence, the values that fill it on the page, and the rule."""

import pytest

from lostcities import IllegalMove, match_at, read_position

LONG_UP = "columns=y3.y6.y8/;explorers=y3:a/"
UP, DOWN = "columns=y3.y6/;explorers=y2:a/", "columns=y6.y3/;explorers=y2:a/"
FOUR = "columns=y1.b1.w1.g1/;explorers=y1:a b1:a w1:a g1:a/"
FIRST = "the first card of the yellow path must name an adventurer (:a) or the researcher (:r)"
LOWEST = "the lowest yellow card of your hand, y3, must begin the path"
STRICT, BOTH = 'options=start_lowest:"strict"', 'options=direction:"both"'
FORCED = "options=arrow_optional:false;phase=explore;owed=arrow"


@pytest.mark.parametrize(
    ("line", "move", "key", "text", "values"),
    [
        (
            "hands=y5/?8;columns=y1/;explorers=y1:a/",
            "y5:r",
            "path-begun",
            "your explorer is on the yellow path already",
            {"suit": "y"},
        ),
        ("hands=y5/?8", "y5", "piece-needed", FIRST, {"card": "y5", "suit": "y"}),
        ("hands=y0/?8", "y0", "piece-needed", FIRST, {"card": "y0", "suit": "y"}),
        (
            "hands=b5/?8;columns=y1/;explorers=y1:r/",
            "b5:r",
            "no-explorer",
            "your researcher is not at home",
            {"piece": "researcher"},
        ),
        (f"hands=r5/?8;{FOUR}", "r5:a", "no-explorer", "no adventurer of yours is at home", {"piece": "adventurer"}),
        (f"{STRICT};hands=y5.y3/?8", "y5:a", "lowest-first", LOWEST, {"card": "y5", "suit": "y", "lowest": "y3"}),
        (
            f"{BOTH};hands=y4/?8;{UP}",
            "y4",
            "path-goes-up",
            "your yellow path goes up and stands at 6",
            {"card": "y4", "suit": "y", "top": "y6"},
        ),
        (
            f"{BOTH};hands=y4/?8;{LONG_UP}",
            "y4",
            "path-goes-up",
            "your yellow path goes up and stands at 8",
            {"card": "y4", "suit": "y", "top": "y8"},
        ),
        (
            f"{BOTH};hands=y4/?8;{DOWN}",
            "y4",
            "path-goes-down",
            "your yellow path goes down and stands at 3",
            {"card": "y4", "suit": "y", "top": "y3"},
        ),
        (
            f"{FORCED};hands=?8/?8;columns=y1/;explorers=y3:a/",
            ">.",
            "must-explore",
            "an explorer must follow the arrow",
            {},
        ),
    ],
)
def test_what_only_the_board_game_refuses_is_told_in_full(
    line: str, move: str, key: str, text: str, values: dict[str, str]
) -> None:
    match = match_at(read_position(f"lc1;board;seat=0;{line}"), "a seed")
    with pytest.raises(IllegalMove) as caught:
        match.parse(move)
    reason = caught.value.reason
    assert (reason.key, reason.text, reason.values) == (f"reason-{key}", text, values)
    assert reason.rule == ("2.9" if "goes" in key else "2.5" if key == "must-explore" else "2.4")
