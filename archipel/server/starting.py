"""What can be wrong before the first guest comes: each is a CannotStart, told in one sentence."""

from __future__ import annotations

import errno
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, inspect
from sqlalchemy.exc import ArgumentError, DBAPIError

from archipel.games.components import CORRECTIONS, BadComponents
from archipel.games.trial import trial_all
from archipel.kernel.core import Game
from archipel.server.refusals import CannotStart
from archipel.server.schema import HALF_COPY, known_versions, migrate, version
from archipel.server.settings import Settings, signing_key
from archipel.server.store import Store, cause, without_password
from archipel.server.versions import refuse_old_games

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

ENOUGH = 65_536
"""Files we ask for at most; some systems take no larger number."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
STOPS = 9  # SQLITE_INTERRUPT: we ran out of time for looking


def check_components(settings: Settings) -> None:
    """Corrected data is read, and every game that has some is tried: with it, or not at all.

    The processes computer players think in find it by the same variable.
    """
    if settings.components is not None:
        os.environ[CORRECTIONS] = str(settings.components.absolute())
    try:
        trial_all()
    except BadComponents as error:
        raise CannotStart("bad-components", reason=str(error)) from error


def check_folder(settings: Settings) -> None:
    """The data folder is there and can be written; the address of the database is one."""
    data = settings.data
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        signing_key(data, settings.key)
        probe = data / f".probe.{secrets.token_hex(8)}"
        probe.write_bytes(b"x")
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart("bad-folder", folder=str(data), reason=reason) from error
    try:
        Store(settings.url).close()
    except (ArgumentError, ImportError) as error:  # no address, or no driver for it
        shown = without_password(settings.url)
        raise CannotStart("bad-value", name="ARCHIPEL_DATABASE", value=shown) from error


def check_sharing(settings: Settings) -> None:
    """Several processes need a database that can be shared, and a way to tell each other."""
    if settings.processes > 1 and not (settings.bus and Store(settings.url).shared):
        raise CannotStart("alone", count=settings.processes)


def check_database(settings: Settings, games: Mapping[str, Game]) -> None:
    """The database is whole, not from the future, and takes its newest form.

    Not while games are played in it by older rules: their release must be able to read it.
    """
    store = Store(settings.url)
    try:
        with store.engine.connect().execution_options(writing=True) as conn:
            if not store.shared:
                _look_for_damage(conn, settings)
            with conn.begin():
                found = version(conn)
                if found is not None and found not in known_versions():
                    raise CannotStart("newer-database", database=without_password(settings.url))
                if inspect(conn).has_table(HALF_COPY):
                    raise CannotStart("half-copy", database=without_password(settings.url))
                refuse_old_games(conn, games, settings.retire_old_games)
                migrate(conn)
    except DBAPIError as error:
        raise _trouble(error, settings) from error
    finally:
        store.close()


def _look_for_damage(conn: Connection, settings: Settings) -> None:
    """As far as the time for it allows: reading a large file takes a while."""
    driver: Any = conn.connection.driver_connection
    late = time.monotonic() + settings.check_seconds
    driver.set_progress_handler(lambda: time.monotonic() > late, 10_000)
    try:
        found = driver.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == STOPS:
            return
        raise CannotStart("bad-database", **_named(settings, str(error))) from error
    finally:
        driver.set_progress_handler(None, 0)
    if found is None or found[0] != "ok":
        raise CannotStart("bad-database", **_named(settings, found[0] if found else "it is empty"))


def _trouble(error: DBAPIError, settings: Settings) -> CannotStart:
    """What the database complains of, in our words."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is None:
        return CannotStart("no-database", **_named(settings, cause(error)))
    word = "bad-database" if code & 0xFF in DAMAGED else "locked-database"
    return CannotStart(word, **_named(settings, cause(error)))


def _named(settings: Settings, reason: str) -> dict[str, str | int]:
    first = reason.strip().partition("\n")[0]
    return {"database": without_password(settings.url), "reason": first}


def listen(host: str, port: int) -> list[socket.socket]:
    """The sockets people will knock at."""
    address = f"{host}:{port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise CannotStart("bad-address", address=address, reason=_reason(error)) from error
    listening: list[socket.socket] = []
    failed: OSError | UnicodeError | None = None
    for family, kind, protocol, _, where in dict.fromkeys(found):
        try:
            listening.append(_bound(socket.socket(family, kind, protocol), where))
        except OSError as error:  # one of several may be missing: a machine without IPv6
            failed = error
            if error.errno == errno.EADDRINUSE:
                for sock in listening:
                    sock.close()
                raise CannotStart("port-taken", address=address) from error
    if not listening:
        reason = _reason(failed) if failed else ""
        raise CannotStart("bad-address", address=address, reason=reason) from failed
    return listening


def _bound(sock: socket.socket, where: Any) -> socket.socket:
    try:
        if hasattr(socket, "SO_REUSEADDR") and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # start again at once
        if sock.family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind(where)  # the server itself begins to listen, once it is ready to answer
    except BaseException:
        sock.close()
        raise
    return sock


def _reason(error: OSError | UnicodeError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def files() -> int:
    """How many files and connections we may have open; as many as the system grants us."""
    if resource is None:
        return ENOUGH
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
