"""Many games at once: the same work by one process or by several, with a progress bar."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.cli.terminal import Terminal

Task = TypeVar("Task")
Result = TypeVar("Result")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _results(
    work: Callable[[Task], Result], tasks: list[Task], jobs: int
) -> Iterator[Iterator[Result]]:
    if jobs == 1 or len(tasks) < 2:
        yield map(work, tasks)
        return
    # Fresh processes: the progress bar runs in a thread, and threads and forks do not mix.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(tasks)), _leave_interrupts_to_the_parent) as pool:
        yield pool.imap(work, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def each(
    here: Terminal, work: Callable[[Task], Result], tasks: list[Task], jobs: int, title: str
) -> list[Result]:
    """The results of ``work`` on all tasks, in their order, whoever did them."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=here.err,
        transient=True,
        disable=not here.err.is_terminal,
    )
    done: list[Result] = []
    with bar, _results(work, tasks, jobs) as results:
        row = bar.add_task(title, total=len(tasks))
        for result in results:
            done.append(result)
            bar.advance(row)
    return done
