"""`python -m lostcities play GAME --against PLAYER`: a match in the terminal, to play or (`--watch`) to look on.

A person sits at seat 0 and writes moves as records do. An onlooker sees what an onlooker may: no hand.
"""

import re
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress

from lostcities import picture
from lostcities.arena.company import Company
from lostcities.arena.players import Player, parse_player
from lostcities.arena.program import Forfeit
from lostcities.cards import Deck
from lostcities.chance import fresh_seed
from lostcities.errors import BadOption, BadText, IllegalMove, printable, quote
from lostcities.games import find_game
from lostcities.match import Match
from lostcities.minds import LEVELS
from lostcities.question import SHOWN
from lostcities.record import Record, Seat, write
from lostcities.record.replay import decided_by
from lostcities.terminal.options import add_game, parse_options, proper_text, refuse_absent, seconds
from lostcities.terminal.screen import Screen

PERSON = "you"
MOST_TURNS = 400
"""Where a round without a person ends, so that none goes on for ever."""
HELP = (
    "A turn is a card, then a draw. Write a move: r5 places a card, -r5 discards it, < draws from the deck, <r takes "
    "the red pile's top.",
    "In the board game r5:a or r5:r begins a path with an adventurer or the researcher, >r moves on along a path, "
    ">. declines; (a on 5: +10) is an adventurer on step 5, worth 10.",
    "Or write: hint (what the strongest computer player would do), undo (until you draw), table (to see it again), "
    "help, quit.",
)
"""By paragraph."""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument(
        "--against",
        nargs="+",
        required=True,
        metavar="PLAYER",
        help="NAME, NAME:EFFORT or exec:COMMAND for the other seats; the last fills up",
    )
    parser.add_argument("--watch", action="store_true", help="look on: the players take all the seats")
    parser.add_argument("--pause", type=seconds, default=1.0, metavar="S", help="seconds between turns watched (1)")
    parser.add_argument("--seed", type=proper_text, help="any text; the same seed is the same deals (a fresh one)")
    parser.add_argument("--save", metavar="FILE", help="write the record of the match there when it ends or you quit")


def run(asked: Namespace, screen: Screen) -> int:
    """Play the match. Raises BadOption."""
    game = find_game(asked.game)
    options = parse_options(asked.options)
    match = Match.begin(game, ({"turn_limit": MOST_TURNS} | options) if asked.watch else options, asked.seats)
    others = asked.seats - (not asked.watch)
    if len(asked.against) > others:
        raise BadOption(f"--against names {len(asked.against)} players; there is room for {others}")
    texts = [*asked.against, *asked.against[-1:] * (others - len(asked.against))]
    players = [parse_player(text, game.name) for text in texts]
    refuse_absent(players)
    seed = fresh_seed() if asked.seed is None else asked.seed
    if asked.save is not None:
        _try(asked.save)
    # One more player than sits there: the one asked for hints.
    with Company([*players, parse_player(LEVELS[game.name][-1], game.name)], asked.move_time) as company:
        if not asked.watch:
            _open_line_editor()
        evening = Evening(match, players, company, seed, screen, None if asked.watch else 0, asked.pause)
        try:
            evening.play()
        finally:
            if asked.save is not None:
                _save(asked.save, evening)
    return 0


class Evening:
    """One match at the terminal, from the first deal to the last word."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        company: Company,
        seed: str,
        screen: Screen,
        person: int | None,
        pause: float,
    ) -> None:
        self.match = match
        self.seed = seed
        self.person = person
        self.minds = [player.mind for player in players]
        """[player] -> the name of its mind, "" for a program."""
        texts = [printable(player.text)[:40] for player in players]
        self.names = [
            f"{text} {texts[: number + 1].count(text)}" if texts.count(text) > 1 else text
            for number, text in enumerate(texts)
        ]
        if person is not None:
            self.names.insert(person, PERSON)
        self._company = company
        self._screen = screen
        self._pause = pause
        self._ply = 0
        self._before: Match | None = None
        """The match before the person's last half-moves, while they can be taken back."""
        self._drew = False
        """Whether the person has ended a turn of this round."""

    def player(self, seat: int) -> int | None:
        """The number of the player at a seat; None is the person."""
        if self.person is None:
            return seat
        return None if seat == self.person else seat - (seat > self.person)

    def play(self) -> None:
        """Play to the end, or until the person quits or a program forfeits."""
        while not self.match.over:
            self.match.deal_by_chance(self.seed)
            number, dealt = len(self.match.rounds), self.match.rounds[-1]
            self._drew = False
            self._screen.line()
            verb = "begin" if dealt.starts == self.person else "begins"
            self._screen.line(f"Round {number}. {self._called(dealt.starts)} {verb}.")
            while self.match.in_round:
                if not self._move():
                    return
            self._draw()
            self._screen.line(f"After round {number}: {self._standing(self.match.totals())}.")
        totals, winners = self.match.result()
        victors = " and ".join(self.names[seat] for seat in winners)
        how = f" by {why}" if (why := decided_by(self.match)) else ""
        self._screen.line(f"The match is over: {self._standing(totals)}. Victory: {victors}{how}.")

    def _called(self, seat: int) -> str:
        name = self.names[seat]
        return name.capitalize() if seat == self.person else name

    def _standing(self, totals: Sequence[int]) -> str:
        return ", ".join(f"{name} {total}" for name, total in zip(self.names, totals, strict=True))

    def _move(self) -> bool:
        """One half-move of whoever is to move; False if the match breaks off."""
        seat = self.match.rounds[-1].state.seat
        player = self.player(seat)
        if player is None:
            return self._ask()
        try:
            move = self._company.choose(player, self.match, self.seed, self._ply)
        except Forfeit as error:
            self._screen.line(f"{self.names[seat]} {error}, and so forfeits the match.")
            return False
        self._play(move)
        if self.person is None and self.match.in_round and self.match.rounds[-1].state.seat != seat:
            self._draw()
            time.sleep(self._pause)
        return True

    def _play(self, move: int) -> None:
        """Play a move and say what everybody saw, and to the person what card came from the deck."""
        game, state = self.match.game, self.match.rounds[-1].state
        before = state.copy()
        self.match.push(move)
        self._ply += 1
        for event in game.tell(before, move, state):
            if event["kind"] == "draw" and event["seat"] == self.person:
                event["card"] = picture.newest_card(self._view())
            self._screen.line(picture.said(event, self._called(event["seat"])))

    def _draw(self) -> None:
        self._screen.line()
        for line in picture.table(self._view(), self.names):
            self._screen.line(*line)

    def _view(self) -> dict[str, object]:
        game, state = self.match.game, self.match.rounds[-1].state
        return game.view(game.sight(state, self.person), SHOWN)

    def _ask(self) -> bool:
        """Ask the person until a half-move is played; False to quit."""
        if self._before is None:
            self._draw()
        self._screen.paragraph(*picture.moves(self._view()))
        while True:
            word = _read("> ")
            match word and word.lower():
                case None | "quit" | "q":
                    return False
                case "undo":
                    if self._undo():
                        return True
                case "hint":
                    self._hint()
                case "table":
                    self._draw()
                case "help" | "?":
                    for sentence in HELP:
                        self._screen.paragraph(sentence)
                case _:
                    if word and self._person_plays(word):
                        return True

    def _hint(self) -> None:
        with self._screen.thinking("thinking") as tell:
            advice = self._company.choose(len(self.minds), self.match, self.seed, self._ply, tell)
        self._screen.line(f"A strong player would play {self.match.game.format_move(advice)}.")

    def _person_plays(self, text: str) -> bool:
        try:
            move = self.match.parse(as_written(text, self.match.game.deck))
        except IllegalMove as error:
            self._screen.line(f"{error} (rule {error.reason.rule}).")
            return False
        except BadText as error:
            self._screen.line(f"{error}; help says how moves are written.")
            return False
        earlier = self._before or self.match.copy()
        self._play(move)
        going_on = self.match.in_round and self.match.rounds[-1].state.seat == self.person
        self._before = earlier if going_on else None
        self._drew |= not going_on
        return True

    def _undo(self) -> bool:
        """Take back this turn's half-moves; nothing hidden was seen, since the draw ends a turn."""
        if self._before is None:
            drawn = "There is nothing to take back: what is drawn is drawn."
            self._screen.line(drawn if self._drew else "There is nothing to take back: you have played nothing yet.")
            return False
        self._ply -= len(self.match.rounds[-1].turns[-1])
        self.match, self._before = self._before, None
        return True


def as_written(text: str, deck: Deck) -> str:
    """A move as records write it, however it was capitalised: `Y2` is `y2`, `-HJ` is `-hJ`."""
    names = {name.lower(): name for name in deck.names}
    return re.sub(r"\w+", lambda found: names.get(found[0].lower(), found[0].lower()), text)


def _open_line_editor() -> None:
    """Let arrow keys edit and recall what is written, where this Python can."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(True)


def _read(prompt: str) -> str | None:
    """What the person writes, None at the end of the input; a mark for what the terminal's encoding lacks."""
    if sys.stdin is None:  # the shell's <&-
        return None
    try:
        return input(prompt).strip()
    except EOFError:
        return None
    except UnicodeDecodeError:
        return "\ufffd"


def _try(name: str) -> None:
    """Make sure before the match, not after it, that the file can be written. Raises BadOption."""
    try:
        open(name, "a", encoding="utf-8").close()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption(f"{quote(name)} cannot be written: {printable(reason)}") from None


def _save(name: str, evening: Evening) -> None:
    """Write the record. Raises OSError."""
    seats = []
    for seat in range(evening.match.seats):
        player = evening.player(seat)
        mind = None if player is None else evening.minds[player] or "program"
        seats.append(Seat(evening.names[seat], mind))
    with open(name, "w", encoding="utf-8") as file:
        file.write(write(Record(evening.match, seats, dict(evening.match.rules), evening.seed)))
