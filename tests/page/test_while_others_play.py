"""What is pressed while a half-move that the engine has already made waits to be shown."""

from typing import Any

from page.sitting import Sit, asked, view
from playwright.sync_api import Page

SLOWLY = "slow"
ANSWERS = """(tables) => Object.defineProperty(answers, "think", {
  get() {
    const table = tables.find(({ ply }) => ply > shown.ply);
    return table ? { table } : { thinking: { progress: 0 } };
  },
})"""


def later(table: dict[str, Any], plies: int) -> dict[str, Any]:
    """The table so many half-moves of others later."""
    last = table["log"][-1]
    turn = {"ply": last["ply"] + 1, "turn": last["turn"] + 1, "seat": 1}
    put, drawn = {"kind": "discard", "card": "g4", "suit": "g"}, {"kind": "draw", "count": last["count"] - 1}
    news = [{**turn, **put}, {**turn, **drawn, "ply": last["ply"] + 2}][:plies]
    return {**table, "ply": table["ply"] + plies, "log": [*table["log"], *news]}


def ahead(sit: Sit, then: str = "mind", **changes: Any) -> tuple[Page, dict[str, Any]]:
    """A page that has just shown one half-move while the next waits to be shown; and the table after the next."""
    table = {**view("card-thinks"), **changes}
    page = sit(table, {"think": {"thinking": {"progress": 0.4}}}, animation=SLOWLY)
    coming = {**later(table, 2), "waiting": then}
    page.evaluate(ANSWERS, [later(table, 1), coming])
    page.wait_for_function(f"asked.some(({{ do: what, ply }}) => what === 'think' && ply === {table['ply'] + 1})")
    page.evaluate("async () => await Promise.allSettled([...waits])")
    assert page.evaluate("shown.ply") == table["ply"] + 1, "it is not its time yet"
    return page, coming


def test_taking_back_takes_back_from_where_the_match_stands(sit: Sit) -> None:
    page, coming = ahead(sit, practice=True, undo="practice")
    page.keyboard.press("u")
    assert [each for each in asked(page) if each["do"] == "undo"] == [{"do": "undo", "ply": coming["ply"]}]


def test_the_question_before_it_stays_while_others_play(sit: Sit) -> None:
    page, coming = ahead(sit, practice=False, undo="practice")
    page.keyboard.press("u")
    page.locator("[data-act=undo-yes]").wait_for()
    page.wait_for_function(f"shown.ply === {coming['ply']}")
    page.locator("[data-act=undo-yes]").click()
    assert [each for each in asked(page) if each["do"] == "undo"] == [{"do": "undo", "ply": coming["ply"]}]


def test_who_hurries_sees_at_once_what_is_there(sit: Sit) -> None:
    page, coming = ahead(sit, then="person")
    page.keyboard.press("s")
    page.wait_for_function(f"shown.ply === {coming['ply']}")
    assert all(each["ply"] < coming["ply"] and each["do"] == "think" for each in asked(page))
