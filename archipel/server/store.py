"""The database: a thread that writes, two that read, one that settles, and what can go wrong."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from heapq import heappop, heappush
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from archipel.server.schema import migrate

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


READERS = 2
"""Threads that read."""

CONNECTIONS = READERS + 1
"""Lines to a database that is a server: of each thread that reads, and of the one that writes."""

SETTLE = 0.5
"""Seconds from a change until it is brought from SQLite's log into the database file."""

LONGEST_LOG = 20_000
"""Pages of the log, each of 4 kB, at which who writes does that itself."""


NOTICED: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A database whose machine is gone says nothing, not even good-bye: after so long we know."""

SILENT = 10.0
"""Seconds after which the database ends a transaction of whom it no longer hears.

Whoever was cut off in the middle of one holds its rows until then, and others wait for them."""


class Conflict(Exception):
    """Somebody else has changed the table since it was read. Nothing was stored."""


class Store:
    """The database. ``read`` and ``write`` run a piece of work with a connection, in a thread.

    One hop to a thread and back for a whole transaction is much cheaper than one for each
    statement. There is one thread that writes: writers queue up for it rather than in the
    database, where a waiting SQLite writer would sleep and poll. Moves go first: at a table people
    wait for them, while a new table may take a moment longer.

    SQLite saves to a log, and from time to time brings it into the database file. That takes as
    long as a dozen moves, and by itself it would do so in the middle of one; so it is done in a
    thread of its own, while moves go on.
    """

    def __init__(self, url: str) -> None:
        noticed = {} if make_url(url).get_backend_name() == "sqlite" else NOTICED
        # Errors go to the log: without what was stored.
        self.engine = create_engine(url, hide_parameters=True, connect_args=noticed)
        self.shared = self.engine.dialect.name != "sqlite"  # other servers may write to it too
        # Whoever looks sees one moment, however many questions they ask.
        level = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._looking = self.engine.execution_options(**level)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")
        self._settling = ThreadPoolExecutor(1, "settling")
        self._due: asyncio.TimerHandle | None = None  # when it is done
        # Who waits to write, the most urgent first. Pushed here and popped over there: each is one
        # step of the interpreter, since the first two fields decide every comparison.
        self._waiting: list[tuple[bool, int, Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self._tickets = itertools.count()
        self._writer: Connection | None = None  # of the thread that writes; it keeps its own
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _sqlite_connect)
            event.listen(self.engine, "begin", _sqlite_begin)
        else:
            event.listen(self.engine, "connect", _postgresql_connect)

    async def open(self) -> None:
        """Bring the database to the newest form."""
        await self.write(migrate)

    def close(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._settling.shutdown()
        self._reading.shutdown()
        self._writing.shutdown()
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()

    @property
    def pending(self) -> int:
        """How many wait to write."""
        return len(self._waiting)

    async def answer(self) -> None:
        """Nothing: a database that does it can be reached."""
        await self.read(lambda conn: conn.exec_driver_sql("SELECT 1").all())

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        """``work(connection, *args)``, for looking only."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._look, work, args)

    async def write(
        self, work: Callable[[Connection, *Ts], T], *args: *Ts, first: bool = False
    ) -> T:
        """``work(connection, *args)`` as one transaction: on disk when this returns.

        Conflict: somebody else was faster, and nothing was changed.
        ``first``: before all others that wait.
        """
        done: Future[T] = Future()
        heappush(self._waiting, (not first, next(self._tickets), done, work, args))
        self._writing.submit(self._write_next)
        try:
            return await asyncio.wrap_future(done)
        finally:
            if self._due is None and not self.shared:
                self._due = asyncio.get_running_loop().call_later(SETTLE, self._settle_now)

    def _settle_now(self) -> None:
        self._due = None
        self._settling.submit(self._settle)

    def _settle(self) -> None:
        """Bring the log into the database file, as far as nobody reads an older state of it.

        If it fails the log is longer next time: what is saved is saved.
        """
        with suppress(sqlite3.Error), closing(self.engine.raw_connection()) as conn:
            conn.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _look(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            with self._looking.connect() as conn:
                return work(conn, *args)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with self._looking.connect() as conn:  # the database was started again meanwhile
            return work(conn, *args)

    def _write_next(self) -> None:
        _, _, done, work, args = heappop(self._waiting)
        if not done.set_running_or_notify_cancel():
            return
        try:
            done.set_result(self._change(work, args))
        except BaseException as error:
            done.set_exception(error)

    def _change(self, work: Callable[..., T], args: tuple[Any, ...], again: bool = True) -> T:
        if self._writer is None:
            self._writer = self.engine.connect().execution_options(writing=True)
        committing = False
        try:
            with self._writer.begin():
                found = work(self._writer, *args)
                committing = True  # if the line is lost now, only the database knows
            return found
        except DBAPIError as error:
            if _collided(error):
                raise Conflict from error
            if not (again and error.connection_invalidated) or committing:
                raise
        return self._change(work, args, again=False)  # it was started again: nothing was stored


def _collided(error: DBAPIError) -> bool:
    """Was another writer at fault?

    Its row stands where ours should be, or two servers waited for each other and the database chose
    one of them (the errors of class 40).
    """
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return isinstance(error, IntegrityError) or state.startswith("40")


def cause(error: BaseException) -> str:
    """What the database itself says of an error, in one line."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def without_password(url: str) -> str:
    """The address of a database, for sentences; of SQLite the file."""
    try:
        found = make_url(url)
    except ArgumentError:
        return "…"
    if found.drivername.startswith("sqlite"):
        return found.database or ""
    return found.render_as_string(hide_password=True)


def _sqlite_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on disk, even if the power fails
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _postgresql_connect(connection: Any, _record: Any) -> None:
    connection.autocommit = True
    milliseconds = round(1000 * SILENT)
    connection.execute(f"SET idle_in_transaction_session_timeout = {milliseconds}")
    connection.autocommit = False


def _sqlite_begin(conn: Connection) -> None:
    """A writer takes the lock at once: taking it half-way through can fail without waiting."""
    writing = conn.get_execution_options().get("writing")
    conn.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
