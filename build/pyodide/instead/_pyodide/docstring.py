"""No docstrings for the methods of JavaScript's objects: nobody reads them on the page."""


def get_cmeth_docstring(func: object) -> str:
    """An empty one; Pyodide would work out the signature of every method at every start."""
    return ""
