"""Every question about notices we ask the database: each a function of a connection."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from archipel.server.messages import Guest
from archipel.server.notices import hours, turns
from archipel.server.notices.messages import Invitation
from archipel.server.notices.wording import Game, Subject
from archipel.server.plans import in_vain, plans_of
from archipel.server.queries import apart, rows_of
from archipel.server.schema import (
    ON_THE_WAY,
    RUNNING,
    deliveries,
    guests,
    invitations,
    members,
    notice_ways,
    notice_wishes,
    notices,
    seats,
    sessions,
    tables,
    ties,
)

MOST_WAYS = 20
"""Browsers and webhooks of one person."""

MOST_GAMES = 20
"""Games that one digest tells of."""

KEPT = 30 * 24 * 3600.0
"""Seconds after which a notice is forgotten, unless its table is still being played."""

DAY = 24 * 3600.0


class Wish(NamedTuple):
    """How somebody wants to be told."""

    guest: str
    lang: str
    zone: str
    base: str
    quiet_from: int
    quiet_to: int
    remind: int
    digest: int
    digest_at: float
    kinds: dict[str, list[str]]

    def has(self, channel: str, kind: str) -> bool:
        return kind in self.kinds.get(channel, [])


class Way(NamedTuple):
    """A browser or a webhook."""

    id: str
    guest: str
    kind: str
    form: str
    address: str
    secrets: str
    session: str
    name: str
    created: float
    used: float
    failed: int


class Fresh(NamedTuple):
    """Something that is to be told, found by looking at what is stored."""

    guest: str
    kind: str
    table: str
    number: int
    ply: int
    due: float
    seen: bool = False  # the open page has told it


class Notice(NamedTuple):
    """A notice as it is stored."""

    id: str
    guest: str
    kind: str
    table: str
    number: int
    ply: int
    state: str
    at: float
    due: float


class Errand(NamedTuple):
    """A delivery that is due."""

    notice: Notice
    wish: Wish
    way: str
    tries: int
    to: Way | None  # None: a letter
    email: str
    subject: Subject | None  # None: nobody needs to be told any more


# ---------------------------------------------------------------- wishes and ways


def wish_of(conn: Connection, guest: str) -> Wish | None:
    row = conn.execute(select(notice_wishes).where(notice_wishes.c.guest == guest)).first()
    return None if row is None else _wish(row)


def _wish(row: Any) -> Wish:
    fields = dict(row._mapping)
    kinds = msgspec.json.decode(fields.pop("kinds"), type=dict[str, list[str]])
    return Wish(**fields, kinds=kinds)


def put_wish(conn: Connection, wish: Wish) -> None:
    conn.execute(delete(notice_wishes).where(notice_wishes.c.guest == wish.guest))
    kinds = msgspec.json.encode(wish.kinds).decode()
    conn.execute(insert(notice_wishes).values(**wish._asdict() | {"kinds": kinds}))


def unmail(conn: Connection, guest: str) -> None:
    """Somebody wants no more letters."""
    wish = wish_of(conn, guest)
    if wish is not None:
        put_wish(conn, with_digest(wish._replace(kinds=wish.kinds | {"mail": []}), time.time()))


def with_digest(wish: Wish, now: float) -> Wish:
    """The wish with the time of its next digest, if there is to be one."""
    wanted = any("digest" in kinds for kinds in wish.kinds.values())
    at = hours.next_digest(now, wish.zone, wish.digest) if wanted else 0.0
    return wish._replace(digest_at=at)


def ways_of(conn: Connection, guest: str) -> list[Way]:
    query = select(notice_ways).where(notice_ways.c.guest == guest).order_by(notice_ways.c.created)
    return [Way(*row) for row in conn.execute(query)]


def way_of(conn: Connection, guest: str, id: str) -> Way | None:
    return next((way for way in ways_of(conn, guest) if way.id == id), None)


def put_way(conn: Connection, way: Way) -> Way:
    """Store it; an address somebody has already keeps its id. A browser belongs to one person."""
    same = [notice_ways.c.kind == way.kind, notice_ways.c.address == way.address]
    if way.kind == "webhook":
        same.append(notice_ways.c.guest == way.guest)
    known = conn.execute(select(notice_ways.c.id, notice_ways.c.guest).where(*same)).all()
    id = next((row.id for row in known if row.guest == way.guest), way.id)
    conn.execute(delete(notice_ways).where(*same))
    way = way._replace(id=id)
    conn.execute(insert(notice_ways).values(**way._asdict()))
    return way


def drop_way(conn: Connection, guest: str, id: str) -> bool:
    named = (notice_ways.c.guest == guest, notice_ways.c.id == id)
    return conn.execute(delete(notice_ways).where(*named)).rowcount == 1


def email_of(conn: Connection, guest: str) -> str:
    found = conn.execute(select(members.c.email).where(members.c.guest == guest)).scalar()
    return str(found or "")


# ---------------------------------------------------------------- what is to be told


def _wanted() -> Any:
    return notice_wishes.c.guest == seats.c.guest


def _noted(kind: str) -> Any:
    """Was this looked at already, as it is now?"""
    same = (notices.c.guest == seats.c.guest, notices.c.table_id == tables.c.id)
    now = or_(notices.c.ply == tables.c.ply, notices.c.kind == "over")
    return exists().where(*same, notices.c.kind == kind, now, notices.c.state != "gone")


def _deciding() -> Any:
    """Tables where a person is to decide who wants to be told."""
    here = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
    t, w = tables.c, notice_wishes.c
    quiet = (w.zone, w.quiet_from, w.quiet_to)
    return (
        select(t.id, t.turn, t.ply, t.updated, t.grace, t.due, w.guest, w.remind, *quiet)
        .join(seats, here)
        .join(notice_wishes, _wanted())
        .where(tables.c.state == "playing", RUNNING, seats.c.bot == "")
    )


def turns_begun(conn: Connection, since: float, now: float, wait: float, most: int) -> list[Fresh]:
    """Turns nobody was told of, at tables where something has happened since a moment."""
    query = _deciding().where(tables.c.updated >= since, ~_noted("turn"))
    found = []
    for row in conn.execute(query.order_by(tables.c.updated).limit(most)).all():
        number = turns.number(rows_of(conn, row.id), row.turn)
        due = max(now + wait, row.grace)
        found.append(Fresh(row.guest, "turn", row.id, number, row.ply, due))
    return found


def games_over(conn: Connection, since: float, now: float, most: int) -> list[Fresh]:
    """Games that have ended, for those who sat there."""
    query = (
        select(tables.c.id, tables.c.ply, seats.c.guest)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(notice_wishes, _wanted())
        .where(tables.c.state == "over", tables.c.updated >= max(since, now - DAY))
        .where(~_noted("over"))
        .order_by(tables.c.updated)
        .limit(most)
    )
    found = conn.execute(query).all()
    return [Fresh(row.guest, "over", row.id, 0, row.ply, now) for row in found]


def reminders(conn: Connection, now: float, most: int) -> list[Fresh]:
    """Turns that must be played soon. Those whose reminder comes later stand in nobody's way."""
    longest = now + 96 * hours.HOUR
    t = tables.c
    query = _deciding().where(t.due.is_not(None), t.due < longest, t.due > now)
    query = query.where(t.due - t.updated >= hours.SHORTEST, ~_noted("reminder"))
    found: list[Fresh] = []
    for row in conn.execute(query.order_by(t.due)):
        if len(found) >= most:
            break
        quiet = (row.zone, row.quiet_from, row.quiet_to)
        moment = hours.reminder(row.updated, row.due, row.remind, *quiet)
        if moment is not None and moment <= now:
            number = turns.number(rows_of(conn, row.id), row.turn)
            found.append(Fresh(row.guest, "reminder", row.id, number, row.ply, now))
    return found


def note(conn: Connection, found: list[Fresh], now: float) -> None:
    """Keep what is to be told, each of it once; what was gone and is there again waits again."""
    for fresh in found:
        key = (
            notices.c.guest == fresh.guest,
            notices.c.kind == fresh.kind,
            notices.c.table_id == fresh.table,
            notices.c.number == fresh.number,
        )
        known = conn.execute(select(notices.c.id, notices.c.state).where(*key)).first()
        state = "seen" if fresh.seen else "waiting"
        if known is None:
            values: dict[str, Any] = {"guest": fresh.guest, "kind": fresh.kind}
            values |= {
                "table_id": fresh.table,
                "number": fresh.number,
                "ply": fresh.ply,
                "state": state,
            }
            made = insert(notices).values(id=draw_id(), **values, at=now, due=fresh.due)
            conn.execute(made)
            continue
        again = {"state": state, "at": now, "due": fresh.due} if known.state == "gone" else {}
        conn.execute(update(notices).where(notices.c.id == known.id).values(ply=fresh.ply, **again))


def note_digests(conn: Connection, now: float) -> int:
    """The digests that are due: noted in one step with the time of the next one."""
    late = (notice_wishes.c.digest_at > 0, notice_wishes.c.digest_at <= now)
    found = [_wish(row) for row in conn.execute(select(notice_wishes).where(*late)).all()]
    for wish in found:
        mine = (notice_wishes.c.guest == wish.guest, notice_wishes.c.digest_at == wish.digest_at)
        after = hours.next_digest(now, wish.zone, wish.digest)
        if conn.execute(update(notice_wishes).where(*mine).values(digest_at=after)).rowcount:
            day = hours.day_of(wish.digest_at, wish.zone)
            note(conn, [Fresh(wish.guest, "digest", "", day, 0, now)], now)
    return len(found)


def draw_id() -> str:
    """Names a notice for those who receive it: letters and digits alone."""
    return secrets.token_hex(8)


# ---------------------------------------------------------------- is it still so?


def due_notices(conn: Connection, now: float, most: int) -> list[tuple[Notice, Wish | None, bool]]:
    """Notices whose time has come, with the wish they answer; and whether they are still true."""
    query = select(notices).where(notices.c.state == "waiting", notices.c.due <= now)
    found = [Notice(*row) for row in conn.execute(query.order_by(notices.c.due).limit(most)).all()]
    return [(one, wish_of(conn, one.guest), still(conn, one)) for one in found]


def still(conn: Connection, notice: Notice) -> bool:
    """Is it still so? Who has played meanwhile need not be told that it is their turn."""
    if notice.kind == "digest":
        return bool(_games_waiting(conn, notice.guest, 1))
    if notice.kind == "invited":
        return any(one.table == notice.table for one in invitations_of(conn, notice.guest))
    row = conn.execute(select(tables).where(tables.c.id == notice.table)).first()
    if row is None or notice.kind == "over":
        return row is not None and row.state == "over"
    if row.state != "playing":
        return False
    seat = (seats.c.table_id == row.id, seats.c.seat == row.turn)
    sits = conn.execute(select(seats.c.guest, seats.c.bot).where(*seat)).first()
    if sits is None or sits.bot or sits.guest != notice.guest:
        return False
    if row.ply == notice.ply:
        return True
    return turns.number(rows_of(conn, row.id), row.turn) == notice.number


def settle(conn: Connection, notice: Notice, state: str, ways: list[str], due: float) -> bool:
    """What becomes of a notice that waits; told: by these ways. False: another process was faster.

    A way by which it has gone out already is not taken again.
    """
    mine = (notices.c.id == notice.id, notices.c.state == "waiting", notices.c.due == notice.due)
    values = {"due": due} if state == "waiting" else {"state": state}
    if conn.execute(update(notices).where(*mine).values(**values)).rowcount != 1:
        return False
    for way in ways:
        key = (deliveries.c.notice == notice.id, deliveries.c.way == way)
        known = conn.execute(select(deliveries.c.state).where(*key)).scalar()
        fresh = {"state": "waiting", "tries": 0, "due": due}
        if known is None:
            conn.execute(insert(deliveries).values(notice=notice.id, way=way, **fresh))
        elif known == "dropped":
            conn.execute(update(deliveries).where(*key).values(**fresh))
    return True


def ways_for(conn: Connection, wish: Wish, kind: str) -> list[str]:
    """By which ways somebody is told of this."""
    found = [way.id for way in ways_of(conn, wish.guest) if wish.has(way.kind, kind)]
    if wish.has("mail", kind) and email_of(conn, wish.guest):
        found.append("mail")
    return found


# ---------------------------------------------------------------- deliveries


def errands(conn: Connection, now: float, most: int) -> list[Errand]:
    """Deliveries whose time has come."""
    query = (
        select(deliveries.c.way, deliveries.c.tries, notices)
        .join(notices, notices.c.id == deliveries.c.notice)
        .where(ON_THE_WAY, deliveries.c.due <= now)
        .order_by(deliveries.c.due)
        .limit(most)
    )
    found = []
    for way, tries, *rest in conn.execute(query).all():
        notice = Notice(*rest)
        wish = wish_of(conn, notice.guest)
        if wish is None:
            continue
        to = None if way == "mail" else way_of(conn, notice.guest, way)
        email = email_of(conn, notice.guest) if way == "mail" else ""
        channel = to.kind if to else "mail"
        wanted = wish.has(channel, notice.kind) and (bool(email) or _lives(conn, to, now))
        subject = subject_of(conn, notice, now) if wanted and still(conn, notice) else None
        found.append(Errand(notice, wish, way, tries, to, email, subject))
    return found


def _lives(conn: Connection, way: Way | None, now: float) -> bool:
    """Is it there? A browser is told only as long as somebody is known in it."""
    if way is None or way.kind != "push":
        return way is not None
    mine = (sessions.c.id == way.session, sessions.c.guest == way.guest)
    good = or_(sessions.c.until == 0.0, sessions.c.until > now)
    return conn.execute(select(sessions.c.id).where(*mine, good)).first() is not None


def claim(conn: Connection, errand: Errand, now: float, until: float) -> bool:
    """Take a delivery on; if nothing more is heard of it until then, it is tried again."""
    one = (deliveries.c.notice == errand.notice.id, deliveries.c.way == errand.way)
    free = (deliveries.c.state.in_(("waiting", "sending")), deliveries.c.due <= now)
    taken = {"state": "sending", "tries": deliveries.c.tries + 1, "due": until}
    return conn.execute(update(deliveries).where(*one, *free).values(**taken)).rowcount == 1


def put_off(conn: Connection, errand: Errand, due: float) -> None:
    """It has to wait until then; nothing was tried."""
    one = (deliveries.c.notice == errand.notice.id, deliveries.c.way == errand.way)
    waits = deliveries.c.state.in_(("waiting", "sending"))
    conn.execute(update(deliveries).where(*one, waits).values(state="waiting", due=due))


def drop(conn: Connection, errand: Errand) -> None:
    """Nobody needs to be told any more. If that changes, it can wait again."""
    one = (deliveries.c.notice == errand.notice.id, deliveries.c.way == errand.way)
    waits = deliveries.c.state.in_(("waiting", "sending"))
    conn.execute(update(deliveries).where(*one, waits).values(state="dropped"))
    if not still(conn, errand.notice):
        told = (notices.c.id == errand.notice.id, notices.c.state == "told")
        conn.execute(update(notices).where(*told).values(state="gone"))


def record(conn: Connection, errand: Errand, outcome: str, now: float, patience: float) -> str:
    """What became of an attempt: sent; no or gone: it never will be; again; later: not counted."""
    one = (deliveries.c.notice == errand.notice.id, deliveries.c.way == errand.way)
    state, due, tries = {"sent": "sent"}.get(outcome, "failed"), now, errand.tries + 1
    pause = hours.pause(tries)
    if outcome == "later":
        state, due, tries = "waiting", now + max(patience, 60.0), errand.tries
    elif outcome == "again" and pause is not None:
        state, due = "waiting", now + max(pause, patience)
    conn.execute(update(deliveries).where(*one).values(state=state, due=due, tries=tries))
    if errand.to is None:
        return state
    way = notice_ways.c.id == errand.to.id
    if outcome == "gone":
        conn.execute(delete(notice_ways).where(way))
    elif state == "sent":
        conn.execute(update(notice_ways).where(way).values(used=now, failed=0))
    elif state == "failed":
        conn.execute(update(notice_ways).where(way).values(failed=notice_ways.c.failed + 1))
    return state


def forget_old(conn: Connection, now: float) -> None:
    """Old notices go; not those of a game that is being played: they know what was told."""
    played = exists().where(tables.c.id == notices.c.table_id, RUNNING)
    conn.execute(delete(notices).where(notices.c.at < now - KEPT, ~played))


# ---------------------------------------------------------------- what it is about


def subject_of(conn: Connection, notice: Notice, now: float) -> Subject:
    """What a notice tells: whose turn it is and where. Nothing of what is asked there."""
    if notice.kind == "digest":
        waiting = _games_waiting(conn, notice.guest, MOST_GAMES)
        games = [_game(conn, id, notice.guest, now) for id in waiting]
        return Subject("digest", [game for game in games if game is not None])
    by = ""
    if notice.kind == "invited":
        key = (invitations.c.table_id == notice.table, invitations.c.guest == notice.guest)
        query = select(guests.c.name).join(invitations, invitations.c.by == guests.c.id)
        by = str(conn.execute(query.where(*key)).scalar() or "")
    game = _game(conn, notice.table, notice.guest, now, but=by)
    in_vain = notice.kind == "turn" and _in_vain(conn, notice.table, notice.guest)
    return Subject(notice.kind, [game] if game else [], by, in_vain)


def _in_vain(conn: Connection, table: str, guest: str) -> bool:
    """Did somebody plan this turn in vain? That is told to nobody else."""
    sits = (seats.c.table_id == table, seats.c.guest == guest)
    mine = set(conn.execute(select(seats.c.seat).where(*sits)).scalars())
    found = [plan for seat, plan in plans_of(conn, table).items() if seat in mine and plan.why]
    return bool(found) and any(in_vain(plan, rows_of(conn, table)) for plan in found)


def _game(conn: Connection, id: str, guest: str, now: float, but: str = "") -> Game | None:
    row = conn.execute(select(tables.c.game, tables.c.due).where(tables.c.id == id)).first()
    if row is None:
        return None
    query = select(guests.c.name).join(seats, seats.c.guest == guests.c.id)
    others = query.where(seats.c.table_id == id, seats.c.guest != guest).order_by(seats.c.seat)
    named = [str(name) for name in conn.execute(others).scalars() if not but or name != but]
    left = None if row.due is None else row.due - now
    return Game(id, row.game, named, left)


def _mine(guest: str) -> Any:
    """Tables where somebody is to decide."""
    here = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
    query = select(tables.c.id).join(seats, here).where(seats.c.guest == guest, seats.c.bot == "")
    return query.where(tables.c.state == "playing", RUNNING)


def _games_waiting(conn: Connection, guest: str, most: int) -> list[str]:
    """The games that wait for somebody: those whose time runs out first come first."""
    soon = func.coalesce(tables.c.due, 1e18)
    query = _mine(guest).order_by(soon, tables.c.created, tables.c.id).limit(most)
    return [str(id) for id in conn.execute(query).scalars()]


def next_game(conn: Connection, guest: str, after: str) -> tuple[str, int]:
    """The game that waits for somebody after this table, in the order they were opened, and how
    many there are beside this one. After the last one comes the first."""
    query = _mine(guest).order_by(tables.c.created, tables.c.id)
    found = conn.execute(query.add_columns(tables.c.created)).all()
    others = [(row.created, str(row.id)) for row in found if row.id != after]
    here = conn.execute(select(tables.c.created).where(tables.c.id == after)).scalar() or 0.0
    later = [id for created, id in others if (created, id) > (here, after)]
    return (later or [id for _, id in others] or [""])[0], len(others)


# ---------------------------------------------------------------- invitations


def are_friends(conn: Connection, one: str, other: str) -> bool:
    key = (ties.c.one == one, ties.c.other == other, ties.c.kind == "friend")
    return conn.execute(select(ties.c.one).where(*key)).first() is not None


def invite(conn: Connection, table: str, guest: str, by: str, now: float) -> None:
    """Ask somebody to a table, once; if they want to be told, that is noted in the same step."""
    key = (invitations.c.table_id == table, invitations.c.guest == guest)
    if conn.execute(select(invitations.c.by).where(*key)).first() is not None:
        return
    conn.execute(insert(invitations).values(table_id=table, guest=guest, by=by, at=now))
    if wish_of(conn, guest) is not None:
        note(conn, [Fresh(guest, "invited", table, 0, 0, now)], now)


def invitations_of(conn: Connection, guest: str) -> list[Invitation]:
    """Tables somebody is asked to and could still sit down at."""
    open_seat = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
    query = (
        select(tables.c.id, tables.c.game, invitations.c.at, guests.c.name, guests.c.colour)
        .add_columns(invitations.c.by)
        .join(invitations, invitations.c.table_id == tables.c.id)
        .join(guests, guests.c.id == invitations.c.by)
        .where(invitations.c.guest == guest, tables.c.state == "open", RUNNING, open_seat, ~mine)
        .order_by(invitations.c.at.desc())
        .limit(MOST_GAMES)
    )
    deaf = apart(conn, guest)
    found = []
    for row in conn.execute(query).all():
        if row.by not in deaf:
            by = Guest(id=row.by, name=row.name, colour=row.colour)
            found.append(Invitation(table=row.id, game=row.game, by=by, at=row.at))
    return found
