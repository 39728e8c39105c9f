"""A primer: a first lesson at the table. A match whose first round has a set deal and is played along a script, with
something said at each of its scenes (primer.md).

Unlike a lesson (lesson.py) it is a match: what is played is played, its record is sound, and after its first round it
goes on freely. Where in the script a round stands follows from the moves made, and from nothing else.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pkgutil import get_data
from typing import Any

from lostcities.cards import Deck
from lostcities.game import Game, Move, State, complete_rules
from lostcities.games import GAMES
from lostcities.match import Match

ANY = "*"
"""At the end of a pattern of answers: whatever follows."""
OR = "|"
"""Between alternative moves: the first legal one is made."""
Value = str | int


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the language files and what fills it; a value "=ZONE" stands for what that column is worth now."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is said at one point of the script, what it points at, and the move that it asks for."""

    say: Said
    at: tuple[str, ...] = ()
    """Zones by their ids, cards of the hand as "card:y3"."""
    expect: tuple[str, ...] = ()
    """The moves asked for. Empty: the script goes on once the scene has been read."""
    allow: Mapping[str, Said] = field(default_factory=dict)
    """Poorer moves that the script can go on from, and what they cost."""
    answers: Mapping[str, Said] = field(default_factory=dict)
    """By move, or by how a move begins and `*`: why it is not played now."""
    then: tuple[str, ...] = ()
    """The half-moves that follow by themselves."""

    def answer(self, move: str) -> Said | None:
        """What is said to a move that is neither asked for nor allowed: the longest pattern that fits."""
        fits = [each for each in self.answers if each == move or (each[-1] == ANY and move.startswith(each[:-1]))]
        return self.answers[max(fits, key=len)] if fits else None


@dataclass(frozen=True, slots=True)
class Primer:
    """The first lesson of a game."""

    game: Game
    deal: tuple[int, ...]
    tiles: tuple[int, ...]
    scenes: tuple[Scene, ...]
    covers: tuple[str, ...]
    """What the voice of a guided match (table/taught/guide.py) no longer needs to say afterwards."""


@dataclass(frozen=True, slots=True)
class Following:
    """How far a round has come in a script."""

    primer: Primer
    at: int = 0
    """The scene that comes once nothing is due."""
    due: tuple[str, ...] = ()
    """Half-moves still to be made by themselves."""
    choices: tuple[int, ...] = ()
    """The numbers of the half-moves that the learner chose."""
    played: int = 0
    said: Said | None = None
    """What the learner's last move has cost, if it was a poor one."""

    def begin(self) -> "Following":
        """The same script from its first scene."""
        return Following(self.primer)

    @property
    def scene(self) -> Scene | None:
        """The current scene; None while moves are due and at the end."""
        return None if self.due or self.at == len(self.primer.scenes) else self.primer.scenes[self.at]

    def after(self, move: str) -> "Following | None":
        """How far the round is after that move; None if the script does not have the move."""
        if self.due:
            fits = move in self.due[0].split(OR)
            return replace(self, due=self.due[1:], played=self.played + 1) if fits else None
        scene = self.scene
        if scene is None:
            return None
        on = replace(self, at=self.at + 1, due=scene.then)
        if not scene.expect:
            return replace(on, said=None).after(move)
        if move not in scene.expect and move not in scene.allow:
            return None
        choices = (*self.choices, self.played)
        return replace(on, choices=choices, played=self.played + 1, said=scene.allow.get(move))

    def next_move(self, state: State) -> Move | None:
        """The half-move that is due, None if none is; the script ensures that one of its texts is legal."""
        return _first_legal(self.primer.game, state, self.due[0].split(OR)) if self.due else None

    def asked(self, state: State) -> Move | None:
        """The move that the scene asks for, None if it asks for none."""
        return None if self.scene is None else _first_legal(self.primer.game, state, self.scene.expect)


def _first_legal(game: Game, state: State, texts: Sequence[str]) -> Move | None:
    legal = {game.format_move(move): move for move in state.legal()}
    return next((legal[text] for text in texts if text in legal), None)


@cache
def primer_of(game: str) -> Primer | None:
    """The first lesson of a game, None for a game without one."""
    try:
        stored = get_data("lostcities.lessons", f"first/primer-{game}.json")
    except OSError:
        return None
    return None if stored is None else _primer(GAMES[game], json.loads(stored))


def begun_with(match: Match) -> Primer | None:
    """The first lesson that a match began with: that lesson's deal for two, the learner first. None for any other
    match."""
    primer = primer_of(match.game.name)
    first = match.rounds[0] if match.rounds and match.seats == 2 else None
    if primer is None or first is None or (first.deal, first.tiles, first.starts) != (primer.deal, primer.tiles, 0):
        return None
    return primer


def taught_turns(match: Match) -> frozenset[tuple[int, int]]:
    """The turns that the script of a match's first lesson asked for or made itself, up to the first that left it, each
    as the number of its round and its own. Empty for any other match."""
    primer = begun_with(match)
    found = set()
    following = Following(primer) if primer else None
    for number, moves in enumerate(match.rounds[0].turns if primer else ()):
        for move in moves:
            following = following and following.after(match.game.format_move(move))
        if following is None:
            break
        found.add((0, number))
    return frozenset(found)


def _primer(game: Game, told: dict[str, Any]) -> Primer:
    tiles: tuple[int, ...] = ()
    if game.parse_tiles is not None:
        tiles = game.parse_tiles(told["tiles"], complete_rules(game, {}))
    return Primer(
        game,
        tuple(_cards(game.deck, told["deal"])),
        tiles,
        tuple(_scene(each) for each in told["scenes"]),
        tuple(told["covers"]),
    )


def _cards(deck: Deck, text: str) -> list[int]:
    return [deck.parse(each) for each in text.split(" ")]


def _scene(told: dict[str, Any]) -> Scene:
    return Scene(
        say=_said(told["say"]),
        at=tuple(told.get("at", ())),
        expect=tuple(told.get("expect", ())),
        allow={move: _said(each) for move, each in told.get("allow", {}).items()},
        answers={move: _said(each) for move, each in told.get("answers", {}).items()},
        then=tuple(move for turn in told.get("then", ()) for move in turn.split(" ")),
    )


def _said(told: str | list[Any]) -> Said:
    """A key alone, or a key and its values."""
    return Said(told) if isinstance(told, str) else Said(told[0], told[1])
