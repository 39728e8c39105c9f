"""Two or three windows on one match, each of which goes on by itself: every line is kept."""

from visitor import LEFT_TO_THE_VISITOR, Look, Visitor
from waiting import until

from build.storm import matches
from build.storm.trial import Lost, Trial

ENGINES = ("chromium", "firefox")


def strike(trial: Trial) -> None:
    first = trial.at_desk()
    trial.resume(first, trial.kept[-1])
    look = trial.seen(first)
    count = trial.chance.randint(1, 2)
    trial.case = f"{count + 1} windows"
    others = []
    for at in range(count):
        other = Visitor(first.page.context.new_page(), first.address)
        trial.leaving.callback(other.page.close)
        other.page.add_init_script(LEFT_TO_THE_VISITOR)
        other.open("#table")
        other.chance.seed(at + 100)
        others.append((other, trial.seen(other)))
    first.answer(look)
    now = first.settle()
    trial.nothing_lost(first.page)
    grown(trial, first)
    for other, seen in others:
        moved(trial, other, seen)
    trial.nothing_lost(first.page)
    lines = [entry["record"] for entry in trial.stored(first.page).values()]
    if len(lines) < len(trial.kept) + count:
        raise Lost(f"{len(lines)} lines are kept of {len(trial.kept) + count}")
    first.answer(now)
    trial.spoken_well(first.settle())


def moved(trial: Trial, other: Visitor, seen: Look) -> None:
    """A window that knows nothing of the other plays on, and is told that it now has a match of its own."""
    other.answer(seen)
    trial.must_say(other.page, ".slip.bad p", "status-unsaved-conflict")
    trial.spoken_well(other.settle())


def grown(trial: Trial, visitor: Visitor) -> None:
    """Wait until the half-move is kept, so that the other windows come after it."""
    match = trial.kept[-1]
    until(lambda: matches.half_moves(trial.stored(visitor.page)[match.id]["record"]) > matches.half_moves(match.record))
