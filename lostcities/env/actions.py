"""Actions: the half-moves of a game by number, and their texts.

An action's number is the game's own number of the move, which begins at 0 and leaves none out; its text is that of the
record format: `r5`, `-b2`, `<`, `<g`. A turn is two actions of the same seat or, in the board game with its explorer
moves, more.
"""

from itertools import count

from lostcities.game import Game


def action_texts(game: Game) -> tuple[str, ...]:
    """The text of every action, by number: all that a match with any options can have."""
    texts: list[str] = []
    for move in count():
        try:
            texts.append(game.format_move(move))
        except IndexError:  # a game's table of texts ends where its moves do
            break
    return tuple(texts)
