"""No event loop: Pyodide imports this module, but asks nothing of it before somebody awaits."""
