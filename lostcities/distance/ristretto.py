"""ristretto255 written down literally from RFC 9496, with the standard library and nothing else.

The command line verifies records with it, and the tests hold other implementations to it. It takes a few milliseconds
a point, and its timing gives the numbers away: a device that plays has a faster one that does not (distance.md, "The
group"). Section numbers are those of the RFC.
"""

from collections.abc import Sequence

Point = tuple[int, int, int, int]
"""Extended coordinates X, Y, Z, T of the underlying curve, with X * Y = Z * T (section 3.1)."""

P = 2**255 - 19
D = 37095705934669439343138083508754565189542113879843219016388785533085940283555
SQRT_M1 = 19681161376707505956807079304988542015446066515923890162744021073123829784752
SQRT_AD_MINUS_ONE = 25063068953384623474111414158702152701244531502492656460079210482610430750235
INVSQRT_A_MINUS_D = 54469307008909316920995813868745141605393597292927456921205312896311721017578
ONE_MINUS_D_SQ = 1159843021668779879193775521855586647937357759715417654439879720876111806838
D_MINUS_ONE_SQ = 40440834346308536858101042469323190826248399146238708352240133220865137265952
NEUTRAL: Point = (0, 1, 1, 0)


def _is_negative(number: int) -> bool:
    """Whether the least non-negative residue is odd (section 3.1)."""
    return number % P % 2 == 1


def _absolute(number: int) -> int:
    number %= P
    return P - number if number % 2 else number


def _root_of_ratio(u: int, v: int) -> tuple[bool, int]:
    """SQRT_RATIO_M1 (section 4.2): whether u / v is a square, and the non-negative root of it or of its i-fold."""
    v3 = v * v * v % P
    root = u * v3 * pow(u * v3 * v3 * v % P, (P - 5) // 8, P) % P
    check = v * root * root % P
    minus_u = -u % P
    is_square = check == u % P
    if check in (minus_u, minus_u * SQRT_M1 % P):
        root = root * SQRT_M1 % P
    return is_square or check == minus_u, _absolute(root)


def decode(data: bytes) -> Point | None:
    """The point of these 32 bytes (section 4.3.1); None where they are not the one right spelling of a point."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= P or s % 2:
        return None
    ss = s * s % P
    u1, u2 = (1 - ss) % P, (1 + ss) % P
    u2_squared = u2 * u2 % P
    v = (-(D * u1 * u1) - u2_squared) % P
    was_square, inverse = _root_of_ratio(1, v * u2_squared % P)
    den_x = inverse * u2 % P
    den_y = inverse * den_x * v % P
    x = _absolute(2 * s * den_x)
    y = u1 * den_y % P
    t = x * y % P
    if not was_square or _is_negative(t) or y == 0:
        return None
    return x, y, 1, t


def encode(point: Point) -> bytes:
    """The 32 bytes of a point (section 4.3.2)."""
    x0, y0, z0, t0 = point
    u1 = (z0 + y0) * (z0 - y0) % P
    u2 = x0 * y0 % P
    _, inverse = _root_of_ratio(1, u1 * u2 * u2 % P)
    den1, den2 = inverse * u1 % P, inverse * u2 % P
    z_inverse = den1 * den2 * t0 % P
    if _is_negative(t0 * z_inverse):
        x, y, den = y0 * SQRT_M1 % P, x0 * SQRT_M1 % P, den1 * INVSQRT_A_MINUS_D % P
    else:
        x, y, den = x0, y0, den2
    if _is_negative(x * z_inverse):
        y = -y % P
    return _absolute(den * (z0 - y)).to_bytes(32, "little")


def add(one: Point, other: Point) -> Point:
    """The sum of two points, by the formulas for a = -1 that hold for all of them."""
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a = (y1 - x1) * (y2 - x2) % P
    b = (y1 + x1) * (y2 + x2) % P
    c = 2 * D * t1 * t2 % P
    d = 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(point: Point, number: int) -> Point:
    """The point multiplied by the number, by doubling."""
    result = NEUTRAL
    for bit in bin(number)[2:]:
        result = add(result, result)
        if bit == "1":
            result = add(result, point)
    return result


def _mapped(data: bytes) -> Point:
    """MAP (section 4.3.4) of 32 bytes, whose highest bit is ignored."""
    t = int.from_bytes(data, "little") % 2**255
    r = SQRT_M1 * t * t % P
    u = (r + 1) * ONE_MINUS_D_SQ % P
    v = (-1 - r * D) * (r + D) % P
    was_square, s = _root_of_ratio(u, v)
    c = -1
    if not was_square:
        s = -_absolute(s * t) % P
        c = r
    n = (c * (r - 1) * D_MINUS_ONE_SQ - v) % P
    w0, w1 = 2 * s * v % P, n * SQRT_AD_MINUS_ONE % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


def derive(uniform: bytes) -> Point:
    """The point of 64 uniform bytes (section 4.3.4)."""
    return add(_mapped(uniform[:32]), _mapped(uniform[32:]))


class Ristretto:
    """The group ristretto255 for the protocol (group.py)."""

    name = "ristretto255"
    order = 2**252 + 27742317777372353535851937790883648493

    def points(self, uniform: Sequence[str]) -> list[str]:
        """The points of texts of 128 hexadecimal digits."""
        return [encode(derive(bytes.fromhex(each))).hex() for each in uniform]

    def lock(self, points: Sequence[str], numbers: Sequence[str]) -> list[str]:
        """Each point multiplied by the number beside it."""
        return [_locked(point, number) for point, number in zip(points, numbers, strict=True)]

    def first_unsound(self, points: Sequence[str]) -> int:
        """The index of the first text that is not a point or is the neutral one; -1 if none is."""
        for at, point in enumerate(points):
            if decode(bytes.fromhex(point)) is None or not point.strip("0"):
                return at
        return -1


def _locked(point: str, number: str) -> str:
    found = decode(bytes.fromhex(point))
    if found is None:
        raise ValueError("not a point of ristretto255")
    return encode(multiply(found, int.from_bytes(bytes.fromhex(number), "little"))).hex()
