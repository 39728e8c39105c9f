"""`python -m lostcities review FILE...`: what luck gave, what the turns cost, and which of them are worth a look."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence

from lostcities.errors import printable
from lostcities.lessons.primer import taught_turns
from lostcities.record import Record
from lostcities.review import Account, Review, Turn, as_json, review, review_through
from lostcities.review.tell import text
from lostcities.terminal.options import count, proper_text
from lostcities.terminal.report import aligned
from lostcities.terminal.screen import Screen

WORTH_A_LOOK = 10
"""How many turns are shown, those that cost most."""
HEADS = ("", "result", "deal", "draws", "own costs", "others' costs", "rest", "without luck", "a turn")


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input; several: a line each")
    parser.add_argument("--seat", type=count(0), metavar="N", help="weigh the turns of this seat alone, from 0")
    worlds = "worlds in which turns are tried, at least 2; 0: luck alone"
    parser.add_argument("--effort", type=count(0), metavar="N", help=worlds)
    parser.add_argument("--seed", type=proper_text, default="", help="any text; the same seed is the same review")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each file")


def one(asked: Namespace, screen: Screen, name: str, record: Record, conceded: int | None = None) -> None:
    """Review a record, which the seat `conceded` gave up, and print what came of it. Raises BadOption."""
    seats = None if asked.seat is None else [asked.seat]
    with screen.thinking(f"reviewing {printable(name)}") as tell:
        left, given_up = taught_turns(record.match), conceded is not None
        weighing = review(record.match, seats, asked.effort, asked.seed, left=left, given_up=given_up)
        found = review_through(weighing, _now_and_then(tell))
    names = [seat.name for seat in record.seats]
    ended = "" if conceded is None else f"given up by {printable(names[conceded])}"
    if asked.json:
        screen.line(json.dumps(as_json(found, names), ensure_ascii=False))
    elif len(asked.files) > 1:
        screen.line(f"{printable(name)}: {in_a_line(found, names)}{ended and '; '}{ended}")
    else:
        for line in in_full(found, names, ended):
            screen.line(line)


def _now_and_then(tell: Callable[[float], None]) -> Callable[[float], None]:
    """Tells of whole hundredths alone: a review has many thousand slices."""
    told = -1

    def hear(share: float) -> None:
        nonlocal told
        if int(100 * share) > told:
            told = int(100 * share)
            tell(share)

    return hear


def in_a_line(found: Review, names: Sequence[str]) -> str:
    """The sums of every seat: "Ada +36.0, without luck -5.0, 4.2 a turn"."""
    if not found.accounts:
        return "nothing has been dealt"
    return "; ".join(
        f"{printable(names[each.seat])} {points(each.result)}, without luck {points(each.adjusted)}"
        + (f", {_a_turn(each)} a turn" if each.mean is not None else "")
        for each in found.accounts
    )


def in_full(found: Review, names: Sequence[str], ended: str = "") -> Iterator[str]:
    """Turns worth a look, and the sums under them; first how it `ended`, if before it was played out."""
    match = found.match
    if not found.accounts:
        yield "Nothing has been dealt, so there is nothing to review."
        return
    how = f"weighed by {found.mind} in {found.effort} worlds a turn" if found.effort else "its luck alone"
    yield f"The game {match.game.name}, {how}"
    if ended:
        yield f"The match was {ended}: it counts as it stood, and the rest includes what was left unplayed."
    elif not match.over:
        yield "The match is not over: it is reviewed as far as it was played."
    costly = sorted(_costly(found), key=lambda each: (-each[2].cost.cost if each[2].cost else 0, each[:2]))
    if costly:
        yield ""
        rows = [("round", "turn", "played", "better", "cost", "who")]
        for number, turn, told in costly[:WORTH_A_LOOK]:
            assert told.cost is not None
            moves = text(match.game, match.rounds[number].turns[turn]), text(match.game, told.cost.best)
            cost = f"{told.cost.behind / 100:.1f} ± {told.cost.error / 100:.1f}"
            rows.append((str(number + 1), str(turn + 1), *moves, cost, printable(names[told.seat])))
        yield from aligned(rows)
        if len(costly) > WORTH_A_LOOK:
            yield f"(and {len(costly) - WORTH_A_LOOK} more that cost something)"
    elif found.seats:
        yield "No turn cost more than its error."
    yield ""
    yield from aligned([HEADS, *(_row(each, names) for each in found.accounts)])
    yield "(points of the margin; result = deal + draws - own costs + others' costs + rest; luck is deal and draws)"


def _costly(found: Review) -> Iterator[tuple[int, int, Turn]]:
    for number, each in enumerate(found.rounds):
        for turn, told in enumerate(each.turns):
            if told.cost is not None and told.cost.cost:
                yield number, turn, told


def _row(account: Account, names: Sequence[str]) -> tuple[str, ...]:
    parts = account.result, account.deal, account.draws, account.own, account.others, account.rest, account.adjusted
    result, deal, draws, own, others, rest, adjusted = map(points, parts)
    shown = [cost.removeprefix("+") for cost in (own, others)]
    return (printable(names[account.seat]), result, deal, draws, *shown, rest, adjusted, _a_turn(account))


def _a_turn(account: Account) -> str:
    """What a turn cost on average, with its error: "0.81 ± 0.12"."""
    if account.mean is None:
        return "-"
    error = "" if account.error is None else f" ± {account.error / 100:.2f}"
    return f"{account.mean / 100:.2f}{error}"


def points(hundredths: int | None) -> str:
    """Hundredths of a point as points with their sign, "-" for what was not worked out."""
    return "-" if hundredths is None else f"{hundredths / 100:+.1f}"
