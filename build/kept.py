"""Keeps in .cache/ what is slow to make, each in a folder named by a hash of its sources, until it has not been used
for weeks.

Whatever is used is touched, so a folder's date says when it was last used by any copy of the sources that shares it.
"""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from build import tool_env

KINDS = ("docs", "fonts", "package", "python", "wheels")
COMPRESSED = "compressed"
"""A folder of files, each kept or cleared by itself."""
SECONDS = 4 * 7 * 24 * 60 * 60
"""How long something unused is kept."""


def folder(kind: str, key: str) -> Path:
    """The path of the folder of that kind; the folder, if it exists, counts as used now."""
    return used(tool_env.CACHE / f"{kind}-{key}")


def used(path: Path) -> Path:
    """The same path, touched."""
    if path.is_symlink() and not path.exists():
        path.unlink()  # another copy of the sources has cleared what it led to
    with suppress(OSError):
        os.utime(path)
    return path


def clear() -> None:
    """Remove what has not been used for that long. Links are left alone: their targets belong to another copy."""
    cache, before = tool_env.CACHE, time.time() - SECONDS
    found = [*(path for kind in KINDS for path in cache.glob(f"{kind}-*")), *_packed(cache / COMPRESSED)]
    for path in found:
        with suppress(OSError):  # another process was quicker, or this one lacks the permission
            if path.is_symlink() or path.stat().st_mtime > before:
                continue
            # Renamed before its first file goes, so that nobody finds half a folder.
            out = path.rename(path.with_name(f"{path.name}.old")) if not path.name.endswith(".old") else path
            if out.is_dir():
                shutil.rmtree(out)
            else:
                out.unlink()


def _packed(folder: Path) -> list[Path]:
    """What the folder holds, unless it is a link to another copy's."""
    return [] if folder.is_symlink() else list(folder.glob("*"))
