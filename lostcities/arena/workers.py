"""Where deals are played: in processes of this machine or on a Dask cluster, both a `concurrent.futures` executor.

    >>> with processes(2) as executor:
    ...     played = play_all(executor, deals, lambda done: None)

Any other executor will do as well; the result is the same for the same deals.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from types import FrameType
from typing import Any

from lostcities.arena.deals import Deal, PlayedDeal, play_deal
from lostcities.arena.program import kill_all
from lostcities.errors import BadOption, printable, quote

CONNECTING = 10
"""Seconds to wait for a cluster's scheduler."""


AHEAD = 1000
"""Deals handed to an executor at a time: enough for a large cluster, few enough that the first is played at once."""


def play_all(
    executor: Executor,
    deals: Iterable[Deal],
    tell: Callable[[PlayedDeal], None],
    play: Callable[[Deal], PlayedDeal] = play_deal,
) -> list[PlayedDeal]:
    """Play the deals; returns their results in the order of `deals`. `tell` hears of each as it ends, in any order."""
    results: list[PlayedDeal | None] = []
    waiting: dict[Future[PlayedDeal], int] = {}
    rest = iter(deals)
    try:
        while True:
            for deal in islice(rest, AHEAD - len(waiting)):
                waiting[executor.submit(play, deal)] = len(results)
                results.append(None)
            if not waiting:
                return [result for result in results if result is not None]
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                result = results[waiting.pop(future)] = future.result()
                tell(result)
    finally:
        # `processes` ends its own, whatever they are doing; their pool would complain of cancelled deals as well.
        if not isinstance(executor, ProcessPoolExecutor):
            for future in waiting:
                future.cancel()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """`jobs` processes of this machine. Leaving early, by an error or the keyboard, ends them at once.

    Raises BadOption for less than one.
    """
    if type(jobs) is not int or jobs < 1:
        raise BadOption("the processes must be a whole number of at least 1", option="jobs")
    # Fresh processes on every system: a fork would inherit the threads and locks of a progress bar.
    fresh = multiprocessing.get_context("spawn")
    with _Pool(jobs, mp_context=fresh, initializer=_begin) as pool:
        done = False
        try:
            yield pool
            done = True
        finally:
            if not done:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in multiprocessing.active_children():
                    process.terminate()


class _Pool(ProcessPoolExecutor):
    """A pool whose processes start deaf to the keyboard's interrupt: that is for the process that started them."""

    def submit(self, *asked: Any, **named: Any) -> Future[Any]:
        """As any pool's; a process started here inherits the signal that is blocked meanwhile."""
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(*asked, **named)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(*asked, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a new worker: the keyboard's interrupt is for the process that started it, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(number: int, frame: FrameType | None) -> None:
    kill_all()
    os._exit(128 + number)


@contextmanager
def cluster(scheduler: str) -> Iterator[Executor]:
    """The workers of the Dask cluster whose scheduler is at `scheduler`; lostcities must be installed there.

    Raises BadOption.
    """
    try:
        from distributed import Client
        from distributed.comm.addressing import parse_address
        from distributed.comm.registry import get_backend
    except ImportError:
        raise BadOption("--scheduler needs Dask: pip install 'lostcities[cluster]'") from None
    try:
        get_backend(parse_address(scheduler)[0])  # an address of no known kind leaves a half-made client behind
        client = Client(scheduler, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as error:
        said = printable(str(error).partition("\n")[0])
        raise BadOption(f"no Dask scheduler answers at {quote(scheduler)}: {said}") from None
    with client, client.get_executor(pure=False) as executor:  # a deal asked for again is played again
        yield executor
