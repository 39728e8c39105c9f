"""A fourth game by its folder and its line alone: set up, played, advised on, kept, replayed and measured."""

import json
from pathlib import Path
from typing import Any

import pytest

SEATS = [{"name": "Nora"}, {"name": "Searcher", "mind": "searcher"}]


def begun(table: Any, **more: Any) -> dict[str, Any]:
    reply: dict[str, Any] = table("new", game="toy", options={}, seats=SEATS, seed="toy", starts=0, **more)
    return reply


def played(table: Any) -> dict[str, Any]:
    """A round to its end: the person plays the first legal move, the computer player thinks."""
    told = begun(table)["table"]
    for _ in range(2000):
        if told["waiting"] == "person":
            told = table("play", ply=told["ply"], move=told["view"]["moves"][0]["move"])["table"]
        elif told["waiting"] == "mind":
            reply = table("think", ply=told["ply"])
            told = reply.get("table", told)
        else:
            return told
    raise AssertionError("the round does not end")


def test_hello_tells_of_it_with_the_players_of_every_game(table: Any) -> None:
    games = {game["name"]: game for game in table("hello")["about"]["games"]}
    assert [mind["name"] for mind in games["toy"]["minds"]] == ["wander", "searcher"]
    assert games["toy"]["suits"] == "mn"
    assert len(games["card"]["minds"]) == 5


def test_a_round_is_played_against_the_searcher_and_ends_on_a_sheet(table: Any) -> None:
    told = played(table)
    assert told["waiting"] == "match"
    assert len(told["sheet"]["rounds"][0]["seats"][0]["columns"]) == 2
    assert told["result"]["totals"] == told["sheet"]["totals"]


def test_a_hint_says_what_it_would_bring_and_what_comes_next(table: Any) -> None:
    ply = begun(table)["table"]["ply"]
    reply = table("hint", ply=ply)
    while "hint" not in reply:
        reply = table("hint", ply=ply)
    legal = [move["move"] for move in table("look")["table"]["view"]["moves"]]
    assert reply["hint"]["move"] in legal
    assert reply["hint"]["next"]["move"] in set(legal) - {reply["hint"]["move"]}
    assert reply["hint"]["next"]["behind"] >= 0
    assert {reason["key"] for reason in reply["hint"]["reasons"]} == {"hint-points"}


def test_a_row_is_told_what_it_is_worth_and_a_refusal_has_its_reason(table: Any) -> None:
    told = begun(table)["table"]
    assert table("worth", zone="row:0:m")["worth"]["points"] == 0
    card = told["view"]["zones"][0]["cards"][0]
    assert table("why", card=card, to="hand:0")["reason"]["key"] == "reason-toy-not-now"


def test_a_guided_beginner_is_told_what_holds_for_every_game(table: Any) -> None:
    ply = begun(table)["table"]["ply"]
    assert table("guide", ply=ply, seen=[])["guide"] is None


def test_an_unknown_player_has_a_stand_in(table: Any) -> None:
    begun(table)
    kept = json.loads(table("save")["save"]["record"])
    kept["seats"][1]["mind"] = "somebody"
    reply = table("open", record=json.dumps(kept), match="kept")
    assert reply["table"]["seats"][1]["mind"] == "somebody"
    told = table("play", ply=0, move=reply["table"]["view"]["moves"][0]["move"])["table"]
    told = table("play", ply=told["ply"], move="<")["table"]
    assert told["waiting"] == "mind"
    assert table("hurry", ply=told["ply"])["table"]["ply"] > told["ply"]


def test_its_record_is_verified_replayed_and_reviewed(table: Any, run: Any, tmp_path: Path) -> None:
    played(table)
    file = tmp_path / "toy.json"
    file.write_text(table("save")["save"]["record"], "utf-8")
    assert "sound" in run("-m", "lostcities", "verify", str(file)).stdout
    lines = run("-m", "lostcities", "replay", str(file)).stdout.splitlines()
    assert json.loads(lines[0])["legal"]
    assert "toy" in run("-m", "lostcities", "replay", "--text", str(file)).stdout
    line = table("line")["line"]
    assert line.startswith("lc1;toy;")
    reviewed = run("-m", "lostcities", "review", "--json", str(file)).stdout
    for account in json.loads(reviewed)["accounts"]:
        told = (account[part] or 0 for part in ("deal", "draws", "others", "rest"))
        assert account["result"] == sum(told) - (account["own"] or 0)


def test_its_position_is_taken_up_from_its_line(table: Any) -> None:
    begun(table)
    line = table("line")["line"]
    assert table("position", position=line)["table"]["game"] == "toy"


def test_its_players_meet_in_the_arena(run: Any) -> None:
    told = run("-m", "lostcities", "arena", "toy", "searcher:4", "wander", "--deals", "2", "--json").stdout
    assert "searcher:4" in told
    unknown = run("-m", "lostcities", "arena", "toy", "careful", "wander", code=2)
    assert 'no player of toy is called "careful"; there are wander, searcher' in unknown.stderr


@pytest.mark.parametrize("words", ["hint\ntable\nquit\n", "help\nm1\nundo\nquit\n"])
def test_it_is_played_in_the_terminal(run: Any, words: str) -> None:
    told = run("-m", "lostcities", "play", "toy", "--against", "searcher:4", "--seed", "toy", said=words).stdout
    assert "m" in told
    assert "Your hand" in told


def test_two_of_its_players_are_looked_on_at_in_the_terminal(run: Any) -> None:
    arguments = ("play", "toy", "--against", "wander", "--watch", "--pause", "0", "--seed", "toy")
    assert "The match is over" in run("-m", "lostcities", *arguments).stdout


LEARNER = """
from lostcities.env.aec import LostCitiesEnv
table = LostCitiesEnv("toy", options={"rounds": 1})
table.reset(seed=7)
space = table.observation_space("seat_0")
columns = table.layout.part("columns")
laid = 0
for agent in table.agent_iter():
    seen, _, over, _, info = table.last()
    assert seen in space
    laid = max(laid, int(seen["observation"][columns.at : columns.at + columns.size].sum()))
    table.step(None if over else info["legal"][0])
print(laid)
"""


def test_a_learner_plays_it_and_sees_the_cards_in_its_rows(run: Any) -> None:
    assert int(run("-c", LEARNER).stdout) > 2
    assert "toy" in run("-m", "lostcities.env", "--help").stdout
    assert "`columns`" in run("-m", "lostcities.env", "toy").stdout
