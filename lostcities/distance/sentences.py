"""All that can be wrong with a message, each said once: a key for the page's languages and an English sentence.

A refused message has changed nothing: the right one can still come, and what was sent can be sent again. A cheat is a
message that was taken, as evidence, and that ends play.
"""

from lostcities.errors import BadPost

SENTENCES = {
    # Refused: nothing has changed
    "distance-long": "a message of {count} characters; the limit is {most}",
    "distance-form": "this is not a message of a match at a distance, or only part of one",
    "distance-version": "a message of version {says}; this program reads version {wanted}",
    "distance-damaged": "the message was altered on the way: please have it sent again",
    "distance-match": "the message belongs to another match",
    "distance-own": "this message was sent from here",
    "distance-again": "message {number} is here already, and once is enough",
    "distance-two": "a second, different message {number} has come; the first one counts",
    "distance-early": "message {number} has come, but message {wanted} has not: it is lost or still on its way",
    "distance-fork": "the message follows a different message {number} from the one that is here",
    "distance-turn": "message {number} should be sent from here, but has come from the other side",
    "distance-kind": "a message of this kind ({kind}) cannot come now",
    "distance-over": "the match is over, so no message can follow",
    "distance-field": "something is wrong in the message's part {part}",
    "distance-count": "the message's part {part} is a list of {count}, but should be one of {wanted}",
    "distance-point": "number {number} of the message's list is not a point of the group",
    "distance-game": "an invitation to a game that is not known here: {means}",
    "distance-group": "an invitation with the arithmetic {says}; here it is {wanted}",
    "distance-undo": "there is no turn to take back",
    "distance-late": "the question to take a turn back comes too late: message {number} has been answered",
    "distance-not-now": "that cannot be sent now",
    # A record that is verified
    "distance-transcript": "the record holds no messages of a match at a distance",
    "distance-message": "message {number}: {means}",
    "distance-round": "round {round}: the record is not what its messages say",
    "distance-header": "the record's game, options, names or account of the end are not what its messages say",
    # Cheats: the message is kept as evidence
    "cheat-list": "number {number} of the list is the same point as another",
    "cheat-coin": "what was drawn is not what was promised",
    "cheat-key": "the number for place {place} opens no card",
    "cheat-twice": "place {place} opens to {card}, which has been dealt at another place",
    "cheat-card": "{says} is said to be played, and place {place} opens to {card}",
    "cheat-place": "a card is played from place {place}, which is not in that hand",
    "cheat-illegal": "turn {turn} is no legal turn: {means}",
    "cheat-secret": "the secret told does not give the {part} that was sent",
    "cheat-charge": "a charge was made that is not true",
}


class Refused(BadPost):
    """A message that cannot be taken, or an act that cannot be done now; nothing has changed."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(SENTENCES[key].format(**values), **values)
        self.key = key


class Cheat(BadPost):
    """Something that the other side has done and must not do. `values` fill the sentence of `key`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(SENTENCES[key].format(**values), **values)
        self.key = key
