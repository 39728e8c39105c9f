"""Reading a position: what lies on the table of one round, as one seat sees it or open (position.md).

Strict and total: any text gives a Position whose round can be set up, or one BadLesson naming the first bad spot.
"""

from typing import Any

from lostcities.errors import quote
from lostcities.game import Game, Rules, complete_rules
from lostcities.games import GAMES
from lostcities.lessons import shape
from lostcities.lessons.line import from_line
from lostcities.lessons.model import FORMAT, PARTS, VERSION, Hand, Position, Show
from lostcities.lessons.shape import Path, bad
from lostcities.lessons.world import refuse_impossible
from lostcities.record.sentences import says

KEYS = (
    "game", "options", "seat", "toMove", "phase", "turn", "closed", "hands", "columns", "piles", "deck",
)  # fmt: skip
"""The keys that a position of any game may have, besides the game's own, `show` and `x`."""

_SHOW_KEYS = ("card", "suits", "parts")


def read_position(data: bytes | str) -> Position:
    """The position that `data` holds, in either form. Raises BadLesson naming the first bad spot."""
    if isinstance(data, str) and data.startswith("lc"):
        return as_position(from_line(data), ())
    value = shape.read_object(data)
    shape.head(value, FORMAT, VERSION)
    return as_position({key: each for key, each in value.items() if key not in ("format", "version")}, ())


def as_position(value: Any, path: Path) -> Position:
    """The position of an object or a line that stands at `path` of something else. Raises BadLesson."""
    if type(value) is str:
        value = from_line(value)
    given = shape.as_object(value, path)
    game = _game(given, path)
    shape.refuse_unknown(given, path, (*KEYS, *game.position_keys, "show", "x"))
    options = None if "options" not in given else shape.as_object(given["options"], (*path, "options"))
    rules = _rules(game, options, path)
    hands = _hands(game, rules, given, path)
    seats = range(len(hands))
    seat = None if "seat" not in given else _seat(given["seat"], seats, (*path, "seat"))
    to_move = _seat(given.get("toMove", seat or 0), seats, (*path, "toMove"))
    columns = [""] * len(hands) if "columns" not in given else shape.as_texts(given["columns"], (*path, "columns"))
    if len(columns) != len(hands):
        raise bad((*path, "columns"), f"there are {len(columns)}, but {len(hands)} hands")
    position = Position(
        game, rules, options, seat, to_move,
        phase=_phase(game, given, path),
        turn=_turn(given.get("turn", 0), (*path, "turn")),
        closed=_closed(game, given, path),
        hands=tuple(hands),
        columns=tuple(_by_suit(game, rules, text, (*path, "columns", at)) for at, text in enumerate(columns)),
        piles=_by_suit(game, rules, shape.as_text(given.get("piles", ""), (*path, "piles")), (*path, "piles")),
        deck=_deck(game, rules, given, path),
        more={key: given[key] for key in game.position_keys if key in given},
        x=shape.as_object(given["x"], (*path, "x")) if "x" in given else None,
    )  # fmt: skip
    return refuse_impossible(position, _show(position, given, path), "deck" in given, path)


def _game(given: dict[str, Any], path: Path) -> Game:
    if "game" not in given:
        raise bad((*path, "game"), "missing")
    name = shape.as_text(given["game"], (*path, "game"))
    if name not in GAMES:
        raise bad((*path, "game"), f"no game is called {quote(name)}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def _rules(game: Game, options: dict[str, Any] | None, path: Path) -> Rules:
    known = {option.name: option for option in game.options}
    for name, value in (options or {}).items():
        spot = (*path, "options", name)
        if name not in known:
            raise bad(spot, f"no option of the game {game.name}")
        if not known[name].allows(value):
            raise bad(spot, f"must be {known[name].means}; it says {says(value)}")
    refused = game.refuse_rules({name: option.default for name, option in known.items()} | (options or {}))
    if refused is not None:
        raise bad((*path, "options"), refused)
    return complete_rules(game, options or {})


def _seat(value: Any, seats: range, path: Path) -> int:
    seat = shape.as_whole(value, path)
    if seat not in seats:
        raise bad(path, f"there is no seat {seat}; seats count from 0 to {len(seats) - 1}")
    return seat


def _phase(game: Game, given: dict[str, Any], path: Path) -> str:
    phase = shape.as_text(given.get("phase", "place"), (*path, "phase"))
    known = game.phases
    if phase not in known:
        raise bad((*path, "phase"), f"must be {', '.join(known[:-1])} or {known[-1]}; it says {quote(phase)}")
    return phase


def _turn(value: Any, path: Path) -> int:
    turn = shape.as_whole(value, path)
    if turn < 0:
        raise bad(path, "must be at least 0")
    return turn


def _closed(game: Game, given: dict[str, Any], path: Path) -> int:
    if "closed" not in given:
        return -1
    letter = shape.as_text(given["closed"], (*path, "closed"))
    if len(letter) != 1 or letter not in game.deck.suits:
        raise bad((*path, "closed"), f"{quote(letter)} is not a suit; the suits are {' '.join(game.deck.suits)}")
    return game.deck.suits.index(letter)


def _hands(game: Game, rules: Rules, given: dict[str, Any], path: Path) -> list[Hand]:
    if "hands" not in given:
        raise bad((*path, "hands"), "missing")
    spot = (*path, "hands")
    texts = shape.as_texts(given["hands"], spot)
    counts = (*game.seats, *game.more_seats)
    if len(texts) not in counts:
        allowed = " or ".join(map(str, counts))
        raise bad(spot, f"the game {game.name} is for {allowed} seats; there are {len(texts)} hands")
    return [_hand(game, rules, text, (*spot, at)) for at, text in enumerate(texts)]


def _deck(game: Game, rules: Rules, given: dict[str, Any], path: Path) -> Hand:
    if "deck" not in given:
        return Hand()
    spot = (*path, "deck")
    deck = _hand(game, rules, shape.as_text(given["deck"], spot), spot)
    if any(deck.seen):
        raise bad(spot, "nobody has seen a card of the deck")
    return deck


def _hand(game: Game, rules: Rules, text: str, path: Path) -> Hand:
    """The cards of a text such as "y3 b10! ?6"."""
    cards, seen, hidden = [], [], 0
    tokens = text.split(" ") if text else []
    for at, token in enumerate(tokens):
        if token.startswith("?") and at == len(tokens) - 1:
            hidden = _hidden(game, token, path)
        else:
            cards.append(_card(game, rules, token.removesuffix("!"), path))
            seen.append(token.endswith("!"))
    return Hand(tuple(cards), tuple(seen), hidden)


def _hidden(game: Game, token: str, path: Path) -> int:
    digits = token[1:]
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and not digits.startswith("0")):
        raise bad(path, f'{quote(token)} is not a number of hidden cards, such as "?8"')
    return int(digits)


def _card(game: Game, rules: Rules, text: str, path: Path) -> int:
    card = game.deck.index.get(text)
    if card is None or card not in game.cards(rules):
        raise bad(path, f"{quote(text)} is no card of this game")
    return card


def _by_suit(game: Game, rules: Rules, text: str, path: Path) -> tuple[tuple[int, ...], ...]:
    """The cards of a text by suit, the order within a suit as given."""
    cards = [_card(game, rules, token, path) for token in text.split(" ")] if text else []
    suit_of = game.deck.suit_of
    return tuple(tuple(card for card in cards if suit_of[card] == suit) for suit in range(len(game.deck.suits)))


def _show(position: Position, given: dict[str, Any], path: Path) -> Show:
    if "show" not in given:
        return Show()
    spot = (*path, "show")
    show = shape.as_object(given["show"], spot)
    shape.refuse_unknown(show, spot, _SHOW_KEYS)
    card, suits, parts = (shape.as_text(show.get(key, ""), (*spot, key)) for key in _SHOW_KEYS)
    names, deck = position.game.deck.names, position.game.deck
    in_hand = [] if position.seat is None else [names[each] for each in position.hands[position.seat].cards]
    if card and card not in in_hand:
        raise bad((*spot, "card"), f"{quote(card)} is not in the hand of the seat that looks")
    if suits != "".join(letter for letter in deck.suits if letter in suits):
        raise bad((*spot, "suits"), f"must be letters of {deck.suits} in that order, each once")
    chosen = tuple(parts.split(" ")) if parts else ()
    if chosen != tuple(part for part in PARTS if part in chosen):
        raise bad((*spot, "parts"), f"must be some of {', '.join(PARTS)} in that order, each once")
    return Show(card, suits, chosen)
