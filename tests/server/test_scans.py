"""However many games are stored: no question reads a whole table of the database.

Each query is asked on a real database and explained by it. PostgreSQL is forbidden to prefer a
scan, as it would for the few rows of a test: if it scans all the same, there is no index to use.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from archipel.server import queries, ticking
from archipel.server.clocks import Mark
from archipel.server.copying import writing_to
from archipel.server.ledger import Row
from archipel.server.messages import Guest
from archipel.server.queries import Rules, Session
from archipel.server.schema import ReviewRow, Said, TableRow, tables
from tests.houseful import fill, guest_id, table_id

SMALL = {"corrections", "alembic_version"}
"""Tables that do not grow with what is played."""

PART = ("CONSTANT", "(subquery", "anon_", "new", "LIST SUBQUERY")
SQLITE_SCAN = re.compile(r"^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?")
RUNNING_ONLY = {"tables_running", "tables_public", "tables_opened", "tables_due"}
"""Indexes of the tables that are not over: reading one of them whole does not grow with games."""


def over(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(0))
    assert found is not None
    return found


def waiting(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(9))
    assert found is not None
    return found


def playing(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(7))
    assert found is not None
    return found


NEW = Guest(id="new", name="New", colour="teal")
SESSION = Session("x", NEW, False, "x", "", 1.0, 1.0, 0.0, 0.0)
MARK = Mark(0, 1, 0, "person", "", 1.0)
ASKED: dict[str, Any] = {
    "session_of": lambda c: queries.session_of(c, "x"),
    "use_session": lambda c: queries.use_session(c, "x", 1.0, 0.0),
    "add_session": lambda c: queries.add_session(c, SESSION),
    "who_listens": lambda c: queries.who_listens(c, ["token0", "token1"]),
    "apart": lambda c: queries.apart(c, guest_id(1)),
    "muted_until": lambda c: queries.muted_until(c, guest_id(1)),
    "end_table": lambda c: queries.end_table(c, playing(c)),
    "add_guest": lambda c: queries.add_guest(c, NEW, "x", 1.0),
    "guest_of_id": lambda c: queries.guest_of_id(c, guest_id(1)),
    "rename_guest": lambda c: queries.rename_guest(c, NEW),
    "note_seen": lambda c: queries.note_seen(c, guest_id(1), 2.0),
    "forget_guests": lambda c: queries.forget_guests(c, 5.0),
    "add_table": lambda c: queries.add_table(c, _copied(playing(c))),
    "set_seats": lambda c: queries.set_seats(c, waiting(c)),
    "begin_table": lambda c: queries.begin_table(c, waiting(c), [Row(0, 0, "x", "", 1.0)]),
    "set_deed": lambda c: queries.set_deed(c, playing(c)),
    "set_grace": lambda c: queries.set_grace(c, playing(c)),
    "set_due": lambda c: queries.set_due(c, playing(c)),
    "drop_table": lambda c: queries.drop_table(c, waiting(c)),
    "clear_unbegun": lambda c: queries.clear_unbegun(c, 5.0),
    "set_again": lambda c: queries.set_again(c, over(c), "x"),
    "table_rows": lambda c: queries.table_rows(c, tables.c.id.in_([table_id(1)]), 5),
    "table_row": lambda c: queries.table_row(c, table_id(1)),
    "news_of": lambda c: queries.news_of(c, table_id(7), -1, 3, 0, 0, 5),
    "moves_since": lambda c: queries.moves_since(c, table_id(7), 3),
    "changes_of": lambda c: queries.changes_of(c, [table_id(0), table_id(1)]),
    "public_tables": lambda c: _pages(lambda after: queries.public_tables(c, after, 3, 2)),
    "tables_of": lambda c: _pages(lambda after: queries.tables_of(c, guest_id(1), after, 3)),
    "count_running": lambda c: queries.count_running(c, guest_id(1)),
    "waiting_for_bots": queries.waiting_for_bots,
    "sealing_tables": queries.sealing_tables,
    "count_versions": queries.count_versions,
    "open_tables_of_version": lambda c: queries.open_tables_of_version(c, playing(c).game, 1),
    "move_table": lambda c: queries.move_table(c, waiting(c)),
    "retire_tables": lambda c: queries.retire_tables(c, Rules(True, playing(c).game, 1, "", 1)),
    "keep_data": lambda c: queries.keep_data(c, {"another": "{}"}),
    "data_named": lambda c: queries.data_named(c, "another"),
    "save_moves": lambda c: queries.save_moves(c, [_moved(c)]),
    "add_moves": lambda c: queries.add_moves(c, [_moved(c)]),
    "add_marks": lambda c: queries.add_marks(c, [(table_id(1), [MARK])]),
    "marks_of": lambda c: queries.marks_of(c, table_id(1)),
    "log_of": lambda c: queries.log_of(c, table_id(1)),
    "rows_of": lambda c: queries.rows_of(c, table_id(0), 5),
    "add_said": lambda c: queries.add_said(c, table_id(1), Said(9, "x", "x", 0, "x", "x", 1.0)),
    "said_at": lambda c: queries.said_at(c, table_id(0), 5),
    "review_of": lambda c: queries.review_of(c, table_id(0), "quick"),
    "want_review": lambda c: queries.want_review(c, table_id(1), "quick", 1.0),
    "save_review": lambda c: _save_review(c),
    "waiting_reviews": queries.waiting_reviews,
    "give_sign": lambda c: ticking.give_sign(c, 1.0, 5.0),
    "pauses_after": lambda c: ticking.pauses_after(c, 1.0),
    "due_tables": lambda c: ticking.due_tables(c, 1.0, 5),
    "ticking_tables": lambda c: (
        *ticking.ticking_tables(c),
        *ticking.ticking_tables(c, guest_id(1)),
    ),
    "calendars_of": lambda c: ticking.calendars_of(c, [guest_id(1)]),
    "change_calendar": lambda c: ticking.change_calendar(c, guest_id(1), lambda x: x, 1.0),
}


def _copied(row: TableRow) -> TableRow:
    row.id = "another"
    return row


def _moved(conn: Connection) -> tuple[TableRow, list[Row]]:
    row = playing(conn)
    return row, [Row(row.ply, 0, "x", "x", 1.0)]


def _save_review(conn: Connection) -> None:
    queries.want_review(conn, table_id(1), "deep", 1.0)
    body = ReviewRow(table_id(1), "deep", "waiting", 1, 2, "", 2.0)
    queries.save_review(conn, body, 0)


def _pages(ask: Any) -> None:
    """The first page and the one after it."""
    _, more = ask("")
    assert more
    ask(more)


@contextmanager
def noted(conn: Connection) -> Iterator[list[tuple[str, Any]]]:
    """What the database is asked meanwhile."""
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        asked.append((statement, values[0] if many else values))

    event.listen(conn, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(conn, "before_cursor_execute", note)


def scanned(conn: Connection, statement: str, values: Any) -> list[str]:
    """The tables that a statement reads from one end to the other."""
    if conn.dialect.name == "sqlite":
        plan = conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
        found = [match for row in plan if (match := SQLITE_SCAN.match(row[3]))]
        return [match[0] for match in found if _matters(match[1], match[2])]
    rows = conn.exec_driver_sql(f"EXPLAIN {statement}", values).scalars().all()
    read = [match[1] for row in rows if (match := re.search(r"Seq Scan on (\S+)", row))]
    return [f"Seq Scan on {name}" for name in read if _matters(name, None)]


def _matters(name: str, index: str | None) -> bool:
    return name not in SMALL and not name.startswith(PART) and index not in RUNNING_ONLY


@pytest.fixture
def conn(url: str) -> Iterator[Connection]:
    fill(url, 40, people=5)
    with writing_to(url) as conn:
        if conn.dialect.name == "postgresql":
            conn.execute(text("SET enable_seqscan = off"))
            conn.commit()
        yield conn


def test_every_question_of_queries_is_asked_here() -> None:
    public = {
        name
        for room in (queries, ticking)
        for name, f in inspect.getmembers(room, inspect.isfunction)
        if f.__module__ == room.__name__ and not name.startswith("_")
    }
    assert set(ASKED) == public


@pytest.mark.parametrize("name", ASKED)
def test_no_question_reads_a_whole_table(conn: Connection, name: str) -> None:
    with conn.begin() as asking, noted(conn) as asked:
        ASKED[name](conn)
        asking.rollback()
    assert asked
    for statement, values in asked:
        if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE")) and "pg_catalog" not in (
            statement
        ):
            with conn.begin() as explaining:
                found = scanned(conn, statement, values)
                explaining.rollback()
            assert found == [], f"{name}: {statement}"


def test_a_scan_would_be_seen(conn: Connection) -> None:
    with conn.begin():
        assert scanned(conn, "SELECT * FROM moves WHERE choice = 'x'", ())
        assert scanned(conn, "SELECT * FROM tables WHERE options = 'x'", ())
