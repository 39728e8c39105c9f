"""The browser has evicted a part of the kept site; the site heals online, and then the table comes up offline."""

from typing import Any

from visitor import Visitor
from waiting import until

from build.storm.kinds.installing import CONTROLLED
from build.storm.trial import PATIENCE, Lost, Trial

ENGINES = ("chromium", "firefox")
EVICT = """async ([seed, count]) => {
  const taken = [];
  const names = (await caches.keys()).filter((name) => /^lost-cities (?!python )/.test(name));
  for (const name of names) {
    const cache = await caches.open(name);
    const kept = await cache.keys();
    for (let at = 0; at < count && kept.length; at += 1) {
      const [gone] = kept.splice((seed + 7919 * at) % kept.length, 1);
      if (await cache.delete(gone)) taken.push(new URL(gone.url).pathname);
    }
  }
  return taken;
}"""
LACKING = """async () => {
  const { port1, port2 } = new MessageChannel();
  const said = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
  navigator.serviceWorker.controller.postMessage("lacking", [port2]);
  return await said;
}"""


def strike(trial: Trial) -> None:
    context = trial.lent(kept=True)
    visitor, _ = trial.at_table(context)
    page = visitor.page
    until(lambda: page.evaluate(CONTROLLED), patience=PATIENCE)
    taken: list[Any] = page.evaluate(EVICT, [trial.chance.randrange(1000), trial.chance.choice([1, 1, 2, 8, 60])])
    trial.case = f"{len(taken)} entries taken away, among them {taken[0].partition('-')[0]}"
    page.reload()
    healed(visitor)
    with trial.stage.host.gone():
        page.reload()
        trial.whole(visitor)


def healed(visitor: Visitor) -> None:
    """Check that everything is there again."""
    try:
        until(lambda: visitor.page.evaluate(LACKING) == 0, patience=PATIENCE)
    except AssertionError:
        raise Lost("what was taken away is not fetched again") from None
