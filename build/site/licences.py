"""licences.txt: the full texts of the licences of everything in the site that is not this project's own.

The texts come with locked packages, so they need no network and no copy in this repository. If a package only names
its licence, the text is taken from another locked package under the same licence.
"""

from pathlib import Path

from build import tool_env

MODULES = tool_env.WEB / "node_modules"
# (work, owner, licence, the file with the licence's text)
WORKS: list[tuple[str, str, str, Path | str]] = [
    ("Pyodide", "Pyodide contributors", "MPL-2.0", MODULES / "axe-core" / "LICENSE"),
    ("micropip", "Pyodide contributors", "MPL-2.0", MODULES / "axe-core" / "LICENSE"),
    ("CPython", "Python Software Foundation", "PSF-2.0", "typing_extensions-*.dist-info/licenses/LICENSE"),
    ("@fluent/bundle", "Mozilla", "Apache-2.0", MODULES / "typescript" / "LICENSE"),
    ("idb-keyval", "Jake Archibald", "Apache-2.0", MODULES / "typescript" / "LICENSE"),
    ("@noble/curves, @noble/hashes", "Paul Miller", "MIT", MODULES / "@noble" / "curves" / "LICENSE"),
    ("fflate", "Arjun Barrett", "MIT", MODULES / "fflate" / "LICENSE"),
    ("qr", "Paul Miller", "MIT", MODULES / "qr" / "LICENSE-MIT"),
    ("Piazzolla", "The Piazzolla Project Authors", "OFL-1.1", MODULES / "@fontsource" / "piazzolla" / "LICENSE"),
    ("Vazirmatn", "The Vazirmatn Project Authors", "OFL-1.1", MODULES / "@fontsource" / "vazirmatn" / "LICENSE"),
    ("Material for MkDocs", "Martin Donath", "MIT", "mkdocs_material-*.dist-info/licenses/LICENSE"),
]
RULE = "\n\n" + 78 * "=" + "\n\n"


def licence_texts() -> str:
    """A list of the works with their licences, then each licence's text once."""
    listed = "\n".join(f"{work} (c) {owner}: {licence}" for work, owner, licence, _ in WORKS)
    texts: dict[str, list[str]] = {}
    for work, _, licence, source in WORKS:
        texts.setdefault(text_of(source), []).append(f"{licence} ({work})")
    parts = [f"{', '.join(works)}\n\n{text}" for text, works in texts.items()]
    return RULE.join([f"What comes with this site, and by which licences.\n\n{listed}", *parts]) + "\n"


def text_of(source: Path | str) -> str:
    """A licence's text, from a file or from the one file of the environment's packages that matches a pattern."""
    if isinstance(source, str):
        (source,) = (tool_env.VENV / "lib").glob(f"python3*/site-packages/{source}")
    return source.read_text("utf-8").strip()
