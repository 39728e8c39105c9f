"""Two people at two devices, with nothing between them but the links that the test carries."""

import json

from correspondent import EAR, SHORT, Correspondent, meet
from playwright.sync_api import expect
from visitor import Visit

from lostcities.distance.ristretto import Ristretto
from lostcities.distance.verify import verify
from lostcities.record import read

BADGE = "navigator.setAppBadge = async (count) => { window.badge = count; };"
STRAY = (
    "lc1!nSQ4MIgnEzpi6OOeOv_bRg!5!dMK_fdwgPwURLEedNczvMQ!turn!-b2 <!0!"
    "IkY_NqLZ2fLbcGEhsDoIv7eGE9FWHTpcTecLFCusrwA!!P5oKTSmH"
)
"""A message of a match that neither device holds (lostcities/distance/distance.md)."""


def reads(reader: Correspondent, text: str) -> None:
    """Put a text in by hand; something is said of it."""
    reader.page.locator("textarea.to-paste").fill(text)
    reader.page.locator("[data-post=read]").click()
    expect(reader.page.locator(".post-told")).not_to_be_empty()


def plays_a_round(nora: Correspondent, milan: Correspondent) -> None:
    """From the invitation to both score sheets; on the way a page is closed, and messages come that are no news."""
    mover, other = meet(nora, milan)
    links = []
    for _ in range(3):
        mover.turn()
        links.append(mover.hand_on())
        assert [side.gives_away(links[-1]) for side in (nora, milan)] == [[], []]
        if len(links) == 1:
            mover.come_back()
        assert other.take(links[-1]) == "turn"
        mover, other = other, mover
    # The same once more, and one that this side has sent, each have a sentence and change nothing.
    mover.page.goto(links[-1])
    expect(mover.page.locator(".post-told")).not_to_be_empty()
    reads(mover, links[-2])
    assert mover.next() == "play"
    mover.page.locator("[data-post=play]").click()
    mover.turn()
    assert other.take(mover.hand_on()) == "send"
    # The cards are laid open: first by whoever would be next, then by whoever took the last turn.
    assert mover.take(other.hand_on()) == "sheet"
    assert other.take(mover.hand_on()) == "sheet"
    mover.page.locator("[data-post=play]").click()
    for end in (nora, milan):
        expect(end.page.locator("main.score-sheet.final")).to_be_visible()


def test_a_desk_in_russian_and_a_phone_in_persian_play_a_round_by_link_and_begin_another_game(
    visit: Visit, phone: dict[str, object]
) -> None:
    nora = Correspondent(visit(settings={"language": "ru"}, scripts=(SHORT, BADGE, EAR)), "Nora")
    milan = Correspondent(visit(settings={"language": "fa"}, scripts=(EAR,), **phone), "میلان")
    milan.visitor.go("#distance")
    milan.page.locator("textarea.to-paste").fill(STRAY)
    milan.page.locator("[data-post=read]").click()
    expect(milan.page.locator(".elsewhere")).to_be_visible()
    plays_a_round(nora, milan)
    assert verify(Ristretto(), read(nora.record)).startswith(", and dealt and played as its ")
    assert json.loads(nora.record)["rounds"] == json.loads(milan.record)["rounds"]
    mover, other = meet(nora, milan, "adapted")
    mover.turn()
    assert other.take(mover.hand_on()) == "turn"
    expect(other.page.locator(".table.game-adapted")).to_be_visible()
    nora.begin()
    nora.visitor.go("")
    rows = nora.page.locator(".by-post .carried-match")
    expect(rows).to_have_count(2)
    expect(rows.first.locator(".tag")).to_be_visible()  # the invitation that is not sent
    waiting = 2 if other is nora else 1
    nora.page.wait_for_function("(count) => window.badge === count", arg=waiting)


def test_the_ways_to_send_a_message_are_of_one_height(visit: Visit) -> None:
    russian = Correspondent(visit(settings={"language": "ru"}), "Nora")
    russian.invite()
    heights = "(each) => each.map((way) => Math.round(way.getBoundingClientRect().height))"
    assert len(set(russian.page.locator(".sending .ways > .button").evaluate_all(heights))) == 1


def test_the_question_for_a_turn_back_is_away_once_the_other_has_played_on(visit: Visit) -> None:
    mover, other = meet(Correspondent(visit(), "Nora"), Correspondent(visit(), "Milan"))
    mover.turn()
    assert other.take(mover.hand_on()) == "turn"
    mover.page.locator("[data-post=ask]").click()
    assert other.take(mover.hand_on()) == "turn"
    question = other.page.locator(".slip [data-value=undo]")
    expect(question).to_be_visible()
    other.turn()
    expect(question).to_have_count(0)
    # The same where another match comes onto the table.
    assert mover.take(other.hand_on()) == "turn"
    other.page.locator("[data-post=ask]").click()
    assert mover.take(other.hand_on()) == "turn"
    question = mover.page.locator(".slip [data-value=undo]")
    expect(question).to_be_visible()
    mover.visitor.go("")
    mover.visitor.press("[data-act=start]")
    expect(mover.page.locator("#table .turn.mine .title")).to_be_visible()
    expect(question).to_have_count(0)
