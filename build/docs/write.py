"""Writes the documentation into the site's docs/; from .cache/, as long as nothing that it describes has changed."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from build import kept, tool_env
from build.docs import sources

FOLDER = "docs"
"""Where it lies in the site."""
TOLD = (
    "lostcities/**/*.py",
    "lostcities/**/*.md",
    "build/docs/**/*",
    "build/wire/**/*.py",
    "build/site/fonts.py",
    "web/learn/embed.md",
    "web/css/base/palette.css",
    "web/icons/icon.svg",
    "web/package-lock.json",
    ".github/*.md",
    "README.md",
    "pyproject.toml",
)
"""Everything that can change a page."""
TOOLS = (
    "mkdocs",
    "mkdocs-material",
    "mkdocstrings",
    "mkdocstrings-python",
    "griffelib",
    "pymdown-extensions",
    "Pygments",
)


def write(site: Path) -> Path:
    """Write the documentation into `site`; returns its folder. Raises DocsError (what is wrong in which page)."""
    made = kept.folder("docs", key())
    if not (made / "index.html").is_file():
        with tool_env.step("Writing the documentation"):
            build(made)
    target = site / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target)
    return target


def key() -> str:
    """A hash of the names and contents of everything that can change a page, the tools that write them included."""
    found = {path for pattern in TOLD for path in sources.ROOT.glob(pattern)}
    files = sorted(path for path in found if path.is_file() and path.suffix != ".pyc")
    names = [path.relative_to(sources.ROOT).as_posix() for path in files]
    return tool_env.fingerprint(*files, also="\0".join([*names, *(f"{tool} {version(tool)}" for tool in TOOLS)]))


def build(folder: Path) -> None:
    """Have mkdocs write all pages into `folder`, whole or not at all; its warnings count as errors."""
    unfinished = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(unfinished, ignore_errors=True)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(unfinished)]
    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": "0",
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONPATH": str(sources.ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    settings = ["--config-file", str(sources.HERE / "mkdocs.yml")]
    ran = subprocess.run(
        [*command, *settings], cwd=sources.ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        told = [line for line in (ran.stderr + ran.stdout).splitlines() if line and not line.startswith("INFO")]
        raise sources.DocsError("\n".join(["The documentation could not be written:", *told]))
    shutil.rmtree(folder, ignore_errors=True)
    unfinished.rename(folder)
