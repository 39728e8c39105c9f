"""The device keeps nothing, or has no room left, for good or for a while: play goes on, and the page says so as long as
it is true.
"""

from playwright.sync_api import Page
from waiting import until

from build.storm import matches, spoken
from build.storm.trial import HEAR, PATIENCE, Mistold, Trial

ENGINES = ("chromium", "firefox")
IN_WORKERS = """(() => {
  const code = (...parts) => new Blob(parts, {type: "text/javascript"});
  const make = URL.createObjectURL;
  const first = make(code(`%s`));
  URL.createObjectURL = (blob) => make(blob.type === "text/javascript" ? code(`import "${first}";`, blob) : blob);
})()"""
"""Runs something in every worker before its own script."""
FORBID = """for (const name of ["localStorage", "indexedDB", "caches"])
  Object.defineProperty(self, name, {get() { throw new DOMException("no storage here", "SecurityError"); }});"""
FULL = """let left = COUNT;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...what) {
  if (what[0]?.record && left-- > 0) throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, what);
};"""
SLIPS = ".slip.bad p"


def strike(trial: Trial) -> None:
    way = trial.chance.choice(["forbidden", "full", "full for a while"])
    count = trial.chance.randrange(1, 4) if way == "full for a while" else 10**6
    trial.case = f"{way}, {count} times" if count < 10 else way
    script = IN_WORKERS % (FORBID if way == "forbidden" else FULL.replace("COUNT", str(count)))
    if way == "forbidden":
        forbidden(trial, script)
        return
    visitor, look = trial.at_table(trial.lent(), script, HEAR)
    before = matches.half_moves(trial.kept[-1].record)
    visitor.answer(look)
    told_of(trial, visitor.page, "status-unsaved-full")
    for _ in range(4):
        look = visitor.settle()
        visitor.answer(look)
    look = visitor.settle()
    trial.spoken_well(look)
    if count < 10:
        visitor.wait_until_kept(look)
        until(lambda: not complaints(trial, visitor.page), lambda: "told though it is not true any more", PATIENCE)
        trial.whole(visitor)
    else:
        trial.nothing_lost(visitor.page)
        assert len(look.log) * 2 > before // 2, "play does not go on"


def told_of(trial: Trial, page: Page, key: str) -> None:
    """Check that it was said, even if only until the next turn was kept."""
    trial.told = True

    def said() -> bool:
        return any(spoken.says(text, trial.language, key) for text in page.evaluate("[...said]"))

    try:
        until(said, patience=PATIENCE)
    except AssertionError:
        raise Mistold(f"not {key} in {trial.language}: {page.evaluate('[...said]')}") from None


def forbidden(trial: Trial, script: str) -> None:
    """Begin a new match, as none is kept."""
    # No settings can be read, so the page takes the browser's language.
    visitor = trial.visitor(trial.context(), script, FORBID.replace("self", "window"), furnish=0)
    visitor.open()
    visitor.set_out()
    trial.must_say(visitor.page, SLIPS, "status-unsaved-forbidden")
    look = trial.seen(visitor)
    visitor.answer(look)
    trial.spoken_well(visitor.settle())


def complaints(trial: Trial, page: Page) -> list[str]:
    """What the page says about saving."""
    texts: list[str] = page.locator(SLIPS).all_inner_texts()
    if any(not spoken.keys(text, trial.language) for text in texts):
        raise Mistold(f"not in {trial.language}: {texts}")
    return [text for text in texts if spoken.says(text, trial.language, "status-unsaved")]
