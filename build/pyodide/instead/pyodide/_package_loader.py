"""Nothing is ever installed; Pyodide asks where it would be."""

# As in webloop.py, for snapshots.
from pyodide_js import loadedPackages  # noqa: F401


class Folder:
    """A path that JavaScript gets as an object and not as a text, as it expects."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Find that nothing was installed."""
