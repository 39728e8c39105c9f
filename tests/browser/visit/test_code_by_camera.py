"""An invitation as codes on one screen, read by the camera of another device."""

import re
from collections.abc import Iterator
from pathlib import Path

import engines
import pytest
from correspondent import Correspondent
from playwright.sync_api import Page, Playwright, expect
from visitor import Visit, Visitor
from watchman import Watchman
from web_host import WebHost

EDGE = 480
"""Pixels of the camera's picture, in which a code is about as large as a hand holds it there."""
STAYS = 9
"""Pictures that the camera takes of each code."""


def filmed(page: Page, film: Path) -> int:
    """Film every code of a message in turn, once they have been seen to change by themselves; returns how many."""
    code = page.locator(".code")
    code.scroll_into_view_if_needed()
    expect(code.locator("svg").first).to_have_attribute("aria-label", re.compile("^Code 2 of"))
    page.locator("[data-post=turn]").click()
    expect(page.locator("[data-post=turn]")).to_have_text("Flip by themselves")
    count = int(page.locator(".code progress").get_attribute("max") or 1)
    with film.open("wb") as frames:
        for _ in range(count):
            box = code.bounding_box()
            assert box
            clip = {"x": box["x"] - 8, "y": box["y"] - 8, "width": EDGE, "height": EDGE}
            frames.write(page.screenshot(type="jpeg", quality=80, clip=clip) * STAYS)
            page.locator("[data-post=next]").click()
    return count


@pytest.fixture
def before_the_camera(playwright: Playwright, tmp_path: Path, web_host: WebHost) -> Iterator[object]:
    """Opens the page in a Chromium whose camera sees a film."""
    browsers = []

    def open_page(film: Path) -> Visitor:
        # The whole browser: the one without a window has no camera.
        camera = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"]
        browser = playwright.chromium.launch(args=[*camera, engines.COMPILED_ONCE], **engines.LAUNCH["chromium"])
        context = engines.patient(browser.new_context(permissions=["camera"], service_workers="block"))
        browsers.append((browser, Watchman(context, web_host.origin)))
        visitor = Visitor(context.new_page(), web_host.address)
        visitor.open("#distance")
        return visitor

    yield open_page
    for browser, watchman in browsers:
        watchman.leave()
        browser.close()
        watchman.report()


def test_a_camera_reads_an_invitation_off_another_screen_code_by_code(
    visit: Visit, before_the_camera: object, tmp_path: Path
) -> None:
    nora = Correspondent(visit(viewport={"width": 480, "height": 800}), "Nora")
    nora.begin()
    nora.page.locator("[data-post=codes]").click()
    assert filmed(nora.page, tmp_path / "codes.mjpeg") > 4
    milan = Correspondent(before_the_camera(tmp_path / "codes.mjpeg"), "Milan")  # type: ignore[operator]
    milan.page.locator("[data-post=scan]").click()
    milan.agree()
    answer = milan.hand_on()
    assert nora.take(answer) == "send"
    expect(milan.page.locator("video")).to_have_count(0)
    expect(nora.page.locator(".two-sides")).to_contain_text("Milan")
