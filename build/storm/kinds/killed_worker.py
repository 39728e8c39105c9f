"""The worker with Python in it dies between any two messages, loudly or without a word."""

from visitor import Look, Visitor
from waiting import until

from build.storm import spoken
from build.storm.trial import HEAR, PATIENCE, Mistold, Trial

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
    visitor, look = trial.at_table(trial.lent(), EAR, HEAR, haste=True)
    visitor.page.evaluate("([after, loud]) => dies(after, loud)", [after, loud])
    while not answered(trial, visitor, look):
        look = trial.seen(visitor)
    trial.whole(visitor)


def answered(trial: Trial, visitor: Visitor, look: Look) -> bool:
    """Do one thing at the table; False if it is done, True if the page says instead that it sets the table up again."""
    visitor.answer(look)
    until(lambda: said(trial, visitor) or visitor.look().mark != look.mark, lambda: "the table stands still", PATIENCE)
    if not (heard := said(trial, visitor)):
        return False
    trial.told = True
    if not spoken.says(heard, trial.language, "status-restored"):
        raise Mistold(f"not in {trial.language}: {heard}")
    return True


def said(trial: Trial, visitor: Visitor) -> str:
    """All that was said beside the table, except that something is late, as happens with short seconds."""
    texts = visitor.page.evaluate("[...said]")
    return "\n".join(text for text in texts if not spoken.says(text, trial.language, "status-stalled"))
