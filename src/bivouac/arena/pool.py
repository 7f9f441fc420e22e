"""Many matches at once, on this machine's cores, with results in the order of the matches."""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

from bivouac.arena.match import Match, Result, play_match

TASK_SECONDS = 0.1  # what one task should take, so that sending it costs next to nothing
AHEAD = 3  # tasks handed out for each worker, so that none waits for work


def cores() -> int:
    """How many processes can really run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(matches: Sequence[Match], jobs: int | None = None) -> Generator[Result, None, None]:
    """The results of all matches, in their order, each as soon as it and those before it are there.

    Every match has its own seed, so the number of jobs changes nothing but the time. Closing the generator, or an
    interrupt, ends the workers at once.
    """
    jobs = min(jobs or cores(), len(matches))
    if jobs <= 1:
        yield from map(play_match, matches)
    else:
        yield from _spread(matches, jobs)


def _spread(matches: Sequence[Match], jobs: int) -> Generator[Result, None, None]:
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("forkserver"), initializer=_deaf)
    waiting: deque[Future[tuple[list[Result], float]]] = deque()
    place, size = 0, 1
    try:
        while waiting or place < len(matches):
            while place < len(matches) and len(waiting) < AHEAD * jobs:
                with _undisturbed():
                    waiting.append(pool.submit(_play_some, matches[place : place + size]))
                place += size
            results, seconds = waiting.popleft().result()
            size = max(1, min(4 * size, round(len(results) * TASK_SECONDS / seconds)))
            yield from results
    except BaseException:
        for worker in set(active_children()) - before:
            worker.kill()
            worker.join()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """An interrupt waits: a worker that is half started is nobody's, and would complain when all others have gone.

    What is started meanwhile inherits that it hears none; the handler is for interrupts that reach another thread.
    """
    if current_thread() is not main_thread():
        yield  # no interrupt comes here
        return
    caught: list[Any] = []
    before = signal.signal(signal.SIGINT, lambda *interrupt: caught.append(interrupt))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
        if caught and callable(before):
            before(*caught[0])


def _play_some(matches: Sequence[Match]) -> tuple[list[Result], float]:
    started = perf_counter()
    return [play_match(match) for match in matches], perf_counter() - started


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
