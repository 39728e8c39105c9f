"""`python3 build storm --native`: so many each of randomly changed messages to bridges in play and randomly changed
records, pairs of states that differ only in what is hidden, messages of a hostile side, and rounds over a bad post.

Every answer must have one of the protocol's shapes and must not be an internal error; a refusal changes nothing at the
table; a record is read, or refused in one sentence. No answer may take long, and memory must not keep growing. A
failure is reported with a seed that repeats it.
"""

import argparse
import json
import resource
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bridge.asking import ADA, BEN, NILS, TILDA, Page, sound
from bridge.leaking import asked, difference, question_differs, unhurried

from build import tool_env
from build.storm.ledger import kind_of
from build.storm.matches import RIVALS
from build.storm.native import letters, post
from build.storm.native.mutations import mutated_json, mutated_text, mutated_value
from lostcities.bridge import Bridge
from lostcities.errors import BadRecord
from lostcities.messages import REQUESTS
from lostcities.record import read, write

GOLDEN = tool_env.ROOT / "tests" / "golden"
MESSAGES = tool_env.ROOT / "tests" / "fixtures" / "messages"
SLOW = 2.0
"""Seconds of processor time within which every answer must come, a computer player's too."""
GROWTH = 128
"""MiB that the process may grow once it has settled."""
SETTLED = 2000
"""The process counts as settled after that many faults or a tenth of all, whichever comes first."""
SITTINGS = {"messages": 60, "records": 1, "pairs": 40, "post": post.SITTINGS, "letters": letters.ROUNDS}
"""How many of each belong to one seed: messages to one bridge, states of one match, messages of one hostile side,
rounds of one match."""
HINT = 20
"""Steps of thought for a hint: what is thought about is the same in the first step and in the thousandth."""
OWN = {"name": "Own", "mind": "own:me.py"}
TELL = 20_000


class Failed(Exception):
    """A reply is wrong, or a record was read wrongly."""


def main(options: argparse.Namespace) -> int:
    """Try all of them; returns 1 if something failed. Raises Missing."""
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    kinds: dict[str, Callable[[Random], None]] = {
        **{"messages": messages_of(), "records": records_of(), "pairs": pairs},
        **{"post": post.strike, "letters": letters.strike},
    }
    name = kind_of(options.repeat) if options.repeat else ""
    unknown = sorted({*(options.kinds or ()), *filter(None, [name])} - kinds.keys())
    if unknown:
        raise tool_env.Missing(f"there is no kind {', '.join(unknown)} with --native; the kinds are {', '.join(kinds)}")
    kinds = {name: strike for name, strike in kinds.items() if name in (options.kinds or kinds)}
    if options.repeat:
        kinds[name](Random(options.repeat))
        print(f"{options.repeat} holds")
        return 0
    failed = 0
    for at, (name, strike) in enumerate(kinds.items(), 1):
        left = end - time.monotonic()
        failed += campaign(name, strike, options, time.monotonic() + left * at / len(kinds))
    return 1 if failed else 0


def campaign(name: str, strike: Callable[[Random], None], options: argparse.Namespace, end: float) -> int:
    """Try that many faults of one kind; returns how many failed."""
    tried, failed, slowest, settled, began = 0, 0, 0.0, 0, time.monotonic()
    each = SITTINGS[name]
    for number in range(options.start - options.start % each, options.faults, each):
        if time.monotonic() > end:
            break
        seed = f"{options.seed}:{name}:{number}"
        before = time.process_time()
        try:
            strike(Random(seed))
        except Exception as wrong:
            failed += 1
            print(f"{seed}: {type(wrong).__name__}: {str(wrong)[:300]}", flush=True)
        slowest = max(slowest, (time.process_time() - before) / each)
        tried += each
        if tried >= min(SETTLED, options.faults / 10) and not settled:
            settled = grown()
        if tried % TELL < each:
            print(f"{name}: {tried} tried, {failed} failed, {grown()} MiB", flush=True)
    growth = grown() - settled if settled else 0
    if growth > GROWTH:
        failed += 1
        print(f"{name}: the process grew by {growth} MiB")
    took = time.monotonic() - began
    slow = f"{1000 * slowest:.0f} ms of processor time each where it took longest"
    print(f"{name}: {tried} tried in {took:.0f} s, {failed} failed, grew by {growth} MiB to {grown()}, {slow}")
    return failed


def grown() -> int:
    """The most memory that this process has held, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def messages_of() -> Callable[[Random], None]:
    """A kind of fault that sends one bridge its messages, most of them changed."""
    samples = [
        each
        for path in sorted(MESSAGES.rglob("*.json"))
        for each in requests(json.loads(path.read_text("utf-8")))
        if each.get("do") in REQUESTS
    ]
    if not samples:
        raise tool_env.BadSource(f"no messages in {MESSAGES}")

    def strike(chance: Random) -> None:
        bridge = Bridge()
        begun(bridge, chance)
        table = state(bridge)
        for _ in range(SITTINGS["messages"]):
            table = heard(bridge, message(samples, table, chance), table)

    return strike


def requests(value: Any) -> Iterator[dict[str, Any]]:
    """Every request in a file of conversations."""
    if isinstance(value, dict):
        if "do" in value:
            yield value
        for each in value.values():
            yield from requests(each)
    elif isinstance(value, list):
        for each in value:
            yield from requests(each)


def begun(bridge: Bridge, chance: Random) -> None:
    """A match of any game on the table."""
    game = chance.choice(list(RIVALS))
    rivals = [{"name": f"Rival {seat}", "mind": "wander"} for seat in range(chance.randint(1, RIVALS[game]))]
    fields = {
        "game": game,
        "options": {},
        "seats": [{"name": "Ada"}, *rivals],
        "seed": str(chance.random()),
        "starts": 0,
    }
    bridge.handle(json.dumps({"v": 1, "id": 0, "do": "new", **fields}))


def message(samples: list[dict[str, Any]], table: Any, chance: Random) -> str:
    """A sound message, a slightly changed one, or anything at all."""
    if table and table["view"] and table["view"]["moves"] and chance.random() < 0.25:
        move = chance.choice(table["view"]["moves"])["move"]
        return json.dumps({"v": 1, "id": 1, "do": "play", "ply": table["ply"], "move": move})
    if table and table["waiting"] == "mind" and chance.random() < 0.5:
        return json.dumps({"v": 1, "id": 1, "do": "hurry", "ply": table["ply"]})
    each = {"v": 1, "id": 7, **chance.choice(samples)}
    if table and "ply" in each and chance.random() < 0.5:
        each["ply"] = table["ply"]
    way = chance.randrange(10)
    if way < 6:
        return json.dumps(mutated_value(each, chance))
    if way < 9:
        return mutated_text(json.dumps(each, ensure_ascii=False), chance)
    return json.dumps(mutated_json(chance))


def heard(bridge: Bridge, text: str, before: Any) -> Any:
    """Send one message and check its reply; returns what is then on the table. Raises Failed."""
    began = time.process_time()
    reply = bridge.handle(text)
    took = time.process_time() - began
    answer = json.loads(reply)
    # The right shape of a reply depends on the request.
    if wrong := sound(reply, json.loads(text)["do"]) if answer["ok"] else sound(reply):
        raise Failed(f"{wrong} for {text[:200]}")
    if took > SLOW:
        raise Failed(f"{took:.1f} s for {text[:200]}")
    after = state(bridge)
    if answer["ok"]:
        return after
    if answer["error"]["code"] == "internal":
        raise Failed(f"internal for {text[:200]}: {answer['error']['detail']}")
    if after != before:
        raise Failed(f"a refusal changed the table: {text[:200]}")
    return after


def pairs(chance: Random) -> None:
    """A match, played at random, and at each half-move another state that differs only in what the viewer cannot know.
    Every message of the protocol must get the same reply for both, and a person's own player the same question. Raises
    Failed.
    """
    page = Page()
    game = chance.choice(list(RIVALS))
    others = [chance.choice([BEN, NILS, TILDA, OWN]) for _ in range(chance.randint(1, RIVALS[game]))]
    seats = [{**each, "name": f"{each['name']} {seat}"} for seat, each in enumerate([ADA, *others])]
    with unhurried(HINT):
        for at in range(SITTINGS["pairs"]):
            if not at or not stepped(page, chance):
                page.new(game, *seats, seed=str(chance.random()))
                page.ask("prefs", discards="all", totals="own")
                for seat, each in enumerate(others, 1):
                    if each is OWN:
                        page.ask("own", seat=seat, present=True)
            found = "question" if question_differs(page, chance) else difference(page, chance)
            if found:
                raise Failed(f"{found} tells of what is hidden, {game} with {seats}")


def stepped(page: Page, chance: Random) -> bool:
    """Make a half-move for the seat to move; False if the round is over."""
    if question := asked(page):
        move = chance.choice(question["question"]["legal"])
        page.ask("answer", ply=page.look()["ply"], answer=json.dumps({"move": move}))
        return True
    return bool(page.step(lambda table: str(chance.choice(table["view"]["moves"])["move"])))


def state(bridge: Bridge) -> Any:
    """What is on the table."""
    return bridge.table.look()


def records_of() -> Callable[[Random], None]:
    """A kind of fault that reads one changed record."""
    golden = [path.read_text("utf-8") for path in sorted(GOLDEN.rglob("*.json"))]

    def strike(chance: Random) -> None:
        text = chance.choice(golden)
        if chance.random() < 0.5:
            text = mutated_text(text, chance)
        else:
            text = json.dumps(mutated_value(json.loads(text), chance))
        said = answer(text)
        if said is not None and (not said.isprintable() or "Traceback" in said):
            raise Failed(f"no sentence: {said[:200]!r}")

    return strike


def answer(text: str) -> str | None:
    """The sentence that refuses a record; None if it is sound and is written again as it was."""
    data = text.encode("utf-8", "surrogatepass")
    began = time.process_time()
    try:
        record = read(data)
    except BadRecord as refused:
        if (took := time.process_time() - began) > SLOW:
            raise Failed(f"{took:.1f} s until it was refused") from None
        return str(refused)
    if write(read(write(record).encode())) != write(record):
        raise Failed("a sound record does not come back as it was")
    return None
