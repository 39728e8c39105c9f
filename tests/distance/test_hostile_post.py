"""What a hostile side may send without end, tried for a while (`python3 build storm --native --kinds post` goes on)."""

from random import Random

import pytest

from build.storm.native import post


@pytest.mark.parametrize("seed", range(3))
def test_no_message_of_a_hostile_side_does_more_than_its_sentence_says(seed: int) -> None:
    post.strike(Random(f"hostile {seed}"))
