"""What the shell draws of the board game: zones, moves with what they would reach, and the facts of the board, all from
a sight; and the log's events.

Victory points lie face down: a view tells the viewer's own, and other seats' only if `shown["totals"]` is "all". Events
tell which tile was reached, which all see, and never a total.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lostcities import zones
from lostcities.game import Move, View, turns_to_limit
from lostcities.games.board.opening import HAND
from lostcities.games.board.pieces import STRIDE, adventurers_home
from lostcities.games.board.rounds import artifact_worth
from lostcities.games.board.scoring import (
    BRIDGE_STEP,
    CROSSINGS_TO_END,
    EXPLORER_POINTS,
    LAST_STEP,
    STEP_POINTS,
    explorer_points,
    settle,
)
from lostcities.games.board.sight import BoardSight
from lostcities.games.board.standing import chips, is_last, standing
from lostcities.games.board.state import BoardState
from lostcities.games.board.text import (
    ADVENTURER,
    DECK,
    DECLINE,
    DRAW,
    EXPLORE,
    KINDS,
    PATHS,
    PIECES,
    PLACE,
    RESEARCHER,
    SUITS,
    TAKE,
    TILES,
    format_move,
)


def view(seen: BoardSight, shown: Mapping[str, Any]) -> View:
    """The table as `seen` shows it. `shown["discards"]` is "top" (the default) or "all" for whole piles,
    `shown["totals"]` is "own" (the default) or "all" for every seat's points; with `shown["ends"]` "match" the match
    ends with this expedition, whichever it is."""
    last = is_last(seen) or shown.get("ends") == "match"
    told = [shown.get("totals", "own") == "all" or seat == seen.seat for seat in range(seen.seats)]
    return {
        "game": "board",
        "seat": seen.seat,
        "seats": seen.seats,
        "toMove": seen.to_move,
        "phase": seen.phase,
        "turn": seen.turn,
        "suits": SUITS,
        "ranks": list(DECK.ranks),
        "zones": _zones(seen, shown.get("discards", "top")),
        "moves": [_move(seen, move) for move in seen.legal],
        "scores": [_score(seen, seat) if told[seat] else None for seat in range(seen.seats)],
        "facts": {
            "paths": [{"suit": SUITS[suit], "steps": _steps(seen, suit)} for suit in range(PATHS)],
            "crossed": seen.crossings[:],
            "crossedToEnd": CROSSINGS_TO_END,
            "path": {"points": list(STEP_POINTS[1:]), "bridge": BRIDGE_STEP},
            "people": [_person(seen, seat, told[seat], last) for seat in range(seen.seats)],
        },
    }


def _score(seen: BoardSight, seat: int) -> int:
    worth = explorer_points(seen.steps[seat], seen.researchers[seat])
    return settle(seen.points[seat], worth, seen.rules["floor"])


def _names(cards: Sequence[int]) -> list[str]:
    return [DECK.names[card] for card in cards]


def _zones(seen: BoardSight, discards: str) -> list[zones.Zone]:
    size = len(DECK.cards()) - seen.seats * HAND - seen.aside
    made = [
        zones.hand(seat, _names(seen.hand))
        if seat == seen.seat
        else zones.backs(seat, seen.counts[seat], _names(seen.known[seat]))
        for seat in range(seen.seats)
    ]
    made.append(zones.deck(seen.deck, size, seen.seats, seen.piles, turns_to_limit(seen)))
    for suit, letter in enumerate(SUITS):
        made.append(zones.pile(letter, _names(seen.piles[suit]), discards, suit == seen.shut))
    for seat in range(seen.seats):
        for suit, letter in enumerate(SUITS):
            cards = seen.columns[seat][suit]
            explorer = _explorer(seen, seat, suit)
            made.append(
                zones.column("path", seat, letter, _names(cards), explorer=explorer, direction=_direction(cards))
            )
    return made


def _explorer(seen: BoardSight, seat: int, suit: int) -> dict[str, Any] | None:
    """The seat's explorer on that path: which piece, where, and what it is worth there."""
    step = seen.steps[seat][suit]
    researcher = seen.researchers[seat] == suit
    if not step:
        return None
    return {"piece": PIECES[researcher], "step": step, "points": EXPLORER_POINTS[researcher][step]}


def _direction(column: Sequence[int]) -> str | None:
    """Which way a column has gone so far: "up", "down", or None while all its cards are equal."""
    for card in column:
        if card != column[0]:
            return "up" if card > column[0] else "down"
    return None


def _steps(seen: BoardSight, suit: int) -> list[dict[str, Any]]:
    """The nine steps of a path with what lies and stands on them."""
    marked = seen.rules["tile_layout"][SUITS[suit]]
    return [
        {
            "step": step,
            "points": STEP_POINTS[step],
            "tile": TILES.get(seen.tiles[suit * STRIDE + step], ""),
            "marked": step in marked,
            "explorers": [
                {"seat": seat, "piece": PIECES[seen.researchers[seat] == suit]}
                for seat in range(seen.seats)
                if seen.steps[seat][suit] == step
            ],
        }
        for step in range(1, LAST_STEP + 1)
    ]


def _person(seen: BoardSight, seat: int, told: bool, last: bool) -> dict[str, Any]:
    """What lies before a seat: artifacts of the whole match and what they would be worth at its end, victory points if
    they are told, explorers at home, and what all of it comes to if the expedition ends now."""
    artifacts = chips(seen, seat)
    return {
        "seat": seat,
        "artifacts": artifacts,
        "artifactPoints": artifact_worth(seen.rules, artifacts),
        "points": seen.points[seat] if told else None,
        "adventurers": adventurers_home(seen.steps[seat], seen.researchers[seat]),
        "researcher": seen.researchers[seat] < 0,
        "standing": standing(seen, seat, told, last),
    }


def _move(seen: BoardSight, move: Move) -> dict[str, Any]:
    text = format_move(move)
    seat = seen.to_move
    hand = f"hand:{seat}"
    if move == DRAW:
        return zones.move(text, "draw", "deck", hand)
    if move > DRAW:
        suit = move - TAKE
        return zones.move(text, "take", f"pile:{SUITS[suit]}", hand, DECK.names[seen.piles[suit][-1]])
    if move == DECLINE:
        return zones.move(text, "decline", "", "")
    if move >= EXPLORE:
        suit = move - EXPLORE
        after = after_step(seen, seat, suit, seen.researchers[seat] == suit)
        to = f"step:{SUITS[suit]}:{after['step']}"
        return zones.move(text, "explore", f"path:{seat}:{SUITS[suit]}", to, after=after)
    card = move % KINDS
    suit = DECK.suit_of[card]
    name, path = DECK.names[card], f"path:{seat}:{SUITS[suit]}"
    if move < PLACE:
        return zones.move(text, "discard", hand, f"pile:{SUITS[suit]}", name)
    begun = move < ADVENTURER
    researcher = seen.researchers[seat] == suit if begun else move >= RESEARCHER
    piece = {} if begun else {"piece": PIECES[researcher]}
    return zones.move(text, "play", hand, path, name, **piece, after=after_step(seen, seat, suit, researcher))


def after_step(seen: BoardSight, seat: int, suit: int, researcher: bool) -> dict[str, Any]:
    """Where the seat's explorer on that path would stand one step on, and what would happen there. On step nine it
    stays, and no tile is met; where its step ends the expedition, the tile is not executed."""
    step = seen.steps[seat][suit]
    moves = step < LAST_STEP
    step += moves
    crosses = moves and step == BRIDGE_STEP
    ends = crosses and len(seen.crossings) + 1 == CROSSINGS_TO_END
    tile = seen.tiles[suit * STRIDE + step] if moves and not ends else 0
    return {
        "step": step,
        "points": EXPLORER_POINTS[researcher][step],
        "tile": TILES.get(tile, ""),
        "crosses": crosses,
        "ends": ends,
    }


def tell(before: BoardState, move: Move, after: BoardState) -> list[dict[str, Any]]:
    """What everybody saw happen: the move, the step it led to, the bridge crossed, the tile met, and the end."""
    happened: list[dict[str, Any]] = []
    if move == DRAW:
        happened.append({"kind": "draw", "count": len(after.deck)})
    elif move > DRAW:
        suit = move - TAKE
        happened.append({"kind": "take", "card": DECK.names[before.piles[suit][-1]], "suit": SUITS[suit]})
    elif move == DECLINE:
        happened.append({"kind": "decline"})
    elif move >= EXPLORE:
        suit = move - EXPLORE
        happened.append({"kind": "explore", "suit": SUITS[suit]})
        happened += _tell_step(before, suit, after)
    else:
        card = move % KINDS
        suit = DECK.suit_of[card]
        happened.append({"kind": "discard" if move < PLACE else "play", "card": DECK.names[card], "suit": SUITS[suit]})
        if move >= ADVENTURER:
            happened[0]["piece"] = PIECES[move >= RESEARCHER]
        if move >= PLACE:
            happened += _tell_step(before, suit, after)
    if after.over:
        limited = after.deck and after.turn == after.terms.limit
        happened.append({"kind": "limit" if limited else "end"})
    return [{"turn": before.turn, "seat": before.seat, **event} for event in happened]


def _tell_step(before: BoardState, suit: int, after: BoardState) -> list[dict[str, Any]]:
    """The step that the mover's explorer on that path took, and what it met there; nothing if it stays on step nine."""
    seat = before.seat
    step = after.steps[seat][suit]
    if step == before.steps[seat][suit]:
        return []
    letter = SUITS[suit]
    piece = PIECES[after.researchers[seat] == suit]
    told: list[dict[str, Any]] = [
        {"kind": "step", "suit": letter, "from": before.steps[seat][suit], "step": step, "piece": piece}
    ]
    if step == BRIDGE_STEP:
        told.append({"kind": "bridge", "suit": letter, "count": len(after.crossings)})
    tile = before.tiles[suit * STRIDE + step]
    if tile and not after.over:
        told.append({"kind": "tile", "suit": letter, "step": step, "tile": TILES[tile]})
    return told


def reveals(state: BoardState, move: Move) -> bool:
    """Whether the move shows its player something hidden: only the top of the deck is."""
    return move == DRAW
