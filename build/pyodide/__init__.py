"""Python for the page: the pinned Pyodide, its library cut down, the package compiled and packed."""
