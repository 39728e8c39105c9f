"""The shapes of a table: what happened at it, its score sheet, a match in a line. Its view is in view.py."""

from lostcities.messages.shape import Choice, Each, Maybe, OneOf, Shape
from lostcities.messages.view import CARD_POINTS, EXPLORER, PATH_POINTS, PIECE, PLAIN_POINTS, STACK_POINTS, VIEW

VALUES: Shape = Each(OneOf(str, int))
"""What fills a message of the language files: cards, suits and seats as texts and numbers."""

OPTION_VALUE: Shape = OneOf(None, bool, int, str, [int], Each([int]))
"""What an option of a match can be (record.md)."""

OF_DAY: Shape = {"date": str, "on": str}
"""For a deal of the day: its date, and the date on which it was begun."""

LAID: Shape = {
    "suit": str,
    "points": int,
    "cards": int,
    "wagers": int,
    "last": str,
    "step": int,  # board: of its explorer, 0 where there is none
    "researcher": bool,
}
"""A column that the person began."""

RESULT: Shape = {"totals": [int], "winners": [int]}
"""How a match ended."""


def _event(kinds: tuple[str, ...], **more: Shape) -> Shape:
    """An event of these kinds: `ply` half-moves the match had before it, `turn` whole turns were done in the round."""
    return {"ply": int, "turn": int, "seat": int, "kind": Choice(kinds), **more}


LOG_EVENT: Shape = OneOf(
    _event(("play", "discard"), **{"card": str, "suit": str, "piece?": PIECE}),
    _event(("take",), card=str, suit=str),
    _event(("draw",), **{"count": int, "card?": str}),  # cards left in the deck; the viewer's own draw names its card
    _event(("explore",), suit=str),
    _event(("step",), **{"suit": str, "from": int, "step": int, "piece": PIECE}),  # from 0: it sets out
    _event(("tile",), suit=str, step=int, tile=str),
    _event(("bridge",), suit=str, count=int),  # explorers over the bridges
    _event(("decline", "end", "limit", "concede")),  # limit: the end of the round by the option `turn_limit`
)
"""What everybody saw. Never a hidden card: nobody else's draw from the deck names one, unless the match is over and
gone through with all hands open."""

MARK: Shape = OneOf(
    {"kind": Choice(("placed", "taken")), "ply": int, "turn": int, "seat": int, "zone": str, "card": str},
    {"kind": Choice(("went",)), "ply": int, "turn": int, "seat": int, "suit": str, "from": int, "to": int},
)
"""A place that has changed since the viewer's own turn: a card that came to a zone or was taken from it, or an
explorer's way over its path (from 0: it set out)."""

TRACE: Shape = {
    "since": int,  # events of the log from this half-move on came after the viewer's own last one
    "marks": [MARK],
    "drawn": str,  # the card that came to the viewer's hand last, "" if it is no longer there
}
"""What has happened since the viewer's own last turn; for an onlooker, in the last turn."""

LOG_KINDS: tuple[str, ...] = tuple(kind for event in LOG_EVENT.shapes for kind in event["kind"].values)
"""What an event of the log can be."""

TERM: Shape = {
    "key": Choice(("before", "tiles", "explorers", "floor", "now", "artifacts", "end")),
    "points": int,
    "count?": int,
}
"""A part of how a seat's points of the board game came about."""

SHEET_COLUMN: Shape = {
    "suit": str,
    "cards": [str],
    "points?": Maybe(OneOf(CARD_POINTS, STACK_POINTS, PLAIN_POINTS)),  # null for one not begun
    "explorer?": Maybe(EXPLORER),  # board
}
"""A column as a round left it."""

SHEET_SEAT: Shape = {
    "columns": [SHEET_COLUMN],
    "tiles?": Maybe(int),  # board: points gained from tiles in that round, null where hidden
    "artifacts?": int,  # board: artifacts found in that round
    "artifactPoints?": int,  # board: what all found so far would be worth at the end of the match
    "told?": Maybe([TERM]),  # board: how its points came about, null where hidden
}
"""What a seat had at the end of a round."""

SHEET_ROUND: Shape = {"starts": int, "scores": [Maybe(int)], "totals": [Maybe(int)], "seats": [SHEET_SEAT]}

SHEET: Shape = {
    "rounds": [SHEET_ROUND],
    "totals": [Maybe(int)],
    "winners": Maybe([int]),  # null until the match is over
    "starts": Maybe(int),  # who begins the next round, or the same match again; null if chance decides
    "closing?": [int],  # board, once the match is over: what its artifacts added to the totals after the last round
    "path?": PATH_POINTS,  # board
}
"""Rounds in order; the last may be one in play, as if it ended now."""

SEAT: Shape = {
    "name": str,
    "mind": str,  # "" for a person; "afar" for one at another device
}
"""Who sits at a seat."""

WAITING: Shape = Choice(("person", "mind", "own", "afar", "pass", "curtain", "round", "match", "still"))

LESSON: Shape = {
    "title": str,  # keys of messages, "" for none: title, task, say, said.key
    "task": str,
    "step": int,  # steps solved
    "steps": int,
    "say": str,
    "hints": int,  # still to be had at this step
    "said": Maybe({"kind": Choice(("solved", "allowed")), "key": str, "values": VALUES}),
    "over": bool,
}
"""How far a lesson is, what is to be done, and what was said to the last move that it took."""

REMARK: Shape = {"key": str, "values": VALUES}
"""Something said: a message of the language files, and what fills it."""

PRIMER: Shape = {
    "step": int,  # scenes done
    "steps": int,
    "said": Maybe(REMARK),  # what the last move has cost, if it was a poor one
    "say": Maybe(REMARK),  # null while others move
    "at": [str],  # what it points at: ids of zones, "card:y3" for a card of the hand
    "reads": bool,  # no move is asked for: "on" goes on once it is read
    "rows": [{"suit": str, "say": REMARK}],  # once the round is over: the score sheet, "" for no column
}
"""A first lesson: what is said now, and what it points at."""

KEPT: Shape = {
    "over": bool,
    "open": bool,  # whether all hands lie open: only where the match is over
    "seats": [int],  # those whose own sight can be chosen instead
    "story": [LOG_EVENT],  # all of the round, also what came after this place
}
"""How a replay of this device's own match is looked at."""

REPLAY: Shape = {
    "round": int,
    "turn": int,  # turns done in the round
    "turns": [int],  # all turns of every round
    "kept?": KEPT,  # left out where somebody else's record is looked at
}
"""Where in its record a replay stands."""

FAULT_AFAR: Shape = {
    "seat": int,  # whose fault it is, or is said to be
    "key": str,
    "values": VALUES,
    "claim": bool,  # whether the accuser claims the match
}
"""What was found wrong in a match at a distance, or was charged."""

AFAR_WAITS: Shape = Choice(("answer", "cards", "turn", "opening", "yours", "over", "found", "broken"))
"""What a match at a distance waits for: the other side's answer, part of the deal, turn or opened cards; this side's
turn; or nothing any more."""

AFAR: Shape = {
    "id": str,  # the name by which it is kept: "d-" and the name in every message
    "game": str,
    "rules": Each(OPTION_VALUE),
    "names": [str],  # "" for one who has not accepted yet
    "seat": int,  # of this device
    "turn": int,  # whole turns done in the round
    "waits": AFAR_WAITS,
    "acts": [Choice(("ask", "undo", "concede", "charge"))],
    "asked": bool,  # whether the other side asks for its last turn back
    "asking": bool,  # whether this side asks for its own: the message is that question
    "hints": bool,  # whether both have agreed to hints
    "text": str,  # the message for the other device
    "number": int,
    "sent": bool,  # whether it was handed to somebody to carry
    "since": int,  # when a message last came or went, in ms
    "fault": Maybe(FAULT_AFAR),
}
"""How a match at a distance stands."""

BRIEF_AFAR: Shape = {
    "waits": AFAR_WAITS,
    "seat": int,
    "number": int,
    "sent": bool,
    "since": int,
    "turn": int,
    "asked": bool,
    "asking": bool,
}
"""What a line in a list tells of it."""

INVITATION: Shape = {"id": str, "game": str, "rules": Each(OPTION_VALUE), "name": str, "hints": bool}
"""What somebody is invited to, and by whom."""

TABLE: Shape = {
    "id": str,
    "game": str,
    "rules": Each(OPTION_VALUE),  # every option with its value
    "seats": [SEAT],
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
    "setDeal?": bool,  # practice because its first round was that of a first lesson
    "playedOn?": bool,  # practice because it goes on from a place of another match
    "gentle?": bool,  # practice because the company is patient with the people
    "conceded": Maybe(int),
    "totals": [Maybe(int)],  # after the finished rounds, null where hidden
    "log": [LOG_EVENT],  # of this round
    "trace": TRACE,
    "sheet": Maybe(SHEET),  # when waiting is "round" or "match"
    "result": Maybe(RESULT),
    "lesson?": LESSON,
    "primer?": PRIMER,
    "replay?": REPLAY,
    "day?": OF_DAY,
    "afar?": AFAR,
    "absent?": [int],  # seats whose own player is not there, so that another sits in
}
"""All that is drawn and told of the match, lesson or replay that is on the table."""

SUMMARY: Shape = {
    "game": str,
    "seats": [SEAT],
    "round": int,
    "rounds": int,
    "toMove": Maybe(int),
    "deck": int,
    "totals": [Maybe(int)],
    "waiting": WAITING,
    "practice": bool,
    "conceded": Maybe(int),
    "result": Maybe(RESULT),
    # Once it is over: what the person laid, and what luck gave in hundredths of a point.
    "day?": {**OF_DAY, "columns?": [LAID], "luck?": int},
    "afar?": BRIEF_AFAR,
    "laid?": [{"suit": str, "seats": [int]}],  # how far each seat has come: cards in its column, or its explorer's step
    "best?": Maybe(
        {"seat": int, "suit": str, "points": int, "card": str}
    ),  # once it is over: the column that brought most
}
"""A match in a line of a list; nothing in it is hidden from an onlooker. A device may keep older lines that
tell less."""
