"""The two-deck adaptation for two to four (rules section 3): the answers of this folder, put together."""

from lostcities.game import Game, Rules
from lostcities.games.adapted.options import OPTIONS, refuse_rules, set_aside
from lostcities.games.adapted.reasons import reason, why
from lostcities.games.adapted.rounds import end_round, match_over, result, starters
from lostcities.games.adapted.set_up import lay_out, set_up
from lostcities.games.adapted.sight import imagine, redeal, sight
from lostcities.games.adapted.state import start
from lostcities.games.adapted.text import DECK, format_move, parse_move
from lostcities.games.adapted.view import reveals, tell, view
from lostcities.games.adapted.worth import worth


def _cards(rules: Rules) -> list[int]:
    return DECK.cards()


ADAPTED = Game(
    name="adapted",
    seats=(2, 3, 4),
    more_seats=(5, 6),
    deck=DECK,
    options=OPTIONS,
    refuse_rules=refuse_rules,
    cards=_cards,
    set_aside=set_aside,
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
    tie_break="more long stacks",
)
