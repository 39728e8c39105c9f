"""Style, as read from the moves, agrees with what lies on the table at the end."""

from pathlib import Path

import pytest

from lostcities.arena.style import styles
from lostcities.record import read

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["card-default", "board-default", "adapted-high-one-three"])
def test_style_is_what_the_columns_and_the_deck_say(name: str) -> None:
    match = read((GOLDEN / f"{name}.json").read_bytes()).match
    game = match.game
    begun = [0] * match.seats
    wagers = [0] * match.seats
    taken = 0
    for played in match.rounds:
        columns, _ = game.lay_out(game.sight(played.state, None))
        for seat, own in enumerate(columns):
            begun[seat] += sum(bool(column) for column in own)
            wagers[seat] += sum(game.deck.names[card].endswith("x") for column in own for card in column)
        drawn = len(game.cards(match.rules)) - 8 * match.seats - game.set_aside(match.rules, match.seats)
        left = game.sight(played.state, None).deck
        unfinished = not any(game.format_move(move).startswith("<") for move in played.turns[-1])
        taken += len(played.turns) - unfinished - (drawn - left)
    found = styles(match)
    assert [style.begun for style in found] == begun
    assert [style.wagers for style in found] == wagers
    assert sum(style.taken for style in found) == taken
