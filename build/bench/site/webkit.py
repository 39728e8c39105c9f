"""How soon Python answers in WebKit, compared with the bare page.

Its driver runs no script before the page's own, so the time is read from the page's mark (web/js/shell/attending.js).
Each visitor has a window that shares nothing with the others; it visits the bare page too, as opening windows is slow.
"""

import time
from typing import Any

from build.bench.figures import Figure
from build.bench.pages import READY, Pages
from build.bench.site.start import KEEP, KEPT, PAIRS, SETTLED, Starts, ratio
from build.storm import TESTS as TESTS  # finds the tests' browsers

MARKED = """new Promise((resolve) => new PerformanceObserver((list) => {
  const [mark] = list.getEntriesByName("ready");
  if (mark) resolve(mark.startTime);
}).observe({type: "mark", buffered: true}))"""


def visited(pages: Pages, pairs: int = PAIRS) -> Starts:
    """Alternating visits to both."""
    import engines

    found = Starts()
    [worker] = pages.folder.glob("site/js/worker-*.js")

    def ready(tab: Any, address: str, when: str) -> float:
        tab.driver.get("about:blank")
        tab.open(address)
        return float(tab.run(f"return await {when}"))

    with engines.display():
        for _ in range(pairs):
            with engines.webkit_tab() as tab:
                time.sleep(SETTLED / 1000)
                found.cold.append(ready(tab, pages.site, MARKED))
                tab.run(f"return await {KEPT}")
                found.again.append(ready(tab, pages.site, MARKED))
                tab.run(f"return await ({KEEP})(a[0])", f"{pages.site}js/{worker.name}")
                found.taken_up.append(ready(tab, pages.site, MARKED))
                found.bare_cold.append(ready(tab, pages.bare, READY))
                found.bare_again.append(ready(tab, pages.bare, READY))
    return found


def figures(pages: Pages) -> list[Figure]:
    """The ratios of the three kinds of visit."""
    found = visited(pages)
    return [
        ratio("cold, in WebKit", found.cold, found.bare_cold, worst=0.38),
        ratio("second visit, in WebKit", found.again, found.bare_again),
        ratio("from then on, taken up, in WebKit", found.taken_up, found.bare_again, worst=0.25),
    ]
