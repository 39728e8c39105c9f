"""How much a browser fetches until the home screen stands, and for the whole installation: over a slow line every
kilobyte is waited for.
"""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from build.bench import pages as bench_pages
from build.bench.site import sizes as bench_sizes
from build.bench.site import start as bench_start
from build.site import builder as site_builder
from build.storm import parts

MOST = 60_000
"""Bytes, by gzip."""
WHOLE = 7_000_000
"""Bytes of the whole installation, as they lie on the host."""
LEARNED = 400_000
"""Bytes of all games' policies together, by gzip."""
MINDS = Path(__file__).resolve().parents[2] / "lostcities" / "minds"


@pytest.fixture(scope="module")
def site() -> Path:
    return site_builder.build_if_stale()


@pytest.fixture(scope="module")
def painted(site: Path, chromium_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    with bench_pages.served(site, tmp_path_factory.mktemp("served")) as pages:
        return bench_start.painted(chromium_browser, pages)


def test_the_first_paint_needs_no_more_than_its_bound(site: Path, painted: list[str]) -> None:
    sizes = {name: bench_sizes.forms((site / name).read_bytes())[1] for name in painted}
    told = "\n".join(f"{size:>7,} {name}" for name, size in sorted(sizes.items(), key=lambda each: -each[1]))
    assert sum(sizes.values()) <= MOST, f"{sum(sizes.values()):,} bytes by gzip:\n{told}"


def test_what_the_first_paint_needs_is_asked_for_in_few_files(painted: list[str]) -> None:
    """Each is a round trip and is compressed by itself: the bundles keep together what is wanted together."""
    scripts = [name for name in painted if name.endswith(".js")]
    assert "index.html" in painted
    assert 2 <= len(scripts) <= 8, scripts


TO_TABLE = (
    *("screens/waiting", "screens/setting-up", "screens/settings", "screens/sheet/sheet", "screens/menu"),
    *("shell/acts/rest", "play/play"),
)


@pytest.mark.parametrize("part", TO_TABLE)
def test_what_the_parts_of_a_table_share_is_one_file_and_holds_nothing_of_what_comes_after_a_match(part: str) -> None:
    files = parts.later(f"js/{part}.js")
    assert len(files) == 2, files
    assert set(parts.later("js/play/play.js")) & set(files), "the same for all of them"
    assert not any("/after/" in parts.plain(name) for name in files)


def test_the_whole_installation_needs_no_more_than_its_bound(site: Path) -> None:
    sizes = {name: (site / name).stat().st_size for name in [*bench_sizes.installed(site), "sw.js"]}
    largest = sorted(sizes.items(), key=lambda each: -each[1])[:20]
    told = "\n".join(f"{size:>9,} {name}" for name, size in largest)
    assert sum(sizes.values()) <= WHOLE, f"{sum(sizes.values()):,} bytes:\n{told}"


def test_what_policies_have_learned_needs_no_more_than_its_bound() -> None:
    learned = [*MINDS.rglob("weights/policy.json")]
    assert learned
    assert sum(len(gzip.compress(path.read_bytes())) for path in learned) <= LEARNED
