"""Every question about people we ask the database: each a function of a connection."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from archipel.server.messages import Guest
from archipel.server.people.messages import (
    HostDeed,
    Muted,
    Person,
    Played,
    ReportRow,
    Tie,
    ToldDeed,
)
from archipel.server.schema import (
    ON_THE_WAY,
    RUNNING,
    chat,
    deliveries,
    guests,
    host_deeds,
    lessons,
    members,
    mutes,
    reports,
    seats,
    tables,
    ties,
)

MOST_TIES = 500
"""Friends, questions and blocks of one person."""

MOST_LESSONS = 500

MOST_REPORTS = 20
"""Of one person that wait for the host: nobody fills the list alone."""


def guest_of(conn: Connection, id: str) -> tuple[Guest, float, bool] | None:
    """A person who has not been erased: since when, and whether they have an account."""
    query = select(guests, members.c.login).outerjoin(members, members.c.guest == guests.c.id)
    row = conn.execute(query.where(guests.c.id == id, guests.c.name != "")).first()
    if row is None:
        return None
    guest = Guest(id=row.id, name=row.name, colour=row.colour)
    return guest, float(row.created), row.login is not None


def results_of(conn: Connection, guest: str) -> list[Played]:
    """How often somebody has finished each game, and won it."""
    query = select(tables.c.game, tables.c.ranks, seats.c.seat)
    query = query.join(seats, seats.c.table_id == tables.c.id)
    over = query.where(seats.c.guest == guest, tables.c.state == "over", tables.c.ranks != "[]")
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game, ranks, seat in conn.execute(over):
        played[game] += 1
        won[game] += msgspec.json.decode(ranks, type=list[int])[seat] == 1
    return [Played(game=game, played=n, won=won[game]) for game, n in sorted(played.items())]


def lessons_of(conn: Connection, guest: str) -> list[str]:
    query = select(lessons.c.chapter).where(lessons.c.guest == guest).order_by(lessons.c.chapter)
    return [str(chapter) for chapter in conn.execute(query).scalars()]


def finish_lesson(conn: Connection, guest: str, chapter: str, now: float) -> None:
    known = lessons_of(conn, guest)
    if chapter not in known and len(known) < MOST_LESSONS:
        conn.execute(insert(lessons).values(guest=guest, chapter=chapter, at=now))


# ---------------------------------------------------------------- ties


def kinds(conn: Connection, one: str, other: str) -> set[str]:
    query = select(ties.c.kind).where(ties.c.one == one, ties.c.other == other)
    return {str(kind) for kind in conn.execute(query).scalars()}


def tie_of(conn: Connection, me: str, other: str) -> Tie:
    """What I am to somebody. Who asks me while I have blocked them is not heard."""
    mine, theirs = kinds(conn, me, other), kinds(conn, other, me)
    if "blocked" in mine:
        return "blocked"
    if "friend" in mine:
        return "friend"
    if "asked" in mine:
        return "asked"
    return "asks" if "asked" in theirs else "none"


def people_of(conn: Connection, me: str) -> list[Person]:
    """Everybody I have a tie with, and who asks me."""
    to = or_(ties.c.one == me, and_(ties.c.other == me, ties.c.kind == "asked"))
    found = conn.execute(select(ties.c.one, ties.c.other).where(to).order_by(ties.c.created))
    ids = dict.fromkeys(str(other if one == me else one) for one, other in found)
    people = []
    for id in ids:
        known = guest_of(conn, id)
        tie = tie_of(conn, me, id)
        if known is not None and tie != "none":
            people.append(Person(guest=known[0], tie=tie))
    return people


def count_ties(conn: Connection, me: str) -> int:
    query = select(func.count()).select_from(ties).where(ties.c.one == me)
    return int(conn.execute(query).scalar_one())


def befriend(conn: Connection, me: str, other: str, now: float) -> None:
    """Ask, or agree if I am asked. Whoever has blocked me does not hear it."""
    mine = kinds(conn, me, other)
    if "friend" in mine or "blocked" in mine:
        return
    if "asked" in kinds(conn, other, me) and "blocked" not in kinds(conn, other, me):
        _drop(conn, me, other, "asked")
        _drop(conn, other, me, "asked")
        _add(conn, me, other, "friend", now)
        _add(conn, other, me, "friend", now)
    elif "asked" not in mine:
        _add(conn, me, other, "asked", now)


def unfriend(conn: Connection, me: str, other: str) -> None:
    """Neither friends nor asked any more."""
    for kind in ("friend", "asked"):
        _drop(conn, me, other, kind)
        _drop(conn, other, me, kind)


def block(conn: Connection, me: str, other: str, now: float) -> None:
    unfriend(conn, me, other)
    if "blocked" not in kinds(conn, me, other):
        _add(conn, me, other, "blocked", now)


def unblock(conn: Connection, me: str, other: str) -> None:
    _drop(conn, me, other, "blocked")


def _add(conn: Connection, one: str, other: str, kind: str, now: float) -> None:
    conn.execute(insert(ties).values(one=one, other=other, kind=kind, created=now))


def _drop(conn: Connection, one: str, other: str, kind: str) -> None:
    named = (ties.c.one == one, ties.c.other == other, ties.c.kind == kind)
    conn.execute(delete(ties).where(*named))


# ---------------------------------------------------------------- reports and what a host does


def line_at(conn: Connection, table: str, n: int) -> tuple[str, str, str] | None:
    """A line of chat: who said it, under which name, and what."""
    query = select(chat.c.guest, chat.c.name, chat.c.text)
    row = conn.execute(query.where(chat.c.table_id == table, chat.c.n == n)).first()
    return None if row is None or not row.guest else (row.guest, row.name, row.text)


def add_report(conn: Connection, values: dict[str, Any]) -> bool:
    """Store it, unless the same person has told the same before; False: they have told so much."""
    open_ones = [reports.c.by == values["by"], reports.c.settled == 0.0]
    same = [reports.c[name] == values[name] for name in ("about", "table_id", "line")]
    if conn.execute(select(reports.c.id).where(*open_ones, *same)).first() is not None:
        return True
    many = select(func.count()).select_from(reports).where(*open_ones)
    if conn.execute(many).scalar_one() >= MOST_REPORTS:
        return False
    conn.execute(insert(reports).values(**values))
    return True


def open_reports(conn: Connection, most: int) -> list[ReportRow]:
    query = select(reports).where(reports.c.settled == 0.0).order_by(reports.c.at).limit(most)
    return [
        ReportRow(
            id=row.id,
            by=_named(conn, row.by),
            about=_named(conn, row.about),
            table=row.table_id,
            name=row.name,
            line=row.line,
            why=row.why,
            at=row.at,
            muted=muted(conn, row.about),
        )
        for row in conn.execute(query).all()
    ]


def _named(conn: Connection, id: str) -> Guest:
    known = guest_of(conn, id)
    return known[0] if known else Guest(id=id, name="", colour="slate")


def muted(conn: Connection, guest: str) -> float:
    """Until when somebody may not speak; 0: they may."""
    until = float(conn.execute(select(mutes.c.until).where(mutes.c.guest == guest)).scalar() or 0)
    return until if until > time.time() else 0.0


def settle_report(conn: Connection, id: str, now: float) -> bool:
    known = (reports.c.id == id, reports.c.settled == 0.0)
    return conn.execute(update(reports).where(*known).values(settled=now)).rowcount == 1


def mute(conn: Connection, guest: str, until: float) -> None:
    """Until then somebody may not speak; 0: they may."""
    conn.execute(delete(mutes).where(mutes.c.guest == guest))
    if until:
        conn.execute(insert(mutes).values(guest=guest, until=until))


def add_deed(conn: Connection, id: str, deed: HostDeed) -> None:
    conn.execute(insert(host_deeds).values(id=id, **msgspec.structs.asdict(deed)))


def all_muted(conn: Connection, now: float, most: int) -> list[Muted]:
    query = select(mutes).where(mutes.c.until > now).order_by(mutes.c.until).limit(most)
    return [Muted(_named(conn, row.guest), row.until) for row in conn.execute(query).all()]


def last_deeds(conn: Connection, most: int) -> list[ToldDeed]:
    query = select(host_deeds).order_by(host_deeds.c.at.desc()).limit(most)
    found = []
    for row in conn.execute(query).all():
        person, game = row.about, ""
        if row.deed == "settle":
            reported = select(reports.c.about).where(reports.c.id == row.about)
            person = conn.execute(reported).scalar()
        elif row.deed == "close":
            closed = select(tables.c.game).where(tables.c.id == row.about)
            person, game = None, str(conn.execute(closed).scalar() or "")
        whom = None if person is None else _named(conn, person)
        host = _named(conn, row.host)
        found.append(ToldDeed(host, row.deed, row.about, whom, game, row.details, row.at))
    return found


def failing(conn: Connection) -> int:
    """Notices that somebody could not be told yet, and that are tried again."""
    tried = (ON_THE_WAY, deliveries.c.tries > 0)
    query = select(func.count()).select_from(deliveries).where(*tried)
    return int(conn.execute(query).scalar_one())


def counts(conn: Connection) -> tuple[int, int, int, int]:
    """How many guests, members, tables that run, tables that are over."""
    queries = (
        select(func.count()).select_from(guests),
        select(func.count()).select_from(members),
        select(func.count()).select_from(tables).where(RUNNING),
        select(func.count()).select_from(tables).where(tables.c.state == "over"),
    )
    a, b, c, d = (int(conn.execute(query).scalar_one()) for query in queries)
    return a, b, c, d
