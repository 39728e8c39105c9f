"""The site's size: by kind, and as sent raw, with gzip and with brotli; what the first paint needs; the whole
installation.
"""

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

import brotli

from build.bench.figures import Figure

KINDS = {
    "documentation": r"^docs/",
    "HTML": r"\.html$",
    "CSS": r"^css/",
    "JavaScript of the page": r"^(js/|sw\.js)",
    "languages": r"^lang/",
    "art and icons": r"^(art|icons)/",
    "fonts": r"^fonts/",
    "Python, its library, the package, micropip": r"^python/",
    "everything else": r"",
}
KILO = 1000
MEGA = 1_000_000


def forms(content: bytes) -> tuple[int, int, int]:
    """Bytes as sent raw, with gzip and with brotli at their best; a file that would not shrink is sent as it is."""
    raw = len(content)
    return raw, min(raw, len(gzip.compress(content, 9, mtime=0))), min(raw, len(brotli.compress(content, quality=9)))


def total(site: Path, names: Iterable[str]) -> tuple[int, int, int]:
    """The sums of `forms` over some files."""
    sizes = [forms((site / name).read_bytes()) for name in names]
    raw, zipped, brotlied = (sum(column) for column in zip(*sizes, strict=True)) if sizes else (0, 0, 0)
    return raw, zipped, brotlied


def by_kind(site: Path) -> list[str]:
    """A line for each kind of file."""
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    lines = [f"  {'kind':<44} {'files':>6} {'raw':>12} {'gzip':>12} {'brotli':>12}"]
    for kind, pattern in KINDS.items():
        mine = [name for name in names if re.search(pattern, name)]
        names = [name for name in names if name not in mine]
        lines.append(f"  {kind:<44} {len(mine):>6} " + " ".join(f"{size:>12,}" for size in total(site, mine)))
    return lines


def installed(site: Path) -> list[str]:
    """The files that the service worker keeps."""
    listed = re.match(r"const PRECACHE = (\{.*\});", (site / "sw.js").read_text("utf-8"))
    assert listed
    return list(json.loads(listed.group(1))["files"])


def figures(site: Path, painted: list[str]) -> list[Figure]:
    """First paint and installation. `painted`: the files that a browser requested until the first paint was complete,
    without fonts.
    """
    raw, zipped, brotlied = total(site, painted)
    kept = installed(site)
    install = sum((site / name).stat().st_size for name in [*kept, "sw.js"])
    return [
        Figure(
            "first paint, gzip",
            zipped / KILO,
            " KB",
            worst=60,
            note=f"{len(painted)} files, raw {raw:,}, brotli {brotlied:,}",
        ),
        Figure(
            "whole installation, sent uncompressed", install / MEGA, " MB", worst=7.0, note=f"{len(kept) + 1} files"
        ),
    ]
