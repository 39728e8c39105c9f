"""`python3 -m build.package.bill SITE`: prints the bill of materials of a release, in the form of CycloneDX 1.6.

It lists what comes with the site and the wheel, with versions, licences and hashes from the lock files, and apart from
that (`scope` "excluded") what only builds and tests them. Nothing need be installed: the lock files say it all. The
same sources give the same text: it has no date, and its serial number follows from its content.
"""

import hashlib
import json
import re
import sys
import uuid
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
Component = dict[str, Any]
SHIPPED = {"micropip": "MPL-2.0", "mkdocs-material": "MIT"}
"""The Python packages of which parts come with the site, and their licences."""
LINE = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s\\;]+)")


def bill(site: Path, root: Path = ROOT) -> dict[str, Any]:
    """The whole bill; `site` is the built site to be released."""
    package = (root / "lostcities" / "__init__.py").read_text("utf-8")
    (version,) = re.findall(r'^__version__ = "([^"]+)"$', package, re.MULTILINE)
    components = [*of_npm(root), *of_python(root), interpreter(root)]
    components.sort(key=lambda each: (each["scope"], each["purl"]))
    subject = {
        **{"type": "application", "bom-ref": "lostcities", "name": "lostcities", "version": version},
        **{"licenses": [{"license": {"id": "MIT"}}], "purl": f"pkg:pypi/lostcities@{version}"},
        "hashes": [{"alg": "SHA-256", "content": contents(site)}],
    }
    told = json.dumps([subject, components], sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, told)}",
        "version": 1,
        "metadata": {"component": subject},
        "components": components,
        "dependencies": [
            {"ref": "lostcities", "dependsOn": [each["bom-ref"] for each in components if each["scope"] == "required"]}
        ],
    }


def contents(site: Path) -> str:
    """One hash of the names and hashes of all files of the site."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(site).as_posix()}\n"
        for path in sorted(site.rglob("*"))
        if path.is_file()
    ]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def component(kind: str, name: str, version: str, scope: str, licence: str, hashes: list[dict[str, str]]) -> Component:
    """One piece of other people's work."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    made: Component = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": scope,
        "purl": purl,
    }
    if licence:
        plain = re.fullmatch(r"[\w.+-]+", licence)
        made["licenses"] = [{"license": {"id": licence}} if plain else {"expression": licence}]
    if hashes:
        made["hashes"] = hashes
    return made


def of_npm(root: Path) -> Iterator[Component]:
    """Everything in web/package-lock.json, which also says what is needed only for building."""
    lock = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    seen = set()
    for path, each in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name or (name, each["version"]) in seen:
            continue
        seen.add((name, each["version"]))
        scope = "excluded" if each.get("dev") else "required"
        yield component(
            "npm", name, each["version"], scope, each.get("license", ""), integrity(each.get("integrity", ""))
        )


def integrity(text: str) -> list[dict[str, str]]:
    """The hashes from npm's lock file, in CycloneDX's form."""
    found = [each.split("-", 1) for each in text.split()]
    return [{"alg": f"SHA-{kind.removeprefix('sha')}", "content": b64decode(value).hex()} for kind, value in found]


def of_python(root: Path) -> Iterator[Component]:
    """Everything in pip's lock files. They list every file in which a package is offered, but not which of them was
    installed; so a hash is given only where there is one file."""
    seen = set()
    for path in sorted([*(root / "build").glob("requirements*.lock"), root / "build" / "pyodide" / "micropip.lock"]):
        text = path.read_text("utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            named = LINE.match(line)
            if not named or named.groups() in seen:
                continue
            seen.add(named.groups())
            name, version = named.groups()
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
            told = [{"alg": "SHA-256", "content": hashes[0]}] if len(hashes) == 1 else []
            scope = "required" if name in SHIPPED else "excluded"
            yield component("pypi", name, version, scope, SHIPPED.get(name, ""), told)


def interpreter(root: Path) -> Component:
    """CPython, which Pyodide contains; its version is from Pyodide's own list, if that is installed."""
    listed = root / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
    version = json.loads(listed.read_text("utf-8"))["info"]["python"] if listed.is_file() else "3.14"
    return component("generic", "cpython", version, "required", "PSF-2.0", [])


def main(arguments: list[str]) -> int:
    """Print the bill, or a sentence if there is no site there."""
    if len(arguments) != 1:
        print("Say which site: python3 -m build.package.bill SITE", file=sys.stderr)
        return 2
    site = Path(arguments[0])
    if not (site / "index.html").is_file():
        print(f"{site} holds no site: python3 build site writes one into dist/site", file=sys.stderr)
        return 2
    print(json.dumps(bill(site), ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
