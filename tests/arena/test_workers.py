"""Where deals are played makes no difference: threads, processes and, where Dask is installed, a cluster of two."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from arena.rogues import GREEDY, rogue
from arena.test_program import ends
from waiting import PATIENCE, until

from lostcities import BadOption
from lostcities.arena import Deal, PlayedDeal, cluster, play_all, play_deal, processes

ROOT = Path(__file__).parents[2]
WITH_DASK = find_spec("distributed") is not None

DEALS = [
    Deal("adapted", {"rounds": 1, "turn_limit": 30}, players, "here or there", number, 20)
    for number in range(2)
    for players in (("careful", "wander"), (GREEDY, "wander"))
]


@contextmanager
def local_cluster() -> Iterator[Executor]:
    """Two workers in processes of their own, as `--scheduler` reaches them."""
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local,
        cluster(local.scheduler_address) as executor,
    ):
        yield executor


PLACES: dict[str, object] = {"threads": lambda: ThreadPoolExecutor(3), "processes": lambda: processes(2)}
if WITH_DASK:
    PLACES["cluster"] = local_cluster


@pytest.fixture(scope="module")
def here() -> list[PlayedDeal]:
    """What the deals come to in this very process."""
    return [play_deal(deal) for deal in DEALS]


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_the_same_deals_come_to_the_same_wherever_they_are_played(
    place: "type[AbstractContextManager[Executor]]", here: list[PlayedDeal]
) -> None:
    told: list[PlayedDeal] = []
    with place() as executor:
        assert play_all(executor, DEALS, told.append) == here
    assert {(each.number, each.players) for each in told} == {(each.number, each.players) for each in DEALS}


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x y"])
def test_a_cluster_that_is_not_there_is_refused_in_one_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Dask the sentence says how to get it; with it, that nobody answers."""
    monkeypatch.setattr("lostcities.arena.workers.CONNECTING", 0.5)
    sentence = "no Dask scheduler answers at" if WITH_DASK else "--scheduler needs Dask: pip install"
    with pytest.raises(BadOption, match=sentence), cluster(address):
        raise AssertionError("nobody listens there")


def test_interrupting_the_arena_ends_its_workers_and_their_programs_at_once(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    # It ignores the keyboard's interrupt, and never answers.
    player = rogue(
        "import os, signal, time\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        f"open({str(note)!r}, 'w').write(str(os.getpid()))\n"
        "time.sleep(600)"
    )
    command = [sys.executable, "-m", "lostcities", "arena", "card", player, "wander", "--deals", "9", "--jobs", "1"]
    arena = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell's background jobs ignore the interrupt, and so do the processes they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until(lambda: note.exists() and bool(note.read_text()))
    arena.send_signal(signal.SIGINT)
    out, error = arena.communicate(timeout=PATIENCE)
    assert (out, error, arena.returncode) == ("", "stopped after 0 of 9 deals\n", 130)
    assert ends(int(note.read_text()))


def test_the_keyboard_s_interrupt_of_a_whole_group_leaves_one_line() -> None:
    """As a shell sends it: to the arena and to every process that it has started or is starting."""
    command = [sys.executable, "-m", "lostcities", "arena", "card", "careful", "bold", "--deals", "5000", "--jobs", "3"]
    arena = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children")
    until(lambda: len(children.read_text().split()) > 1)
    os.killpg(arena.pid, signal.SIGINT)
    out, error = arena.communicate(timeout=PATIENCE)
    assert (out, error.count("\n"), arena.returncode) == ("", 1, 130), error
    assert error.startswith("stopped after ")


def test_deals_without_number_begin_at_once() -> None:
    """They are made as they are played, not before."""
    asked = 0

    def endless() -> Iterator[Deal]:
        nonlocal asked
        for asked in range(10**9):
            yield DEALS[asked % len(DEALS)]

    class EnoughError(Exception):
        pass

    def tell(played: PlayedDeal) -> None:
        raise EnoughError

    with ThreadPoolExecutor(2) as executor, pytest.raises(EnoughError):
        play_all(executor, endless(), tell)
    assert asked < 2000
