"""axe-core on a page: what it finds there in the light and the dark palette and with forced colours."""

from typing import Any

from at_rest import rest
from playwright.sync_api import Page

from build import tool_env

AXE = (tool_env.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""What another palette can change: everything else about a page is the same in all of them."""
RUN = """(how) => axe.run(document, how).then(({violations}) => violations.map(({id, nodes}) =>
  `${id}: ${nodes.slice(0, 3).map(({target, any}) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`))"""


def violations(page: Page, how: dict[str, Any]) -> list[str]:
    """What axe finds on the page as it stands, once it is at rest; `how` is what axe is to look at."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    rest(page)
    found: list[str] = page.evaluate(RUN, {**how, "resultTypes": ["violations"]})
    return found


def of_everything(page: Page, **more: Any) -> list[str]:
    """What axe finds with all its rules; `more` are further options of axe's."""
    return violations(page, {"runOnly": TAGS, **more})


def of_colours(page: Page) -> list[str]:
    """What axe finds wrong with the palette."""
    return violations(page, {"runOnly": {"type": "rule", "values": COLOURS}})


LIGHTS = ("light", "dark", "forced")


def by_every_light(page: Page, state: str, lights: tuple[str, ...] = LIGHTS, **more: Any) -> list[str]:
    """What axe finds, told with the state: of everything in light, of the colours in dark and forced colours."""
    found = []
    for light in lights:
        page.emulate_media(
            color_scheme="dark" if light == "dark" else "light",
            forced_colors="active" if light == "forced" else "none",
        )
        seen = of_everything(page, **more) if light == "light" else of_colours(page)
        found += [f"{state}, {light}: {each}" for each in seen]
    page.emulate_media(color_scheme="light", forced_colors="none")
    return found
