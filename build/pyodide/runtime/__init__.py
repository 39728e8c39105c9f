"""What the site ships of Pyodide's own script and WebAssembly: what it needs, and of that first what it calls."""
