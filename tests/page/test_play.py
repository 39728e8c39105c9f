"""A match in play: what pointers and keys ask of the engine. The engine is a list of answers, the browser is real."""

import pytest
from forced_draw import FORCED
from page.sitting import Sit, asked, conversation, told, view
from playwright.sync_api import Page

TIMERS = """() => {
  const later = window.setTimeout;
  window.timers = [];
  window.setTimeout = (does, time, ...more) => {
    timers.push(time);
    return later.call(window, does, time, ...more);
  };
}"""


def test_a_card_is_chosen_by_its_number_and_played_by_a_letter(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("3")
    page.keyboard.press("p")
    assert asked(page) == [{"do": "play", "ply": 64, "move": "b9"}]


def test_arrows_go_along_the_hand_and_up_to_the_places_that_light_up(sit: Sit) -> None:
    page = sit("card-place")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    assert asked(page) == [{"do": "play", "ply": 64, "move": "b9"}]


TURNS = "all => all.filter((each) => each.checkVisibility()).map((each) => each.dataset.turn)"
TAG = "() => document.activeElement.matches('.log .turn-tag') && Number(document.activeElement.dataset.turn)"


def test_the_log_is_one_stop_of_the_keyboard_and_arrows_go_along_it(sit: Sit) -> None:
    page = sit("card-long")
    lines = page.locator(".log .lines")
    turns = [int(turn) for turn in lines.locator(".turn-tag").evaluate_all(TURNS)]
    assert len(turns) > 20
    assert lines.evaluate("all => [...all.querySelectorAll('*')].filter((each) => each.tabIndex >= 0).length") == 0
    lines.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(TAG) == turns[0]
    page.keyboard.press("ArrowDown")
    assert page.evaluate(TAG) == turns[1]
    page.keyboard.press("ArrowUp")
    assert page.evaluate(TAG) == turns[0]
    page.keyboard.press("End")
    assert page.evaluate(TAG) == turns[-1]


def test_a_click_chooses_and_a_second_click_places(sit: Sit) -> None:
    page = sit("card-place")
    page.locator(".pick").nth(2).click(position={"x": 20, "y": 40})
    assert asked(page) == []
    page.locator(".target.discard").click()
    assert asked(page) == [{"do": "play", "ply": 64, "move": "-b9"}]


def test_a_turn_of_one_s_own_is_shown_again_like_another_s(sit: Sit) -> None:
    page = sit("card-place", animation="normal")
    own = next(event["turn"] for event in reversed(view("card-place")["log"]) if event["seat"] == 0)
    page.locator(f".log .turn-tag[data-turn='{own}']").click()
    page.locator(".courier").first.wait_for()


def test_a_card_is_carried_to_its_place(sit: Sit) -> None:
    page = sit("card-place")
    page.locator(".pick").nth(2).hover(position={"x": 20, "y": 40})
    box = page.locator(".pick").nth(2).bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 40, steps=3)
    place = page.locator(".target.play").bounding_box()
    assert place
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    assert page.locator(".carried").count() == 1
    page.mouse.up()
    assert asked(page) == [{"do": "play", "ply": 64, "move": "b9"}]
    assert page.locator(".carried").count() == 0


def test_a_card_let_go_beside_every_place_goes_home(sit: Sit) -> None:
    page = sit("card-place")
    page.locator(".pick").nth(2).hover(position={"x": 20, "y": 40})
    box = page.locator(".pick").nth(2).bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(60, 300, steps=4)
    page.mouse.up()
    assert asked(page) == []
    assert page.locator(".held.chosen").count() == 0


def carried(page: Page) -> int:
    """How many cards a pointer carries that has been pressed on one and moved off."""
    page.locator(".pick").nth(2).hover(position={"x": 20, "y": 40})
    page.mouse.down()
    page.mouse.move(60, 300, steps=4)
    return page.locator(".carried").count()


def test_a_card_whose_pointer_was_let_go_where_nobody_heard_of_it_goes_home(sit: Sit) -> None:
    """A menu of the system's may swallow it."""
    page = sit("card-place")
    assert carried(page) == 1
    move = "new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0, bubbles: true })"
    page.evaluate(f"document.body.dispatchEvent({move})")
    assert page.locator(".carried, .grabbed").count() == 0
    page.mouse.up()
    assert asked(page) == []


def test_a_press_that_opens_a_menu_carries_nothing(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.down("Control")
    assert carried(page) == 0
    page.mouse.up()
    page.keyboard.up("Control")


def test_a_place_that_does_not_take_the_card_is_asked_why_and_the_answer_is_shown_and_spoken(sit: Sit) -> None:
    reason = {"key": "reason-other-suit", "values": {"card": "b9", "suit": "g"}, "rule": "1.2"}
    page = sit("card-place", {"why": {"reason": reason}})
    page.keyboard.press("3")
    page.locator(".mine .lane").nth(3).click(position={"x": 10, "y": 200})
    assert asked(page) == [{"do": "why", "card": "b9", "to": "expedition:0:g"}]
    page.locator(".notice").filter(has_text="reason-other-suit b9").wait_for()
    assert page.evaluate("said.at(-1)") == "reason-other-suit b9"
    page.locator("[data-act=rule]").click()
    assert page.evaluate("left") == [["rules", "1.2"]]


def test_drawing_by_letter_and_taking_by_the_number_of_the_pile(sit: Sit) -> None:
    page = sit("card-draw")
    page.keyboard.press("d")
    assert asked(page) == [{"do": "play", "ply": 65, "move": "<"}]
    page = sit("card-draw")
    page.keyboard.press("5")
    assert asked(page) == [{"do": "play", "ply": 65, "move": "<r"}]


def test_where_moves_are_confirmed_the_first_press_only_asks(sit: Sit) -> None:
    page = sit("card-place", confirm=True)
    page.keyboard.press("3")
    page.keyboard.press("p")
    assert asked(page) == []
    assert page.evaluate("said.at(-1)") == "step-confirm"
    page.keyboard.press("p")
    assert asked(page) == [{"do": "play", "ply": 64, "move": "b9"}]


def test_a_place_that_is_pressed_twice_takes_one_card(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("3")
    page.locator(".target.discard").dblclick()
    assert asked(page) == [{"do": "play", "ply": 64, "move": "-b9"}]


def test_until_the_answer_has_come_no_other_move_is_sent(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("3")
    page.evaluate("for (const which of ['.target.play', '.target.discard']) document.querySelector(which).click()")
    assert asked(page) == [{"do": "play", "ply": 64, "move": "b9"}]


def test_a_key_that_is_held_down_presses_once(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("3")
    for _ in range(3):
        page.keyboard.down("d")
    page.keyboard.up("d")
    assert asked(page) == [{"do": "play", "ply": 64, "move": "-b9"}]


def test_taking_back_what_showed_something_hidden_is_asked_first(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("u")
    assert asked(page) == []
    assert page.evaluate("[said.at(-1), document.activeElement.dataset.act]") == ["say-undo-practice", "undo-yes"]
    page.keyboard.press("Enter")
    assert asked(page) == [{"do": "undo", "ply": 64}]


def test_on_a_phone_the_keyboard_goes_into_the_log_and_out_again(sit: Sit) -> None:
    page = sit("card-long")
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("l")
    inside = page.evaluate("document.activeElement.matches('.log.open .shut')")
    page.keyboard.press("Escape")
    outside = page.evaluate("document.activeElement.matches('.tool[data-act=log]:not(.shut)')")
    page.set_viewport_size({"width": 1280, "height": 800})  # all tests here share the page
    assert (inside, outside) == (True, True)


def test_escape_lets_go_of_what_was_chosen(sit: Sit) -> None:
    page = sit("card-place")
    page.keyboard.press("3")
    assert page.locator(".held.chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".held.chosen").count() == 0


def test_a_computer_player_is_asked_again_and_again_and_shows_how_far_it_is(sit: Sit) -> None:
    page = sit("card-thinks", {"think": {"thinking": {"progress": 0.4}}})
    page.wait_for_selector("[role=progressbar][aria-valuenow='40']")
    page.wait_for_function(f"asked.length > {len(asked(page))}")
    page.locator(".since [data-act=skip]").click()
    page.wait_for_function("asked.some(({do: what, ply}) => what === 'hurry' && ply === 66)")


# How many questions wait for their answers when another is asked.
AHEAD = """() => {
  const note = asked.push;
  window.ahead = [];
  asked.push = (message) => (ahead.push([message.do, waits.size]), note.call(asked, message));
}"""


def test_what_is_pressed_while_a_computer_player_thinks_waits_for_one_slice_of_it_at_most(sit: Sit) -> None:
    page = sit("card-thinks", {"think": {"thinking": {"progress": 0.4}}})
    page.evaluate(AHEAD)
    page.wait_for_function("ahead.length > 3")
    page.locator(".since [data-act=skip]").click()
    page.wait_for_function("ahead.some(([what]) => what === 'hurry')")
    assert max(waiting for _, waiting in page.evaluate("ahead")) == 1


def test_a_match_whose_table_is_left_waits_and_goes_on_once_it_is_at_hand_again(sit: Sit) -> None:
    """A half-move that was begun ends; the next is asked for once, when somebody is back."""
    table = view("card-thinks")
    page = sit(table, {"think": {"thinking": {"progress": 0.4}}})
    page.wait_for_function("asked.length > 1")
    page.evaluate("([table]) => { away = true; answers.think = { table }; }", [{**table, "ply": table["ply"] + 1}])
    page.wait_for_function(f"shown.ply === {table['ply'] + 1}")
    count = len(asked(page))
    page.evaluate("goOn()")
    assert len(asked(page)) == count
    page.evaluate("(table) => { answers.think = { table }; away = false; goOn(); goOn(); }", view("card-place"))
    page.wait_for_function("shown.waiting === 'person'")
    assert [each["ply"] for each in asked(page)[count:]] == [table["ply"] + 1]


def test_a_finished_round_leads_to_the_score_sheet(sit: Sit) -> None:
    page = sit("card-over")
    page.wait_for_function("left.length > 0")
    assert page.evaluate("left") == [["sheet", ""]]


def test_behind_the_curtain_only_the_named_person_goes_on(sit: Sit) -> None:
    page = sit("card-curtain")
    assert page.locator("[data-card]").count() == 0
    page.locator("[data-act=lift]").click()
    assert {"do": "lift", "seat": 1} in asked(page)


def test_a_turn_against_a_computer_player_is_the_conversation_that_the_bridge_is_tested_with(sit: Sit) -> None:
    pairs = conversation("first_turn")
    move = next(pair["request"]["move"] for pair in pairs if pair["request"]["do"] == "play")
    page = sit(told("first_turn", "person"), pairs)

    def place() -> None:
        page.locator(f'.pick[data-card="{move.lstrip("-")}"]').first.click(position={"x": 20, "y": 40})
        page.locator(f'button[data-move="{move}"]').click()
        page.locator('button[data-move="<"]').wait_for()

    page.keyboard.press("h")
    page.locator(".notice.hint").wait_for()
    place()
    page.keyboard.press("u")
    page.locator(".phase-place").wait_for()
    place()
    page.keyboard.press("d")
    page.wait_for_function("asked.at(-1).do === 'think' && asked.at(-1).ply === 2")
    page.keyboard.press("s")
    page.locator(".turn.mine").wait_for()
    wanted = [pair["request"] for pair in pairs if pair["request"]["do"] in ("hint", "play", "undo", "hurry")]
    assert [each for each in asked(page) if each["do"] != "think"] == [
        {name: value for name, value in request.items() if name not in ("v", "id")} for request in wanted
    ]
    assert page.locator(".log li").count() == 2


def test_after_the_draw_the_device_is_passed_on_by_the_key_that_has_the_focus(sit: Sit) -> None:
    passing, drawn = told("two_people", "pass"), told("two_people", "curtain")
    page = sit(told("two_people", "person"), {"play": {"table": passing}, "pass": {"table": drawn}})
    page.locator(".pick").first.focus()
    page.keyboard.press("1")
    page.locator(".target.discard").click()
    page.locator(".turn [data-act=pass]").wait_for()
    assert page.locator("[data-act=pass]").evaluate("(button) => button === document.activeElement")
    assert page.evaluate("said.at(-1)").endswith("say-pass")
    assert page.locator(".pick").count() == 8
    page.keyboard.press("Enter")
    page.locator("main.curtain").wait_for()
    assert page.evaluate("said.slice(-2)") == ["", "curtain-pass"], "what was said of the hand is not left behind"
    assert asked(page)[-1] == {"do": "pass", "ply": 2}
    assert page.locator("[data-card]").count() == 0


def test_a_tip_is_said_aloud_once(sit: Sit) -> None:
    page = sit("card-start", tips=True)
    page.keyboard.press("u")  # an answer of the engine, with the same table
    asked(page)
    assert [text.split()[0] for text in page.evaluate("said") if text.startswith("tip")] == ["tip-begin"]


@pytest.mark.parametrize("key", [None, "Escape"])
def test_a_tip_that_was_put_away_by_its_button_or_by_escape_does_not_come_again(sit: Sit, key: str | None) -> None:
    page = sit("card-start", tips=True)
    if key:
        page.keyboard.press(key)
    else:
        page.locator(".notice.tip .shut").click()
    assert page.locator(".notice.tip").count() == 0
    page.locator(".pick").first.click(position={"x": 20, "y": 40})
    page.locator(".pick").first.click(position={"x": 20, "y": 40})
    assert page.locator(".notice").count() == 0


def test_the_only_draw_there_is_is_made_by_itself_and_another_is_waited_for(sit: Sit, browser_page: Page) -> None:
    table = view("card-draw")
    browser_page.add_init_script(f"({TIMERS})()")
    page = sit(table)
    assert asked(page) == []
    assert FORCED not in page.evaluate("timers")
    table["view"]["moves"] = [move for move in table["view"]["moves"] if move["kind"] == "draw"]
    page = sit(table)
    page.wait_for_function("asked.length > 0")
    assert FORCED in page.evaluate("timers")
    assert asked(page) == [{"do": "play", "ply": table["ply"], "move": "<"}]


def test_a_pointer_s_press_on_a_card_is_one_drawing_and_keys_rove_as_ever(sit: Sit) -> None:
    page = sit("card-place")
    page.evaluate(
        """() => { window.drawn = 0; new MutationObserver(() => { drawn += 1; })
        .observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true }); }"""
    )
    box = page.locator(".pick").nth(2).bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    assert page.evaluate("[document.activeElement.dataset.index, drawn]") == ["2", 0]
    page.mouse.up()
    assert page.locator(".pick").nth(2).get_attribute("tabindex") == "0"
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    assert page.locator(".pick").nth(3).get_attribute("tabindex") == "0"
