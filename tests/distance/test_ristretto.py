"""The literal group agrees with the vectors of RFC 9496, appendix A."""

import hashlib
from pathlib import Path

import pytest

from lostcities.distance.group import lock, number_text, unlock
from lostcities.distance.ristretto import NEUTRAL, Ristretto, add, decode, derive, encode

GROUP = Ristretto()
BASE = "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76"
MULTIPLES = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    BASE,
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
    "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
    "da80862773358b466ffadfe0b3293ab3d9fd53c5ea6c955358f568322daf6a57",
    "e882b131016b52c1d3337080187cf768423efccbb517bb495ab812c4160ff44e",
    "f64746d3c92b13050ed8d80236a7f0007c3b3f962f5ba793d19a601ebb1df403",
    "44f53520926ec81fbd5a387845beb7df85a96a24ece18738bdcfa6a7822a176d",
    "903293d8f2287ebe10e2374dc1a53e0bc887e592699f02d077d5263cdd55601c",
    "02622ace8f7303a31cafc63f8fc48fdc16e1c8c8d234b2f0d6685282a9076031",
    "20706fd788b2720a1ed2a5dad4952b01f413bcf0e7564de8cdc816689e2db95f",
    "bce83f8ba5dd2fa572864c24ba1810f9522bc6004afe95877ac73241cafdab42",
    "e4549ee16b9aa03099ca208c67adafcafa4c3f3e4e5303de6026e3ca8ff84460",
    "aa52e000df2e16f55fb1032fc33bc42742dad6bd5a8fc0be0167436c5948501f",
    "46376b80f409b29dc2b5f6f0c52591990896e5716f41477cd30085ab7f10301e",
    "e0c418f7c8d9c4cdd7395b93ea124f3ad99021bb681dfc3302a9d99a2e53e64e",
]
BAD = [
    # Not the least spelling of a field element
    "00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    # Negative
    "0100000000000000000000000000000000000000000000000000000000000000",
    "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ed57ffd8c914fb201471d1c3d245ce3c746fcbe63a3679d51b6a516ebebe0e20",
    "c34c4e1826e5d403b78e246e88aa051c36ccf0aafebffe137d148a2bf9104562",
    # x squared is no square
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
    "4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f",
    "de6a7b00deadc788eb6b6c8d20c0ae96c2f2019078fa604fee5b87d6e989ad87",
    # x * y is negative
    "3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e",
    "a45fdc55c76448c049a1ab33f17023edfb2be3581e9c7aade8a6125215e04220",
    # s = -1, so y = 0
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]
DERIVED = {
    "Ristretto is traditionally a short shot of espresso coffee": (
        "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46"
    ),
    "made with the normal amount of ground coffee but extracted with": (
        "f26e5b6f7d362d2d2a94c5d0e7602cb4773c95a2e5c31a64f133189fa76ed61b"
    ),
    "about half the amount of water in the same amount of time": (
        "006ccd2a9e6867e6a2c5cea83d3302cc9de128dd2a9a57dd8ee7b9d7ffe02826"
    ),
}


def test_multiples_of_the_generator_are_those_of_the_rfc() -> None:
    base, here = decode(bytes.fromhex(BASE)), NEUTRAL
    assert base is not None
    for wanted in MULTIPLES:
        assert encode(here).hex() == wanted
        here = add(here, base)
    assert GROUP.lock([BASE] * 15, [number_text(number) for number in range(1, 16)]) == MULTIPLES[1:]


@pytest.mark.parametrize("text", BAD)
def test_bad_spellings_of_the_rfc_are_refused(text: str) -> None:
    assert decode(bytes.fromhex(text)) is None
    assert GROUP.first_unsound([BASE, text]) == 1


def test_the_neutral_point_is_refused_though_it_decodes() -> None:
    assert decode(bytes(32)) is not None
    assert GROUP.first_unsound([BASE, "0" * 64]) == 1
    assert GROUP.first_unsound(MULTIPLES[1:]) == -1


def test_hashes_become_the_points_of_the_rfc() -> None:
    for label, wanted in DERIVED.items():
        assert GROUP.points([hashlib.sha512(label.encode()).hexdigest()]) == [wanted]
        assert encode(derive(hashlib.sha512(label.encode()).digest())).hex() == wanted


def test_locks_come_off_in_any_order() -> None:
    points = GROUP.points([hashlib.sha512(bytes([at])).hexdigest() for at in range(3)])
    ones, others = [3, 2**200 + 1, GROUP.order - 1], [2**251, 7, 2]
    locked = lock(GROUP, lock(GROUP, points, ones), others)
    assert unlock(GROUP, unlock(GROUP, locked, ones), others) == points


def test_who_plays_brings_the_arithmetic_along() -> None:
    """No part of the protocol imports the literal group: it comes in as an argument."""
    parts = (Path(__file__).parents[2] / "lostcities" / "distance").glob("*.py")
    assert [path.name for path in parts if "distance.ristretto" in path.read_text("utf-8")] == []


def test_the_order_is_the_groups() -> None:
    assert GROUP.lock([BASE], [number_text(GROUP.order + 1)]) == [BASE]
