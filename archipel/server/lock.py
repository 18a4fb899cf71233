"""One server for one SQLite file: a lock of the operating system, held as long as we live.

A server keeps tables in memory and takes itself for the only one that writes, so two of them on one
file would overwrite each other. The lock is on a file beside the database and not on the database
itself, whose locks are SQLite's own. It ends with the process, however that ends, and processes we
start do not inherit it.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from sqlalchemy import make_url

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""How the systems say that somebody else holds a lock."""


class InUse(Exception):
    """Another server has the database open."""

    def __init__(self, database: Path) -> None:
        super().__init__(f"another server uses {database} already")
        self.database = database


class Lock:
    """The right to be the only server of a database."""

    def __init__(self, url: str) -> None:
        """InUse: another server has it. A database made to be shared needs no lock."""
        self._file: int | None = None
        database = _file_of(url)
        if database is None:
            return
        beside = database.with_name(database.name + ".lock")
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)  # not inherited: Python sees to that
        try:
            _take(file)
        except OSError as error:
            os.close(file)
            if error.errno in HELD:
                raise InUse(database) from error
            raise
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)  # and the lock goes with it
            self._file = None


def _file_of(url: str) -> Path | None:
    """The file of a SQLite database by its one true name; None for any other database."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    return Path(str(parts.database)).resolve()
