"""Decks as data: what cards there are, and how a card is written.

Inside the engine a card is a small int, `suit * len(ranks) + rank`; copies of a card (three wagers of a colour) are the
same int. Outside it is the text of `record.md`: the suit's letter and the rank, `y5`, `gx`, `h10`. Nothing here knows
what a card is worth or when it may be played.
"""

from dataclasses import dataclass, field

from lostcities.errors import BadText, quote


@dataclass(frozen=True)
class Deck:
    """A deck: suit letters, rank texts from low to high, and how many copies there are of each rank.

    The tables are indexed by card: `names[card]`, `suit_of[card]`, `rank_of[card]`; `index` is the way back.
    """

    suits: str
    ranks: tuple[str, ...]
    copies: tuple[int, ...]
    names: tuple[str, ...] = field(init=False)
    suit_of: tuple[int, ...] = field(init=False)
    rank_of: tuple[int, ...] = field(init=False)
    index: dict[str, int] = field(init=False)
    _cards: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        width = len(self.ranks)
        names = tuple(suit + rank for suit in self.suits for rank in self.ranks)
        fill = object.__setattr__  # the way to fill in fields of a frozen dataclass
        fill(self, "names", names)
        fill(self, "suit_of", tuple(card // width for card in range(len(names))))
        fill(self, "rank_of", tuple(card % width for card in range(len(names))))
        fill(self, "index", {name: card for card, name in enumerate(names)})
        copies = self.copies * len(self.suits)
        fill(self, "_cards", tuple(card for card, count in enumerate(copies) for _ in range(count)))

    def __repr__(self) -> str:
        return f"<Deck of {len(self.cards())} cards in the suits {self.suits}>"

    def cards(self, suits: int | None = None) -> list[int]:
        """Every card of the first `suits` suits (all if None), copies included, in the deck's order."""
        return list(self._cards if suits is None else self._cards[: suits * sum(self.copies)])

    def parse(self, text: str) -> int:
        """The card written `text`. Raises BadText if this deck has no such card."""
        card = self.index.get(text)
        if card is None:
            raise BadText(f"{quote(text)} is no card of this game", text=text)
        return card
