"""Every question we ask the database: guests, tables, moves and chat.

Each is a function of a connection, to be given to ``Store.read`` or ``Store.write``.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    Select,
    and_,
    case,
    delete,
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
from archipel.server.ledger import Row
from archipel.server.messages import Guest
from archipel.server.schema import (
    RUNNING,
    ReviewRow,
    Said,
    Sitter,
    TableRow,
    chat,
    corrections,
    guests,
    moves,
    reviews,
    seats,
    tables,
)
from archipel.server.store import Conflict

# ---------------------------------------------------------------- guests


def guest_of_token(conn: Connection, token: str) -> Guest | None:
    query = select(guests.c.id, guests.c.name, guests.c.colour).where(guests.c.token == token)
    row = (conn.execute(query)).first()
    return None if row is None else Guest(id=row.id, name=row.name, colour=row.colour)


def add_guest(conn: Connection, guest: Guest, token: str, now: float) -> None:
    values = {"id": guest.id, "name": guest.name, "colour": guest.colour}
    conn.execute(insert(guests).values(**values, token=token, created=now))


def rename_guest(conn: Connection, guest: Guest) -> None:
    changed = update(guests).where(guests.c.id == guest.id)
    conn.execute(changed.values(name=guest.name, colour=guest.colour))


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
    changed = update(tables).where(*known).values(changes=tables.c.changes + 1, **values)
    if conn.execute(changed).rowcount != 1:
        raise Conflict


def _put_seats(conn: Connection, row: TableRow) -> None:
    conn.execute(delete(seats).where(seats.c.table_id == row.id))
    _add_seats(conn, row)


def set_seats(conn: Connection, row: TableRow) -> None:
    """Store who sits where, and who may edit the table."""
    _change(conn, row, opener=row.opener)
    _put_seats(conn, row)


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


def drop_table(conn: Connection, row: TableRow) -> None:
    """Clear a table away, with its seats and what was said at it."""
    known = (tables.c.id == row.id, tables.c.changes == row.changes)
    if conn.execute(delete(tables).where(*known)).rowcount != 1:
        raise Conflict


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


def table_and_chat(conn: Connection, id: str) -> tuple[TableRow | None, int | None]:
    """A table and the number of the last line said at it: has anything changed?"""
    last = select(func.max(chat.c.n)).where(chat.c.table_id == id)
    return table_row(conn, id), conn.execute(last).scalar()


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
    return _page(conn, query.where(tables.c.public.is_(True), RUNNING), after, size)


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
    opened = select(tables.c.id).where(tables.c.opener == guest, RUNNING)
    counted = select(func.count()).select_from(union(sits, opened).subquery())
    return int((conn.execute(counted)).scalar_one())


def waiting_for_bots(conn: Connection) -> list[str]:
    """Tables where a computer player is to decide."""
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
        .where(tables.c.state == "playing", RUNNING, seats.c.bot != "")
        .order_by(tables.c.updated)
    )
    return [str(id) for id in (conn.execute(query)).scalars()]


def sealing_tables(conn: Connection) -> list[str]:
    """Tables that wait for seeds."""
    query = select(tables.c.id).where(tables.c.state == "sealing", RUNNING)
    return [str(id) for id in (conn.execute(query)).scalars()]


class Rules(NamedTuple):
    """By which rules and with which data some tables that have not ended are played."""

    begun: bool
    game: str
    version: int
    data: str
    tables: int


def count_versions(conn: Connection) -> list[Rules]:
    """The rules and data of all tables that have not ended; also in a database of an older form."""
    columns = [(tables.c.state != "open").label("begun"), tables.c.game, tables.c.version]
    named = any(column["name"] == "data" for column in inspect(conn).get_columns("tables"))
    columns += [tables.c.data] if named else []
    query = select(func.count(), *columns).where(RUNNING).group_by(*columns)
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
    conn.execute(ended.values(state="over", turn=None, changes=tables.c.changes + 1))


def keep_data(conn: Connection, found: dict[str, str]) -> None:
    """Keep the data games are played with now, by its names, for their records."""
    kept = set(conn.execute(select(corrections.c.name)).scalars())
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
    return TableRow(**fields, seats=[])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------- moves and chat

TOUCHED = ("state", "updated", "ply", "turn", "ranks", "scores", "grace")
"""What a move changes in the row of its table."""

MOST_ROWS = 1000
"""Rows in one statement: databases bear only so many values at once."""


def _standing(row: TableRow) -> dict[str, Any]:
    """How a table stands after a move, as it is stored."""
    ranks, scores = _json(row.ranks), _json(row.scores)
    stands = (row.state, row.updated, row.ply, row.turn, ranks, scores, row.grace)
    return dict(zip(TOUCHED, stands, strict=True))


def save_moves(conn: Connection, saves: Sequence[tuple[TableRow, list[Row]]]) -> None:
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


def add_said(conn: Connection, table: str, said: Said) -> None:
    conn.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(said)))


def said_at(conn: Connection, table: str, limit: int) -> list[Said]:
    """The last lines spoken at a table, in order."""
    fields = [chat.c[name] for name in Said.__struct_fields__]
    query = select(*fields).where(chat.c.table_id == table).order_by(chat.c.n.desc()).limit(limit)
    return [Said(*row) for row in conn.execute(query)][::-1]


# ---------------------------------------------------------------- reviews


def review_of(conn: Connection, table: str, depth: str) -> ReviewRow | None:
    """The review of a game, as far as it is done."""
    row = conn.execute(select(reviews).where(*_review(table, depth))).first()
    return None if row is None else ReviewRow(*row)


def want_review(conn: Connection, table: str, depth: str, now: float) -> None:
    """A review is to be made, unless it is there; one that failed is tried again."""
    found = review_of(conn, table, depth)
    if found is None:
        fresh = {"state": "waiting", "done": 0, "total": 0, "body": "", "updated": now}
        conn.execute(insert(reviews).values(table_id=table, depth=depth, **fresh))
    elif found.state == "failed":
        again = update(reviews).where(*_review(table, depth), reviews.c.state == "failed")
        conn.execute(again.values(state="waiting", updated=now))


def save_review(conn: Connection, row: ReviewRow, before: int) -> None:
    """Store some turns more. Conflict: another server has gone on with it."""
    known = (*_review(row.table, row.depth), reviews.c.done == before, reviews.c.state == "waiting")
    news = {"state": row.state, "done": row.done, "total": row.total}
    changed = update(reviews).where(*known).values(**news, body=row.body, updated=row.updated)
    if conn.execute(changed).rowcount != 1:
        raise Conflict


def waiting_reviews(conn: Connection) -> list[tuple[str, str]]:
    """Reviews that are not done: table and depth, those begun first before the others."""
    columns = (reviews.c.table_id, reviews.c.depth)
    query = select(*columns).where(reviews.c.state == "waiting").order_by(reviews.c.updated)
    return [(str(table), str(depth)) for table, depth in conn.execute(query)]


def _review(table: str, depth: str) -> tuple[Any, Any]:
    return reviews.c.table_id == table, reviews.c.depth == depth
