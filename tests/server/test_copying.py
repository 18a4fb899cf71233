"""A house moves between databases: nothing is lost, a kill is no matter, no place is overwritten.

    make move-data

does it there and back with 10,000 games.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, select, text

from archipel.cli import main
from archipel.cli.loopback import HERE
from archipel.server import copying, schema, settings, starting
from archipel.server.copying import Digest, copy, digest, looking_at, writing_to
from archipel.server.house import shelf
from archipel.server.lock import Lock
from archipel.server.refusals import EXIT, CannotStart
from tests.houseful import fill
from tests.servers import Postgresql

GAMES = int(os.environ.get("ARCHIPEL_MOVED", "120"))


def digest_of(url: str) -> Digest:
    with looking_at(url) as conn:
        return digest(conn)


@pytest.fixture
def full(tmp_path: Path) -> str:
    """A SQLite house with games in it."""
    url = settings.file_in(tmp_path / "full")
    fill(url, 60)
    return url


def test_there_and_back_again(tmp_path: Path, postgresql: Postgresql) -> None:
    first, second = settings.file_in(tmp_path / "first"), postgresql.database()
    third = settings.file_in(tmp_path / "third")
    fill(first, GAMES)
    began = time.perf_counter()
    there = copy(first, second)
    half_way = time.perf_counter()
    back = copy(second, third)
    ended = time.perf_counter()
    assert there == back == digest_of(first) == digest_of(second) == digest_of(third)
    assert there.counts["tables"] == GAMES
    assert there.counts["moves"] > 50 * GAMES
    print(
        f"\n{GAMES} games, {there.rows} rows: to PostgreSQL {half_way - began:.1f} s, "
        f"to SQLite {ended - half_way:.1f} s, hash {there.hash[:16]} both times"
    )


def test_every_table_of_the_database_is_copied() -> None:
    assert set(schema.metadata.tables) == {table.name for table in copying.TABLES}


def change_one(conn: Connection, what: str) -> None:
    moves = schema.moves
    one = conn.execute(select(moves.c.table_id, moves.c.ply).limit(1)).one()
    here = (moves.c.table_id == one.table_id, moves.c.ply == one.ply)
    if what == "lost":
        conn.execute(delete(moves).where(*here))
    elif what == "changed":
        conn.execute(moves.update().where(*here).values(choice="another"))
    else:
        conn.execute(schema.guests.update().values(seen=schema.guests.c.seen + 0.5))


@pytest.mark.parametrize("what", ["lost", "changed", "seen"])
def test_the_hash_tells_whatever_differs(full: str, tmp_path: Path, what: str) -> None:
    before = digest_of(full)
    with writing_to(full) as conn, conn.begin():
        change_one(conn, what)
    assert digest_of(full).hash != before.hash


KILLED = """
import os, signal, sys
from archipel.server import copying
copying.PAGE = 100
def told(done, total):
    if done >= int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)
copying.copy(sys.argv[1], sys.argv[2], told)
"""


def kill_copy(source: str, target: str, after: int) -> None:
    """Copy, and be killed after so many rows."""
    ended = subprocess.run(
        [sys.executable, "-P", "-c", KILLED, source, target, str(after)],
        env=os.environ | {"PYTHONPATH": str(HERE)},
        check=False,
    )
    assert ended.returncode == -signal.SIGKILL


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_copy_that_is_killed_goes_on_where_it_stood(
    full: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    target = settings.file_in(tmp_path / "target")
    if to == "postgresql":
        target = request.getfixturevalue("postgresql").database()
    rows = digest_of(full).rows
    for after in (10, rows // 3, rows * 2 // 3, rows + rows // 2):  # the last: while comparing
        kill_copy(full, target, after)
        house = settings.read(data=tmp_path / "target", database=target)
        with pytest.raises(CannotStart) as refused:
            starting.check_database(house, shelf())
        assert refused.value.word == "half-copy"
    done: list[int] = []
    found = copy(full, target, lambda at, _: done.append(at))
    assert found == digest_of(full) == digest_of(target)
    assert done[0] > 0
    starting.check_database(settings.read(data=tmp_path / "target", database=target), shelf())


def test_who_plays_on_between_two_attempts_is_told(full: str, tmp_path: Path) -> None:
    target = settings.file_in(tmp_path / "target")
    kill_copy(full, target, 3000)
    with writing_to(full) as conn, conn.begin():
        change_one(conn, "seen")
    with pytest.raises(CannotStart) as refused:
        copy(full, target)
    assert refused.value.word == "copy-differs"


def test_a_place_that_is_in_use_is_left_alone(full: str, tmp_path: Path) -> None:
    other = settings.file_in(tmp_path / "other")
    fill(other, 3)
    before = digest_of(other)
    with pytest.raises(CannotStart) as refused:
        copy(full, other)
    assert refused.value.word == "not-empty"
    assert digest_of(other) == before


def test_a_database_of_somebody_else_is_left_alone(full: str, postgresql: Postgresql) -> None:
    url = postgresql.database()
    with writing_to(url) as conn, conn.begin():
        conn.execute(text("CREATE TABLE birds (name TEXT)"))
    with pytest.raises(CannotStart) as refused:
        copy(full, url)
    assert refused.value.word == "not-empty"


def test_the_half_done_copy_of_another_house_is_left_alone(full: str, tmp_path: Path) -> None:
    other, target = settings.file_in(tmp_path / "other"), settings.file_in(tmp_path / "target")
    fill(other, 3)
    kill_copy(full, target, 3000)
    with pytest.raises(CannotStart) as refused:
        copy(other, target)
    assert refused.value.word == "not-empty"


def test_a_database_that_a_server_has_made_but_nobody_used_is_empty(
    full: str, tmp_path: Path
) -> None:
    target = settings.file_in(tmp_path / "target")
    with writing_to(target) as conn, conn.begin():
        schema.migrate(conn)
    assert copy(full, target) == digest_of(full)


def move_data(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(["move-data", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_command_tells_what_it_did(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "full" / settings.KEY).write_bytes(b"k" * 32)
    code, out, err = move_data(str(tmp_path / "full"), str(tmp_path / "new"), capsys=capsys)
    assert (code, err) == (0, "")
    assert digest_of(full).hash in out.replace("\n", "")
    assert (tmp_path / "new" / settings.KEY).read_bytes() == b"k" * 32
    assert (tmp_path / "new" / settings.KEY).stat().st_mode & 0o777 == 0o600


def test_the_command_refuses_in_one_sentence(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, away = str(tmp_path / "full"), str(tmp_path / "nowhere")
    password = "postgresql+psycopg://me:geheim@127.0.0.1:1/x"
    attempts = [
        ((away, str(tmp_path / "new")), "no-house"),
        ((here, here), "in-use"),
        ((here, password), "no-database"),
        ((password, str(tmp_path / "new2")), "no-database"),
        ((here, "odd://x"), "bad-value"),
    ]
    for words, word in attempts:
        code, out, err = move_data(*words, capsys=capsys)
        assert (code, out) == (EXIT[word], ""), err
        assert err.count("\n") == 1
        assert "geheim" not in err
    assert not (tmp_path / "nowhere").exists()


def test_no_server_may_use_the_source_meanwhile(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = Lock(full)
    try:
        code, _, _ = move_data(str(tmp_path / "full"), str(tmp_path / "new"), capsys=capsys)
        assert code == EXIT["in-use"]
    finally:
        lock.release()


def test_a_house_of_an_older_form_is_not_guessed_at(full: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "full" / "archipel.sqlite") as db:
        db.execute("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(CannotStart) as refused:
        copy(full, settings.file_in(tmp_path / "new"))
    assert refused.value.word == "older-database"


def test_looking_changes_nothing_in_a_folder_that_cannot_be_written(
    full: str, tmp_path: Path
) -> None:
    file = tmp_path / "full" / "archipel.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA journal_mode=DELETE")
    before = file.read_bytes()
    digest_of(full)
    assert file.read_bytes() == before
    assert sorted(beside.name for beside in file.parent.iterdir()) == [file.name]
