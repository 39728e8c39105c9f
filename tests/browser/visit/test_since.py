"""What others do, as a person at the page sees it: the lit frame goes round, cards travel, traces stay, and nobody has
to wait for it."""

from playwright.sync_api import expect
from visitor import Visit, Visitor

SEATS = [{"mind": mind, "name": ""} for mind in ("", "novice", "careful", "bold")]
SETUP = {"game": "board", "games": {"board": {"seats": SEATS, "starts": 0, "options": {}}}}
# What was seen while others played: whose seat wore the frame, how often a card was on its way, and what was marked or
# struck out before that card had arrived.
WATCH = """() => {
  window.seen = {lit: new Set(), lamps: new Set(), couriers: 0, early: 0};
  new MutationObserver(() => {
    const lit = document.querySelectorAll(".lit");
    for (const each of lit) seen.lit.add(each.dataset.seat ?? "0");
    seen.lamps.add(document.querySelectorAll(".lamp").length);
    const courier = document.querySelectorAll(".courier").length;
    seen.couriers += courier;
    const card = courier && document.querySelector(".courier [data-card]")?.dataset.card;
    if (card) seen.early += [...document.querySelectorAll(".trace")].some((trace) => {
      const own = trace.closest("[data-zone]")?.querySelector(`[data-card="${card}"]`);
      return own?.parentElement === trace.parentElement && trace.checkVisibility({visibilityProperty: true});
    });
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
SEEN = "() => ({...seen, lit: [...seen.lit].sort(), lamps: [...seen.lamps]})"


def drawn(visitor: Visitor) -> None:
    """Place a card and draw one; then it is the others' turn."""
    visitor.play(until=lambda look: look.phase == "draw")
    visitor.page.evaluate(WATCH)
    visitor.draw_from_deck(visitor.look())
    visitor.page.locator(".turn.away").wait_for()


def test_three_computers_can_be_followed_and_a_reload_shows_the_same_traces(visit: Visit) -> None:
    visitor = visit(kept={"setup": SETUP}, settings={"animation": "normal"})
    page = visitor.page
    visitor.set_out()
    drawn(visitor)
    visitor.wait_until_kept(visitor.settle())
    seen = page.evaluate(SEEN)
    assert (seen["lit"], seen["lamps"], seen["early"]) == (["0", "1", "2", "3"], [1], 0)
    assert seen["couriers"] >= 6
    expect(page.locator(".courier")).to_have_count(0)
    expect(page.locator(".since .turn-line")).to_have_count(3)
    traces = page.locator(".trace").evaluate_all("(all) => all.map((each) => each.dataset.ply)")
    assert traces
    expect(page.locator(".hand .notch")).to_have_count(1)
    page.emulate_media(forced_colors="active")
    assert page.locator(".lamp").evaluate("(lamp) => getComputedStyle(lamp).borderTopWidth") == "6px"
    assert page.locator(".trace").first.evaluate("(trace) => getComputedStyle(trace).borderTopWidth") == "3px"
    assert page.locator(".notch").inner_text() == "new"
    page.emulate_media(forced_colors="none")
    page.reload()
    visitor.arrive("table")
    assert page.locator(".trace").evaluate_all("(all) => all.map((each) => each.dataset.ply)") == traces


def test_without_motion_cards_appear_and_whoever_will_not_wait_skips_to_their_turn(visit: Visit) -> None:
    visitor = visit(kept={"setup": SETUP}, settings={"animation": "slow"}, reduced_motion="reduce")
    visitor.set_out()
    drawn(visitor)
    visitor.page.locator(".since .turn-line").first.wait_for()
    assert visitor.page.evaluate(SEEN)["couriers"] == 0
    visitor.page.keyboard.press("s")
    visitor.settle()
    expect(visitor.page.locator(".since .turn-line")).to_have_count(3)
    expect(visitor.page.locator(".trace").first).to_be_visible()
    expect(visitor.page.locator("[data-act=skip]")).to_have_count(0)
