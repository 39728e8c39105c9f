"""What the table's Python has in the place of modules that Pyodide loads at every start and the table never uses, or of
which a start uses little: those pass on to Pyodide's own, which come once they are asked for.

The table asks Python, and Python answers; nothing there waits for anything, and nothing is installed. Without an event
loop and a package loader eighty modules less are read at a start; and colours for a terminal take as long as ten other
modules, for each of their themes is a dataclass. What is in this folder takes their places in the table's library
(library.py). What a start would make of texts is ready (_ready.py). People's own players have the whole of them.
"""
