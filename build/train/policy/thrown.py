"""Who discarded what lies on a pile, in the form that policies are told."""

from build.train.compiled import Ints, njit


@njit
def heaps_of(pile: Ints, by: Ints, tall: int, seat: int, following: int) -> tuple[int, int, int]:
    """Three heaps, two bits for each value, of a pile of `tall` cards ([place] -> value) that those seats discarded: of
    all its cards, of those that the next seat discarded, and of those that the seats after it discarded."""
    lies, thrown, thrown_by_others = 0, 0, 0
    for place in range(tall):
        bit = 1 << 2 * pile[place]
        lies += bit
        if by[place] == following:
            thrown += bit
        elif by[place] != seat:
            thrown_by_others += bit
    return lies, thrown, thrown_by_others
