"""What the browser tests share: the built site, a server of it that can be taken away, and tabs in three browsers."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import engines
import pytest
from hosting import Host
from lending import Lender
from playwright.sync_api import Browser, Playwright, expect

from build.site import builder as site_builder

ROOT = Path(__file__).parents[2]
PROBE = Path(__file__).parent / "probe"

expect.set_options(timeout=1000 * engines.PATIENCE)


@pytest.fixture(scope="session")
def site() -> Path:
    """dist/site, built from the sources as they are."""
    subprocess.run([sys.executable, ROOT / "build", "site"], check=True, stdin=subprocess.DEVNULL)
    return site_builder.SITE


@pytest.fixture(scope="session")
def probe_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site with one page more, /probe.html: the engine and nothing else."""
    folder = tmp_path_factory.mktemp("probe") / "site"
    shutil.copytree(site, folder)
    constants = json.loads((site_builder.CACHE / "bundle" / "constants.json").read_text("utf-8"))
    define = [f"--define:BUILD.{name}={json.dumps(value)}" for name, value in constants.items()]
    esbuild = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
    options = ["--bundle", "--format=esm", *define, "--log-level=warning"]
    subprocess.run([esbuild, PROBE / "probe.js", *options, f"--outfile={folder / 'js' / 'probe.js'}"], check=True)
    for helper in ("forbidden.js", "closing.js", "foreign.js"):
        shutil.copyfile(PROBE / helper, folder / "js" / helper)
    policy = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (folder / "index.html").read_text("utf-8"))
    assert policy
    page = (PROBE / "probe.html").read_text("utf-8").replace("<!-- policy -->", policy.group())
    (folder / "probe.html").write_text(page, "utf-8")
    return folder


@pytest.fixture
def probe_copy(probe_site: Path, tmp_path: Path) -> Path:
    """A copy of the site with /probe.html that a test may spoil."""
    return shutil.copytree(probe_site, tmp_path / "site")


@pytest.fixture
def host_of() -> Iterator[Callable[[Path], Host]]:
    """Serve any folder for the length of a test."""
    hosts: list[Host] = []

    def serve(folder: Path) -> Host:
        hosts.append(Host(folder))
        return hosts[-1]

    yield serve
    for host in hosts:
        host.go()


@pytest.fixture
def host(site: Path, host_of: Callable[[Path], Host]) -> Host:
    """The site, served."""
    return host_of(site)


@pytest.fixture
def probe(probe_site: Path, host_of: Callable[[Path], Host]) -> Host:
    """The site with /probe.html, served."""
    return host_of(probe_site)


@pytest.fixture(scope="session")
def display() -> Iterator[None]:
    with engines.display():
        yield


@pytest.fixture(scope="session")
def firefox_browser(playwright: Playwright) -> Iterator[Browser]:
    """The Firefox of all tests, as `chromium_browser`."""
    browser = engines.browser_of(playwright, "firefox")
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def lender(chromium_browser: Browser, site: Path) -> Lender:
    """Lends contexts of Chromium to tests that boot Python in its pages."""
    (wasm,) = site.glob("python/pyodide.asm-*.wasm.gz")
    return Lender(chromium_browser, wasm)


@pytest.fixture
def tab_of(request: pytest.FixtureRequest) -> Iterator[Callable[[str], engines.Tab]]:
    """Open a tab in a browser by its name; it shares nothing that another tab keeps."""
    with ExitStack() as stack:

        def start(name: str) -> engines.Tab:
            if name == "webkit":
                request.getfixturevalue("display")
                return stack.enter_context(engines.webkit_tab())
            if name == "chromium":
                return stack.enter_context(chromium_tab(request.getfixturevalue("lender")))
            return stack.enter_context(engines.playwright_tab(request.getfixturevalue(f"{name}_browser"), name))

        yield start


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def tab(request: pytest.FixtureRequest, tab_of: Callable[[str], engines.Tab]) -> engines.Tab:
    """A tab in each of the three browsers in turn."""
    return tab_of(request.param)


@contextmanager
def chromium_tab(lender: Lender) -> Iterator[engines.PlaywrightTab]:
    with lender.lend("localhost") as loan:
        yield engines.PlaywrightTab("chromium", loan.context)


@pytest.fixture
def chromium(lender: Lender) -> Iterator[engines.PlaywrightTab]:
    """A tab in Chromium, for what needs one browser only."""
    with chromium_tab(lender) as started:
        yield started
