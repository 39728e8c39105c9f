"""Three browsers behind one small face: a Tab opens an address, runs JavaScript, clicks and waits.

Chromium and Firefox through playwright, WebKit through selenium under Xvfb. What only one of them can do is asked of
its own object (`tab.page` of a playwright tab, `tab.driver` of a WebKit one).
"""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page, Playwright
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

LAUNCH: dict[str, dict[str, Any]] = {
    "chromium": {"executable_path": "/usr/bin/chromium"},
    "firefox": {"channel": "moz-firefox", "executable_path": "/usr/bin/firefox-esr"},
}
MINI_BROWSER = next(
    (
        path
        for path in (f"/usr/lib/{machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser" for machine in ("x86_64", "aarch64"))
        if os.path.exists(path)
    ),
    "",
)
PATIENCE = 60.0  # seconds; a loaded machine with two cores boots Python in ten


class Tab(Protocol):
    """One page of one browser, opened at `url`."""

    name: str

    def open(self, url: str) -> None:
        """Go there; returns when the page is loaded."""

    def reload(self) -> None:
        """Load the page anew, as a person does; returns when it is loaded."""

    def run(self, body: str, *arguments: Any) -> Any:
        """Run the body of an async function on the page (its arguments are `a[0]`, ...); its value comes back."""

    def click(self, selector: str) -> None:
        """Click the first element that matches, once there is one."""

    def text(self, selector: str = "body") -> str:
        """The text that a person sees there."""


def wait(tab: Tab, condition: str, patience: float = PATIENCE) -> Any:
    """Wait until a JavaScript expression is true on the page; returns its value."""
    end = time.monotonic() + patience
    while True:
        value = tab.run(f"return {condition}")
        if value:
            return value
        assert time.monotonic() < end, f"{tab.name}: not within {patience:.0f} s: {condition}\n{tab.text()[:500]}"
        time.sleep(0.1)


class PlaywrightTab:
    """A page of Chromium or Firefox. Errors of the page are gathered in `errors`."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.errors: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def open(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def run(self, body: str, *arguments: Any) -> Any:
        # Without a limit of its own a promise that never settles would hang the test.
        late = f'setTimeout(() => fail(new Error("no value within {PATIENCE:.0f} s")), {PATIENCE * 1000:.0f})'
        limit = f"new Promise((_, fail) => {late})"
        return self.page.evaluate(f"(a) => Promise.race([(async () => {{ {body} }})(), {limit}])", list(arguments))

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def text(self, selector: str = "body") -> str:
        return self.page.locator(selector).first.inner_text()


class WebKitTab:
    """A window of WebKitGTK's MiniBrowser."""

    name = "webkit"

    def __init__(self, driver: Any) -> None:
        self.driver = driver
        driver.set_script_timeout(PATIENCE)

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.arrive(f"location.origin + location.pathname === {json.dumps(url.partition('#')[0].partition('?')[0])}")

    def reload(self) -> None:
        self.driver.execute_script("document.documentElement.dataset.left = 'yes'")
        self.driver.refresh()
        self.arrive("!document.documentElement.dataset.left")

    def arrive(self, there: str) -> None:
        """Wait for the page itself: on a loaded machine the driver may take the one before it for loaded."""
        end = time.monotonic() + PATIENCE
        while not self.driver.execute_script(f"return {there} && document.readyState === 'complete'"):
            assert time.monotonic() < end, f"webkit: not within {PATIENCE:.0f} s: {there}"
            time.sleep(0.05)

    def run(self, body: str, *arguments: Any) -> Any:
        # The value travels as JSON, for a driver turns some values into other ones.
        script = f"""
            const done = arguments[arguments.length - 1];
            const a = JSON.parse(arguments[0]);
            (async () => {{ {body} }})().then(
                (value) => done(JSON.stringify({{ value: value ?? null }})),
                (error) => done(JSON.stringify({{ error: String(error) }})),
            );"""
        answer = json.loads(self.driver.execute_async_script(script, json.dumps(arguments)))
        if "error" in answer:
            raise RuntimeError(f"webkit: {answer['error']}")
        return answer["value"]

    def click(self, selector: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                for element in self.driver.find_elements(By.CSS_SELECTOR, selector):
                    if element.is_displayed():
                        element.click()
                        return
            except StaleElementReferenceException:
                pass  # drawn anew meanwhile; look again
            assert time.monotonic() < end, f"webkit: nothing to click at {selector}"
            time.sleep(0.1)

    def text(self, selector: str = "body") -> str:
        return str(self.driver.find_element(By.CSS_SELECTOR, selector).text)


@contextmanager
def playwright_tab(playwright: Playwright, name: str, **options: Any) -> Iterator[PlaywrightTab]:
    """A browser of its own with one page; its storage lives as long as it does."""
    browser = getattr(playwright, name).launch(**LAUNCH[name])
    try:
        yield PlaywrightTab(name, browser.new_context(**options))
    finally:
        browser.close()


@contextmanager
def profile_tab(playwright: Playwright, name: str, folder: Path, **options: Any) -> Iterator[PlaywrightTab]:
    """A browser with a profile on the disk, as people have one; other contexts are more like a guest's."""
    context = getattr(playwright, name).launch_persistent_context(folder, **LAUNCH[name], **options)
    try:
        yield PlaywrightTab(name, context)
    finally:
        context.close()


@contextmanager
def display() -> Iterator[None]:
    """An X display for WebKit, in DISPLAY."""
    read, write = os.pipe()
    xvfb = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    before = os.environ.get("DISPLAY")
    try:
        with os.fdopen(read) as pipe:
            os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
        yield
    finally:
        os.environ.pop("DISPLAY")
        if before is not None:
            os.environ["DISPLAY"] = before
        xvfb.terminate()
        xvfb.wait()


@contextmanager
def webkit_tab() -> Iterator[WebKitTab]:
    """A WebKit window of its own; needs a display."""
    options = Options()
    options.binary_location = MINI_BROWSER
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
    try:
        yield WebKitTab(driver)
    finally:
        driver.quit()
