"""Lost Cities, the card game for two (rules section 1): the answers of this folder, put together."""

from lostcities.game import Game, Rules
from lostcities.games.card.options import OPTIONS, refuse_rules
from lostcities.games.card.reasons import reason, why
from lostcities.games.card.rounds import end_round, match_over, result, starters
from lostcities.games.card.set_up import lay_out, set_up
from lostcities.games.card.sight import imagine, redeal, sight
from lostcities.games.card.state import SEATS, start
from lostcities.games.card.text import DECK, format_move, parse_move
from lostcities.games.card.view import reveals, tell, view
from lostcities.games.card.worth import worth


def _cards(rules: Rules) -> list[int]:
    return DECK.cards(rules["expeditions"])


def _set_aside(rules: Rules, seats: int) -> int:
    return 0


CARD = Game(
    name="card",
    seats=(SEATS,),
    more_seats=(),
    deck=DECK,
    options=OPTIONS,
    refuse_rules=refuse_rules,
    cards=_cards,
    set_aside=_set_aside,
    lay_tiles=None,
    format_tiles=None,
    parse_tiles=None,
    start=start,
    position_keys=(),
    set_up=set_up,
    lay_out=lay_out,
    format_move=format_move,
    parse_move=parse_move,
    reason=reason,
    why=why,
    tell=tell,
    reveals=reveals,
    sight=sight,
    imagine=imagine,
    redeal=redeal,
    view=view,
    worth=worth,
    end_round=end_round,
    match_over=match_over,
    starters=starters,
    result=result,
)
