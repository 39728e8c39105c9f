"""The searching players with compiled trials, for measuring: the same turns are tried in the same worlds.

What they see, the turns that they try and the number of trials for each stay the minds' own; only the trials themselves
are played by the code of the duels. In the card game their outcome is the same whole number. In the other two games
fractions replace the net's whole numbers, so another turn may be chosen where two are all but equal
(`python3 build duel --check`).
"""

import functools
from collections.abc import Callable, Generator, Sequence
from typing import Any

import numpy as np

from build.duel.adapted import check as duel_adapted_check
from build.duel.adapted import duel as duel_adapted
from build.duel.board import check as duel_board_check
from build.duel.board import search as duel_board_search
from build.duel.card import check as duel_check
from build.duel.card import duel as duel_card
from build.duel.card import search as duel_search
from build.duel.card.minds import Player
from build.duel.card.net import CardNet
from build.train import weights as train_weights
from build.train.adapted import check as train_adapted_check
from build.train.adapted import table as train_adapted_table
from build.train.adapted.check import ADAPTED
from build.train.adapted.table import Round as AdaptedRound
from build.train.board import check as train_board_check
from build.train.board import choose as train_board_choose
from build.train.board import look as train_board_look
from build.train.board import play as train_board_play
from build.train.board import rounds as train_board_rounds
from build.train.board.check import BOARD
from build.train.board.choose import Desk
from build.train.board.rounds import BOTH, COUNT, SHORT, TAKES, TO_COME
from build.train.board.rounds import Round as BoardRound
from build.train.compiled import Ints
from build.train.value import Weights
from lostcities.arena import Deal, PlayedDeal, deals
from lostcities.minds import lookahead
from lostcities.minds.adapted import searching as adapted_searching
from lostcities.minds.adapted.prospect import Prospect as AdaptedProspect
from lostcities.minds.board import prospect as board_prospect
from lostcities.minds.board import searching as board_searching
from lostcities.minds.board.prospect import Prospect as BoardProspect
from lostcities.minds.card import searching as card_searching
from lostcities.minds.card.net import Net
from lostcities.minds.card.position import Position, Turn
from lostcities.minds.card.search import Plan, Search, World, Worlds
from lostcities.minds.plan import pile_draws
from lostcities.minds.value_net import Describe


def play_deal(deal: Deal) -> PlayedDeal:
    """The arena's play_deal, with compiled trials in this process from now on."""
    # CardSearch replaces the class that it extends, for everything that this process thinks from now on.
    card_searching.Search = CardSearch  # type: ignore[attr-defined, assignment]
    lookahead.outcome = outcome
    board_searching.board_net()._describe = filled_by(train_board_look.describe)
    adapted_searching.adapted_net()._describe = filled_by(train_adapted_table.describe)
    return deals.play_deal(deal)


def filled_by(compiled: Callable[..., None]) -> Describe:
    """A describing function (value_net.Describe) made from a compiled one. The interpreted one is slow in this process,
    because the trainers have it call compiled parts."""

    def describe(row: list[int], *facts: int) -> None:
        array = np.zeros(len(row), np.int64)
        compiled(array, *facts)
        row[:] = array.tolist()

    return describe


@functools.cache
def card_player() -> tuple[CardNet, Ints, Ints, Ints]:
    """The card game's search in the form that the compiled code needs, with working memory."""
    expert = duel_card.parse_player("expert@1")
    assert isinstance(expert, Player)
    return expert.net, expert.plan, np.zeros(300, np.int64), np.zeros((300, 3), np.int64)


class CardSearch(Search):
    """The card game's search with its trials compiled."""

    def __init__(self, net: Net, position: Position, seat: int, worlds: Worlds, plan: Plan) -> None:
        super().__init__(net, position, seat, worlds, plan)
        self._root_in_arrays = (*duel_check.compiled_position(position), position.colours, seat)

    def trial(self, turn: Turn, world: World) -> int:
        held, deck = world
        cards = np.array([*deck, *held], np.int64)
        return int(duel_search.trial(*self._root_in_arrays, np.array(turn, np.int64), cards, *card_player()))


def outcome(candidate: lookahead.Candidate, world: Any, judge: lookahead.Judge) -> Generator[None, None, float]:
    """The outcome of a turn in this world, like lookahead.outcome."""
    yield from ()
    if isinstance(judge, adapted_searching.Judge):
        return adapted_outcome(list(map(ADAPTED.format_move, candidate.moves)), world, judge._prospect)
    assert isinstance(judge, board_searching.Judge), "no other player looks ahead"
    prospect = judge._prospect
    texts = list(map(BOARD.format_move, candidate.moves))
    if not texts[0].startswith(">"):
        return board_outcome(texts, *board_root(world, prospect), prospect)
    state = world.copy()  # the compiled code does not know states halfway through a placing
    for move, text in zip(candidate.moves, texts, strict=True):
        if text.startswith(">"):
            state.play(move)
    if state.over:
        return prospect.final(state) - candidate.price
    return board_outcome(texts[-1:], *board_arrays(state, prospect), prospect)


@functools.cache
def board_tools() -> tuple[Weights, Desk, BoardRound, Ints]:
    """The board game's net in fractions, the desk and the round to work with, and the worth that artifacts promise."""
    floats = train_weights.as_fractions(board_searching.board_net())
    desk = train_board_choose.new_desk(floats[0].shape[1], len(floats[3]))
    return floats, desk, train_board_rounds.new_round(), train_board_play.all_hopes()


@functools.lru_cache(maxsize=1)
def board_root(world: Any, prospect: BoardProspect) -> tuple[BoardRound, Ints, int]:
    """A world in arrays; cached, since all turns are tried in it."""
    return board_arrays(world, prospect)


def board_arrays(world: Any, prospect: BoardProspect) -> tuple[BoardRound, Ints, int]:
    """A state in arrays, the cards hidden from its seat, and how many of these are in the deck."""
    game = train_board_rounds.new_round()
    rules = world.rules
    game.now[:] = 0
    game.now[COUNT], game.now[BOTH] = world.seats, rules["direction"] == "both"
    game.now[SHORT], game.now[TO_COME] = rules["rounds"] == 1, rules["rounds"] - len(world.history) - 1
    train_board_check.seen_in(game, world)
    game.now[TAKES] = pile_draws(prospect.game, prospect.sight, prospect.sight.aside)
    return game, np.array(duel_board_check.hidden_cards(world), np.int64), len(world.deck)


def board_outcome(texts: Sequence[str], game: BoardRound, cards: Ints, deck: int, prospect: BoardProspect) -> float:
    """In the net's values."""
    floats, desk, work, hopes = board_tools()
    hoped = hopes[game.now[COUNT], 3 if game.now[SHORT] else game.now[TO_COME]]
    placed = texts[0].startswith("<")
    choice = np.zeros(5 + train_board_rounds.MOST_MOVES, np.int64)
    if placed:
        choice[3] = prospect.game.deck.suits.find(texts[0][1:]) if len(texts[0]) > 1 else -1
    else:
        choice[:] = duel_board_check.turn_of(texts)
    units = duel_board_search.trial(
        game, prospect.eye.seat, choice, placed, deck, cards, hoped, floats, board_prospect.THRIFT / 100, 1, desk,
        work, choice.copy(),
    )  # fmt: skip
    return float(units) * train_board_choose.UNIT * prospect.net.one


@functools.cache
def adapted_net() -> Weights:
    """The two decks' net in fractions."""
    return train_weights.as_fractions(adapted_searching.adapted_net())


@functools.lru_cache(maxsize=1)
def adapted_root(world: Any) -> tuple[AdaptedRound, Ints]:
    """A world in arrays, and the cards hidden in it; cached, since all turns are tried in it."""
    return train_adapted_check.as_kept(world), duel_adapted_check.world_of(world)


def adapted_outcome(texts: Sequence[str], world: Any, prospect: AdaptedProspect) -> float:
    """As a chance of victory."""
    game, cards = adapted_root(world)
    deck, first, last = prospect.game.deck, texts[0], texts[-1]
    turn = np.array((-1, -1, 0, -1), np.int64)
    if not first.startswith("<"):
        card = deck.index[first.removeprefix("-")]
        turn[:3] = deck.suit_of[card], prospect.height[card], not first.startswith("-")
    if last.startswith("<") and len(last) > 1:
        turn[3] = deck.suits.find(last[1:])
    takes = pile_draws(prospect.game, prospect.sight, prospect.sight.aside)
    totals = np.array(prospect.totals, np.float64)
    return float(
        duel_adapted.trial(
            game, world.seat, turn, len(world.deck), takes, cards, totals, prospect.rounds_to_go, adapted_net()
        )
    )
