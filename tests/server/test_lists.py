"""The lists of tables: page by page, fair to everybody, and quick however many games are over."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import Connection, event, insert, text

from archipel.cli.loopback import Person, Running
from archipel.server import queries, schema
from archipel.server.refusals import STATUS
from archipel.server.schema import TableRow
from archipel.server.store import Store
from tests.server.test_tables import opened
from tests.server.visit import Socket

OVER, RUNNING, GUESTS = 6000, 600, 600
LISTS: dict[str, Callable[[Connection], Any]] = {
    "public": lambda conn: queries.public_tables(conn, "", 50, 5),
    "public, second page": lambda conn: queries.public_tables(
        conn, queries.public_tables(conn, "", 50, 5)[1], 50, 5
    ),
    "mine": lambda conn: queries.tables_of(conn, "guest500", "", 2),
    "mine, second page": lambda conn: queries.tables_of(
        conn, "guest500", queries.tables_of(conn, "guest500", "", 2)[1], 2
    ),
    "a newcomer's": lambda conn: queries.tables_of(conn, "newcomer", "", 50),
    "running": lambda conn: queries.count_running(conn, "guest500"),
    "bots": queries.waiting_for_bots,
    "sealing": queries.sealing_tables,
    "versions": queries.count_versions,
}


def fill(conn: Connection) -> None:
    """Many tables that are over and some that are not. Some guests have many, most have few."""
    luck = random.Random(1)
    guests = [
        {"id": f"guest{n}", "token": f"{n}", "name": f"{n}", "colour": "teal", "created": 1.0}
        for n in range(GUESTS)
    ]
    tables, seats = [], []
    for n in range(OVER + RUNNING):
        id = f"table{n:06}"
        state = "over" if n < OVER else luck.choice(["open", "playing"])
        tables.append(
            {
                "id": id,
                "game": "costa_ruana",
                "version": 1,
                "options": "{}",
                "public": luck.random() < 0.5,
                "shuffle": False,
                "opener": f"guest{int(GUESTS * luck.random() ** 3)}",
                "secret": "00" * 32,
                "state": state,
                "created": 1.0,
                "updated": float(luck.randrange(1000)),
                "turn": luck.randrange(2) if state == "playing" else None,
            }
        )
        seats.append({"table_id": id, "seat": 0, "kind": "guest", "guest": tables[-1]["opener"]})
        seats.append({"table_id": id, "seat": 1, "kind": "bot", "bot": "random", "guest": ""})
    conn.execute(insert(schema.guests), guests)
    conn.execute(insert(schema.tables), tables)
    conn.execute(insert(schema.seats), [{"guest": "", "bot": "", **seat} for seat in seats])


def filled(url: str, look: Callable[[Connection], Any]) -> Any:
    """What somebody finds in a database with many tables."""

    async def run() -> Any:
        kept = Store(url)
        await kept.open()
        await kept.write(fill)
        if kept.shared:
            await kept.write(lambda conn: conn.execute(text("ANALYZE")))
        try:
            return await kept.read(look)
        finally:
            kept.close()

    return asyncio.run(run())


def plans(conn: Connection) -> dict[str, list[str]]:
    """How the database goes about each list, statement by statement."""
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    found: dict[str, list[str]] = {}
    explain = "EXPLAIN QUERY PLAN" if conn.dialect.name == "sqlite" else "EXPLAIN"
    for name, ask in LISTS.items():
        asked.clear()
        event.listen(conn, "before_cursor_execute", note)
        ask(conn)
        event.remove(conn, "before_cursor_execute", note)
        found[name] = [
            str(row[-1])
            for statement, parameters in asked
            for row in conn.exec_driver_sql(f"{explain} {statement}", parameters)
        ]
    return found


WAYS = ("tables_running", "tables_public", "tables_opened", "sqlite_autoindex_tables_1 (id=?)")
"""How a table may be found: by its id, or among those that are not over."""


def test_no_list_looks_at_all_tables_that_are_over(url: str) -> None:
    for name, lines in filled(url, plans).items():
        assert lines
        for line in lines:
            if line.startswith(("SEARCH tables", "SCAN tables")):
                assert any(way in line for way in WAYS), f"{name}: {line}"
            for whole in ("SCAN seats", "SCAN guests", "Seq Scan on tables", "Seq Scan on seats"):
                assert whole not in line, f"{name}: {line}"


def pages(ask: Callable[[str], tuple[list[TableRow], str]]) -> list[list[TableRow]]:
    found, after = [], ""
    while not found or after:
        rows, after = ask(after)
        found.append(rows)
    return found


def test_page_by_page_everything_is_shown_once(url: str) -> None:
    def look(conn: Connection) -> None:
        public = pages(lambda after: queries.public_tables(conn, after, 50, 5))
        mine = pages(lambda after: queries.tables_of(conn, "guest1", after, 7))
        everything = queries.table_rows(conn, text("true"), 10_000)
        due = {row.id for row in everything if row.public and row.state != "over"}
        shown = [row.id for page in public for row in page]
        assert len(shown) == len(set(shown))
        assert set(shown) == due
        for page in public:
            assert 0 < len(page) <= 50
            assert max(Counter(row.opener for row in page).values()) <= 5
        due = {row.id for row in everything if row.seats[0].guest == "guest1"}
        shown = [row.id for page in mine for row in page]
        assert len(shown) == len(set(shown))
        assert set(shown) == due
        kinds = [
            (row.state != "playing" or row.turn != 0, order[row.state], -row.updated)
            for page in mine
            for row in page
        ]
        assert kinds == sorted(kinds)

    order = {"playing": 1, "open": 2, "over": 3}
    filled(url, look)


def test_a_few_guests_cannot_push_the_others_off_the_public_list(own_place: Running) -> None:
    ann = Person(own_place.port, "Ann")
    first = opened(ann, public=True)["id"]
    for n in range(4):
        greedy = Person(own_place.port, f"Greedy {n}")
        for _ in range(20):
            opened(greedy, public=True)
    page = ann.get("/api/tables")
    assert first in [table["id"] for table in page["tables"]]
    assert max(Counter(table["opener"] for table in page["tables"]).values()) == 5
    with Socket(own_place, "/api/lobby/socket") as lobby:
        told = lobby.until("lobby")
    assert [table["id"] for table in told["tables"]] == [table["id"] for table in page["tables"]]
    assert told["more"] == page["more"]
    found = [table["id"] for table in page["tables"]]
    while page["more"]:
        page = ann.get(f"/api/tables?after={page['more']}")
        found += [table["id"] for table in page["tables"]]
    assert len(found) == len(set(found)) == 81


@pytest.mark.parametrize("after", ["x", "W10", "WzEsMiwzLCJhIl0x", "ä", "\0", "A" * 300])
def test_a_page_that_does_not_exist_is_refused(server: Running, after: str) -> None:
    ann = Person(server.port, "Ann")
    for path in ("/api/tables", "/api/tables/mine"):
        status, answer = ann.call("GET", f"{path}?after={quote(after)}")
        word = "unreadable" if len(after) > 200 else "no-such-page"
        assert (status, json.loads(answer)["word"]) == (STATUS[word], word)
