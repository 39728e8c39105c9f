"""How long three computer players keep a watching person waiting: from the press that draws a card until it is that
person's turn again.
"""

from playwright.sync_api import Browser

from build.bench.figures import Figure, measured, middle
from build.bench.pages import Pages, match_kept

MINDS = ["careful", "bold", "novice"]
TURNS = 3
VISITS = 7  # in new profiles
WORST = {"normal": 3000, "fast": 1000}
# Discards a card and draws one; resolves when it is that person's turn again.
TURN = """async () => {
  const until = async (which) => {
    for (;;) {
      const found = document.querySelector(which);
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  await until(".turn.mine");
  (await until(".pick")).click();
  (await until(".target.discard")).click();
  const deck = await until(".stock.legal .deck");
  const began = performance.now();
  deck.click();
  await until(".turn.away");
  await until(".turn.mine");
  return performance.now() - began;
}"""


def waits(browser: Browser, pages: Pages, animation: str) -> list[float]:
    """Milliseconds of each wait in a match of the board game for four."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(match_kept("board", MINDS, animation))
    page = context.new_page()
    page.goto(pages.site)
    page.locator("[data-act=start]").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)
    taken = [float(page.evaluate(TURN)) for _ in range(TURNS)]
    context.close()
    return taken


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    return [
        measured(
            f"three computer players' turns at the {animation} pace",
            [middle(waits(browser, pages, animation)) for _ in range(VISITS)],
            " ms",
            worst=worst,
            note="the board game for four",
        )
        for animation, worst in WORST.items()
    ]
