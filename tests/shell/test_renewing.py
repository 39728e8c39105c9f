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
  const timers = [];
  globalThis.setInterval = globalThis.setTimeout = (does) => timers.push(does);
  const {{ applyUpdate: apply, goOffline }} = await import({address("device/offline.js")});
  const {{ renew }} = await import({address("device/renewing.js")});
  const applyUpdate = () => apply(renew);
  await goOffline({{ onReady: () => {{}}, onOffer: () => {{}} }});
  const takesOver = (next) => {{ workers.controller = next; workers.dispatchEvent(new Event("controllerchange")); }};
"""


def page(body: str) -> object:
    return run(f"{PAGE} {body}")


def test_the_page_loads_anew_once_the_version_that_waited_has_taken_over() -> None:
    until = "await applyUpdate(); const before = loads; takesOver(newer);"
    assert page(f"{until} return [newer.told.at(-1), before, loads];") == ["apply", 0, 1]


@pytest.mark.parametrize("since", ["registration.waiting = null;", "newer.becomes('activating');"])
def test_a_version_that_another_tab_has_applied_needs_no_word_more(since: str) -> None:
    assert page(f"{since} await applyUpdate(); return [newer.told.includes('apply'), loads];") == [False, 1]


def test_where_there_are_no_service_workers_the_page_begins_anew() -> None:
    alone = 'Object.defineProperty(navigator, "serviceWorker", { value: undefined, configurable: true });'
    assert page(f"{alone} registration.waiting = null; await applyUpdate(); return loads;") == 1


def test_where_a_still_newer_version_has_come_between_nothing_loads_anew_unasked() -> None:
    between = "await applyUpdate(); newer.becomes('redundant'); takesOver(worker('activated'));"
    assert page(f"{between} return loads;") == 0


def test_the_version_that_waits_is_called_once_the_one_at_work_says_that_all_is_quiet() -> None:
    busy = """
      const { controller } = workers;
      let quiet;
      controller.postMessage = (what, [port]) => { quiet = () => port.postMessage(what); };
      const applied = applyUpdate();
      while (!quiet) await new Promise((done) => setImmediate(done));
      const before = newer.told.includes("apply");
      quiet();
      await applied;
      return [before, newer.told.includes("apply")];
    """
    assert page(busy) == [False, True]


@pytest.mark.parametrize(("host", "then"), [("ok: true", [1, 1]), ("ok: false", [0, 0])])
def test_where_the_version_is_called_and_yet_waits_the_page_comes_from_the_host_if_there_is_one(
    host: str, then: list[int]
) -> None:
    parked = f"""
      let gone = 0;
      registration.unregister = async () => void gone++;
      globalThis.fetch = async () => ({{ {host} }});
      await applyUpdate();
      timers.at(-1)();
      await new Promise((done) => setImmediate(done));
      return [gone, loads];
    """
    assert page(parked) == then


def test_what_was_on_its_way_before_the_page_looked_is_offered_too() -> None:
    coming = """
      const next = worker("installing");
      registration.waiting = null;
      registration.installing = next;
      let offers = 0;
      await goOffline({ onReady: () => {}, onOffer: () => void offers++ });
      registration.waiting = next;
      next.becomes("installed");
      while (!offers) await new Promise((done) => setImmediate(done));
      return offers;
    """
    assert page(coming) == 1
