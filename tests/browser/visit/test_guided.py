"""Play that teaches: a first lesson, a hint with its reasons, a refusal with its rule and the page about it."""

from playwright.sync_api import expect
from visitor import Look, Visit, Visitor

from lostcities.lessons.primer import primer_of


def test_the_first_lesson_is_played_to_its_end_by_keys_alone_and_the_match_goes_on(visit: Visit) -> None:
    visitor = visit(way="keys", settings={"tips": True})
    visitor.press("[data-act=guided]")
    page = visitor.page
    said = page.locator(".notice.primer")
    lesson = primer_of("card")
    assert lesson is not None
    for scene in lesson.scenes:
        look = visitor.settle()
        expect(page.locator("[data-pointed]")).to_have_count(len(scene.at))
        expect(page.locator("[data-act=primer-on]")).to_have_count(0 if scene.expect else 1)
        if scene is lesson.scenes[0]:
            expect(page.locator("#live")).to_contain_text("These eight cards are yours")
            play(visitor, look.hand, "y8")
            expect(page.locator(".notice.refusal")).to_contain_text("Desert 3 would be lost")
            page.keyboard.press("Escape")
        expect(said).to_be_visible()
        if scene.expect:
            play(visitor, look.hand, next(move for move in scene.expect if move[0] != "<" or move in moves(look)))
        else:
            assert page.evaluate("document.activeElement.dataset.act") == "primer-on"
            page.keyboard.press("Enter")
    visitor.settle("score-sheet")
    told = page.locator(".sheet-lesson")
    for suit in ("Desert", "Sea", "Volcano"):
        expect(told).to_contain_text(suit)
        expect(page.locator(".sheet-column[data-pointed]")).to_contain_text(suit)
        visitor.press("[data-act=row-next]")
    expect(told).to_contain_text("76 for you")
    visitor.press("[data-act=row-next]")
    visitor.press(".sheet-lesson [data-act=next]")
    visitor.arrive("table")
    expect(said).to_have_count(0)


def moves(look: Look) -> list[str]:
    """The draws that can be made now."""
    return [*look.moves("draw"), *look.moves("take")]


def play(visitor: Visitor, hand: list[str], move: str) -> None:
    """Make that move in the visitor's own way."""
    if not move.startswith("<"):
        visitor.way.card(hand.index(move.removeprefix("-")))
    visitor.way.place(move)


def test_a_lesson_can_be_begun_by_its_address_and_left(visit: Visit) -> None:
    visitor = visit(part="#lesson/board", settings={"tips": True})
    look = visitor.settle()
    assert look.game == "board"
    expect(visitor.page.locator(".notice.primer")).to_contain_text("explorer")
    visitor.press("[data-act=guide-stop]")
    expect(visitor.page.locator(".notice")).to_have_count(0)
    visitor.answer(look)
    visitor.play(until=lambda look: look.mine and look.phase == "place" and len(look.log) > 3)
    expect(visitor.page.locator(".notice:is(.guide, .tip)")).to_have_count(0)  # nor does another voice begin


def test_a_hint_says_why_and_marks_the_way(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#setup")
    visitor.choose("input[name=game][value=board]")
    visitor.choose("input[name=starts][value='0']")
    visitor.press("[data-act=start]")
    visitor.settle()
    visitor.press(".to-hint")
    advice = visitor.page.locator(".notice .advice")
    expect(advice.locator(".does")).to_contain_text(". ")
    expect(advice.locator(".next")).to_contain_text("Next best")
    expect(advice.locator(".by")).to_contain_text("Ada, who sees only what you see")
    expect(visitor.page.locator(":is(.board-step, .pile).lit")).to_have_count(1)
    visitor.page.locator(".held.hinted .pick").first.click()
    expect(visitor.page.locator(".target.hinted").first).to_be_visible()
    expect(advice).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_from_there_to_the_page_that_shows_it(visit: Visit) -> None:
    visitor = visit()
    visitor.set_out()
    visitor.way.card(0)
    visitor.page.locator(".pile .target.closed").first.click()
    visitor.press(".notice.refusal [data-act=rule]")
    expect(visitor.page.locator(".page-rules section:focus")).to_be_visible()
    link = visitor.page.locator(".page-rules a[href*='#r-']")
    visitor.page.goto(visitor.address + (link.get_attribute("href") or ""))
    number = visitor.page.url.split("#")[1]
    expect(visitor.page.locator(f"[id='{number}']")).to_be_visible()
