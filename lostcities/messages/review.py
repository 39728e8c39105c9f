"""The shapes of a review (review/review.md): a match taken apart, as far as it is worked out."""

from lostcities.messages.shape import Choice, Each, Maybe, Shape
from lostcities.messages.table import OPTION_VALUE, REMARK, SEAT

ACCOUNT: Shape = {
    "seat": int,
    "result": int,
    "deal": int,
    "draws": int,
    "own": Maybe(int),
    "others": Maybe(int),
    "rest": int,
    "adjusted": int,
    "turns": int,
    "costly": int,
    "mean": Maybe(int),
    "error": Maybe(int),
}
"""What a seat's result is made of, in hundredths of a point of its margin."""

WHY_MOVE: Shape = {"move": str, "reasons": [REMARK]}
"""A move, and what can be said for it."""

WHY: Shape = {"played": WHY_MOVE, "better": WHY_MOVE}
"""Where two turns first differ."""

WEIGHED: Shape = {
    "expected": int,
    "best": str,
    "behind": int,
    "error": int,
    "tried": int,
    "cost": int,
    "why": Maybe(WHY),
}
"""What a turn cost, and the best one."""

REVIEW_TURN: Shape = {"seat": int, "moves": str, "luck": Maybe(int), "weighed": Maybe(WEIGHED)}

REVIEW: Shape = {
    "format": Choice(("lostcities-review",)),
    "version": int,
    "game": str,
    "rules": Each(OPTION_VALUE),
    "seats": [str],
    "over": bool,
    "mind": str,
    "reviewed": [int],
    "effort": int,
    "seed": str,
    "accounts": [ACCOUNT],
    "rounds": [{"accounts": [ACCOUNT], "turns": [REVIEW_TURN]}],
}
"""A review as review.md has it."""

REVIEWED_MATCH: Shape = {
    "game": str,
    "seats": [SEAT],
    "practice": bool,
    "conceded": Maybe(int),
    "winners": Maybe([int]),
    "margins": [int],  # by seat, in hundredths: known before anything is worked out
    "looks": [int],  # whose review it can be: the people, or all where no person played
    "taught": int,  # turns that its first lesson asked for or made: these are not weighed
}
"""Whose match it was, and how it ended."""

LEVEL_COST: Shape = {"mind": str, "mean": int, "error": int}
"""What a turn of a computer player costs on average."""

OWN_EXERCISE: Shape = {
    "seat": int,
    "round": int,
    "turn": int,
    "cost": int,
    "error": int,
    "why": WHY,
    "lesson": str,  # its text (lessons/lesson.md), from that seat's sight alone
}
"""A moment that cost a person much, as an exercise."""

KEPT_REVIEW: Shape = {"key": str, "review": REVIEW, "exercises": [OWN_EXERCISE]}
"""What is kept of a review that is over."""

REVIEWING: Shape = {
    "key": str,  # of match and version: a review kept under another key is not of this match
    "over": bool,  # nothing is left to be worked out
    "turns": int,  # how many are weighed in the end
    "match": REVIEWED_MATCH,
    "scale": [LEVEL_COST],  # weakest first; empty where nothing was measured
    "review": Maybe(REVIEW),  # null where it has not grown since it was asked for last
    "exercises": [OWN_EXERCISE],  # once it is over, where people played
}
"""How far a review is."""
