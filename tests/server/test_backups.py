"""Backups: made while people play, whole, and good for going on."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.cli import main
from archipel.cli.loopback import HERE, UNLIMITED, Person, Running
from archipel.server import backups, settings
from archipel.server.copying import digest, looking_at
from archipel.server.ledger import Row, replay
from archipel.server.queries import rows_of, table_row
from archipel.server.refusals import EXIT, CannotStart
from archipel.server.schema import tables
from tests.houseful import fill
from tests.server.conftest import QUICK
from tests.server.visit import at_table, two_people
from tests.servers import Postgresql

Acked = tuple[str, int, str]
"""A move that was acknowledged: its table, the ply after it, the choice."""

THREADS = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def busy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server that may be backed up while it is played on."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgresql").database()
    told = QUICK | UNLIMITED | {"ARCHIPEL_DATABASE": database}
    running = Running(tmp_path / "data", told).start()
    yield running
    running.stop()


def play(server: Running, acked: list[Acked], stop: threading.Event) -> None:
    """Two people play game after game; what was acknowledged is noted when it is."""
    while not stop.is_set():
        ann, bob, table = two_people(server)
        with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
            frames = [a.hello(), b.hello()]
            while not stop.is_set() and (ask := frames[0]["ask"]) is not None:
                seat = ask["seat"]
                ply, choice = frames[seat]["ply"], frames[seat]["options"][0]
                mover = (a, b)[seat]
                mover.say("play", ply=ply, choice=choice, id=f"m{ply}")
                saved = mover.until("saved", id=f"m{ply}")
                acked.append((table, saved["ply"], choice))
                frames = [a.until("frame"), b.until("frame")]


def command(server: Running, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of a host, with the settings of the server."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "archipel", *words, "--data", str(server.data)],
        env=os.environ | {"PYTHONPATH": str(HERE)} | server.environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def logs_in(url: str) -> dict[str, list[Row]]:
    """The log of every table in a house."""
    with looking_at(url) as conn:
        ids = list(conn.execute(tables.select().with_only_columns(tables.c.id)).scalars())
        found = {}
        for id in ids:
            row, rows = table_row(conn, id), rows_of(conn, id)
            assert row is not None
            assert row.ply == len(rows), "a table and its log are of one moment"
            assert [one.ply for one in rows] == list(range(len(rows)))
            if row.state in ("playing", "over"):
                from archipel import games

                assert replay(games.load(row.game), row.log(rows)).ply == row.ply
            found[id] = rows
        return found


def test_a_backup_under_load_holds_all_that_was_acknowledged(busy: Running, tmp_path: Path) -> None:
    acked: list[Acked] = []
    stop = threading.Event()
    players = [threading.Thread(target=play, args=(busy, acked, stop)) for _ in range(THREADS)]
    for player in players:
        player.start()
    known: list[list[Acked]] = []
    try:
        for n in range(3):
            while len(acked) < 60 * (n + 1):
                assert all(player.is_alive() for player in players)
                stop.wait(0.02)
            known.append(acked[:])
            made = command(busy, "backup", str(tmp_path / f"backup{n}"))
            assert made.returncode == 0, made.stderr
    finally:
        stop.set()
        for player in players:
            player.join(30)
    assert len(acked) > len(known[-1]), "play went on while the last backup was made"
    busy.stop()
    final = logs_in(busy.environment["ARCHIPEL_DATABASE"] or settings.file_in(busy.data))
    for n, before in enumerate(known):
        backup = tmp_path / f"backup{n}"
        kept = logs_in(settings.file_in(backup))
        for table, ply, choice in before:
            assert kept[table][ply - 1].choice == choice
        for table, rows in kept.items():
            assert rows == final[table][: len(rows)], "a whole prefix of what was played"
        with looking_at(settings.file_in(backup)) as conn:
            assert digest(conn) == backups.read(backup).house
    print(f"\n{len(acked)} moves acknowledged, {[len(one) for one in known]} before the backups")


def test_a_backup_is_a_house_where_everybody_finds_their_seat(
    own_server: Running, tmp_path: Path
) -> None:
    ann, bob, table = two_people(own_server)
    with at_table(own_server, table, ann) as a, at_table(own_server, table, bob) as b:
        frames = [a.hello(), b.hello()]
    made = command(own_server, "backup", str(tmp_path / "backup"))
    assert made.returncode == 0, made.stderr
    own_server.stop()
    alone = {k: v for k, v in own_server.environment.items() if k != "ARCHIPEL_DATABASE"}
    again = Running(tmp_path / "backup", alone).start()
    try:
        for person, frame in zip((ann, bob), frames, strict=True):
            back = Person(again.port)
            back.cookies = person.cookies
            with at_table(again, table, back) as socket:
                assert socket.hello()["view"] == frame["view"]
    finally:
        again.stop()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of a house with some games."""
    house = settings.read(data=tmp_path / "house")
    fill(house.url, 30)
    settings.signing_key(house.data)
    backups.back_up(house, tmp_path / "kept")
    return tmp_path / "kept"


def test_nobody_else_can_read_a_backup(kept: Path) -> None:
    assert kept.stat().st_mode & 0o777 == 0o700
    assert sorted(file.name for file in kept.iterdir()) == [
        "archipel.sqlite",
        "backup.json",
        "signing.key",
    ]
    assert list(kept.parent.glob(".*")) == []


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_restored_house_is_the_one_that_was_backed_up(
    kept: Path, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = ""
    if to == "postgresql":
        server: Postgresql = request.getfixturevalue("postgresql")
        database = server.database()
    house = settings.read(data=tmp_path / "new", database=database)
    assert backups.restore(kept, house) == backups.read(kept).house
    with looking_at(house.url) as conn:
        assert digest(conn) == backups.read(kept).house
    assert (house.data / settings.KEY).read_bytes() == (kept / settings.KEY).read_bytes()


def refused(kept: Path, house: settings.Settings) -> str:
    with pytest.raises(CannotStart) as error:
        backups.restore(kept, house)
    return error.value.word


def test_a_damaged_backup_is_not_restored(kept: Path, tmp_path: Path) -> None:
    file = kept / "archipel.sqlite"
    whole = file.read_bytes()
    at = whole.index(b"take_back")  # a word in a row; the file itself stays sound
    file.write_bytes(whole[:at] + b"take_bick" + whole[at + 9 :])
    assert refused(kept, settings.read(data=tmp_path / "new")) == "bad-backup"
    file.write_bytes(whole[: len(whole) // 2])
    word = refused(kept, settings.read(data=tmp_path / "new"))
    assert word in ("bad-backup", "no-database")
    (kept / "backup.json").write_text("{}")
    assert refused(kept, settings.read(data=tmp_path / "new")) == "bad-backup"
    assert not (tmp_path / "new" / "archipel.sqlite").exists()


def test_a_house_in_use_is_neither_overwritten_nor_mixed(kept: Path, tmp_path: Path) -> None:
    house = settings.read(data=tmp_path / "other")
    fill(house.url, 2)
    assert refused(kept, house) == "not-empty"
    settings.signing_key(tmp_path / "third")
    assert refused(kept, settings.read(data=tmp_path / "third")) == "not-empty"


def test_the_commands_speak_in_sentences(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, new = str(tmp_path / "house"), str(tmp_path / "new")
    assert main(["backup", str(kept), "--data", house]) == EXIT["not-empty"]
    assert main(["backup", new + "2", "--data", new]) == EXIT["no-house"]
    assert main(["restore", new, "--data", new]) == EXIT["bad-backup"]
    assert capsys.readouterr().err.count("\n") == 3
    assert main(["restore", str(kept), "--data", new]) == 0
    assert backups.read(kept).house.hash in capsys.readouterr().out.replace("\n", "")
