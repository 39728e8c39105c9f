"""The shapes of what a reply holds: the table, its view, its log, the score sheet, a match in a line."""

from lostcities.messages.shape import Choice, Each, Maybe, Shape

RESULT: Shape = {"totals": [int], "winners": [int]}

EVENT: Shape = {
    "ply": int,  # how many half-moves the match had before it
    "turn": int,  # whole turns done in the round before it
    "seat": int,
    "kind": str,
    "card?": str,
    "suit?": str,
    "piece?": Choice(("adventurer", "researcher")),
    "step?": int,
    "tile?": str,
    "count?": int,  # draw: cards left in the deck; bridge: explorers over the bridges
}
"""What everybody saw. Never a hidden card: a draw from the deck names none."""

_ZONE: Shape = {
    "id": str,
    "kind": Choice(("hand", "backs", "deck", "pile", "expedition", "path", "stack")),
    "cards": [str],
    "count": int,
    "seat?": int,
    "suit?": str,
    "size?": int,  # of the deck after the deal
    "closed?": bool,  # a pile's top was discarded this very turn
    "points?": object,  # the arithmetic of a column, null for one not begun
    "explorer?": Maybe({"piece": str, "step": int, "points": int}),
    "direction?": Maybe(Choice(("up", "down"))),
}
_MOVE: Shape = {
    "move": str,
    "kind": Choice(("play", "discard", "draw", "take", "explore", "decline")),
    "from": str,
    "to": str,
    "card": str,
    "piece?": str,
    "after?": object,  # the column's arithmetic, or the explorer's place, as the move would leave it
}

_REMARK: Shape = {"key": str, "values": Each(object)}
WORTH: Shape = {
    "points": int,
    "rule": str,
    # How the points come about, in the order of reckoning.
    "terms": [{"key": str, "values": Each(object), "how": Choice(("is", "plus", "times")), "amount": int}],
    "remarks": [_REMARK],
    # The cards that may be placed on it next, those together that come to the same.
    "next": [{"cards": [str], "points": int, "remarks": [_REMARK]}],
}
"""What a column is worth, and what the next card would make of it."""

VIEW: Shape = {
    "game": str,
    "seat": Maybe(int),  # the viewer
    "seats": int,
    "toMove": int,
    "phase": Choice(("place", "explore", "draw", "over")),
    "turn": int,  # whole turns done in this round
    "suits": str,  # letters in play, in table order
    "ranks": [str],  # as cards write them, from low to high
    "zones": [_ZONE],
    "moves": [_MOVE],  # empty unless it is the viewer's move
    "scores": [Maybe(int)],  # this round so far, null where hidden
    "facts": Each(object),  # what only this game has
}
"""What is drawn; see zones.py and games/*/view.py."""

_SHEET_SEAT: Shape = {
    "columns": [{"suit": str, "cards": [str], "points?": object, "explorer?": object}],
    "tiles?": Maybe(int),  # board: points gained from tiles in that round, null where hidden
    "artifacts?": int,  # board: artifacts found in that round
    "artifactPoints?": int,  # board: what all found so far would be worth at the end of the match
    "told?": Maybe([{"key": str, "points": int, "count?": int}]),  # board: how its points came about, null where hidden
}

SHEET: Shape = {
    "rounds": [{"starts": int, "scores": [Maybe(int)], "totals": [Maybe(int)], "seats": [_SHEET_SEAT]}],
    "totals": [Maybe(int)],
    "winners": Maybe([int]),  # null until the match is over
    "starts": Maybe(int),  # who begins the next round; null if chance decides or none follows
    "closing?": [int],  # board, once the match is over: what its artifacts added to the totals after the last round
    "path?": {"points": [int], "bridge": int},  # board: what each step is worth, and which is the first over the bridge
}
"""Rounds in order; the last may be one in play, as if it ended now."""

_SEAT: Shape = {"name": str, "mind": str}  # mind "" for a person
WAITING = Choice(("person", "mind", "own", "pass", "curtain", "round", "match", "still"))

_LESSON: Shape = {
    "title": str,  # keys of messages, "" for none: title, task, say, said.key
    "task": str,
    "step": int,  # steps solved
    "steps": int,
    "say": str,
    "hints": int,  # still to be had at this step
    "said": Maybe({"kind": Choice(("solved", "allowed")), "key": str, "values": Each(object)}),
    "over": bool,
}
_REPLAY: Shape = {"round": int, "turn": int, "turns": [int]}  # turns done in the round; all turns of every round

TABLE: Shape = {
    "id": str,
    "game": str,
    "rules": Each(object),  # every option with its value
    "seats": [_SEAT],
    "viewer": Maybe(int),  # null: no hand is shown
    "ply": int,  # half-moves of the whole match
    "round": int,  # counted from 0
    "rounds": int,  # planned; 0 once the match goes on beyond that
    "starts": int,
    "view": Maybe(VIEW),  # null while the curtain is drawn
    "curtain": Maybe({"seat": int}),
    "waiting": WAITING,  # a person's move, a computer's (ask think), an own player's, pass, lift, next, or nothing
    "undo": Maybe(Choice(("free", "practice"))),  # what taking back would cost, null: nothing to take back
    "practice": bool,
    "conceded": Maybe(int),
    "totals": [Maybe(int)],  # after the finished rounds, null where hidden
    "log": [EVENT],  # of this round
    "sheet": Maybe(SHEET),  # when waiting is "round" or "match"
    "result": Maybe(RESULT),
    "lesson?": _LESSON,
    "replay?": _REPLAY,
    "absent?": [int],  # seats whose own player is not there, so that another sits in
}

SUMMARY: Shape = {
    "game": str,
    "seats": [_SEAT],
    "round": int,
    "rounds": int,
    "toMove": Maybe(int),
    "deck": int,
    "totals": [Maybe(int)],
    "waiting": WAITING,
    "practice": bool,
    "conceded": Maybe(int),
    "result": Maybe(RESULT),
}
"""A match in a line of a list; nothing in it is hidden from an onlooker."""
