"""Everything that can be wrong with what comes in from outside, one sentence each.

Errors carry a `key` with `values` for the page, which says it in the reader's language, and an English sentence
(`str(error)`) for terminals, tests and logs. The keys are the message identifiers of `web/lang/`.
"""

from dataclasses import dataclass, field

LONGEST_QUOTE = 60
"""How many characters of somebody else's text a sentence quotes (record.md)."""


def printable(text: str) -> str:
    """`text` on one line: letters, marks, numbers, punctuation, symbols and the plain space as they are, the rest
    (controls, direction and line-break characters, other spaces, lone surrogates) as Python escapes."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def written(value: object) -> str:
    """Any value for use in a sentence, as Python writes it, cut, then escaped; for a whole number with more digits than
    Python writes, only its kind."""
    try:
        whole = repr(value)
    except ValueError:
        whole = f"<{type(value).__name__}>"
    return printable(whole[:LONGEST_QUOTE])


def quote(text: object) -> str:
    """`text` for use in a sentence: cut, then escaped, between quotation marks; an ellipsis shows that it was cut.
    Anything but a text is shown as `written`."""
    if not isinstance(text, str):
        text = written(text)
    return f'"{printable(text[:LONGEST_QUOTE])}"' + ("…" if len(text) > LONGEST_QUOTE else "")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused.

    `key` names the message in the language files (`reason-number-lower`), `values` fills it (card texts, colour
    letters, seat numbers: never a sentence), `rule` is the number of the rule as the rules page has it, and
    `text` says it in English.
    """

    key: str
    text: str
    rule: str
    values: dict[str, str | int] = field(default_factory=dict)

    def wire(self) -> dict[str, object]:
        """The reason as the bridge sends it: without the English text, which is for terminals."""
        return {"key": self.key, "rule": self.rule, "values": self.values}


class LostCitiesError(ValueError):
    """The base of all errors that a caller's input can cause. `str(error)` is one printable English sentence."""

    key = "error-input"

    def __init__(self, sentence: str, **values: str | int) -> None:
        super().__init__(sentence)
        self.values = values


class BadText(LostCitiesError):
    """A text that is not a card or a move of its game."""

    key = "error-text"


class BadOption(LostCitiesError):
    """An option, a seat or a count that the game does not know or allow."""

    key = "error-option"


class BadRecord(LostCitiesError):
    """A record that is not sound; the sentence names the first bad spot."""

    key = "error-record"


class BadLesson(LostCitiesError):
    """A position or a lesson that is not sound; the sentence names the first bad spot."""

    key = "error-lesson"


class IllegalMove(LostCitiesError):
    """A move that the rules refuse now. `reason` says why."""

    key = "error-illegal"

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"{move} is illegal: {reason.text}")
        self.move = move
        self.reason = reason

    def __reduce__(self) -> "tuple[type[IllegalMove], tuple[str, Reason]]":
        """For copies and other processes: an error is otherwise made again of its sentence alone."""
        return type(self), (self.move, self.reason)


class WrongMove(LostCitiesError):
    """A legal move that a lesson does not ask for. `key` is its answer, `values` fill it."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__("the lesson asks for another move", **values)
        self.key = key


class Misuse(LostCitiesError):
    """A call that makes no sense as things stand, such as a move before the deal: a mistake of the calling program.

    Whatever was called is as it was before.
    """


def expect(kind: type, value: object, hint: str) -> None:
    """Raises Misuse, with a hint, for a value of another kind than a call asks for."""
    if not isinstance(value, kind):
        article = "an" if kind.__name__[0] in "AEIOU" else "a"
        raise Misuse(f"{article} {kind.__name__} is asked for, not {type(value).__name__}; {hint}")


def expect_seed(seed: object) -> None:
    """Raises BadOption for a seed that is no text."""
    if not isinstance(seed, str):
        raise BadOption(f"a seed is a text, not {type(seed).__name__}", option="seed")


class Stale(LostCitiesError):
    """A message about a table that has moved on since."""

    key = "error-stale"


class NotNow(LostCitiesError):
    """A request that is valid, but not as the table stands now. `key` says why, a different one for each reason."""

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence, **values)
        self.key = key


class BadAnswer(LostCitiesError):
    """A player from outside gave no legal move. The sentence completes "the player ..."; `key` is the page's."""

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence, **values)
        self.key = key


class BadPost(LostCitiesError):
    """A message of a match at a distance that is not accepted, or that reveals cheating. `key` says which."""


class BadMessage(LostCitiesError):
    """A message that the protocol does not know."""

    key = "error-input"
