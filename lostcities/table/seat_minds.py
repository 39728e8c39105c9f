"""Who decides at a seat without a person: a computer player, its stand-in, or somebody's own player from outside.

A seat's mind is a text. One of `MINDS` thinks here. "own:NAME" is a person's own player: it lives outside this
interpreter, and while it is there (`Sitting.guests`) the table asks it by a question and takes its answer through the
same door as a click. For a mind that is not known or not there, another sits in.
"""

from collections.abc import Mapping

from lostcities.chance import stream
from lostcities.errors import BadAnswer, BadOption, BadRecord, BadText, IllegalMove
from lostcities.game import Mind, Move, Thought
from lostcities.minds import MINDS, stand_in
from lostcities.minds.players.gentle import gentle
from lostcities.question import move_of, question, unfit
from lostcities.record import Seat, check_name
from lostcities.table.sitting import OWN, Sitting
from lostcities.table.taught.primer import due


def think(sitting: Sitting, mind: Mind) -> Thought:
    """A thought about the position for the seat to move, with chance of its own for every half-move of the match."""
    scripted = due(sitting)
    if scripted is not None:
        return _at_once(scripted)
    sight = sitting.game.sight(sitting.state, sitting.state.seat)
    chance = stream(sitting.seed, "mind", mind.name, sitting.state.seat, sitting.ply)
    return mind.think(sitting.game, sight, chance, mind.effort(sitting.game.name))


def _at_once(move: Move) -> Thought:
    """The thought of somebody who need not think."""
    yield from ()
    return move


def mind_of(sitting: Sitting) -> Mind:
    """The computer player to move, patient where the company is; for one that is not known here, or not there, another
    sits in."""
    mind = MINDS.get(sitting.minds[sitting.state.seat])
    if mind is None or not mind.effort(sitting.game.name):
        mind = MINDS[stand_in(sitting.game.name)]
    return gentle(mind) if sitting.gentle else mind


def seat_of(seat: Mapping[str, str], number: int, game: str) -> Seat:
    """The seat of a new match. Raises BadOption."""
    try:
        check_name(seat["name"], f"seats[{number}].name")
    except BadRecord as error:
        raise BadOption(str(error), option=f"seats[{number}].name") from None
    name = seat.get("mind") or None
    if name is not None and not _plays(name, game):
        spot = f"seats[{number}].mind"
        raise BadOption(f"{spot}: no computer player of that name plays {game}", option=spot)
    return Seat(seat["name"], name)


def _plays(mind: str, game: str) -> bool:
    """Whether a mind can sit down to a new match: one of ours that knows the game, or anybody's own."""
    if mind.startswith(OWN):
        try:
            check_name(mind.removeprefix(OWN), "")  # a file's name is shown like a person's
        except BadRecord:
            return False
        return True
    return mind in MINDS and MINDS[mind].effort(game) > 0


def own_seats(sitting: Sitting) -> frozenset[int]:
    """The seats of people's own players, there or not."""
    return frozenset(seat for seat, mind in enumerate(sitting.minds) if mind.startswith(OWN))


def question_of(sitting: Sitting) -> dict[str, object]:
    """What the own player to move is asked: its seat's sight, the legal moves, and a number to take chance from.

    The number is drawn from the seed; it is not the seed itself, from which the deal could be worked out.
    """
    seat = sitting.state.seat
    token = str(stream(sitting.seed, "program", seat, sitting.ply).random())
    return question(sitting.game, sitting.game.sight(sitting.state, seat), token)


def answered(sitting: Sitting, answer: str) -> Move:
    """The legal move in an own player's answer. Raises BadAnswer, for the seat that gave it."""
    seat = sitting.state.seat
    try:
        move = move_of(answer)
        try:
            return sitting.match.parse(move)
        except (BadText, IllegalMove) as error:
            raise unfit(move, error) from None
    except BadAnswer as error:
        error.values["seat"] = seat
        raise
