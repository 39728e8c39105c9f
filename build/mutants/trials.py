"""Tries changes: does a test that reaches the changed lines notice?

Warm, for a change in a function: everything is imported and pytest has collected its tests; each trial is a fork of
that process, which puts the changed code into the function and runs the tests that reach it, the quickest first, until
one fails. Most trials take some hundredths of a second. Cold, for what runs as a module is imported: a fork of a
process that has not imported anything of the project yet, and gets the changed source when it does.
"""

import os
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import accumulate
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.runner import runtestprotocol

from build import tool_env
from build.mutants.survey import Survey, apart, pytest_here
from build.mutants.tally import COLD, ENDLESS, NOTICED, SURVIVED

if TYPE_CHECKING:
    from build.mutants.changes import Change

SLACK = 10
"""A test counts as endless after this many times its time under coverage, plus a second."""
COLD_SECONDS = 4.0
"""Seconds that the tests of a cold trial may take together, since it asks all that reach the module's folder."""
MEMORY = 4 << 30
PATIENCE = 600
"""Seconds by the clock, for a trial that waits for something that never comes."""
BROKEN = 9
STATUS = {0: SURVIVED, 1: NOTICED, 2: ENDLESS, 3: COLD}
"""By the exit status of a trial; BROKEN means a mistake in this file, not a mutant noticed."""
Told = Callable[["Change", str, str], None]
"""(change, outcome, the test that noticed)"""


class Forks:
    """Trials side by side, each in a process."""

    def __init__(self, jobs: int, known: Survey, tell: Told) -> None:
        self.known = known
        self._jobs = jobs
        self._tell = tell
        self._running: dict[int, tuple[Change, int, Sequence[str], str]] = {}
        self._killers: dict[str, Counter[str]] = defaultdict(Counter)
        """By file: how often each test noticed. Those that did are asked first about other changes in the file."""
        self._sound: set[str] = set()
        """The tests that noticed and are known to pass when nothing is changed."""
        self.passes: Callable[[str], bool] = lambda test: True
        """Whether a test passes when nothing is changed."""

    def order(self, path: str, tests: Iterable[str]) -> list[str]:
        """The tests most likely to notice soon first."""
        noticed, seconds = self._killers[path], self.known.seconds
        return sorted(tests, key=lambda test: (seconds[test] / (1 + noticed[test]), test))

    def quickest(self, tests: Sequence[str], most: float) -> list[str]:
        """The first of them that together take at most that many seconds."""
        sums = accumulate(self.known.seconds[test] for test in tests)
        return [test for test, sum_so_far in zip(tests, sums, strict=True) if sum_so_far <= most]

    def begin(self, change: "Change", tests: Sequence[str], trial: Callable[[int], int]) -> None:
        """Try a change as soon as there is room: `trial` gets a pipe for the number of the test that noticed, and
        returns a key of STATUS."""
        if len(self._running) >= self._jobs:
            self._end_one()
        reading, writing = os.pipe()
        folder = tempfile.mkdtemp(prefix="mutant-")
        child = os.fork()
        if child == 0:
            os._exit(_guarded(lambda: trial(writing), folder))
        os.close(writing)
        self._running[child] = (change, reading, tests, folder)

    def end(self) -> None:
        """Wait for all running trials."""
        while self._running:
            self._end_one()

    def _end_one(self) -> None:
        child, status = os.wait()
        change, reading, tests, folder = self._running.pop(child)
        with os.fdopen(reading, "rb") as pipe:
            said = pipe.read()
        shutil.rmtree(folder, ignore_errors=True)
        outcome = ENDLESS if os.WIFSIGNALED(status) else STATUS.get(os.WEXITSTATUS(status), "")
        if not outcome:
            raise RuntimeError(f"{change.name} could not be tried")
        by = tests[int(said)] if said else ""
        if by and by not in self._sound:
            if not self.passes(by):
                raise RuntimeError(f"{by} fails here even if nothing is changed")
            self._sound.add(by)
        self._killers[change.path][by] += 1
        self._tell(change, outcome, by)


def _guarded(trial: Callable[[], int], folder: str) -> int:
    """The trial's status; memory and time are limited, in case it wants all memory or waits for ever."""
    os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(PATIENCE)
    try:
        return trial()
    except BaseException:
        traceback.print_exc()
        return BROKEN


class Watch:
    """Ends the process if a test takes much longer than it should."""

    def __init__(self, known: Survey, tests: Sequence[str], pipe: int) -> None:
        self._known = known
        self._tests = tests
        self._pipe = pipe
        signal.signal(signal.SIGVTALRM, self._end)

    def begin(self, test: str) -> None:
        """A test begins."""
        self._now = test
        signal.setitimer(signal.ITIMER_VIRTUAL, 1 + SLACK * self._known.seconds[test])

    def noticed(self, test: str, status: int = 1) -> None:
        """Report that this test fails and end the process: no other need be asked."""
        os.write(self._pipe, str(self._tests.index(test)).encode())
        os._exit(status)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self.noticed(self._now, 2)


def try_warm(changes: Sequence["Change"], forks: Forks) -> None:
    """Try changes in functions. Raises Missing if the tests cannot be run."""
    files = sorted({test.partition("::")[0] for test in forks.known.seconds})
    if changes:
        apart("warm", lambda: pytest_here("warm", *files, plugin=_Server(changes, forks)))


class _Server:
    """A plugin that runs trials in place of pytest's tests."""

    def __init__(self, changes: Sequence["Change"], forks: Forks) -> None:
        self._changes = changes
        self._forks = forks
        self._items: dict[str, pytest.Item] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all trials."""
        self._items = {item.nodeid: item for item in session.items}
        self._forks.passes = self._passes
        for change in self._changes:
            tests = self._forks.order(change.path, self._forks.known.passing(change.path, change.lines))
            self._forks.begin(change, tests, partial(self._try, change, tests))
        self._forks.end()
        return True

    def _passes(self, test: str) -> bool:
        """Whether a test, run in this way, passes if nothing is changed: otherwise its failure proves nothing."""
        with tempfile.TemporaryDirectory() as folder, open(os.devnull, "wb") as pipe:
            child = os.fork()
            if child == 0:
                os._exit(_guarded(lambda: self._run([test], pipe.fileno()), folder))
            return os.waitpid(child, 0)[1] == 0

    def _try(self, change: "Change", tests: Sequence[str], pipe: int) -> int:
        return self._run(tests, pipe) if put_in(change) else 3

    def _run(self, tests: Sequence[str], pipe: int) -> int:
        watch = Watch(self._forks.known, tests, pipe)
        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            watch.begin(item.nodeid)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                watch.noticed(item.nodeid)
        return 0


def put_in(change: "Change") -> bool:
    """Put the changed code into the function, in place, for all that have imported it; False if there is none."""
    code = change.code()
    assert change.scope is not None
    held: Any = sys.modules.get(change.imported_as)
    for name in change.scope:
        held = vars(held).get(name) if held is not None else None
    function = getattr(held, "fget", None) or getattr(held, "__func__", held)
    if code is None or not isinstance(function, FunctionType):
        return False
    function.__code__ = code
    return True


def try_cold(changes: Sequence["Change"], forks: Forks) -> None:
    """Try changes of what runs as a module is imported."""
    for change in changes:
        tests = forks.quickest(forks.order(change.path, forks.known.around(change.path)), COLD_SECONDS)
        forks.begin(change, tests, partial(_try_cold, change, tests, forks.known))
    forks.end()


def _try_cold(change: "Change", tests: Sequence[str], known: Survey, pipe: int) -> int:
    sys.meta_path.insert(0, _Finder(change))
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    status = pytest_here("cold", *files, plugin=_Asked(tests, Watch(known, tests, pipe)))
    return int(status not in (0, 5))


class _Asked:
    """A plugin that runs these tests alone, in this order, until one fails."""

    def __init__(self, tests: Sequence[str], watch: Watch) -> None:
        self._at = {test: number for number, test in enumerate(tests)}
        self._watch = watch

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out all others. A test that is gone because the change renamed it has noticed nothing."""
        items[:] = sorted((item for item in items if item.nodeid in self._at), key=lambda item: self._at[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        self._watch.begin(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Report a failure after any part of a test."""
        if report.failed:
            self._watch.noticed(report.nodeid)


class _Changed(SourceFileLoader):
    """Loads a module from its changed source."""

    def __init__(self, change: "Change") -> None:
        super().__init__(change.imported_as, str(tool_env.ROOT / change.path))
        self._source = change.source().encode()

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed source, never use a cached .pyc."""
        return compile(self._source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Has one module loaded from its changed source."""

    def __init__(self, change: "Change") -> None:
        self._loader = _Changed(change)

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of that module; None for others."""
        known = fullname == self._loader.name
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader) if known else None
