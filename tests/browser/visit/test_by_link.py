"""Two people at two devices, with nothing between them but the links that the test carries."""

import json

import pytest
from correspondent import SHORT, Correspondent, meet
from playwright.sync_api import expect
from visitor import Visit

from lostcities.distance.ristretto import Ristretto
from lostcities.distance.verify import verify
from lostcities.record import read


BADGE = "navigator.setAppBadge = async (count) => { window.badge = count; };"


def test_a_round_goes_by_link_between_a_desk_in_russian_and_a_phone_in_persian(
    visit: Visit, phone: dict[str, object]
) -> None:
    nora = Correspondent(visit(settings={"language": "ru"}, scripts=(SHORT,)), "Nora")
    milan = Correspondent(visit(settings={"language": "fa"}, **phone), "میلان")
    mover, other = meet(nora, milan)
    links = []
    for _ in range(3):
        mover.turn()
        links.append(mover.hand_on())
        mover.come_back()
        assert other.take(links[-1]) == "turn"
        mover, other = other, mover
    # The same once more, and one that the other side has sent, each have a sentence and change nothing.
    for link in (links[-1], links[-2]):
        mover.page.goto(link)
        expect(mover.page.locator(".told")).not_to_be_empty()
        assert mover.next() == "play"
        mover.page.locator("[data-post=play]").click()
        assert mover.next() == "turn"
    mover.turn()
    assert other.take(mover.hand_on()) == "send"
    # The cards are laid open: first by whoever would be next, then by whoever took the last turn.
    assert mover.take(other.hand_on()) == "sheet"
    assert other.take(mover.hand_on()) == "sheet"
    mover.page.locator("[data-post=play]").click()
    for end in (nora, milan):
        expect(end.page.locator("main.score-sheet.final")).to_be_visible()
    assert verify(Ristretto(), read(nora.record)).startswith(", and dealt and played as its ")
    assert json.loads(nora.record)["rounds"] == json.loads(milan.record)["rounds"]


@pytest.mark.parametrize("game", ["board", "adapted"])
def test_the_other_games_go_by_link_as_well(visit: Visit, game: str) -> None:
    mover, other = meet(Correspondent(visit(), "Nora"), Correspondent(visit(), "Milan"), game)
    mover.turn()
    assert other.take(mover.hand_on()) == "turn"
    expect(other.page.locator(f".table.game-{game}")).to_be_visible()


def test_a_message_of_a_match_that_is_elsewhere_says_where_that_may_be_and_home_lists_all_that_go_on(
    visit: Visit,
) -> None:
    nora, milan = Correspondent(visit(scripts=(BADGE,)), "Nora"), Correspondent(visit(), "Milan")
    invitation = nora.invite()
    answer = milan.accept(invitation)
    milan.page.goto(nora.invite())  # another match, which waits for an answer
    expect(milan.page.locator(".terms")).to_be_visible()
    nora.take(answer)
    nora.visitor.go("")
    rows = nora.page.locator(".by-post .carried-match")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Milan")
    expect(rows.first.locator(".tag")).to_be_visible()
    nora.page.wait_for_function("window.badge === 1")  # the cards lie here and are not sent
    stranger = Correspondent(visit(), "Ines")
    stranger.page.goto(answer)
    expect(stranger.page.locator(".elsewhere")).to_be_visible()
    stranger.page.locator("[data-post=copy-come]").click()
    expect(stranger.page.locator(".told")).to_be_visible()
    copied = stranger.page.evaluate("() => navigator.clipboard.readText()")
    nora.page.goto(f"{nora.visitor.address}#distance")
    nora.page.locator("textarea.to-paste").fill(copied)
    nora.page.locator("[data-post=read]").click()
    expect(nora.page.locator(".told")).not_to_be_empty()  # it is here already
    expect(nora.page.locator(".post-standing .tag")).to_be_visible()
