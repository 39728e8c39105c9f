"""No event loop: Pyodide imports it, and asks nothing of it before somebody awaits."""
