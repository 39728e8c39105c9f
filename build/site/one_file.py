"""Writes the game as one file: the page, with everything that it would fetch inside it.

A double click opens it at a `file:` address, where browsers let nothing be fetched and run no service worker. Its
sources are those of the site; what differs lies in web/js/file/. It does not hold the documentation, the tables for
other people's pages, or what scripts add to the pages that teach the rules.
"""

import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from build import tool_env
from build.pyodide import pack

NAME = "lost-cities.html"
WORKER = "js/worker.js"
# What the worker takes for its own address, from which it derives those of its files; no request ever goes there.
NOWHERE = f"https://inline.invalid/{WORKER}"
LEARN_STYLES, LICENCES = "css/learn.css", "licences.txt"
BUNDLE = tool_env.CACHE / "bundle"
# Texts that the page asks for by name; the file holds them as they are (web/js/file/at.js).
HELD = ("css/*.css", "art/*.svg", "lang/*/*.ftl")
# Those of them that only the site's other pages use.
UNHELD = re.compile(r"^(css/(main|learn|embed|diagram).*|lang/../(lessons-.*|embed\.ftl))$")

# Python's files by their roles: first those that the worker is handed (web/js/file/start.js), then the others.
HANDED = ("wasm", "runtime", "library", "package", "rest", "distance")
OTHERS = ("furtherLibrary", "micropip")
# The pages that teach the rules, in the form in which the file holds them (build/learn/pages.py).
READ = BUNDLE / "read"


def write(site: Path, printed: Callable[[list[str | Path]], str]) -> None:
    """Write the file into `site`, which is otherwise complete and has just been bundled; `printed` runs a command."""
    constants = json.loads((BUNDLE / "constants.json").read_text("utf-8"))
    bundles = bundled({**constants, "worker": WORKER}, printed)
    (site / NAME).write_text(page(site, bundles, texts(site), packed(site, constants, bundles)), "utf-8")


def bundled(constants: Mapping[str, Any], printed: Callable[[list[str | Path]], str]) -> dict[str, str]:
    """The file's scripts and styles: `worker`, `ahead`, `page`, `styles`, `learnStyles`; and `frame`, the hash of the
    one script in the frames of people's own players."""
    sheets = {name: str(BUNDLE / f"{name}.css") for name in ("styles", "learnStyles")}
    job = {"web": str(tool_env.WEB), "constants": constants, **sheets, "nowhere": NOWHERE}
    (BUNDLE / "one_file.json").write_text(json.dumps(job), "utf-8")
    script = Path(__file__).with_suffix(".mjs")
    made = json.loads(printed(["node", script, BUNDLE / "one_file.json"]))
    return {**made, "frame": constants["frame"]["hash"]}


def packed(site: Path, constants: Mapping[str, Any], bundles: Mapping[str, str]) -> dict[str, str]:
    """By address, in their order in the file: what it holds compressed, as base64 (Python, the pages to read, the
    licences)."""
    python = [constants["python"][role]["address"] for role in (*HANDED, *OTHERS)]
    files = {name: (site / name).read_bytes() for name in (*python, constants["inside"])}
    files |= {path.relative_to(READ).as_posix(): path.read_bytes() for path in sorted(READ.glob("learn/*/*.html"))}
    files[LICENCES] = (site / LICENCES).read_bytes()
    (classes,) = site.glob("css/learn-classes-*.css")
    files[LEARN_STYLES] = (bundles["learnStyles"] + classes.read_text("utf-8")).encode()
    return {name: base64_of(site / name, content) for name, content in files.items()}


def texts(site: Path) -> dict[str, str]:
    """By address: the texts that the file holds as they are."""
    found = {path.relative_to(site).as_posix(): path for pattern in HELD for path in sorted(site.glob(pattern))}
    return {name: path.read_text("utf-8") for name, path in found.items() if not UNHELD.match(name)}


def page(site: Path, bundles: Mapping[str, str], held: Mapping[str, str], files: Mapping[str, str]) -> str:
    """The site's page with everything that it names put into it: the texts and the packed files."""
    text = (site / "index.html").read_text("utf-8")
    text = re.sub(r'<link rel="(?:modulepreload|preload|stylesheet|manifest|apple-touch-icon)"[^>]*>\n?', "", text)
    text = re.sub(r'<script type="module" src="[^"]*"[^>]*></script>\n?', "", text)
    text = re.sub(r' <a href="learn/[^<]*</a>', "", text)  # without scripts nothing in the file can be reached
    text = re.sub(r"<script>.*?</script>\n?", "", text, flags=re.S)  # it has its own `ahead`, and needs no lookout
    text = re.sub(r'(?<=content=")default-src [^"]*', policy(bundles), text, count=1)
    text = re.sub(r'(src|srcset|href)="((?:art|icons)/[\w.-]+\.svg)"', lambda found: drawn(site, *found.groups()), text)
    worker = base64.b64encode(bundles["worker"].encode()).decode("ascii")
    head = [
        *(plain(WORKER, worker), f"<script>{bundles['ahead']}</script>"),
        *(f"<style>{bundles['styles']}</style>", "</head>"),
    ]
    safe = closed(json.dumps(held, ensure_ascii=False, separators=(",", ":")))
    body = [
        *(plain(name, content) for name, content in files.items()),
        f'<script type="application/json" id="held">{safe}</script>',
        f'<script type="module">{bundles["page"]}</script>',
    ]
    text = text.replace("</head>", "\n".join(head), 1)
    return text.replace("</body>", "\n".join([*body, "</body>"]), 1)


def plain(name: str, content: str) -> str:
    """An element that holds a text without the browser doing anything with it."""
    return f'<script type="text/plain" id="{name}">{content}</script>'


def closed(text: str) -> str:
    """JSON made safe for a script element: nothing in it ends the element or begins a comment or another script, which
    is all that HTML looks for there."""
    return re.sub(r"<(?=[/!s])", r"\\u003c", text, flags=re.I)


def policy(bundles: Mapping[str, str]) -> str:
    """The file's content security policy: its own scripts and styles, what it makes of its own texts, and nothing from
    elsewhere."""
    ahead, script, styles = (f"'sha256-{digest(bundles[name])}'" for name in ("ahead", "page", "styles"))
    return (
        f"default-src 'none'; script-src {ahead} {script} 'sha256-{bundles['frame']}' 'wasm-unsafe-eval' data: blob:; "
        f"style-src {styles} data:; img-src data:; font-src data:; connect-src data:; worker-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def digest(text: str) -> str:
    """SHA-256 in base64, the form in which policies name a script."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")


def drawn(site: Path, attribute: str, name: str) -> str:
    """An attribute that named a drawing, now with the drawing itself."""
    return f'{attribute}="data:image/svg+xml;base64,{base64.b64encode((site / name).read_bytes()).decode("ascii")}"'


def base64_of(path: Path, content: bytes) -> str:
    """A file as base64, compressed if it is not yet."""
    if path.suffix != ".gz":
        content = pack.compressed(content)
    return base64.b64encode(content).decode("ascii")
