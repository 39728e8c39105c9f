"""Selectors that end in a list are shipped written out, where they then match and weigh the same; and none makes a
browser look at the whole page when a part of it has changed.
"""

import re
from pathlib import Path

import node_process
import pytest

from build.site import builder

ANSWER = Path(__file__).parent / "written_out.mjs"
LIST = re.compile(r"(?:^|[ >+~,{}]):is\((?:[a-z]\w*(?:,[a-z]\w*)+|\.[\w-]+(?:,\.[\w-]+)+)\)(?=[,{:])")
"""All element types or all classes, at the end of a selector in a minified sheet."""
SELECTORS = re.compile(r"([^{};@]+)\{")
WITHIN = re.compile(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
"""What stands in brackets, three deep."""


@pytest.mark.parametrize(
    ("written", "shipped"),
    [
        (".rounds :is(th, td)", ".rounds th, .rounds td"),
        (":is(.a, .b)", ".a, .b"),
        (".x, .y > :is(.a, .b), .z", ".x, .y > .a, .y > .b, .z"),
        (":is(.u, .v) :is(.a, .b):hover", ":is(.u, .v) .a:hover, :is(.u, .v) .b:hover"),
        (
            ":is(.language, .choice):is(:lang(en), :lang(es))",
            ".language:is(:lang(en), :lang(es)), .choice:is(:lang(en), :lang(es))",
        ),
        (":where(#a) :where(h1, .b)", ":where(#a) :where(h1), :where(#a) :where(.b)"),
        # An element type must come first in its part.
        ("[open]:is(td, th)", "[open]:is(td, th)"),
        (":not(.x):is(td, th)", ":not(.x):is(td, th)"),
        ("*:is(td, th)", "*:is(td, th)"),
        ("[open]:is(.a, .b)", "[open].a, [open].b"),
        # What is looked up already stays.
        (".button:is(.a, .b)", ".button:is(.a, .b)"),
        (".x > .y", ".x > .y"),
        # A class weighs more than an element type, and in a list both weigh as much as the class.
        (".x :is(dd, .score)", ".x :is(dd, .score)"),
        # Here `.b` need not be inside `.x`.
        (".x :is(.a, .b > .c)", ".x :is(.a, .b > .c)"),
        (".x :is(.a)", ".x :is(.a)"),
        (".x > :not(.a, .b)", ".x > :not(.a, .b)"),
    ],
)
def test_a_list_at_the_end_is_written_out_where_nothing_changes_by_it(written: str, shipped: str) -> None:
    assert node_process.ask(ANSWER, {"web": str(builder.WEB), "selectors": [written]}) == [shipped]


def test_what_is_shipped_has_such_lists_no_more() -> None:
    sheets = {path.name: path.read_text("utf-8") for path in builder.build_if_stale().glob("css/*.css")}
    assert ".rounds td" in sheets["play.css"]
    assert {name: found for name, sheet in sheets.items() if (found := LIST.findall(sheet))} == {}


def selectors(sheet: str) -> set[str]:
    """The selectors of a minified sheet, each by itself, without what stands in brackets."""
    plain = (WITHIN.sub("()", found) for found in SELECTORS.findall(sheet))
    return {each.strip() for found in plain for each in found.split(",")}


def looks_at_all(selector: str) -> bool:
    """Whether a change anywhere may be one of what the body has, or one of all that is in something."""
    parts = re.split(r"[ >+~]+", selector)
    asking = next((at for at, part in enumerate(parts) if ":has()" in part), None)
    if asking is None:
        return False
    asks, last = parts[asking], re.sub(r":(?!is)[\w-]+(\(\))?", "", parts[-1])
    return bool(re.match(r"(html|body|:root)\b", asks)) or (asking < len(parts) - 1 and last in ("", "*"))


@pytest.mark.parametrize(
    ("selector", "all_of_it"),
    [
        ("body:has(main.home) .slips", True),
        (".lately:has(> :nth-child(3)) > :first-child", True),
        (".final .sheet-head:has(.print) > :is(h1, .best)", False),
        (".lately:has(> .entry) > .entry:first-child", False),
        (".labelled :has(> .part-mark)", False),
        ("label:has(> .under:focus-visible)", False),
        (".body > .page :first-child", False),
    ],
)
def test_a_selector_is_known_that_has_the_browser_look_at_everything(selector: str, all_of_it: bool) -> None:
    assert [looks_at_all(each) for each in selectors(f"{selector}{{}}")] == [all_of_it]


def test_a_change_has_no_browser_look_at_the_whole_page() -> None:
    sheets = {path.name: path.read_text("utf-8") for path in builder.build_if_stale().glob("css/*.css")}
    found = {name: [each for each in selectors(sheet) if looks_at_all(each)] for name, sheet in sheets.items()}
    assert {name: each for name, each in found.items() if each} == {}
