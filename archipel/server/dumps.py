"""Open dumps: finished public games for study, as records one after another, packed with gzip.

A record has the rules, the options, the choices and the scores; no name, no time, no address of the
table, nothing of what chance came from, nothing that was said.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from archipel.kernel.record import FORMAT, write_lines
from archipel.server.copying import Told, looking_at
from archipel.server.ledger import standing
from archipel.server.queries import data_named, rows_of, table_rows
from archipel.server.refusals import CannotStart
from archipel.server.schema import TableRow, tables

PAGE = 500
"""Games that are looked up at once."""


def dump(url: str, file: Path, told: Told | None = None) -> int:
    """Write all finished public games of a house into a file; how many there were."""
    half = file.with_name(f".{file.name}.half")
    count = 0
    try:
        with looking_at(url) as conn, gzip.open(half, "wt", encoding="utf-8") as out:
            for row in finished(conn):
                out.write(_record(conn, row) + "\n")
                count += 1
                if told:
                    told(count, count)
        half.replace(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart("bad-folder", folder=str(file.parent), reason=reason) from error
    finally:
        half.unlink(missing_ok=True)
    return count


def read(file: Path) -> Iterator[str]:
    """The records in a dump, one after the other."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        record: list[str] = []
        for line in lines:
            if line.rstrip("\n") == FORMAT and record:
                yield "".join(record)
                record = []
            if line.strip():
                record.append(line)
        if record:
            yield "".join(record)


def finished(conn: Connection) -> Iterator[TableRow]:
    """The public games that were played to their end, in the order of their ids."""
    last = ""
    while True:
        query = select(tables.c.id, tables.c.state, tables.c.public, tables.c.scores)
        page = conn.execute(query.where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)).all()
        ended = [row.id for row in page if _is_finished(row)]
        found = {row.id: row for row in table_rows(conn, tables.c.id.in_(ended), PAGE)}
        yield from (found[id] for id in ended)
        if len(page) < PAGE:
            return
        last = page[-1].id


def _is_finished(row: Any) -> bool:
    """Played to its end, for everybody to see? One that was retired has no scores."""
    return bool(row.state == "over" and row.public and row.scores != "[]")


def _record(conn: Connection, row: TableRow) -> str:
    choices = standing(rows_of(conn, row.id))
    data = data_named(conn, row.data) if row.data else ""
    game = f"{row.game} {row.version}"
    return write_lines(game, len(row.seats), row.options, choices, row.scores, data)
