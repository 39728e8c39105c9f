"""What can be wrong with a message, each said once: a key for the page's languages and an English sentence.

A message that is refused has changed nothing: the right one can still come, and what was sent can be sent again. A
cheat is a message that was taken, as evidence, and ends what can be played.
"""

from lostcities.errors import BadPost

SENTENCES = {
    # Refused: nothing has changed
    "distance-long": "a message of {count} characters; the limit is {most}",
    "distance-form": "this is no message of a match at a distance, or only a part of one",
    "distance-version": "a message of version {says}; this program reads version {wanted}",
    "distance-damaged": "the message was changed on its way: please have it sent again",
    "distance-match": "the message belongs to another match",
    "distance-own": "this message was sent from here",
    "distance-again": "message {number} is here already, and once is enough",
    "distance-two": "a second, different message {number} has come; the first one counts",
    "distance-early": "message {number} has come, but message {wanted} has not: it is lost or still on its way",
    "distance-fork": "the message follows on another message {number} than the one that is here",
    "distance-turn": "message {number} is to be sent from here, and has come from the other side",
    "distance-kind": "a message of this kind ({kind}) cannot come now",
    "distance-over": "the match is over, and no message can follow",
    "distance-field": "the message has something wrong in its part {part}",
    "distance-count": "a list of {count} in the message's part {part}, and it should have {wanted}",
    "distance-point": "number {number} of the message's list is no point of the group",
    "distance-game": "an invitation to a game that is not known here: {means}",
    "distance-group": "an invitation with the arithmetic {says}; here it is {wanted}",
    "distance-undo": "there is no turn that could be taken back",
    "distance-not-now": "that cannot be sent now",
    # A record that is verified
    "distance-transcript": "the record holds no messages of a match at a distance",
    "distance-message": "message {number}: {means}",
    "distance-round": "round {round}: the record is not what its messages say",
    "distance-header": "the record's game, options or names, or what it says of the end, are not what its messages say",
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
    """A message that cannot be taken, or an act that cannot be done now; everything is as it was."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(SENTENCES[key].format(**values), **values)
        self.key = key


class Cheat(BadPost):
    """What the other side has done and may not do. `values` fill the sentence of `key`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(SENTENCES[key].format(**values), **values)
        self.key = key
