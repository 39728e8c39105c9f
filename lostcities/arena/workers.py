"""Where deals are played: in processes of this machine or on a Dask cluster, both a `concurrent.futures` executor.

    >>> with processes(2) as executor:
    ...     played = play_all(executor, deals, lambda done: None)

Any other executor will do as well; the result is the same for the same deals.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from types import FrameType

from lostcities.arena.deals import Deal, PlayedDeal, play_deal
from lostcities.arena.program import kill_all
from lostcities.errors import BadOption, printable, quote

CONNECTING = 10
"""Seconds to wait for a cluster's scheduler."""


def play_all(
    executor: Executor,
    deals: Sequence[Deal],
    tell: Callable[[PlayedDeal], None],
    play: Callable[[Deal], PlayedDeal] = play_deal,
) -> list[PlayedDeal]:
    """Play the deals: their results in the order of `deals`. `tell` hears of each as it ends, in no order."""
    futures = [executor.submit(play, deal) for deal in deals]
    try:
        for future in as_completed(futures):
            tell(future.result())
        return [future.result() for future in futures]
    finally:
        for future in futures:
            future.cancel()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """`jobs` processes of this machine. Leaving early, by an error or the keyboard, ends what they are at."""
    # Fresh processes on every system: a fork would inherit the threads and locks of a progress bar.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh, initializer=_begin) as pool:
        done = False
        try:
            yield pool
            done = True
        finally:
            if not done:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in multiprocessing.active_children():
                    process.terminate()


def _begin() -> None:
    """In a new worker: the keyboard's interrupt is for the one who started it, who then ends its workers."""
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
