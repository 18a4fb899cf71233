"""Backups: a folder that a server could start from, made while another one plays.

It holds the house as a SQLite file, whatever database it came from; the key of the cookies, without
which nobody would get their seat back; and a page that says what is in it, with a hash. It appears
under its name when it is complete and was read back.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from archipel import __version__
from archipel.server.copying import (
    Digest,
    Telling,
    Told,
    copy,
    copy_rows,
    digest,
    file_of,
    looking_at,
    writing_to,
)
from archipel.server.refusals import CannotStart
from archipel.server.settings import KEY, Settings, file_in, signing_key
from archipel.server.store import without_password

PAGE_OF_IT = "backup.json"
PAGES = 2000
"""Pages of a SQLite file that are copied between two looks at how far we are."""


class Backup(msgspec.Struct, kw_only=True):
    """What a backup says of itself."""

    release: str
    made: float  # all that was saved before this moment is in it
    house: Digest


def back_up(settings: Settings, folder: Path, told: Told | None = None) -> Backup:
    """A backup of a house into a folder that is not there yet."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotStart("not-empty", database=str(folder))
    half = folder.absolute().with_name(f".{folder.name}.half")
    try:
        shutil.rmtree(half, ignore_errors=True)  # of one that was killed
        half.mkdir(mode=0o700, parents=True)
        made = time.time()
        house = _copied(settings, half, told)
        put_key(_key(settings), half)
        page = Backup(release=__version__, made=made, house=house)
        (half / PAGE_OF_IT).write_bytes(msgspec.json.format(msgspec.json.encode(page)) + b"\n")
        for file in half.iterdir():
            _to_disk(file)
        if folder.exists():
            folder.rmdir()
        half.rename(folder)
        _to_disk(folder.absolute().parent)
        return page
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart("bad-folder", folder=str(folder), reason=reason) from error
    finally:
        shutil.rmtree(half, ignore_errors=True)


def restore(folder: Path, settings: Settings, told: Told | None = None) -> Digest:
    """A backup, once it is known to be whole, into a house with nothing in it."""
    page = read(folder)
    source = file_in(folder)
    with looking_at(source) as conn:
        if digest(conn) != page.house:
            raise CannotStart("bad-backup", folder=str(folder))
    if not settings.key:  # else that one is used, wherever the servers are
        put_key(key_in(folder), settings.data)
    return copy(source, settings.url, told)


def read(folder: Path) -> Backup:
    """What a backup says of itself."""
    try:
        return msgspec.json.decode((folder / PAGE_OF_IT).read_bytes(), type=Backup)
    except (OSError, msgspec.MsgspecError) as error:
        raise CannotStart("bad-backup", folder=str(folder)) from error


def key_in(folder: Path) -> bytes:
    """The key that cookies are signed with; empty if none was drawn yet."""
    return (folder / KEY).read_bytes() if (folder / KEY).is_file() else b""


def _key(settings: Settings) -> bytes:
    return signing_key(settings.data, settings.key) if settings.key else key_in(settings.data)


def put_key(key: bytes, target: Path) -> None:
    """The key goes along with a house; a place that has another one is in use."""
    if not key or key_in(target) == key:
        return
    if key_in(target):
        raise CannotStart("not-empty", database=str(target))
    target.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(target / KEY, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(key)


def _copied(settings: Settings, half: Path, told: Told | None) -> Digest:
    """The house as it is now, in the folder, and proof of it."""
    with looking_at(settings.url) as conn:
        if file_of(settings.url) is None:
            with writing_to(file_in(half)) as new:
                house = copy_rows(conn, new, without_password(settings.url), str(half), told)
            _one_file(half)
            return house
        _copy_file(conn, half, told)
        with looking_at(file_in(half)) as copied:
            house = digest(copied)
        if digest(conn) != house:
            raise CannotStart("copy-differs", source=str(settings.data), target=str(half))
        return house


def _copy_file(conn: Connection, half: Path, told: Told | None) -> None:
    """SQLite copies the pages of what we look at; others write meanwhile, and we do not see it."""
    driver: Any = conn.connection.driver_connection
    with closing(sqlite3.connect(half / "archipel.sqlite")) as target:
        telling = Telling(told, 0)

        def copied(_: int, left: int, total: int) -> None:
            telling.total = total
            telling.more(total - left - telling.done)

        driver.backup(target, pages=PAGES, progress=copied)
    _one_file(half)


def _one_file(half: Path) -> None:
    """Everything in the file itself, nothing beside it."""
    with closing(sqlite3.connect(half / "archipel.sqlite")) as target:
        target.execute("PRAGMA journal_mode=DELETE")


def _to_disk(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
