"""What a package index shows: the project's links, and README.md with absolute addresses for its pictures and links.

Where the project lives is said once, in pyproject.toml. The addresses point to the tag of the version being built, so
the page of an old version keeps its own pictures. hatchling loads this file alone, from the sdist too: it needs nothing
else of build/.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\((?!https?:|#)([^)\s]+)\)")
PICTURE = re.compile(r'(<img [^>]*?src=")(?!https?:)([^"]+)')


class Addresses(MetadataHookInterface):
    """The hook: `urls` and `readme` are dynamic in pyproject.toml, and set here."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the links and the long description, from the settings `repository` and `site`."""
        repository, site = (str(self.config[name]).rstrip("/") for name in ("repository", "site"))
        metadata["urls"] = {
            "Play": f"{site}/",
            "Documentation": f"{site}/docs/",
            "Repository": repository,
            "Changelog": f"{repository}/blob/main/.github/CHANGELOG.md",
            "Issues": f"{repository}/issues",
        }
        root = Path(self.root)
        text = (root / "README.md").read_text("utf-8")
        text = with_whole_addresses(text, repository, f"v{version(root)}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def version(root: Path) -> str:
    """The package's version, from the one place that states it."""
    found = re.search(r'^__version__ = "([^"]+)"$', (root / "lostcities" / "__init__.py").read_text("utf-8"), re.M)
    if not found:
        raise ValueError("lostcities/__init__.py does not say its __version__")
    return found[1]


def with_whole_addresses(text: str, repository: str, tag: str) -> str:
    """Markdown in which every relative picture and link is an address in the repository at `tag`."""

    def link(found: re.Match[str]) -> str:
        mark, label, path = found.groups()
        return f"{mark}[{whole(label)}]({repository}/{'raw' if mark else 'blob'}/{tag}/{path})"

    def whole(label: str) -> str:
        return LINK.sub(link, label)

    return PICTURE.sub(rf"\g<1>{repository}/raw/{tag}/\g<2>", whole(text))
