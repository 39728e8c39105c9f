"""What is slow to make and lies in .cache/, a folder each under a hash of what it is made of, until nobody has asked
for it for weeks.

What is used is touched, so that a folder's date says when it was used last, by whatever copy of the sources shares it.
"""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from build import tool_env

KINDS = ("docs", "fonts", "package", "python", "wheels")
COMPRESSED = "compressed"
"""A folder of files, each for itself."""
SECONDS = 4 * 7 * 24 * 60 * 60
"""So long it is kept unused."""


def folder(kind: str, key: str) -> Path:
    """The folder of that kind, used now, where it is there already."""
    return used(tool_env.CACHE / f"{kind}-{key}")


def used(path: Path) -> Path:
    """The same path, touched."""
    if path.is_symlink() and not path.exists():
        path.unlink()  # it led to what another copy of the sources has cleared
    with suppress(OSError):
        os.utime(path)
    return path


def clear() -> None:
    """Remove what was not used for so long. What is a link is somebody else's."""
    cache, before = tool_env.CACHE, time.time() - SECONDS
    found = [*(path for kind in KINDS for path in cache.glob(f"{kind}-*")), *_packed(cache / COMPRESSED)]
    for path in found:
        with suppress(OSError):  # another process was quicker, or may do what this one may not
            if path.is_symlink() or path.stat().st_mtime > before:
                continue
            # Whole or not there: it is out of the way before its first file goes.
            out = path.rename(path.with_name(f"{path.name}.old")) if not path.name.endswith(".old") else path
            if out.is_dir():
                shutil.rmtree(out)
            else:
                out.unlink()


def _packed(folder: Path) -> list[Path]:
    """What is kept in a folder of this copy's own."""
    return [] if folder.is_symlink() else list(folder.glob("*"))
