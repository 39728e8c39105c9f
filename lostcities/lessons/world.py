"""From a position to a round and back: what is hidden is dealt at random, and what a seat sees is written down.

The way back starts from a sight, so that a position never holds what its seat cannot know.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from lostcities.chance import shuffle, stream
from lostcities.errors import BadOption, BadText, expect, expect_seed
from lostcities.game import AnySight, Game, Layout, State
from lostcities.lessons.model import Hand, Position, Show
from lostcities.lessons.shape import Path, bad, inside
from lostcities.match import Match


def world(position: Position, chance: Random) -> State:
    """A round that agrees with the position, what is hidden dealt at random, every deal equally likely."""
    return position.game.set_up(_layout(position, chance))


def match_at(position: Position, seed: str) -> Match:
    """A match whose only round stands at the position, what is hidden dealt by `seed`: to be played on from there."""
    expect(Position, position, "read_position makes one of a text")
    expect_seed(seed)
    match = Match.begin(position.game, position.options or {}, len(position.hands))
    match.take_up(world(position, stream(seed, "hidden")), (position.to_move - position.turn) % match.seats)
    return match


def refuse_impossible(position: Position, show: Show, deck_is_given: bool, path: Path) -> Position:
    """The position, its deck counted if not given. Raises BadLesson if its round cannot be set up."""
    game = position.game
    left = Counter(game.cards(position.rules))
    for name, cards in _named(position):
        for card in cards:
            left[card] -= 1
            if left[card] < 0:
                raise bad((*path, name), f"{game.deck.names[card]} stands more often than the deck has it")
    rest = left.total() - sum(hand.hidden for hand in position.hands)
    if not deck_is_given:
        aside = game.set_aside(position.rules, len(position.hands))
        position = replace(position, deck=Hand(hidden=max(rest - aside, min(rest, 1), 0)))
    if rest < position.deck.hidden:
        hidden = left.total() - rest + position.deck.hidden
        raise bad((*path, "deck"), f"{hidden} cards are hidden, and only {left.total()} are left")
    _refuse_moment(position, path)
    try:
        world(position, stream("a sound position"))
    except BadText as error:
        raise inside(path, str(error)) from None
    return replace(position, show=show)


def _refuse_moment(position: Position, path: Path) -> None:
    """Raises BadLesson for what the phase and the turn do not allow in any game."""
    over, closed = position.phase == "over", position.closed
    if not position.deck.size and not over:
        raise bad((*path, "deck"), "the round is over when the last card is drawn")
    if closed >= 0 and (position.phase != "draw" or not position.piles[closed]):
        raise bad((*path, "closed"), "only in the phase draw, for a pile that has a card")
    if closed >= 0 and position.rules["redraw_own_discard"]:
        raise bad((*path, "closed"), "no pile is closed with the option redraw_own_discard")
    limit = position.rules["turn_limit"]
    if limit is not None and position.turn >= limit and not over:
        raise bad((*path, "turn"), f"the round is over after {limit} turns")


def _named(position: Position) -> list[tuple[str, Sequence[int]]]:
    """Every key with the cards that it names."""
    columns = [("columns", column) for by_suit in position.columns for column in by_suit]
    piles = [("piles", pile) for pile in position.piles]
    return [*(("hands", hand.cards) for hand in position.hands), *columns, *piles, ("deck", position.deck.cards)]


def _layout(position: Position, chance: Random) -> Layout:
    """All cards in their places, those that are not named by chance."""
    left = Counter(position.game.cards(position.rules))
    for _, cards in _named(position):
        left.subtract(cards)
    unseen = list(left.elements())
    shuffle(chance, unseen)
    hands = [[*hand.cards, *(unseen.pop() for _ in range(hand.hidden))] for hand in position.hands]
    deck = [*position.deck.cards, *(unseen.pop() for _ in range(position.deck.hidden))]
    return Layout(
        rules=position.rules,
        seats=len(hands),
        to_move=position.to_move,
        phase=position.phase,
        turn=position.turn,
        hands=hands,
        known=[[card for card, seen in zip(hand.cards, hand.seen, strict=True) if seen] for hand in position.hands],
        columns=[[list(column) for column in by_suit] for by_suit in position.columns],
        piles=[list(pile) for pile in position.piles],
        closed=position.closed,
        deck=deck,
        aside=unseen,
        more=position.more,
    )


def position_of(game: Game, seen: AnySight) -> Position:
    """The position of a sight: what its seat may know and nothing else. Raises BadOption for one of another game, and
    for anything but a sight."""
    expect(Game, game, "GAMES holds them by name")
    if not hasattr(seen, "counts") or seen.rules.keys() != {option.name for option in game.options}:
        raise BadOption(f"the sight is none of the game {game.name}", option="sight")
    columns, more = game.lay_out(seen)
    hands = [
        _own_hand(seen.hand, known)
        if seat == seen.seat
        else Hand(tuple(known), (True,) * len(known), count - len(known))
        for seat, (known, count) in enumerate(zip(seen.known, seen.counts, strict=True))
    ]
    options = {option.name: seen.rules[option.name] for option in game.options}
    changed = {option.name: options[option.name] for option in game.options if options[option.name] != option.default}
    return Position(
        game=game,
        rules=seen.rules,
        options=changed or None,
        seat=seen.seat,
        to_move=seen.to_move,
        phase=seen.phase,
        turn=seen.turn,
        closed=seen.shut,
        hands=tuple(hands),
        columns=tuple(tuple(tuple(column) for column in by_suit) for by_suit in columns),
        piles=tuple(tuple(pile) for pile in seen.piles),
        deck=Hand(hidden=seen.deck),
        more=more,
    )


def _own_hand(cards: Sequence[int], known: Sequence[int]) -> Hand:
    """A seat's own cards in order; those that the others know are marked."""
    left = Counter(known)
    seen = []
    for card in cards:
        seen.append(left[card] > 0)
        left[card] -= 1
    return Hand(tuple(cards), tuple(seen))
