"""The modules of web/js: what runs in a worker and what runs in a page keep apart, and types say what things are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JS = (ROOT / "web" / "js").resolve()
BUNDLES = ROOT / "build" / "site" / "bundle.mjs"
COMMENT = re.compile(r"/\*.*?\*/|^[ \t]*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"""(?:^|[\s;}])(?:import|export)\b[^"';()]*?\bfrom\s*["']([^"']+)["']"""
                    r"""|(?:^|[\s;}])import\s*["']([^"']+)["']"""
                    r"""|\bimport\(\s*["']([^"']+)["']""", re.MULTILINE)  # fmt: skip
"""Static, for its effect alone, dynamic; what a comment imports is a type and runs nowhere."""

EXPORT = re.compile(r"^export (?:async )?(?:function\*? |const |let |class )(\w+)|^export \{([^}]*)\}", re.MULTILINE)
QUOTED = re.compile(r"""["'`]([^"'`\s]*\.m?js)["'`]""")

ANY = re.compile(r"(?<![\w.])any(?![\w(])")
JUSTIFIED = {
    "embed/picture/finding.js": 1,  # a view that somebody has written into their page
    "embed/parts.js": 1,  # what a part's file hands over: each asker knows which it asked for
    "learn/pages/figures.js": 1,  # what an outline names, with a shape of its own for each of a dozen pictures
    "learn/keep.js": 1,  # what is in this device's storage
    "learn/score/score.js": 1,  # likewise: a sheet
    "learn/score/forms.js": 1,  # and an entry of it
    "shell/setup.js": 2,  # likewise: a set-up, and that of one game
    "shell/device/store.js": 2,  # likewise: any of the things kept, and the set-up
}
"""By file: how often it says that a value may be anything, since it is somebody else's text or of many kinds."""


def named(text: str) -> list[str]:
    """What a module's text imports when it runs, as it is written there."""
    found = IMPORT.finditer(COMMENT.sub("", text))
    return [next(group for group in match.groups() if group) for match in found]


def imports(path: Path) -> list[str]:
    """The modules that a file imports when it runs: files by their path under web/js, packages by their names."""
    found = named(path.read_text("utf-8"))
    return [str((path.parent / name).resolve().relative_to(JS)) if name.startswith(".") else name for name in found]


def entries() -> set[str]:
    """The files that bundles begin with, under web/js."""
    named = re.findall(r'[\w"/-]+: "js/([\w/]+\.js)"', BUNDLES.read_text("utf-8"))
    assert named
    return set(named)


def carried(entry: str) -> set[str]:
    """All files of the bundle that begins with this one, those included that it only fetches on demand."""
    known: set[str] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name in known:
            continue
        known.add(name)
        waiting += [each for each in imports(JS / name) if (JS / each).is_file()]
    return known


def room(name: str) -> str:
    return name.split("/")[0]


def forbidden(name: str, imported: list[str]) -> list[str]:
    """What that file may not import: a worker's file may import only from its own room and the common one, a page's
    file nothing of a worker's, a common file only common ones."""
    files = [each for each in imported if each.endswith(".js") and not each.startswith("@")]
    if room(name) == "worker":
        return [each for each in files if room(each) not in ("worker", "common")]
    if room(name) == "common":
        return [each for each in files if room(each) != "common"]
    return [each for each in files if room(each) == "worker"]


def test_a_file_of_the_worker_and_one_of_the_page_never_import_each_other() -> None:
    names = sorted(str(path.relative_to(JS)) for path in JS.rglob("*.js"))
    assert {name: wrong for name in names if (wrong := forbidden(name, imports(JS / name)))} == {}


@pytest.mark.parametrize("entry", sorted(entries()))
def test_a_bundle_is_all_the_worker_s_or_all_the_page_s(entry: str) -> None:
    """Which it is follows from what the build bundles, and not from names alone."""
    rooms = {room(name) for name in carried(entry)}
    assert rooms <= {"worker", "common"} if room(entry) == "worker" else "worker" not in rooms


def test_every_file_of_the_worker_is_in_a_bundle_of_a_worker() -> None:
    worker = {str(path.relative_to(JS)) for path in (JS / "worker").rglob("*.js")}
    assert worker <= set().union(*(carried(entry) for entry in entries() if room(entry) == "worker"))


def test_the_rule_sees_every_kind_of_import() -> None:
    """And ignores what only a comment says."""
    text = """\
// @ts-check
/** @import { Table } from "../wire.js" */
/** @typedef {import("../shell/words.js").Words} Words */
// import { a } from "../shell/a.js";
import { b } from "../shell/b.js";
import {
  c,
} from "../shell/c.js";
import "../shell/d.js";
export { e } from "../shell/e.js";
const f = () => import("../shell/f.js").then((it) => it.f);
import { g } from "idb-keyval";
"""
    assert named(text) == ["../shell/b.js", "../shell/c.js", "../shell/d.js", "../shell/e.js", "../shell/f.js",
                           "idb-keyval"]  # fmt: skip
    assert forbidden("worker/a.js", ["shell/b.js", "common/c.js", "idb-keyval"]) == ["shell/b.js"]
    assert forbidden("shell/a.js", ["worker/b.js", "common/c.js"]) == ["worker/b.js"]
    assert forbidden("common/a.js", ["worker/b.js", "common/c.js"]) == ["worker/b.js"]


def types_of(path: Path) -> list[str]:
    """What the comments of a file say in braces: its types, and inside them nothing that is quoted."""
    comments = re.findall(r"/\*\*.*?\*/", path.read_text("utf-8"), re.DOTALL)
    return [re.sub(r'"[^"]*"', "", each) for comment in comments for each in _braced(comment)]


def _braced(comment: str) -> list[str]:
    """The outermost braces that follow a tag."""
    found = []
    for match in re.finditer(r"@\w+\s+\{", comment):
        depth, at = 1, match.end()
        while depth and at < len(comment):
            depth += {"{": 1, "}": -1}.get(comment[at], 0)
            at += 1
        found.append(comment[match.end() : at - 1])
    return found


def anys(path: Path) -> int:
    """How often the types of a file say `any`."""
    return sum(len(ANY.findall(each)) for each in types_of(path))


def test_any_stands_only_where_a_value_may_be_anything() -> None:
    """More of them need a reason here; where there are fewer, the number here goes down."""
    counted = {str(path.relative_to(JS)): anys(path) for path in sorted(JS.rglob("*.js"))}
    assert {name: count for name, count in counted.items() if count} == JUSTIFIED


def test_the_count_sees_any_wherever_a_type_stands(tmp_path: Path) -> None:
    module = tmp_path / "module.js"
    module.write_text(
        "/** Any of them, many. @param {any} a @param {Record<string, any>} b @returns {Promise<any[]>} any text */\n"
        'const f = (/** @type {any} */ c) => c; // any\n/** @property {(texts: "any") => string} any   "a or b" */\n'
    )
    assert anys(module) == 4


LATE = {
    "shell/screens.js": 15,  # all by way of `ready`, which waits for them
    "render/outfit.js": 2,  # likewise by way of `outfit`
    "shell/acts/acts.js": 1,  # what is pressed waits for it
    "shell/at_table.js": 1,  # a sound that nobody misses
    "shell/attending.js": 2,  # seen to when nobody waits
    "shell/engine/start.js": 1,  # of the worker, whose start is told by itself
    "file/download.js": 1,  # there already: the game is one file
}
"""By file of the page: how many imports on demand are not marked as waited for, and why."""
ON_DEMAND = re.compile(r"\bimport\(")
AWAITED = re.compile(r"\bawaited\([^;]*?,\s*import\(")


def unawaited(text: str) -> int:
    """How many imports on demand a module's text waits for without telling the reader when they do not come."""
    told = COMMENT.sub("", text)
    return len(ON_DEMAND.findall(told)) - len(AWAITED.findall(told))


def test_what_is_imported_on_demand_is_told_of_where_it_does_not_come() -> None:
    """Tables in other people's pages show their picture meanwhile, and what a worker does is watched by its page."""
    files = [path for path in JS.rglob("*.js") if room(str(path.relative_to(JS))) not in ("embed", "worker")]
    found = {str(path.relative_to(JS)): unawaited(path.read_text("utf-8")) for path in files}
    assert {name: count for name, count in found.items() if count} == LATE


def test_the_word_is_looked_for_beside_each_import() -> None:
    assert unawaited('awaited("js/a", import("./a.js")).then(f); /** @type {import("./b.js").B} */') == 0
    assert unawaited('awaited("js/a", import("./a.js")); import("./b.js").then(f);') == 1


def exported(text: str) -> list[str]:
    """The names that a module's text exports."""
    names: list[str] = []
    for one, several in EXPORT.findall(text):
        names += [one] if one else [each.split(" as ")[-1].strip() for each in several.split(",") if each.strip()]
    return names


def sources() -> dict[Path, str]:
    """Whatever can ask for a module of the page: other modules, the build, tests."""
    found = [path for room in ("web/js", "build", "tests") for path in (ROOT / room).rglob("*")]
    return {path.resolve(): path.read_text("utf-8") for path in found if path.suffix in {".js", ".mjs", ".py"}}


def unasked(path: Path, texts: dict[Path, str], asked: dict[str, set[Path]]) -> list[str]:
    """The names that a module exports and that no file mentioning the module uses."""
    speaking = asked.get(str(path), set()) | asked.get(path.name, set())
    return [
        name
        for name in exported(texts[path])
        if not any(re.search(rf"\b{name}\b", texts[other]) for other in speaking - {path})
    ]


def asked_by(texts: dict[Path, str]) -> dict[str, set[Path]]:
    """Who speaks of a module: by its whole path or, where a program or a test puts that together, by its bare name."""
    found: dict[str, set[Path]] = {}
    for path, text in texts.items():
        for name in QUOTED.findall(text):
            whole = (path.parent / name).resolve() if path.suffix != ".py" else ROOT / name
            found.setdefault(str(whole), set()).add(path)
            if path.suffix != ".js":
                found.setdefault(name.split("/")[-1], set()).add(path)
    return found


def test_a_module_gives_nothing_away_that_nobody_asks_for() -> None:
    """Except where a bundle begins, others fetch the module by its address, or one of file/ stands in for it."""
    texts = sources()
    asked = asked_by(texts)
    apart = {JS / name for name in entries()} | set((JS / "file").iterdir())
    modules = [path for path in texts if path.is_relative_to(JS) and path not in apart]
    assert modules
    found = {str(path.relative_to(JS)): names for path in modules if (names := unasked(path, texts, asked))}
    assert found == {}


def test_what_is_given_away_is_seen_in_every_form() -> None:
    giver, asker = JS / "shell/a.js", JS / "play/b.js"
    giving = "export const b = 1;\nexport async function c() {}\nexport { d, e as f };\nexport class G {}\n"
    assert exported(giving) == ["b", "c", "d", "f", "G"]
    texts = {giver: giving, asker: 'import { b, f } from "../shell/a.js";'}
    assert unasked(giver, texts, asked_by(texts)) == ["c", "d", "G"]
