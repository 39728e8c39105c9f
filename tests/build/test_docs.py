"""The documentation: every link and anchor in it leads somewhere, it asks no other host, and its policy holds."""

import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from mkdocs.exceptions import PluginError

from build.docs import hooks, sources
from build.docs import write as documentation
from build.site import builder as site_builder

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href", "form": "action"}


class Seen(HTMLParser):
    """What a page links to, what it fetches, what its places are called, and what stands in it as script or style."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()
        self.inline: list[str] = []
        self.policy = ""
        self.about = ""
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in FETCHED and FETCHED[tag] in given:
            self.fetched.append(given[FETCHED[tag]])
        if "style" in given:
            self.inline.append(given["style"])
        if given.get("http-equiv") == "Content-Security-Policy":
            assert self.inline == [], "the policy comes before what it is about"
            self.policy = given["content"]
        if given.get("name") == "description":
            self.about = given["content"]
        self._script = tag == "script" and "src" not in given and given.get("type") != "application/json"
        assert tag != "style"
        assert not [name for name in given if name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self._script:
            self.inline.append(data)
            self._script = False


@pytest.fixture(scope="module")
def site() -> Path:
    return site_builder.build_if_stale()


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Seen]:
    found = {path.resolve(): Seen(path.read_text("utf-8")) for path in (site / "docs").rglob("*.html")}
    assert len(found) > 20
    return found


def leads(link: str, page: Path, pages: dict[Path, Seen]) -> bool:
    """Whether an address within the site is there, with its place in the page."""
    parts = urlsplit(link)
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    names = pages[target].names | {"", "__toc"} if target in pages else {""}
    return target.is_file() and unquote(parts.fragment) in names


def test_every_link_and_anchor_leads_somewhere(pages: dict[Path, Seen]) -> None:
    within = [(page, link) for page, seen in pages.items() for link in seen.links if not urlsplit(link).scheme]
    assert len(within) > 1000
    assert [(page.name, link) for page, link in within if not leads(link, page, pages)] == []


def test_a_link_to_nowhere_would_be_noticed(pages: dict[Path, Seen]) -> None:
    page = next(iter(pages))
    wrong = ["gone.html", "index.html#gone", "#gone", "../docs", "/docs/index.html"]
    assert [link for link in wrong if leads(link, page, pages)] == []


def test_game_and_documentation_lead_to_each_other(site: Path, pages: dict[Path, Seen]) -> None:
    about = (sources.ROOT / "web" / "js" / "screens" / "about.js").read_text("utf-8")
    (address,) = re.findall(r'linkButton\("(docs/[^"]*)"', about)
    assert (site / address).is_file()
    for page, seen in pages.items():
        assert (site / "index.html").resolve() in {(page.parent / link).resolve() for link in seen.links}, page


def test_nothing_is_fetched_from_another_host(pages: dict[Path, Seen]) -> None:
    addresses = [(page, address) for page, seen in pages.items() for address in seen.fetched]
    assert len(addresses) > 100
    assert [(page.name, address) for page, address in addresses if not leads(address, page, pages)] == []
    for style in pages_folder(pages).rglob("*.css"):
        outside = re.findall(r"(?:url\(|@import )['\"]?(?!data:)([^)'\"]+)", style.read_text("utf-8"))
        assert [address for address in outside if not (style.parent / address).is_file()] == [], style.name


def pages_folder(pages: dict[Path, Seen]) -> Path:
    return next(page.parent for page in pages if page.name == "house.html")


def test_each_page_has_the_policy_and_only_what_it_allows(pages: dict[Path, Seen]) -> None:
    for page, seen in pages.items():
        assert seen.policy.startswith("default-src 'none'; script-src 'self' 'sha256-"), page.name
        assert not re.search(r"'unsafe-(inline|eval)'|https?:|\*", seen.policy), page.name
        hashes = {f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in seen.inline}
        assert hashes <= set(re.split("[ ;]", seen.policy)), page.name


def test_each_page_says_what_it_is_about_in_words_of_its_own(pages: dict[Path, Seen]) -> None:
    told = {page.name: seen.about for page, seen in pages.items()}
    assert len({seen.about for seen in pages.values()}) == len(pages)
    assert {
        name: about for name, about in told.items() if not 40 < len(about) <= 160 or re.search("[`*[]", about)
    } == {}
    assert told["lesson.html"].startswith("Lessons in text: version 1. A lesson is a position (position.md) and steps.")
    assert told["embed.html"].startswith("A table in your own page: version 1. <lost-cities-table> puts a table")
    assert told["embed.html"].endswith("…")


@pytest.mark.parametrize(
    ("begins", "told"),
    [
        ("One, " + "two " * 40 + "three.", "Title. One…"),
        ("One two: three, " + "four " * 40, "Title. One two: three…"),
        ("one " * 60, f"Title. {'one ' * 37}one…"),
        ("Short. Too " + "long " * 40, "Title. Short."),
    ],
)
def test_a_page_that_begins_with_a_long_sentence_is_described_by_its_beginning(begins: str, told: str) -> None:
    assert hooks.described(f"# Title\n\n{begins}\n") == told


def test_a_page_that_begins_with_nothing_to_tell_of_it_stops_the_build() -> None:
    with pytest.raises(PluginError, match="no title with a paragraph"):
        hooks.described("# Title\n\n* a list\n")


@pytest.mark.parametrize("page", ["index.md", "install.md"])
def test_what_the_first_pages_show_runs(page: str) -> None:
    shown = re.findall(r"^```python\n(.*?)^```$", (sources.HERE / "pages" / page).read_text("utf-8"), re.M | re.S)
    assert shown
    for program in shown:
        command = [sys.executable, "-W", "error", "-c", program]
        ran = subprocess.run(command, cwd=sources.ROOT, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout


def test_what_is_public_stands_on_the_page_of_the_package(pages: dict[Path, Seen]) -> None:
    import lostcities

    names = pages[pages_folder(pages) / "api" / "index.html"].names
    assert [name for name in lostcities.__all__ if f"lostcities.{name}" not in names and name != "__version__"] == []


def test_a_text_from_beside_the_code_links_to_the_other_pages() -> None:
    text = "as in `../record/record.md` and [there](../lessons/position.md#cards), not `../zzz.md`; `README.md`"
    said = sources.relinked(text, "lostcities/games/README.md", "games.md")
    assert said == (
        "as in [`../record/record.md`](record.md) and [there](position.md#cards), not `../zzz.md`; `README.md`"
    )
    assert sources.relinked("`match.py`", "README.md", "house.md") == "[`match.py`](api/match.md)"


def test_a_section_of_the_readme_that_is_gone_is_told_in_a_sentence() -> None:
    with pytest.raises(sources.DocsError, match=r"README\.md has no section 'The map'"):
        sources.section("# Title\n\n## The territory\n\ntext\n", "The map")


def test_all_pages_of_the_order_are_there(pages: dict[Path, Seen]) -> None:
    order = re.findall(r"^ +- ([\w/]+)\.md$", (sources.HERE / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert len(order) > 20
    there = {page.relative_to(pages_folder(pages)).with_suffix("").as_posix() for page in pages}
    assert sorted(set(order) - there) == []


def test_a_page_that_is_not_there_yet_is_left_out_of_the_order() -> None:
    order = [{"A": ["a.md", "b.md"]}, {"B": ["b.md"]}, "c.md"]
    assert [kept for entry in order if (kept := hooks.only(entry, {"a.md"}))] == [{"A": ["a.md"]}]


def test_a_wrong_link_stops_the_build_with_a_word_on_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "docs"
    (folder / "pages").mkdir(parents=True)
    (folder / "pages" / "index.md").write_text("[gone](gone.md)\n", "utf-8")
    (folder / "mkdocs.yml").write_text("site_name: x\ndocs_dir: pages\ntheme: {name: material, font: false}\n", "utf-8")
    monkeypatch.setattr(sources, "HERE", folder)
    with pytest.raises(sources.DocsError, match=r"index\.md.*gone\.md"):
        documentation.build(tmp_path / "made")
    assert not (tmp_path / "made").exists()


def test_what_has_not_changed_is_not_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = documentation.write(tmp_path / "first")
    monkeypatch.setattr(documentation, "build", lambda folder: pytest.fail("written again"))
    second = documentation.write(tmp_path / "second")
    for path in first.rglob("*.html"):
        assert (second / path.relative_to(first)).read_bytes() == path.read_bytes()
