"""Who discarded what lies on a pile, as policies are told it."""

from build.train.compiled import Ints, njit


@njit
def heaps_of(pile: Ints, by: Ints, tall: int, seat: int, following: int) -> tuple[int, int, int]:
    """Of a pile `tall` cards high [place] -> value, discarded by those seats: the heap of all its cards, two bits a
    value, that of the cards which the next seat discarded, and that of those which the seats after it did."""
    lies, thrown, thrown_by_others = 0, 0, 0
    for place in range(tall):
        bit = 1 << 2 * pile[place]
        lies += bit
        if by[place] == following:
            thrown += bit
        elif by[place] != seat:
            thrown_by_others += bit
    return lies, thrown, thrown_by_others
