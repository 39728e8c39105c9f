"""A review that comes from elsewhere, checked against its match.

The worth of turns and cards is taken at its word, and so is what is said of a move, since only working it all out anew
could tell otherwise. What follows from the match, or from the rest of the review, must be right, and every sentence
must be one that a review can say.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lostcities.errors import LostCitiesError
from lostcities.game import Game, Move
from lostcities.match import Match
from lostcities.minds.reasons import Said
from lostcities.review.costs import Cost
from lostcities.review.luck import Luck
from lostcities.review.sentences import can_be_said
from lostcities.review.tell import as_json
from lostcities.review.whole import Place, Review, Why, put_together, turns_to_weigh

Told = Mapping[str, Any]


def agrees(
    match: Match, told: Told, names: Sequence[str], effort: int, left: Collection[Place] = (), given_up: bool = False
) -> bool:
    """Whether a review in the form of tell.py, of all seats and with this effort, can be the match's: the turns are
    those that were played, and all that should add up does. `told` has the form's shape; `names` are the seats' names,
    `left` the turns that are not weighed, `given_up` whether the match is over as it stands."""
    try:
        return as_json(_read(match, told, effort, left, given_up), names) == told
    except (LostCitiesError, LookupError, ValueError, OverflowError):
        return False


def _read(match: Match, told: Told, effort: int, left: Collection[Place], given_up: bool) -> Review:
    """The review that `told` must be. Raises ValueError if it can be none."""
    luck: list[Luck] = []
    weighed: dict[Place, Cost] = {}
    why: dict[Place, Why] = {}
    for number, (each, played) in enumerate(zip(told["rounds"], match.rounds, strict=True)):
        drawers = tuple((played.starts + turn) % match.seats for turn in range(len(played.turns)))
        deal = tuple(account["deal"] for account in each["accounts"])
        luck.append(Luck(deal, tuple(turn["luck"] for turn in each["turns"]), drawers))
        for turn, (said, moves) in enumerate(zip(each["turns"], played.turns, strict=True)):
            if (said["luck"] is None) == ("<" in map(match.game.format_move, moves)):
                raise ValueError("luck is told of what the deck gave, and of nothing else")
            if said["weighed"] is not None:
                weighed[number, turn] = cost = _cost(match.game, said["weighed"])
                if cost.cost:
                    why[number, turn] = _why(match, said["weighed"]["why"] or {}, moves, cost.best)
    seats = tuple(range(match.seats))
    whole = len(weighed) == turns_to_weigh(match, seats, left) and not any(place in left for place in weighed)
    if any(len(each.deal) != match.seats for each in luck) or not whole:
        raise ValueError("seats or turns are missing")
    return put_together(match, seats, effort, "", luck, weighed, why, given_up)


def _cost(game: Game, told: Told) -> Cost:
    if min(told["behind"], told["error"]) < 0 or told["tried"] < 1:
        raise ValueError("no cost is below nothing")
    return Cost(_moves(game, told["best"]), told["expected"], told["behind"], told["error"], told["tried"])


def _moves(game: Game, text: str) -> tuple[Move, ...]:
    return tuple(map(game.parse_move, text.split(" ")))


def _why(match: Match, told: Told, moves: Sequence[Move], best: Sequence[Move]) -> Why:
    """Raises LookupError where nothing is said of a turn that cost something, ValueError where what is said is about
    other moves or cannot be said."""
    game = match.game
    played, better = told["played"], told["better"]
    own, other = next((each for each in zip(moves, best, strict=False) if each[0] != each[1]), (None, None))
    if own is None or other is None or [played["move"], better["move"]] != list(map(game.format_move, (own, other))):
        raise ValueError("the two turns differ in other moves")
    return Why(own, _said(match, played["reasons"]), other, _said(match, better["reasons"]))


def _said(match: Match, reasons: Sequence[Told]) -> tuple[Said, ...]:
    if not can_be_said(match.game, match.seats, reasons):
        raise ValueError("no review says so of a move")
    return tuple((each["key"], dict(each["values"])) for each in reasons)
