"""Hints where the option `turn_limit` ends the round: they count the turns that it leaves, and no cards of the deck."""

import pytest
from words.language_files import messages

from lostcities import GAMES, Match
from lostcities.minds.appraisal import appraise, best_first
from lostcities.minds.reasons import Said, reasons
from lostcities.review.sentences import can_be_said

OF_THE_LIMIT = {"hint-limit-left", "hint-limit-last", "hint-limit-late"}
OF_THE_DECK = {"hint-deck-left", "hint-deck-last", "hint-late", "hint-take-longer"}


@pytest.mark.parametrize("game", GAMES)
def test_where_a_limit_of_turns_comes_first_hints_count_its_turns(game: str) -> None:
    match = Match.begin(game, {"rounds": 1, "turn_limit": 6}, 2)
    match.deal_by_chance("hints of a limit")
    said: list[Said] = []
    while match.in_round:
        sight = match.sight(match.to_move)
        appraised = appraise(match.game, sight)
        for move in sight.legal:
            told = reasons(match.game, sight, move, appraised)
            assert can_be_said(match.game, 2, [{"key": key, "values": values} for key, values in told])
            said += told
            late = {values["turns"] for key, values in told if key == "hint-limit-late"}
            assert late <= {(5 - sight.turn) // 2}, "how often the seat surely comes after this turn"
        match.push(best_first(appraised)[0].move)
    keys = {key for key, _ in said}
    assert keys >= OF_THE_LIMIT
    assert not keys & OF_THE_DECK
    assert {values["count"] for key, values in said if key == "hint-limit-left"} == {1, 2, 3, 4, 5}
    assert all(messages("en")[key].variables <= values.keys() for key, values in said)
