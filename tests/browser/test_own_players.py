"""People's own players: a second Python in a worker without an origin, that gets questions and can reach nothing."""

from pathlib import Path

import engines
from hosting import Host

GREEDY = (Path(__file__).parents[1] / "arena" / "greedy.py").read_text("utf-8")


def test_a_file_of_python_plays_in_every_browser(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html")
    table = tab.run("globalThis.table = await beginOwn('greedy.py', a[0]); return table", GREEDY)
    assert (table["waiting"], table["seats"][1]["mind"]) == ("own", "own:greedy.py")
    replies = tab.run("""
        const replies = [];
        for (let n = 0; n < 2; n++) replies.push(await own.consult(replies.at(-1)?.table ?? table, 1));
        return replies;
    """)
    assert [reply["ok"] for reply in replies] == [True, True], replies
    assert [event["kind"] for event in replies[1]["table"]["log"]][-1] in ("draw", "take")
