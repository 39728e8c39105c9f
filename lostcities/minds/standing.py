"""How good a margin is: the chance that it is enough in the end, when the rest may still turn out otherwise."""

from math import sqrt


def chance_of(margin: float, spread: float) -> float:
    """The chance that an expected margin ends above zero, `spread` being its standard deviation; both in points.

    Close to the normal distribution, but made only of sums, products, quotients and a square root, which every machine
    rounds alike. Without spread: 1, 1/2 or 0.
    """
    if spread <= 0:
        return 0.5 + 0.5 * (margin > 0) - 0.5 * (margin < 0)
    scaled = margin / spread
    bent = scaled * (0.798 + 0.16 * scaled * scaled)
    return 0.5 + 0.5 * bent / sqrt(1 + bent * bent)
