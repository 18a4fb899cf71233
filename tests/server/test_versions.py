"""Rules that change: no game that is being played ends unasked, and no record is lost.

The newer release is this one, with the version of one game raised: a module beside the tests does
that in every process before anything else is loaded.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli.loopback import HERE, UNLIMITED, Person, Running
from archipel.server import chance
from archipel.server.house import House, shelf
from archipel.server.queries import table_row
from archipel.server.refusals import CannotStart
from archipel.server.settings import Settings
from archipel.server.tables import stand_up
from tests.server.conftest import QUICK
from tests.server.scenes import BOT, ME, OPEN, Scene, open_house
from tests.server.visit import GAME, at_table, play_on, two_people

THEN = shelf()[GAME].version
NOW = THEN + 1
RAISED = f"""
from archipel import games

load = games.load

def newer(name):
    game = load(name)
    if name == "{GAME}":
        game.version = {NOW}
    return game

games.load = newer
"""
ENVIRONMENT = QUICK | UNLIMITED | {"ARCHIPEL_SEAL_WAIT": "600"}


class Old:
    """The tables of a server of the older release."""

    def __init__(self, folder: Path) -> None:
        server = Running(folder / "data", ENVIRONMENT).start()
        self.data, self.port = server.data, server.port
        try:
            self.ann, self.bob, self.over = two_people(server)
            with (
                at_table(server, self.over, self.ann) as a,
                at_table(server, self.over, self.bob) as b,
            ):
                play_on([a, b], [a.hello(), b.hello()])
            self.record = self.ann.call("GET", f"/api/tables/{self.over}/record")[1].decode()
            _, _, self.elsewhere = two_people(server, game="dokmus")
            self.playing = self._begin({})
            with at_table(server, self.playing, self.ann) as a:
                frame = a.hello()
                if frame["options"]:
                    a.say("play", ply=frame["ply"], choice=frame["options"][0], id="one")
                    a.until("saved")
            self.sealing = self._begin({"seal": "0a" * 32})
            self.open = self._open({})["id"]
        finally:
            server.stop()

    def _open(self, wish: dict[str, Any]) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: dict[str, Any] = self.ann.post("/api/tables", {"game": GAME, "seats": seats, **wish})
        return table

    def _begin(self, wish: dict[str, Any]) -> str:
        table = str(self._open(wish)["id"])
        self.bob.post(f"/api/tables/{table}/join", {})
        self.ann.post(f"/api/tables/{table}/start")
        return table


@pytest.fixture
def old(tmp_path: Path) -> Old:
    return Old(tmp_path)


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on servers are of the newer release."""
    folder = tmp_path / "newer"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(RAISED)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{HERE}")


def tables(data: Path) -> list[Any]:
    with closing(sqlite3.connect(data / "archipel.sqlite")) as db:
        return db.execute("select * from tables order by id").fetchall()


def put_into_older_form(data: Path) -> None:
    """The database as a release before deeds has left it."""
    with closing(sqlite3.connect(data / "archipel.sqlite")) as db:
        db.execute("update alembic_version set version_num = '0002'")
        db.execute("drop table corrections")
        db.execute("alter table tables drop column data")
        db.execute("alter table tables drop column deed")
        db.execute("alter table seats drop column seal")
        db.commit()


def form(data: Path) -> str:
    with closing(sqlite3.connect(data / "archipel.sqlite")) as db:
        return str(db.execute("select version_num from alembic_version").fetchone()[0])


def test_a_newer_release_refuses_to_end_games_unasked(old: Old, newer: None) -> None:
    """And it leaves the form of the database alone, or the older one could not finish them."""
    put_into_older_form(old.data)
    before = tables(old.data)
    command = [sys.executable, "-P", "-m", "archipel", "--lang=en", "serve", "--port=0"]
    ended = subprocess.run(
        [*command, "--data", str(old.data)], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode != 0
    told = ended.stderr.strip()
    assert "\n" not in told
    assert "2 games" in told
    assert f"{GAME} {THEN} → {NOW} (2)" in told
    assert "--retire-old-games" in told
    assert "dokmus" not in told
    assert form(old.data) == "0002"
    assert tables(old.data) == before, "the older release must find everything as it was"


def test_the_house_itself_refuses_before_the_database_takes_its_new_form(tmp_path: Path) -> None:
    """Or the older release could not read it any more, and nobody could finish the games."""
    old = Old(tmp_path)
    put_into_older_form(old.data)
    with closing(sqlite3.connect(old.data / "archipel.sqlite")) as db:
        db.execute("update tables set version = 0 where id = ?", (old.playing,))
        db.commit()
    house = House(Settings(data=old.data))
    with pytest.raises(CannotStart, match="old-games"):
        asyncio.run(house.open())
    asyncio.run(house.close())
    assert form(old.data) == "0002"


def test_games_that_were_ended_are_listed_readable_and_say_why_they_do_not_go_on(
    old: Old, newer: None
) -> None:
    environment = ENVIRONMENT | {"ARCHIPEL_RETIRE_OLD_GAMES": "true"}
    server = Running(old.data, environment, old.port).start()
    try:
        listed = {t["id"]: t for t in old.ann.get("/api/tables/mine")["tables"]}
        for table in (old.playing, old.sealing):
            assert (listed[table]["state"], listed[table]["ranks"]) == ("over", [])
            _check_the_end(server, old.ann, table)
        assert listed[old.open]["state"] == "open"
        assert listed[old.over]["ranks"]
        assert old.ann.call("GET", f"/api/tables/{old.over}/record")[1].decode() == old.record
        with at_table(server, old.over, old.ann) as a:
            a.say("hello", since=0)
            assert a.until("table")["table"]["scores"]
            assert a.refused() == "old-version"
        old.bob.post(f"/api/tables/{old.open}/join", {})
        old.ann.post(f"/api/tables/{old.open}/start")
        _check_that_it_is_played_by_the_new_rules(server, [old.ann, old.bob], old.open)
        followed = old.ann.post(f"/api/tables/{old.playing}/again")
        assert followed["state"] == "playing"
    finally:
        server.stop()
    with closing(sqlite3.connect(old.data / "archipel.sqlite")) as db:
        query = "select state from tables where game = 'dokmus'"
        assert db.execute(query).fetchall() == [("playing",)]


def _check_the_end(server: Running, person: Person, table: str) -> None:
    """Nobody can go on, and what there was of it can be read."""
    record = person.call("GET", f"/api/tables/{table}/record")[1].decode()
    assert f"game {GAME} {THEN}\n" in record
    assert "score" not in record
    with pytest.raises(chance.Unverifiable, match="before the end"):
        chance.verify(record, games.load)
    with at_table(server, table, person) as socket:
        socket.say("hello", since=0)
        assert socket.refused() == "old-version"
        socket.say("play", ply=0, choice="keep", id="late")
        assert socket.refused() == "old-version"
    assert _word(person.call("POST", f"/api/tables/{table}/leave")) == "over"


def _check_that_it_is_played_by_the_new_rules(
    server: Running, people: list[Person], table: str
) -> None:
    seats = {person.get(f"/api/tables/{table}")["mine"]: person for person in people}
    with at_table(server, table, seats[0]) as a, at_table(server, table, seats[1]) as b:
        play_on([a, b], [a.hello(), b.hello()])
    record = people[0].call("GET", f"/api/tables/{table}/record")[1].decode()
    assert f"game {GAME} {NOW}\n" in record


def _word(answer: tuple[int, bytes]) -> str:
    return str(json.loads(answer[1])["word"])


def test_the_record_of_the_older_release_is_fair_by_its_own_rules(old: Old) -> None:
    assert chance.verify(old.record, games.load).bound


def test_an_open_table_takes_the_defaults_of_options_that_are_gone(old: Old) -> None:
    with closing(sqlite3.connect(old.data / "archipel.sqlite")) as db:
        db.execute("update tables set version = 0, options = ? where state = 'open'", (GONE,))
        db.commit()
    house = House(Settings(data=old.data))

    async def opened() -> Any:
        await house.open()
        live = await house.table(old.open)
        await house.close()
        return live.row

    row = asyncio.run(opened())
    assert (row.version, row.options) == (THEN, shelf()[GAME].table(2, {}))


GONE = '{"a_rule_that_is_gone":"yes"}'


def left_behind(data: Path) -> dict[str, str]:
    """Tables of a house that begin with the same game: by what became of them."""

    async def run() -> dict[str, str]:
        async with open_house(data) as house:
            found = {}
            for name, seats in (("playing", [ME, BOT]), ("left", [ME, BOT]), ("open", [ME, OPEN])):
                scene = Scene([house])
                await scene.invite()
                await scene.open(*seats)
                found[name] = scene.id
                if name == "left":
                    await stand_up(house, scene.id, scene.guests["ann"])
            return found

    return asyncio.run(run())


def started(data: Path, ids: dict[str, str], **wishes: Any) -> dict[str, str]:
    """What becomes of these tables where the game of them does not load."""

    async def run() -> dict[str, str]:
        house = House(Settings(data=data, **wishes))
        house.games = {id: game for id, game in house.games.items() if id != GAME}
        try:
            await house.open()
            rows = {name: await house.store.read(table_row, id) for name, id in ids.items()}
            return {name: row.state if row else "gone" for name, row in rows.items()}
        finally:
            await house.close()

    return asyncio.run(run())


def test_a_game_that_does_not_load_ends_no_table_unasked(tmp_path: Path) -> None:
    ids = left_behind(tmp_path)
    with pytest.raises(CannotStart, match="old-games") as refused:
        started(tmp_path, ids)
    assert refused.value.values == {"count": 1, "games": f"{GAME} {THEN} → ? (1)"}
    after = started(tmp_path, ids, retire_old_games=True)
    assert after == {"playing": "over", "left": "over", "open": "open"}


def test_a_game_that_all_have_left_holds_up_no_newer_release(tmp_path: Path) -> None:
    ids = left_behind(tmp_path)
    with closing(sqlite3.connect(tmp_path / "archipel.sqlite")) as db, db:
        db.execute("update tables set state = 'over' where id = ?", (ids["playing"],))
    assert started(tmp_path, ids) == {"playing": "over", "left": "over", "open": "open"}
