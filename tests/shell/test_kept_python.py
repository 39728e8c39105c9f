"""A started Python kept for the next visit: what is kept comes back as it was, what is not whole is let go, and a
device that is short of anything is left in peace.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from shell.in_node import address, run

SNAPSHOT = json.dumps((Path(__file__).parents[2] / "web" / "js" / "worker" / "snapshot.js").as_uri())
# Caches of a browser, as far as they are asked; `given.broken` refuses everything.
CACHES = """
  globalThis.self = { origin: given.origin ?? "https://host.example" };
  const boxes = new Map();
  const box = (name) => boxes.get(name) ?? boxes.set(name, new Map()).get(name);
  globalThis.caches = {
    open: async (name) => {
      if (given.broken) throw new DOMException("refused", "SecurityError");
      return {
        match: async (address) => box(name).get(address)?.clone(),
        put: async (address, response) => void box(name).set(address, response),
        keys: async () => [...box(name).keys()],
        delete: async (address) => box(name).delete(address),
      };
    },
    delete: async (name) => boxes.delete(name),
  };
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { storage: { estimate: async () => ({ quota: given.quota ?? 1e12, usage: 0 }) } },
  });
  const { Snapshots, packed, unpacked } = await import(%s);
  const of = (build) => new Snapshots(new URL("https://host.example/games/"), build);
  const memory = new Uint8Array(40_000 + 80);
  memory.set([1, 2, 3], 80);
  memory.set([7], 9000);
  memory.set([9], memory.length - 1);
  const read = async (ours) => ours.read(await ours.find());
  const same = (other) => Buffer.from(memory).equals(Buffer.from(other));
"""
HERE = CACHES % SNAPSHOT


def test_a_memory_comes_back_as_it_was_and_what_is_empty_takes_no_room() -> None:
    found = run(f"""{HERE}
        const blob = packed({{ memory, reply: "known" }});
        const again = unpacked(await blob.arrayBuffer());
        return {{ same: same(again.memory), reply: again.reply, size: blob.size }};
    """)
    assert found["same"]
    assert found["reply"] == "known"
    assert 2 * 4096 < found["size"] < 3 * 4096  # of two steps whole and the rest of the last


@pytest.mark.parametrize("cut", [1, 4096, 12_000])
def test_a_memory_that_is_not_whole_is_let_go_with_its_room(cut: int) -> None:
    found = run(
        f"""{HERE}
        const ours = of("a");
        await ours.write({{ memory, reply: "known" }});
        const [name] = boxes.keys();
        const whole = await boxes.get(name).get("a.snapshot").arrayBuffer();
        boxes.get(name).set("a.snapshot", new Response(whole.slice(0, -given.cut)));
        return [await read(ours), boxes.size];
    """,
        cut=cut,
    )
    assert found == [None, 0]


def test_each_build_has_its_own_and_the_newest_alone_is_kept() -> None:
    found = run(f"""{HERE}
        const size = await of("a").write({{ memory, reply: "1" }});
        const before = [await of("a").size() === size, await of("b").size(), await read(of("b"))];
        await of("b").write({{ memory, reply: "2" }});
        const after = [await read(of("a")), (await read(of("b"))).reply, [...boxes.values()].map((box) => box.size)];
        return [...before, ...after];
    """)
    assert found == [True, 0, None, None, "2", [1]]


def test_what_is_let_go_is_gone() -> None:
    found = run(f"""{HERE}
        await of("a").write({{ memory, reply: "" }});
        await of("a").drop();
        return [await of("a").size(), await read(of("a"))];
    """)
    assert found == [0, None]


@pytest.mark.parametrize("given", [{"origin": "null"}, {"quota": 1e8}])
def test_without_an_origin_or_with_little_room_nothing_is_kept(given: dict[str, Any]) -> None:
    found = run(f"{HERE} return [await of('a').write({{ memory, reply: '' }}), boxes.size];", **given)
    assert found[0] == 0
    assert found[1] <= 1


def test_a_storage_that_refuses_everything_is_as_one_that_holds_nothing() -> None:
    found = run(
        f"{HERE} const ours = of('a'); return [await read(ours), await ours.size(), await ours.drop()];", broken=True
    )
    assert found == [None, 0, None]


@pytest.mark.parametrize(
    ("device", "spares"),
    [
        ({}, True),
        ({"battery": {"charging": False, "level": 0.9}}, True),
        ({"battery": {"charging": True, "level": 0.1}}, True),
        ({"battery": {"charging": False, "level": 0.1}}, False),
        ({"saving": True}, False),
        ({"memory": 1}, False),
    ],
)
def test_a_device_that_is_short_of_something_is_left_in_peace(device: dict[str, Any], spares: bool) -> None:
    whole = {"battery": None, "saving": False, "memory": 8, **device}
    module = address("device/next_start.js")
    assert run(f"const {{ spares }} = await import({module}); return spares(given.device);", device=whole) is spares
