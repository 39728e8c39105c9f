"""Which modules of the standard library the site ships: two stated lists of imports, and all that importing them loads.

The build imports these in the pinned Pyodide and keeps the modules that were then loaded (library.py); all others are
left out. TABLE is for the interpreter of the table, which everybody installs, and which has some modules of ours in the
place of what Pyodide loads at every start and no table uses (instead/); WHOLE is for those that people's own players
have to themselves, fetched with the first such player. A test holds OURS and GUESTS against what lostcities/ really
imports, and others import every name here.
"""

# What lostcities/ imports, without its command line, which the site leaves out.
OURS = [
    "array",
    "base64",
    "collections",
    "collections.abc",
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

# What only the Python of a person's own player imports of it.
GUESTS = ["importlib.metadata"]

# What micropip and the wheels that it installs need beyond that, some of it only once they are at work.
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

# What people's own computer players may expect of a Python, at little cost.
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

# What modules of our own in Pyodide's place pass on to (library.py), and what tells of an error.
PASSED_ON_TO = ["_pyodide._base_whole", "_pyodide.jsbind_whole", "pyodide.code_whole", "traceback"]

TABLE = sorted({*OURS, *CODECS, *PASSED_ON_TO})
WHOLE = sorted({*OURS, *CODECS, *GUESTS, *MICROPIP, *MARGIN})
