"""`python3 -m build.package.release TAG`: prints what the changelog says of the release that is tagged.

Nothing need be installed. Ends with a sentence and status 1 if the tag is not the package's version, or if the
changelog has no section for it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class NotThis(Exception):
    """A tag that is not to be published; the message says why."""


def notes(tag: str, package: str, changelog: str) -> str:
    """The changelog's section on the version stated in `package` (lostcities/__init__.py). Raises NotThis."""
    version = re.search(r'^__version__ = "([^"]+)"$', package, re.M)
    if not version or tag != f"v{version[1]}":
        raise NotThis(f"The tag is {tag} and the version of the package is {version[1] if version else 'not said'}")
    found = re.search(rf"^## \[{re.escape(version[1])}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    if not found or not found[1].strip():
        raise NotThis(f".github/CHANGELOG.md has no section [{version[1]}]: move what is unreleased there")
    return found[1].strip() + "\n"


def main(arguments: list[str]) -> int:
    """Print the section, or a sentence if the tag is not to be published."""
    if len(arguments) != 1:
        print("Say which tag: python3 -m build.package.release TAG", file=sys.stderr)
        return 2
    (tag,) = arguments
    try:
        package = (ROOT / "lostcities" / "__init__.py").read_text("utf-8")
        print(notes(tag, package, (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8")), end="")
    except NotThis as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
