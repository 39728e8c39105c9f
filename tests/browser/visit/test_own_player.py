"""A player of one's own at the table: chosen as a file, warned of, played against, failing, gone and back."""

from pathlib import Path

from playwright.sync_api import expect
from visitor import Visit, Visitor
from waiting import until

GREEDY = Path(__file__).parents[2] / "arena" / "greedy.py"
STUCK = """
asked = 0

def choose(question):
    global asked
    asked += 1
    if asked == 2:
        raise ValueError("no idea <b>at all</b>")
    return next(move for move in question["legal"] if not move.startswith("-"))
"""


def invite(visitor: Visitor, file: Path, seat: int = 1) -> None:
    """Give a seat of the set-up to a file, and say yes to what is asked."""
    visitor.go("#setup")
    visitor.page.locator(f"input[data-act=own-choose][data-seat='{seat}']").set_input_files(file)
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog).to_contain_text(file.name)
    expect(dialog).to_contain_text("a program")
    visitor.press("dialog [data-act=own-yes]")
    expect(visitor.page.locator(".own-choice.chosen")).to_contain_text(file.name)
    expect(visitor.page.locator("main")).not_to_contain_text("{")  # every word is there


def test_a_match_against_one_s_own_player_is_played_and_taken_up_again(visit: Visit) -> None:
    visitor = visit()
    invite(visitor, GREEDY)
    visitor.set_out()
    middle = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 4)
    expect(visitor.page.locator(".person.other .name")).to_have_text("greedy")
    visitor.wait_until_kept(middle)
    visitor.page.reload()
    expect(visitor.page.locator(".slip").filter(has_text="greedy")).to_be_visible()
    assert visitor.arrive("table").hand == middle.hand
    with visitor.page.expect_file_chooser() as chooser:
        visitor.press("[data-act=own-bring]")
    chooser.value.set_files(GREEDY)
    visitor.press("dialog [data-act=own-yes]")
    expect(visitor.page.locator(".slip").filter(has_text="greedy")).to_have_count(0)
    expect(visitor.page.locator(".person.other")).not_to_contain_text("another plays for it")
    again = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > len(middle.log) + 2)
    assert not again.over


def test_where_what_brings_them_did_not_come_it_comes_at_another_try(visit: Visit) -> None:
    visitor = visit(part="#setup", faults=("ERR_FAILED", "dynamically imported"))
    visitor.page.route("**/js/host-*.js", lambda route: route.abort())
    visitor.page.locator("input[data-act=own-choose][data-seat='1']").set_input_files(GREEDY)
    visitor.press("dialog [data-act=own-yes]")
    expect(visitor.page.locator(".slip.bad")).to_be_visible()
    visitor.page.unroute_all()
    visitor.press(".slip.bad [data-act=dismiss-notice]")
    invite(visitor, GREEDY)


def test_where_it_breaks_off_another_plays_for_it(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "stuck.py"
    file.write_text(STUCK, "utf-8")
    visitor = visit()
    invite(visitor, file)
    visitor.choose("input[name=starts][value='0']")
    look = visitor.set_out()
    visitor.way.card(0)  # discarded, so that the other, who plays a card, has a choice when it draws
    visitor.way.place(f"-{look.hand[0]}")
    visitor.answer(visitor.settle())
    expect(visitor.page.locator(".notice p")).to_contain_text("ValueError: no idea <b>at all</b>")
    visitor.press("[data-act=own-leave]")
    assert visitor.settle().phase == "place"
    expect(visitor.page.locator(".person.other")).to_contain_text("another plays for it")


def bring(visitor: Visitor, file: Path, by: str) -> None:
    """Choose a file where the table asks for one, and say yes to what is asked."""
    with visitor.page.expect_file_chooser() as chooser:
        visitor.press(f"{by} [data-act=own-bring]")
    chooser.value.set_files(file)
    visitor.press("dialog [data-act=own-yes]")


def test_one_that_breaks_off_comes_back_once_its_file_is_mended(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mended.py"
    file.write_text("def choose(question):\n    raise ValueError('not yet')\n", "utf-8")
    visitor = visit()
    invite(visitor, file)
    visitor.choose("input[name=starts][value='1']")
    visitor.press("[data-act=start]")
    failed = visitor.page.locator(".notice p").filter(has_text="not yet")
    expect(failed).to_be_visible()
    file.write_text(GREEDY.read_text("utf-8"), "utf-8")
    bring(visitor, file, ".notice")
    assert visitor.settle().phase == "place"
    expect(failed).to_have_count(0)
    expect(visitor.page.locator(".person.other")).not_to_contain_text("another plays for it")


def test_all_that_are_away_are_named_and_asked_for_until_they_are_back(visit: Visit, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.py" for name in ("alpha", "beta")]
    for file in files:
        file.write_text(GREEDY.read_text("utf-8"), "utf-8")
    visitor = visit(part="#setup/adapted")
    visitor.choose("input[name=seats][value='3']")
    for seat, file in enumerate(files, 1):
        visitor.page.locator(f"input[data-act=own-choose][data-seat='{seat}']").set_input_files(file)
        visitor.press("dialog [data-act=own-yes]")
        expect(visitor.page.locator(".own-choice.chosen")).to_have_count(seat)
    visitor.choose("input[name=starts][value='0']")
    visitor.wait_until_kept(visitor.set_out())
    visitor.page.reload()
    visitor.arrive("table")
    told = visitor.page.locator(".slip").filter(has=visitor.page.locator("[data-act=own-bring]"))
    expect(told).to_contain_text("alpha and beta")
    bring(visitor, files[0], ".slip")
    expect(told).not_to_contain_text("alpha")
    expect(told).to_contain_text("beta")
    visitor.press(".slip [data-act=dismiss-notice]")
    visitor.go("#matches")
    visitor.press(".kept-match [data-act=resume]")
    expect(told).to_contain_text("beta")
    visitor.press(".slip [data-act=dismiss-notice]")
    visitor.press("[data-act=menu]")
    expect(visitor.page.locator("dialog [data-act=own-bring]")).to_contain_text("beta")
    bring(visitor, files[1], "dialog")
    expect(visitor.page.locator(".person.other").filter(has_text="another plays for it")).to_have_count(0)
    expect(told).to_have_count(0)
    visitor.press("[data-act=menu]")  # they may be mended
    expect(visitor.page.locator("dialog [data-act=own-bring]")).to_contain_text("alpha and beta")


def test_what_is_no_player_is_refused_before_anything_is_asked(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("{}", "utf-8")
    visitor = visit("click", part="#setup")
    visitor.page.locator("input[data-act=own-choose]").first.set_input_files(file)
    expect(visitor.page.locator(".slip.bad")).to_contain_text("match.json")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_two_different_files_of_one_name_do_not_play_at_one_table(visit: Visit, tmp_path: Path) -> None:
    """A record, and so the table, knows a player by the name of its file."""
    files = [tmp_path / where / "twin.py" for where in ("one", "other", "copied")]
    for file, code in zip(files, (GREEDY.read_text("utf-8"), STUCK, GREEDY.read_text("utf-8")), strict=True):
        file.parent.mkdir()
        file.write_text(code, "utf-8")
    visitor = visit(part="#setup/adapted")
    visitor.choose("input[name=seats][value='3']")
    chosen = visitor.page.locator(".own-choice.chosen")
    for seat, file, seated, told in ((1, files[0], 1, 0), (2, files[1], 1, 1), (2, files[2], 2, 0)):
        visitor.page.locator(f"input[data-act=own-choose][data-seat='{seat}']").set_input_files(file)
        visitor.press("dialog [data-act=own-yes]")
        expect(visitor.page.locator(".slip.bad").filter(has_text="twin.py")).to_have_count(told)
        expect(chosen).to_have_count(seated)


def test_a_file_that_is_written_anew_while_it_is_asked_about_plays_as_it_was(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "edited.py"
    file.write_text(GREEDY.read_text("utf-8"), "utf-8")
    visitor = visit(part="#setup")
    visitor.page.locator("input[data-act=own-choose][data-seat='1']").set_input_files(file)
    expect(visitor.page.locator("dialog[open]")).to_contain_text("edited.py")
    file.write_text(STUCK * 9, "utf-8")
    visitor.press("dialog [data-act=own-yes]")
    expect(visitor.page.locator(".own-choice.chosen")).to_contain_text("edited.py")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_one_that_thinks_for_long_is_stopped_and_ends_with_the_table(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text("def choose(question):\n    while True:\n        pass\n", "utf-8")
    visitor = visit()
    invite(visitor, file)
    visitor.choose("input[name=starts][value='1']")
    visitor.press("[data-act=start]")
    frames = visitor.page.locator("iframe")
    expect(frames).to_have_count(1)
    visitor.press("[data-act=own-stop]")
    expect(visitor.page.locator(".notice p")).to_contain_text("endless was stopped")
    expect(frames).to_have_count(0)
    visitor.press("[data-act=own-again]")
    expect(frames).to_have_count(1)
    visitor.go("")
    expect(frames).to_have_count(0)
    until(lambda: visitor.page.title() and not any(worker.url.startswith("data:") for worker in visitor.page.workers))


def test_a_file_is_called_as_its_owner_writes_and_turns_no_sentence_round(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "\u202eبی\u200cخبر\u00a0👩\u200d🚀.py"
    file.write_text(GREEDY.read_text("utf-8"), "utf-8")
    visitor = visit()
    visitor.go("#setup")
    visitor.page.locator("input[data-act=own-choose][data-seat='1']").set_input_files(file)
    expect(visitor.page.locator("dialog[open]")).to_contain_text(file.name[1:])
    assert "\u202e" not in (visitor.page.locator("dialog[open]").text_content() or "")
    visitor.press("dialog [data-act=own-yes]")
    expect(visitor.page.locator(".own-choice.chosen")).to_be_visible()
    visitor.set_out()
    expect(visitor.page.locator(".person.other .name")).to_have_text(file.name[1:-3])
