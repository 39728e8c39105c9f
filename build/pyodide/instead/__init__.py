"""Replacements, in the table's Python, of modules that Pyodide loads at every start but the table never uses. Those of
which a start uses a little pass all else on to Pyodide's own modules, which are imported only then.

The table asks Python, and Python answers; nothing there waits for anything, and nothing is installed. Without an event
loop and a package loader, a start reads eighty modules fewer; and colours for a terminal take as long as ten other
modules, for each of their themes is a dataclass. library.py puts the replacements into the table's library. What a
start would compile from text is ready (_ready.py). People's own players have all modules as they are.
"""
