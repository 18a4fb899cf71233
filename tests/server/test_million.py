"""The house that ``make million`` fills is one of today: a new form of the database shows here."""

from __future__ import annotations

import importlib.util
from contextlib import closing
from pathlib import Path

import sqlalchemy

from archipel.server import schema, settings
from archipel.server.copying import writing_to

FILE = Path(__file__).parent.parent.parent / "bench" / "million.py"


def test_the_benchmark_fills_a_house_with_the_games_it_is_told_to(tmp_path: Path) -> None:
    made = importlib.util.spec_from_file_location("million", FILE)
    assert made is not None
    assert made.loader is not None
    million = importlib.util.module_from_spec(made)
    made.loader.exec_module(million)
    url = settings.file_in(tmp_path)
    million.real_games(url)
    million.fill(tmp_path / "archipel.sqlite", 40, 10, "ann")

    def count(conn: sqlalchemy.Connection, table: sqlalchemy.Table, of: str) -> int:
        id = table.c.get("table_id", table.c.get("id"))
        query = sqlalchemy.select(sqlalchemy.func.count(sqlalchemy.distinct(id)))
        return int(conn.execute(query.where(id.like(of))).scalar_one())

    with writing_to(url) as conn, closing(conn):
        assert count(conn, schema.tables, "m%") == count(conn, schema.seats, "m%") == 40
        assert count(conn, schema.moves, "m%") == 4
        for kept in (schema.guests, schema.sessions):
            assert count(conn, kept, "%") >= million.PEOPLE
