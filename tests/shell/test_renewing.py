"""When a page that was told to take a newer version loads anew: the service worker's states as the page sees them."""

import pytest
from shell.in_node import address, run

PAGE = f"""
  const worker = (state) => Object.assign(new EventTarget(), {{
    state, told: [], postMessage(what, ports) {{ this.told.push(what); ports?.[0].postMessage(state); }},
    becomes(next) {{ this.state = next; this.dispatchEvent(new Event("statechange")); }},
  }});
  const newer = worker("installed");
  const registration = Object.assign(new EventTarget(), {{ waiting: newer }});
  const workers = Object.assign(new EventTarget(), {{ controller: worker("activated") }});
  workers.register = async () => registration;
  Object.defineProperty(globalThis, "navigator", {{ value: {{ serviceWorker: workers }} }});
  globalThis.document = new EventTarget();
  let loads = 0;
  globalThis.location = {{ reload: () => void loads++ }};
  globalThis.setInterval = globalThis.setTimeout = () => 0;
  const {{ applyUpdate, goOffline }} = await import({address("device/offline.js")});
  await goOffline({{ onReady: () => {{}}, onOffer: () => {{}} }});
  const takesOver = (next) => {{ workers.controller = next; workers.dispatchEvent(new Event("controllerchange")); }};
"""


def page(body: str) -> object:
    return run(f"{PAGE} {body}")


def test_the_page_loads_anew_once_the_version_that_waited_has_taken_over() -> None:
    told = page("applyUpdate(); const before = loads; takesOver(newer); return [newer.told.at(-1), before, loads];")
    assert told == ["apply", 0, 1]


@pytest.mark.parametrize("since", ["registration.waiting = null;", "newer.becomes('activating');"])
def test_a_version_that_another_tab_has_applied_needs_no_word_more(since: str) -> None:
    assert page(f"{since} applyUpdate(); return [newer.told.includes('apply'), loads];") == [False, 1]


def test_where_a_still_newer_version_has_come_between_nothing_loads_anew_unasked() -> None:
    between = "applyUpdate(); newer.becomes('redundant'); takesOver(worker('activated'));"
    assert page(f"{between} return loads;") == 0
