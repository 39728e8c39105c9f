"""Writes the game as one file: the page with all that it would fetch standing in it.

It starts by a double click (a `file:` address), where browsers let nothing be fetched and know no service worker. The
sources are those of the site; what differs lies in web/js/file/. What it does not hold: the documentation, the pages of
other people's pages and those that teach the rules with pictures (the rules themselves are in the game).
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from build import tool_env

NAME = "lost-cities.html"
WORKER = "js/worker.js"
# The address of the worker's text, from which it derives those of its files; no request ever goes there.
NOWHERE = f"https://inline.invalid/{WORKER}"
# What the page asks for by name: texts that it holds as they are (web/js/file/at.js).
HELD = ("css/*.css", "art/*.svg", "lang/*/*.ftl", "licences.txt")
# Of those, what only the site's other pages use.
UNHELD = re.compile(r"^(css/(main|learn|embed|diagram).*|lang/../(lessons-.*|embed\.ftl))$")


def write(site: Path, fonts: Path, printed: Callable[[list[str | Path]], str]) -> None:
    """Write it into `site`, which is otherwise whole; `fonts` is their style sheet, `printed` runs a command."""
    constants = json.loads((tool_env.CACHE / "bundle" / "constants.json").read_text("utf-8"))
    # One library does for the table and for people's own players.
    constants["python"]["library"] = constants["python"]["wholeLibrary"]
    bundles = bundled({**constants, "worker": WORKER}, fonts, printed)
    held = {WORKER: bundles["worker"], **texts(site)}
    packed = [
        constants["inside"],
        *{constants["python"][role]["address"] for role in constants["python"] if role != "info"},
    ]
    (site / NAME).write_text(page(site, bundles, held, sorted(packed), constants["frame"]["hash"]), "utf-8")


def bundled(constants: Mapping[str, Any], fonts: Path, printed: Callable[[list[str | Path]], str]) -> dict[str, str]:
    """Its scripts and styles: `worker`, `page`, `styles`."""
    work = tool_env.CACHE / "bundle"
    styles = work / "one_file.css"
    styles.write_text("".join(f'@import "{part}";\n' for part in (fonts, tool_env.WEB / "css" / "main.css")), "utf-8")
    job = {"web": str(tool_env.WEB), "constants": constants, "styles": str(styles), "nowhere": NOWHERE}
    (work / "one_file.json").write_text(json.dumps(job), "utf-8")
    script = Path(__file__).with_suffix(".mjs")
    made: dict[str, str] = json.loads(printed(["node", script, work / "one_file.json"]))
    return made


def texts(site: Path) -> dict[str, str]:
    """By address: the texts that the page holds as they are."""
    found = {path.relative_to(site).as_posix(): path for pattern in HELD for path in sorted(site.glob(pattern))}
    return {name: path.read_text("utf-8") for name, path in found.items() if not UNHELD.match(name)}


def page(site: Path, bundles: Mapping[str, str], held: Mapping[str, str], packed: list[str], frame: str) -> str:
    """The site's page, with what it names put into it. `packed` are the files that stand in it as base64, `frame` is
    the hash of the one script that own players' frames have."""
    text = (site / "index.html").read_text("utf-8")
    text = re.sub(r'<link rel="(?:modulepreload|preload|stylesheet|manifest|apple-touch-icon)"[^>]*>\n?', "", text)
    text = re.sub(r'<script type="module" src="[^"]*"[^>]*></script>\n?', "", text)
    text = re.sub(r'(?<=content=")default-src [^"]*', policy(bundles, frame), text, count=1)
    text = re.sub(r'(src|srcset|href)="((?:art|icons)/[\w.-]+\.svg)"', lambda found: drawn(site, *found.groups()), text)
    head = f"<style>{bundles['styles']}</style>\n</head>"
    safe = json.dumps(held, ensure_ascii=False).replace("<", "\\u003c")
    body = [
        f'<script type="application/json" id="held">{safe}</script>',
        *(f'<script type="text/plain" id="{name}">{base64_of(site / name)}</script>' for name in packed),
        f'<script type="module">{bundles["page"]}</script>',
    ]
    text = text.replace("</head>", head, 1)
    return text.replace("</body>", "\n".join([*body, "</body>"]), 1)


def policy(bundles: Mapping[str, str], frame: str) -> str:
    """Its content security policy: its own script and styles, what it makes of its own texts, and nothing from
    anywhere."""
    script, styles = (f"'sha256-{digest(bundles[name])}'" for name in ("page", "styles"))
    return (
        f"default-src 'none'; script-src {script} 'sha256-{frame}' 'wasm-unsafe-eval' data:; style-src {styles} data:; "
        "img-src data:; font-src data:; connect-src data:; worker-src data:; base-uri 'none'; form-action 'none'"
    )


def digest(text: str) -> str:
    """SHA-256, base64, as policies name a script."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")


def drawn(site: Path, attribute: str, name: str) -> str:
    """An attribute that names a drawing, with the drawing itself."""
    return f'{attribute}="data:image/svg+xml;base64,{base64.b64encode((site / name).read_bytes()).decode("ascii")}"'


def base64_of(path: Path) -> str:
    """A file as base64, compressed if it is not yet."""
    content = path.read_bytes()
    packed = content if path.suffix == ".gz" else gzip.compress(content, mtime=0)
    return base64.b64encode(packed).decode("ascii")
