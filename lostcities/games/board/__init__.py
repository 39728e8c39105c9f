"""Lost Cities: The Board Game for two to four (rules section 2): the answers of this folder, put together."""

from lostcities.game import Game, Rules
from lostcities.games.board.opening import start
from lostcities.games.board.options import OPTIONS, refuse_rules, set_aside
from lostcities.games.board.reasons import reason, why
from lostcities.games.board.rounds import end_round, match_over, result, starters
from lostcities.games.board.set_up import POSITION_KEYS, lay_out, set_up
from lostcities.games.board.sight import imagine, redeal, sight
from lostcities.games.board.text import DECK, format_move, format_tiles, lay_tiles, parse_move, parse_tiles
from lostcities.games.board.view import reveals, tell, view
from lostcities.games.board.worth import worth


def _cards(rules: Rules) -> list[int]:
    return DECK.cards()


BOARD = Game(
    name="board",
    seats=(2, 3, 4),
    more_seats=(),
    deck=DECK,
    options=OPTIONS,
    refuse_rules=refuse_rules,
    cards=_cards,
    set_aside=set_aside,
    lay_tiles=lay_tiles,
    format_tiles=format_tiles,
    parse_tiles=parse_tiles,
    start=start,
    position_keys=POSITION_KEYS,
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
    tie_break="more artifacts",
    phases=("place", "explore", "draw", "over"),
)
