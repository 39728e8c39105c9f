"""Writes the game as one file: the page with all that it would fetch standing in it.

It starts by a double click (a `file:` address), where browsers let nothing be fetched and know no service worker. The
sources are those of the site; what differs lies in web/js/file/. What it does not hold: the documentation, tables for
other people's pages, and what only scripts do on the pages that teach the rules.
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
# The address of the worker's text, from which it derives those of its files; no request ever goes there.
NOWHERE = f"https://inline.invalid/{WORKER}"
LEARN_STYLES, LICENCES = "css/learn.css", "licences.txt"
BUNDLE = tool_env.CACHE / "bundle"
# What the page asks for by name: texts that it holds as they are (web/js/file/at.js).
HELD = ("css/*.css", "art/*.svg", "lang/*/*.ftl")
# Of those, what only the site's other pages use.
UNHELD = re.compile(r"^(css/(main|learn|embed|diagram).*|lang/../(lessons-.*|embed\.ftl))$")

# Of Python's files by their roles: those that the worker is handed (web/js/file/start.js), which stand first, and the
# others.
HANDED = ("wasm", "runtime", "library", "package", "rest", "distance")
OTHERS = ("furtherLibrary", "micropip")
# Where the pages that teach the rules lie as they stand in it (build/learn/pages.py).
READ = BUNDLE / "read"


def write(site: Path, printed: Callable[[list[str | Path]], str]) -> None:
    """Write it into `site`, which is otherwise whole and has just been bundled; `printed` runs a command."""
    constants = json.loads((BUNDLE / "constants.json").read_text("utf-8"))
    bundles = bundled({**constants, "worker": WORKER}, printed)
    (site / NAME).write_text(page(site, bundles, texts(site), packed(site, constants, bundles)), "utf-8")


def bundled(constants: Mapping[str, Any], printed: Callable[[list[str | Path]], str]) -> dict[str, str]:
    """Its scripts and styles: `worker`, `ahead`, `page`, `styles`, `learnStyles`; and `frame`, the hash of the one
    script that own players' frames have."""
    sheets = {name: str(BUNDLE / f"{name}.css") for name in ("styles", "learnStyles")}
    job = {"web": str(tool_env.WEB), "constants": constants, **sheets, "nowhere": NOWHERE}
    (BUNDLE / "one_file.json").write_text(json.dumps(job), "utf-8")
    script = Path(__file__).with_suffix(".mjs")
    made = json.loads(printed(["node", script, BUNDLE / "one_file.json"]))
    return {**made, "frame": constants["frame"]["hash"]}


def packed(site: Path, constants: Mapping[str, Any], bundles: Mapping[str, str]) -> dict[str, str]:
    """By address, in the order in which they stand in it: the files that it holds compressed, as base64. Python, the
    pages to read, and the licences."""
    python = [constants["python"][role]["address"] for role in (*HANDED, *OTHERS)]
    files = {name: (site / name).read_bytes() for name in (*python, constants["inside"])}
    files |= {path.relative_to(READ).as_posix(): path.read_bytes() for path in sorted(READ.glob("learn/*/*.html"))}
    files[LICENCES] = (site / LICENCES).read_bytes()
    (classes,) = site.glob("css/learn-classes-*.css")
    files[LEARN_STYLES] = (bundles["learnStyles"] + classes.read_text("utf-8")).encode()
    return {name: base64_of(site / name, content) for name, content in files.items()}


def texts(site: Path) -> dict[str, str]:
    """By address: the texts that the page holds as they are."""
    found = {path.relative_to(site).as_posix(): path for pattern in HELD for path in sorted(site.glob(pattern))}
    return {name: path.read_text("utf-8") for name, path in found.items() if not UNHELD.match(name)}


def page(site: Path, bundles: Mapping[str, str], held: Mapping[str, str], files: Mapping[str, str]) -> str:
    """The site's page, with what it names put into it: the texts that it holds and the packed files."""
    text = (site / "index.html").read_text("utf-8")
    text = re.sub(r'<link rel="(?:modulepreload|preload|stylesheet|manifest|apple-touch-icon)"[^>]*>\n?', "", text)
    text = re.sub(r'<script type="module" src="[^"]*"[^>]*></script>\n?', "", text)
    text = re.sub(r' <a href="learn/[^<]*</a>', "", text)  # without scripts what it holds is out of reach
    text = re.sub(r"<script>.*?</script>\n?", "", text, flags=re.S)  # it has its own: nothing could fail to come
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
    """An element that holds a text, and that the browser takes for nothing."""
    return f'<script type="text/plain" id="{name}">{content}</script>'


def closed(text: str) -> str:
    """JSON that can stand in a script element: nothing in it ends one, or begins a comment or another script, the only
    things that HTML looks for there."""
    return re.sub(r"<(?=[/!s])", r"\\u003c", text, flags=re.I)


def policy(bundles: Mapping[str, str]) -> str:
    """Its content security policy: its own script and styles, what it makes of its own texts, and nothing from
    anywhere."""
    ahead, script, styles = (f"'sha256-{digest(bundles[name])}'" for name in ("ahead", "page", "styles"))
    return (
        f"default-src 'none'; script-src {ahead} {script} 'sha256-{bundles['frame']}' 'wasm-unsafe-eval' data: blob:; "
        f"style-src {styles} data:; img-src data:; font-src data:; connect-src data:; worker-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def digest(text: str) -> str:
    """SHA-256, base64, as policies name a script."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")


def drawn(site: Path, attribute: str, name: str) -> str:
    """An attribute that names a drawing, with the drawing itself."""
    return f'{attribute}="data:image/svg+xml;base64,{base64.b64encode((site / name).read_bytes()).decode("ascii")}"'


def base64_of(path: Path, content: bytes) -> str:
    """A file as base64, compressed if it is not yet."""
    if path.suffix != ".gz":
        content = pack.compressed(content)
    return base64.b64encode(content).decode("ascii")
