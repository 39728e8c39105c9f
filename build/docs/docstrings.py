"""Docstrings as Markdown (an extension of griffe, which reads them for the pages of the API).

They are plain text for people who read the code: two brackets in a row are indices, `[seat][suit]`, and never the link
that Markdown would make of them.
"""

import re
from typing import Any

import griffe

INDICES = re.compile(r"(`[^`]*`)|(?<=\])\[")


class PlainBrackets(griffe.Extension):
    """Keeps two brackets in a row as they are, outside code."""

    def on_object(self, *, obj: griffe.Object, loader: griffe.GriffeLoader, **kwargs: Any) -> None:
        """Escape them in the docstring of every object loaded."""
        if obj.docstring:
            obj.docstring.value = INDICES.sub(lambda found: found[1] or "\\[", obj.docstring.value)
