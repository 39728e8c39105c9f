"""The content security policy holds in the worker too: it is started from a blob: module and inherits the page's."""

from collections.abc import Callable
from pathlib import Path

import engines
from engines import PlaywrightTab, wait
from hosting import Host


def foreign_host(host_of: Callable[[Path], Host], folder: Path) -> Host:
    """Another origin (another port) that would answer anybody."""
    (folder / "there").write_text("here I am", "utf-8")
    return host_of(folder)


def test_a_worker_started_as_the_engine_starts_its_own_reaches_no_other_host_and_runs_no_text(
    tab: engines.Tab, probe: Host, host_of: Callable[[Path], Host], tmp_path: Path
) -> None:
    other = foreign_host(host_of, tmp_path)
    tab.open(f"{probe.url}probe.html")
    answer = tab.run(
        """
        const address = JSON.stringify(new URL("js/foreign.js", document.baseURI).href);
        const url = URL.createObjectURL(new Blob([`import ${address};`], {type: "text/javascript"}));
        const worker = new Worker(url, {type: "module"});
        return await new Promise((resolve) => {
            worker.onmessage = ({data}) => resolve(data);
            worker.postMessage(a[0]);
        });
        """,
        f"{other.url}there",
    )
    assert answer == {"fetched": "refused", "evaluated": "refused"}
    assert tab.run("return await fetch(a[0]).then(() => 'reached', () => 'refused')", f"{other.url}there") == "refused"
    assert other.requests == []


def test_python_s_own_worker_reaches_no_other_host(
    chromium: PlaywrightTab, probe: Host, host_of: Callable[[Path], Host], tmp_path: Path
) -> None:
    other = foreign_host(host_of, tmp_path)
    chromium.open(f"{probe.url}probe.html")
    wait(chromium, 'heard.status.at(-1)?.state === "ready"')
    [worker] = chromium.page.workers
    fetched = "(address) => fetch(address).then(() => 'reached', () => 'refused')"
    assert worker.evaluate(fetched, f"{other.url}there") == "refused"
    assert worker.evaluate(fetched, f"{probe.url}manifest.webmanifest") == "reached"
    assert other.requests == []
