"""What a played round costs the page: its longest task, the slowest response to a press, a trip over the bridge; and
how narrow the screen may be.
"""

import json

from playwright.sync_api import Browser, Locator, Page

from build.bench.figures import Figure, measured, middle, percentile
from build.bench.pages import Pages
from build.bench.playing import turns

ROUND_TRIPS = 300
NEWEST_CARDS = 12
STRIP = 14
TURNS = 16  # of three presses each
SLOWED = 4  # times: a phone's processor
VISITS = 7  # in new profiles
# The least a page can do on a press: its time is that of the browser and the machine alone.
BARE = """<!doctype html><title>bare</title><button>0</button><script>
  document.querySelector("button").onclick = ({target}) => { target.textContent++; };
</script>"""
QUICK = 16  # ms; the browser does not count presses answered within a frame
# From a press to the next frame, by the browser's own count.
WATCH = """{
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const {duration, name} of list.getEntries()) if (name === "click") presses.push(duration);
  }).observe({type: "event", durationThreshold: 16});
}"""
# One press at a time, as fast as the table asks for them, on what the page offers; the round is over when its sheet is
# shown.
PLAY = """async () => {
  const press = (which) => { const found = document.querySelector(which); found?.click(); return Boolean(found); };
  let turn = 0;
  while (!document.querySelector(".score-sheet")) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (!document.querySelector(".turn.mine")) continue;
    if (press(".stock.legal .deck")) continue;
    const cards = document.querySelectorAll(".pick");
    if (!document.querySelector(".held.chosen")) cards[turn++ % cards.length]?.click();
    else press(".target.play") || press(".target.discard");
  }
}"""
TRIP = """async (times) => {
  const taken = [];
  for (let id = 1e6; id < 1e6 + times; id++) {
    const began = performance.now();
    await new Promise((resolve) => {
      replies.set(id, resolve);
      theWorker.postMessage({kind: "bridge", id, text: JSON.stringify({v: 1, id, do: "look"})});
    });
    taken.push(performance.now() - began);
    replies.delete(id);
  }
  return taken;
}"""
# The strips of a column of twelve, as the styles lay them out: one lane is filled with copies of its first card.
STRIPS = """(count) => {
  const column = document.querySelector(".side.mine .lane ol.column");
  const first = column.querySelector(".slot");
  while (column.children.length < count) column.append(first.cloneNode(true));
  [...column.children].forEach((slot, at) => slot.classList.toggle("last", at === count - 1));
  column.classList.add("long");
  const tops = [...column.children].map((slot) => slot.getBoundingClientRect().top);
  const strips = tops.slice(1).map((top, at) => top - tops[at]);
  return [Math.min(...strips), column.scrollHeight - column.clientHeight];
}"""


def pressed(browser: Browser, pages: Pages, screen: str, slowed: int) -> float:
    """Milliseconds from a press to the frame that answers it, for 98 of 100 presses of a match in play: a card chosen,
    placed, drawn. The mouse has to be real: the browser times no other presses.
    """
    page = turns.begun(browser, pages, "card", screen, "off")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(WATCH)
    mine = page.locator(".phase-place .turn.mine")
    for turn in range(TURNS):
        mine.wait_for()
        press(page.locator(".pick").nth(turn % 8))
        press(page.locator(".target.discard, .target.play").last)
        press(page.locator(".stock.legal .deck"))
    mine.wait_for()
    return slowest(page)


def press(what: Locator) -> None:
    """Press what lies still, as a hand does. The driver's own click would check in the page, during the press, what
    lies there; that lays the page out and takes time."""
    what.hover()
    what.page.mouse.down()
    what.page.mouse.up()


def pressed_bare(browser: Browser, screen: str, slowed: int) -> float:
    """The same of a bare page's button."""
    page = turns.page_in_sight(turns.blank(browser, screen))
    page.set_content(BARE)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(WATCH)
    for _ in range(3 * TURNS):
        press(page.locator("button"))
    return slowest(page)


def slowest(page: Page) -> float:
    """The most that 98 of 100 presses took, of all that were made; then leave the page."""
    presses = page.evaluate("presses")
    page.context.close()
    return percentile(presses + [QUICK] * (3 * TURNS - len(presses)), 0.98)


def presses(browser: Browser, pages: Pages) -> list[Figure]:
    """Responses to presses: on a desk, as it is and slowed, and on a phone; alternating with a bare page."""
    ways = {
        "on a desk": ("desk", 1, 60),
        f"on a desk, the processor slowed {SLOWED} times": ("desk", SLOWED, 200),
        f"on a phone, slowed {SLOWED} times": ("phone", SLOWED, 100),
    }
    found = []
    for where, (screen, slowed, worst) in ways.items():
        taken, bare = [], []
        for _ in range(VISITS):
            taken.append(pressed(browser, pages, screen, slowed))
            bare.append(pressed_bare(browser, screen, slowed))
        note = f"a bare page's button: {middle(bare):.0f} ms"
        found.append(measured(f"98 of 100 presses answered {where}", taken, " ms", worst=worst, note=note))
    return found


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    longest, usual, slow = [], [], []
    for _ in range(VISITS):
        page = turns.begun(browser, pages, "card", "desk")
        trips = page.evaluate(TRIP, ROUND_TRIPS)
        usual.append(middle(trips))
        slow.append(percentile(trips, 0.95))
        browser.start_tracing(page=page, categories=["toplevel"])
        page.evaluate(PLAY)
        longest.append(max(tasks_of(browser.stop_tracing())))
        page.context.close()
    return [
        measured("longest task of the main thread in a played round", longest, " ms", worst=30, note="processor time"),
        *presses(browser, pages),
        measured("bridge round trip, median", usual, " ms", note="a whole table"),
        measured("bridge round trip, 95 of 100", slow, " ms", worst=5),
        narrowest(browser, pages),
    ]


def tasks_of(trace: bytes) -> list[float]:
    """Milliseconds of processor time of every task of the page's main thread, so other programs do not count."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask"
        and (event["pid"], event["tid"]) in threads
        and "tdur" in event
    ]


def narrowest(browser: Browser, pages: Pages) -> Figure:
    """The narrowest upright screen on which a column of twelve cards shows strips of 14 px without scrolling."""
    page = turns.begun(browser, pages, "card", "desk", "off")
    page.locator(".pick").first.click()
    page.locator(".target.play").click()
    page.locator(".side.mine .lane ol.column").wait_for()
    fits = 0
    smallest = 0.0
    for width in range(480, 319, -10):
        page.set_viewport_size({"width": width, "height": round(width * 2)})
        strip, hidden = page.evaluate(STRIPS, NEWEST_CARDS)
        smallest = strip
        if strip < STRIP or hidden > 1:
            break
        fits = width
    page.context.close()
    return Figure(
        "narrowest screen (1 : 2) with twelve cards at strips of 14 px",
        fits,
        " px",
        note=f"the next narrower one has strips of {smallest:.1f} px",
    )
