"""Many games at once: the same work by one process or by several, with a progress bar.

What is kept in a file, one line for each piece of work, need not be done again after a kill.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.cli.terminal import Mistake, Terminal

Task = TypeVar("Task")
Result = TypeVar("Result")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _results(
    work: Callable[[Task], Result], tasks: list[Task], jobs: int, ray: bool
) -> Iterator[Iterator[Result]]:
    if ray:
        yield _on_ray(work, tasks)
        return
    if jobs == 1 or len(tasks) < 2:
        yield map(work, tasks)
        return
    # Fresh processes: the progress bar runs in a thread, and threads and forks do not mix.
    context = multiprocessing.get_context("spawn")
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, _leave_interrupts_to_the_parent)
    try:
        yield pool.map(work, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))
    except BaseException as error:
        ours = [child for child in multiprocessing.active_children() if child not in before]
        pool.shutdown(wait=False, cancel_futures=True)
        for child in ours:  # after Ctrl-C a game could go on for minutes
            child.terminate()
        if isinstance(error, BrokenProcessPool):  # one was killed: what it did is not known
            raise Mistake("cli-process-ended") from error
        raise
    # All is done: a pool that is still closing while the interpreter ends would complain.
    pool.shutdown()


def _on_ray(work: Callable[[Task], Result], tasks: list[Task]) -> Iterator[Result]:
    """The same work on a Ray cluster: the one RAY_ADDRESS names, else one on this machine."""
    try:
        import ray
    except ImportError as error:
        raise Mistake("cli-needs-ray") from error
    ray.init(ignore_reinit_error=True, log_to_driver=False, include_dashboard=False)
    remote = ray.remote(work)
    for reference in [remote.remote(task) for task in tasks]:
        result: Result = ray.get(reference)
        yield result


def each(
    here: Terminal,
    work: Callable[[Task], Result],
    tasks: list[Task],
    jobs: int,
    title: str,
    note: Callable[[Result], None] | None = None,
    ray: bool = False,
) -> list[Result]:
    """The results of ``work`` on all tasks, in their order, whoever did them.

    Each is given to ``note`` as soon as it and those before it are there.
    """
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
    with bar, _results(work, tasks, jobs, ray) as results:
        row = bar.add_task(title, total=len(tasks))
        for result in results:
            done.append(result)
            if note is not None:
                note(result)
            bar.advance(row)
    return done


def kept(file: Path | None, kind: type[Result]) -> list[Result]:
    """The results a file holds; a last line that was cut off is taken away.

    The folder of the file is made, so that results can be added to it.
    """
    if file is None:
        return []
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_bytes() if file.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) != len(text):
            file.write_bytes(whole)
        return [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]
    except (OSError, msgspec.MsgspecError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Mistake("cli-bad-file", file=str(file), reason=reason) from error


def each_once(
    here: Terminal,
    work: Callable[[Task], Result],
    tasks: dict[Any, Task],
    file: Path | None,
    before: dict[Any, Result],
    jobs: int,
    title: str,
    ray: bool = False,
) -> list[Result]:
    """The results of all tasks, by key and in their order: those of ``before``, and new ones,
    which are added to the file one by one, each in one piece."""

    def note(result: Result) -> None:
        if file is not None:
            with file.open("ab", buffering=0) as out:
                out.write(msgspec.json.encode(result) + b"\n")

    left = [key for key in tasks if key not in before]
    now = each(here, work, [tasks[key] for key in left], jobs, title, note, ray)
    found = {**before, **dict(zip(left, now))}
    return [found[key] for key in tasks]
