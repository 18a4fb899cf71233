"""Is this machine set up well for a server? Each thing is looked at, nothing is changed."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import ArgumentError, DBAPIError

from archipel import COMPILED
from archipel.server import pages, starting
from archipel.server.bus import RedisBus
from archipel.server.copying import file_of
from archipel.server.refusals import CannotStart
from archipel.server.schema import HALF_COPY, known_versions, version
from archipel.server.settings import KEY, Settings
from archipel.server.store import cause, without_password

FAR = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "fuse.sshfs", "fuse.glusterfs", "afs"}
"""File systems of other machines. SQLite needs one of its own."""

LITTLE, MUCH_TOO_LITTLE = 2_000_000_000, 200_000_000
"""Free bytes on the disk below which we warn, and below which it is too late."""

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
    key = data / KEY
    if key.exists() and key.stat().st_mode & 0o077:
        yield Finding("bad", "key-open", {"file": str(key)})
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


def kind_of_disk(path: Path, mounts: Path = Path("/proc/mounts")) -> str:
    """What kind of file system a folder lies on; empty where the system does not tell."""
    try:
        rows = [line.split()[1:3] for line in mounts.read_text().splitlines()]
    except OSError:
        return ""
    real = path.resolve()
    above = [(place, kind) for place, kind in rows if real.is_relative_to(place)]
    return max(above, key=lambda row: len(row[0]), default=("", ""))[1]


def database(settings: Settings) -> Iterator[Finding]:
    """The database answers, and has a form we know."""
    named: dict[str, str | int] = {"database": without_password(settings.url)}
    try:
        file = file_of(settings.url)
        if file is not None and not file.exists():
            yield Finding("well", "database-to-come", named)
            return
        engine = create_engine(settings.url, hide_parameters=True)
        try:
            with engine.connect() as conn:
                form, half = version(conn), inspect(conn).has_table(HALF_COPY)
        finally:
            engine.dispose()
    except (CannotStart, ArgumentError, ImportError) as error:
        yield Finding("bad", "database-odd", named | {"reason": str(error)})
        return
    except DBAPIError as error:
        yield Finding("bad", "database-away", named | {"reason": cause(error)})
        return
    if half:
        yield Finding("bad", "database-half", named)
    elif form is None:
        yield Finding("well", "database-to-come", named)
    elif form not in known_versions():
        yield Finding("bad", "database-newer", named)
    elif form != max(known_versions()):
        yield Finding("care", "database-older", named)
    else:
        yield Finding("well", "database", named)


def bus(settings: Settings) -> Iterator[Finding]:
    """Redis answers, if it is wanted; and what several processes need besides."""
    if settings.bus:
        try:
            asyncio.run(_ask(RedisBus(settings.bus)))
            yield Finding("well", "bus")
        except Exception as error:
            yield Finding("bad", "bus-away", {"reason": cause(error)})
        if not settings.database:
            yield Finding("care", "bus-alone")
        elif not settings.key:
            yield Finding("care", "bus-key", {"file": str(settings.data / KEY)})


async def _ask(asked: RedisBus) -> None:
    try:
        await asked.answer()
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


CHECKS: list[Check] = [folder, database, bus, files, door, build]


def examine(settings: Settings) -> list[Finding]:
    """Everything that was found, in order."""
    return [finding for check in CHECKS for finding in check(settings)]
