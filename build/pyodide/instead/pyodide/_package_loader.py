"""Nothing is ever installed; but Pyodide asks where it would be."""

# Imported for snapshots, as in webloop.py.
from pyodide_js import loadedPackages  # noqa: F401


class Folder:
    """A path that reaches JavaScript as an object, as it expects, and not as a string."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing, for nothing was installed."""
