"""The shapes of a view: zones with cards, moves that join them, what only one game has (zones.py, each view.py).

Every game has hands, a deck, discard piles and columns of one kind; what stands beside the cards of a column, what a
move would make of it, and the facts are the game's own.
"""

from lostcities.messages.shape import Choice, Maybe, OneOf, Shape

PIECE: Shape = Choice(("adventurer", "researcher"))
"""An explorer of the board game."""

CARD_POINTS: Shape = {
    "sum": int,
    "cost": int,
    "times": int,  # 1 and one more for each wager
    "bonus": int,
    "points": int,
}
"""The arithmetic of an expedition: (sum - cost) * times + bonus = points."""

STACK_POINTS: Shape = {"count": int, "points": int}
"""How many cards a stack of the adaptation has, and what it is worth."""

PLAIN_POINTS: Shape = {"points": int}
"""What a column is worth, where nothing more is told about it."""

EXPLORER: Shape = {"piece": PIECE, "step": int, "points": int}
"""Where a seat's explorer stands on a path of the board, and what it is worth there."""

STEP: Shape = {
    "step": int,
    "points": int,
    "tile": str,  # what it meets there, "" for nothing
    "crosses": bool,  # whether it crosses the bridge
    "ends": bool,  # whether that ends the expedition
}
"""Where an explorer would stand one step on, and what would happen there."""

HAND: Shape = {"id": str, "kind": Choice(("hand",)), "seat": int, "cards": [str], "count": int}
"""The viewer's own hand."""

BACKS: Shape = {
    "id": str,
    "kind": Choice(("backs",)),
    "seat": int,
    "cards": [str],  # those that everybody saw being taken; all of them once the match is over
    "count": int,
}
"""Another seat's hand."""

DECK: Shape = {
    "id": str,
    "kind": Choice(("deck",)),
    "cards": [str],  # none
    "count": int,
    "size": int,  # after the deal
    "turns": int,  # how many turns it still gives each seat
    "about": bool,  # whether `turns` may be exceeded: a pile can be drawn from instead
    "limit?": int,  # turns of all seats together until the option `turn_limit` ends the round, where it comes first
}

PILE: Shape = {
    "id": str,
    "kind": Choice(("pile",)),
    "suit": str,
    "cards": [str],  # bottom to top: the top alone, or all of them
    "count": int,
    "closed": bool,  # its top was discarded this very turn
}
"""A discard pile."""

EXPEDITION: Shape = {
    "id": str,
    "kind": Choice(("expedition",)),
    "seat": int,
    "suit": str,
    "cards": [str],
    "count": int,
    "points": Maybe(CARD_POINTS),  # null for one not begun
}
"""A column of the card game."""

PATH: Shape = {
    "id": str,
    "kind": Choice(("path",)),
    "seat": int,
    "suit": str,
    "cards": [str],
    "count": int,
    "explorer": Maybe(EXPLORER),  # null for one not begun
    "direction": Maybe(Choice(("up", "down"))),  # null while all its cards are equal
}
"""A column of the board game."""

STACK: Shape = {
    "id": str,
    "kind": Choice(("stack",)),
    "seat": int,
    "suit": str,
    "cards": [str],
    "count": int,
    "points": Maybe(STACK_POINTS),  # null for one not begun
}
"""A column of the adaptation."""

PLAIN_COLUMN: Shape = {
    "id": str,
    "kind": Choice(("column",)),
    "seat": int,
    "suit": str,
    "cards": [str],
    "count": int,
    "points": Maybe(PLAIN_POINTS),  # null for one not begun
}
"""A column of a game that has no kind of column of its own."""

COLUMN: Shape = OneOf(EXPEDITION, PATH, STACK, PLAIN_COLUMN)
"""A seat's own column of a suit."""

ZONE: Shape = OneOf(HAND, BACKS, DECK, PILE, EXPEDITION, PATH, STACK, PLAIN_COLUMN)
"""Where cards lie; its `id` stays the same through a match."""

AFTER: Shape = OneOf(CARD_POINTS, STACK_POINTS, STEP, PLAIN_POINTS)
"""A column's arithmetic, or the explorer's place, as a move would leave it."""


def _move(kinds: tuple[str, ...], **more: Shape) -> Shape:
    """A move of these kinds: its text, which "play" takes, the zones or the step of the board that it goes from and to,
    and its card, "" where none is known."""
    return {"move": str, "kind": Choice(kinds), "from": str, "to": str, "card": str, **more}


MOVE: Shape = OneOf(
    _move(("play",), **{"piece?": PIECE, "after": AFTER}),  # board: which explorer sets out
    _move(("explore",), after=STEP),
    _move(("discard", "draw", "take", "decline")),
)
"""A legal move; `after` is what it would make of the column, or of the explorer's place."""

STANDING: Shape = {
    "terms": [
        {
            "key": Choice(("before", "tiles", "explorers", "floor", "artifacts")),
            "points": int,
            "count?": int,  # of artifacts
        }
    ],
    "points": int,  # what the terms come to
    "whole": bool,  # false: of what lies open alone, since the rest is hidden
}
"""What a seat of the board game would have if the expedition ended now, in the order in which it is settled."""

PERSON: Shape = {
    "seat": int,
    "artifacts": int,  # of the whole match
    "artifactPoints": int,  # what they would be worth at its end
    "points": Maybe(int),  # victory points, null where hidden
    "adventurers": int,  # at home
    "researcher": bool,  # at home
    "standing": STANDING,
}
"""What lies before a seat in the board game."""

BOARD_STEP: Shape = {
    "step": int,
    "points": int,
    "tile": str,  # "" for none
    "marked": bool,  # a tile lay here when the match began
    "explorers": [{"seat": int, "piece": PIECE}],
}
"""A step of a path of the board, with what lies and stands on it."""

PATH_POINTS: Shape = {"points": [int], "bridge": int}
"""What each step of the board is worth, and which is the first over the bridge."""

CARD_FACTS: Shape = {}
"""The card game has nothing that other games do not have."""

BOARD_FACTS: Shape = {
    "paths": [{"suit": str, "steps": [BOARD_STEP]}],
    "crossed": [int],  # the seats whose explorers are over a bridge, in order
    "crossedToEnd": int,  # how many explorers over the bridges end the expedition
    "path": PATH_POINTS,
    "people": [PERSON],
}
"""What only the board game has."""

ADAPTED_FACTS: Shape = {
    "stacks": int,  # full ones that count together towards the end
    "stacksToEnd": int,
    "longStack": int,  # how many cards make a full one
    "counted": [{"seat": int, "suit": str}],  # the full ones
}
"""What only the adaptation has."""

FACTS: Shape = OneOf(CARD_FACTS, BOARD_FACTS, ADAPTED_FACTS)

VIEW: Shape = {
    "game": str,
    "seat": Maybe(int),  # the viewer
    "seats": int,
    "toMove": int,
    "phase": Choice(("place", "explore", "draw", "over")),
    "turn": int,  # whole turns done in this round
    "suits": str,  # letters in play, in table order
    "ranks": [str],  # as cards write them, from low to high
    "zones": [ZONE],
    "moves": [MOVE],  # empty unless it is the viewer's move
    "scores": [Maybe(int)],  # this round so far, null where hidden
    "facts": FACTS,  # what only this game has
}
"""What is drawn."""
