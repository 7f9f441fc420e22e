"""Much of the same work at once, on this machine's cores, with results in the order of the work: matches above all."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, TypeVar

from bivouac.arena.match import Match, Result, play_match

TASK_SECONDS = 0.1  # what one task should take, so that sending it costs next to nothing
AHEAD = 3  # tasks handed out for each worker, so that none waits for work

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many processes can really run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(matches: Sequence[Match], jobs: int | None = None) -> Generator[Result, None, None]:
    """The results of all matches. Every match has its own seed, so the number of jobs changes nothing but the time."""
    return spread(play_match, matches, jobs)


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int | None = None) -> Generator[R, None, None]:
    """What a function makes of some things, in their order, each as soon as it and those before it are there.

    Function and things are sent to the processes that work. Closing the generator, or an interrupt, ends these at once.
    """
    jobs = min(jobs or cores(), len(items))
    if jobs <= 1:
        yield from map(work, items)
    else:
        yield from _spread(work, items, jobs)


def _spread(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Generator[R, None, None]:
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("forkserver"), initializer=_deaf)
    waiting: deque[Future[tuple[list[R], float]]] = deque()
    place, size = 0, 1
    try:
        while waiting or place < len(items):
            while place < len(items) and len(waiting) < AHEAD * jobs:
                with _undisturbed():
                    waiting.append(pool.submit(_work_some, work, items[place : place + size]))
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


def _work_some(work: Callable[[T], R], items: Sequence[T]) -> tuple[list[R], float]:
    started = perf_counter()
    return [work(item) for item in items], perf_counter() - started


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
