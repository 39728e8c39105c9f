"""The pages that teach the rules, in the browsers that reckon widths in other ways."""

from collections.abc import Callable

import engines
import pytest
from web_host import WebHost

TabOf = Callable[[str], engines.Tab]
OTHERS = pytest.mark.parametrize("engine", ["firefox", "webkit"])
TOO_WIDE = """
  const found = [];
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.style.blockSize = "740px";
  for (const [name, width] of a[0]) {
    frame.style.inlineSize = `${width}px`;
    const loaded = new Promise((done) => (frame.onload = done));
    frame.src = name;
    await loaded;
    await frame.contentDocument.fonts.ready;
    const { scrollWidth, clientWidth } = frame.contentDocument.documentElement;
    if (scrollWidth > clientWidth) found.push([name, width, scrollWidth]);
  }
  frame.remove();
  return found;
"""
"""Each in a frame: no window of a desk is as narrow as a phone."""


@OTHERS
def test_no_page_is_wider_than_a_phone(engine: str, tab_of: TabOf, web_host: WebHost) -> None:
    tab = tab_of(engine)
    tab.open(f"{web_host.address}learn/en/index.html")
    pages = [f"../{language}/{game}.html" for language in ("en", "ru") for game in ("card", "board", "adapted")]
    assert tab.run(TOO_WIDE, [(page, width) for page in pages for width in (320, 390)]) == []


@OTHERS
def test_the_columns_beside_a_path_keep_to_their_room(engine: str, tab_of: TabOf, web_host: WebHost) -> None:
    tab = tab_of(engine)
    tab.open(f"{web_host.address}embed.html#src=board/table&lang=en")
    engines.wait(tab, "document.querySelector('#stage .near .strips') !== null")
    over = """return [...document.querySelectorAll("#stage .near")].filter((near) =>
      near.querySelector(".held-column")?.offsetWidth > near.clientWidth).length"""
    assert tab.run("return document.querySelector('#stage .strips').checkVisibility()")
    assert tab.run(over) == 0
