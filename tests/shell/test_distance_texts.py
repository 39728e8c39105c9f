"""A message of a match at a distance is found in whatever was pasted, and goes into a link and back unchanged."""

import json
from urllib.parse import quote

import in_node
import node_process
import pytest

MESSAGE = "lc1!nSQ4MIgnEzpi6OOeOv_bRg!5!dMK_fdwgPwURLEedNczvMQ!turn!-b2 <!0!IkY!!P5oKTSmH"
LINK = f"http://localhost/cities/#distance/{quote(MESSAGE, safe='!')}"
TEXTS = (in_node.ROOT / "web" / "js" / "distance" / "texts.js").as_uri()


def found(pasted: str, gap: str = "") -> str:
    """The message in this text, where LINK is a link of it, broken in two places by a gap."""
    script = f"""
const {{ parentPort, workerData: given }} = require("node:worker_threads");
(async () => {{
  globalThis.location = {{ href: "http://localhost/cities/#home" }};
  const broken = (link) => [link.slice(0, 60), link.slice(60, 90), link.slice(90)].join(given.gap);
  const {{ linkOf, messageIn }} = await import({json.dumps(TEXTS)});
  parentPort.postMessage(messageIn(given.pasted.replace("LINK", broken(linkOf(given.message)))));
}})();
"""
    given = {"pasted": pasted, "message": MESSAGE, "gap": gap}
    return str(node_process.ask(in_node.APART, {"body": script, "given": given}))


@pytest.mark.parametrize(
    "pasted", ["LINK", "Your turn! LINK", "LINK\nsent from my phone", f"  {MESSAGE}\n", f"here: {MESSAGE}"]
)
def test_a_message_is_found_in_what_was_pasted(pasted: str) -> None:
    assert found(pasted) == MESSAGE


@pytest.mark.parametrize(
    "pasted",
    [
        *("<LINK>", '"LINK"', "LINK.", "(LINK),", "LINK!", "*LINK*", f"<{MESSAGE}>", f"{MESSAGE}.", f"{MESSAGE}! Nora"),
        *(f"{MESSAGE}\n-- \nNora", f"{MESSAGE} Greetings! Sincerely, Nora", f"{MESSAGE}\n{MESSAGE}"),
    ],
)
def test_what_stands_behind_a_message_is_no_part_of_it(pasted: str) -> None:
    assert found(pasted) == MESSAGE


CHARGE = f"lc1!{'m' * 22}!8!{'a' * 22}!charge!cheat-ab!{'s' * 43}!!{'h' * 8}"


@pytest.mark.parametrize("message", [CHARGE, MESSAGE.replace("!P5o", "!!P5o")])
def test_a_part_that_is_as_long_as_the_mark_does_not_end_a_message(message: str) -> None:
    assert found(f"{message} Nora") == message


@pytest.mark.parametrize("gap", ["\n", "\r\n> ", " ", "\n\t", "\n> > "])
def test_a_link_that_mail_has_broken_is_put_together(gap: str) -> None:
    assert found("Your turn! LINK", gap) == MESSAGE
    assert found(f"> LINK{gap}-- Nora", gap) == MESSAGE


def test_a_message_that_mail_has_broken_is_put_together() -> None:
    broken = MESSAGE.replace("MdMK", "M\n> dMK").replace("P5o", "\nP5o").replace("!dMK", "!\r\ndMK")
    assert broken.count("\n") == 2
    assert found(f"here:\n{broken}\n\n-- Nora") == MESSAGE


@pytest.mark.parametrize(
    ("moves", "broken"), [("-b2 <", "-b2\n<"), ("b2 >r <", "b2\n>r\n<"), ("b2 >r <", "b2 \n> >r <")]
)
def test_a_message_that_is_broken_between_its_moves_is_put_together(moves: str, broken: str) -> None:
    assert found(MESSAGE.replace("-b2 <", broken)) == MESSAGE.replace("-b2 <", moves)


def test_a_link_that_is_broken_before_its_message_is_put_together() -> None:
    assert found(LINK.replace("#distance/", "#distance/\n")) == MESSAGE


def test_a_message_that_was_cut_short_is_found_as_it_is() -> None:
    assert found(MESSAGE[:-3]) == MESSAGE[:-3]


@pytest.mark.parametrize("pasted", ["", "hello", "http://localhost/#distance/new", "%E0%A4%A", "#distance/%E0%A4%A"])
def test_where_there_is_none_nothing_is_found(pasted: str) -> None:
    assert found(pasted) == ""


POST = (in_node.ROOT / "web" / "js" / "render" / "words" / "post.js").as_uri()
WAITED = f"""
const {{ dayOf }} = await import({json.dumps(POST)});
const at = (day, hour) => new Date(2026, 2, day, hour).getTime();
return given.moments.map(([day, hour]) => dayOf(at(day, hour), at(2, 1)));
"""


def test_what_is_waited_for_since_today_or_yesterday_says_so() -> None:
    """By the days of the calendar, not by 24 hours: it is one at night on the second of March."""
    moments = [[2, 0], [2, 1], [1, 23], [1, 0], [0, 23], [3, 0]]
    assert in_node.run(WAITED, moments=moments) == ["today", "today", "yesterday", "yesterday", "then", "then"]
