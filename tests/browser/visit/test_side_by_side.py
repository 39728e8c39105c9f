"""Two devices side by side: each reads a code off the other, and then the table is live over a connection that no
server has a part in. Where it is cut, the match goes on by link."""

from correspondent import SHORT, Correspondent
from playwright.sync_api import expect
from visitor import Visit


def next_of(one: Correspondent, other: Correspondent) -> tuple[Correspondent, Correspondent]:
    """Whoever's turn it is, once one of them has it, before the other."""
    here = "#table .turn.mine .title, #table .turn.away"
    for each in (one, other):
        expect(each.page.locator(here).first).to_be_attached()
    mine = one.page.locator("#table .turn.mine").count()
    return (one, other) if mine else (other, one)


def test_a_match_begun_side_by_side_is_cut_and_goes_on_by_link(visit: Visit, phone: dict[str, object]) -> None:
    nora, milan = Correspondent(visit(scripts=(SHORT,)), "Nora"), Correspondent(visit(**phone), "Milan")
    nora.begin()
    nora.page.locator("[data-post=beside]").click()
    milan.visitor.go("#distance")
    milan.reads(nora.shows())
    nora.reads(milan.shows())
    # All goes by itself from here on: the invitation, its answer, the cards, the turns.
    milan.agree()
    mover, other = next_of(nora, milan)
    mover.discard_and_draw()
    expect(other.page.locator(".turn.mine .title")).to_be_visible()
    expect(mover.page.locator(".post-line b, .posted b")).to_have_count(0)  # it has arrived
    mover, other = other, mover
    other.come_back()  # which cuts the connection: a page that was closed holds none
    expect(mover.page.locator(".slip")).to_contain_text("by link")
    mover.turn()
    assert other.take(mover.hand_on()) == "turn"
