"""A host on the web for visitors: serves a copy of the site from a sub-folder, in a process of its own that can be
killed.

A server inside the test's own process would go on answering on connections that are already open; only one that is
gone shows what a page does without it.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from build.site import builder as site_builder

NAME = "127.0.0.1"
FOLDER = "games/lost-cities"
PROGRAM = """
import sys, threading
sys.path.insert(0, sys.argv[1])
from build import local_server
print(local_server.serve(__import__("pathlib").Path(sys.argv[2])).server_port, flush=True)
threading.Event().wait()
"""


class WebHost:
    """The site at `address`, a folder of a host. `site` is the served copy, which a test may change."""

    def __init__(self, site: Path, root: Path) -> None:
        self.root = root
        self.site = root / FOLDER
        shutil.copytree(site, self.site)
        command = [sys.executable, "-c", PROGRAM, str(site_builder.ROOT), str(self.root)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        with self.process.stdout as told:
            port = int(told.readline())  # it listens: what asks from now on is answered
        self.origin = f"http://{NAME}:{port}"
        self.address = f"{self.origin}/{FOLDER}/"

    def stop(self) -> None:
        """Be gone, with every open connection."""
        self.process.kill()
        self.process.wait()

    def hide(self, pattern: str) -> Path:
        """Take one file from the host; `show` gives it back."""
        (found,) = self.site.glob(pattern)
        return found.rename(found.with_name(f"{found.name}.hidden"))

    @staticmethod
    def show(hidden: Path) -> None:
        hidden.rename(hidden.with_name(hidden.name.removesuffix(".hidden")))

    def publish(self, **files: str) -> None:
        """A new version: files with other content (their names with `_` for `.`), and the list that follows."""
        for name, content in files.items():
            (self.site / name.replace("_", ".")).write_text(content, "utf-8")
        site_builder.write_service_worker(self.site)
