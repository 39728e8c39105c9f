"""Python for the page: the pinned Pyodide, its library cut down, and the package, compiled and packed."""
