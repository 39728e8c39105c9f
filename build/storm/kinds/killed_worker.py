"""The worker with Python in it dies between any two messages, loudly or without a word."""

from build.storm.trial import Trial

ENGINES = ("chromium", "firefox")
EAR = """(() => {
  const Real = Worker;
  let left = Infinity, loud = false;
  window.dies = (after, aloud) => { left = after; loud = aloud; };
  window.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", () => this.counts());
    }
    postMessage(...what) { super.postMessage(...what); this.counts(); }
    counts() {
      if (left-- > 0) return;
      left = Infinity;
      super.terminate();
      if (loud) this.dispatchEvent(new ErrorEvent("error", { message: "struck" }));
    }
  };
})()"""
"""Ends the worker after so many more messages to or from it."""


def strike(trial: Trial) -> None:
    loud = trial.chance.random() < 0.6
    after = trial.chance.randrange(0, 12)
    trial.case = f"{'loudly' if loud else 'silently'} after {after} messages"
    visitor, look = trial.at_table(trial.lent(), EAR, haste=True)
    visitor.page.evaluate("([after, loud]) => dies(after, loud)", [after, loud])
    for _ in range(6):
        visitor.answer(look)
        if restored(trial, visitor.page):
            break
        look = trial.seen(visitor)
    trial.whole(visitor)


def restored(trial: Trial, page: object) -> bool:
    """Wait until the table can be answered, or is said to be set up again."""
    found = page.wait_for_function(  # type: ignore[attr-defined]
        """() => [...document.querySelectorAll(".slip p")].map((each) => each.innerText).join("\\n")
          || (document.querySelector("#table .turn.mine, [data-act=pass], .curtain, .score-sheet") ? "mine" : "")""",
        timeout=60_000,
    ).json_value()
    if found == "mine":
        return False
    trial.must_say(page, ".slip p", "status-restored")  # type: ignore[arg-type]
    return True
