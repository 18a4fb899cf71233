"""A database of an older release is brought up to date with all that was in it.

``before_accounts.sql`` was written by the last release without accounts: a finished game, one in
the middle, one that waits for a second player.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server import schema
from archipel.server.store import Store
from tests.server.conftest import QUICK
from tests.server.visit import at_table, play_on, two_people

OLD = Path(__file__).parent / "before_accounts.sql"
KEPT = ("tables", "seats", "moves", "chat", "corrections", "reviews")


def rows(file: Path, table: str) -> list[dict[str, Any]]:
    with sqlite3.connect(file) as conn:
        conn.row_factory = sqlite3.Row
        found = conn.execute(f"SELECT * FROM {table}").fetchall()
    return sorted((dict(row) for row in found), key=str)


def upgraded(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    try:
        with store.engine.connect().execution_options(writing=True) as conn, conn.begin():
            schema.migrate(conn)
    finally:
        store.close()


def test_all_that_the_last_release_kept_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "archipel.sqlite"
    with sqlite3.connect(file) as conn:
        conn.executescript(OLD.read_text(encoding="utf-8"))
    before = {table: rows(file, table) for table in KEPT}
    guests = rows(file, "guests")
    assert len(before["moves"]) > 100
    upgraded(file)
    for table in KEPT:
        after = rows(file, table)
        assert len(after) == len(before[table])
        for old, new in zip(before[table], after, strict=True):
            assert {name: new[name] for name in old} == old
    known = {row["guest"]: row["token"] for row in rows(file, "sessions")}
    assert known == {guest["id"]: guest["token"] for guest in guests}
    for old, new in zip(guests, rows(file, "guests"), strict=True):
        assert {name: new[name] for name in old if name != "token"} == {
            name: value for name, value in old.items() if name != "token"
        }


def to_form(file: Path, form: str) -> None:
    """Take a database back to an older form."""
    store = Store(f"sqlite:///{file}")
    with store.engine.connect().execution_options(writing=True) as conn, conn.begin():
        config = alembic.config.Config()
        config.set_main_option("script_location", str(schema.MIGRATIONS))
        config.attributes["connection"] = conn
        alembic.command.downgrade(config, form)
    store.close()


def test_a_game_goes_on_after_the_upgrade_with_the_cookies_of_before(tmp_path: Path) -> None:
    data = tmp_path / "data"
    running = Running(data, QUICK | UNLIMITED).start()
    ann, bob, table = two_people(running)
    with at_table(running, table, ann) as a, at_table(running, table, bob) as b:
        ply = play_on([a, b], [a.hello(), b.hello()], 12)[0]["ply"]
    running.stop()
    file = data / "archipel.sqlite"
    to_form(file, "0007")
    with sqlite3.connect(file) as conn, pytest.raises(sqlite3.OperationalError):
        conn.execute("SELECT * FROM sessions")
    again = Running(data, QUICK | UNLIMITED, running.port).start()
    try:
        with at_table(again, table, ann) as a, at_table(again, table, bob) as b:
            frames = [a.hello(), b.hello()]
            assert frames[0]["ply"] == ply
            assert [frame["view"]["viewer"] for frame in frames] != [None, None]
            assert play_on([a, b], frames, 4)[0]["ply"] > ply
        carol = Person(again.port, "Carol")
        carol.post("/api/account/password", {"password": "nine turtles swim"})
        assert ann.post("/api/account/password", {"password": "ten turtles swim"})["member"] is True
        assert ann.get(f"/api/tables/{table}")["mine"] is not None
    finally:
        again.stop()


def test_a_game_from_before_there_were_clocks_goes_on_without_one(tmp_path: Path) -> None:
    data = tmp_path / "data"
    running = Running(data, QUICK | UNLIMITED).start()
    ann, bob, table = two_people(running)
    with at_table(running, table, ann) as a, at_table(running, table, bob) as b:
        ply = play_on([a, b], [a.hello(), b.hello()], 12)[0]["ply"]
    running.stop()
    file = data / "archipel.sqlite"
    before = rows(file, "moves")
    to_form(file, "0010")
    again = Running(data, QUICK | UNLIMITED, running.port).start()
    try:
        assert rows(file, "moves") == before
        told = ann.get(f"/api/tables/{table}")
        assert (told["clock"], told["due"], told["ended"]) == (None, None, "")
        with at_table(again, table, ann) as a, at_table(again, table, bob) as b:
            frames = [a.hello(), b.hello()]
            assert frames[0]["ply"] == ply
            assert play_on([a, b], frames, 4)[0]["ply"] > ply
            assert not [m for m in a.heard if m["t"] == "clocks"]
    finally:
        again.stop()
