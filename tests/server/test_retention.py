"""What is cleared away, and the law: never a game that has begun, never who sits at a table."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from archipel.cli.loopback import Person, Running
from archipel.server import queries, settings
from archipel.server.copying import looking_at, writing_to
from archipel.server.messages import Guest
from archipel.server.retention import DAY, tidy
from archipel.server.schema import guests, metadata, moves, seats, tables
from archipel.server.store import Store
from tests.houseful import fill, guest_id
from tests.server.visit import PATIENCE, two_people

NOW = 1_900_000_000.0


def everything(url: str) -> dict[str, set[Any]]:
    with looking_at(url) as conn:
        return {
            table.name: {tuple(row) for row in conn.execute(select(table))}
            for table in metadata.sorted_tables
        }


def tidied(url: str, **wishes: Any) -> list[str]:
    async def run() -> list[str]:
        store = Store(url)
        try:
            return await tidy(settings.read(**wishes), store, NOW)
        finally:
            store.close()

    return asyncio.run(run())


@pytest.fixture
def scattered(url: str) -> str:
    """A house whose tables and guests are of all ages, and many guests who sit nowhere."""
    fill(url, 60)
    dice = random.Random(7)
    with writing_to(url) as conn, conn.begin():
        for id in conn.execute(select(tables.c.id)).scalars().all():
            age = dice.uniform(0, 1000) * DAY
            conn.execute(update(tables).where(tables.c.id == id).values(updated=NOW - age))
        for n in range(100, 160):
            guest = Guest(id=guest_id(n), name="Visitor", colour="teal")
            queries.add_guest(conn, guest, f"token{n}", NOW - dice.uniform(0, 1000) * DAY)
        conn.execute(update(guests).where(guests.c.id < guest_id(100)).values(seen=0.0))
    return url


def test_nothing_goes_unless_a_host_wants_it(scattered: str) -> None:
    before = everything(scattered)
    assert tidied(scattered) == []
    assert everything(scattered) == before


@pytest.mark.parametrize("days", [1, 100, 900])
def test_a_game_that_has_begun_is_never_touched(scattered: str, days: int) -> None:
    before = everything(scattered)
    gone = tidied(scattered, keep_open_days=days, keep_guest_days=days)
    after = everything(scattered)
    places = [column.name for column in tables.c]
    state, updated = places.index("state"), places.index("updated")
    due = {
        row[0]
        for row in before["tables"]
        if row[state] == "open" and row[updated] < NOW - days * DAY
    }
    talked = {row[0] for row in before["chat"]} - {row[0] for row in after["chat"]}
    assert set(gone) == due
    assert after["tables"] == {row for row in before["tables"] if row[0] not in due}
    assert after["moves"] == before["moves"]
    assert after["reviews"] == before["reviews"]
    assert after["seats"] == {row for row in before["seats"] if row[0] not in due}
    assert talked <= due
    sitting = {row[3] for row in after["seats"]}
    seen = [column.name for column in guests.c].index("seen")
    for row in before["guests"] - after["guests"]:
        assert row[0] not in sitting
        assert row[seen] < NOW - days * DAY
    strangers = {row for row in after["guests"] if row[0] >= guest_id(100)}
    assert all(row[seen] >= NOW - (days + 1) * DAY for row in strangers)


def test_who_comes_back_is_noted_once_a_day(own_server: Running) -> None:
    ann, _, _ = two_people(own_server)
    url = own_server.url

    def seen() -> float:
        with looking_at(url) as conn:
            return float(
                conn.execute(
                    select(guests.c.seen).where(guests.c.id == ann.guest["id"])
                ).scalar_one()
            )

    first = seen()
    assert abs(first - time.time()) < 60
    own_server.stop()
    with writing_to(url) as conn, conn.begin():
        conn.execute(update(guests).values(seen=5.0))
    own_server.start()
    for _ in range(3):
        ann.get("/api/me")
    again = seen()
    assert again >= first
    ann.get("/api/me")
    assert seen() == again


def test_a_server_clears_away_what_is_too_old(own_server: Running) -> None:
    ann, _, begun = two_people(own_server)
    wish = {"game": "costa_ruana", "seats": [{"kind": "me"}, {"kind": "open"}]}
    waiting = ann.post("/api/tables", wish)["id"]
    own_server.stop()
    url = own_server.url
    with writing_to(url) as conn, conn.begin():
        conn.execute(update(tables).values(updated=5.0))
        conn.execute(update(guests).values(seen=5.0))
        stranger = Guest(id="stranger", name="Nobody", colour="teal")
        queries.add_guest(conn, stranger, "t", 5.0)
    own_server.environment |= {
        "ARCHIPEL_KEEP_OPEN_DAYS": "30",
        "ARCHIPEL_KEEP_GUEST_DAYS": "30",
    }
    own_server.start()
    late = time.monotonic() + PATIENCE
    while Person(own_server.port).call("GET", f"/api/tables/{waiting}")[0] != 404:
        assert time.monotonic() < late
        time.sleep(0.1)
    assert ann.get(f"/api/tables/{begun}")["id"] == begun
    own_server.stop()
    with looking_at(url) as conn:
        assert conn.execute(select(tables.c.id)).scalars().all() == [begun]
        assert conn.execute(select(func.count()).select_from(guests)).scalar_one() == 2
        assert conn.execute(select(func.count()).select_from(seats)).scalar_one() == 2
        assert conn.execute(select(func.count()).select_from(moves)).scalar_one() > 0


def test_the_settings_are_days(tmp_path: Path) -> None:
    assert settings.DEFAULTS.keep_open_days == settings.DEFAULTS.keep_guest_days == 0
