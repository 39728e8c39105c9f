"""What a person's turn costs the page, in every game, on a desk and on a phone's screen with a phone's processor:
styles, layout, script and all tasks of the main thread, in its own processor time, and what crosses the bridge.

The page itself makes the presses, each once the answer to the last one has been drawn; the computer player's turn
between them is included.
"""

from dataclasses import astuple, dataclass, fields

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from build.bench.figures import middle
from build.bench.pages import LISTEN, Pages, match_kept
from lostcities.games import GAMES

TURNS = 6
VISITS = 7
"""Fresh profiles of each game on each screen."""
# Width, height, device pixels for each pixel, how many times the processor is slowed.
SCREENS = {"desk": (1280, 800, 1, 1), "phone": (390, 844, 3, 4)}
BARS = 200
"""Pixels of a window's height that the browser's own bars take."""
DURATIONS = ("RecalcStyleDuration", "LayoutDuration", "ScriptDuration", "TaskDuration")
COUNTS = ("RecalcStyleCount", "LayoutCount")
# A person's turns: choose a card, place or discard it (alternately), draw one.
PLAY = """async ({turns, round}) => {
  const frame = () => new Promise(requestAnimationFrame);
  const drawn = async () => { await frame(); await frame(); };
  const find = (which) => document.querySelector(which);
  const until = (seen) => new Promise((resolve) => {
    const watch = new MutationObserver(() => look());
    const look = () => { if (seen()) { watch.disconnect(); resolve(drawn()); } };
    watch.observe(document, {subtree: true, childList: true, attributes: true});
    look();
  });
  for (let turn = 0; turn < turns; turn++) {
    await until(() => find(".phase-place .turn.mine"));
    const cards = document.querySelectorAll(".pick");
    cards[(round + turn) % cards.length].click();
    await drawn();
    const ways = [".target.play", ".target.discard"];
    (find(ways[turn % 2]) ?? find(ways[1])).click();
    for (;;) {
      await until(() => find(".phase-explore .target.play, .stock.legal .deck"));
      if (find(".stock.legal .deck")) break;
      find(".phase-explore .target.play").click();
    }
    find(".stock.legal .deck").click();
    await until(() => !find(".stock.legal"));
  }
  await until(() => find(".phase-place .turn.mine"));
}"""
# Bytes and milliseconds of the messages that change the table; the slices of a thought cost the page nothing. Every
# match has the same deal, for one with long columns costs more than one with many discards.
BRIDGE = """{
  window.bridge = {texts: 0, bytes: 0, waited: 0};
  const asked = new Map();
  const Heard = Worker;
  window.Worker = class extends Heard {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({data}) => {
        if (data.kind !== "reply" || !asked.has(data.id)) return;
        bridge.texts++;
        bridge.bytes += (data.text ?? "").length;
        bridge.waited += performance.now() - asked.get(data.id);
        asked.delete(data.id);
      });
    }
    postMessage(message, ...rest) {
      const request = message.kind === "bridge" ? JSON.parse(message.text) : {};
      if (request.do === "new") message.text = JSON.stringify({...request, seed: "a turn's cost"});
      if (request.do === "play") asked.set(message.id, performance.now());
      super.postMessage(message, ...rest);
    }
  };
}"""


@dataclass(frozen=True)
class Cost:
    """The cost of a person's turn and the computer player's answer: milliseconds of processor time, and counts."""

    styles: float
    layout: float
    script: float
    tasks: float
    recalculations: float
    layouts: float
    bridge: float
    """Milliseconds from sending a half-move over the bridge to its reply."""
    kilobytes: float
    """Bytes of the replies to those half-moves."""


def begun(browser: Browser, pages: Pages, game: str, screen: str, animation: str = "fast") -> Page:
    """A page in a new profile, on that screen, with a match of that game against a computer player."""
    context = blank(browser, screen)
    context.add_init_script(match_kept(game, ["novice"], animation))
    context.add_init_script(LISTEN)
    context.add_init_script(BRIDGE)
    page = page_in_sight(context)
    page.goto(pages.site)
    page.locator("[data-act=start]").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SCREENS[screen][-1]})
    return page


def blank(browser: Browser, screen: str) -> BrowserContext:
    """A new profile with that screen."""
    width, height, pixels, _ = SCREENS[screen]
    phone = screen == "phone"
    return browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=pixels, has_touch=phone, is_mobile=phone
    )


def page_in_sight(context: BrowserContext) -> Page:
    """A new page in a window that shows all of it. In a window only as high as the page, the page's lower end would be
    cut off; a change there would draw no frame, and a press there would seem to last until something else changes.
    """
    page = context.new_page()
    assert page.viewport_size
    devtools = context.new_cdp_session(page)
    window = devtools.send("Browser.getWindowForTarget")["windowId"]
    bounds = {"width": page.viewport_size["width"], "height": page.viewport_size["height"] + BARS}
    devtools.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})
    devtools.detach()
    return page


def cost(browser: Browser, pages: Pages, game: str, screen: str, visit: int) -> Cost:
    """What a turn cost in one visit."""
    page = begun(browser, pages, game, screen)
    page.evaluate(PLAY, {"turns": 1, "round": visit})  # drawing things for the first time is not a turn's cost
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, sent = metrics(session), page.evaluate("({...bridge})")
    page.evaluate(PLAY, {"turns": TURNS, "round": visit})
    after, heard = metrics(session), page.evaluate("({...bridge})")
    page.context.close()
    times = [(after[name] - before[name]) * 1000 / TURNS for name in DURATIONS]
    counts = [(after[name] - before[name]) / TURNS for name in COUNTS]
    texts = max(1, heard["texts"] - sent["texts"])
    waited = (heard["waited"] - sent["waited"]) / texts
    kilobytes = (heard["bytes"] - sent["bytes"]) / texts / 1000
    return Cost(*[*times, *counts, waited, kilobytes])


def metrics(session: CDPSession) -> dict[str, float]:
    """By name: the browser's metrics of the main thread."""
    found = session.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in found}


def table(browser: Browser, pages: Pages) -> list[str]:
    """Lines for people: the medians of every game on every screen, and the spread of all tasks."""
    names = [each.name for each in fields(Cost)]
    lines = [f"  {'a turn, ms of processor time':<28}" + "".join(f"{name:>16}" for name in names)]
    for game in GAMES:
        for screen in SCREENS:
            found = [cost(browser, pages, game, screen, visit) for visit in range(VISITS)]
            medians = [middle(list(values)) for values in zip(*map(astuple, found), strict=True)]
            least, most = (pick(each.tasks for each in found) for pick in (min, max))
            told = "".join(f"{value:>16.1f}" for value in medians)
            lines.append(f"  {game + ', ' + screen:<28}{told}  (tasks {least:.0f} to {most:.0f} in {VISITS} visits)")
    return lines
