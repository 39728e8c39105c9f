"""No event loop on top of the browser's, such as Pyodide sets up as it starts."""

# For Pyodide's snapshots the same objects of JavaScript must have been asked for, in the same order.
from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    """Set up none."""
