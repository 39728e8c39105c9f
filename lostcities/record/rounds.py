"""The rounds and the result of a record, replayed in playing order up to the first thing that the rules refuse."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from lostcities.errors import BadRecord, BadText, IllegalMove, quote
from lostcities.match import Match
from lostcities.record.model import Record
from lostcities.record.sentences import Path, bad_record, place, says
from lostcities.record.shape import as_list, as_object, as_text, as_whole, as_wholes, refuse_unknown, required, x_of

MOST_ROUNDS = 99
MOST_EXTRA_ROUNDS = 999
"""With `match_tie` "extra": the last round that can be played to settle a tie."""
MOST_TURNS = 20_000
"""In a round."""

_ROUND_KEYS = ("starts", "deal", "turns", "totals", "x")
_RESULT_KEYS = ("totals", "winners", "x")


def read_rounds(record: Record, rounds: Sequence[Any]) -> None:
    """Deal and play every round of `rounds` into the record's match. Raises BadRecord for the first bad spot."""
    match = record.match
    most = MOST_EXTRA_ROUNDS if match.rules.get("match_tie") == "extra" else MOST_ROUNDS
    for index, value in enumerate(rounds):
        path = ("rounds", index)
        if match.in_round:
            raise bad_record("record-round-going", place(path), round=index)
        if index >= most:
            raise bad_record("record-rounds-limit", place(path), most=most)
        if match.over:
            raise bad_record("record-match-over", place(path), round=index)
        given = as_object(value, path)
        with_tiles = match.game.parse_tiles is not None
        refuse_unknown(given, path, (*_ROUND_KEYS, "tiles") if with_tiles else _ROUND_KEYS)
        x = x_of(given, path)
        if x is not None:
            record.round_x[index] = x
        _deal(match, given, path)
        _play(match, as_list(required(given, path, "turns"), (*path, "turns")), path)
        _compare_totals(match, given, path)


def read_result(record: Record, value: dict[str, Any]) -> None:
    """Compare the result that `value`, the whole record, gives with what the rules give. Raises BadRecord."""
    match = record.match
    if not match.over:
        if "result" in value:
            raise bad_record("record-result-early", "result")
        return
    if "result" not in value:
        raise bad_record("record-result-missing", "result")
    result = as_object(value["result"], ("result",))
    refuse_unknown(result, ("result",), _RESULT_KEYS)
    record.result_x = x_of(result, ("result",))
    for key, right in zip(("totals", "winners"), match.result(), strict=True):
        path = ("result", key)
        given = as_wholes(required(result, ("result",), key), path)
        if given != right:
            raise bad_record("record-totals", place(path), says=says(given), gives=says(right))


def _deal(match: Match, given: dict[str, Any], path: Path) -> None:
    """Begin the round: who starts, the deal, and the tiles where the game has them."""
    spot = place((*path, "starts"))
    starts = as_whole(required(given, path, "starts"), (*path, "starts"))
    allowed = match.starters()
    if starts not in allowed:
        raise bad_record("record-starts", spot, says=starts, gives=" or ".join(map(str, allowed)))
    deal = _read_deal(match, as_text(required(given, path, "deal"), (*path, "deal")), place((*path, "deal")))
    tiles: tuple[int, ...] = ()
    if match.game.parse_tiles is not None:
        text = as_text(required(given, path, "tiles"), (*path, "tiles"))
        try:
            tiles = match.game.parse_tiles(text, match.rules)
        except BadText as error:
            raise bad_record("record-tiles", place((*path, "tiles")), means=str(error)) from None
    match.deal_round(deal, tiles, starts)


def _read_deal(match: Match, text: str, spot: str) -> list[int]:
    """The cards of the deal, which must be exactly the deck. What is reported is the first card that is unknown or one
    too many, failing that a missing one."""
    deck = match.game.deck
    cards = match.game.cards(match.rules)
    right = Counter(cards)
    deal: list[int] = []
    seen: Counter[int] = Counter()
    names = text.split(" ")
    for number, name in enumerate(names, 1):
        card = deck.index.get(name, -1)
        seen[card] += 1
        if seen[card] > right[card]:
            raise _not_the_deck(match, names, number, spot)
        deal.append(card)
    for card in cards:
        if seen[card] < right[card]:
            raise bad_record("record-card-missing", spot, missing=deck.names[card])
    return deal


def _not_the_deck(match: Match, names: Sequence[str], number: int, spot: str) -> BadRecord:
    """What is wrong with the `number`th card of the deal, and which card is missing instead."""
    name = names[number - 1]
    if not name:
        return bad_record("record-card-empty", spot, number=number)
    deck = match.game.deck
    right = Counter(deck.names[card] for card in match.game.cards(match.rules))
    given = Counter(names)
    missing = next((card for card, copies in right.items() if given[card] < copies), None)
    values: dict[str, str | int] = {"card": name, "count": given[name], "right": right[name]}
    key = "record-card-doubled"
    if name not in right:
        key, values = "record-card-unknown", {"card": quote(name)}
    if missing is None:
        return bad_record(key, spot, **values)
    return bad_record(f"{key}-missing", spot, missing=missing, **values)


def _play(match: Match, turns: Sequence[Any], path: Path) -> None:
    """Play the turns of the round in play; only the last may be unfinished."""
    state = match.rounds[-1].state
    for number, value in enumerate(turns):
        where = (*path, "turns", number)
        spot = place(where)
        if state.over:
            raise bad_record("record-turn-after-end", spot, turn=number)
        if state.turn < number:
            raise bad_record("record-turn-unfinished", place((*path, "turns", number - 1)))
        if number >= MOST_TURNS:
            raise bad_record("record-turns-limit", spot, most=MOST_TURNS)
        text = as_text(value, where)
        if not text:
            raise bad_record("record-turn-empty", spot)
        for move in text.split(" "):
            if not move:
                raise bad_record("record-turn-spaces", spot)
            if state.turn > number and not state.over:
                raise bad_record("record-turn-goes-on", spot, move=quote(move))
            _play_move(match, move, spot)


def _play_move(match: Match, move: str, spot: str) -> None:
    try:
        match.play_text(move)
    except BadText:
        raise bad_record("record-not-a-move", spot, move=quote(move), game=match.game.name) from None
    except IllegalMove as error:
        why = error.reason
        values = {**why.values, "move": move, "means": why.text, "why": why.key, "rule": why.rule}
        raise bad_record("record-illegal", spot, **values) from None


def _compare_totals(match: Match, given: dict[str, Any], path: Path) -> None:
    """If the round is over, its totals must be there and be what the rules give; else they must be absent."""
    spot = place((*path, "totals"))
    if match.in_round:
        if "totals" in given:
            raise bad_record("record-totals-early", spot)
        return
    right = list(match.totals())
    if "totals" not in given:
        raise bad_record("record-totals-missing", spot, gives=says(right))
    totals = as_wholes(given["totals"], (*path, "totals"))
    if totals != right:
        raise bad_record("record-totals", spot, says=says(totals), gives=says(right))
