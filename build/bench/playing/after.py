"""After the match: how long a review takes here and in Chromium, how much of the spread of results is luck, and how
long the link of a match is."""

from time import perf_counter

from playwright.sync_api import Browser

from build.bench.figures import Figure
from build.bench.native import review_speed
from build.bench.native.luck_taken import at_once, left, taken
from build.bench.pages import Pages, asked, python_running
from lostcities.games import GAMES
from lostcities.record import Record, Seat, write_link

ROUNDS = 100
"""Rounds whose spread is measured with luck and without: of learned players, whose play agrees with the net's view."""
LEFT = {"card": 0.5, "board": 0.6, "adapted": 0.6}
"""By game: the share of the spread of results that may at most remain without luck."""
FIRST, WHOLE = 1.0, 20.0
"""Seconds until luck is known, and until a round is reviewed for one seat, on two idle cores."""
LINK = 2_000
"""Characters of the link of a match of three rounds."""


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """Reviews, luck, spreads, links."""
    page = python_running(browser, pages, review_speed)
    found = []
    for game in GAMES:
        native = review_speed.measure(game)
        inside = review_speed.Pace(*asked(page, review_speed, f"measure({game!r})"))
        found += [
            Figure(f"{game}: a round reviewed for one seat, native", native.whole, " s"),
            Figure(f"{game}: a round reviewed for one seat, Chromium", inside.whole, " s", worst=WHOLE),
            Figure(f"{game}: its luck, Chromium, nets read first", inside.luck, " s", worst=FIRST),
            Figure(f"{game}: longest step of a review, Chromium", inside.step, " ms"),
        ]
    page.context.close()
    return [*found, *spreads(), *links()]


def spreads() -> list[Figure]:
    """How fast luck is counted, and the standard deviation of margins as they are and without luck."""
    found = []
    for game, left_over in LEFT.items():
        mind = at_once(game)
        matches = [review_speed.played(game, f"spread {number}", mind=mind) for number in range(ROUNDS)]
        taken(matches[0])  # reads the nets
        began = perf_counter()
        rounds = [taken(match) for match in matches]
        took = perf_counter() - began
        raw, share = left(rounds)
        note = f"{ROUNDS} rounds of {mind} with itself"
        found += [
            Figure(f"{game}: luck counted, rounds a second, native", ROUNDS / took),
            Figure(f"{game}: standard deviation of margins", raw, note=note),
            Figure(f"{game}: the same without luck", share * raw),
            Figure(f"{game}: share of it that is left", share, worst=left_over),
        ]
    return found


def links() -> list[Figure]:
    """By game: the longest of some links of matches of three rounds."""
    found = []
    for game in GAMES:
        rules = {"rounds": 3}
        matches = [review_speed.played(game, f"link {number}", 3) for number in range(4)]
        longest = max(len(write_link(Record(match, [Seat("Ada"), Seat("Bo", "bold")], rules))) for match in matches)
        found.append(Figure(f"{game}: characters of a link of three rounds", longest, worst=LINK))
    return found
