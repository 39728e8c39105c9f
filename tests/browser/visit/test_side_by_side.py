"""Two devices side by side: each reads a code off the other, and then the table is live over a connection that no
server has a part in. Where it is cut, the match goes on by link."""

from correspondent import Correspondent
from playwright.sync_api import expect
from visitor import Visit
from waiting import until


def test_a_match_begun_side_by_side_is_cut_and_goes_on_by_link(visit: Visit, phone: dict[str, object]) -> None:
    nora, milan = Correspondent(visit(), "Nora"), Correspondent(visit(**phone), "Milan")
    nora.begin("board")
    nora.page.locator("[data-post=beside]").click()
    milan.visitor.go("#distance")
    milan.reads(nora.shows())
    nora.reads(milan.shows())
    # All goes by itself from here on: the invitation, its answer, the cards, the turns.
    milan.agree()
    mover = until(lambda: next((each for each in (nora, milan) if each.has_turn), None))
    other = milan if mover is nora else nora
    mover.discard_and_draw()
    until(lambda: other.has_turn)
    expect(mover.page.locator(".post-line b, .posted b")).to_have_count(0)  # it has arrived
    milan.page.evaluate("location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`")
    milan.page.locator("[data-post=beside]").click()  # the end of the connection
    expect(nora.page.locator(".slip")).to_be_visible()
    other.page.evaluate("location.hash = 'table'")
    other.turn()
    assert mover.take(other.hand_on()) == "turn"
