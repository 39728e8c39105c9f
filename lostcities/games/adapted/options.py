"""The adaptation's options (record.md), each with its default and the values a set-up screen offers (rule 3.2)."""

from lostcities.game import LARGEST, Option, Rules, one_of, whole

OPTIONS = (
    Option("rounds", 3, whole(1, 99), "a whole number from 1 to 99", (1, 2, 3, 4, 5)),
    Option(
        "next_starter",
        "next",
        one_of("next", "rotate", "winner", "random"),
        '"next", "rotate", "winner" or "random"',
        ("next", "rotate", "winner", "random"),
    ),
    Option("match_tie", "shared", one_of("shared", "stacks"), '"shared" or "stacks"', ("shared", "stacks")),
    Option("ace", "low", one_of("low", "high"), '"low" or "high"', ("low", "high")),
    Option("stacks_of", "all", one_of("all", "one"), '"all" or "one"', ("all", "one")),
    Option("stacks_to_end", 3, whole(1, 100), "a whole number from 1 to 100", (2, 3, 4, 5, 6)),
    Option("floor", "none", one_of("none", "zero"), '"none" or "zero"', ("none", "zero")),
    Option("redraw_own_discard", False, one_of(False, True), "true or false", (False, True)),
    Option(
        "turn_limit",
        None,
        lambda value: value is None or whole(1, LARGEST)(value),
        "null or a whole number of at least 1, of at most 15 digits",
        (None, 100, 200, 500),
    ),
)


def refuse_rules(rules: Rules) -> str | None:
    """None: any options of the adaptation go together."""
    return None


def set_aside(rules: Rules, seats: int) -> int:
    """With two players 30 cards leave the round unseen, with more none do (rule 3.1)."""
    return 30 if seats == 2 else 0
