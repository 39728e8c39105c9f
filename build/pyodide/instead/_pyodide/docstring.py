"""Nobody reads on the page what the methods of JavaScript's objects are for."""


def get_cmeth_docstring(func: object) -> str:
    """No words, where Pyodide would find out the signature of each at every start."""
    return ""
