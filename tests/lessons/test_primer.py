"""The first lessons: each script is played to its end in every way that it allows, and every idea comes once."""

import json
import re
from typing import Any

import pytest
from bridge.asking import NILS, Page, Refused
from lessons.first_lesson import YOU, begun, follow
from words.language_files import LANGUAGES, messages

from lostcities.games import GAMES
from lostcities.lessons.primer import Following, primer_of, taught_turns
from lostcities.match import Match
from lostcities.record import read

IDEAS = {
    "card": [
        "1-first", "2-cost", "3-wager", "4-doubled", "5-discard", "taken", "top", "8-counts", "11-late", "14-gain",
        "15-eighth",
    ],
    "board": [
        "1-first", "2-cost", "3-researcher", "5-equal", "6-artifact", "top", "9-arrow", "10-move", "11-points",
        "13-bridge", "15-end",
    ],
    "adapted": [
        "1-first", "2-cost", "3-equal", "4-count", "5-discard", "taken", "top", "9-pays", "11-seventh", "13-third",
    ],
}  # fmt: skip
"""What each lesson is to bring up, in this order: the ends of its keys."""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_brings_every_idea_once_and_ends_on_its_score_sheet(game: str) -> None:
    page = begun(game)
    said = [table["primer"]["say"]["key"] for table in follow(page)]
    ends = [re.sub(r"^guide-(card-|board-|adapted-)?", "", key) for key in said]
    assert [end for end in ends if end in IDEAS[game]] == IDEAS[game]
    table = page.look()
    assert table["waiting"] == "round"
    rows = [row["say"]["key"] for row in table["primer"]["rows"]]
    assert rows[0] == f"guide-row-{game}"
    assert rows[-2] in ("guide-row-together", "guide-row-yours")
    assert rows[-1] == "guide-row-free"
    assert 12 <= len(said) <= 18


@pytest.mark.parametrize("game", GAMES)
def test_its_last_line_says_what_the_sheet_adds_up_to(game: str) -> None:
    page = begun(game)
    list(follow(page))
    table = page.look()
    values = {row["say"]["key"]: row["say"]["values"] for row in table["primer"]["rows"]}
    scores = table["sheet"]["rounds"][0]["scores"]
    both = values.get("guide-row-together") or values["guide-row-yours"]
    assert [both["points"], both.get("theirs")] == scores  # what lies face down is not told
    columns = [row["say"]["values"]["points"] for row in table["primer"]["rows"] if row["suit"]]
    tiles = values.get("guide-row-tiles", {"points": 0})["points"]
    assert sum(columns) + tiles == scores[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_that_a_lesson_allows_comes_to_its_end(game: str) -> None:
    primer = primer_of(game)
    assert primer is not None
    ways = 0

    def walk(match: Match, at: Following) -> None:
        nonlocal ways
        while match.in_round:
            state = match.rounds[-1].state
            scene = at.scene
            if scene is not None and scene.expect:
                legal = set(match.legal())
                open_ways = [move for move in (*scene.expect, *scene.allow) if move in legal]
                assert open_ways, scene
                for move in sorted(legal - set(open_ways)):
                    assert scene.answer(move), f"{scene.say.key}: {move} finds no answer"
                for move in open_ways[1:]:
                    other, on = match.copy(), at.after(move)
                    other.play(move)
                    assert on is not None
                    walk(other, on)
                move = open_ways[0]
            else:
                due = at if at.due else at.after(next(m for m in match.legal() if at.after(m)))
                move = match.text(at.next_move(state)) if at.due else _first(match, at)  # type: ignore[arg-type]
                assert due is not None
            now = at.after(move)
            assert now is not None
            match.play(move)
            at = now
        ways += 1

    match = Match.begin(game)
    match.deal_round(primer.deal, primer.tiles, 0)
    walk(match, Following(primer))
    assert ways >= 2


def _first(match: Match, at: Following) -> str:
    return next(move for move in match.legal() if at.after(move) is not None)


@pytest.mark.parametrize("game", GAMES)
def test_another_move_is_answered_and_asked_for_again(game: str) -> None:
    page = begun(game)
    for table in follow(page):
        scene = primer_of(game).scenes[table["primer"]["step"]]  # type: ignore[union-attr]
        for move in [move["move"] for move in table["view"]["moves"]]:
            if scene.expect and move not in (*scene.expect, *scene.allow):
                with pytest.raises(Refused) as refused:
                    page.play(move)
                assert refused.value.code == "wrong"
                assert messages("en")[refused.value.key].variables <= refused.value.values.keys()
        assert page.look() == table


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_points_at_is_there(game: str) -> None:
    page = begun(game)
    for table in follow(page):
        view = table["view"]
        there = {zone["id"] for zone in view["zones"]} | {f"card:{card}" for card in view["zones"][0]["cards"]}
        there |= {f"step:{path['suit']}:{step}" for path in view["facts"].get("paths", ()) for step in range(1, 10)}
        assert set(table["primer"]["at"]) <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_with_the_values_it_brings(language: str) -> None:
    known = messages(language)
    wanted = set()
    for game in GAMES:
        primer = primer_of(game)
        assert primer is not None
        for scene in primer.scenes:
            of_move = {"card", "suit", "points"}
            for said, more in [
                (scene.say, set()),
                *((each, set()) for each in scene.allow.values()),
                *((each, of_move) for each in scene.answers.values()),
            ]:
                wanted.add(said.key)
                values = said.values.keys() | more | {"kind"}  # the table knows its game
                assert known[said.key].variables <= values, said
    rows = {f"guide-row-{game}" for game in GAMES} | {
        f"guide-row-{name}" for name in ("tiles", "together", "yours", "free")
    }
    written = {name for name, message in known.items() if message.file == "primer"}
    own = {"guide-progress", "guide-row", "guide-row-next", "guide-lesson-stop", "guide-read-first"}
    assert written - wanted - rows - own == {"status-practice-set", "error-no-primer"}


def test_a_poor_move_that_is_allowed_is_told_with_what_it_has_cost() -> None:
    page = begun("card")
    said = {}
    for table in follow(page, lambda scene: (*scene.allow, *scene.expect)):
        if table["primer"]["said"]:
            said[table["primer"]["said"]["key"]] = table["primer"]["said"]["values"]
    assert said == {"guide-card-gift": {"card": "g8", "other": "w6", "lost": 2}}
    rows = page.look()["primer"]["rows"]
    assert rows[0]["say"] == {"key": "guide-card-ended", "values": {"card": "b10", "lost": 40}}
    assert page.look()["sheet"]["rounds"][0]["scores"][0] == 76 - 40


def test_a_poor_move_can_be_taken_back_and_what_was_read_comes_again() -> None:
    page = begun("card")
    for table in follow(page):
        if table["primer"]["step"] == 4:
            page.play("-g8")
            assert page.look()["primer"]["said"]
            page.ask("undo", ply=page.look()["ply"])
            assert page.look()["primer"] == table["primer"]
        if table["primer"]["step"] == 11:
            before = page.ask("undo", ply=table["ply"])
            assert before["primer"]["step"] == 9
            break


def test_a_lesson_is_kept_as_a_sound_record_and_taken_up_where_it_was() -> None:
    page = begun("adapted")
    for number, _ in enumerate(follow(page)):
        if number == 6:
            break
    kept = page.ask("save")
    assert read(kept["record"]).x == {"lostcities": {"practice": True, "primer": True, **_own(kept)}}
    before = page.look()
    other = Page()
    after = other.ask("open", record=kept["record"], match=kept["id"])
    assert after["primer"] == {**before["primer"]}
    assert after["practice"]
    assert after["setDeal"]


def _own(kept: dict[str, Any]) -> dict[str, Any]:
    """What the table remembers besides: how far moves are sealed, and where further deals come from."""
    own = json.loads(kept["record"])["x"]["lostcities"]
    return {name: own[name] for name in ("sealed", "seed")}


def test_after_the_lesson_the_match_goes_on_freely() -> None:
    page = begun("card")
    list(follow(page))
    table = page.ask("next")
    assert "primer" not in table
    assert (table["round"], table["practice"], table["setDeal"]) == (1, True, True)
    while (table := page.wait())["waiting"] == "person":
        tip = page.ask("guide", ply=table["ply"], seen=[])
        assert tip is None or tip["key"] not in primer_of("card").covers  # type: ignore[union-attr]
        page.play(table["view"]["moves"][0]["move"])
    read(page.ask("save")["record"])


@pytest.mark.parametrize("game", GAMES)
def test_the_script_can_be_left_at_any_scene(game: str) -> None:
    page = begun(game)
    next(follow(page))
    assert "primer" not in page.ask("leave")
    with pytest.raises(Refused) as refused:
        page.ask("on", ply=0)
    assert refused.value.key == "error-no-primer"
    assert page.play(page.look()["view"]["moves"][0]["move"])["ply"] == 1


def test_a_hint_in_a_lesson_is_the_move_that_it_asks_for() -> None:
    page = begun("board")
    for table in follow(page):
        if table["primer"]["reads"]:
            with pytest.raises(Refused) as refused:
                page.ask("hint", ply=table["ply"])
            assert refused.value.key == "error-no-hint"
            break
        scene = primer_of("board").scenes[table["primer"]["step"]]  # type: ignore[union-attr]
        assert page.ask("hint", ply=table["ply"])["move"] in scene.expect


def test_a_lesson_is_for_one_person_and_one_computer_player_in_a_game_that_has_one() -> None:
    for seats in ([YOU, YOU], [NILS, YOU], [YOU, NILS, NILS]):
        with pytest.raises(Refused) as refused:
            Page().ask("new", game="board", options={}, seats=seats, primer=True)
        assert refused.value.code == "option"


@pytest.mark.parametrize("game", GAMES)
def test_a_review_leaves_out_what_the_lesson_chose_and_weighs_what_was_played_freely(game: str) -> None:
    page = begun(game)
    list(follow(page))
    page.ask("next")
    for _ in range(8):
        page.play(page.wait()["view"]["moves"][0]["move"])
    page.wait()
    page.ask("concede", seat=0)
    kept = page.ask("save")
    match = read(kept["record"]).match
    reviewing = page.ask("review", record=kept["record"], match=kept["id"])
    assert reviewing["match"]["taught"] == len(taught_turns(match)) == len(match.rounds[0].turns)
    assert 3 <= reviewing["turns"] < len(match.rounds[1].turns) + 1
    while not reviewing["over"]:
        told, reviewing = reviewing["review"], page.ask("weigh")
        told = reviewing["review"] or told
    assert all(turn["weighed"] is None for turn in told["rounds"][0]["turns"])
    assert sum(turn["weighed"] is not None for turn in told["rounds"][1]["turns"]) == reviewing["turns"]
    assert all(each["round"] == 1 for each in reviewing["exercises"])
    review = {"key": reviewing["key"], "review": told, "exercises": reviewing["exercises"]}
    assert page.ask("held", record=kept["record"], review=review) is True


def test_turns_are_a_lesson_s_up_to_the_first_that_left_it() -> None:
    page = begun("card")
    for number, _ in enumerate(follow(page)):
        if number == 4:
            break
    followed = taught_turns(read(page.ask("save")["record"]).match)
    page.ask("leave")
    scene = primer_of("card").scenes[page.look()["ply"] // 2]  # type: ignore[union-attr]
    others = {move["move"] for move in page.look()["view"]["moves"]} - {*scene.expect, *scene.allow}
    page.play(min(others), "<")
    match = read(page.ask("save")["record"]).match
    assert followed == taught_turns(match) == {(0, turn) for turn in range(4)}
    assert taught_turns(match.begin("card")) == frozenset()
