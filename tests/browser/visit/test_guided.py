"""Play that teaches: a guided first match, a hint with its reasons, a refusal with its rule and the page about it."""

import re

from playwright.sync_api import expect
from visitor import Visit

SOON = re.compile("Now draw|this expedition counts|take it")
"""What a beginner may be told before the first draw."""


def test_a_newcomer_is_offered_a_guided_match_that_explains_and_can_be_silenced(visit: Visit) -> None:
    visitor = visit(way="keys", settings={"tips": True})
    visitor.press("[data-act=guided]")
    look = visitor.settle()
    said = visitor.page.locator(".notice.guide")
    expect(said).to_contain_text("These eight cards are yours")
    expect(visitor.page.locator("#live")).to_contain_text("These eight cards are yours")
    visitor.press(".notice.guide [data-act=tip-read]")
    expect(said).to_have_count(0)
    # What is said next depends on the deal.
    visitor.answer(look)
    expect(said).to_contain_text(SOON)
    visitor.page.keyboard.press("Escape")
    visitor.draw_from_deck(visitor.settle())
    expect(said).to_be_visible()
    visitor.press(".notice.guide [data-act=guide-stop]")
    expect(said).to_have_count(0)
    visitor.play(until=lambda look: look.mine and look.phase == "place" and len(look.log) > 9)
    expect(visitor.page.locator(".notice:is(.guide, .tip)")).to_have_count(0)  # nor does another voice begin
    visitor.open()
    expect(visitor.page.locator("[data-act=start]")).to_be_visible()
    expect(visitor.page.locator("[data-act=guided]")).to_have_count(0)


def test_a_guided_match_can_be_begun_from_the_rules_of_a_game(visit: Visit) -> None:
    visitor = visit(part="#rules/board", kept={"guide": {"match": "", "seen": [], "done": True}})
    visitor.press("[data-act=guided]")
    assert visitor.settle().game == "board"
    expect(visitor.page.locator(".notice.guide")).to_contain_text("explorer")


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
