"""Finds which tests reach which lines and how long each takes, and makes sure that all pass while nothing is changed.

The tests are run once under coverage, in a process of their own; the findings are kept for each file of tests, as long
as the file and the sources are the same. Left out are tests marked as long and those that take more than LONGEST, for a
mutant should cost about a second.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import process_time
from types import FrameType
from typing import TYPE_CHECKING

import hypothesis
import pytest

from build import tool_env

if TYPE_CHECKING:
    import coverage

WORK = tool_env.CACHE / "mutate"
LONGEST = 1.0
"""Seconds of processor time, under coverage, that a test may take."""
EXAMPLES = 15
"""How many examples a property tries, at most."""
PYTEST = (
    *("-q", "-m", "not long", "--tb=native", "--capture=sys"),
    *("-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:timeout"),
)
"""How pytest is run here; what tests print stays in memory, since many forks of one process run at once."""
OURS = tuple(f"{tool_env.ROOT}/{folder}/" for folder in ("lostcities", "tests"))
PROFILE = {"LOSTCITIES_TESTS": "repeated"}
"""With this in the environment, properties try the same examples each time (tests/conftest.py)."""


@dataclass
class Survey:
    """Which lines the tests reach."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Processor time of every test, by its name in pytest."""
    lines: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """[path][line] -> the tests that reach it; "" for what runs as modules are imported and tests collected."""
    long: list[str] = field(default_factory=list)
    """Tests left out because they take too long."""

    def passing(self, path: str, lines: tuple[int, int]) -> set[str]:
        """The tests that reach any of these lines."""
        return self._at(path, lines) - {""}

    def early(self, path: str, lines: tuple[int, int]) -> bool:
        """Whether these lines run as modules are imported and tests collected."""
        return "" in self._at(path, lines)

    def around(self, path: str) -> set[str]:
        """The tests that reach anything in the file's folder (or, if that is the package's own, in the file), and those
        that reach no line, for they look at what importing modules makes."""
        folder = Path(path).parent
        near = [each for each in self.lines if each == path or (Path(each).parent == folder != Path("lostcities"))]
        moving = {test for by_line in self.lines.values() for tests in by_line.values() for test in tests}
        idle = self.seconds.keys() - moving - {*self.long}
        return ({test for each in near for tests in self.lines[each].values() for test in tests} | idle) - {""}

    def of(self, file: str) -> "Survey":
        """The survey of the tests in one file, without lines for those that take too long."""
        own = {test for test in self.seconds if test.partition("::")[0] == file}
        asked = own - {*self.long} | {""}
        lines = {
            path: {line: sorted(asked & {*tests}) for line, tests in by_line.items() if asked & {*tests}}
            for path, by_line in self.lines.items()
        }
        return Survey({test: self.seconds[test] for test in own}, lines, [test for test in self.long if test in own])

    def add(self, other: "Survey") -> None:
        """Add the survey of other tests."""
        self.seconds |= other.seconds
        self.long += other.long
        for path, lines in other.lines.items():
            known = self.lines.setdefault(path, {})
            for line, tests in lines.items():
                known[line] = sorted({*known.get(line, ()), *tests})

    def _at(self, path: str, lines: tuple[int, int]) -> set[str]:
        of_file = self.lines[path]
        return {test for line in range(lines[0], lines[1] + 1) for test in of_file.get(str(line), ())}


def survey(paths: list[str], tests: Iterable[str], key: Callable[[str], str]) -> Survey:
    """The survey of the tests in these files, made now or, if the file's key is the same, earlier. Raises Missing if a
    test fails."""
    kept = {file: WORK / f"survey-{Path(file).stem}-{key(file)}.json" for file in tests}
    new = [file for file in kept if not kept[file].exists()]
    if new:
        with tool_env.step(f"Running the tests of {len(new)} files as they are, to see what each looks at"):
            apart("survey", partial(_run, paths, {file: kept[file] for file in new}))
    found = Survey()
    for path in kept.values():
        found.add(Survey(**json.loads(path.read_text("utf-8"))))
    if found.long:
        print(f"{len(found.long)} tests take too long and are not asked", file=sys.stderr)
    return found


def apart(name: str, work: Callable[[], int]) -> None:
    """Do something in a process of its own that has not imported anything of the project yet. Raises Missing if it
    returns a status other than 0."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = work()
        except BaseException:
            traceback.print_exc()
        os._exit(status)
    if os.waitpid(child, 0)[1]:
        raise tool_env.Missing(f"The tests cannot be run as they are: see {log_of(name).relative_to(tool_env.ROOT)}")


def log_of(name: str) -> Path:
    """The file with what pytest prints in the process of that name."""
    return WORK / f"{name}.log"


def pytest_here(name: str, *tests: str, plugin: object) -> int:
    """Run pytest in this process, with its report in the file of that name."""
    os.chdir(tool_env.ROOT)
    os.environ.update(PROFILE)
    log = os.open(log_of(name), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(log, 1)
    return int(pytest.main([*PYTEST, *tests], plugins=[plugin, _FewExamples()]))


def _run(paths: list[str], kept: dict[str, Path]) -> int:
    import coverage  # which only this command's environment has

    files = [str(tool_env.ROOT / path) for path in paths]
    meter = coverage.Coverage(data_file=None, config_file=False, messages=False, include=files)
    meter.start()
    looking = _Looking(meter)
    status = pytest_here("survey", *kept, plugin=looking)
    meter.stop()
    data = meter.get_data()
    for path, file in zip(paths, files, strict=True):
        looking.found.lines[path] = {str(line): tests for line, tests in data.contexts_by_lineno(file).items()}
    if looking.failed or status not in (0, 1):
        return 1
    for test_file, kept_in in kept.items():
        kept_in.write_text(json.dumps(asdict(looking.found.of(test_file))), "utf-8")
    return 0


class _FewExamples:
    """A plugin that limits properties to EXAMPLES; for those that ask for more themselves, hypothesis offers no other
    way."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Do so once the tests are collected."""
        name = "_hypothesis_internal_use_settings"
        for test in {item.obj for item in items if isinstance(item, pytest.Function)}:
            own = getattr(test, name, None)
            if own is not None and own.max_examples > EXAMPLES:
                setattr(test, name, hypothesis.settings(own, max_examples=EXAMPLES))


class TooLong(BaseException):
    """Ends a test; not an Exception, since a test may expect that."""


class _Looking:
    """A plugin that tells coverage which test runs, and times it."""

    def __init__(self, meter: "coverage.Coverage") -> None:
        self.found = Survey()
        self.failed: list[str] = []
        self._meter = meter
        self._given_up = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Around a test."""
        self._given_up = False
        self._meter.switch_context(item.nodeid)
        signal.signal(signal.SIGVTALRM, self._give_up)
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
        began = process_time()
        done = yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.found.seconds[item.nodeid] = process_time() - began
        self._meter.switch_context("")
        if self._given_up:
            self.found.long.append(item.nodeid)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """After each part of a test."""
        if report.failed and not self._given_up:
            self.failed.append(report.nodeid)

    def _give_up(self, number: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code.co_filename.startswith(OURS):
            self._given_up = True
            raise TooLong
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.01)  # not while pytest or coverage may hold a lock
