"""One attack from beginning to end: a server, bystanders, a quiet while, the attack, the count."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import re
import resource
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from archipel.cli.loopback import Running
from tests.server.attack.calls import NoAnswer
from tests.server.attack.people import Lost
from tests.server.attack.scene import Attack, Scene, Tally

OVERTIME = 120.0
"""Seconds an attack may take longer than it was given: then the server keeps it waiting."""


class Timed(NamedTuple):
    """A move of a bystander."""

    at: float
    saved: float  # seconds from sending it to its acknowledgement
    heard: float  # to the other's frame


class Outcome(NamedTuple):
    """What came of an attack."""

    attack: Attack
    tally: Tally
    quiet: list[Timed]
    during: list[Timed]

    @property
    def held(self) -> bool:
        return not self.tally.faults


YIELDING = 10
"""How much the attacker gives way to the server and the bystanders (see ``nice``)."""


def step_back() -> None:
    """From now on this process gets only what the server and the bystanders leave of the cores.

    An attacker has a machine of its own; ours shares two cores with those it attacks. To be nicer
    is not enough: the system still gives it four milliseconds at a time, in the middle of a move.
    """
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(YIELDING)


def put_first(*processes: int) -> bool:
    """Have these processes served before all others of this machine, if we may say so.

    Then it does not matter how hard the attacker works, or who else uses the machine: a move that
    is late was made late by the server. What they start themselves is served as usual.
    """
    if not hasattr(os, "SCHED_RR"):
        return False
    try:
        for process in processes:
            for thread in os.listdir(f"/proc/{process}/task"):
                policy = os.SCHED_RR | os.SCHED_RESET_ON_FORK
                os.sched_setscheduler(int(thread), policy, os.sched_param(1))
    except OSError:
        return False
    return True


SETTLING = 3.0
"""Seconds in which a new server warms up: they would not be quiet."""


async def strike(
    attack: Attack,
    quiet: float,
    seconds: float,
    seed: str,
    keep: Path | None = None,
    give_way: bool = False,
) -> Outcome:
    """Attack a new server for so long, after a quiet while. ``keep``: where its log goes then.

    ``give_way``: this process will do nothing else afterwards, so it may step back for good.
    """
    more_files()
    with tempfile.TemporaryDirectory(prefix="archipel-attack-") as folder:
        server = Running(Path(folder) / "data", attack.limits, files=attack.files)
        try:
            await asyncio.to_thread(server.start)
        except RuntimeError as error:
            tally = Tally()
            tally.fault("exit", f"before it began: {error}")
            return Outcome(attack, tally, [], [])
        try:
            party = await Bystanders.come(server.port, attack.beside)
            if give_way:
                await asyncio.sleep(SETTLING)
                if server.process is None or not put_first(server.process.pid, party.process.pid):
                    step_back()
            calm = time.time()
            try:
                await asyncio.sleep(quiet)
                start = time.time()
                scene = Scene(attack, server, seconds, seed)
                await _attack(scene)
                ended = time.time()
            finally:
                times, faults = await party.leave()
        finally:
            code = server.process.poll() if server.process else None
            await asyncio.to_thread(server.stop)
        for fault in faults:
            scene.fault("dead", fault)
        if code is not None:
            scene.fault("exit", f"with {code}")
        read_log(server.log, scene.tally)
        check_logs_of_tables(server.data / "archipel.sqlite", scene.tally)
        if keep is not None and scene.tally.faults:
            keep.mkdir(parents=True, exist_ok=True)
            shutil.copy(server.log, keep / f"attack-{attack.name}.log")
        before = [timed for timed in times if calm <= timed.at < start]
        during = [timed for timed in times if scene.began <= timed.at < ended]
        return Outcome(attack, scene.tally, before, during)


def strike_alone(attack: Attack, quiet: float, seconds: float, seed: str, keep: Path) -> Outcome:
    """The same in a process of its own, which gives way to those it attacks."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        return alone.submit(_strike, attack, quiet, seconds, seed, keep).result()


def _strike(attack: Attack, quiet: float, seconds: float, seed: str, keep: Path) -> Outcome:
    return asyncio.run(_while_wanted(strike(attack, quiet, seconds, seed, keep, give_way=True)))


async def _while_wanted(striking: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Do it; but when whoever started us is gone, stop the server and go as well."""
    parent = os.getppid()
    work = asyncio.create_task(striking)
    while not work.done():
        await asyncio.wait([work], timeout=0.5)
        if os.getppid() != parent:
            work.cancel()
            await asyncio.wait([work])
            os._exit(1)  # nobody waits for an outcome any more
    return work.result()


async def _attack(scene: Scene) -> None:
    """The attack itself, and then whether the server still serves."""
    try:
        scene.built = (await scene.ask("GET", "/")).status != 503 or _unbuilt(scene)
        scene.begin()
        async with asyncio.timeout(scene.seconds + OVERTIME):
            await scene.attack.run(scene)
    except TimeoutError:
        scene.fault("dead", "the attack found no end: the server keeps it waiting")
    except (Lost, NoAnswer):
        pass  # counted where it happened
    except (RuntimeError, OSError) as error:
        scene.fault("protocol", f"{type(error).__name__}: {error}")
    with suppress(NoAnswer, OSError, TimeoutError):
        await scene.ask("GET", "/api/shelf")


def _unbuilt(scene: Scene) -> bool:
    """Without a browser client its pages say 503: that is not the attack's doing."""
    scene.tally = Tally()
    return False


class Bystanders:
    """The process of the two who only want to play."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def come(cls, port: int, beside: str) -> Bystanders:
        pipe = asyncio.subprocess.PIPE
        module = "tests.server.attack.bystanders"
        command = [sys.executable, "-P", "-m", module, str(port), beside]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=1 << 24
        )
        assert process.stdout is not None
        await process.stdout.readline()  # ready
        return cls(process)

    async def leave(self) -> tuple[list[Timed], list[str]]:
        """The moves they made, and what went wrong."""
        try:
            out, _ = await asyncio.wait_for(self.process.communicate(b""), 90)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
            return [], ["the bystanders do not come to an end"]
        told = [json.loads(line) for line in out.splitlines()]
        times = [Timed(**one) for one in told if "at" in one]
        faults = [fault for one in told for fault in one.get("faults", ())]
        return times, faults if told else ["the bystanders could not play"]


TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n((?:[ \t].*\n)*)(.*)$", re.M)
PLACE = re.compile(r'File "[^"]*?([^/"]+)", line (\d+)')


def read_log(log: Path, tally: Tally) -> None:
    """Every traceback is a fault, whatever became of the connection."""
    text = log.read_text(errors="replace")
    for steps, error in TRACEBACK.findall(text):
        places = PLACE.findall(steps)
        error = re.sub(r"0x[0-9a-f]+|\b\d[\d-]*\b", "n", error)  # the same with other numbers
        tally.fault("traceback", f"{error[:200]} ({':'.join(places[-1]) if places else ''})")


def check_logs_of_tables(file: Path, tally: Tally) -> None:
    """The database is sound; no log of a table has a gap or the same message twice."""
    with closing(sqlite3.connect(file)) as db:
        if (said := db.execute("pragma integrity_check").fetchone()) != ("ok",):
            tally.fault("table", f"the database: {said}")
        gaps = "select table_id from moves group by table_id having max(ply) + 1 != count(*)"
        for (table,) in db.execute(gaps):
            tally.fault("table", f"a ply of {table} is missing")
        twice = (
            "select table_id, id from moves where id != '' "
            "group by table_id, seat, id having count(*) > 1"
        )
        for table, id in db.execute(twice):
            tally.fault("table", f"{id} is in the log of {table} twice")


def more_files() -> None:
    """As many connections as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def percentile(times: list[float], part: float) -> float:
    """In milliseconds; 0 if nothing was timed."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def seed_of(asked: str | None) -> str:
    """The seed somebody asked for, or a new one."""
    return asked or os.urandom(4).hex()
