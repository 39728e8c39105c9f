"""The toy: two suits, rows that rise, ten points for each row begun. The answers of this folder, put together."""

from lostcities.game import Game
from lostcities.games.toy.play import (
    DECK,
    OPTIONS,
    cards,
    end_round,
    format_move,
    match_over,
    no_set_aside,
    parse_move,
    refuse_rules,
    result,
    set_up,
    start,
    starters,
)
from lostcities.games.toy.reasons import reason, why
from lostcities.games.toy.seen import imagine, lay_out, redeal, reveals, sight, tell, view
from lostcities.games.toy.worth import worth

TOY = Game(
    name="toy",
    seats=(2,),
    more_seats=(),
    deck=DECK,
    options=OPTIONS,
    refuse_rules=refuse_rules,
    cards=cards,
    set_aside=no_set_aside,
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
