"""Parts of the page that come late: within fifteen seconds the page says which is waited for, and can ask again."""

import json
from pathlib import Path
from typing import Any

from shell.in_node import run

LATE = json.dumps((Path(__file__).parents[2] / "web" / "js" / "common" / "late.js").as_uri())
# Time passes by `pass(seconds)`; `told` is all that was told so far.
CLOCK = f"""
  let now = 0;
  const timers = new Map();
  globalThis.setTimeout = (does, time) => {{ const key = {{}}; timers.set(key, [now + time, does]); return key; }};
  globalThis.clearTimeout = (key) => void timers.delete(key);
  const settled = async () => {{ for (let at = 0; at < 20; at += 1) await null; }};
  const pass = async (seconds) => {{
    now += 1000 * seconds;
    for (const [key, [due, does]] of timers) if (due <= now && timers.delete(key)) does();
    await settled();
  }};
  const late = await import({LATE});
  const told = [];
  late.heedLate((names) => told.push(names));
  const never = new Promise(() => {{}});
"""


def happened(body: str) -> Any:
    return run(CLOCK + body)


def test_who_waits_for_what_stands_still_is_told_within_fifteen_seconds_and_when_it_has_come() -> None:
    body = """
      let come;
      late.awaited("js/settings", new Promise((resolve) => (come = resolve)));
      await pass(5);
      const soon = told.length;
      await pass(10);
      const then = [...told];
      come();
      await settled();
      return { soon, then, told };
    """
    assert happened(body) == {"soon": 0, "then": [["js/settings"]], "told": [["js/settings"], []]}


def test_what_comes_or_fails_in_time_is_not_told_of() -> None:
    body = """
      late.awaited("js/one", Promise.resolve());
      late.awaited("js/two", Promise.reject(new Error("gone"))).catch(() => {});
      await settled();
      await pass(60);
      return told;
    """
    assert happened(body) == []


def test_two_that_are_late_are_told_together_and_one_wish_for_both_is_told_once() -> None:
    body = """
      for (const name of ["js/one", "js/two", "js/two"]) late.awaited(name, never);
      await pass(15);
      return told.at(-1);
    """
    assert happened(body) == ["js/one", "js/two"]


def test_what_nobody_waits_for_yet_is_told_of_once_somebody_does() -> None:
    body = """
      late.quietly(() => late.awaited("js/settings", never));
      await pass(60);
      const before = told.length;
      late.awaited("js/settings", never);
      await pass(15);
      return { before, told };
    """
    assert happened(body) == {"before": 0, "told": [["js/settings"]]}


def test_a_file_is_asked_for_anew_and_whoever_waits_has_what_then_comes() -> None:
    body = """
      let asked = 0;
      const ask = (given) => (asked += 1) > 1 ? Promise.resolve("words") : new Promise((_, gone) => {
        given.onabort = () => gone(new Error("given up"));
      });
      const coming = late.awaited("lang/en/rest.ftl", late.renewable("lang/en/rest.ftl", ask));
      await pass(15);
      const again = late.askAgain();
      return { again, came: await coming, asked, told };
    """
    assert happened(body) == {"again": True, "came": "words", "asked": 2, "told": [["lang/en/rest.ftl"], []]}


def test_a_module_is_only_asked_for_again_by_another_page() -> None:
    body = """
      late.awaited("js/settings", never);
      await pass(15);
      return late.askAgain();
    """
    assert happened(body) is False


def test_a_file_that_fails_by_itself_is_not_asked_for_again() -> None:
    body = """
      const coming = late.renewable("art/x.svg", () => Promise.reject(new Error("404")));
      return coming.then(() => "came", ({ message }) => message);
    """
    assert happened(body) == "404"
