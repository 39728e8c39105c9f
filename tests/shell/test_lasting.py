"""Downloads that outlive their connection: what has come is not asked for again, whatever the host can do."""

import json
from pathlib import Path
from typing import Any

import pytest
from shell.in_node import run

LASTING = json.dumps((Path(__file__).parents[2] / "web" / "js" / "common" / "lasting.js").as_uri())
# A host with a file of ten bytes, which breaks off where `given.breaks` says, one place for each answer; null: never.
HOST = f"""
  const {{ Line, lasting }} = await import({LASTING});
  const file = Uint8Array.from({{ length: 10 }}, (_, at) => at);
  const breaks = [...given.breaks];
  const asked = [];
  const body = (from, to) => new ReadableStream({{
    start(controller) {{
      if ((to ?? file.length) > from) controller.enqueue(file.slice(from, to ?? file.length));
      if (to === null || given.closes) controller.close();
    }},
    pull(controller) {{
      if (to !== null && !given.hangs) controller.error(new TypeError("the connection broke"));
      else return new Promise(() => {{}});
    }},
  }});
  const answer = (from, status) => {{
    const headers = {{ "content-length": String(file.length - from), etag: '"x"' }};
    if (status === 206) headers["content-range"] = `bytes ${{from}}-9/10`;
    return new Response(body(from, breaks.shift() ?? null), {{ status, headers }});
  }};
  const ask = async ({{ headers }}) => {{
    asked.push(headers);
    const said = given.says?.[asked.length - 1];
    if (said === "gone") throw new TypeError("no network");
    if (said) return new Response("", {{ status: said }});
    const from = Number(/\\d+/.exec(headers.range)[0]);
    return given.ranges ? answer(from, 206) : answer(0, 200);
  }};
  const heard = [];
  const line = new Line((name) => heard.push(name));
  const way = {{ ask, line, name: "x.gz", signal: new AbortController().signal }};
"""
WHOLE = """
  const came = [...new Uint8Array(await new Response(lasting(answer(0, 200), way)).arrayBuffer())];
  return { came, asked, heard, open: line.open.size };
"""


def fetched(**given: Any) -> Any:
    return run(HOST + WHOLE, **given)


def test_a_download_that_does_not_break_is_asked_for_once() -> None:
    assert fetched(breaks=[None]) == {"came": list(range(10)), "asked": [], "heard": [], "open": 0}


def test_only_the_rest_is_asked_for_where_a_connection_breaks() -> None:
    done = fetched(breaks=[4, 7, None], ranges=True)
    assert done["came"] == list(range(10))
    assert [each["range"] for each in done["asked"]] == ["bytes=4-", "bytes=7-"]
    assert {each["if-range"] for each in done["asked"]} == {'"x"'}


def test_what_a_host_without_ranges_sends_once_more_is_skipped() -> None:
    done = fetched(breaks=[6, 3, None])
    assert done["came"] == list(range(10))
    assert [each["range"] for each in done["asked"]] == ["bytes=6-", "bytes=6-"]


def test_an_end_that_comes_too_soon_is_none() -> None:
    done = fetched(breaks=[4, None], ranges=True, closes=True)
    assert done["came"] == list(range(10))
    assert [each["range"] for each in done["asked"]] == ["bytes=4-"]


@pytest.mark.parametrize("said", ["gone", 503])
def test_who_cannot_be_reached_is_asked_again_and_that_nothing_comes_is_told(said: object) -> None:
    done = fetched(breaks=[4, None], ranges=True, says=[said])
    assert done["came"] == list(range(10))
    assert done["heard"] == ["x.gz"]


def test_another_answer_than_the_rest_ends_the_download() -> None:
    body = HOST + "return new Response(lasting(answer(0, 200), way)).arrayBuffer().then(() => '', String);"
    assert "404" in run(body, breaks=[4], ranges=True, says=[404])


def test_what_stands_still_is_let_go_and_goes_on_when_it_is_asked_for_again() -> None:
    hang = """
      const coming = new Response(lasting(answer(0, 200), way)).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const there = line.again();
      return { there, came: [...new Uint8Array(await coming)], asked, left: line.again() };
    """
    done = run(HOST + hang, breaks=[5, None], ranges=True, hangs=True)
    assert (done["there"], done["left"]) == (True, False)
    assert done["came"] == list(range(10))
    assert [each["range"] for each in done["asked"]] == ["bytes=5-"]


def test_what_is_given_up_ends_and_asks_no_more() -> None:
    given_up = """
      const giveUp = new AbortController();
      const coming = new Response(lasting(answer(0, 200), { ...way, signal: giveUp.signal })).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 20));
      giveUp.abort();
      return { failed: await coming.then(() => false, () => true), asked, open: line.open.size };
    """
    assert run(HOST + given_up, breaks=[5], hangs=True) == {"failed": True, "asked": [], "open": 0}


def test_what_is_packed_on_the_way_is_left_as_it_is() -> None:
    body = (
        HOST
        + """
      const first = new Response(body(0, null), { headers: { "content-encoding": "gzip" } });
      return lasting(first, way) === first.body;
    """
    )
    assert run(body, breaks=[]) is True
