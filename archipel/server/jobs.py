"""Long work as jobs: in processes of our own, or in a queue on Redis that workers anywhere empty.

Whoever wants a job done names it by a key: ``table:ply:level`` of a choice, say. While it waits or
is worked on, the same key is the same job, so a process that goes on where another one died waits
for the answer that is on its way already. A job knows all it needs, so any worker can do it; one
that dies is replaced, one that is told to end hands its job back. Where no worker lives, or Redis
is away, our own processes do it.

Work is done for somebody: a home. In our own processes the homes take turns (``processes.py``). The
queue on Redis is first come, first served, so of each home a process puts only a few jobs into it;
the others wait here.

The queue is SAQ's; ``archipel work`` is a worker.
"""

from __future__ import annotations

import asyncio
import logging
import math
import signal
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

import msgspec

from archipel.server.bus import BEAT, PATIENCE, PREFIX, Bus, RedisBus
from archipel.server.ledger import Log
from archipel.server.processes import Processes
from archipel.server.reviewing import Part, work
from archipel.server.settings import Settings
from archipel.server.thinking import Chosen, Job, Thought, advise, ahead, think

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

HEARTBEAT = 4
"""Seconds without a word of its worker, after which a job is given to another one."""

TRIES = 5
"""Workers that may die over one job."""

ASKS_EVERY = 5.0
"""Seconds that a worker waits for work before it asks again: a line that is dead tells nobody."""

OF_ONE_HOME = 4
"""Jobs of one home that a process has in the queue at the same time."""

KEPT = 60
"""Seconds that an answer waits to be fetched."""

log = logging.getLogger("archipel")


class Form(NamedTuple):
    """How the work of a name is written down, and its answer."""

    work: Callable[..., Any]
    asked: Any
    answer: Any


FORMS = {
    "think": Form(think, tuple[Job], Chosen),
    "advise": Form(advise, tuple[Job, float], list[Thought]),
    "ahead": Form(ahead, tuple[Job, list[str]], list[str]),
    "work": Form(work, tuple[Log, int, float, float], Part | None),
}
QUEUES = {"thinking": ("think", "advise", "ahead"), "reviews": ("work",)}
"""Who thinks for a table does not wait for those who look back."""


class Answer(msgspec.Struct):
    """What a worker found."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    refused: tuple[str, str] | None = None  # the word and the sentence of a refusal
    failed: str = ""  # the work itself failed, and would again


class Failed(Exception):
    """A job has no answer."""


class Jobs:
    """Work in processes of our own."""

    def __init__(self, queue: str, processes: Processes) -> None:
        self.queue = queue
        self.processes = processes

    async def run(self, key: str, work: Callable[[*Ts], T], *args: *Ts, home: str = "") -> T:
        """Have a piece of work done for a home. Any exception means that there is no answer."""
        return await self.processes.run(work, *args, home=home)

    @property
    def pending(self) -> int:
        """How many jobs of this process wait or are under way."""
        return self.processes.pending

    def answered(self, key: str) -> None:
        """A job is done."""

    def close(self) -> None:
        self.processes.close()


class QueuedJobs(Jobs):
    """Work that is done by workers."""

    def __init__(self, queue: str, processes: Processes, bus: RedisBus) -> None:
        super().__init__(queue, processes)
        self._bus = bus
        self._queue = _queue(queue, bus.redis)
        self._waiting: dict[str, asyncio.Event] = {}
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._limit = math.ceil(processes.limit) + 60  # a worker ends what takes too long itself

    async def run(self, key: str, work: Callable[[*Ts], T], *args: *Ts, home: str = "") -> T:
        if self._bus.workers and not self._bus.away:
            turn = self._turns.get(home)
            if turn is None:
                turn = self._turns[home] = asyncio.Semaphore(OF_ONE_HOME)
            try:
                async with turn:
                    found: T = await self._ask(key, work.__name__, args)
                return found
            except self._bus.failed as error:
                log.warning("job=%s: done here, since the queue is away: %s", key, error)
        return await super().run(key, work, *args, home=home)

    @property
    def pending(self) -> int:
        return super().pending + len(self._waiting)

    def answered(self, key: str) -> None:
        if key in self._waiting:
            self._waiting[key].set()

    async def _ask(self, key: str, name: str, args: tuple[Any, ...]) -> Any:
        from saq.job import TERMINAL_STATUSES, Status

        key = f"{name}:{key}"
        told = self._waiting.setdefault(key, asyncio.Event())
        wish: dict[str, Any] = {
            "key": key,
            "timeout": self._limit,
            "heartbeat": HEARTBEAT,
            "retries": TRIES,
            "ttl": KEPT,
            "asked": msgspec.json.encode(args).decode(),
            "reply": self._bus.name,
        }
        late = time.monotonic() + 3 * self._limit
        try:
            await self._queue.enqueue(name, **wish)
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await told.wait()
                told.clear()
                job = await self._queue.job(key)
                if job is None:  # Redis has lost it
                    if not self._bus.workers:
                        raise OSError("no worker is there")
                    await self._queue.enqueue(name, **wish)
                elif job.status is Status.COMPLETE:
                    return _read(FORMS[name], job.result)
                elif job.status in TERMINAL_STATUSES:
                    raise Failed(job.error)
                elif not self._bus.workers:
                    raise OSError("no worker is there")
                if time.monotonic() > late:  # nobody says any more what became of it
                    raise Failed("TimeoutError: no worker has answered")
        finally:
            self._waiting.pop(key, None)


def make(queue: str, processes: Processes, bus: Bus) -> Jobs:
    """Jobs of a queue, if there is one."""
    return (
        QueuedJobs(queue, processes, bus) if isinstance(bus, RedisBus) else Jobs(queue, processes)
    )


def _queue(name: str, redis: Any) -> Any:
    from saq.queue.redis import RedisQueue

    class Queue(RedisQueue):
        """A queue that does not wait for the dead to answer."""

        async def sweep(self, lock: int = 60, abort: float = 0.1) -> list[str]:
            return await super().sweep(lock, abort)

    return Queue(redis, name=f"archipel-{name}", max_concurrent_ops=100)


def _read(form: Form, result: str) -> Any:
    answer = msgspec.json.decode(result, type=Answer)
    if answer.failed:
        raise Failed(answer.failed)
    if answer.refused is not None:
        return answer.refused
    return msgspec.json.decode(answer.found, type=form.answer)


# ---------------------------------------------------------------- workers


class Worker:
    """A process that empties the queues: ``archipel work``."""

    def __init__(self, settings: Settings, bus: RedisBus, count: int) -> None:
        self.bus = bus
        limits = {"thinking": settings.think_limit, "reviews": settings.review_limit}
        counts = {"thinking": count, "reviews": 1}
        logging.getLogger("saq").addFilter(self._in_one_line)
        self._pools = {queue: Processes(counts[queue], limits[queue], settings) for queue in QUEUES}
        self._workers = [self._empties(queue, counts[queue]) for queue in QUEUES]

    def _in_one_line(self, record: logging.LogRecord) -> bool:
        """A queue that is away is no fault of ours: the library need not tell where it noticed."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, self.bus.failed):
            record.msg, record.args, record.exc_info = f"the queue is away: {error}", (), None
        return True

    def _empties(self, queue: str, count: int) -> Any:
        import saq

        worker: Any = saq.Worker(
            _queue(queue, self.bus.blocking(ASKS_EVERY + PATIENCE)),
            [(name, self._doing(name, self._pools[queue])) for name in QUEUES[queue]],
            concurrency=count,
            dequeue_timeout=ASKS_EVERY,
            after_process=self._tell,
            timers={"schedule": 5, "worker_info": 30, "sweep": 1, "abort": 1},
        )
        worker.SIGNALS = []  # we hear them for all queues
        return worker

    def _doing(self, name: str, pool: Processes) -> Callable[..., Coroutine[Any, Any, str]]:
        form = FORMS[name]

        async def do(context: Any, *, asked: str, reply: str) -> str:
            beating = asyncio.create_task(_beat(context["job"]))
            try:
                args = msgspec.json.decode(asked, type=form.asked)
                found = await pool.run(form.work, *args)
            except Exception as error:
                log.warning("job=%s failed: %r", context["job"].key, error)
                return msgspec.json.encode(Answer(failed=repr(error))).decode()
            finally:
                beating.cancel()
            if name == "work" and not isinstance(found, Part):
                return msgspec.json.encode(Answer(refused=found)).decode()
            return msgspec.json.encode(
                Answer(found=msgspec.Raw(msgspec.json.encode(found)))
            ).decode()

        return do

    async def _tell(self, context: Any) -> None:
        job = context["job"]
        with suppress(*self.bus.failed):
            message = f"{self.bus.name} answer {job.key}"
            await self.bus.redis.publish(PREFIX + job.kwargs["reply"], message)

    async def run(self) -> None:
        """Work until we are told to end; what is not done then goes back into the queue."""
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ended.set)
        living = asyncio.create_task(self.bus.live_as_worker())
        working = [asyncio.create_task(worker.start()) for worker in self._workers]
        await ended.wait()
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        living.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for pool in self._pools.values():
            pool.close()
        await self.bus.leave_as_worker()


async def _beat(job: Any) -> None:
    """Say that we are still at it."""
    while True:
        await asyncio.sleep(HEARTBEAT / 4)
        with suppress(Exception):
            await job.update()
