"""A copy of the sources to which the toy was added as games/README.md says: a folder, and a line in GAMES."""

import fcntl
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from build.site import builder

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHARED = ("lostcities", "build", "web")
"""What the copy is made of; nothing of it knows the toy."""
LINKED = ("pyproject.toml", "README.md", "web/node_modules")
"""What the copy only links to."""
KEPT = ROOT / ".cache" / "toy"
OWN = ("bundle", "site.lock", "site.stamp", "toy")
"""What a build writes for itself; all else that it keeps is named by its contents, and shared with the copy."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules")


def grow(root: Path) -> Path:
    """The sources with the toy in them, written into the folder `root`."""
    for name in SHARED:
        shutil.copytree(ROOT / name, root / name, ignore=NOT_COPIED)
    shutil.copytree(HERE / "game", root / "lostcities" / "games" / "toy", ignore=NOT_COPIED)
    games = root / "lostcities" / "games" / "__init__.py"
    text = games.read_text("utf-8")
    line = '    "adapted": ADAPTED,\n'
    assert line in text
    text = text.replace(line, line + '    "toy": TOY,\n')
    games.write_text(text.replace("\n\nGAMES", "\nfrom lostcities.games.toy import TOY\n\nGAMES", 1), "utf-8")
    for name in LINKED:
        (root / name).symlink_to((ROOT / name).resolve())
    (root / ".cache").symlink_to(cache())
    return root


def cache() -> Path:
    """What builds of copies keep: all that our own builds have kept, and what they have made themselves."""
    kept = KEPT / "cache"
    kept.mkdir(parents=True, exist_ok=True)
    for each in (ROOT / ".cache").glob("*"):
        link = kept / each.name
        if each.name not in OWN and not link.exists():
            with suppress(FileExistsError):  # another process was quicker
                link.symlink_to(each.resolve())
    return kept


def grown_site() -> Path:
    """The site of such a copy, built by the copy's own build and kept until a source of it changes."""
    KEPT.mkdir(parents=True, exist_ok=True)
    site, stamp = KEPT / "site", KEPT / "stamp"
    with open(KEPT / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        key = f"{builder.source_key()} {builder.content_key(HERE / 'game')}"
        if not stamp.is_file() or stamp.read_text("ascii") != key:
            stamp.unlink(missing_ok=True)
            with TemporaryDirectory() as root:
                build(grow(Path(root)), site)
            stamp.write_text(key, "ascii")
    return site


def build(root: Path, site: Path) -> None:
    """Build the site of such a copy into the folder `site`, by the copy's own build."""
    # The documentation is the same without the toy.
    writes = "builder.build_game(site); builder.write_service_worker(site)"
    code = f"import sys; from pathlib import Path; from build.site import builder; site = Path(sys.argv[1]); {writes}"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    alone = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code, site],
        cwd=root, env=alone, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
