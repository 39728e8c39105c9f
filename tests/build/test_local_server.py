"""The local server: types as the site asks for them, its folder alone, and no file of another folder in its place."""

import os
import urllib.request
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from build import local_server


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.css", "text/css; charset=utf-8"),
        ("a.ftl", "text/plain; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm.gz", "application/gzip"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.woff2", "font/woff2"),
        ("a.unknown", "application/octet-stream"),
    ],
)
def test_the_server_gives_each_file_the_type_that_the_site_asks_for(name: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"x")
    server = local_server.serve(tmp_path)
    try:
        with urllib.request.urlopen(f"http://localhost:{server.server_port}/{name}") as answer:
            assert (answer.headers["Content-Type"], answer.read()) == (kind, b"x")
            assert answer.headers["Content-Encoding"] is None
    finally:
        server.end()


def test_the_server_serves_its_folder_and_ends_when_told(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "outside").write_text("no")
    asked: list[str] = []
    server = local_server.serve(tmp_path / "inside", heard=asked.append)
    with pytest.raises(HTTPError, match="404"):
        urllib.request.urlopen(f"http://localhost:{server.server_port}/../outside")
    assert asked == ["/../outside"]
    server.end()
    with pytest.raises(URLError):
        urllib.request.urlopen(f"http://localhost:{server.server_port}/", timeout=2)


class Address:
    """An address at which one folder after another is served, as seen by a browser that keeps what it got."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def asked(self, folder: Path) -> tuple[int, bytes]:
        """Status and content of its page."""
        server = local_server.serve(folder)
        request = urllib.request.Request(f"http://localhost:{server.server_port}/", headers=self.kept)
        try:
            with urllib.request.urlopen(request) as answer:
                self.kept = {
                    asks: answer.headers[told]
                    for asks, told in (("If-Modified-Since", "Last-Modified"), ("If-None-Match", "ETag"))
                    if told in answer.headers
                }
                return answer.status, answer.read()
        except HTTPError as answer:
            return answer.code, answer.read()
        finally:
            server.end()


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Two, with pages of one size; the second was written before the first."""
    made = [tmp_path / name for name in "ab"]
    for day, folder in enumerate(made):
        folder.mkdir()
        (folder / "index.html").write_text(folder.name)
        os.utime(folder / "index.html", (10**9 - day, 10**9 - day))
    return made


def test_what_has_not_changed_is_not_sent_again(folders: list[Path]) -> None:
    address = Address()
    assert [address.asked(folders[0]) for _ in range(2)] == [(200, b"a"), (304, b"")]


def test_another_folder_at_the_same_address_is_shown_as_it_is(folders: list[Path]) -> None:
    address = Address()
    assert [address.asked(folder) for folder in folders] == [(200, b"a"), (200, b"b")]


def test_a_date_alone_shows_nothing_of_before(folders: list[Path]) -> None:
    """As if the server had told only the date."""
    address = Address()
    assert address.asked(folders[0]) == (200, b"a")
    del address.kept["If-None-Match"]
    assert address.asked(folders[1]) == (200, b"b")


@pytest.mark.parametrize("name", ["%00", "a%00b.js", "%ED%A0%80", "%FF", "x" * 9000])
def test_of_a_name_that_no_file_can_have_there_is_none(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = local_server.serve(tmp_path)
    try:
        with pytest.raises(HTTPError) as told:
            urllib.request.urlopen(f"http://localhost:{server.server_port}/{name}")
        assert told.value.code == 404
    finally:
        server.end()
    assert capsys.readouterr().err == ""
