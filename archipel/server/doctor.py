"""Is this machine set up well for a server? Each thing is looked at, nothing is changed."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.exc import ArgumentError, DBAPIError

from archipel import COMPILED, games
from archipel.games.components import BadComponents
from archipel.kernel.core import Game
from archipel.server import pages, starting
from archipel.server.bus import DEAD, WORKERS, RedisBus
from archipel.server.copying import file_of
from archipel.server.refusals import CannotStart
from archipel.server.schema import HALF_COPY, known_versions, version
from archipel.server.settings import KEY, Settings, signing_key
from archipel.server.store import CONNECTIONS, NOTICED, cause, without_password
from archipel.server.versions import refuse_old_games

FAR = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "fuse.sshfs", "fuse.glusterfs", "afs"}
"""File systems of other machines. SQLite needs one of its own."""

LITTLE, MUCH_TOO_LITTLE = 2_000_000_000, 200_000_000
"""Free bytes on the disk below which we warn, and below which it is too late."""

SKEW = 2.0
"""Seconds by which our clock and that of the database may differ."""

ORIGIN = re.compile(r"https?://[\w.-]+(?::\d{1,5})?/?|https?://\[[0-9a-f:]+\](?::\d{1,5})?/?")


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: the sentence is ``doctor-<word>``."""

    how: Literal["well", "care", "bad"]
    word: str
    values: dict[str, str | int] = {}


Check = Callable[[Settings], Iterator[Finding]]


def folder(settings: Settings) -> Iterator[Finding]:
    """The data folder can be written, its key is read by nobody else, the disk is local."""
    data = settings.data.absolute()
    there = next(path for path in (data, *data.parents) if path.exists())
    if not (there.is_dir() and os.access(there, os.W_OK | os.X_OK)):
        yield Finding("bad", "folder-closed", {"folder": str(data)})
        return
    yield Finding("well", "folder" if there == data else "folder-to-come", {"folder": str(data)})
    yield from _key(settings, data / KEY)
    kind = kind_of_disk(there)
    if kind in FAR:
        how: Literal["bad", "care"] = "care" if settings.database else "bad"
        yield Finding(how, "disk-far", {"folder": str(data), "kind": kind})
    free = shutil.disk_usage(there).free
    values: dict[str, str | int] = {"free": f"{free / 1e9:.1f}", "folder": str(there)}
    if free < MUCH_TOO_LITTLE:
        yield Finding("bad", "disk-full", values)
    else:
        yield Finding("care" if free < LITTLE else "well", "disk-free", values)


def _key(settings: Settings, file: Path) -> Iterator[Finding]:
    """What cookies are signed with. The first start draws it."""
    if not settings.key and not file.exists():
        return
    try:
        signing_key(settings.data, settings.key)
    except (CannotStart, OSError):
        yield Finding("bad", "key-odd" if settings.key else "key-broken", {"file": str(file)})
    if not settings.key and file.stat().st_mode & 0o077:
        yield Finding("bad", "key-open", {"file": str(file)})


def kind_of_disk(path: Path, mounts: Path = Path("/proc/mounts")) -> str:
    """What kind of file system a folder lies on; empty where the system does not tell."""
    try:
        rows = [line.split()[1:3] for line in mounts.read_text().splitlines()]
    except OSError:
        return ""
    real = path.resolve()
    above = [(place, kind) for place, kind in rows if real.is_relative_to(place)]
    return max(above, key=lambda row: len(row[0]), default=("", ""))[1]


def sharing(settings: Settings) -> Iterator[Finding]:
    """Several processes need a database and a bus that they can share."""
    if settings.processes > 1:
        alone = not settings.bus or not settings.database or settings.database.startswith("sqlite")
        counted: dict[str, str | int] = {"count": settings.processes}
        yield Finding("bad", "alone", counted) if alone else Finding("well", "processes", counted)


def components(settings: Settings) -> Iterator[Finding]:
    """The games load, with the data that owners of the boxes have corrected."""
    try:
        starting.check_components(settings)
    except CannotStart as error:
        yield Finding("bad", "components-bad", error.values)
        return
    for name in games.names():
        try:
            games.load(name)
        except (ImportError, AttributeError) as error:
            yield Finding("care", "game-out", {"game": name, "reason": str(error)})


def database(settings: Settings) -> Iterator[Finding]:
    """The database answers, has a form we know, keeps what it is given, and its games are ours."""
    named: dict[str, str | int] = {"database": without_password(settings.url)}
    try:
        file = file_of(settings.url)
        if file is not None and not file.exists():
            yield Finding("well", "database-to-come", named)
            return
        noticed = {} if file is not None else NOTICED
        engine = create_engine(settings.url, hide_parameters=True, connect_args=noticed)
        try:
            with engine.connect() as conn:
                yield from _form(conn, settings, named)
                if file is None:
                    yield from _keeping(conn, settings)
        finally:
            engine.dispose()
    except (CannotStart, ArgumentError, ImportError) as error:
        yield Finding("bad", "database-odd", named | {"reason": str(error)})
    except DBAPIError as error:
        yield Finding("bad", "database-away", named | {"reason": cause(error)})


def _form(conn: Connection, settings: Settings, named: dict[str, str | int]) -> Iterator[Finding]:
    form = version(conn)
    if inspect(conn).has_table(HALF_COPY):
        yield Finding("bad", "database-half", named)
    elif form is None:
        yield Finding("well", "database-to-come", named)
        return
    elif form not in known_versions():
        yield Finding("bad", "database-newer", named)
        return
    elif form != max(known_versions()):
        yield Finding("care", "database-older", named)
    else:
        yield Finding("well", "database", named)
    if not settings.key and not (key := settings.data.absolute() / KEY).exists():
        yield Finding("care", "key-gone", {"file": str(key)})
    try:
        refuse_old_games(conn, _loaded(), settings.retire_old_games)
    except CannotStart as error:
        yield Finding("bad", "old-games", error.values)


def _loaded() -> dict[str, Game]:
    """The games that load."""
    found = {}
    for name in games.names():
        with suppress(ImportError, AttributeError, BadComponents):
            found[name] = games.load(name)
    return found


def _keeping(conn: Connection, settings: Settings) -> Iterator[Finding]:
    """PostgreSQL writes to the disk before it says so, has room for us, and knows the time."""

    def shown(name: str) -> str:
        return str(conn.exec_driver_sql(f"SHOW {name}").scalar())

    for name in ("fsync", "synchronous_commit"):
        if shown(name) == "off":
            yield Finding("bad", "database-forgets", {"setting": name})
    most = int(shown("max_connections")) - int(shown("superuser_reserved_connections"))
    wanted = CONNECTIONS * (settings.processes + 1)  # one more while they are renewed
    if most < wanted:
        yield Finding("care", "database-small", {"most": most, "wanted": wanted})
    before = time.time()
    there = conn.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar()
    skew = abs(float(str(there)) - (before + time.time()) / 2)
    if skew > SKEW:
        yield Finding("care", "clock-off", {"seconds": f"{skew:.1f}"})


def bus(settings: Settings) -> Iterator[Finding]:
    """Redis answers, if it is wanted; and what several processes need besides."""
    if settings.bus:
        try:
            yield from asyncio.run(_ask(RedisBus(settings.bus)))
        except Exception as error:
            yield Finding("bad", "bus-away", {"reason": cause(error)})
        if not settings.database:
            yield Finding("care", "bus-alone")
        elif not settings.key:
            yield Finding("care", "bus-key", {"file": str(settings.data / KEY)})


async def _ask(asked: RedisBus) -> list[Finding]:
    """It answers, forgets nothing by itself, and workers live there."""
    try:
        await asked.answer()
        found = [Finding("well", "bus")]
        memory = await asked.redis.info("memory")
        policy = str(memory.get("maxmemory_policy", "noeviction"))
        if memory.get("maxmemory") and policy != "noeviction":
            found.append(Finding("care", "bus-evicts", {"policy": policy}))
        now, _ = await asked.redis.time()
        count = int(await asked.redis.zcount(WORKERS, now - DEAD, "+inf"))
        found.append(
            Finding("well", "workers", {"count": count}) if count else Finding("care", "no-workers")
        )
        return found
    finally:
        await asked.redis.aclose()


def files(settings: Settings) -> Iterator[Finding]:
    """Every connection needs a file."""
    most = starting.files()
    wanted = settings.connections + settings.files_reserved
    how: Literal["well", "care"] = "well" if most >= wanted else "care"
    yield Finding(how, "files" if how == "well" else "files-few", {"most": most, "wanted": wanted})


def door(settings: Settings) -> Iterator[Finding]:
    """Who is believed, and under which name people come."""
    if settings.origin and not ORIGIN.fullmatch(settings.origin):
        yield Finding("bad", "origin-odd", {"origin": settings.origin})
    elif settings.origin.startswith("http:"):
        yield Finding("care", "origin-open", {"origin": settings.origin})
    if any(ipaddress.ip_network(proxy).prefixlen == 0 for proxy in settings.proxies):
        yield Finding("bad", "proxies-all")
    elif settings.origin and not settings.proxies:
        yield Finding("care", "proxies-none", {"origin": settings.origin})
    elif settings.proxies and not settings.origin:
        yield Finding("care", "origin-none", {"proxies": ", ".join(settings.proxies)})
    elif settings.proxies:
        values = {"origin": settings.origin, "proxies": ", ".join(settings.proxies)}
        yield Finding("well", "door", dict(values))
    elif settings.host in ("127.0.0.1", "::1", "localhost"):
        yield Finding("well", "door-here", {"host": settings.host})
    else:
        yield Finding("care", "door-bare", {"host": settings.host})
    if any(ipaddress.ip_network(one).prefixlen == 0 for one in settings.metrics):
        yield Finding("bad", "metrics-all")


def build(_: Settings) -> Iterator[Finding]:
    """What this installation brings along."""
    yield Finding("well", "compiled") if COMPILED else Finding("care", "plain")
    yield Finding("well", "client") if pages.PAGES else Finding("bad", "no-client")
    try:
        ZoneInfo("Europe/Paris")
        yield Finding("well", "zones")
    except ZoneInfoNotFoundError:
        yield Finding("care", "no-zones")


CHECKS: list[Check] = [folder, components, sharing, database, bus, files, door, build]


def examine(settings: Settings) -> list[Finding]:
    """Everything that was found, in order."""
    return [finding for check in CHECKS for finding in check(settings)]
