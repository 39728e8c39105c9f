"""The board game's engine against the literal second implementation: the same moves, points and ends throughout."""

from collections import Counter
from random import Random

import pytest
from literal import board as literal

from lostcities import GAMES, Match

BOARD = GAMES["board"]
BOARD_LAYOUT = {
    "y": [3, 5, 6, 7, 9],
    "b": [2, 4, 5, 7, 9],
    "w": [2, 3, 5, 7, 9],
    "g": [3, 4, 6, 7, 9],
    "r": [2, 4, 5, 7, 9],
}
LARGE_TABLE = [-60, -60, -60, -45, -45, -45, 30, 30, 30, 45, 45, 45, 90, 90, 90, 150]

MATCHES = 126
"""Of each number of seats and each direction; two expeditions long on average."""


def _options(chance: Random, direction: str) -> dict[str, object]:
    """Options at random, with other layouts, tables and removals than a set-up screen offers too."""
    spaces = sorted(chance.sample([(colour, step) for colour in "ybwgr" for step in range(1, 10)], 25))
    layout = {colour: [step for of, step in spaces if of == colour] for colour in "ybwgr"}
    return {
        "rounds": chance.choice((3, 1)),
        "direction": direction,
        "start_lowest": chance.choice(("advice", "strict")) if direction == "ascending" else "advice",
        "free_move_on_arrival": chance.random() < 0.5,
        "arrow_optional": chance.random() < 0.5,
        "point_tiles_stay": chance.random() < 0.7,
        "floor": chance.choice(("net", "piece", "none")),
        "two_player_removal": chance.choice((30, 30, 0, 47, 60)),
        "tile_layout": chance.choice((layout, BOARD_LAYOUT)),
        "large_table": chance.choice((LARGE_TABLE, [-100], [chance.randrange(-50, 50) for _ in range(9)])),
        "redraw_own_discard": chance.random() < 0.5,
        "turn_limit": chance.choice((None, None, None, 1, 50, 99)),
    }


def _half_move(chance: Random, legal: list[str], other: literal.LiteralExpedition, paths: int) -> str:
    """A random move of somebody who wants to get far on so many paths: near cards, explorers on, good piles."""
    columns = other.columns[other.player]

    def leap(card: str) -> int:
        column = columns[card[0]]
        return abs(int(card[1:]) - int(column[-1][1:])) if column else 2 + int(card[1:])

    onward = [move for move in legal if move[0] == ">" and move != ">."]
    enough = len(other.explorers[other.player]) >= paths
    placings = [move for move in legal if move[0] not in "-<>" and not (enough and ":" in move)]
    placings.sort(key=lambda move: leap(move.split(":")[0]))
    takes = [move for move in legal if move[0] == "<" and move != "<"]
    if onward and chance.random() < 0.9:
        return chance.choice(onward)
    if placings and chance.random() < 0.9:
        return placings[0] if chance.random() < 0.8 else chance.choice(placings)
    if takes and chance.random() < 0.5:
        good = [move for move in takes if columns[move[1]] and other.fits(other.piles[move[1]][-1])]
        return chance.choice(good or ["<", *takes])
    return "<" if legal[0] == "<" else chance.choice([move for move in legal if ":" not in move])


@pytest.mark.whole
@pytest.mark.parametrize("seats", BOARD.seats)
@pytest.mark.parametrize("direction", ["ascending", "both"])
def test_expeditions_agree_half_move_by_half_move(seats: int, direction: str) -> None:
    """6 ways x 126 matches of one or three expeditions: about 1,500 expeditions, each way meeting everything."""
    chance = Random(f"{seats} {direction}")
    met: Counter[str] = Counter()
    for _ in range(MATCHES):
        _play_match(Match.begin(BOARD, _options(chance, direction), seats), chance, met)
    assert {"bridges", "supply", "limit", "nine", "owed twice", "lapsed", "forced"} <= {
        each for each, times in met.items() if times
    }


def _play_match(match: Match, chance: Random, met: Counter[str]) -> None:
    options = dict(match.rules)
    points, chips = [0] * match.seats, [0] * match.seats
    last = None
    while len(match.history) < options["rounds"]:
        deal, tiles = literal.full_deck(), literal.full_bag()
        chance.shuffle(deal)
        chance.shuffle(tiles)
        expected = range(match.seats) if last is None else [(last + 1) % match.seats]
        assert list(match.starters()) == list(expected)
        starts = chance.choice(match.starters())
        spaces = [f"{colour}{step}" for colour in "ybwgr" for step in options["tile_layout"][colour]]
        lay = " ".join(f"{space}:{tile}" for space, tile in zip(spaces, tiles, strict=True))
        parsed = BOARD.parse_tiles(lay, match.rules)
        assert BOARD.format_tiles(parsed, match.rules) == lay
        match.deal_round([BOARD.deck.parse(card) for card in deal], parsed, starts)
        other = literal.LiteralExpedition(options, match.seats, deal, tiles, starts, points)
        _play_both(match, other, chance, met)
        points = other.victory_points()
        chips = [had + other.artifacts[player] for player, had in enumerate(chips)]
        last = other.played_last
        assert (list(match.totals()), list(match.history[-1].tally)) == (points, chips)
    totals = literal.final_points(options, points, chips)
    assert match.over
    assert match.result() == (totals, literal.winners(totals, chips))


def _play_both(match: Match, other: literal.LiteralExpedition, chance: Random, met: Counter[str]) -> None:
    paths = chance.choice((1, 2, 5, 5))
    while not other.over:
        state = match.rounds[-1].state
        assert (state.seat, state.turn, state.over) == (other.player, other.turns_done, False)
        legal = other.legal()
        assert sorted(map(BOARD.format_move, state.legal())) == legal
        owed = other.may_move_explorers[:]
        met["owed twice"] += len(owed) > 1
        met["nine"] += "step nine" in owed
        met["forced"] += legal[0][0] == ">" and ">." not in legal
        text = _half_move(chance, legal, other, paths)
        match.play_text(text)
        other.play(text)
        assert match.rounds[-1].state.scores() == other.victory_points()
    assert match.round_over
    met["lapsed"] += other.effects_lapsed
    met["bridges" if other.beyond_bridges == 5 else "supply" if not other.supply else "limit"] += 1
