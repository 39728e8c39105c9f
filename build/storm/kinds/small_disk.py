"""The disk is really full: a browser's profile lies on a disk of a few megabytes, which something else fills. The page
says that it cannot keep the match, play goes on, and once there is room again the match is kept and the warning goes
away. Or the browser is killed in the middle of that, and the next one finds everything that was kept before.
"""

import os
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from visitor import LEFT_TO_THE_VISITOR, Look, Visitor
from waiting import until

from build.storm.kinds.killed_browser import begun, killed
from build.storm.kinds.storage import complaints
from build.storm.trial import PATIENCE, Mistold, Trial

ENGINES = ("chromium", "firefox")
SIZE = {"chromium": 160, "firefox": 200}
"""Mebibytes by engine: room for a profile with the site in it, and for little more."""
MOST = 12
"""How many half-moves may pass before the page says so."""


@cache
def possible() -> bool:
    """Whether the current user may mount a disk."""
    with TemporaryDirectory() as folder:
        if not mounted(Path(folder), 1):
            return False
        unmounted(Path(folder))
    return True


def strike(trial: Trial) -> None:
    profile = trial.stage.folder()
    assert mounted(profile, SIZE[trial.stage.engine]), "no disk can be mounted here"
    trial.leaving.callback(unmounted, profile)
    way = trial.chance.choice(["room again", "killed"])
    trial.case = way
    visitor, look = trial.at_table(begun(trial, profile))
    ballast = profile / "something else"
    with suppress(OSError):
        filled(ballast)
    until_told(trial, visitor, look)
    ballast.unlink()
    if way == "killed":
        killed(profile)
        visitor = Visitor(begun(trial, profile).new_page(), visitor.address)
        visitor.page.add_init_script(LEFT_TO_THE_VISITOR)
        visitor.open()
        trial.resume(visitor, trial.kept[-1])
    else:
        look = trial.seen(visitor)
        visitor.answer(look)
        visitor.wait_until_kept(visitor.settle())
        until(lambda: not complaints(trial, visitor.page), lambda: "told though it is not true any more", PATIENCE)
    trial.whole(visitor)


def until_told(trial: Trial, visitor: Visitor, look: Look) -> None:
    """Play on until the page says that a turn is not kept. Browsers have some room of their own: the first may fit."""
    trial.told = True
    for _ in range(MOST):
        visitor.answer(look)
        look = visitor.settle()
        if complaints(trial, visitor.page):
            trial.spoken_well(look)
            return
    raise Mistold(f"nothing is told after {MOST} answers on a full disk")


def filled(path: Path) -> None:
    """Fill all the room there is. Raises OSError once there is none."""
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(1 << 12))


def mounted(folder: Path, size: int) -> bool:
    """Mount an empty disk of so many mebibytes there; False if that is not allowed."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}m", "tmpfs", str(folder)]
    with suppress(OSError):
        return os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
    return False


def unmounted(folder: Path) -> None:
    """Unmount the disk, even if a browser that is ending still uses it."""
    subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)
