"""A page at rest, ready to be measured or judged: its fonts are there, it is laid out, and nothing moves."""

from playwright.sync_api import Frame, Page

AT_REST = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  await frame();
  const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await document.fonts.ready;
}"""


def rest(page: Page | Frame) -> None:
    """Wait until the page is at rest."""
    page.evaluate(AT_REST)


def resize(page: Page, width: int, height: int) -> None:
    """Make the window another size, and wait until the page is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    rest(page)
