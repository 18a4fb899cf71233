"""A whole house copied from one database into another, and the proof that nothing is missing.

Rows are copied page by page in the order of their keys. With each page the target notes how far
it is, in the same transaction, so a copy that was killed goes on where it stood. At the end all
rows of both sides are counted and hashed; until they agree no server starts on the target.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from archipel.server.refusals import CannotStart
from archipel.server.schema import HALF_COPY, known_versions, metadata, migrate, version
from archipel.server.store import Store, cause, without_password

PAGE = 5000
"""Rows that are read, written and noted at once."""

TABLES = metadata.sorted_tables  # who is referred to comes before who refers

half_copy = Table(  # only there while a copy is not complete: see starting.py
    HALF_COPY,
    MetaData(),
    Column("name", String(32), primary_key=True),  # of a table that is copied
    Column("source", Text, nullable=False),  # where from
    Column("last", Text, nullable=False),  # JSON: the key of the last row that is here
)

Told = Callable[[int, int], None]
"""Hears how many rows are done, and how many there are."""


class Digest(msgspec.Struct):
    """How many rows a house has in each table, and a hash of all of them.

    The hash is the sum of the hashes of the rows, so it does not matter in which order a database
    gives them. It finds what was lost, doubled or changed by accident.
    """

    counts: dict[str, int]
    hash: str

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


def digest(conn: Connection, told: Telling | None = None) -> Digest:
    """Count and hash everything in a house."""
    counts: dict[str, int] = {}
    total = 0
    for table in TABLES:
        counts[table.name] = 0
        head = hashlib.sha256(table.name.encode())
        for rows in _pages(conn, table, ()):
            counts[table.name] += len(rows)
            for row in rows:
                one = head.copy()
                one.update(msgspec.msgpack.encode(row))
                total += int.from_bytes(one.digest(), "big")
            if told:
                told.more(len(rows))
    return Digest(counts, f"{total % (1 << 256):064x}")


class Telling:
    """How far a long work is."""

    def __init__(self, told: Told | None, total: int) -> None:
        self.done, self.total, self._told = 0, total, told

    def more(self, rows: int) -> None:
        self.done += rows
        if self._told:
            self._told(self.done, self.total)


# ---------------------------------------------------------------- both sides


@contextmanager
def looking_at(url: str) -> Iterator[Connection]:
    """The house as it is at this moment, whatever is written while we look. Nothing is changed."""
    engine = _reader(url)
    try:
        with engine.connect() as conn:
            found = version(conn)  # the first question: from here on nothing moves
            if found is None:
                raise CannotStart("no-house", database=without_password(url))
            if found not in known_versions():
                raise CannotStart("newer-database", database=without_password(url))
            if found != max(known_versions()):
                raise CannotStart("older-database", database=without_password(url))
            yield conn
    except DBAPIError as error:
        raise CannotStart("no-database", **_named(url, error)) from error
    finally:
        engine.dispose()


def _reader(url: str) -> Engine:
    file = file_of(url)
    if file is None:
        frozen: Any = {"isolation_level": "REPEATABLE READ", "execution_options": READ_ONLY}
        return create_engine(url, hide_parameters=True, **frozen)
    if not file.is_file():
        raise CannotStart("no-house", database=str(file))
    engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true", hide_parameters=True)
    event.listen(engine, "connect", lambda driver, _: setattr(driver, "isolation_level", None))
    event.listen(engine, "begin", lambda conn: conn.exec_driver_sql("BEGIN"))
    return engine


READ_ONLY = {"postgresql_readonly": True}


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    try:
        parts = make_url(url)
    except ArgumentError as error:
        raise CannotStart("bad-value", name="database", value=without_password(url)) from error
    if parts.get_backend_name() != "sqlite":
        return None
    return Path(parts.database or "").absolute()


@contextmanager
def writing_to(url: str) -> Iterator[Connection]:
    """A connection to the target, one transaction at a time."""
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        store = Store(url)
    except (ArgumentError, ImportError) as error:  # no address, or no driver for it
        raise CannotStart("bad-value", name="database", value=without_password(url)) from error
    try:
        with store.engine.connect().execution_options(writing=True) as conn:
            yield conn
    except DBAPIError as error:
        raise CannotStart("no-database", **_named(url, error)) from error
    finally:
        store.close()


def _named(url: str, error: DBAPIError) -> dict[str, str | int]:
    return {"database": without_password(url), "reason": cause(error)}


def _pages(conn: Connection, table: Table, after: Sequence[Any]) -> Iterator[list[Sequence[Any]]]:
    """The rows of a table in the order of its key, those after a key only."""
    key = list(table.primary_key.columns)
    places = [list(table.columns).index(column) for column in key]
    while True:
        query = select(table).order_by(*key).limit(PAGE)
        if after:
            query = query.where(tuple_(*key) > tuple_(*after))
        rows: list[Sequence[Any]] = [tuple(row) for row in conn.execute(query)]
        if rows:
            yield rows
        if len(rows) < PAGE:
            return
        after = [rows[-1][place] for place in places]


# ---------------------------------------------------------------- copying


def copy(source: str, target: str, told: Told | None = None) -> Digest:
    """Copy a house into a database with nothing in it, or go on with our own half-done copy."""
    with looking_at(source) as old, writing_to(target) as new:
        return copy_rows(old, new, without_password(source), without_password(target), told)


def copy_rows(
    old: Connection, new: Connection, source: str, target: str, told: Told | None = None
) -> Digest:
    """The same between two connections. The names are for sentences and for knowing it again."""
    reached = _begin(new, source, target)
    count = sum(_count(old, table) for table in TABLES)
    telling = Telling(told, 3 * count)  # copied, then looked at on both sides
    for table in TABLES:
        after = reached[table.name]
        if after:
            telling.more(_count(new, table))
        for rows in _pages(old, table, after):
            _put(new, table, rows)
            telling.more(len(rows))
    before, after_all = digest(old, telling), digest(new, telling)
    new.rollback()  # we only looked
    if before != after_all:
        raise CannotStart("copy-differs", source=source, target=target)
    with new.begin():
        half_copy.drop(new)
    return after_all


def _count(conn: Connection, table: Table) -> int:
    return int(conn.execute(select(func.count()).select_from(table)).scalar_one())


def _begin(new: Connection, source: str, target: str) -> dict[str, list[Any]]:
    """How far each table is: at its beginning in an empty target, or where we were killed."""
    refused = CannotStart("not-empty", database=target)
    with new.begin():
        if inspect(new).has_table(HALF_COPY):
            rows = new.execute(select(half_copy)).all()
            if {row.source for row in rows} != {source}:
                raise refused
            return {row.name: msgspec.json.decode(row.last) for row in rows}
        if version(new) is None and inspect(new).get_table_names():
            raise refused  # of somebody else
        migrate(new)
        if any(new.execute(select(table).limit(1)).first() for table in TABLES):
            raise refused
        half_copy.create(new)
        nothing = [{"name": table.name, "source": source, "last": "[]"} for table in TABLES]
        new.execute(insert(half_copy), nothing)
        return {table.name: [] for table in TABLES}


def _put(new: Connection, table: Table, rows: list[Sequence[Any]]) -> None:
    """Store a page and note how far we are: both or nothing."""
    new.rollback()  # what was looked at before
    key = [rows[-1][n] for n, column in enumerate(table.columns) if column.primary_key]
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    with new.begin():
        if new.dialect.name == "postgresql":
            driver: Any = new.connection.driver_connection
            with (
                driver.cursor() as cursor,
                cursor.copy(f"COPY {table.name} ({names}) FROM STDIN") as into,
            ):
                for row in rows:
                    into.write_row(row)
        else:
            marks = ", ".join("?" * len(table.columns))
            new.exec_driver_sql(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", rows)
        last = msgspec.json.encode(key).decode()
        new.execute(update(half_copy).where(half_copy.c.name == table.name).values(last=last))
