"""What a hostile side may send without end, and what a bad post does to whole matches, tried for a while
(`python3 build storm --native --kinds post letters` goes on)."""

from random import Random

import pytest

from build.storm.native import letters, post


@pytest.mark.parametrize("seed", range(3))
def test_no_message_of_a_hostile_side_does_more_than_its_sentence_says(seed: int) -> None:
    post.strike(Random(f"hostile {seed}"))


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_come_through_a_bad_post_and_neither_memory_holds_what_it_should_not(seed: int) -> None:
    letters.strike(Random(f"letters {seed}"))
