"""A person's own player does everything that a program can do wrong: the table says what, another player takes over,
and nothing of the first goes on running.
"""

from visitor import Visitor
from waiting import until

from build.storm.trial import PATIENCE, Lost, Trial

ENGINES = ("chromium", "firefox")
PLAYERS = {
    "endless": "def choose(question):\n    while True: pass\n",
    "says nothing": "def choose(question):\n    return None\n",
    "says a lot": "def choose(question):\n    return 'y5' * 100000\n",
    "says what is not allowed": "def choose(question):\n    return 'r99'\n",
    "says a list": "def choose(question):\n    return [question['legal']]\n",
    "breaks off": "def choose(question):\n    raise ValueError('<b>no</b> \\u202eidea')\n",
    "leaves": "import sys\ndef choose(question):\n    sys.exit(3)\n",
    "leaves at once": "import os\nos._exit(3)\n",
    "cannot be read": "def choose(question:\n",
    "has no such function": "x = 1\n",
    "needs what is not there": "import numpy\ndef choose(question):\n    return question['legal'][0]\n",
    "falls for ever": "def choose(question):\n    return choose(question)\n",
    "eats": "eaten = []\ndef choose(question):\n    while True: eaten.append(bytearray(2**24))\n",
    "floods": """import js
from pyodide.ffi import create_proxy
post = js.MessagePort.prototype.postMessage
def sending(port, message):
    for _ in range(2000): post.call(port, message)
js.MessagePort.prototype.postMessage = create_proxy(sending, capture_this=True)
def choose(question): return question["legal"][0]
""",
    "begets": """import js
made = []
def choose(question):
    for _ in range(20):
        made.append(js.Worker.new("data:text/javascript,for(;;){}"))
    while True: pass
""",
    "forges": """import builtins, json
json.dumps = lambda *a, **k: '{"kind": "answer", "id": 1, "text": "{}"}'
builtins.len = lambda x: -1
def choose(question): return question["legal"][0]
""",
}
"""By what the player does: its source."""
TOLD = ("error-own", "own-absent")
ENDLESS = frozenset({"endless", "begets", "eats"})


def strike(trial: Trial) -> None:
    which = trial.chance.choice(list(PLAYERS))
    trial.case = which
    visitor = trial.at_desk()
    visitor.go("#setup")
    invited(visitor, PLAYERS[which])
    visitor.choose("input[name=starts][value='1']")
    visitor.press("[data-act=start]")
    if which in ENDLESS:
        visitor.press("[data-act=own-stop]")
    page = visitor.page
    page.locator(".notice p, #table .turn.mine").first.wait_for(timeout=1000 * PATIENCE)
    if page.locator("[data-act=own-leave]").count():
        trial.must_say(page, ".notice p", *TOLD)
        visitor.press("[data-act=own-leave]")
    look = trial.seen(visitor)
    trial.spoken_well(look)
    visitor.answer(look)
    visitor.go("")
    gone(visitor)
    trial.nothing_lost(page)
    trial.resume(visitor, trial.kept[-1])
    trial.whole(visitor)


def invited(visitor: Visitor, code: str) -> None:
    """Give the second seat to a file, and confirm."""
    which = "input[data-act=own-choose][data-seat='1']"
    file = {"name": "player.py", "mimeType": "text/x-python", "buffer": code.encode()}
    visitor.page.locator(which).set_input_files(file)
    visitor.press("dialog [data-act=own-yes]")
    visitor.page.locator(".own-choice.chosen").first.wait_for()


def gone(visitor: Visitor) -> None:
    """Check that no frame of the player is left and that no worker goes on running."""
    page = visitor.page

    def left() -> bool:
        frames = page.locator("iframe").count()
        return not frames and not any(worker.url.startswith("data:") for worker in page.workers)

    try:
        until(left, patience=PATIENCE)
    except AssertionError:
        raise Lost("the player lives on") from None
