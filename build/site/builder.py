"""Builds dist/site, the static site: bundles, fonts, languages, art, Python, and the service worker with its list.

The result depends on the working tree alone: not on dates, absolute paths or the order of a directory's files. All
addresses are relative, so the site works from any folder of any host.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from build import kept, tool_env
from build.docs import write as documentation
from build.learn import diagrams
from build.learn import pages as learn_pages
from build.pyodide import library as python_library
from build.pyodide import pack as pyodide_pack
from build.site import embed_parts, one_file, words
from build.site import fonts as font_subset
from build.site import licences as licence_texts

ROOT, WEB, CACHE = tool_env.ROOT, tool_env.WEB, tool_env.CACHE
SITE = ROOT / "dist" / "site"
SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'"
POLICY = (
    f"default-src 'none'; {SCRIPTS}; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; worker-src 'self' blob: data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
# Not kept for offline use: what only stores and hosts look at, the game as one file, and the documentation, which no
# player needs; if it were listed, any changed word in it would make a new version of the page.
NOT_KEPT = re.compile(r"^(sw\.js|\.nojekyll|lost-cities\.html|icons/table-.*|docs/.*)$")
# Texts that the service worker fetches compressed, even if the host compresses nothing, and keeps unpacked.
COMPRESSED = re.compile(r"^(licences\.txt|lang/.*\.ftl)$")
# Not fetched when the site is installed, but kept once somebody has used it: the pages that teach the rules, the
# frames in other people's pages, and what only people's own players need.
LATER = re.compile(
    r"^(learn/.*|embed[./].*|(css|js)/(learn|embed|diagram).*|lang/../(lessons-.*|embed\.ftl)|js/own/.*|python/(micropip|further-library).*)$"
)
# What the site is made of: the site is stale once any of it has changed.
WEB_SOURCES = ("web/*", "web/css/**/*", "web/js/**/*", "web/lang/**/*", "web/learn/**/*", "web/art/*", "web/icons/*")
SOURCES = ("lostcities/**/*", *WEB_SOURCES, "build/**/*", "README.md", "pyproject.toml", ".github/*.md")
NO_SOURCES = ("build/storm/", "build/bench/", "build/mutants/", "build/checks/")
"""Folders that only look at a built site, or have nothing to do with it."""


class SiteError(tool_env.BadSource):
    """Something is wrong with the page, its styles or its scripts."""


def build_if_stale() -> Path:
    """Build the site unless dist/site was made from exactly these sources, at this commit; returns its folder."""
    with tool_env.making(SITE), tool_env.alone("site.lock"):
        return build_alone()


def build_alone() -> Path:
    """What build_if_stale does once it holds the lock."""
    stamp = CACHE / "site.stamp"
    want = mark()
    if stamp.is_file() and stamp.read_text("ascii") == f"{want} {content_key(SITE)}":
        print("dist/site is up to date", file=sys.stderr)
        return SITE
    with tool_env.step("Building dist/site"):
        build(SITE)
        kept.clear()
    stamp.write_text(f"{want} {content_key(SITE)}", "ascii")
    total = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"  {total / 1e6:.2f} MB in dist/site", file=sys.stderr)
    return SITE


def write_one_file() -> Path:
    """Write the game as one file, beside dist/site; returns its path."""
    folder = build_if_stale()
    target = folder.parent / one_file.NAME
    with tool_env.making(target):
        return Path(shutil.copyfile(folder / one_file.NAME, target))


def write_documentation() -> Path:
    """Write the documentation alone into dist/site, and leave the rest of the site as it is; returns its folder."""
    with tool_env.making(SITE / documentation.FOLDER), tool_env.alone("site.lock"):
        return documentation.write(SITE)


def source_key() -> str:
    """A hash of the names and contents of all sources."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern)}
    apart = tuple(str(ROOT / folder) for folder in NO_SOURCES)
    wanted = {path for path in found if path.is_file() and path.suffix != ".pyc" and not str(path).startswith(apart)}
    return files_key(ROOT, wanted)


def content_key(folder: Path) -> str:
    """A hash of the names and contents of everything in a folder."""
    return files_key(folder, {path for path in folder.rglob("*") if path.is_file()})


def files_key(base: Path, files: set[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(base).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def build(site: Path) -> None:
    """Write the whole site into `site`, emptied first; the documentation meanwhile, in a process of its own."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    font_subset.font_styles()  # once, for both
    with ThreadPoolExecutor(max_workers=1) as meanwhile:
        written = meanwhile.submit(documentation.write, site)
        build_game(site)
        written.result()
    write_service_worker(site)


def build_game(site: Path) -> None:
    """Write all but the documentation and the service worker."""
    python = pyodide_pack.runtime_files(site / "python")
    bundles = bundle(site, {role: python_file(path) for role, path in python.items()})
    for folder in ("art", "icons"):
        shutil.copytree(WEB / folder, site / folder)
    words.write(site / "lang")
    for name in inlined_art():
        (site / name).unlink()
    shutil.copyfile(WEB / "manifest.webmanifest", site / "manifest.webmanifest")
    write_licences(site)
    (site / ".nojekyll").touch()
    (site / "index.html").write_text(page(bundles), "utf-8")
    embed_parts.write(site, POLICY, bundles)
    learn_pages.write(site, one_file.READ, POLICY, bundles, printed)
    one_file.write(site, printed)


def python_file(path: Path) -> dict[str, object]:
    """What the worker is told of a file of Python: `PythonFile` of web/js/build.d.ts."""
    return {"address": f"python/{path.name}", "size": path.stat().st_size, "hash": hash_of(unpacked(path))}


def unpacked(path: Path) -> bytes:
    """A file's content, unpacked if the build packed it."""
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def hash_of(content: bytes) -> str:
    """SHA-256, base64."""
    return b64encode(hashlib.sha256(content).digest()).decode("ascii")


def bundle(site: Path, python: Mapping[str, object]) -> dict[str, Any]:
    """Bundle scripts and styles with esbuild; returns what bundle.mjs prints."""
    work = CACHE / "bundle"
    work.mkdir(parents=True, exist_ok=True)
    main = WEB / "css" / "main.css"
    fonts = font_subset.font_styles()
    entries = {"styles": main, "pictureStyles": WEB / "css" / "picture.css", "learnStyles": WEB / "css" / "learn.css"}
    for name, styles in entries.items():
        imports = "".join(f'@import "{os.path.relpath(part, work)}";\n' for part in (fonts, styles))
        (work / f"{name}.css").write_text(imports, "utf-8")
    lock = json.loads((python_library.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    job = {
        "web": str(WEB),
        "out": str(site),
        **{name: str(work / f"{name}.css") for name in entries},
        "laterStyles": later_styles(),
        "python": {**python, "info": lock["info"]},
        "games": games(),
        "lookout": lookout_words(),
    }
    (work / "job.json").write_text(json.dumps(job), "utf-8")
    made: dict[str, Any] = json.loads(printed(["node", ROOT / "build" / "site" / "bundle.mjs", work / "job.json"]))
    return made


def lookout_words() -> dict[str, dict[str, str]]:
    """By language: what the page says if its own files do not arrive (js/shell/start/lookout.js)."""
    lines = {language: words.bare_file(language, "lookout") for language in words.languages()}
    return {language: dict(line.split(" = ", 1) for line in said.splitlines()) for language, said in lines.items()}


def later_styles() -> list[str]:
    """The style sheets that the page asks for by name once it draws with them. Each becomes one file: those at the top
    of web/css are asked for, and import those in its folders.
    """
    return sorted({path.stem for path in (WEB / "css").glob("*.css")} - {"main", "picture", "learn"})


def printed(command: list[str | Path]) -> str:
    """What a command prints. Raises SiteError with its complaint if it fails, OSError if the system refused Node."""
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if ran.returncode and (told := re.search(r"Error: E[A-Z]+: ([^\]\n]+)", ran.stderr)):
        raise OSError(told[1])
    if ran.returncode:
        raise SiteError(ran.stderr.strip())
    return ran.stdout


def page(bundles: dict[str, Any]) -> str:
    """index.html with the bundles' names, the drawings of the first paint and what Python says about the games."""
    text = (WEB / "index.html").read_text("utf-8")
    ahead, lookout = (bundles.get(name, {"text": "", "hash": ""}) for name in ("ahead", "lookout"))
    inline = f"{SCRIPTS} 'sha256-{ahead['hash']}' 'sha256-{lookout['hash']}' 'sha256-{bundles.get('frame')}'"
    if f'content="{POLICY}"' not in text:
        raise SiteError("web/index.html does not carry the content security policy of build/site/builder.py")
    swaps = {
        # Two scripts stand in the page's text. The frame of people's own players inherits this policy, and has its one
        # script in its text too.
        f'content="{POLICY}"': f'content="{POLICY.replace(SCRIPTS, inline)}"',
        '<script src="js/shell/start/ahead.js"></script>': f"<script>{ahead['text']}</script>",
        '<script src="js/shell/start/lookout.js"></script>': f"<script>{lookout['text']}</script>",
        'href="css/main.css"': f'href="{bundles["styles"]}"',
        '<script type="module" src="js/shell/main.js"></script>': scripts(bundles),
        '<meta name="build" content="">': f'<meta name="build" content="{short_mark()}">',
        "<!-- about -->": f'<script type="application/json" id="about">{about()}</script>',
    }
    for name in inlined_art():
        swaps[f"<!-- sprite: {name} -->"] = (WEB / name).read_text("utf-8").strip()
    for old, new in swaps.items():
        if text.count(old) != 1:
            raise SiteError(f"web/index.html should hold {old!r} once; it does {text.count(old)} times")
        text = text.replace(old, new)
    return text


def mark() -> str:
    """What this build was made of: the sources' hash, and their commit, because the site names it."""
    return f"{source_key()} {commit()}".strip()


def short_mark() -> str:
    """The same for the about screen."""
    sources, *of = mark().split()
    return " ".join([sources[:12], *of])


def commit() -> str:
    """The commit of the sources, from LOSTCITIES_COMMIT in the environment or from git; "" if there is none."""
    told = os.environ.get("LOSTCITIES_COMMIT")
    if told is not None:
        return told
    command = ["git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=12"]
    try:
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""  # no git here
    named = ran.stdout.strip()
    return named if re.fullmatch("[0-9a-f]{12,40}", named) else ""


def scripts(bundles: dict[str, Any]) -> str:
    """The page's script, preceded by preloads of the chunks that the browser would find only by reading it."""
    preloads = [f'<link rel="modulepreload" href="{name}">' for name in bundles["needs"]]
    return "\n".join([*preloads, f'<script type="module" src="{bundles["page"]}"></script>'])


def inlined_art() -> list[str]:
    """The drawings that stand in the page itself."""
    return re.findall(r"<!-- sprite: ([\w./-]+) -->", (WEB / "index.html").read_text("utf-8"))


def about() -> str:
    """The bridge's answer to "hello", escaped for HTML, so that a match can be set up before Python has started."""
    code = "import json; from lostcities import messages; print(json.dumps(messages.about()))"
    told = json.loads(printed([sys.executable, "-c", code]))
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def games() -> dict[str, Any]:
    """By name, for tables in other people's pages: whether the game has a page of rules, who sits opposite at its
    table, and the names of its pictures and lessons."""
    code = "import json; from lostcities import GAMES; from lostcities.minds import stand_in"
    found = printed([sys.executable, "-c", f"{code}; print(json.dumps({{name: stand_in(name) for name in GAMES}}))"])
    taught, drawn = learn_pages.taught(), diagrams.names()
    return {
        name: {
            "taught": name in taught,
            "mind": mind,
            "pictures": names_in(f"{name}/", drawn),
            "lessons": names_in(f"{diagrams.LESSON}{name}/", drawn),
        }
        for name, mind in json.loads(found).items()
    }


def names_in(room: str, names: list[str]) -> list[str]:
    """The names with that prefix, without it."""
    return [name.removeprefix(room) for name in names if name.startswith(room)]


def write_licences(site: Path) -> None:
    """Write licences.txt, the full texts of the licences of what comes with the site."""
    (site / "licences.txt").write_text(licence_texts.licence_texts(), "utf-8")


def write_service_worker(site: Path) -> None:
    """Write sw.js with two lists, address -> SHA-256 of the content as it is kept (one of what is kept at once, one of
    what is kept once it has been used), and with a version hashed from them."""
    files: dict[str, str] = {}
    later: dict[str, str] = {}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and not NOT_KEPT.match(name):
            content = unpacked(path)
            kept = later if LATER.match(name) else files
            if COMPRESSED.match(name) and kept is files:
                pyodide_pack.compress(content, site / f"{name}.gz")
                name += ".gz"
            kept[name] = hash_of(content)
    listed = json.dumps({"files": files, "later": later}, separators=(",", ":"))
    source = "".join((WEB / name).read_text("utf-8") for name in ("sw.js", "sw-caches.js"))
    version = hashlib.sha256((listed + source).encode()).hexdigest()[:12]
    (site / "sw.js").write_text(f'const PRECACHE = {{"version":"{version}",{listed[1:]};\n{source}', "utf-8")
