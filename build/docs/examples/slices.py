"""A hint at a position, thought out in slices: after each one other things can be done, or the mind be hurried."""

from time import monotonic

from lostcities import match_at, picture_of, read_position, think

SECONDS = 0.5

position = read_position("lc1;card;seat=0;hands=y3.y7.b10.g5.g6.rx.w2.w9/?8;columns=yx.y2.g4/b3.b5;piles=w8;deck=?20")
match = match_at(position, "a seed")
print(picture_of(match.view(0), ["you", "she"]))

thought = think(match, "expert", "a seed")
began = monotonic()
try:
    progress = next(thought)
    while True:  # true tells the mind to conclude with the best move that it has found
        progress = thought.send(monotonic() - began > SECONDS)
except StopIteration as end:
    print(f"The expert would play {match.text(end.value)}.")
