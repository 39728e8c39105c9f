"""The site that the build makes: the same bytes twice, fit for any folder of any host, small, and true to its list."""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from build import tool_env
from build.site import builder as site_builder
from build.site import licences as licence_texts
from build.site import words

ROOT = site_builder.ROOT
INSTALL_LIMIT = 7_000_000  # bytes, from a server that compresses nothing, without what players have learned

pytestmark = pytest.mark.first
"""All of them, for whoever runs one of them has the site built once more."""


@pytest.fixture(scope="module")
def site() -> Path:
    return site_builder.build_if_stale()


def files(site: Path) -> dict[str, bytes]:
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


def precache(site: Path) -> dict[str, Any]:
    """The list at the head of sw.js."""
    found = re.match(r"const PRECACHE = (\{.*\});\n", (site / "sw.js").read_text("utf-8"))
    assert found
    listed: dict[str, Any] = json.loads(found.group(1))
    return listed


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Path]:
    """A copy of the sources under another path, with the tools and what is slow to make borrowed from here. Tests that
    build or spoil a site do it there, for other tests read the site here meanwhile.
    """
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch) / "another place"
        tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, tracked.split("\0")):
            if (ROOT / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, copy / name)
        (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        (copy / ".cache").mkdir()
        for made in (ROOT / ".cache").iterdir():
            # Neither the package nor the fonts: they are made anew.
            if made.name.startswith(("venv", "python-", "wheels-")):
                (copy / ".cache" / made.name).symlink_to(made)
        for name in {path for pattern in site_builder.SOURCES for path in ROOT.glob(pattern)}:
            # Sources that are not tracked yet belong to this site too.
            target = copy / name.relative_to(ROOT)
            if name.is_file() and name.suffix != ".pyc" and not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(name, target)
        yield copy


def mark(site: Path) -> list[str]:
    """What the page says it was built from."""
    page = (site / "index.html").read_text("utf-8")
    return re.findall(r'<meta name="build" content="([^"]*)">', page)[0].split()


def built_in(folder: Path) -> Path:
    """The site of the sources there, once it is up to date."""
    code = "from build.site import builder; builder.build_if_stale()"
    # A copy of the files alone is of no commit.
    environment = {**os.environ, "LOSTCITIES_COMMIT": " ".join(mark(site_builder.SITE)[1:])}
    subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, check=True, capture_output=True)
    return folder / "dist" / "site"


def test_the_same_sources_give_the_same_bytes_wherever_they_lie(site: Path, elsewhere: Path) -> None:
    here, there = files(site), files(built_in(elsewhere))
    assert sorted(here) == sorted(there)
    assert [name for name in here if here[name] != there[name]] == []


def test_the_page_says_what_it_was_built_of(site: Path) -> None:
    build, *commit = mark(site)
    assert build == site_builder.source_key()[:12]
    assert [each for each in commit if not re.fullmatch("[0-9a-f]{12,40}", each)] == []
    one_file = (site / "lost-cities.html").read_text("utf-8")
    assert mark(site) == re.findall(r'<meta name="build" content="([^"]*)">', one_file)[0].split()


def test_a_site_is_built_again_once_its_sources_are_of_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page names its commit: a build that was tried before the commit is not served any longer."""
    built: list[str] = []
    monkeypatch.setattr(tool_env, "CACHE", tmp_path)
    monkeypatch.setattr(site_builder, "CACHE", tmp_path)
    monkeypatch.setattr(site_builder, "SITE", tmp_path / "site")
    monkeypatch.setattr(site_builder, "build", lambda site: built.append(site_builder.commit()))
    for commit in ("", "", "0123456789ab", "0123456789ab", "ba9876543210"):
        monkeypatch.setenv("LOSTCITIES_COMMIT", commit)
        site_builder.build_if_stale()
    assert built == ["", "0123456789ab", "ba9876543210"]


def test_the_code_for_other_pages_names_the_bytes_of_the_element(site: Path) -> None:
    digest = b64encode(hashlib.sha384((site / "embed.js").read_bytes()).digest()).decode()
    named = {
        path.stem.partition("-")[0] for path in site.glob("js/*.js") if f"sha384-{digest}" in path.read_text("utf-8")
    }
    assert "learn" in named, "the page of positions"
    assert len(named) > 1, "the app"


def test_a_site_that_somebody_changed_is_built_again(elsewhere: Path) -> None:
    page = built_in(elsewhere) / "index.html"
    page.write_text("gone", "utf-8")
    built_in(elsewhere)
    assert "Lost Cities" in page.read_text("utf-8")


def test_nothing_in_the_site_names_the_folder_it_was_built_in(site: Path) -> None:
    assert [name for name, content in files(site).items() if str(ROOT).encode() in content] == []


def test_every_address_in_the_page_is_relative_and_there(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    addresses = re.findall(r'\s(?:href|src)="([^"#][^"]*)"', page)
    assert len(addresses) > 5
    assert [
        address for address in addresses if address.startswith(("/", "http")) or not (site / address).is_file()
    ] == []
    assert "<!-- sprite" not in page
    assert "<!-- about" not in page


def test_every_address_in_the_manifest_is_relative_and_there(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    pictures = [*manifest["icons"], *manifest["screenshots"], *(i for s in manifest["shortcuts"] for i in s["icons"])]
    assert [picture["src"] for picture in pictures if not (site / picture["src"]).is_file()] == []
    assert {manifest["id"], manifest["start_url"], manifest["scope"]} == {"./"}
    assert [shortcut["url"] for shortcut in manifest["shortcuts"] if not shortcut["url"].startswith("./#")] == []
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}


def test_pictures_are_as_large_as_the_manifest_says(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        if picture["type"] == "image/png":
            header = (site / picture["src"]).read_bytes()[16:24]
            size = f"{int.from_bytes(header[:4], 'big')}x{int.from_bytes(header[4:], 'big')}"
            assert (picture["src"], picture["sizes"]) == (picture["src"], size)


def test_the_list_for_offline_use_is_complete_and_true(site: Path) -> None:
    listed = {**precache(site)["files"], **precache(site)["later"]}
    content = files(site)
    left_out = sorted(name for name in content if name not in listed and f"{name}.gz" not in listed)
    left_out = [name for name in left_out if not name.startswith("docs/")]  # read by those who program (test_docs.py)
    assert left_out == [".nojekyll", "icons/table-narrow.png", "icons/table-wide.png", "lost-cities.html", "sw.js"]
    kept = {name: gzip.decompress(content[name]) if name.endswith(".gz") else content[name] for name in listed}
    assert {name: hashlib.sha256(kept[name]).digest() for name in listed} == {
        name: b64decode(value) for name, value in listed.items()
    }


def test_the_pages_that_teach_the_rules_are_not_installed_but_kept_once_seen(site: Path) -> None:
    lists = precache(site)
    # The pages that teach the rules, the frames of other people's pages, and what only a player of one's own needs.
    of_later = re.compile(r"learn|/lessons-|^js/own/|micropip|further-library|^embed[./]|/embed|/diagram")
    later = [name for name in files(site) if of_later.search(name) and not name.startswith("docs/")]
    assert sorted(lists["later"]) == sorted(later)
    assert not set(lists["later"]) & set(lists["files"])
    assert {f"learn/{language}/index.html" for language in ("en", "es", "ru", "fa")} <= set(later)


def test_any_change_makes_another_version(site: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(site, tmp_path / "site")
    site_builder.write_service_worker(copy)
    assert precache(copy) == precache(site)
    with (copy / "lang" / "en" / "shell.ftl").open("a") as file:
        file.write("# one line more\n")
    site_builder.write_service_worker(copy)
    assert precache(copy)["version"] != precache(site)["version"]


def test_the_whole_install_is_small_on_a_host_that_compresses_nothing(site: Path) -> None:
    content = files(site)
    kept = {name: len(content[name]) for name in [*precache(site)["files"], "sw.js"]}
    weights = sum(len(gzip.compress(path.read_bytes())) for path in ROOT.glob("lostcities/minds/*/weights/*.json"))
    assert sum(kept.values()) - weights <= INSTALL_LIMIT, sorted(kept.items(), key=lambda item: -item[1])[:12]


def test_the_host_is_told_to_serve_the_files_as_they_are(site: Path) -> None:
    assert (site / ".nojekyll").read_bytes() == b""


def test_a_page_without_the_policy_is_refused_by_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    (tmp_path / "index.html").write_text(page.replace("'none'", "*"), "utf-8")
    monkeypatch.setattr(site_builder, "WEB", tmp_path)
    with pytest.raises(site_builder.SiteError, match="content security policy"):
        site_builder.page({})


def test_what_python_says_cannot_end_the_tag_it_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_builder, "printed", lambda command: '{"name": "</script><b>"}\n')
    assert site_builder.about() == '{"name":"\\u003c/script>\\u003cb>"}'
    assert json.loads(site_builder.about()) == {"name": "</script><b>"}


def test_words_are_sent_bare_and_say_the_same(site: Path) -> None:
    source = "# why\n\na = one\n\nb = { $n ->\n    [one] x\n   *[other] y\n}\n"
    assert words.bare(source) == "a = one\nb = { $n ->\n [one] x\n *[other] y\n}\n"
    kept = {path.stem: path.read_text("utf-8") for path in (ROOT / "web" / "lang" / "ru").glob("*.ftl")}
    sent = {path.stem: path.read_text("utf-8") for path in (site / "lang" / "ru").glob("*.ftl")}
    assert sent.keys() == {"shell", "table", "rest", "embed", "lessons-card", "lessons-board", "lessons-adapted"}
    unsent = {name for name in kept if name == "lookout" or name.startswith("learn")}
    rest = kept.keys() - sent.keys() - unsent
    assert len(rest) > 10
    kept["rest"] = "\n".join(kept[name] for name in sorted(rest))
    for name, text in sent.items():
        said, whole, more = text.rpartition(words.END)
        assert (whole, more) == (words.END, ""), "the page takes it for broken off"
        plain = re.sub(r"^#.*$", "", kept[name], flags=re.M)
        assert re.sub(r"\s+", " ", plain).strip() == re.sub(r"\s+", " ", said).strip()


def test_every_licence_is_there_in_full_and_kept_compressed(site: Path) -> None:
    text = (site / "licences.txt").read_text("utf-8")
    for licence in ("Mozilla Public License", "Apache License", "SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION"):
        assert licence.lower() in text.lower()
    about = (ROOT / "web" / "js" / "screens" / "about.js").read_text("utf-8")
    for work in licence_texts.WORKS:
        assert work[0] in text
        assert f'"{work[0]} ©' in about, f"the about page does not name {work[0]}"


def test_a_long_text_is_kept_in_its_compressed_form_and_lies_there_for_hosts_too(site: Path) -> None:
    kept = precache(site)["files"]
    packed = [name for name in kept if name.endswith(".txt.gz")]
    assert packed == ["licences.txt.gz"]
    for name in packed:
        plain = name.removesuffix(".gz")
        assert plain not in kept
        assert gzip.decompress((site / name).read_bytes()) == (site / plain).read_bytes()
