"""One file of everything on a device: read strictly, and its matches brought together with those that are here."""

import json
import random
from typing import Any

import pytest
from shell.in_node import ROOT, run

from lostcities.table.after.reviewing import VERSION

FILE = json.dumps((ROOT / "web/js/common/device_file.js").as_uri())
DAYS = json.dumps((ROOT / "web/js/shell/after/days.js").as_uri())
TIMES = json.dumps((ROOT / "web/js/common/times.js").as_uri())
COLLECTING = json.dumps((ROOT / "web/js/worker/collecting.js").as_uri())
SOUND = {"format": "lost-cities-device", "version": 2, "matches": [], "remembered": {}}
MATCH = {"id": "m-1", "updated": 5, "record": "{}"}


def read(text: str) -> dict[str, Any]:
    found: dict[str, Any] = run(
        f"const file = await import({FILE}); return file.readEverything(given.text);", text=text
    )
    return found


def test_what_is_written_is_read_back() -> None:
    everything = {"matches": [MATCH], "remembered": {"settings": "{}"}}
    body = f"const file = await import({FILE}); return file.readEverything(file.written(given.everything));"
    assert run(body, everything=everything) == {"everything": everything}


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ([], "device-other"),
        ({"format": "lostcities-record"}, "device-other"),
        ({**SOUND, "version": 3}, "device-version"),
        ({**SOUND, "more": 1}, "device-extra"),
        ({**SOUND, "matches": {}}, "device-matches"),
        ({**SOUND, "matches": [{**MATCH, "id": "<b>"}]}, "device-match"),
        ({**SOUND, "matches": [MATCH, {**MATCH, "updated": -1}]}, "device-match"),
        ({**SOUND, "matches": [{**MATCH, "more": 1}]}, "device-match"),
        ({**SOUND, "matches": [None]}, "device-match"),
        ({**SOUND, "remembered": {"settings": 5}}, "device-remembered"),
    ],
)
def test_each_fault_of_a_file_has_one_sentence(value: object, key: str) -> None:
    assert read(json.dumps(value))["fault"]["key"] == key


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_an_earlier_version_is_read_too(version: int) -> None:
    assert read(json.dumps({**SOUND, "version": version, "matches": [MATCH]}))["everything"]["matches"] == [MATCH]


def test_a_file_that_is_no_json_is_refused() -> None:
    assert read("{")["fault"]["key"] == "device-no-json"


TOLD = """
const { makeCollecting } = await import(%s);
const facts = (you) => ({ v: 1, you });
const entry = (kept, you = 1) => ({ updated: 1, summary: { waiting: "match" }, facts: facts(you), ...kept });
const entries = given.kept.map(({ you, ...kept }, at) => ({ id: `m-${at}`, entry: entry(kept, you) }));
const saves = { whole: async () => entries };
const { matches } = await makeCollecting(saves, ({ matches }) => ({ matches }), async () => null).statistics({});
return matches.map(({ luck = null, costs = null }) => [luck, costs]);
"""


def test_luck_and_costs_of_a_match_are_those_of_its_kept_review_for_the_person_s_seat() -> None:
    key = f"{VERSION}-k"
    accounts = [{"deal": 100, "draws": -30}, {"deal": -100, "draws": 30}]
    costs = [{"own": 40, "turns": 9, "costly": 1}, {"own": 0, "turns": 8, "costly": 0}]
    rounds = [{"accounts": [{**each, "mean": 1} for each in costs], "turns": []}]
    review = {"over": True, "accounts": accounts, "rounds": rounds}
    unknown = [{"accounts": [costs[0], {"own": None, "turns": 0, "costly": 0}]}]
    kept: list[dict[str, Any]] = [
        {"review": {"key": key, "review": review}},
        {"review": {"key": key, "review": review}, "you": 0},
        {"review": {"key": key, "review": {**review, "rounds": unknown}}},
        {"review": {"key": key, "review": {**review, "rounds": 7}}},
        {"review": {"key": "k of another version", "review": review}},
        {"review": {"key": key, "review": review}, "you": None},
        {"review": {"key": key, "review": {**review, "over": False}}},
        {"review": {"key": key, "review": {"over": True, "accounts": [{"deal": "1"}]}}, "you": 0},
        {"review": {"key": key, "review": {"over": True}}},
        {"review": 5},
        {},
    ]
    known = [[-70, [costs[1]]], [70, [costs[0]]], [-70, None], [-70, None], [-70, None]]
    assert run(TOLD % COLLECTING, kept=kept) == [*known, *[[None, None]] * 6]


LINKED = """
const { makeCollecting } = await import(%s);
const entry = { updated: 1, summary: { waiting: "match" }, facts: { v: 1, you: 0 } };
const saves = { whole: async () => given.ids.map((id) => ({ id, entry })) };
const { matches } = await makeCollecting(saves, ({ matches }) => ({ matches }), async () => null).statistics({});
return matches.map(({ id }) => id);
"""


def test_a_match_that_came_as_a_link_is_not_counted_as_the_persons_own() -> None:
    assert run(LINKED % COLLECTING, ids=["m-1", "l-0a1b", "d-9", "l-0a1b~7"]) == ["m-1", "d-9"]


DEVICES = """
const { makeCollecting } = await import(%s);
// Records are lists of moves here; two of one match that differ in a move are two lines of it.
const begins = (one, other) => one.every((move, at) => other[at] === move);
const readable = async (records) => records.includes("far") ? { error: { key: "no-network", values: {} } } : null;
const ask = (request) => {
  if (request.do === "check") return { ok: true, save: { record: request.record, summary: { waiting: "person" } } };
  if (request.do === "held") return { ok: !request.review.misshapen, held: request.review.key === request.record };
  const [mine, theirs] = [JSON.parse(request.record), JSON.parse(request.other)];
  const both = [begins(mine, theirs), begins(theirs, mine)];
  return { ok: true, keep: both[0] && both[1] ? "same" : both[0] ? "theirs" : both[1] ? "mine" : "both" };
};
function device(matches) {
  const store = new Map(matches.map(({ id, record, review }) =>
    [id, { revision: 1, updated: 1, record: JSON.stringify(record), review, summary: { waiting: "person" } }]));
  let reads = 0;
  const saves = {
    whole: async () => ((reads += 1), [...store].map(([id, entry]) => ({ id, entry }))),
    write: async (id, revision, { record, summary }, updated) => {
      const there = store.get(id);
      const place = there && there.revision !== revision ? `${id}~${store.size}` : id;
      store.set(place, { revision: revision + 1, updated, record, summary });
      return { id: place, revision: revision + 1 };
    },
    keepReview: async (id, review) => void store.set(id, { ...store.get(id), review }),
  };
  const each = (name) => [...store.values()].map((entry) => entry[name] ?? null);
  return {
    ...makeCollecting(saves, ask, readable),
    records: () => each("record").map((record) => JSON.parse(record)),
    reviews: () => each("review"),
    reads: () => reads,
  };
}
"""
EXCHANGE = """
return Promise.all(given.pairs.map(async ([one, other]) => {
  const [here, there] = [device(one), device(other)];
  await here.unpacked((await there.packed({})).file);
  const again = await here.unpacked((await there.packed({})).file);
  await there.unpacked((await here.packed({})).file);
  return { here: here.records(), there: there.records(), again: again.added, reads: here.reads() };
}));
"""


def test_two_devices_that_exchange_files_have_every_line_of_every_match_once() -> None:
    chance = random.Random(3)

    def line() -> list[int]:
        return [0] * chance.randrange(3) + [chance.randrange(2) for _ in range(chance.randrange(4))]

    def matches() -> list[dict[str, Any]]:
        return [{"id": f"m-{number}", "record": [number, *line()]} for number in range(4) if chance.random() < 0.7]

    pairs = [[matches(), matches()] for _ in range(60)]
    for (one, other), found in zip(pairs, run(DEVICES % COLLECTING + EXCHANGE, pairs=pairs), strict=True):
        for kept in (found["here"], found["there"]):
            for match in (*one, *other):
                record = match["record"]
                assert any(each[: len(record)] == record for each in kept)
            assert len({json.dumps(each) for each in kept}) == len(kept)
        assert found["again"] == 0
        assert found["reads"] == 3, "all that is kept is read once for a file, to unpack or to pack it"


REVIEWS = """
const [from, to] = given.devices.map(device);
const reply = await to.unpacked((await from.packed({})).file);
return { added: reply.added, left: reply.left, reviews: to.reviews() };
"""


def test_a_review_comes_with_its_match_and_one_that_is_none_of_it_is_left_and_told() -> None:
    def match(number: int, *moves: int, **review: Any) -> dict[str, Any]:
        return {"id": f"m-{number}", "record": [number, *moves], **({"review": review} if review else {})}

    def exchanged(there: list[dict[str, Any]], here: list[dict[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = run(DEVICES % COLLECTING + REVIEWS, devices=[there, here])
        return found

    sound = {"key": "[1]", "of": "them"}
    longer = {"key": "[1,4]", "of": "them"}
    assert exchanged([match(1, **sound)], []) == {"added": 1, "left": 0, "reviews": [sound]}
    assert exchanged([match(1, **sound)], [match(1)]) == {"added": 0, "left": 0, "reviews": [sound]}
    assert exchanged([match(1, 4, **longer)], [match(1)]) == {"added": 1, "left": 0, "reviews": [longer]}
    own = {"key": "[1]", "of": "us"}
    assert exchanged([match(1, **sound)], [match(1, **own)])["reviews"] == [own]
    older = {"key": "older", "of": "us"}
    assert exchanged([match(1, **sound)], [match(1, **older)])["reviews"] == [sound]
    assert exchanged([match(1, **sound)], [match(1, 4, **longer)])["reviews"] == [longer]
    assert exchanged([match(1, key="[2]")], []) == {"added": 1, "left": 1, "reviews": [None]}
    assert exchanged([match(1, key="[1]", misshapen=True)], []) == {"added": 1, "left": 1, "reviews": [None]}


ANSWERING = """
const matches = Array.from({ length: 40 }, (_, number) => ({ id: `m-${number}`, record: [number] }));
const [here, there] = [device(matches), device(matches)];
const { file } = await there.packed({});
let answers = 0;
let over = false;
const answer = () => { answers += 1; if (!over) setTimeout(answer); };
setTimeout(answer);
const { added } = await here.unpacked(file);
over = true;
return { added, answers };
"""


def test_while_many_matches_are_looked_at_others_are_answered_in_between() -> None:
    """A worker that says nothing for half a minute is taken for stopped, and started anew."""
    found = run(DEVICES % COLLECTING + ANSWERING)
    assert found["added"] == 0
    assert found["answers"] > 60, "after each of forty matches, when it is read and when it is compared"


LACKING = """
const [here, there] = [device([]), device([{ id: "m-1", record: [1] }])];
const file = JSON.parse(await (await there.packed({})).file.text());
file.matches.push({ id: "d-1", updated: 1, record: "far" });
const reply = await here.unpacked(new Blob([JSON.stringify(file)]));
return { ok: reply.ok, key: reply.key, here: here.records() };
"""


def test_where_what_a_match_needs_cannot_be_fetched_that_is_said_and_nothing_comes_in() -> None:
    assert run(DEVICES % COLLECTING + LACKING) == {"ok": False, "key": "no-network", "here": []}


def test_a_time_that_no_date_can_be_of_is_none() -> None:
    body = f"const {{ timeOf }} = await import({TIMES}); return given.kept.map(timeOf);"
    kept = [1764000000000, 3e14, 8.64e15, 1e19, -1, -1e19, None, "soon", {}, []]
    assert run(body, kept=kept) == [1764000000000, *[0] * 9]


def test_the_latest_time_that_is_one_has_a_date_as_all_have_it_half_a_day_on_too() -> None:
    body = f"""
      const [{{ timeOf }}, {{ noon, today }}] = await Promise.all([import({TIMES}), import({DAYS})]);
      return [0, given.on].map((on) => noon(today(new Date(timeOf(given.kept) + on))).toISOString().slice(0, 10));
    """
    hours = 3_600_000
    assert {date[:9] for date in run(body, kept=253402214399999, on=12 * hours)} == {"9999-12-3"}
    assert {date[:2] for date in run(body, kept=253402214400000, on=0)} == {"19"}
