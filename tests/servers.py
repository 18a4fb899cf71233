"""Other people's servers that tests need beside ours: on loopback, in a folder of their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.cli.loopback import free_port

WAIT = 60.0
"""Seconds a server may take to start or to end."""


def missing(what: str) -> None:
    """What a test needs is not here: an error where all must be tested, else a reason to skip."""
    reason = f"{what} is not installed"
    if os.environ.get("CI"):
        pytest.fail(f"{reason}, and CI is set")
    pytest.skip(reason)


class Postgresql:
    """A PostgreSQL of our own. It does not run as root, so root runs it as its usual user."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self.programs = programs
        self.durable = durable  # does what is stored reach the disk?
        self.process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="archipel-postgresql-"))
        self.user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self._databases = itertools.count()

    def start(self) -> None:
        data = str(self.folder / "data")
        initdb = [self.programs / "initdb", "-D", data, "-U", "archipel", "-A", "trust"]
        subprocess.run(
            [*initdb, "-E", "UTF8", "--locale=C", "--no-sync"],
            user=self.user,
            cwd=self.folder,
            check=True,
            capture_output=True,
        )
        self.launch()

    def launch(self) -> None:
        """Run it on what is there; wait until it answers."""
        data = str(self.folder / "data")
        # What is kept here ends with the test: nothing has to reach the disk.
        sync = f"fsync={'on' if self.durable else 'off'}"
        told = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            sync,
            "max_connections=200",
        ]
        settings = [part for one in told for part in ("-c", one)]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", data, "-p", str(self.port), *settings],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        late = time.monotonic() + WAIT
        while self.process.poll() is None and time.monotonic() < late:
            try:
                self.run("SELECT 1")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def run(self, statement: str) -> None:
        import psycopg

        try:
            with psycopg.connect(self._address("postgres"), autocommit=True) as conn:
                conn.execute(statement)  # type: ignore[call-overload]
        except psycopg.OperationalError as error:
            raise OSError(str(error)) from error

    def _address(self, database: str) -> str:
        return f"postgresql://archipel@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """A new, empty database: its address for SQLAlchemy."""
        name = f"test{next(self._databases)}"
        self.run(f"CREATE DATABASE {name}")
        return self._address(name).replace("postgresql:", "postgresql+psycopg:")

    def end(self) -> None:
        """End it now, but in good order; what is stored stays."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(WAIT)
            self.process.kill()

    def stop(self) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis of our own, that keeps nothing when it ends."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = Path(tempfile.mkdtemp(prefix="archipel-redis-"))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        told = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                ["redis-server", *told, "--dir", str(self.folder)], stdout=log, stderr=log
            )
        wait_for(self.port, self.process, self.folder / "log")

    def kill(self) -> None:
        """End it at once: what it knew is gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Wire:
    """A way to a port. Lines on it can go dead: nothing passes any more, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.port = 0  # where one goes in
        self._out = port
        self._lines: list[Line] = []

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for line in self._lines:
            line.end()

    async def _connected(self, there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        line = Line(there, back, *await asyncio.open_connection("127.0.0.1", self._out))
        self._lines.append(line)
        await line.run()

    def die(self, word: bytes) -> int:
        """All lines on which this word has been said go dead; how many that is."""
        found = [line for line in self._lines if word in line.said and not line.ended]
        for line in found:
            line.dead = True
        return len(found)


class Line:
    """One connection through a wire."""

    def __init__(
        self,
        heard: asyncio.StreamReader,
        answer: asyncio.StreamWriter,
        answered: asyncio.StreamReader,
        ask: asyncio.StreamWriter,
    ) -> None:
        self.said = b""
        self.dead = False
        self.ended = False
        self._ways = (heard, ask), (answered, answer)

    async def run(self) -> None:
        await asyncio.gather(*(self._pass(*way) for way in self._ways))
        self.end()

    async def _pass(self, here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await here.read(65536):
                if here is self._ways[0][0]:
                    self.said += data.upper()
                if not self.dead:
                    there.write(data)
        if not self.dead:
            there.close()

    def end(self) -> None:
        self.ended = True
        for _, there in self._ways:
            there.close()


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when somebody listens at a port."""
    late = time.monotonic() + WAIT
    while process.poll() is None and time.monotonic() < late:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError(log.read_text()[-2000:])


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """One Redis for all tests that want one."""
    if shutil.which("redis-server") is None:
        missing("Redis")
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.stop()


def programs_of_postgresql() -> Path | None:
    """Where its programs lie; Debian keeps them out of the way, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: p.parts[4])
    initdb = found[-1] if found else shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """One PostgreSQL for all tests that want one; each takes a database of its own."""
    programs = programs_of_postgresql()
    if programs is None:
        missing("PostgreSQL")
    assert programs is not None
    server = Postgresql(programs)
    try:
        server.start()
        yield server
    finally:
        server.stop()
