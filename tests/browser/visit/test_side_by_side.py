"""Two devices side by side: each reads a code off the other, and then the table is live over a connection that no
server has a part in. Where it is cut, the match goes on by link."""

import socket

import pytest
from correspondent import Correspondent
from playwright.sync_api import expect
from visitor import Visit
from waiting import PATIENCE, until

WAY = """{
  const make = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    return (globalThis.way = make.apply(this, how));
  };
}"""
"""A script by which a test has the way to the other device, as a changed program there would."""
FLOOD = """{
  const match = JSON.parse(localStorage["lostcities.last"]).value.slice(2);
  for (let at = 0; at < 400 && way.readyState === "open"; at++) way.send(`lc1!${match}!9!${"A".repeat(20_000)}`);
}"""
"""A script that sends messages of the match without end."""
STRANGE = f"#distance/lcs1!o!ufrag!{'p' * 24}!{'f' * 43}!127.0.0.1~{{port}}"
"""The link of a code that nobody was shown, by which the browser would send to a port of this machine."""
TO_THE_MATCH = "location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`"


def connect(nora: Correspondent, milan: Correspondent) -> None:
    """Each reads a code off the other."""
    nora.page.locator("[data-post=beside]").click()
    milan.visitor.go("#distance")
    milan.reads(nora.shows())
    nora.reads(milan.shows())


def test_a_match_begun_side_by_side_is_cut_goes_on_by_link_and_side_by_side_again(
    visit: Visit, phone: dict[str, object]
) -> None:
    nora, milan = Correspondent(visit(scripts=(WAY,)), "Nora"), Correspondent(visit(**phone), "Milan")
    nora.begin("board")
    connect(nora, milan)
    # All goes by itself from here on: the invitation, its answer, the cards, the turns.
    milan.agree()
    mover = until(lambda: next((each for each in (nora, milan) if each.has_turn), None))
    other = milan if mover is nora else nora
    mover.discard_and_draw()
    until(lambda: other.has_turn)
    expect(mover.page.locator(".post-line b, .posted.late")).to_have_count(0)  # it has arrived
    milan.page.evaluate(TO_THE_MATCH)
    milan.page.locator("[data-post=beside]").click()  # the end of the connection
    expect(nora.page.locator(".slip")).to_be_visible()
    other.page.evaluate("location.hash = 'table'")
    other.turn()
    assert mover.take(other.hand_on()) == "turn"
    # A turn that is not sent yet goes as soon as the two are connected once more.
    mover.turn()
    nora.page.evaluate(TO_THE_MATCH)
    connect(nora, milan)
    until(lambda: other.has_turn)
    # Whoever is sent messages without end ends the connection, and has lost nothing.
    nora.page.evaluate(FLOOD)
    expect(milan.page.locator(".slip")).to_be_visible()
    milan.visitor.go("")
    expect(milan.page.locator(".carried-match")).to_have_count(1)


def test_a_code_that_came_as_a_link_connects_once_it_is_pressed(visit: Visit, phone: dict[str, object]) -> None:
    nora, milan = Correspondent(visit(), "Nora"), Correspondent(visit(**phone), "Milan")
    page = milan.page
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.bind(("127.0.0.1", 0))
        ear.setblocking(False)
        page.goto(milan.visitor.address + STRANGE.format(port=ear.getsockname()[1]))
        expect(page.locator("[data-post=join]")).to_be_visible()
        nora.begin("board")
        nora.page.locator("[data-post=beside]").click()
        nora.page.locator("[data-post=copy-signal]").click()
        with pytest.raises(BlockingIOError):
            ear.recv(1)  # for as long as it has taken Nora to invite somebody
        page.locator("[data-post=join]").click()
        ear.settimeout(PATIENCE)
        assert ear.recv(9)
    page.goto(str(nora.page.evaluate("() => navigator.clipboard.readText()")))
    page.locator("[data-post=join]").click()
    expect(page.locator(".together .code")).to_be_visible()
    nora.reads(milan.shows())
    milan.agree()
    # The cards come over the connection by themselves, which leads from the match's own screen to its table.
    until(lambda: nora.has_turn or milan.has_turn)
