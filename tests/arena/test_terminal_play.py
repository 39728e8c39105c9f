"""`python -m lostcities play`: a person plays at the terminal, or looks on."""

import builtins
import io
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from arena.rogues import rogue
from arena.test_screen import Terminal
from engine.random_play import play_some

from lostcities import GAMES, Match, picture
from lostcities.__main__ import main
from lostcities.picture import Part
from lostcities.record import read
from lostcities.terminal.play import as_written
from lostcities.terminal.screen import PlainScreen

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person writes, line by line; then the input ends."""
    words: list[str] = []

    def answer(prompt: str) -> str:
        if not words:
            raise EOFError
        return words.pop(0)

    monkeypatch.setattr(builtins, "input", answer)
    return words


def play(*words: str) -> int:
    return main(["play", *words])


def test_a_turn_is_asked_for_played_and_answered(person: list[str], capsys: Capture) -> None:
    person += ["bx", "<", "quit"]
    assert play("card", "--against", "careful", "--seed", "3") == 0
    out = capsys.readouterr().out
    before, after = out.split("You placed bx.\n")
    assert "Your hand: y8 bx b4 wx w8 gx r2 r3\n" in before
    assert "You can play: y8 bx b4 wx w8 gx r2 r3 -y8 -bx -b4 -wx -w8 -gx -r2 -r3\n" in before
    assert after.startswith("You can play: <\nYou drew y3 from the deck.\ncareful ")
    assert "  bx (-40)  " in after
    assert "Your hand: y3 y8 b4 wx w8 gx r2 r3\n" in after


def test_what_is_not_understood_or_not_allowed_is_said_and_asked_again(person: list[str], capsys: Capture) -> None:
    person += ["hello", "<", "y8", "y8", ""]
    assert play("card", "--against", "wander", "--seed", "3") == 0
    out = capsys.readouterr().out
    assert '"hello" is no move of the card game; help says how moves are written.' in out
    assert "< is illegal: you must place a card before you draw one (rule 1.2)." in out
    assert "y8 is illegal: you have placed your card and must draw one now (rule 1.2)." in out


def test_a_placed_card_can_be_taken_back_until_one_is_drawn(person: list[str], capsys: Capture) -> None:
    person += ["undo", "bx", "undo", "-r2", "<", "undo"]
    assert play("card", "--against", "wander", "--seed", "3") == 0
    out = capsys.readouterr().out
    assert out.count("There is nothing to take back") == 2
    assert out.index("There is nothing to take back: you have played nothing yet.") < out.index("You placed bx.")
    assert out.index("You drew ") < out.index("There is nothing to take back: what is drawn is drawn.")
    assert out.index("You placed bx.") < out.index("You discarded r2.") < out.index("You drew ")
    last = out[out.rindex("Turn ") :]
    assert "bx" in last.split("Your hand: ")[1]


def test_capitals_make_no_difference(person: list[str], capsys: Capture) -> None:
    person += ["BX", "<", "Quit"]
    assert play("card", "--against", "careful", "--seed", "3") == 0
    assert "You placed bx.\n" in capsys.readouterr().out
    assert as_written("-HJ", GAMES["adapted"].deck) == "-hJ"
    assert as_written("C10", GAMES["adapted"].deck) == "c10"
    assert as_written("R5:A", GAMES["board"].deck) == "r5:a"
    assert as_written("<R", GAMES["card"].deck) == "<r"


def test_at_a_terminal_what_is_long_is_broken_between_words_and_a_hint_shows_how_far_it_has_come(
    person: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    person += ["help"]
    out, error = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setattr("lostcities.__main__.open_screen", PlainScreen)
    assert play("card", "--against", "wander", "--seed", "3") == 0
    lines = out.getvalue().splitlines()
    helped = lines[lines.index("A turn is a card, then a draw. Write a move: r5") :]
    assert helped[1] == "places a card, -r5 discards it, < draws from the"
    assert max(map(len, helped[:10])) <= 50
    person += ["hint"]
    assert play("board", "--against", "wander", "--seed", "3") == 0  # where the strongest still has to search
    shares = [int(share) for share in re.findall(r"\rthinking: +(\d+)%", error.getvalue())]
    assert len(shares) > 2
    assert shares == sorted(shares)
    assert error.getvalue().endswith("\r")


def test_what_is_written_can_be_edited_and_recalled() -> None:
    """On a terminal of its own: the up arrow brings back the refused line, and one letter is corrected."""
    outer, inner = pty.openpty()
    command = [sys.executable, "-m", "lostcities", "play", "card", "--against", "wander", "--seed", "3"]
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdin=inner, stdout=inner, stderr=inner) as process:
        os.close(inner)
        try:
            shown(outer, b"> ")
            os.write(outer, b"bz\n")
            assert b"help says how moves are written." in shown(outer, b"> ")
            os.write(outer, b"\x1b[A\x7fx\n")
            assert b"You placed bx" in shown(outer, b"> ")
            os.write(outer, b"quit\n")
            assert process.wait(timeout=60) == 0
        finally:
            process.kill()
            os.close(outer)


def shown(terminal: int, end: bytes) -> bytes:
    """What a terminal shows up to its next prompt."""
    found = b""
    while not found.endswith(end):
        assert select.select([terminal], [], [], 60)[0], found
        found += os.read(terminal, 1)
    return found


def test_a_hint_is_a_legal_move(person: list[str], capsys: Capture) -> None:
    person += ["hint", "help", "table"]
    assert play("board", "--against", "wander", "--seed", "5") == 0
    out = capsys.readouterr().out
    hint = out.split("A strong player would play ")[1].split(".\n")[0]
    assert hint in out.split("You can play: ")[1].split("\n")[0].split()
    assert "A turn is a card, then a draw." in out
    assert out.count("tiles left") == 2


def test_the_end_of_input_leaves_a_sound_record_that_can_be_gone_on_with(
    person: list[str], tmp_path: Path, capsys: Capture
) -> None:
    person += ["bx", "<"]
    assert play("card", "--against", "careful:3", "--seed", "3", "--save", str(tmp_path / "match.json")) == 0
    record = read((tmp_path / "match.json").read_bytes())
    assert [(seat.name, seat.mind) for seat in record.seats] == [("you", None), ("careful:3", "careful")]
    assert record.seed == "3"
    assert not record.match.over
    text = record.match.game.format_move
    assert ["bx", "<"] in [[text(move) for move in turn] for turn in record.match.rounds[0].turns]


def test_no_input_ends_the_match_like_its_end_and_what_is_no_text_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for given, complaints in ((None, 0), (io.TextIOWrapper(io.BytesIO(b"b\xff\n"), "utf-8"), 1)):
        monkeypatch.setattr(sys, "stdin", given)
        assert play("card", "--against", "wander", "--seed", "3") == 0
        assert capsys.readouterr().out.count("is no move of the card game") == complaints


def test_a_seed_that_no_record_can_hold_is_refused_before_the_match(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        play("card", "--against", "wander", "--watch", "--seed", "\udcff")
    assert caught.value.code == 2
    assert 'argument --seed: must be a text; it says "\\udcff"' in capsys.readouterr().err


def test_a_record_that_cannot_be_written_is_known_before_the_match(person: list[str], capsys: Capture) -> None:
    assert play("card", "--against", "wander", "--save", "/no/such/folder/match.json") == 2
    shown = capsys.readouterr()
    sentence = '"/no/such/folder/match.json" cannot be written: No such file or directory'
    assert shown.err == f"{sentence}; see python -m lostcities play --help\n"
    assert shown.out == ""


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_sees_a_match_to_its_end_and_no_hand(game: str, tmp_path: Path, capsys: Capture) -> None:
    save = tmp_path / "match.json"
    words = ["--watch", "--pause", "0", "--seed", "w", "--options", "rounds=1", "turn_limit=12", "--save", str(save)]
    assert play(game, "--against", "careful", "wander", *words) == 0
    out = capsys.readouterr().out
    assert "Your hand" not in out
    assert "You " not in out
    assert out.splitlines()[-1].startswith("The match is over: careful ")
    record = read(save.read_bytes())
    assert record.match.over
    assert [seat.mind for seat in record.seats] == ["careful", "wander"]
    assert f"Victory: {' and '.join(record.seats[seat].name for seat in record.match.result()[1])}." in out


def test_what_decides_between_equal_totals_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ["--watch", "--pause", "0", "--seed", "w", "--options", "rounds=1", "turn_limit=12"]
    monkeypatch.setattr(Match, "result", lambda match: ((7, 7), (1,)))
    assert play("board", "--against", "wander", "novice", *words) == 0
    assert capsys.readouterr().out.endswith("wander 7, novice 7. Victory: novice by more artifacts.\n")


def test_an_empty_text_is_a_seed_as_good_as_any(capsys: Capture) -> None:
    words = ["--watch", "--pause", "0", "--seed", "", "--options", "rounds=1", "turn_limit=4"]
    told = []
    for _ in range(2):
        assert play("card", "--against", "wander", *words) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_program_that_forfeits_ends_the_match_with_a_word(person: list[str], capsys: Capture) -> None:
    player = rogue("print('no')")
    assert play("card", "--against", player, "wander", "--watch", "--pause", "0", "--seed", "3") == 0
    assert (
        capsys.readouterr()
        .out.splitlines()[-1]
        .endswith('answered "no", which is not {"move": "..."}, and so forfeits the match.')
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--against", "wander"], 'no game is called "chess"'),
        (["card", "--against", "nobody"], 'no player of card is called "nobody"'),
        (["card", "--against", "wander", "bold"], "--against names 2 players; there is room for 1"),
        (["card", "--against", "wander", "--seats", "3"], "the game card has no 3 seats"),
        (["card", "--against", "exec:/no/such/program"], 'there is no command "/no/such/program" on this machine'),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(words: Sequence[str], sentence: str, capsys: Capture) -> None:
    assert play(*words) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.endswith("; see python -m lostcities play --help\n")
    assert (shown.out, shown.err.count("\n")) == ("", 1)


def plain(line: Sequence[Part]) -> str:
    return "".join(part if isinstance(part, str) else part[0] for part in line)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_sight_and_every_move_is_drawn(game: str) -> None:
    chance = Random(game)
    for number in range(10):
        match = Match.begin(GAMES[game], {}, chance.choice(GAMES[game].seats))
        match.deal_by_chance(str(number))
        play_some(match, chance, chance.randrange(120))
        state = match.rounds[-1].state
        view = match.game.view(match.game.sight(state, state.seat), {"discards": "all"})
        words = " ".join(plain(line) for line in picture.table(view, [f"N{seat}" for seat in range(match.seats)]))
        cards = [card for zone in view["zones"] for card in zone["cards"]]
        shown = words.replace(".", " ").split()
        assert sorted(cards) == sorted(word for word in shown if word in match.game.deck.index)
        moves = picture.moves(view)
        assert sorted(plain(moves).split()[3:]) == sorted(move["move"] for move in view["moves"])
        assert all(part[1] in part[0] for part in moves if isinstance(part, tuple))


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_has_a_sentence(game: str) -> None:
    chance = Random(f"told {game}")
    match = Match.begin(GAMES[game], {"rounds": 1}, 2)
    match.deal_by_chance("told")
    state = match.rounds[-1].state
    kinds = set()
    while match.in_round:
        before, move = state.copy(), chance.choice(state.legal())
        match.play(move)
        for event in match.game.tell(before, move, state):
            kinds.add(event["kind"])
            sentence = picture.said(event, "Ada")
            assert sentence.endswith(".")
            assert (sentence == "The round is over.") == (event["kind"] == "end")
    assert {"play", "discard", "draw", "take", "end"} <= kinds
