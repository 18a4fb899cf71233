"""Migrations and the writer."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from archipel.kernel.match import Refused
from archipel.server import queries, schema, settings
from archipel.server.ledger import Row
from archipel.server.schema import Said, Sitter, TableRow
from archipel.server.store import Conflict, Store
from archipel.server.writer import Writer
from tests.servers import Postgresql


def differences(conn: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(conn), schema.metadata))


def table(n: int) -> TableRow:
    return TableRow(
        id=f"table{n:05}",
        game="costa_ruana",
        version=1,
        options={},
        public=False,
        shuffle=False,
        opener="x",
        secret="00" * 32,
        state="playing",
        created=1.0,
        updated=1.0,
        seats=[Sitter("guest", "x"), Sitter("bot", bot="random")],
    )


def test_migrations_make_the_tables_we_use(url: str) -> None:
    async def run() -> list[Any]:
        kept = Store(url)
        await kept.open()
        await kept.open()
        found = await kept.read(differences)
        kept.close()
        return found

    assert asyncio.run(run()) == []


def test_servers_that_start_at_once_make_the_tables_once(postgresql: Postgresql) -> None:
    async def run() -> list[Any]:
        url = postgresql.database()
        kept = [Store(url) for _ in range(4)]
        await asyncio.gather(*(one.open() for one in kept))
        found = await kept[0].read(differences)
        for one in kept:
            one.close()
        return found

    assert asyncio.run(run()) == []


def test_a_batch_stores_what_each_table_is_after_its_moves(url: str) -> None:
    """Tables that go on and tables that are over, whose turn is nobody's, in one statement."""

    async def run() -> None:
        kept = Store(url)
        await kept.open()
        rows = [table(n) for n in range(4)]
        for row in rows:
            await kept.write(queries.add_table, row)
        for n, row in enumerate(rows):
            row.ply, row.updated = n, n + 0.5
            if n % 2:
                row.turn = n
            else:
                row.state, row.ranks, row.scores = "over", [1, 2], [n, 0]
        saves = [(row, [Row(0, 0, "x", "", 1.0)]) for row in rows]
        await kept.write(queries.save_moves, saves)
        for row in rows:
            row.changes += 1
            assert await kept.read(queries.table_row, row.id) == row
        kept.close()

    asyncio.run(run())


def test_one_conflict_in_a_batch_hurts_nobody_else(url: str) -> None:
    async def run() -> tuple[list[Any], list[int]]:
        kept = Store(url)
        await kept.open()
        writer = Writer(kept, 500)
        tables = [table(n) for n in range(10)]
        for one in tables:
            await kept.write(queries.add_table, one)
        saves = [writer.save(one, [Row(0, 0, "x", f"{n}", 1.0)]) for n, one in enumerate(tables)]
        saves.append(writer.save(tables[3], [Row(0, 0, "y", "second", 1.0)]))
        work = asyncio.create_task(writer.run())
        answers = await asyncio.gather(*saves, return_exceptions=True)
        counts = [len(await kept.read(queries.rows_of, one.id)) for one in tables]
        kept.engine.dispose()
        kept._writing.shutdown()
        with pytest.raises(Refused, match="saved"):
            await writer.save(tables[0], [Row(1, 0, "x", "late", 1.0)])
        work.cancel()
        return answers, counts

    answers, counts = asyncio.run(run())
    assert answers[:10] == [None] * 10
    assert isinstance(answers[10], Conflict)
    assert counts == [1] * 10


def test_who_has_not_read_the_last_change_stores_nothing(url: str) -> None:
    """Each kind of change, with a row that somebody else has changed since it was read."""
    row = [Row(0, 0, "x", "1", 1.0)]
    works: list[tuple[Any, ...]] = [
        (queries.set_seats,),
        (queries.begin_table, row),
        (queries.drop_table,),
        (queries.set_again, "elsewhere"),
    ]

    async def run() -> None:
        kept = Store(url)
        await kept.open()
        for n, (work, *args) in enumerate(works):
            old = table(n)
            await kept.write(queries.add_table, old)
            await kept.write(queries.set_seats, old)
            before = await kept.read(queries.table_row, old.id)
            old.seats[0] = Sitter("bot", bot="thief")
            with pytest.raises(Conflict):
                await kept.write(work, old, *args)
            assert await kept.read(queries.table_row, old.id) == before
            assert await kept.read(queries.rows_of, old.id) == []
        kept.close()

    asyncio.run(run())


def test_in_a_batch_of_moves_only_the_table_that_was_changed_conflicts(url: str) -> None:
    async def run() -> tuple[list[Any], list[int]]:
        kept = Store(url)
        await kept.open()
        writer = Writer(kept, 500)
        tables = [table(n) for n in range(10)]
        for one in tables:
            await kept.write(queries.add_table, one)
        await kept.write(queries.set_seats, tables[3])
        saves = [writer.save(one, [Row(0, 0, "x", f"{n}", 1.0)]) for n, one in enumerate(tables)]
        work = asyncio.create_task(writer.run())
        answers = await asyncio.gather(*saves, return_exceptions=True)
        counts = [len(await kept.read(queries.rows_of, one.id)) for one in tables]
        work.cancel()
        kept.close()
        return answers, counts

    answers, counts = asyncio.run(run())
    assert isinstance(answers.pop(3), Conflict)
    assert answers == [None] * 9
    assert counts == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1]


def test_the_signing_key_is_made_once(tmp_path: Path) -> None:
    first = settings.signing_key(tmp_path / "data")
    assert settings.signing_key(tmp_path / "data") == first
    assert len(first) == 32
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["signing.key"]


def test_settings_come_from_the_environment_and_the_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARCHIPEL_PORT", "1234")
    monkeypatch.setenv("ARCHIPEL_RATE", "7.5")
    monkeypatch.setenv("ARCHIPEL_DATA", str(tmp_path))
    found = settings.read(port=None)
    assert (found.port, found.rate, found.data) == (1234, 7.5, tmp_path)
    assert settings.read(port=99).port == 99


def test_who_is_urgent_writes_before_all_others_that_wait(tmp_path: Path) -> None:
    order: list[str] = []
    busy, go = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        busy.set()
        go.wait(10)

    def note(_: Connection, name: str) -> str:
        if name == "broken":
            raise ValueError(name)
        order.append(name)
        return name

    async def run() -> list[Any]:
        kept = Store(settings.read(data=tmp_path).url)
        await kept.open()
        held = asyncio.create_task(kept.write(hold))
        await asyncio.to_thread(busy.wait, 10)
        names = ["table", "broken", "given up", "guest"]
        tasks = [asyncio.create_task(kept.write(note, name)) for name in names]
        tasks.append(asyncio.create_task(kept.write(note, "moves", first=True)))
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.sleep(0)
        go.set()
        answers = await asyncio.gather(held, *tasks, return_exceptions=True)
        kept.close()
        return answers

    answers = asyncio.run(run())
    assert order == ["moves", "table", "guest"]
    assert answers[1] == "table"
    assert isinstance(answers[2], ValueError)
    assert isinstance(answers[3], asyncio.CancelledError)
    assert answers[4:] == ["guest", "moves"]


def test_no_change_waits_until_the_log_is_brought_into_the_file(tmp_path: Path) -> None:
    """While nobody does that, a thousand pages are saved and more, and the file stays as it is."""

    def store(conn: Connection, n: int) -> None:
        for i in range(50):
            said = Said(n * 50 + i, "x", "Ann", None, "x" * 4000, "", 1.0)
            queries.add_said(conn, "table00001", said)

    async def run() -> None:
        kept = Store(settings.read(data=tmp_path).url)
        await kept.open()
        await kept.write(queries.add_table, table(1))
        busy, begun = threading.Event(), threading.Event()
        kept._settling.submit(lambda: begun.set() or busy.wait(60))
        begun.wait(20)
        file = tmp_path / "archipel.sqlite"
        before = file.read_bytes()
        for n in range(20):
            await kept.write(store, n)
        assert (tmp_path / "archipel.sqlite-wal").stat().st_size > 4096 * 1000
        assert file.read_bytes() == before
        busy.set()
        while file.stat().st_size < 4000 * 50 * 20:
            await asyncio.sleep(0.01)
        kept.close()

    asyncio.run(run())
