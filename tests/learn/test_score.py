"""The score sheets of the rules' pages come to what the games' own scoring functions say: many random sheets."""

import json
import random
from pathlib import Path
from typing import Any

import node_process
import pytest
from learn.leaves import GAMES, leaf
from words.language_files import LANGUAGES

from build.learn import tables as learn_tables
from lostcities import GAMES as RULES
from lostcities import complete_rules
from lostcities.game import RoundEnd
from lostcities.games.adapted import scoring as stacks
from lostcities.games.board import scoring as board
from lostcities.games.card import scoring as card

HERE = Path(__file__).parent
SHEETS = 400


def told(language: str, game: str) -> dict[str, Any]:
    """The tables as they stand on the page."""
    (sheet,) = [each for each in leaf(language, game).walk() if each.attrs.get("id") == "sheet"]
    tables: dict[str, Any] = json.loads(sheet.attrs["data-tables"])
    return tables


def reckoned(game: str, sheets: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page's script makes of sheets, with the tables of build/learn/tables.py."""
    given = {"tables": learn_tables.tables()[game], "sheets": sheets}
    results: list[dict[str, Any]] = node_process.ask(HERE / "reckon_all.mjs", given)
    return results


@pytest.mark.parametrize("game", GAMES)
def test_every_language_s_page_carries_the_tables(game: str) -> None:
    wanted = json.loads(json.dumps(learn_tables.tables()[game]))
    assert [language for language in LANGUAGES if told(language, game) != wanted] == []


def end(game: str, rules: dict[str, Any], totals: list[int], tally: list[int]) -> list[int]:
    """Who wins, by the game's own word."""
    history = [RoundEnd(starts=0, last=0, scores=tuple(totals), totals=tuple(totals), tally=tuple(tally))]
    return list(RULES[game].result(rules, history)[1])


def test_card_sheets_come_to_what_the_game_says() -> None:
    chance = random.Random(7)
    sheets, wanted = [], []
    for _ in range(SHEETS):
        six = chance.random() < 0.3
        rules = complete_rules(RULES["card"], {"expeditions": 6 if six else 5})
        rounds, totals = [], [0, 0]
        for _ in range(chance.randint(1, 4)):
            cards = RULES["card"].cards(rules)
            chance.shuffle(cards)
            cut = chance.randint(0, 43), chance.randint(0, 17)
            hands = [sorted(cards[: cut[0]]), sorted(cards[43 : 43 + cut[1]])]
            rounds.append([" ".join(RULES["card"].deck.names[each] for each in hand) for hand in hands])
            for seat, hand in enumerate(hands):
                suits = [[each for each in hand if RULES["card"].deck.suit_of[each] == suit] for suit in range(6)]
                totals[seat] += card.score(suits)
        sheets.append({"game": "card", "names": ["", ""], "rounds": rounds, "six": six})
        wanted.append((totals, end("card", rules, totals, [0, 0])))
    assert [(each["totals"], each["leaders"]) for each in reckoned("card", sheets)] == wanted


def test_board_sheets_come_to_what_the_game_says() -> None:
    chance = random.Random(8)
    suits = RULES["board"].deck.suits
    sheets, wanted = [], []
    for _ in range(SHEETS):
        short = chance.random() < 0.4
        seats = chance.randint(2, 4)
        rules = complete_rules(RULES["board"], {"rounds": 1 if short else 3})
        points, found = [0] * seats, [0] * seats
        rounds = []
        for _ in range(rules["rounds"]):
            entries = []
            for seat in range(seats):
                steps = [chance.randint(0, board.LAST_STEP) for _ in suits]
                researcher = chance.choice([-1, *range(len(suits))])
                tiles, artifacts = 5 * chance.randint(0, 8), chance.randint(0, 4)
                points[seat] = board.settle(points[seat] + tiles, board.explorer_points(steps, researcher), "net")
                found[seat] += artifacts
                entries.append(
                    {
                        "steps": dict(zip(suits, steps, strict=True)),
                        "researcher": "" if researcher < 0 else suits[researcher],
                        "tiles": tiles,
                        "artifacts": artifacts,
                    }
                )
            rounds.append(entries)
        sheets.append({"game": "board", "names": [""] * seats, "rounds": rounds, "short": short})
        last = RoundEnd(starts=0, last=0, scores=tuple(points), totals=tuple(points), tally=tuple(found))
        wanted.append(RULES["board"].result(rules, [last]))
    assert [(each["totals"], each["leaders"]) for each in reckoned("board", sheets)] == wanted


def test_adapted_sheets_come_to_what_the_game_says() -> None:
    chance = random.Random(9)
    suits = RULES["adapted"].deck.suits
    sheets, wanted = [], []
    for _ in range(SHEETS):
        seats, length = chance.randint(2, 6), chance.randint(1, 4)
        counts = [
            [[chance.choice([0, 1, 2, 3, 5, 7, 8, 12, 26]) for _ in suits] for _ in range(seats)] for _ in range(length)
        ]
        rounds = [[dict(zip(suits, each, strict=True)) for each in entries] for entries in counts]
        sheets.append({"game": "adapted", "names": [""] * seats, "rounds": rounds})
        totals = [
            sum(stacks.score_all([[0] * n for n in entries[seat]]) for entries in counts) for seat in range(seats)
        ]
        wanted.append((totals, end("adapted", complete_rules(RULES["adapted"], {}), totals, [0] * seats)))
    assert [(each["totals"], each["leaders"]) for each in reckoned("adapted", sheets)] == wanted
