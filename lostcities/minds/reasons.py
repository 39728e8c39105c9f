"""Why a move: what a hint weighs up, said of any legal move as keys of the language files with what fills them.

What the rules say of columns comes through the game's contract (`Game.worth`), what the player makes of the moves from
its appraisals; only how a placing is told lies in the game's own room (card/reasons.py and its like). All of it follows
from the seat's sight alone. `before`, `after` and `could` are points: what a column is, will be and may come to be
worth; `points` is a number of points, never negative; `count` is a number of cards.
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Move, turns_to_limit
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.rooms import ROOMS

Value = str | int
Said = tuple[str, dict[str, Value]]
"""A key of the language files, and what fills it: cards, suits and seats as texts and numbers."""

MOST = 4
"""How many sentences are said of one move."""
WORTH_SAYING = 50
"""Hundredths of a point: what makes less difference has no number of its own."""


class Case:
    """A position from the eyes of the seat to move, with what its moves are worth."""

    def __init__(self, game: Game, sight: Any, appraised: Sequence[Appraisal], pleads: bool = True) -> None:
        """`pleads`: whether it may be said that other moves are worth less."""
        self.game = game
        self.sight = sight
        self.seat: int = sight.seat
        self.pleads = pleads
        self.worths = {each.move: each for each in appraised}
        self.others = [(self.seat + later) % sight.seats for later in range(1, sight.seats)]
        self.kind = getattr(ROOMS.get(game.name), "COLUMN", "")
        """What the game's zones of a seat's own cards are called, "" where that is not known here."""
        left = turns_to_limit(sight)
        self.limit = left if left is not None and left < sight.deck else None
        """The turns until `turn_limit` ends the round, this one among them; None where the deck may end it first."""
        self._told: dict[tuple[int, int], dict[str, Any]] = {}

    def letter(self, suit: int) -> str:
        return self.game.deck.suits[suit]

    def column(self, seat: int, suit: int) -> dict[str, Any]:
        """What the column is worth and what may come next, as `Game.worth` has it."""
        if (seat, suit) not in self._told:
            self._told[seat, suit] = self.game.worth(self.sight, f"{self.kind}:{seat}:{self.letter(suit)}")
        return self._told[seat, suit]

    def begun(self, seat: int, suit: int) -> bool:
        """Whether the seat has cards there."""
        return bool(self.column(seat, suit)["terms"])

    def next_cards(self, seat: int, suit: int) -> list[str]:
        """The cards that may be placed there next, as far as anybody still can."""
        return [card for each in self.column(seat, suit)["next"] for card in each["cards"]]

    def fits(self, seat: int, card: int) -> int | None:
        """What the card would make of the seat's column, None where it cannot be placed there."""
        name = self.game.deck.names[card]
        following = self.column(seat, self.game.deck.suit_of[card])["next"]
        return next((int(each["points"]) for each in following if name in each["cards"]), None)

    def held(self, suit: int) -> list[int]:
        """The cards of that suit in the hand."""
        return [card for card in self.sight.hand if self.game.deck.suit_of[card] == suit]

    def turns(self, left: int) -> int:
        """How many more turns each seat has: an estimate with `left` cards in the deck or, where a limit comes first,
        exactly, after the turn in hand."""
        most = left if self.limit is None else self.limit - 1
        return most // int(self.sight.seats)

    def late(self, turns: int) -> "Said":
        """That each seat has only so many turns, and what ends the round then."""
        return "hint-late" if self.limit is None else "hint-limit-late", {"turns": turns}

    def difference(self, move: Move, other: Move) -> int:
        """By how many points a move is worth more than another at sight, rounded: hints name no halves."""
        hundredths = self.worths[move].points_hundredths - self.worths[other].points_hundredths
        return round(hundredths / 100) if abs(hundredths) >= WORTH_SAYING else 0

    def behind(self, move: Move, other: Move) -> bool:
        """Whether the other of two moves looks better, even if by less than is worth saying."""
        return self.worths[move].points_hundredths < self.worths[other].points_hundredths

    def above(self, move: Move, others: Sequence[Move]) -> bool:
        """Whether it may be said that a move is worth more than each of these: a player that searches can choose one
        that its appraisal does not find the best."""
        worth = self.worths[move].points_hundredths
        return self.pleads and bool(others) and all(self.worths[each].points_hundredths < worth for each in others)

    def others_of(self, move: Move, text: str) -> list[Move]:
        """The other legal moves that are written `text`, with a piece or without; for a sign, those that begin so."""
        legal = [(each, self.game.format_move(each).partition(":")[0]) for each in self.sight.legal if each != move]
        return [each for each, written in legal if text in (written, written[0])]


def reasons(game: Game, sight: Any, move: Move, appraised: Sequence[Appraisal], pleads: bool = True) -> list[Said]:
    """What can be said for a legal move: a sentence at least, the weightiest first. `appraised`: all legal moves.

    Without `pleads` nothing is said that calls other moves worse: for a move that turned out to cost something.
    """
    case = Case(game, sight, appraised, pleads)
    text = game.format_move(move)
    if text[0] == "<":
        return _drawn(case, move, text)[:MOST]
    if text[0] == "-":
        return _discarded(case, move, game.deck.index[text[1:]])[:MOST]
    if not case.kind:
        return _played(case, move)
    room: Any = import_module(f"lostcities.minds.{game.name}.reasons")
    found: list[Said] = room.placed(case, move, text)
    return found[:MOST]


def coming(count: int, could: int, begun: bool) -> list[Said]:
    """What the hand's other cards for the column would make of it; that there are none is said only of a beginning."""
    if count:
        return [("hint-could", {"count": count, "could": could})]
    return [] if begun else [("hint-could-none", {})]


def skipped(case: Case, card: int, passed: Sequence[str], columns: Sequence[Sequence[Sequence[int]]]) -> list[Said]:
    """What a placing passes by: `passed` are cards that would have fitted before and no longer do.

    `columns`: [seat][suit] what lies there. Of some cards there are several; each that lies nowhere could have come.
    """
    deck = case.game.deck
    own = [deck.names[each] for each in case.sight.hand if deck.names[each] in passed]
    if own:
        return [("hint-skips-own", {"count": len(own), "card": own[0]})]
    lying = [each for seat in columns for each in seat[deck.suit_of[card]]]
    count = sum(deck.copies[deck.rank_of[each]] - lying.count(each) for each in map(deck.index.__getitem__, passed))
    if count:
        return [("hint-skips", {"count": count})]
    return [("hint-skips-none", {"card": deck.names[card]})]


def _played(case: Case, move: Move) -> list[Said]:
    """A move of a game without a room: what it makes of the seat's points."""
    before: Any = case.game.imagine(case.sight, Random(0))
    after = before.copy()
    after.play(move)
    return [("hint-points", {"before": before.scores()[case.seat], "after": after.scores()[case.seat]})]


def _discarded(case: Case, move: Move, card: int) -> list[Said]:
    """A discard: what the card would be to the seat itself, and to those who may take it."""
    if not case.kind:
        return _played(case, move)
    return [_to_me(case, move, card), *_to_others(case, move, card)]


def _to_me(case: Case, move: Move, card: int) -> Said:
    suit = case.game.deck.suit_of[card]
    name, letter = case.game.deck.names[card], case.letter(suit)
    after = case.fits(case.seat, card)
    if after is None:
        return "hint-discard-dead", {"card": name, "suit": letter}
    if case.begun(case.seat, suit):
        before = int(case.column(case.seat, suit)["points"])
        waits = "hint-discard-waits" if case.above(move, case.others_of(move, name)) else "hint-discard-could"
        return waits, {"card": name, "suit": letter, "before": before, "after": after}
    count = sum(each != card for each in case.held(suit))
    return "hint-discard-idle", {"card": name, "suit": letter, "after": after, "count": count}


def _served(case: Case, card: int) -> list[int]:
    """The others, in turn order, who could place the card on something that they have begun."""
    suit = case.game.deck.suit_of[card]
    return [seat for seat in case.others if case.begun(seat, suit) and case.fits(seat, card) is not None]


def _to_others(case: Case, move: Move, card: int) -> list[Said]:
    suit = case.game.deck.suit_of[card]
    name, letter = case.game.deck.names[card], case.letter(suit)
    served = _served(case, card)
    if served:
        seat = served[0]
        before, after = int(case.column(seat, suit)["points"]), case.fits(seat, card)
        gives = "hint-gives" if case.above(move, case.others_of(move, "-")) else "hint-gives-plainly"
        return [(gives, {"seat": seat, "card": name, "suit": letter, "before": before, "after": after or 0})]
    cost = -case.worths[move].terms.get("leaves", 0)
    if cost >= WORTH_SAYING:
        return [("hint-gives-later", {"card": name, "points": max(1, round(cost / 100))})]
    if len(case.others) == 1:
        return [("hint-gives-none", {"seat": case.others[0], "card": name})]
    return [("hint-gives-none-of-all", {"card": name})]


def _drawn(case: Case, move: Move, text: str) -> list[Said]:
    """A draw: from the deck, or the top of a pile."""
    if not case.kind:
        return _took_plainly(case, move, text)
    return _from_deck(case, move) if text == "<" else _taken(case, move, case.game.deck.suits.index(text[1]))


def _took_plainly(case: Case, move: Move, text: str) -> list[Said]:
    """A draw in a game without a room."""
    return [_left(case) if text == "<" else ("hint-take", {"card": case.game.deck.names[_top(case, move)]})]


def _left(case: Case) -> Said:
    """How many cards a draw leaves in the deck, or how many turns the limit leaves after it."""
    if case.limit is not None:
        return _limited(case, case.limit - 1)
    left = int(case.sight.deck) - 1
    if not left:
        return "hint-deck-last", {"game": case.game.name}
    return "hint-deck-left", {"count": left, "turns": case.turns(left)}


def _limited(case: Case, left: int) -> Said:
    """How many turns the limit leaves after this one."""
    return ("hint-limit-left", {"count": left}) if left else ("hint-limit-last", {"game": case.game.name})


def _from_deck(case: Case, move: Move) -> list[Said]:
    takes = [each for each in case.sight.legal if case.game.format_move(each)[0] == "<" and each != move]
    wanted = [each for each in takes if _useful(case, each)]
    found: list[Said] = []
    if wanted:
        best = max(wanted, key=lambda each: case.worths[each].points_hundredths)
        card = case.game.deck.names[_top(case, best)]
        points = case.difference(move, best)
        better = case.pleads and not case.behind(move, best) and (points > 0 or case.limit is None)
        found.append(
            ("hint-unseen-better", {"card": card, "points": points}) if better else ("hint-top", {"card": card})
        )
    else:
        found.append(("hint-no-top" if takes else "hint-no-pile", {}))
    return [*found, _left(case)]


def _top(case: Case, take: Move) -> int:
    return int(case.sight.piles[case.game.deck.suits.index(case.game.format_move(take)[1])][-1])


def _useful(case: Case, take: Move) -> bool:
    """Whether the seat could place what it would take on something that it has begun."""
    card = _top(case, take)
    return case.begun(case.seat, case.game.deck.suit_of[card]) and case.fits(case.seat, card) is not None


def _taken(case: Case, move: Move, suit: int) -> list[Said]:
    card = int(case.sight.piles[suit][-1])
    name, letter = case.game.deck.names[card], case.letter(suit)
    after = case.fits(case.seat, card)
    values: dict[str, Value] = {"card": name, "suit": letter}
    found: list[Said]
    if not case.begun(case.seat, suit):  # where only the lowest card held may begin, what is taken may come after it
        found = [("hint-take-begins", {**values, "count": len(case.held(suit))})]
    elif after is None:
        served = _served(case, card)
        found = [("hint-take-denies", {**values, "seat": served[0]}) if served else ("hint-take-time", values)]
    else:
        found = [("hint-take-fits", {**values, "before": int(case.column(case.seat, suit)["points"]), "after": after})]
    deck = next((each for each in case.sight.legal if case.game.format_move(each) == "<"), None)
    more = 0 if deck is None else case.difference(move, deck)
    if case.pleads and more > 0:
        found.append(("hint-take-better", {"card": name, "points": more}))
    longer: Said = ("hint-take-longer", {"game": case.game.name, "count": int(case.sight.deck)})
    found.append(longer if case.limit is None else _limited(case, case.limit - 1))
    return found
