"""Docstrings as Markdown (an extension of griffe, which reads them for the pages of the API).

They are written as plain text for people who read the code: brackets in them are indices, `[seat][suit]`, and never the
links that Markdown makes of these.
"""

import re
from typing import Any

import griffe

INDICES = re.compile(r"(`[^`]*`)|(?<=\])\[")


class PlainBrackets(griffe.Extension):
    """Two brackets in a row stay what they are, outside of code."""

    def on_object(self, *, obj: griffe.Object, loader: griffe.GriffeLoader, **kwargs: Any) -> None:
        """Escape them in the docstring of whatever has been loaded."""
        if obj.docstring:
            obj.docstring.value = INDICES.sub(lambda found: found[1] or "\\[", obj.docstring.value)
