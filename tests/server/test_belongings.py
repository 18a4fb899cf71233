"""All that somebody has here: a law over every column of the database that can name a person.

Whoever adds a table says below what becomes of it, or these tests fail.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, Table, insert, select, update

from archipel.server import queries
from archipel.server.clocks import CALENDAR
from archipel.server.copying import writing_to
from archipel.server.members import belongings
from archipel.server.messages import Guest
from archipel.server.schema import (
    chat,
    guests,
    host_deeds,
    lessons,
    marks,
    members,
    metadata,
    mutes,
    notices,
    reports,
    seats,
    sessions,
    tables,
    ties,
)

ANN, BOB, TABLE = "anns", "bobs", "thetable"
NAMING = {"guest", "one", "other", "by", "about", "host", "opener"}
"""Columns that hold the id of a person; of some deeds and codes it is something else."""

OWN = {
    "guests": {"guest"},
    "sessions": {"sessions"},
    "members": {"account"},
    "passkeys": {"passkeys"},
    "recovery": {"recovery_codes"},
    "codes": set(),  # good for minutes, and kept as hashes
    "ties": {"people"},  # what others wish of me is theirs
    "lessons": {"lessons"},
    "mutes": {"mute"},
    "reports": {"reports"},  # what others told of me is between them and the host
    "host_deeds": {"deeds_of_hosts", "deeds_as_host"},
    "invitations": {"invited", "invitations"},
    "notice_wishes": {"notices"},
    "notice_ways": {"notice_ways"},
    "notices": {"told"},
    "deliveries": set(),  # how often a notice was tried, by one of my ways
    "tables": {"opened"},
    "seats": {"games"},
    "moves": {"games"},
    "marks": {"games"},
    "plans": {"games"},
    "chat": {"chat"},
    "calendars": {"calendar"},
    "notes": {"notes"},
}
"""Where somebody finds what a table keeps of them in the file with all their data."""

NOBODYS = {"corrections", "pauses", "signs", "reviews"}
"""Tables that know no person."""

SERVES = ("password", "totp", "token", "secrets", "key", "code", "id", "session")
"""Columns with secrets, and with what only ties rows together."""

STAYS = {
    ("guests", "id"),  # without a name
    ("seats", "guest"),  # whose seat it was, for the games of others
    ("tables", "opener"),
    ("host_deeds", "about"),  # that something was done stays, without the words
    ("host_deeds", "host"),
}
"""Where the id of an erased person may still stand."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Connection]:
    """A house where every table has something of Ann, and every text of it says so."""
    url = f"sqlite:///{tmp_path / 'archipel.sqlite'}"
    with writing_to(url) as conn, conn.begin():
        metadata.create_all(conn)
        for id, name in ((ANN, "guests.name of Ann"), (BOB, "Bob")):
            queries.add_guest(conn, Guest(id=id, name=name, colour="teal"), f"token {id}", 1.0)
        for table in metadata.sorted_tables:
            if table.name in OWN and table is not guests:
                conn.execute(insert(table).values(**of_ann(table)))
        yield conn


def of_ann(table: Table) -> dict[str, Any]:
    """A row about Ann: whoever it names is her, and every text is marked."""
    found: dict[str, Any] = {}
    for column in table.c:
        if column.name in NAMING and column.name not in ("other", "about"):
            found[column.name] = ANN
        elif column.name in ("other", "about"):
            found[column.name] = BOB if table is not host_deeds else ANN
        elif column.name in ("table_id", "notice", "id"):
            found[column.name] = TABLE
        elif isinstance(column.type, (Integer, Float, Boolean)):
            found[column.name] = False if isinstance(column.type, Boolean) else 0
        else:
            found[column.name] = f"{table.name}.{column.name} of Ann"
    if table is tables:
        found |= {"state": "playing", "again": ""}
    if table is marks:
        found["kind"] = CALENDAR
    if table is sessions:
        found["token"] = "hers"
    if table.name == "ties":
        found["kind"] = "blocked"
    return found


def anywhere(conn: Connection, words: str) -> set[tuple[str, str]]:
    """Every column where these words stand."""
    return {
        (table.name, name)
        for table in metadata.sorted_tables
        for row in conn.execute(select(table)).mappings()
        for name, value in row.items()
        if words in str(value)
    }


def test_every_table_is_known_to_be_somebodys_or_nobodys() -> None:
    assert {table.name for table in metadata.sorted_tables} == set(OWN) | NOBODYS
    assert not set(OWN) & NOBODYS
    for table in metadata.sorted_tables:
        if table.name in NOBODYS:
            assert not NAMING & set(table.c.keys()), table.name


def test_all_that_is_kept_of_somebody_is_told_to_them(store: Connection) -> None:
    told = belongings.told_of(store, ANN)
    assert set().union(*OWN.values()) == set(told)
    for table in metadata.sorted_tables:
        for place in OWN.get(table.name, ()):
            assert told[place], f"nothing of {table.name} is told"
    whole = json.dumps(told)
    for table, column in sorted(anywhere(store, "of Ann")):
        if OWN[table] and column not in SERVES and table not in ("tables", "seats"):
            assert f"{table}.{column} of Ann" in whole, f"{table}.{column}"
    for secret in ("password", "totp"):
        assert f"members.{secret} of Ann" not in whole
    assert "sessions.token" not in whole


def test_nothing_of_an_erased_person_is_left_but_seats_without_a_name(store: Connection) -> None:
    belongings.erase(store, ANN)
    assert anywhere(store, ANN) == STAYS
    left = {table for table, _ in anywhere(store, "of Ann")}
    assert left <= {"tables", "seats", "moves", "host_deeds"}, left
    texts = {name for table, name in anywhere(store, "of Ann") if table == "host_deeds"}
    assert texts <= {"deed"}
    assert store.execute(select(marks.c.body)).scalar_one() == "{}"
    assert store.execute(select(seats.c.guest)).scalar_one() == ANN


def test_nothing_is_left_of_a_guest_who_is_forgotten(store: Connection) -> None:
    for table in (seats, tables, members, chat):
        store.execute(table.delete())
    assert queries.forget_guests(store, 2.0) == 2
    assert anywhere(store, ANN) <= {("host_deeds", "about"), ("host_deeds", "host")}


def test_all_that_a_guest_has_comes_along_when_they_sign_in(store: Connection) -> None:
    store.execute(members.delete())
    store.execute(ties.insert().values(one="zoe", other=ANN, kind="blocked", created=2.0))
    store.execute(ties.insert().values(one="zoe", other=BOB, kind="friend", created=2.0))
    store.execute(ties.insert().values(one=BOB, other="zoe", kind="friend", created=2.0))
    store.execute(update(ties).where(ties.c.one == ANN).values(other="tom"))
    store.execute(update(mutes).values(until=9.0))
    store.execute(update(reports).values(by="zoe", about=ANN))
    belongings.merge(store, ANN, BOB)
    assert anywhere(store, ANN) <= {("host_deeds", "host")}
    found = {tuple(row)[:3] for row in store.execute(select(ties))}
    assert found == {("zoe", BOB, "blocked"), (BOB, "tom", "blocked")}, "a block outlasts it"
    assert store.execute(select(mutes.c.guest, mutes.c.until)).all() == [(BOB, 9.0)]
    assert store.execute(select(reports.c.about)).scalar_one() == BOB
    assert store.execute(select(lessons.c.guest)).scalar_one() == BOB
    assert store.execute(select(notices.c.guest)).all() == []


def test_a_longer_silence_is_not_shortened_by_signing_in(store: Connection) -> None:
    store.execute(update(mutes).values(until=9.0))
    store.execute(mutes.insert().values(guest=BOB, until=99.0))
    belongings.merge(store, ANN, BOB)
    assert store.execute(select(mutes.c.guest, mutes.c.until)).all() == [(BOB, 99.0)]
