"""The package as it would be published: what is in it, what an index shows of it, and that it runs once installed."""

import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from trove_classifiers import classifiers

import lostcities
from build import tool_env
from build.package import addresses, release

ROOT = tool_env.ROOT
KEPT_OUT = re.compile(r"(^|/)(tests?|build|web|dist|__pycache__)/|\.pyc$")


def ran(*command: str | Path, cwd: Path) -> str:
    """What a command prints; fails unless it ends well."""
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel, built without a network."""
    folder = tmp_path_factory.mktemp("package")
    ran(sys.executable, "-m", "hatchling", "build", "-d", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def members(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def metadata(wheel: Path, members: list[str]) -> Message:
    (name,) = (member for member in members if member.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(name).decode("utf-8"))


def test_an_index_would_take_both_and_the_wheel_is_well_formed(built: Path, wheel: Path) -> None:
    said = ran(sys.executable, "-m", "twine", "check", "--strict", *sorted(built.iterdir()), cwd=built)
    assert said.count("PASSED") == 2
    assert "OK" in ran(sys.executable, "-m", "check_wheel_contents", wheel, cwd=built)


def test_the_wheel_has_every_file_of_the_package_and_none_of_anything_else(members: list[str]) -> None:
    listed = ran("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "lostcities", cwd=ROOT)
    sources = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
    info = f"lostcities-{lostcities.__version__}.dist-info"
    assert {name for name in members if not name.startswith(f"{info}/")} == sources - {"lostcities/LICENSE"}
    assert f"{info}/licenses/lostcities/LICENSE" in members
    assert [name for name in members if KEPT_OUT.search(name)] == []
    assert sum(name.endswith("/weights/expert.json") for name in members) == 3


def test_both_are_described_in_the_form_that_the_tools_which_publish_know(built: Path, metadata: Message) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        (name,) = (name for name in archive.getnames() if name.endswith("/PKG-INFO"))
        described = archive.extractfile(name)
        assert described is not None
        forms = metadata["Metadata-Version"], Parser().parsestr(described.read().decode("utf-8"))["Metadata-Version"]
    assert forms == ("2.4", "2.4")


def test_the_sdist_has_what_the_wheel_is_made_of_and_nothing_that_could_not_run_there(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    rooms = {name.partition("/")[0] for name in names}
    assert rooms == {"lostcities", "build", "README.md", "pyproject.toml", "PKG-INFO", ".gitignore"}
    assert {name.partition("/")[2].partition("/")[0] for name in names if name.startswith("build/")} == {"package"}


def test_the_sdist_builds_the_same_wheel(built: Path, wheel: Path, tmp_path: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    # Python's own tarfile takes no filter before 3.11.4, and from 3.12 on asks for one.
    ran("tar", "-xzf", sdist, cwd=tmp_path)
    (folder,) = tmp_path.iterdir()
    ran(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "again", cwd=folder)
    assert (tmp_path / "again" / wheel.name).read_bytes() == wheel.read_bytes()


def test_what_the_index_shows_has_whole_addresses(metadata: Message) -> None:
    text = metadata.get_payload()
    assert isinstance(text, str)
    pictures = re.findall(r'!\[[^\]]*\]\(([^)]+)\)|<img [^>]*src="([^"]+)"', text)
    assert len(pictures) >= 2
    assert [first or second for first, second in pictures if not (first or second).startswith("https://")] == []
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []


def test_every_picture_that_the_index_shows_is_in_the_repository(metadata: Message) -> None:
    within = f"{links(metadata)['Repository']}/raw/v{lostcities.__version__}/"
    found = re.findall(rf"{re.escape(within)}([\w./-]+)", str(metadata.get_payload()))
    assert found
    assert [name for name in found if not (ROOT / name).is_file()] == []


def links(metadata: Message) -> dict[str, str]:
    return dict(said.split(", ", 1) for said in metadata.get_all("Project-URL", []))


def test_the_index_is_told_what_the_package_is(metadata: Message) -> None:
    assert metadata["Version"] == lostcities.__version__
    assert metadata["License-Expression"] == "MIT"
    assert {"Play", "Documentation", "Repository", "Changelog", "Issues"} <= links(metadata).keys()
    said = metadata.get_all("Classifier", [])
    assert "Typing :: Typed" in said
    assert [name for name in said if name not in classifiers] == []
    assert metadata["Keywords"]
    assert [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line] == []


def test_where_the_project_lives_is_said_once(metadata: Message) -> None:
    """In pyproject.toml: to move the project, change two lines."""
    owner = re.sub(r"^https://[^/]+/", "", links(metadata)["Repository"])
    listed = ran("git", "grep", "-l", "--untracked", "-F", owner, cwd=ROOT)
    assert listed.split() == ["pyproject.toml"]


def test_pictures_and_links_of_markdown_get_whole_addresses_and_nothing_else() -> None:
    text = (
        '![a [b] c](web/a.png) <img src="b.png" width="2"> [![x](c.png)](LICENSE) [y](#z) [w](https://other.example/)'
    )
    assert addresses.with_whole_addresses(text, "https://host.example/us", "v2") == (
        "![a [b] c](https://host.example/us/raw/v2/web/a.png) "
        '<img src="https://host.example/us/raw/v2/b.png" width="2"> '
        "[![x](https://host.example/us/raw/v2/c.png)](https://host.example/us/blob/v2/LICENSE) "
        "[y](#z) [w](https://other.example/)"
    )


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Runs a program of an environment that holds the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    ran(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    pip = ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    ran(python, *pip, wheel, cwd=folder)
    return lambda name, *arguments: ran(folder / "venv" / "bin" / name, *arguments, cwd=folder)


def test_the_installed_command_helps_and_measures_players(installed: Callable[..., str]) -> None:
    assert "arena" in installed("lostcities", "--help")
    table = installed("lostcities", "arena", "card", "careful", "wander", "--deals", "1", "--seed", "7")
    assert re.search(r"^careful +\+\d", table, re.M)


def test_the_installed_package_plays_a_match_and_its_record_is_sound(installed: Callable[..., str]) -> None:
    play = ["lostcities", "play", "board", "--watch", "--pause", "0", "--seed", "7", "--save", "match.json"]
    installed(*play, "--against", "bold", "novice")
    assert installed("lostcities", "verify", "match.json") == "match.json: sound\n"


def test_the_strongest_players_find_their_weights_where_they_are_installed(installed: Callable[..., str]) -> None:
    script = """
from random import Random
from lostcities import GAMES, Match
from lostcities.game import think_through
from lostcities.minds import MINDS
for game in GAMES.values():
    match = Match.begin(game, {}, seats=2)
    match.deal_by_chance("installed", starts=0)
    move = think_through(MINDS["expert"].think(game, game.sight(match.state, 0), Random(7), 1))
    match.play_text(game.format_move(move))
    print(game.name)
"""
    assert installed("python", "-c", script).split() == list(lostcities.GAMES)


CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n\n* soon\n\n## [1.2.0] - date\n\n### Added\n\n* this\n\n## [1.1.0]\n\n* that\n"
)


def test_a_release_without_its_tag_is_asked_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert [release.main([]), release.main(["v1", "v2"])] == [2, 2]
    assert capsys.readouterr().err == "Say which tag: python3 -m build.package.release TAG\n" * 2


def test_a_release_is_told_by_its_part_of_the_changelog() -> None:
    assert release.notes("v1.2.0", '__version__ = "1.2.0"\n', CHANGELOG) == "### Added\n\n* this\n"


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v1.2.1", "1.2.0", r"The tag is v1\.2\.1 and the version of the package is 1\.2\.0"),
        ("1.2.0", "1.2.0", r"The tag is 1\.2\.0 and"),
        ("v1.3.0", "1.3.0", r"CHANGELOG\.md has no section \[1\.3\.0\]"),
    ],
)
def test_a_tag_that_is_not_to_be_published_is_told_so(tag: str, version: str, sentence: str) -> None:
    with pytest.raises(release.NotThis, match=sentence):
        release.notes(tag, f'__version__ = "{version}"\n', CHANGELOG)


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    assert "\n## [Unreleased]\n" in (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8")
