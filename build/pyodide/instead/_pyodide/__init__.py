"""Parts of Pyodide's own package."""
