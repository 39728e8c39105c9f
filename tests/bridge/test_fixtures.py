"""The shared fixtures are what the bridge says: the page's tests, which rely on them, rely on the truth."""

import json

import pytest
from asking import sound
from conversations import CONVERSATIONS, FOLDER, converse, keep_still

from lostcities.messages import CODES, REPLIES, TABLE
from lostcities.messages.shape import mismatch

AT_A_DISTANCE = {"invite", "invited", "accept", "receive", "afar", "brought"}
"""What takes two bridges, with secrets of their own (test_at_distance.py)."""
OF_WHAT_IS_OVER = {"review", "held", "weigh", "moment", "branch", "link", "unlink"}
"""What can be asked of a match that is over (test_reviewed.py, test_branch.py)."""


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_the_bridge_answers_as_the_fixture_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails after an intended change: python tests/bridge/conversations.py writes them anew."""
    keep_still(monkeypatch.setattr)
    kept = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    for said, pair in zip(converse(CONVERSATIONS[name]()), kept, strict=True):
        assert said == pair


def test_there_is_no_other_fixture() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(CONVERSATIONS)


def test_the_fixtures_show_nearly_every_message_and_code() -> None:
    pairs = [pair for path in FOLDER.iterdir() for pair in json.loads(path.read_text("utf-8"))]
    answered = {pair["request"]["do"] for pair in pairs if pair["reply"]["ok"]}
    assert answered == REPLIES.keys() - {"think", "check", "answer"} - AT_A_DISTANCE - OF_WHAT_IS_OVER
    assert {pair["reply"]["error"]["code"] for pair in pairs if not pair["reply"]["ok"]} == {*CODES.values()} - {"post"}
    assert all(sound(json.dumps(pair["reply"])) is None for pair in pairs)


def test_the_tables_that_the_page_is_tested_with_are_of_the_protocol() -> None:
    for path in sorted(FOLDER.parent.joinpath("views").glob("*.json")):
        table = json.loads(path.read_text("utf-8"))
        assert mismatch(TABLE, table, path.name) is None
