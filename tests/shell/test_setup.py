"""How a match is set up, as data: what is remembered, what is offered, and the message that begins the match."""

import json
from typing import Any

import pytest
from shell.in_node import ROOT, run

from lostcities.messages import about

ABOUT = about()
WORDS = (
    "const said = { 'name-you': 'You', 'mind-careful': 'Tilda', 'mind-novice': 'Nils', 'name-further-2': 'Max' };"
    "const words = { number: String, knows: (key) => key in said, say: (key, values) => "
    "key === 'name-seat' ? `Player ${values.seat}` : said[key] };"
)


def request(kept: dict[str, Any] | None) -> dict[str, Any]:
    """The message that a remembered set-up would begin."""
    body = f"{WORDS} return setup.request(setup.complete(given.kept, given.about), words);"
    message: dict[str, Any] = run(body, kept=kept, about=ABOUT)
    return message


def game(name: str, **sitting: Any) -> dict[str, Any]:
    return {"game": name, "games": {name: {"seats": [], "starts": None, "options": {}, **sitting}}}


PERSON: dict[str, str] = {"mind": "", "name": ""}
TILDA = {"mind": "careful", "name": ""}


def test_a_newcomer_plays_the_card_game_against_one_computer_player() -> None:
    message = request(None)
    assert (message["do"], message["game"], message["starts"], message["options"]) == ("new", "card", None, {})
    assert [bool(seat.get("mind")) for seat in message["seats"]] == [False, True]
    assert message["seats"][0] == {"name": "You"}


def test_the_last_set_up_is_remembered() -> None:
    seats = [{"mind": "", "name": "Nora"}, {"mind": "", "name": "Anna"}]
    message = request(game("card", seats=seats, starts=1, options={"expeditions": 6}))
    assert message["seats"] == [{"name": "Nora"}, {"name": "Anna"}]
    assert (message["starts"], message["options"]) == (1, {"expeditions": 6})


def test_who_is_no_level_any_more_gives_up_its_seat_alone() -> None:
    seats = [{"mind": "", "name": "Nora"}, {"mind": "reference", "name": "Greta"}]
    message = request(game("card", seats=seats, starts=1, options={"expeditions": 6}))
    assert message["seats"] == [{"name": "Nora"}, {"name": "Tilda", "mind": "careful"}]
    assert (message["starts"], message["options"]) == (1, {"expeditions": 6})


def test_people_without_a_name_are_called_by_their_seat_when_there_are_several() -> None:
    assert [seat["name"] for seat in request(game("card", seats=[PERSON, PERSON]))["seats"]] == ["Player 1", "Player 2"]


def test_no_two_are_called_the_same() -> None:
    """The second of a kind has a name of its own or, where none is left, a number."""

    def names(*seats: dict[str, str]) -> list[str]:
        return [seat["name"] for seat in request(game("board", seats=list(seats)))["seats"]]

    assert names(PERSON, TILDA, TILDA, {"mind": "novice", "name": ""}) == ["You", "Tilda", "Max", "Nils"]
    assert names(PERSON, TILDA, TILDA, TILDA) == ["You", "Tilda", "Max", "Tilda 4"]
    assert names({"mind": "", "name": "Max"}, TILDA, TILDA) == ["Max", "Tilda", "Tilda 3"]
    assert names({"mind": "", "name": "Tilda"}, TILDA) == ["Tilda", "Tilda 2"]
    ada, second = {"mind": "", "name": "Ada"}, {"mind": "", "name": "Ada 2"}
    assert names(ada, ada, ada) == ["Ada", "Ada 2", "Ada 3"]
    assert names(ada, ada, second) == ["Ada", "Ada 3", "Ada 2"]
    long = {"mind": "", "name": "Wilhelmina" * 6}  # as long as a record takes it
    assert names(long, long) == [long["name"], long["name"][:58] + " 2"]


@pytest.mark.parametrize(
    "kept",
    [
        game("chess", seats=[PERSON, PERSON]),
        game("card", seats=[PERSON, PERSON, PERSON]),
        game("card", seats=[PERSON, {"mind": "oracle", "name": ""}]),
        {"game": 7, "games": "none"},
    ],
    ids=["a game there is not", "too many seats", "a mind there is not", "nonsense"],
)
def test_what_is_no_longer_offered_is_as_for_a_newcomer(kept: dict[str, Any]) -> None:
    assert request(kept) == request(None)


def test_an_option_that_is_not_offered_is_left_at_its_default() -> None:
    kept = game("card", seats=[PERSON, TILDA], options={"expeditions": 9, "rounds": 1, "unheard": True}, starts=5)
    message = request(kept)
    assert (message["options"], message["starts"]) == ({"rounds": 1}, None)


def test_an_option_set_back_to_its_default_is_left_out() -> None:
    body = """const option = given.about.games[0].options.find((each) => each.name === "rounds");
      const sitting = { seats: [], starts: null, options: { rounds: 5, expeditions: 6 } };
      return setup.setOption(sitting, option, 3);"""
    assert run(body, about=ABOUT) == {"expeditions": 6}


def test_at_more_seats_those_sit_down_who_are_there_least_and_fewer_forget_who_begins() -> None:
    body = """const sitting = { seats: given.seats, starts: 3, options: {} };
      const [more, fewer] = [4, 2].map((count) => setup.withSeats(sitting, count, ["novice", "careful"]));
      return [more.seats.map((seat) => seat.mind), fewer.starts];"""
    assert run(body, seats=[PERSON, TILDA, PERSON]) == [["", "careful", "", "novice"], None]


def test_choosing_company_keeps_the_person_at_the_first_seat() -> None:
    body = """const sitting = { seats: given.seats, starts: null, options: {} };
      return setup.withCompany(sitting, "novice").seats;"""
    seats = run(body, seats=[{"mind": "", "name": "Nora"}, PERSON, TILDA])
    assert seats == [{"mind": "", "name": "Nora"}, {"mind": "novice", "name": ""}, {"mind": "novice", "name": ""}]


def test_one_s_own_player_goes_by_its_file_and_its_seat_falls_to_another_when_the_file_is_gone() -> None:
    own = {"mind": "own:greedy.py", "name": ""}
    body = f"{WORDS} const made = setup.complete(null, given.about);"
    body += "made.games.card.seats[1] = given.own; return setup.request(made, words).seats[1];"
    assert run(body, own=own, about=ABOUT) == {"name": "greedy", "mind": "own:greedy.py"}
    again = request(game("card", seats=[{"mind": "", "name": "Nora"}, own]))
    assert again["seats"][0]["name"] == "Nora"
    assert not again["seats"][1]["mind"].startswith("own:")


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("my-best-v1.py", "my-best-v1"),
        ("mine-1.0-py3-none-any.whl", "mine"),
        ("a_long_name_that_was_cut.whl", "a_long_name_that_was_cut"),
        (".py", "Player 2"),
    ],
)
def test_one_s_own_player_is_called_as_its_file_is_and_a_wheel_without_its_version(file: str, name: str) -> None:
    body = f"{WORDS} return setup.namesOf({{ seats: given.seats }}, words)[1];"
    assert run(body, seats=[PERSON, {"mind": f"own:{file}", "name": ""}]) == name


@pytest.mark.parametrize("name", ["card", "board", "adapted"])
def test_a_guided_match_is_begun_by_the_person_against_the_easiest_by_the_rules_as_they_are(name: str) -> None:
    body = f"{WORDS} const made = setup.complete(null, given.about);"
    body += "return setup.request(setup.guidedSetup(made, given.about, given.name), words);"
    message = run(body, about=ABOUT, name=name)
    assert (message["game"], message["starts"], message["options"]) == (name, 0, {})
    easiest = next(each["minds"][0]["name"] for each in ABOUT["games"] if each["name"] == name)
    assert [seat.get("mind", "") for seat in message["seats"]] == ["", easiest]


def test_what_steers_writing_is_taken_from_a_text_and_what_joins_it_is_not() -> None:
    plain = f"const {{ plain }} = await import({json.dumps((ROOT / 'web/js/common/plain.js').as_uri())});"
    kept = "بی\u200cخبر\u00a0👩\u200d🚀.py"
    steered = "\u202e" + kept + "\u2067\u200f\u061c\n\u0000\u2028\u2069"
    assert run(f"{plain} return plain(given.text)", text=steered) == kept
