"""Codecs are found by name at run time, so no list of imports shows that one is missing from the pruned library."""

import re

from build import tool_env
from build.pyodide import library_list

# Built into the interpreter itself.
ALWAYS = {"utf-8", "ascii"}


def test_every_codec_that_the_package_names_is_shipped() -> None:
    sources = [path.read_text("utf-8") for path in (tool_env.ROOT / "lostcities").rglob("*.py")]
    named = {name for source in sources for name in re.findall(r'\b(?:en|de)code\("([\w-]+)"', source)}
    assert "unicode_escape" in named
    missing = {name for name in named - ALWAYS if f"encodings.{name.replace('-', '_')}" not in library_list.TABLE}
    assert missing == set()
