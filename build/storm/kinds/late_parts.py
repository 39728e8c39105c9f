"""A part of the page that is loaded only on demand (a script, words, styles) does not arrive as it should: the page
says which part it waits for, or that the part did not arrive; another try brings the screen.
"""

from playwright.sync_api import Error as PlaywrightError
from visitor import Visitor
from waiting import until

from build.site import words
from build.storm import parts, spoken
from build.storm.host import ANSWERS
from build.storm.trial import PATIENCE, Mistold, Trial

ENGINES = ("chromium", "firefox")
SCREENS = {
    "settings": "js/screens/settings.js",
    "setup": "js/screens/setting-up.js",
    "matches": "js/screens/matches.js",
    "rules": "js/screens/rules.js",
    "about": "js/screens/about.js",
    "statistics": "js/screens/book/book.js",
    "journal": "js/screens/book/book.js",
    "day": "js/screens/book/day.js",
    "exercises": "js/screens/book/exercises.js",
    "distance": "js/distance/screen/screen.js",
}
"""Screens that need no Python to be seen, and the source of each."""
STYLES = {"statistics": "book", "journal": "book", "day": "book", "exercises": "book", "distance": "distance"}
HANGING = ("stalled", "hung")
TOLD = ("status-failed-network", "status-failed-offline", "status-update")
SLIPS = ".slip p"


def strike(trial: Trial) -> None:
    """Most often nothing arrives, which browsers do not report."""
    host, chance = trial.stage.host, trial.chance
    screen = chance.choice(list(SCREENS))
    answer = chance.choice([*HANGING * 4, *ANSWERS])
    kind, lost = part_of(trial, screen)
    straight = chance.random() < 0.3
    trial.case = f"{answer}: {parts.plain(lost)}, {'straight to' if straight else 'from home to'} {screen}"
    for path in host.folder.glob("python/*"):
        host.strike(f"python/{path.name}", "stalled")  # it is not what we wait for, and would take its time
    visitor = trial.visitor(trial.context(), haste=True, furnish=1)
    host.strike(lost, answer)
    begun(visitor, f"#{screen}" if straight and answer not in HANGING else "")
    visitor.page.evaluate("(screen) => { location.hash = screen; }", screen)
    if answer in HANGING:
        said = trial.must_say(visitor.page, SLIPS, "status-stalled")
        if (lost if kind != "js" else "js/") not in said:
            raise Mistold(f"{lost} is not named: {said!r}")
        host.mend(lost)
        press(visitor, "ask-again")
    elif told(trial, visitor, screen):
        host.mend(lost)
        press(visitor, "reload")
    arrived(visitor, screen)
    trial.spoken_well(visitor.look())
    trial.nothing_lost(visitor.page)


def begun(visitor: Visitor, part: str) -> None:
    """Open the page, without waiting for its load event: in some browsers that waits for what hangs."""
    visitor.page.goto(visitor.address + part, wait_until="commit")
    visitor.page.locator("#shell main:not(:has(.no-start))").wait_for(timeout=1000 * PATIENCE)


def part_of(trial: Trial, screen: str) -> tuple[str, str]:
    """A part that a screen waits for, and its kind."""
    chance = trial.chance
    kind = chance.choice(["js", "js", "js", "words", "css"])
    if kind == "css" and screen in STYLES:
        return kind, f"css/{STYLES[screen]}.css"
    if kind == "words" and screen != "statistics":
        return kind, f"lang/{trial.language}/{words.REST}.ftl"
    return "js", chance.choice(parts.later(SCREENS[screen]))


def told(trial: Trial, visitor: Visitor, screen: str) -> bool:
    """Whether the page says that something did not arrive; False if the screen is there all the same. The page may also
    say that it waits for Python."""

    def texts() -> list[str]:
        said = visitor.page.locator(SLIPS).all_inner_texts()
        return [text for text in said if text and not spoken.says(text, trial.language, "status-stalled")]

    def settled() -> str:
        if said := texts():
            return "told" if any(spoken.says(text, trial.language, *TOLD) for text in said) else ""
        return "there" if visitor.page.locator(f"#shell main.page-{screen}").count() else ""

    try:
        trial.told = until(settled, patience=PATIENCE) == "told"
    except AssertionError:
        raise Mistold(f"neither the screen nor a word on it in {trial.language}: {texts()}") from None
    return trial.told


def press(visitor: Visitor, act: str) -> None:
    visitor.page.locator(f".slip [data-act={act}]").first.click(timeout=1000 * PATIENCE)


def arrived(visitor: Visitor, screen: str) -> None:
    """The screen is there, and nothing is said to be missing any more."""

    def there() -> bool:
        try:
            page = visitor.page
            return bool(page.locator(f"#shell main.page-{screen}").count()) and not page.locator(".slip.bad").count()
        except PlaywrightError:  # the page is reloading
            return False

    until(there, lambda: f"{screen} does not come: {visitor.look().words[:200]!r}", PATIENCE)
