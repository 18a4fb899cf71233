"""Work in a queue: done by workers, once, whatever happens to them; and by us if there is none."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from archipel.server import jobs
from archipel.server.bus import RedisBus
from archipel.server.processes import Processes
from archipel.server.settings import Settings
from archipel.server.thinking import think
from tests.server.cluster import Worker
from tests.server.test_bots import job
from tests.servers import Redis, Wire


class Ear:
    """A house as far as it hears of answers."""

    def __init__(self) -> None:
        self.jobs: jobs.Jobs | None = None

    def answered(self, key: str) -> None:
        assert self.jobs is not None
        self.jobs.answered(key)

    def notes(self) -> dict[str, bytes]:
        return {}

    def nothing(self, *_: Any) -> None:
        pass

    look = look_at_all = here = list_changed_elsewhere = renamed_elsewhere = nothing
    parted_elsewhere = nothing


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[tuple[jobs.Jobs, RedisBus]]:
    bus, ear = RedisBus(url), Ear()
    ear.jobs = made = jobs.make("thinking", Processes(1, 20.0, Settings()), bus)
    await bus.open(ear)
    try:
        yield made, bus
    finally:
        made.close()
        await bus.close()


@pytest.fixture
def workers(redis: Redis, tmp_path: Path) -> Any:
    """Two workers; a test starts them."""
    told = {"ARCHIPEL_BUS": redis.url, "ARCHIPEL_THINK_LIMIT": "600"}  # a busy machine is no fault
    made = [Worker(tmp_path / f"worker{n}.log", told) for n in range(2)]
    yield made
    for worker in made:
        worker.stop()


async def there(bus: RedisBus, count: int) -> None:
    late = time.monotonic() + 120
    while bus.workers != count:
        assert time.monotonic() < late, "the workers do not come"
        await asyncio.sleep(0.1)


async def active(made: Any, count: int) -> None:
    late = time.monotonic() + 60
    while await made._queue.count("active") != count:
        assert time.monotonic() < late, "nobody takes the job"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_worker_thinks_and_if_it_ends_another_one_does(
    end: str, redis: Redis, workers: list[Worker]
) -> None:
    """Killed, its job is found by the others; told to end, it hands its job back."""

    async def run() -> None:
        async with asking(redis.url) as (made, bus):
            workers[0].start()
            await there(bus, 1)
            assert await made.run(f"{end}:1", think, job()) == think(job())
            thinking = asyncio.create_task(made.run(f"{end}:2", think, job("search@3s")))
            await active(made, 1)
            workers[1].start()
            await there(bus, 2)
            twice = asyncio.create_task(made.run(f"{end}:2", think, job("search@3s")))
            await asyncio.to_thread(getattr(workers[0], end))
            assert await asyncio.wait_for(thinking, 300) == await asyncio.wait_for(twice, 60)
            assert not made.processes._made, "a process of our own had to think"

    asyncio.run(run())


def test_without_a_worker_we_think_ourselves(redis: Redis) -> None:
    async def run() -> None:
        async with asking(redis.url) as (made, bus):
            await there(bus, 0)
            assert await made.run("alone", think, job()) == think(job())
            assert made.processes._made

    asyncio.run(run())


def test_a_worker_whose_line_has_gone_dead_works_on(redis: Redis, tmp_path: Path) -> None:
    """It waits for work where none will come; nobody tells it, and it says that it lives."""

    async def run() -> None:
        async with Wire(redis.port) as wire, asking(redis.url) as (made, bus):
            through = redis.url.replace(str(redis.port), str(wire.port))
            worker = Worker(tmp_path / "worker.log", {"ARCHIPEL_BUS": through})
            worker.start()
            try:
                await there(bus, 1)
                assert await made.run("before", think, job()) == think(job())
                assert wire.die(b"BLMOVE")
                found = await asyncio.wait_for(made.run("after", think, job()), 120)
                assert found == think(job())
                assert not made.processes._made, "a process of our own had to think"
            finally:
                await asyncio.to_thread(worker.stop)

    asyncio.run(run())


def test_what_takes_a_worker_too_long_has_no_answer_and_the_next_job_has(
    redis: Redis, tmp_path: Path
) -> None:
    async def run() -> None:
        async with asking(redis.url) as (made, bus):
            told = {"ARCHIPEL_BUS": redis.url, "ARCHIPEL_THINK_LIMIT": "1"}
            worker = Worker(tmp_path / "worker.log", told)
            worker.start()
            try:
                await there(bus, 1)
                assert await made.run("first", think, job()) == think(job())
                with pytest.raises(jobs.Failed, match="TimeoutError"):
                    await made.run("long", think, job("search@600s"))
                assert await made.run("short", think, job()) == think(job())
                assert not made.processes._made, "a process of our own had to think"
            finally:
                await asyncio.to_thread(worker.stop)

    asyncio.run(run())


def test_of_one_home_only_a_few_jobs_are_in_the_queue() -> None:
    """It is first come, first served: who comes later must not find all of a flood before them."""

    async def run() -> tuple[Counter[str], list[str]]:
        bus = RedisBus("redis://127.0.0.1:9")  # nobody is asked anything
        bus.workers, bus.away = 1, False
        made = jobs.make("thinking", Processes(1, 20.0, Settings()), bus)
        waiting: deque[tuple[str, asyncio.Event]] = deque()
        most: Counter[str] = Counter()
        done: list[str] = []

        async def queued(key: str, name: str, args: Any) -> Any:
            answered = asyncio.Event()
            waiting.append((key, answered))
            inside = Counter(key for key, _ in waiting)
            most.update({key: 1 for key in inside if inside[key] > most[key]})
            await answered.wait()
            done.append(key)

        made._ask = queued  # type: ignore[attr-defined]
        flood = [asyncio.create_task(made.run("flood", think, job(), home="a")) for _ in range(30)]
        await asyncio.sleep(0)
        ann = asyncio.create_task(made.run("ann", think, job(), home="b"))
        while not ann.done():
            await asyncio.sleep(0)
            if waiting:
                waiting.popleft()[1].set()
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        made.close()
        return most, done

    most, done = asyncio.run(run())
    assert most == {"flood": jobs.OF_ONE_HOME, "ann": 1}
    assert done.index("ann") <= jobs.OF_ONE_HOME
