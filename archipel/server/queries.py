"""Every question we ask the database: guests, tables, moves and chat.

Each is a function of a connection, to be given to ``Store.read`` or ``Store.write``.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from itertools import chain
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    inspect,
    literal,
    select,
    tuple_,
    union,
    update,
)

from archipel.server import paging
from archipel.server.clocks import Mark
from archipel.server.ledger import Row
from archipel.server.messages import Guest, Timing
from archipel.server.schema import (
    RUNNING,
    SAT,
    Said,
    Sitter,
    TableRow,
    calendars,
    chat,
    codes,
    corrections,
    guests,
    lessons,
    marks,
    members,
    moves,
    mutes,
    notes,
    plans,
    reports,
    seats,
    sessions,
    tables,
    ties,
)
from archipel.server.store import Conflict

# ---------------------------------------------------------------- guests


class Session(NamedTuple):
    """A browser a guest is known to. An open one: until it is ended, or not used for long."""

    token: str  # SHA-256
    guest: Guest
    member: bool  # has an account
    id: str
    browser: str
    created: float
    seen: float
    until: float
    proved: float


def session_of(conn: Connection, token: str) -> Session | None:
    """The session of a token, by its hash."""
    query = (
        select(sessions, guests.c.name, guests.c.colour, members.c.login)
        .join(guests, guests.c.id == sessions.c.guest)
        .outerjoin(members, members.c.guest == sessions.c.guest)
        .where(sessions.c.token == token)
    )
    row = conn.execute(query).first()
    if row is None:
        return None
    guest = Guest(id=row.guest, name=row.name, colour=row.colour)
    times = (row.created, row.seen, row.until, row.proved)
    return Session(token, guest, row.login is not None, row.id, row.browser, *times)


def add_session(conn: Connection, session: Session) -> None:
    fields = session._asdict()
    del fields["member"]
    conn.execute(insert(sessions).values(**fields | {"guest": session.guest.id}))


def use_session(conn: Connection, token: str, now: float, until: float) -> None:
    """A session is used, and so lasts longer."""
    conn.execute(update(sessions).where(sessions.c.token == token).values(seen=now, until=until))


def guest_of_id(conn: Connection, id: str) -> Guest | None:
    query = select(guests.c.id, guests.c.name, guests.c.colour).where(guests.c.id == id)
    row = (conn.execute(query)).first()
    return None if row is None else Guest(id=row.id, name=row.name, colour=row.colour)


def add_guest(conn: Connection, guest: Guest, token: str, now: float) -> None:
    """A new guest, known to one browser."""
    values = {"id": guest.id, "name": guest.name, "colour": guest.colour}
    conn.execute(insert(guests).values(**values, created=now, seen=now))
    add_session(conn, Session(token, guest, False, guest.id, "", now, now, 0.0, 0.0))


def rename_guest(conn: Connection, guest: Guest) -> None:
    changed = update(guests).where(guests.c.id == guest.id)
    conn.execute(changed.values(name=guest.name, colour=guest.colour))


def apart(conn: Connection, guest: str) -> frozenset[str]:
    """Those whom a guest has blocked, and who have blocked the guest."""
    mine = select(ties.c.other).where(ties.c.one == guest, ties.c.kind == "blocked")
    theirs = select(ties.c.one).where(ties.c.other == guest, ties.c.kind == "blocked")
    return frozenset(str(id) for id in conn.execute(union(mine, theirs)).scalars())


def who_listens(
    conn: Connection, sessions_: Sequence[str]
) -> dict[str, tuple[Guest, frozenset[str]]]:
    """Whose some sessions are, and whom each is kept apart from; what has ended is left out."""
    query = select(sessions.c.token, guests.c.id, guests.c.name, guests.c.colour)
    query = query.join(guests, guests.c.id == sessions.c.guest)
    rows = conn.execute(query.where(sessions.c.token.in_(sessions_))).all()
    of = {row.id for row in rows}
    blocked = select(ties.c.one, ties.c.other).where(ties.c.kind == "blocked")
    pairs: set[tuple[str, str]] = set()
    for one, other in conn.execute(blocked.where(ties.c.one.in_(of) | ties.c.other.in_(of))):
        pairs |= {(one, other), (other, one)}
    return {
        row.token: (
            Guest(id=row.id, name=row.name, colour=row.colour),
            frozenset(other for one, other in pairs if one == row.id),
        )
        for row in rows
    }


def muted_until(conn: Connection, guest: str) -> float:
    """Until when a guest may not speak; 0: they may."""
    return float(conn.execute(select(mutes.c.until).where(mutes.c.guest == guest)).scalar() or 0.0)


def note_seen(conn: Connection, guest: str, now: float) -> None:
    conn.execute(update(guests).where(guests.c.id == guest).values(seen=now))


_OF_A_GUEST = [
    *(kept.c.guest for kept in (sessions, codes, calendars, lessons, mutes, notes)),
    *(ties.c.one, ties.c.other, reports.c.by, reports.c.about),
]


def forget_guests(conn: Connection, before: float) -> int:
    """Forget guests last seen before a moment, unless they sit at a table or opened one.

    Who has an account is never forgotten. What is kept of who is forgotten goes too.
    """
    sits = exists().where(seats.c.guest == guests.c.id)
    opened = exists().where(tables.c.opener == guests.c.id, RUNNING, SAT)
    account = exists().where(members.c.guest == guests.c.id)
    gone = delete(guests).where(guests.c.seen < before, ~sits, ~opened, ~account)
    ids = list(conn.execute(gone.returning(guests.c.id)).scalars())
    for start in range(0, len(ids), MOST_ROWS):
        part = ids[start : start + MOST_ROWS]
        for column in _OF_A_GUEST:
            conn.execute(delete(column.table).where(column.in_(part)))
    return len(ids)


# ---------------------------------------------------------------- tables
#
# Several servers may share a database, and each keeps tables in memory. So whoever changes a table
# (its row, its seats or its log) says which version they have read, by the number of changes before
# it, and adds one to it. If that is not the stored one: Conflict, and nothing is changed. When the
# transaction is through, the caller counts the change in its own TableRow too.


def add_table(conn: Connection, row: TableRow) -> None:
    fields = msgspec.structs.asdict(row)
    for name in ("options", "ranks", "scores"):
        fields[name] = _json(fields[name])
    fields["clock"] = _json(row.clock) if row.clock else ""
    del fields["seats"]
    conn.execute(_insert_table, fields)
    _add_seats(conn, row)


_insert_table, _insert_seats = insert(tables), insert(seats)


def _add_seats(conn: Connection, row: TableRow) -> None:
    rows = [
        {"table_id": row.id, "seat": n, "kind": s.kind}
        | {"guest": s.guest, "bot": s.bot, "seal": s.seal}
        | {"wish": s.wish, "agreed": _json(s.agreed)}
        for n, s in enumerate(row.seats)
    ]
    conn.execute(_insert_seats, rows)


def _change(conn: Connection, row: TableRow, **values: Any) -> None:
    """Change a table if it is still as it was read."""
    known = (tables.c.id == row.id, tables.c.changes == row.changes)
    kept = {"changes": tables.c.changes + 1, "due": row.due}
    changed = update(tables).where(*known).values(kept | values)
    if conn.execute(changed).rowcount != 1:
        raise Conflict


def _put_seats(conn: Connection, row: TableRow) -> None:
    conn.execute(delete(seats).where(seats.c.table_id == row.id))
    _add_seats(conn, row)


def set_seats(conn: Connection, row: TableRow) -> None:
    """Store who sits where, and who may edit the table. Where a computer plays, no plan goes on."""
    _change(conn, row, opener=row.opener)
    _put_seats(conn, row)
    for seat, sitter in enumerate(row.seats):
        here = (plans.c.table_id == row.id, plans.c.seat == seat)
        if sitter.bot and sitter.guest:  # who comes back learns what became of it
            conn.execute(update(plans).where(*here, plans.c.why == "").values(why="taken"))
        elif sitter.bot:
            conn.execute(delete(plans).where(*here))


def begin_table(conn: Connection, row: TableRow, rows: list[Row]) -> None:
    """Store a table that begins: its deed, its seats in their order, the first rows of its log."""
    rules = {"version": row.version, "data": row.data, "options": _json(row.options)}
    _change(conn, row, **rules, deed=row.deed, opener=row.opener, **_standing(row))
    _put_seats(conn, row)
    add_moves(conn, [(row, rows)])


def set_deed(conn: Connection, row: TableRow) -> None:
    """Store a deed with one more seed below it."""
    _change(conn, row, deed=row.deed)


def set_grace(conn: Connection, row: TableRow) -> None:
    """Store until when others wait."""
    _change(conn, row, grace=row.grace)


def set_due(conn: Connection, row: TableRow) -> None:
    """Store nothing but when time is up, as every change does."""
    _change(conn, row)


def drop_table(conn: Connection, row: TableRow) -> None:
    """Clear a table away, with its seats and what was said at it."""
    known = (tables.c.id == row.id, tables.c.changes == row.changes)
    if conn.execute(delete(tables).where(*known)).rowcount != 1:
        raise Conflict


def end_table(conn: Connection, row: TableRow) -> None:
    """A game ends where it stands, without ranks or scores."""
    _change(conn, row, state="over", turn=None, due=None, ended=row.ended)


def clear_unbegun(conn: Connection, before: float) -> list[str]:
    """Clear away the tables that have not begun and were last touched before a moment: which?"""
    spoken = exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before)
    unbegun = (tables.c.state == "open", RUNNING, tables.c.updated < before, ~spoken)
    return [
        str(id)
        for id in conn.execute(delete(tables).where(*unbegun).returning(tables.c.id)).scalars()
    ]


def set_again(conn: Connection, row: TableRow, again: str) -> None:
    """Name the table that follows."""
    _change(conn, row, again=again)


def table_rows(conn: Connection, where: Any, limit: int) -> list[TableRow]:
    """Tables with their seats, the last touched first."""
    query = select(tables).where(where).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
    found = [_table_row(row) for row in (conn.execute(query)).mappings()]
    _fill_seats(conn, found)
    return found


def table_row(conn: Connection, id: str) -> TableRow | None:
    found = table_rows(conn, tables.c.id == id, 1)
    return found[0] if found else None


class News(NamedTuple):
    """A table as it is stored, and what is new of its log and of what was said at it."""

    row: TableRow | None
    rows: list[Row]
    marks: list[Mark]
    said: list[Said]


def news_of(
    conn: Connection, id: str, changes: int, ply: int | None, marks: int, heard: int, lines: int
) -> News:
    """What is new at a table for who knows it after so many changes, rows, marks and lines.

    Of the log nothing is read for who knows nothing of it (``ply`` is None).
    """
    row = table_row(conn, id)
    if row is None:
        return News(None, [], [], [])
    known = ply is None or row.changes == changes
    rows = [] if known else rows_of(conn, id, ply or 0)
    marked = [] if known or row.clock is None else marks_of(conn, id, marks)
    return News(row, rows, marked, said_at(conn, id, lines, heard))


def changes_of(conn: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """How often tables were changed, and the number of the last line said at each; -1: none."""
    last = select(func.max(chat.c.n)).where(chat.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, tables.c.changes, func.coalesce(last, -1))
    return {id: (n, said) for id, n, said in conn.execute(query.where(tables.c.id.in_(ids)))}


def public_tables(
    conn: Connection, after: str, size: int, of_one: int
) -> tuple[list[TableRow], str]:
    """A page of the public tables that wait for players or are being played, and where it ends.

    In each round everybody who opens tables gets a few of them shown, those that wait first; then
    comes the next round, on another page. So nobody can fill the list alone.
    """
    playing = case((tables.c.state == "open", 0), else_=1)
    number = func.row_number(type_=Integer).over(
        partition_by=tables.c.opener, order_by=(playing, tables.c.updated.desc(), tables.c.id)
    )
    round = (number - 1) // of_one
    query = select(tables, round.label("round"), playing.label("kind"))
    return _page(conn, query.where(tables.c.public.is_(True), RUNNING, SAT), after, size)


def tables_of(conn: Connection, guest: str, after: str, size: int) -> tuple[list[TableRow], str]:
    """A page of the tables a guest sits at, and where it ends.

    First come those that wait for the guest, then those being played, those not begun, those over.
    """
    kind = case(
        (and_(tables.c.state == "playing", tables.c.turn == seats.c.seat), 0),
        (tables.c.state.in_(("sealing", "playing")), 1),
        (tables.c.state == "open", 2),
        else_=3,
    )
    query = select(tables, literal(0).label("round"), kind.label("kind"))
    mine = query.join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest)
    return _page(conn, mine, after, size)


def _page(
    conn: Connection, query: Select[Any], after: str, size: int
) -> tuple[list[TableRow], str]:
    """Tables by round, kind and when they were last touched, from a place on. A round ends a page.

    The word with it is the place of the last one, if others follow.
    """
    listed = query.subquery()
    place = (listed.c.round, listed.c.kind, -listed.c.updated, listed.c.id)
    wanted = select(listed).order_by(*place).limit(size + 1)
    if after:
        wanted = wanted.where(tuple_(*place) > tuple_(*paging.read(after)))
    found = conn.execute(wanted).mappings().all()
    page = [row for row in found[:size] if row["round"] == found[0]["round"]]
    rows = [_table_row(row) for row in page]
    _fill_seats(conn, rows)
    more = ""
    if len(page) < len(found):
        last = page[-1]
        more = paging.written((last["round"], last["kind"], -last["updated"], last["id"]))
    return rows, more


def count_running(conn: Connection, guest: str) -> int:
    """How many tables of a guest are open or being played; those opened by them count too."""
    sits = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    sits = sits.where(seats.c.guest == guest, RUNNING)
    opened = select(tables.c.id).where(tables.c.opener == guest, RUNNING, SAT)
    counted = select(func.count()).select_from(union(sits, opened).subquery())
    return int((conn.execute(counted)).scalar_one())


def waiting_for_bots(conn: Connection, before: float = math.inf, most: int = -1) -> list[str]:
    """Tables where a computer player is to decide, and was already before a moment."""
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
        .where(tables.c.state == "playing", RUNNING, SAT)
        .where(seats.c.bot != "", tables.c.updated < before)
        .order_by(tables.c.updated)
        .limit(most if most >= 0 else None)
    )
    return [str(id) for id in (conn.execute(query)).scalars()]


def sealing_tables(conn: Connection, before: float = math.inf) -> list[str]:
    """Tables that wait for seeds, and did so already before a moment."""
    query = select(tables.c.id).where(tables.c.state == "sealing", RUNNING)
    return [str(id) for id in (conn.execute(query.where(tables.c.updated < before))).scalars()]


class Rules(NamedTuple):
    """By which rules and with which data some tables that have not ended are played."""

    begun: bool
    game: str
    version: int
    data: str
    tables: int


def count_versions(conn: Connection, *where: ColumnElement[bool]) -> list[Rules]:
    """The rules and data of all tables that have not ended; also in a database of an older form."""
    columns = [(tables.c.state != "open").label("begun"), tables.c.game, tables.c.version]
    named = any(column["name"] == "data" for column in inspect(conn).get_columns("tables"))
    columns += [tables.c.data] if named else []
    query = select(func.count(), *columns).where(RUNNING, *where).group_by(*columns)
    found = conn.execute(query.order_by(tables.c.game, tables.c.version)).all()
    return [Rules(bool(row[1]), row[2], row[3], row[4] if named else "", row[0]) for row in found]


def open_tables_of_version(conn: Connection, game: str, version: int) -> list[TableRow]:
    """Tables that have not begun, of one version of a game."""
    alike = and_(tables.c.game == game, tables.c.version == version)
    return table_rows(conn, and_(alike, tables.c.state == "open", RUNNING), 1_000_000)


def move_table(conn: Connection, row: TableRow) -> None:
    """A table that has not begun gets other rules."""
    _change(conn, row, version=row.version, options=_json(row.options))


def retire_tables(conn: Connection, rules: Rules) -> None:
    """Games that are being played by these rules end where they stand: without ranks or scores."""
    alike = and_(
        tables.c.game == rules.game,
        tables.c.version == rules.version,
        tables.c.data == rules.data,
    )
    ended = update(tables).where(alike, tables.c.state.in_(("sealing", "playing")), RUNNING)
    over = {"state": "over", "turn": None, "due": None, "ended": "rules"}
    conn.execute(ended.values(**over, changes=tables.c.changes + 1))


def keep_data(conn: Connection, found: dict[str, str]) -> None:
    """Keep the data games are played with now, by its names, for their records."""
    known = select(corrections.c.name).where(corrections.c.name.in_(found))
    kept = set(conn.execute(known).scalars())
    new = [{"name": name, "data": data} for name, data in found.items() if name not in kept]
    if new:
        conn.execute(insert(corrections), new)


def data_named(conn: Connection, name: str) -> str:
    """The data of this name; empty for the shipped data."""
    found = conn.execute(select(corrections.c.data).where(corrections.c.name == name)).scalar()
    return "" if found is None else str(found)


def _fill_seats(conn: Connection, rows: Sequence[TableRow]) -> None:
    by_id = {row.id: row for row in rows}
    for start in range(0, len(rows), 500):
        ids = [row.id for row in rows[start : start + 500]]
        query = (
            select(seats, guests.c.name, guests.c.colour)
            .outerjoin(guests, guests.c.id == seats.c.guest)
            .where(seats.c.table_id.in_(ids))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        for row in conn.execute(query):
            names = row.name or "", row.colour or ""
            agreed = msgspec.json.decode(row.agreed, type=list[str])
            sitter = Sitter(row.kind, row.guest, row.bot, *names, row.seal, row.wish, agreed)
            by_id[row.table_id].seats.append(sitter)


def _table_row(row: Any) -> TableRow:
    fields = {column.name: row[column.name] for column in tables.c}
    for name, kind in (("options", dict[str, str]), ("ranks", list[int]), ("scores", list[int])):
        fields[name] = msgspec.json.decode(fields[name], type=kind)
    timing = fields["clock"]
    fields["clock"] = msgspec.json.decode(timing, type=Timing) if timing else None
    return TableRow(**fields, seats=[])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------- moves and chat

TOUCHED = ("state", "updated", "ply", "turn", "ranks", "scores", "grace", "due")
"""What a move changes in the row of its table."""

Marked = tuple[str, list[Mark]]
"""New marks of a table, by its id."""

MOST_ROWS = 1000
"""Rows in one statement: databases bear only so many values at once."""


def _standing(row: TableRow) -> dict[str, Any]:
    """How a table stands after a move, as it is stored."""
    ranks, scores = _json(row.ranks), _json(row.scores)
    stands = (row.state, row.updated, row.ply, row.turn, ranks, scores, row.grace, row.due)
    return dict(zip(TOUCHED, stands, strict=True))


def save_moves(
    conn: Connection, saves: Sequence[tuple[TableRow, list[Row]]], marked: Sequence[Marked] = ()
) -> None:
    """Insert rows of the logs and what the tables look like after them, for many tables at once.

    Conflict: at least one of the tables is not as it was read.
    """
    touched: list[Any] = []
    for table, _ in saves:
        touched += (table.id, table.changes, *_standing(table).values())
    touching = _touch_tables(len(saves), _mark(conn))
    if conn.exec_driver_sql(touching, tuple(touched)).rowcount != len(saves):
        raise Conflict
    add_moves(conn, saves)
    add_marks(conn, marked)


def add_marks(conn: Connection, marked: Sequence[Marked]) -> None:
    """Insert what clocks need to know beside the moves."""
    added = [{"table_id": id, **mark._asdict()} for id, some in marked for mark in some]
    if added:
        conn.execute(insert(marks), added)


def marks_of(conn: Connection, table: str, since: int = 0) -> list[Mark]:
    """The marks of a table from a number on."""
    fields = [marks.c[name] for name in Mark._fields]
    query = select(*fields).where(marks.c.table_id == table, marks.c.n >= since)
    return [Mark(*row) for row in conn.execute(query.order_by(marks.c.n))]


def log_of(conn: Connection, table: str) -> tuple[list[Row], list[Mark]]:
    """The whole log of a table: moves and marks."""
    return rows_of(conn, table), marks_of(conn, table)


def add_moves(conn: Connection, saves: Sequence[tuple[TableRow, list[Row]]]) -> None:
    """Insert rows of the logs alone.

    One statement for all rows, not one for each: after every statement the thread must wait for
    its turn with the interpreter, and then a batch of fifty would take a hundred turns.
    """
    added = [(table.id, *row) for table, rows in saves for row in rows]
    for start in range(0, len(added), MOST_ROWS):
        part = added[start : start + MOST_ROWS]
        insertion = _insert_moves(len(part), _mark(conn))
        conn.exec_driver_sql(insertion, tuple(chain.from_iterable(part)))


def _mark(conn: Connection) -> str:
    """Where a value goes, in the database's own way of writing statements."""
    return "?" if conn.dialect.paramstyle == "qmark" else "%s"


@functools.lru_cache(maxsize=256)
def _insert_moves(count: int, mark: str) -> str:
    rows = ", ".join(["(" + ", ".join([mark] * 6) + ")"] * count)
    return f"INSERT INTO moves (table_id, ply, seat, choice, id, at) VALUES {rows}"


@functools.lru_cache(maxsize=256)
def _touch_tables(count: int, mark: str) -> str:
    """The statement that touches so many tables.

    The columns of VALUES have the names column1, column2, … in both databases; each value says of
    what kind it is, since PostgreSQL cannot guess it from a NULL.
    """
    names = ("id", "changes", *TOUCHED)
    kinds = [tables.c[name].type.compile() for name in names]
    row = "(" + ", ".join(f"CAST({mark} AS {kind})" for kind in kinds) + ")"
    news = ", ".join(f"{name} = new.column{n}" for n, name in enumerate(TOUCHED, 3))
    return (
        f"UPDATE tables SET changes = tables.changes + 1, {news} "
        f"FROM (VALUES {', '.join([row] * count)}) AS new "
        "WHERE tables.id = new.column1 AND tables.changes = new.column2"
    )


def rows_of(conn: Connection, table: str, since: int = 0) -> list[Row]:
    """The log of a table from a ply on."""
    query = (
        select(moves.c.ply, moves.c.seat, moves.c.choice, moves.c.id, moves.c.at)
        .where(moves.c.table_id == table, moves.c.ply >= since)
        .order_by(moves.c.ply)
    )
    return [Row(*row) for row in conn.execute(query)]


class Moved(NamedTuple):
    """How a table stands after moves that others made: the columns that moves touch."""

    changes: int
    state: Literal["open", "sealing", "playing", "over"]
    updated: float
    ply: int
    turn: int | None
    ranks: list[int]
    scores: list[int]
    grace: float
    due: float | None


def moves_since(conn: Connection, table: str, ply: int) -> tuple[Moved, list[Row]] | None:
    """How a table stands, and its log from a ply on, in one question; None: it is gone."""
    mark = _mark(conn)
    touched = ", ".join(f"t.{name}" for name in TOUCHED)
    found = conn.exec_driver_sql(
        f"SELECT t.changes, {touched}, m.ply, m.seat, m.choice, m.id, m.at FROM tables t "
        f"LEFT JOIN moves m ON m.table_id = t.id AND m.ply >= {mark} WHERE t.id = {mark} "
        "ORDER BY m.ply",
        (ply, table),
    ).all()
    if not found:
        return None
    changes, state, updated, at, turn, ranks, scores, grace, due = found[0][:9]
    ranked = msgspec.json.decode(ranks, type=list[int])
    scored = msgspec.json.decode(scores, type=list[int])
    moved = Moved(changes, state, updated, at, turn, ranked, scored, grace, due)
    return moved, [Row(*one[9:]) for one in found if one[9] is not None]


def add_said(conn: Connection, table: str, said: Said) -> None:
    conn.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(said)))


def said_at(conn: Connection, table: str, limit: int, heard: int = -1) -> list[Said]:
    """The last lines spoken at a table, in order; only those after the one with a number."""
    fields = [chat.c[name] for name in Said.__struct_fields__]
    query = select(*fields).where(chat.c.table_id == table, chat.c.n > heard)
    query = query.order_by(chat.c.n.desc()).limit(limit)
    return [Said(*row) for row in conn.execute(query)][::-1]
