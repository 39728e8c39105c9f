"""Cuts Pyodide's own script and WebAssembly down to what the site needs, and puts first what the game calls."""
