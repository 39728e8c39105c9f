"""What a person can do at the card table besides placing and drawing, and how it answers."""

from at_rest import rest
from engines import press_disabled
from playwright.sync_api import expect
from scripts import script
from visitor import KEPT_TURNS, Look, Visit, Visitor
from waiting import until


def at_table(visit: Visit, **how: object) -> tuple[Visitor, Look]:
    """A visitor who has begun a match against the chance player and is to place."""
    setup = {
        "game": "card",
        "games": {
            "card": {"seats": [{"mind": "", "name": ""}, {"mind": "novice", "name": ""}], "starts": 0, "options": {}}
        },
    }
    visitor = visit(**{"kept": {"setup": setup}, **how})
    return visitor, visitor.set_out()


def pick(visitor: Visitor, card: str) -> None:
    visitor.press(f'.pick[data-card="{card}"]')


def middle(visitor: Visitor, which: str) -> tuple[float, float]:
    """Where to point at what a selector finds."""
    rest(visitor.page)
    box = visitor.page.locator(which).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(visitor: Visitor, card: str) -> None:
    """Press a card of the hand and take it up."""
    which = f'.pick[data-card="{card}"]'
    visitor.page.locator(which).first.hover()
    x, y = middle(visitor, which)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x, y - 30, steps=4)
    expect(visitor.page.locator(".carried")).to_be_visible()


def test_a_card_is_carried_to_its_place(visit: Visit) -> None:
    visitor, look = at_table(visit)
    card = next(card for card in look.hand if not card.endswith("x"))
    lift(visitor, card)
    expect(visitor.page.locator(".lane.legal")).to_have_count(1)
    visitor.page.mouse.move(*middle(visitor, f'.side.mine .lane[data-zone$=":{card[0]}"]'), steps=8)
    expect(visitor.page.locator(".over")).to_have_count(1)
    visitor.page.mouse.up()
    after = visitor.settle()
    assert after.phase == "draw"
    assert card not in after.hand
    assert visitor.page.locator(f'.side.mine [data-card="{card}"]').count() == 1


def test_a_card_let_go_over_nothing_returns_to_the_hand(visit: Visit) -> None:
    visitor, look = at_table(visit)
    lift(visitor, look.hand[0])
    visitor.page.mouse.move(100, 300, steps=8)
    visitor.page.mouse.up()
    expect(visitor.page.locator(".carried")).to_have_count(0)
    after = visitor.look()
    assert (after.phase, after.hand, after.chosen) == ("place", look.hand, "")


def test_a_refused_move_says_why_and_names_the_rule(visit: Visit) -> None:
    visitor, look = at_table(visit)
    card = look.hand[0]
    pick(visitor, card)
    other = next(suit for suit in "ybwgr" if suit != card[0])
    lane = visitor.page.locator(f'.side.mine .lane[data-zone$=":{other}"]')
    lane.click(position={"x": 10, "y": 40})
    expect(visitor.page.locator(".notice.refusal")).to_be_visible()
    assert visitor.look().phase == "place"
    visitor.press(".notice [data-act=rule]")
    expect(visitor.page.locator(".page-rules h1")).to_be_visible()
    expect(visitor.page.locator(".page-rules section[aria-current=true]")).to_be_in_viewport()
    visitor.press("[data-act=back]")
    assert visitor.arrive("table").hand == look.hand


WAKES = f"({script('visit/wakes.js')})()"
IDLE = 30_000  # ms
# What would happen by itself while nobody does anything.
COMING = f"""() => [
  ...[...wakes].filter(([, after]) => !(after > {IDLE})).map(([what]) => what),
  ...document.getAnimations().map((each) => `${{each.animationName ?? each.transitionProperty ?? "motion"}}`),
]"""


def test_a_table_at_which_nobody_does_anything_wakes_nothing_for_half_a_minute(visit: Visit) -> None:
    visitor, look = at_table(visit, scripts=(WAKES,), settings={"animation": "normal"})
    visitor.page.wait_for_function(
        f"() => ({COMING})().length === 0"
    )  # what the turn before has set going has come to rest
    pick(visitor, look.hand[0])
    expect(visitor.page.locator(".held.chosen")).to_be_visible()
    visitor.page.wait_for_function(f"() => ({COMING})().length === 0")


def test_drawing_before_placing_is_refused_with_a_reason(visit: Visit) -> None:
    visitor, look = at_table(visit)
    press_disabled(visitor.page.locator("button.deck"))
    expect(visitor.page.locator(".notice.refusal")).to_be_visible()
    assert visitor.look().deck == look.deck


PICTURES = """() => {
  window.pictures = [];
  const look = () => {
    const asked = document.querySelector("[data-asked]") !== null;
    const offered = document.querySelector(".stock.legal") !== null;
    pictures.push(`${asked ? "asked" : "at rest"}, ${offered ? "offered" : "drawn"}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes before every frame whether a move was asked for, and whether the deck was offered."""


def test_a_press_is_seen_before_its_outcome_is_drawn(visit: Visit) -> None:
    visitor, look = at_table(visit)
    visitor.answer(look)
    visitor.settle()
    page = visitor.page
    page.evaluate(PICTURES)
    page.locator(".stock.legal .deck").click()
    page.wait_for_function("() => pictures.at(-1)?.endsWith('drawn')")  # the outcome has come into a picture too
    pictures = page.evaluate("pictures")
    assert "asked, offered" in pictures
    assert pictures.index("asked, offered") < pictures.index("at rest, drawn")
    assert "asked, drawn" not in pictures


def test_with_the_confirm_option_the_second_press_plays(visit: Visit) -> None:
    visitor, look = at_table(visit, settings={"confirm": True})
    visitor.way.card(0)
    visitor.press(".target.play")
    asked = visitor.look()
    assert asked.phase == "place"
    assert asked.hand == look.hand
    visitor.press(".target.play")
    assert visitor.settle().phase == "draw"


def test_the_only_draw_there_is_is_made_by_the_table(visit: Visit) -> None:
    visitor, look = at_table(visit, forced=True)
    visitor.place(look)
    while (after := visitor.settle()).phase != "place":
        pass  # nothing is pressed
    assert len(after.hand) == len(look.hand)
    assert after.hand != look.hand


def to_a_choice_of_draws(visitor: Visitor) -> tuple[Look, Look]:
    """Play on until there is more than the deck to draw from, for otherwise the table soon draws by itself: what was
    seen before that turn's card was placed, and after it."""
    seen: list[Look] = []
    now = visitor.play(until=lambda look: look.phase == "draw" and look.moves("take") != [], watch=seen.append)
    return seen[-2], now


def test_taking_back_is_free_before_the_draw_and_practice_after_it(visit: Visit) -> None:
    visitor, _ = at_table(visit)
    before, _ = to_a_choice_of_draws(visitor)
    visitor.press(".to-undo")
    again = visitor.settle()
    assert (again.phase, again.hand) == ("place", before.hand)
    assert visitor.page.locator(".turn .practice").count() == 0
    visitor.place(again)
    visitor.draw_from_deck(visitor.settle())
    visitor.play(until=lambda now: now.phase == "place")
    visitor.press(".to-undo")
    expect(visitor.page.locator(".notice.question")).to_be_visible()
    visitor.press("[data-act=undo-yes]")
    visitor.settle()
    expect(visitor.page.locator(".turn .practice")).to_be_visible()


def test_a_conceded_match_is_over_and_a_rematch_begins_another(visit: Visit) -> None:
    visitor, _ = at_table(visit)
    visitor.press(".to-menu")
    visitor.press("dialog [data-act=concede]")
    visitor.press("dialog [data-act=concede-yes]")
    end = visitor.settle("score-sheet")
    assert "conceded" in end.heading.lower()
    visitor.press("[data-act=rematch]")
    look = visitor.arrive("table")
    assert look.deck in ("44", "43")
    assert "Round 1 of 3" in look.words


def test_a_change_of_language_keeps_the_match(visit: Visit) -> None:
    visitor, look = at_table(visit)
    for language, direction in (("fa", "rtl"), ("ru", "ltr"), ("es", "ltr"), ("en", "ltr")):
        visitor.press(".to-menu")
        visitor.press("dialog a[href='#settings']")
        visitor.choose(f"input[name=language][value={language}]")
        visitor.page.locator(f"html[lang={language}][dir={direction}]").wait_for()
        visitor.page.go_back()
        now = visitor.arrive("table")
        assert now.hand == look.hand
        assert (now.lang, now.dir) == (language, direction)


def test_six_expeditions_are_six_lanes(visit: Visit) -> None:
    visitor = visit(part="#setup")
    visitor.choose("input[data-option=expeditions][value='6']")
    look = visitor.set_out()
    assert look.screen == "table"
    assert visitor.page.locator(".side.mine .lane").count() == 6
    assert visitor.page.locator(".pile").count() == 6


def test_where_two_explorers_may_set_out_a_press_on_the_step_leads_to_that_choice(visit: Visit) -> None:
    visitor = visit(part="#setup")
    visitor.choose("input[name=game][value=board]")
    visitor.choose("input[name=starts][value='0']")
    visitor.press("[data-act=start]")
    visitor.arrive("table")
    visitor.way.card(0)
    visitor.press(".board-step.legal .target")
    chip = visitor.page.locator(".chooser button").first
    expect(chip).to_be_focused()
    chip.press("Enter")
    assert visitor.settle().phase in ("explore", "draw")


def test_the_system_s_back_button_walks_back_through_the_screens(visit: Visit) -> None:
    visitor, look = at_table(visit)
    visitor.press(".to-menu")
    visitor.press("dialog a[href='#rules']")
    expect(visitor.page.locator(".page-rules")).to_be_visible()
    visitor.page.go_back()
    assert visitor.arrive("table").hand == look.hand
    visitor.page.go_back()
    expect(visitor.page.locator("main.home .go-on")).to_be_visible()
    visitor.choose("input[name=game][value=board]")  # the table's styles, which stay, do not reach here
    expect(visitor.page.locator("input[name=game][value=board]")).to_be_checked()


COMPANY = [{"mind": "novice", "name": ""}, {"mind": "careful", "name": ""}]
OF_COMPUTERS = {"setup": {"game": "card", "games": {"card": {"seats": COMPANY, "starts": 0, "options": {"rounds": 1}}}}}


def test_computers_that_play_each_other_are_watched_to_the_end(visit: Visit) -> None:
    visitor, end = at_table(visit, kept=OF_COMPUTERS)
    assert end.over
    assert visitor.page.locator("[data-act=rematch]").is_visible()


def test_computers_that_play_each_other_wait_while_their_table_is_left(visit: Visit) -> None:
    visitor = visit(kept=OF_COMPUTERS, settings={"animation": "fast"})
    visitor.go("#setup")
    visitor.press("[data-act=start]")
    until(lambda: visitor.page.evaluate(KEPT_TURNS) > 1)
    for part in ("#about", "#matches"):
        visitor.go(part)
    left = visitor.page.evaluate(KEPT_TURNS)
    for part in ("#statistics", "#settings", "#rules", "#journal", "#matches") * 3:
        visitor.go(part)
    assert visitor.page.evaluate(KEPT_TURNS) <= left + 1  # a half-move that was begun ends, sooner or later
    visitor.page.evaluate("location.hash = 'table'")
    until(lambda: visitor.page.evaluate(KEPT_TURNS) > left + 1)


def test_a_score_sheet_answers_while_the_match_goes_on_behind_it(visit: Visit) -> None:
    rules = {"rounds": 2, "turn_limit": 24}
    visitor = visit(kept=OF_COMPUTERS, settings={"animation": "fast"}, rules=rules)
    visitor.go("#setup")
    visitor.press("[data-act=start]")
    visitor.press("[data-act=next]")
    visitor.press(".to-menu")
    visitor.press("dialog [data-act=standings]")
    visitor.arrive("score-sheet")
    seen = visitor.page.evaluate(KEPT_TURNS)
    until(lambda: visitor.page.evaluate(KEPT_TURNS) > seen + 1)
    first = visitor.page.locator(".round-link").first
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")


def test_the_score_sheet_can_be_looked_at_in_the_middle_of_a_round(visit: Visit) -> None:
    visitor, _ = at_table(visit)
    _, before = to_a_choice_of_draws(visitor)
    visitor.press(".to-menu")
    visitor.press("dialog [data-act=standings]")
    assert visitor.arrive("score-sheet").heading == "As it stands now"
    visitor.press("[data-act=to-table]")
    now = visitor.arrive("table")
    assert (now.hand, now.phase) == (before.hand, "draw")
    visitor.press(".to-menu")
    visitor.press("dialog [data-act=standings]")  # asked for anew: the table may have gone on
    visitor.arrive("score-sheet")
    visitor.press(".ways [data-act=home]")
    visitor.page.locator("main.home [data-act=resume]").first.click()
    assert visitor.arrive("table").hand == before.hand
