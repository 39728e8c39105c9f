"""Other people's pages with our tables in them, which do what they like: the table is there or says why not, and what
this device keeps for our site is not touched.
"""

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from build.storm.trial import Mistold, Trial

ENGINES = ("chromium", "firefox")
TABLE = '<lost-cities-table id="t" {}></lost-cities-table>'
POSITION = 'record="lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"'
ATTRIBUTES = {
    "an unknown game": 'game="chess" mode="play"',
    "no position": 'record="lc1;card;hands=" mode="play"',
    "a long position": f'record="{"y7." * 20_000}"',
    "signs in the position": 'record="&lt;img src=x onerror=alert(1)&gt;"',
    "a path as a source": 'src="../../../etc/passwd"',
    "an address as a source": 'src="https://inline.invalid/x"',
    "no language": f'{POSITION} lang="xx-\u202e"',
    "no view": 'view="{not json"',
    "a hostile view": 'view=\'{"table": {"game": "card", "view": {"zones": [1, null, {}]}}}\'',
    "nothing": "",
}
"""Attributes of the element."""
DEEDS = {
    # Fewer later: Firefox carries some 20 MB a second from one process to another, for any frame, and queues the rest.
    "floods the frames": """let floods = 0; setInterval(() => {
      const many = floods++ < 20 ? 500 : 5;
      for (const frame of frames()) for (let at = 0; at < many; at += 1)
        frame.contentWindow?.postMessage({kind: "reply", id: at, text: "{}", lostCities: 1}, "*"); }, 20)""",
    "takes the frame away": "setInterval(() => frames()[0]?.remove(), 50)",
    "moves the element": "setInterval(() => document.body.append(t), 50)",
    "changes every attribute": """setInterval(() => { for (const name of ["game", "record", "src", "mode", "lang"])
      t.setAttribute(name, String(Math.random())); }, 20)""",
    "spoils arrays": "Array.prototype.map = () => { throw new Error('spoiled'); }",
    "spoils promises": "Promise.prototype.then = new Proxy(Promise.prototype.then, {})",
    "spoils objects": "Object.prototype.kind = 'reply'; Object.prototype.toJSON = () => 'x'",
    "turns frames elsewhere": "setInterval(() => { for (const each of frames()) each.src = 'about:blank'; }, 100)",
    "hides all": "document.body.style.display = 'none'",
    "is quiet": "",
}
"""What the page does to the element and its frames."""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>
<iframe id="whole" {sandbox} src="{site}"></iframe>{table}
<script>
  window.heard = [];
  for (const name of ["ready", "error"]) addEventListener(name, (event) => heard.push(event.type), true);
  const frames = () => [...document.querySelectorAll("iframe"),
    ...(document.getElementById("t")?.shadowRoot?.querySelectorAll("iframe") ?? [])];
  const t = document.getElementById("t");
  {deed}
</script>
<script type="module" src="{site}embed.js"></script></body></html>"""
SANDBOXES = ("", "sandbox", 'sandbox="allow-scripts"', 'sandbox="allow-scripts allow-same-origin"')


def strike(trial: Trial) -> None:
    chance, host = trial.chance, trial.stage.host
    what, deed = chance.choice(list(ATTRIBUTES)), chance.choice(list(DEEDS))
    sandbox = chance.choice(SANDBOXES)
    trial.case = f"{what}, {deed}, {sandbox or 'no sandbox'}"
    visitor = trial.at_desk()
    body = TABLE.format(ATTRIBUTES[what])
    page_text = PAGE.replace("{sandbox}", sandbox).replace("{site}", host.address).replace("{table}", body)
    host.published["somebody.html"] = page_text.replace("{deed}", DEEDS[deed]).encode()
    somebody = visitor.page.context.new_page()
    address = host.address.replace("localhost", "127.0.0.1")
    with suppress(PlaywrightError):  # it may be too busy to finish loading
        somebody.goto(f"{address}somebody.html")
    if deed == "is quiet":
        quiet(trial, somebody, what)
    somebody.close()
    trial.nothing_lost(visitor.page)
    trial.resume(visitor, trial.kept[-1])
    trial.whole(visitor)


def quiet(trial: Trial, page: Page, what: str) -> None:
    """Check that an undisturbed table is there, or says that it cannot be."""
    trial.told = True
    try:
        page.wait_for_function("() => heard.length > 0", timeout=60_000)
    except PlaywrightError:
        raise Mistold(f"neither a table nor a word: {what}") from None
