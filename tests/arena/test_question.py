"""What a program is told: all that its seat may know, and nothing that lies hidden."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.random_play import Scene, play_some

import lostcities.arena
from lostcities import GAMES, Match
from lostcities.errors import BadAnswer
from lostcities.question import move_of, question

PAGE = (Path(lostcities.arena.__file__).parent / "protocol.md").read_text("utf-8")


def scenes(game: str, count: int) -> list[Scene]:
    """Positions of random rounds in which somebody is to move, some in a later round."""
    chance = Random(f"questions of {game}")
    found: list[Scene] = []
    while len(found) < count:
        match = Match.begin(GAMES[game], {"turn_limit": 60}, chance.choice(GAMES[game].seats))
        play_some(match, chance, chance.randrange(400))
        if match.in_round:
            found.append(Scene(match, chance))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_the_same_whatever_lies_hidden(game: str) -> None:
    for scene in scenes(game, 40):
        state, seat = scene.state, scene.state.seat
        other = scene.game.redeal(state, seat, scene.chance)
        asked = [question(scene.game, scene.game.sight(each, seat), "s") for each in (state, other)]
        assert asked[0] == asked[1]


def as_json(end: dict[str, Any]) -> dict[str, Any]:
    """What JSON makes of the tuples in the end of a round."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in end.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_plain_json_with_every_legal_move(game: str) -> None:
    for scene in scenes(game, 10):
        asked = question(scene.game, scene.game.sight(scene.state, scene.state.seat), "s")
        assert json.loads(json.dumps(asked)) == asked | {"history": [as_json(end) for end in asked["history"]]}
        assert asked["legal"] == [scene.game.format_move(move) for move in scene.state.legal()]
        assert [move["move"] for move in asked["view"]["moves"]] == asked["legal"]
        piles = [zone for zone in asked["view"]["zones"] if zone["kind"] == "pile"]
        assert all(len(zone["cards"]) == zone["count"] for zone in piles)
        assert None not in asked["view"]["scores"]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_who_discarded_each_card_of_a_pile(game: str) -> None:
    for number in range(4):
        match = Match.begin(game, {"rounds": 1, "turn_limit": 60}, min(3, max(GAMES[game].seats)))
        match.deal_by_chance("discarders", 0)
        seats: dict[str, list[int]] = {}
        chance = Random(number)
        while not match.over:
            state = match.rounds[-1].state
            for seat in range(match.seats):
                asked = question(match.game, match.game.sight(state, seat), "s")
                assert asked["discarders"] == {suit: seats.get(suit, []) for suit in asked["view"]["suits"]}
            text = match.game.format_move(chance.choice(state.legal()))
            if text[0] == "-":
                seats.setdefault(text[1], []).append(state.seat)
            elif text[0] == "<" and len(text) > 1:
                seats[text[1]].pop()
            match.play(match.game.parse_move(text))


def test_the_page_names_every_key_of_a_question() -> None:
    scene = scenes("board", 1)[0]
    asked = question(scene.game, scene.game.sight(scene.state, scene.state.seat), "s")
    assert all(f"| `{key}` |" in PAGE for key in asked)
    assert all(f"`{key}`" in PAGE for key in asked["view"] if key not in {"game", "seat", "seats"})


def test_the_page_shows_the_example_player_as_it_is_and_it_is_short() -> None:
    example = Path(__file__).with_name("greedy.py").read_text("utf-8")
    assert f"```python\n{example}```\n" in PAGE
    assert len(example.splitlines()) <= 20


def test_a_byte_order_mark_before_an_answer_is_passed_over() -> None:
    assert move_of('\ufeff{"move": "r5"}') == "r5"
    with pytest.raises(BadAnswer):
        move_of('\ufeff\ufeff{"move": "r5"}')
