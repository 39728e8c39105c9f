"""The private environment: a venv and node_modules from the lock files, and browsers from Debian's packages.

Standard library only, for it runs before anything is installed. Everything goes into .cache/ and web/node_modules/,
which git ignores; thanks to a stamp beside each, a second run takes no time. A missing prerequisite raises Missing,
whose text is the one sentence that a person needs.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache"
WEB = ROOT / "web"
VENV = CACHE / "venv"
TRAINING = CACHE / "train"
"""The environment of `build train` alone."""
MUTATING = CACHE / "mutants"
"""The environment of `build mutants` alone."""
LOCKS = {
    VENV: ROOT / "build" / "requirements.lock",
    TRAINING: ROOT / "build" / "requirements-train.lock",
    MUTATING: ROOT / "build" / "requirements-mutants.lock",
}
BROWSER_PACKAGES = ["chromium", "firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "fonts-dejavu-core"]
BROWSER_FILES = [
    "/usr/bin/chromium",
    "/usr/bin/firefox-esr",
    "/usr/bin/WebKitWebDriver",
    "/usr/bin/Xvfb",
    "/usr/bin/xauth",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
]
SWIFT_BROWSER = "chromium-headless-shell"
"""Chromium without a window, which takes two thirds of the time over the tests' short visits. Not every distribution
has it, and nothing requires it.
"""


class Missing(Exception):
    """Something the machine lacks; the message says what to install."""


class BadSource(Exception):
    """The sources do not make a site; the message says where they are wrong."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say on stderr what is being done and, if it took noticeably long, how long."""
    print(f"{what} ...", file=sys.stderr, flush=True)
    began = time.monotonic()
    yield
    took = time.monotonic() - began
    if took > 2:
        print(f"  done in {took:.0f} s", file=sys.stderr, flush=True)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an error of writing to `path` into Missing."""
    try:
        yield
    except OSError as trouble:
        raise Missing(f"{path} cannot be written ({trouble.strerror})") from None


@contextmanager
def making(path: Path) -> Iterator[None]:
    """Raise Missing if one of the many files of which something is made at `path` cannot be written or read."""
    try:
        yield
    except OSError as trouble:
        several = trouble.args[0] if isinstance(trouble, shutil.Error) else ()
        first = several[0][-1] if isinstance(several, list) else trouble
        raise Missing(f"{path} cannot be built ({re.sub(r'^.Errno [0-9]+. ', '', str(first))})") from None


@contextmanager
def alone(lock: str) -> Iterator[None]:
    """Hold that lock of .cache/ once no other process of this folder does, so that two at once (tests in several
    processes, a second terminal) take turns. Raises Missing."""
    import fcntl  # imported late: Windows lacks it, and deserves a better message than that

    try:
        CACHE.mkdir(exist_ok=True)
        file = open(CACHE / lock, "w")  # noqa: SIM115 (closed below: only this is told so)
    except OSError as trouble:
        raise Missing(f"{CACHE} cannot be written ({trouble.strerror}), and what is built is kept there") from None
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def need_torch() -> None:
    """Raise Missing if PyTorch is not installed. No lock file names it, because machines need different builds of it
    (for one accelerator, another or none)."""
    if importlib.util.find_spec("torch") is None:
        python = TRAINING.relative_to(ROOT) / "bin" / "python"
        raise Missing(f"training a policy needs PyTorch, in the build for your machine: {python} -m pip install torch")


def call(arguments: Sequence[str | Path], trouble: str, cwd: Path = ROOT) -> None:
    """Run a set-up command quietly; if it fails, show what it printed and raise Missing(trouble)."""
    ran = subprocess.run(
        [str(part) for part in arguments],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        print(ran.stdout[-4000:], file=sys.stderr)
        raise Missing(trouble)


def fingerprint(*files: Path, also: str = "") -> str:
    """A short hash of the contents of files and a text."""
    digest = hashlib.sha256(also.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def python(venv: Path = VENV) -> Path:
    """The interpreter of a private environment."""
    return venv / "bin" / "python"


def inside(venv: Path) -> bool:
    """Whether this process runs in that private environment."""
    return Path(sys.prefix).resolve() == venv.resolve()


def run_inside(argv: list[str], venv: Path) -> NoReturn:
    """Bring the environment up to date, then restart the same command inside it."""
    prepare_python(venv)
    os.execv(python(venv), [str(python(venv)), str(ROOT / "build"), *argv])


def prepare_python(venv: Path) -> None:
    """Make a venv from its lock file, anew if the lock or the interpreter has changed."""
    if os.name == "nt":
        raise Missing("The build runs on Linux and macOS: on Windows, run it inside WSL")
    if sys.platform == "darwin" and os.uname().machine != "arm64":
        raise Missing("On macOS the build needs Apple silicon and a Python for it: the tools have no wheels for Intel")
    lock = LOCKS[venv]
    want = fingerprint(lock, also=sys.version)
    stamp = venv / "stamp"

    def ready() -> bool:
        return stamp.is_file() and stamp.read_text("ascii") == want and python(venv).exists()

    if ready():
        return
    with alone("tools.lock"):
        if not ready():
            make_python(venv, lock)
            stamp.write_text(want, "ascii")


def make_python(venv: Path, lock: Path) -> None:
    """Make a venv from that lock file, in place of what is there."""
    with step("Setting up the Python tools (once, about a minute)"):
        shutil.rmtree(venv, ignore_errors=True)
        try:
            import ensurepip  # noqa: F401  (Debian ships it apart from Python)
        except ImportError:
            install_packages(["python3-venv"], "Python cannot make environments here")
        call([sys.executable, "-m", "venv", venv], "python3 -m venv failed: apt-get install python3-venv")
        pip: list[str | Path] = [python(venv), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        call(
            [*pip, "--require-hashes", "--no-deps", "--only-binary=:all:", "-r", lock],
            f"the Python tools of build/{lock.name} could not be installed; is the network reachable?",
        )


def prepare_node() -> None:
    """Make web/node_modules from the lock file, anew if the lock has changed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Missing("Node 20.19 or newer with npm is needed: install the packages nodejs and npm")
    version = version_of(node)
    if tuple(int(part) for part in version.lstrip("v").split(".")[:2]) < (20, 19):
        raise Missing(f"Node 20.19 or newer is needed and this is {version}: install a newer nodejs")
    lock = WEB / "package-lock.json"
    want = fingerprint(lock, also=version)
    stamp = WEB / "node_modules" / ".stamp"

    def ready() -> bool:
        return stamp.is_file() and stamp.read_text("ascii") == want

    if ready():
        return
    with alone("tools.lock"):
        if not ready():
            with step("Setting up the JavaScript tools (once, about half a minute)"):
                call([npm, "ci", "--no-progress"], "npm ci failed in web/; is the network reachable?", cwd=WEB)
            stamp.write_text(want, "ascii")


def version_of(node: str) -> str:
    """The version of node or npm, such as v20.19.0. Raises Missing if it cannot be run."""
    try:
        ran = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError as trouble:
        raise Missing(f"{node} cannot be run ({trouble.strerror}): install the packages nodejs and npm") from None
    version = ran.stdout.strip()
    if ran.returncode or not re.match(r"v\d+\.\d+\b", version):
        raise Missing(f"{node} cannot be run: install the packages nodejs and npm")
    return version


def prepare_browsers() -> None:
    """Install the three browsers for the tests, from Debian's packages."""
    lacking = [file for file in BROWSER_FILES if not Path(file).exists()]
    if lacking:
        install_packages(BROWSER_PACKAGES, "the tests drive real browsers")
    if os.geteuid() == 0 and shutil.which("apt-get") and not shutil.which(SWIFT_BROWSER):
        quick = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
        line = ["apt-get", "install", "-y", "--no-install-recommends", *quick, SWIFT_BROWSER]
        with step(f"Installing {SWIFT_BROWSER}, if there is one"):
            subprocess.run(
                ["env", "DEBIAN_FRONTEND=noninteractive", *line],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
            )


def install_packages(packages: list[str], why: str) -> None:
    """Install packages with apt-get if that is allowed; else raise Missing, which says what to install."""
    line = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Missing(f"{why[0].upper()}{why[1:]}, and packages are missing: {line}")
    with step(f"Installing {', '.join(packages)} (once, a few minutes)"):
        environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
        call([*environment, "apt-get", "update", "-q"], f"{why}, and apt-get update failed: {line}")
        call([*environment, *line.split(" ")], f"{why}, and this failed: {line}")
