"""Pages that play at a distance, each with a bridge of its own; the messages are carried by the test."""

from collections.abc import Iterator
from random import Random
from typing import Any

from asking import Page
from distance.stand_in import StandIn

from lostcities.bridge import Bridge

SHORT = {"rounds": 1, "turn_limit": 6}


class Device(Page):
    """A page whose bridge reckons with the stand-in group."""

    def __init__(self, group: Any = StandIn()) -> None:  # noqa: B008  (it has no state)
        super().__init__()

        def reckon(what: str, one: str, other: str) -> str:
            width = 128 if what == "points" else 64
            ones = [one[at : at + width] for at in range(0, len(one), width)]
            others = [other[at : at + 64] for at in range(0, len(other), 64)]
            if what == "unsound":
                return str(group.first_unsound(ones))
            return "".join(group.points(ones) if what == "points" else group.lock(ones, others))

        self.bridge = Bridge(reckon)

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """How the match at a distance stands after that."""
        told: dict[str, Any] = self.ask(do, **fields)
        return told.get("afar", told)

    def table_or_none(self) -> Any:
        told = self.look()
        return told if "ply" in (told or {}) else None

    @property
    def now(self) -> dict[str, Any]:
        """How it stands."""
        told = self.look()
        return told.get("afar", told)


class Forgetful(Device):
    """A device whose page is closed and opened again after everything that changes the match."""

    CHANGES = ("invite", "accept", "receive", "afar", "brought", "play", "undo", "next", "concede")

    def ask(self, do: str, **fields: Any) -> Any:
        told = super().ask(do, **fields)
        if do in self.CHANGES:
            before, save = self.look(), super().ask("save")
            self.bridge = Bridge(self.bridge.table.reckon)
            super().ask("open", record=save["record"], match=save["id"])
            assert self.look() == before
            assert super().ask("save") == save
        return told


def meet(
    game: str = "card", options: dict[str, Any] | None = None, hints: bool = False, kind: type[Device] = Device
) -> tuple[Device, Device]:
    """Ada has invited Ben, and he has accepted; nothing else is sent."""
    ada, ben = kind(), kind()
    ada.do("invite", game=game, options=options or SHORT, name="Ada", hints=hints, at=1)
    ben.do("accept", text=ada.now["text"], name="Ben", at=2)
    return ada, ben


def carry(one: Device, other: Device) -> None:
    """Bring the last message of one to the other."""
    other.do("receive", text=one.now["text"], at=3)
    one.do("brought", number=one.now["number"], at=3)


def take_turn(device: Device, chance: Random) -> None:
    """A whole turn; it draws from the deck where that can be done."""
    number = device.now["number"]
    while device.now["number"] == number and device.now["waits"] == "yours":
        moves = [move["move"] for move in device.look()["view"]["moves"]]
        device.play("<" if "<" in moves else chance.choice(moves))


def played(ada: Device, ben: Device, chance: Random) -> Iterator[Device]:
    """Every message is carried, and every turn played by chance, until the match is over; yields who is next."""
    mover, other = ada, ben
    while True:
        if other.now["waits"] != "yours" and other.now["number"] > mover.now["number"]:
            mover, other = other, mover
        yield mover
        carry(mover, other)
        if ada.now["waits"] == ben.now["waits"] == "over":
            return
        mover, other = other, mover
        while mover.table_or_none() and mover.look()["waiting"] == "round":
            mover.ask("next")
        while other.table_or_none() and other.look()["waiting"] == "round":
            other.ask("next")
        if mover.now["waits"] == "yours":
            take_turn(mover, chance)
