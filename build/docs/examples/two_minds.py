"""A match between two minds, shown as it goes and written as a record."""

from pathlib import Path

from lostcities import Match, Record, Seat, choose, write_record

PLAYERS = ("careful", "novice")

match = Match.begin("board", {"rounds": 1}, seats=2)
while not match.over:
    match.deal_by_chance("a seed")
    while match.in_round:
        match.play(choose(match, PLAYERS[match.to_move], "a seed"))
    print(match)

totals, winners = match.result()
print(f"{' and '.join(PLAYERS[seat] for seat in winners)} won, {totals}")
seats = [Seat(name.capitalize(), mind=name) for name in PLAYERS]
Path("two-minds.json").write_text(write_record(Record.of(match, seats, "a seed")), "utf-8")
