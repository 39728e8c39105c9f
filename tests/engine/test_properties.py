"""What holds in every game at every moment: the deck is conserved, texts are identity, copies are independent."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import Scene, play_some, scenes

from lostcities import GAMES, BadText
from lostcities.errors import Reason

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
OPEN_COLUMNS = ("expedition", "path", "stack")


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=50)
def test_no_card_is_lost_doubled_or_made_up(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game, match = scene.game, scene.match
    whole = Counter(game.deck.names[card] for card in game.cards(match.rules))
    open_cards: Counter[str] = Counter()
    hidden = game.set_aside(match.rules, match.seats)
    for seat in range(match.seats):
        zones = game.view(game.sight(scene.state, seat), {"discards": "all"})["zones"]
        assert len({zone["id"] for zone in zones}) == len(zones)
        for zone in zones:
            if zone["kind"] == "hand" or (seat == 0 and zone["kind"] in (*OPEN_COLUMNS, "pile")):
                open_cards.update(zone["cards"])
                assert len(zone["cards"]) == zone["count"]
            elif seat == 0 and zone["kind"] == "deck":
                hidden += zone["count"]
    assert not open_cards - whole
    assert open_cards.total() + hidden == whole.total()


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=50)
def test_a_move_is_its_text_and_legal_exactly_when_no_reason_speaks_against_it(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game = scene.game
    legal = scene.state.legal()
    texts = [game.format_move(move) for move in legal]
    assert len(set(texts)) == len(texts)
    assert [game.parse_move(text) for text in texts] == legal
    assert bool(legal) != scene.state.over
    elsewhere = scene.match.copy()
    play_some(elsewhere, scene.chance, 30)
    others = {move for turn in elsewhere.rounds[-1].turns for move in turn} | set(elsewhere.rounds[-1].state.legal())
    for move in {*others, *legal}:
        reason = game.reason(scene.state, move)
        assert (reason is None) == (move in legal), game.format_move(move)
        assert reason is None or (reason.key.startswith("reason-") and reason.text and reason.rule)


@EVERY_GAME
@given(text=st.text(max_size=6) | st.from_regex(r"[-<>]?[a-z]?[0-9xAJQK.]{0,2}(:[ar])?", fullmatch=True))
@settings(max_examples=300)
def test_any_text_is_a_move_with_that_very_text_or_refused(name: str, text: str) -> None:
    game = GAMES[name]
    try:
        move = game.parse_move(text)
    except BadText:
        return
    assert game.format_move(move) == text


def _everything(scene: Scene, state: object) -> list[object]:
    return [scene.game.sight(state, viewer) for viewer in scene.viewers()]


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=40)
def test_a_copy_and_its_original_go_their_own_ways(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    before = _everything(scene, scene.state)
    totals = scene.match.totals()
    copy = scene.match.copy()
    assert _everything(scene, copy.rounds[-1].state) == before
    turns = [[turn[:] for turn in each.turns] for each in scene.match.rounds]
    play_some(copy, scene.chance, 60)
    assert _everything(scene, scene.state) == before
    assert scene.match.totals() == totals
    assert [each.turns for each in scene.match.rounds] == turns
    moved_on = _everything(scene, copy.rounds[-1].state)
    play_some(scene.match, scene.chance, 60)
    assert _everything(scene, copy.rounds[-1].state) == moved_on


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=40)
def test_a_view_is_plain_data_whose_moves_join_its_zones(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game = scene.game
    for viewer in scene.viewers():
        for shown in ({"discards": "top", "totals": "own"}, {"discards": "all", "totals": "all"}):
            view = game.view(game.sight(scene.state, viewer), shown)
            assert json.loads(json.dumps(view)) == view
            ids = {zone["id"] for zone in view["zones"]}
            for move in view["moves"]:
                assert {move["from"], move["to"]} <= {*ids, ""} or move["kind"] in ("explore", "decline")
            texts = [move["move"] for move in view["moves"]]
            mine = viewer == scene.state.seat
            assert texts == ([game.format_move(move) for move in scene.state.legal()] if mine else [])


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=30)
def test_a_person_who_points_anywhere_is_given_a_reason(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game = scene.game
    for viewer in scene.viewers():
        seen = game.sight(scene.state, viewer)
        view = game.view(seen, {})
        for card in ("", *{card for zone in view["zones"] for card in zone["cards"]}):
            for zone in view["zones"]:
                assert isinstance(game.why(seen, card, zone["id"]), Reason)
        for card, zone in (("zz", "deck"), ("", "nowhere"), ("", "pile:"), ("", "hand:9"), ("", "hand:x")):
            with pytest.raises(BadText):
                game.why(seen, card, zone)


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=30)
def test_the_log_tells_what_happened_and_never_a_card_drawn_unseen(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game = scene.game
    for move in scene.state.legal():
        after = scene.state.copy()
        after.play(move)
        events = game.tell(scene.state, move, after)
        assert json.loads(json.dumps(events)) == events
        assert all(event["kind"] and event["seat"] in range(scene.match.seats) for event in events)
        assert game.reveals(scene.state, move) == (game.format_move(move) == "<")
        if game.reveals(scene.state, move):
            assert all("card" not in event for event in events)
        assert any(event["kind"] == "end" for event in events) == after.over
