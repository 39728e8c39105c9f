"""The ways in which a visitor does things: by mouse, by keys alone, by touch.

Each can press what a selector finds, choose one of several, pick a card of the hand by its place, and put it where a
move leads. The keys' way uses nothing but the keyboard: it walks there by Tab and arrow keys and fails where no key
leads.
"""

from playwright.sync_api import Locator, Page


class Way:
    """By mouse; the others differ in how they press."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, which: str) -> None:
        self.do(self.page.locator(which).locator("visible=true").first)

    def choose(self, which: str) -> None:
        """A radio button or switch lies under its block, as `label`."""
        self.do(self.page.locator(f"label:has({which})").first)

    def card(self, at: int) -> None:
        self.do(self.page.locator(".pick").nth(at))

    def place(self, move: str) -> None:
        self.do(self.page.locator(f'button[data-move="{move}"]').locator("visible=true").first)

    def do(self, found: Locator) -> None:
        found.click()


class Mouse(Way):
    pass


class Touch(Way):
    """Two taps soon after one another in the same place would be one double tap."""

    APART = 600
    """Milliseconds by the page's clock."""
    NEAR = 60
    """Pixels."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.last = (-self.NEAR, -self.NEAR, 0.0)

    def do(self, found: Locator) -> None:
        box = found.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        was_x, was_y, then = self.last
        if abs(x - was_x) < self.NEAR and abs(y - was_y) < self.NEAR:
            self.page.wait_for_function(
                "(end) => performance.timeOrigin + performance.now() > end", arg=then + self.APART
            )
        found.tap()
        self.last = (x, y, self.page.evaluate("performance.timeOrigin + performance.now()"))


FOCUS_IS = "which => document.activeElement?.matches(which) ?? false"
MOST = 80


class Keys(Way):
    """Tab to it and Enter; at the table arrows and Enter, by turns with the shortcuts."""

    turns = 0

    def press(self, which: str) -> None:
        self.page.locator(which).first.wait_for()
        self.walk_to(which, "Tab")
        self.page.keyboard.press("Enter")

    def choose(self, which: str) -> None:
        """Tab to the group, then arrows to the choice; a switch is pressed."""
        kind, name = self.page.locator(which).first.evaluate("each => [each.type, each.name]")
        if kind == "checkbox":
            self.walk_to(which, "Tab")
            return self.page.keyboard.press("Space")
        self.walk_to(f'input[name="{name}"]', "Tab")
        return self.walk_to(which, "ArrowDown")

    def card(self, at: int) -> None:
        self.turns += 1
        if self.turns % 2:
            return self.page.keyboard.press(f"Digit{at + 1}")
        self.page.keyboard.press("ArrowDown")
        if not self.page.evaluate(FOCUS_IS, ".pick"):
            self.walk_to(".pick", "Tab")
        self.page.keyboard.press("Home")
        self.walk_to(f'.pick[data-index="{at}"]', "ArrowRight")
        return self.page.keyboard.press("Enter")

    def place(self, move: str) -> None:
        goal = f'button[data-move="{move}"]'
        self.page.keyboard.press("ArrowUp")
        if not self.page.evaluate(FOCUS_IS, "[data-move]"):
            self.walk_to("[data-move]", "Tab")
        for way in ("ArrowRight", "ArrowLeft"):
            for _ in range(12):
                if self.page.evaluate(FOCUS_IS, goal):
                    return self.page.keyboard.press("Enter")
                self.page.keyboard.press(way)
        raise AssertionError(f"no arrow key leads to {move}")

    def walk_to(self, which: str, key: str) -> None:
        for _ in range(MOST):
            if self.page.evaluate(FOCUS_IS, which):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {which}")


WAYS: dict[str, type[Way]] = {"click": Mouse, "tap": Touch, "keys": Keys}
