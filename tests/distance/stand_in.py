"""A group for tests alone, as quick as a multiplication, and one in which everybody can divide.

Points and numbers are residues of one prime, and a lock is their product. Every lock is known from what it locks, so it
hides nothing; in return a test can say which numbers would have given the same messages with other cards.
"""

from collections.abc import Sequence

from lostcities.distance.group import number_of, number_text


class StandIn:
    """The residues but zero of a prime, on which numbers act by multiplying."""

    name = "ristretto255"
    order = 2**252 + 27742317777372353535851937790883648493

    def points(self, uniform: Sequence[str]) -> list[str]:
        return [number_text(int(each, 16) % (self.order - 1) + 1) for each in uniform]

    def lock(self, points: Sequence[str], numbers: Sequence[str]) -> list[str]:
        return [
            number_text(number_of(point) * number_of(number) % self.order)
            for point, number in zip(points, numbers, strict=True)
        ]

    def first_unsound(self, points: Sequence[str]) -> int:
        return next((at for at, point in enumerate(points) if not 0 < number_of(point) < self.order), -1)
