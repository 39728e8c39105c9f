"""The card game's options (record.md), each with its default and the values a set-up screen offers (rule 1.7)."""

from lostcities.game import LARGEST, Option, Rules, one_of, whole

OPTIONS = (
    Option("expeditions", 5, one_of(5, 6), "5 or 6", (5, 6)),
    Option("rounds", 3, whole(1, 99), "a whole number from 1 to 99", (1, 2, 3, 4, 5)),
    Option(
        "next_starter",
        "previous",
        one_of("previous", "total", "alternate", "random"),
        '"previous", "total", "alternate" or "random"',
        ("previous", "total", "alternate", "random"),
    ),
    Option(
        "starter_tie",
        "other",
        one_of("other", "same", "random"),
        '"other", "same" or "random"',
        ("other", "same", "random"),
    ),
    Option("match_tie", "shared", one_of("shared", "extra"), '"shared" or "extra"', ("shared", "extra")),
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
    """None: any options of the card game go together."""
    return None
