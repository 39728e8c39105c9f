"""Three browsers behind one small interface: a Tab opens an address, runs JavaScript, clicks and waits.

Chromium and Firefox through playwright, WebKit through selenium under Xvfb. What only one of them can do is asked of
its own object (`tab.page` of a playwright tab, `tab.driver` of a WebKit one).
"""

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, cast

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, TimeoutError
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError
from waiting import PATIENCE, until

LAUNCH: dict[str, dict[str, Any]] = {
    "chromium": {"executable_path": "/usr/bin/chromium", "timeout": 1000 * PATIENCE},
    "firefox": {"channel": "moz-firefox", "executable_path": "/usr/bin/firefox-esr", "timeout": 1000 * PATIENCE},
}
COMPILED_ONCE = "--js-flags=--wasm-tiering-budget=2000000000"
"""For a Chromium of many short visits: only the hottest parts of WebAssembly are compiled into better code. For the
rest, a visit would save less by better code than it costs to make. V8 ignores whatever follows a flag that it does not
know.
"""
ONE_PROCESS = "--renderer-process-limit=1"
"""The pages of one context and one site share a process, and so what they compile (lending.py)."""
PAINTED_PLAINLY = ("--disable-gpu", "--num-raster-threads=1")
"""Without a graphics card, what goes through its driver is painted twice: a fifth of the work of a match."""
SWIFT = shutil.which("chromium-headless-shell")
"""The Chromium of short visits, where there is one: the whole browser opens a window for every visitor."""
WIDE_AS_WRITTEN = "--font-render-hinting=none"
"""Letters as wide as on people's screens: a browser without a window would round them to whole pixels."""
HUNG = 4 * PATIENCE
"""Seconds of silence after which a driver is given up; without a limit the wait would never end."""
MINI_BROWSER = next(
    (
        path
        for path in (f"/usr/lib/{machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser" for machine in ("x86_64", "aarch64"))
        if os.path.exists(path)
    ),
    "",
)


class Tab(Protocol):
    """One page of one browser, opened at `url`."""

    name: str

    def open(self, url: str) -> None:
        """Go there; returns when the page is loaded."""

    def reload(self) -> None:
        """Load the page anew, as a person does; returns when it is loaded."""

    def close_and_open(self) -> None:
        """Close the page and open an empty one in the same browser, which still has all that was kept."""

    def run(self, body: str, *arguments: Any) -> Any:
        """Run the body of an async function on the page (its arguments are `a[0]`, ...); its value comes back."""

    def click(self, selector: str, patience: float = PATIENCE) -> None:
        """Click the first element that matches, once there is one that lies still; AssertionError where none comes."""

    def text(self, selector: str = "body") -> str:
        """The text that a person sees there."""


def patient(context: BrowserContext) -> BrowserContext:
    """The same context, with patience for clicks, waits and the way to other pages."""
    context.set_default_timeout(1000 * PATIENCE)
    return context


def wait(tab: Tab, condition: str, patience: float = PATIENCE) -> Any:
    """Wait until a JavaScript expression is true on the page; returns its value."""
    return until(
        lambda: tab.run(f"return {condition}"), lambda: f"{condition} ({tab.name})\n{tab.text()[:500]}", patience
    )


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

    def close_and_open(self) -> None:
        closing, self.page = self.page, self.new_page()
        closing.close()

    def run(self, body: str, *arguments: Any) -> Any:
        # Without a limit of its own a promise that never settles would hang the test.
        late = f'setTimeout(() => fail(new Error("no value within {PATIENCE:.0f} s")), {PATIENCE * 1000:.0f})'
        limit = f"new Promise((_, fail) => {late})"
        return self.page.evaluate(f"(a) => Promise.race([(async () => {{ {body} }})(), {limit}])", list(arguments))

    def click(self, selector: str, patience: float = PATIENCE) -> None:
        try:
            self.page.locator(selector).first.click(timeout=1000 * patience)
        except TimeoutError as error:
            raise AssertionError(str(error)) from None

    def text(self, selector: str = "body") -> str:
        return self.page.locator(selector).first.inner_text()


LIES_STILL = """
const [element, done] = arguments;
const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
element.scrollIntoView({ block: "nearest", inline: "nearest" });
const before = place();
document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before))));
"""


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

    def close_and_open(self) -> None:
        closing = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        opened = self.driver.current_window_handle
        self.driver.switch_to.window(closing)
        self.driver.close()
        self.driver.switch_to.window(opened)

    def arrive(self, there: str) -> None:
        """Wait for the page itself: on a busy machine the driver may report the page before it as loaded."""
        arrived = f"return {there} && document.readyState === 'complete'"
        until(lambda: self.driver.execute_script(arrived), lambda: f"{there} (webkit)")

    def run(self, body: str, *arguments: Any) -> Any:
        # The value travels as JSON, for a driver changes some values on the way.
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

    def click(self, selector: str, patience: float = PATIENCE) -> None:
        until(lambda: self.clicked(selector), lambda: f"nothing to click at {selector} (webkit)", patience)

    def clicked(self, selector: str) -> bool:
        """Click the first element that matches and lies still, if there is one now."""
        # After any of these nothing was clicked: the element was drawn anew, lay under another, or was no longer
        # visible.
        with suppress(
            StaleElementReferenceException, ElementClickInterceptedException, ElementNotInteractableException
        ):
            for element in self.driver.find_elements(By.CSS_SELECTOR, selector):
                # The driver clicks a place, even if the element has left it meanwhile.
                if element.is_displayed() and self.driver.execute_async_script(LIES_STILL, element):
                    element.click()
                    return True
        return False

    def text(self, selector: str = "body") -> str:
        return str(self.driver.find_element(By.CSS_SELECTOR, selector).text)


def press_disabled(found: Locator) -> None:
    """Press a control that is marked as disabled and says why: playwright's click would wait until it is enabled, and a
    forced one lands where the control was if the page is laid out anew meanwhile. A key goes to the control itself.
    """
    found.press("Enter")


def browser_of(playwright: Playwright, name: str) -> Browser:
    """Start Chromium or Firefox."""
    how = dict(LAUNCH[name])
    if name == "chromium":
        how["args"] = [COMPILED_ONCE, ONE_PROCESS, *PAINTED_PLAINLY, WIDE_AS_WRITTEN]
        how["executable_path"] = SWIFT or how["executable_path"]
    return cast(Browser, getattr(playwright, name).launch(**how))


@contextmanager
def playwright_tab(browser: Browser, name: str, **options: Any) -> Iterator[PlaywrightTab]:
    """A page in a context of its own, whose storage lives as long as it does."""
    context = patient(browser.new_context(**options))
    try:
        yield PlaywrightTab(name, context)
    finally:
        context.close()


@contextmanager
def profile_tab(playwright: Playwright, name: str, folder: Path, **options: Any) -> Iterator[PlaywrightTab]:
    """A browser with a profile on the disk, as people have one; other contexts are more like a guest's."""
    context = getattr(playwright, name).launch_persistent_context(folder, **LAUNCH[name], **options)
    try:
        yield PlaywrightTab(name, patient(context))
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


def webkit_driver(options: Options) -> webdriver.WebKitGTK:
    """A driver on a port of its own. Selenium only looks for a free one; another process may take it before the driver
    does, and then the driver ends at once.
    """
    for _ in range(4):
        service = Service("/usr/bin/WebKitWebDriver")
        try:
            with sockets_that_give_up(HUNG):
                return webdriver.WebKitGTK(options=options, service=service)
        except HTTPError:
            continue  # its browser has died under it, and it waits
        except WebDriverException:
            if service.process is None or service.process.poll() is None:
                raise  # the driver runs: something else is wrong
    raise RuntimeError("WebKitWebDriver ends again and again as soon as it is started")


@contextmanager
def sockets_that_give_up(seconds: float) -> Iterator[None]:
    """Whatever opens sockets meanwhile keeps this time limit, for its later sockets too."""
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)


@contextmanager
def webkit_tab() -> Iterator[WebKitTab]:
    """A WebKit window of its own; needs a display."""
    options = Options()
    options.binary_location = MINI_BROWSER
    options.add_argument("--automation")
    driver = webkit_driver(options)
    try:
        yield WebKitTab(driver)
    finally:
        driver.quit()
