"""What the bench says of a computer player: how many positions its net judges; the counting leaves nothing behind."""

import pytest

from build.bench.native import mind_ratio as mind_speed
from lostcities.minds.value_net import ValueNet


@pytest.mark.parametrize(("mind", "judges"), [("careful@1", False), ("expert", True)])
def test_evaluations_are_counted_where_a_net_judges(mind: str, judges: bool) -> None:
    value = ValueNet.value
    assert (mind_speed.count("board", mind, mind_speed.sights("board")[0]) > 0) == judges
    assert ValueNet.value is value


def test_positions_are_the_same_at_every_look_and_there_is_something_to_decide() -> None:
    assert mind_speed.sights("card") == mind_speed.sights("card")
    assert all(len(sight.legal) > 1 for sight in mind_speed.sights("adapted") if sight.phase == "place")


def test_every_half_move_of_a_round_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def timed() -> float:
        asked.append("")
        return len(asked) / 1000

    monkeypatch.setattr(mind_speed, "perf_counter", timed)
    found = mind_speed.thoughts("adapted", "novice", 3)
    assert found == pytest.approx([1.0] * len(found))  # by that clock a thought takes as long as a look at it
    assert 80 < len(found) == len(asked) / 2
