"""No event loop in the browser's, which Pyodide sets up as it starts."""

# A snapshot of Pyodide's is to have been asked for the same objects of JavaScript, in the same order.
from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    """Leave Python without one."""
