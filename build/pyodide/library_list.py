"""Which modules of the standard library the site ships: two explicit lists of imports, and all that these load.

The build imports the lists in the pinned Pyodide and keeps the modules that were then loaded (library.py). TABLE is for
the table's interpreter, which everybody installs; there some modules of ours replace what Pyodide loads at every start
and no table uses (instead/). WHOLE is for the interpreters of people's own players, fetched with the first such player.
One test compares OURS and GUESTS with what lostcities/ really imports; others import every name here.
"""

# What lostcities/ imports, without its command line, which the site leaves out.
OURS = [
    "array",
    "base64",
    "collections",
    "collections.abc",
    "copyreg",
    "dataclasses",
    "datetime",
    "functools",
    "gc",
    "hashlib",
    "importlib",
    "itertools",
    "json",
    "math",
    "operator",
    "pkgutil",
    "random",
    "re",
    "secrets",
    "struct",
    "sys",
    "time",
    "types",
    "typing",
    "unicodedata",
    "urllib.parse",
]

# What lostcities/ imports only in the interpreter of a person's own player.
GUESTS = ["importlib.metadata"]

# What micropip and the wheels that it installs need besides, some of it only at run time.
MICROPIP = [
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "csv",
    "email.message",
    "email.parser",
    "email.policy",
    "html.parser",
    "importlib.metadata",
    "importlib.metadata._adapters",
    "logging",
    "platform",
    "pyodide.http",
    "sysconfig",
    "tarfile",
    "zipfile",
]

# What people's own players may expect of Python, at little cost.
MARGIN = [
    "abc",
    "array",
    "bisect",
    "contextlib",
    "copy",
    "datetime",
    "enum",
    "heapq",
    "numbers",
    "string",
    "struct",
    "sys",
    "textwrap",
    "traceback",
    "types",
    "warnings",
    "weakref",
    "zlib",
]
# Found by name at run time, so importing the modules above does not load them.
CODECS = [
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.unicode_escape",
    "encodings.utf_8_sig",
]

# What our replacements of Pyodide's modules pass on to (library.py), and what reports errors.
PASSED_ON_TO = ["_pyodide._base_whole", "_pyodide.jsbind_whole", "pyodide.code_whole", "traceback"]

TABLE = sorted({*OURS, *CODECS, *PASSED_ON_TO})
WHOLE = sorted({*OURS, *CODECS, *GUESTS, *MICROPIP, *MARGIN})
