"""Private notes at a table: who plays there writes them, each at a moment; nobody else reads them.

Nothing of them goes over the table's socket, so no other seat can see that there are any.
"""

from __future__ import annotations

from litestar import get, post
from sqlalchemy import Connection, delete, func, insert, select

from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.accounts import new_id
from archipel.server.answers import refuses, refuses_change
from archipel.server.house import House
from archipel.server.members.messages import DropNote, Note, Notes, WriteNote
from archipel.server.messages import Guest
from archipel.server.schema import notes
from archipel.server.tables import known

MOST = 200
"""Notes of one person at one table."""


@get("/api/tables/{id:str}/notes", responses=refuses("no-such-table", "no-name"))
async def mine(house: House, id: str, me: Guest | None) -> Notes:
    """What I have written down at a table."""
    guest = known(me)
    await house.table(id)
    return await _told(house, id, guest)


@post(
    "/api/tables/{id:str}/notes",
    status_code=200,
    responses=refuses_change(
        "no-such-table", "not-yours", "not-started", "no-such-ply", "too-many-notes"
    ),
)
async def write(house: House, id: str, data: WriteNote, me: Guest | None) -> Notes:
    """Write something down at a moment of a game I play."""
    guest = known(me)
    row = (await house.table(id)).row
    if row.seat_of(guest) is None:
        raise Refused("not-yours", "only who plays at this table keeps notes there")
    if row.state not in ("playing", "over"):
        raise Refused("not-started", "the game has not begun")
    if data.ply > row.ply:
        raise Refused("no-such-ply", f"there is no ply {data.ply}: the match has {row.ply}")
    text = names.lines(data.text)
    if not text:
        raise Refused("unreadable", "there is nothing in it to read")
    note = Note(id=new_id(12), ply=data.ply, text=text, at=house.clock.now())
    if not await house.store.write(add, id, guest.id, note):
        raise Refused("too-many-notes", f"{MOST} notes are the most")
    return await _told(house, id, guest)


@post(
    "/api/tables/{id:str}/notes/drop",
    status_code=200,
    responses=refuses_change("no-such-table"),
)
async def drop(house: House, id: str, data: DropNote, me: Guest | None) -> Notes:
    """Throw a note of mine away. If it is gone already, that is all right."""
    guest = known(me)
    await house.table(id)
    await house.store.write(drop_note, id, guest.id, data.id)
    return await _told(house, id, guest)


async def _told(house: House, id: str, guest: Guest) -> Notes:
    return Notes(notes=await house.store.read(notes_of, id, guest.id))


# ---------------------------------------------------------------- questions to the database


def notes_of(conn: Connection, table: str, guest: str) -> list[Note]:
    """The notes of a guest at a table, in the order of their moments."""
    here = (notes.c.table_id == table, notes.c.guest == guest)
    query = select(notes.c.id, notes.c.ply, notes.c.text, notes.c.at).where(*here)
    found = conn.execute(query.order_by(notes.c.ply, notes.c.at))
    return [Note(id=id, ply=ply, text=text, at=at) for id, ply, text, at in found]


def add(conn: Connection, table: str, guest: str, note: Note) -> bool:
    """Store a note; False: there are too many."""
    here = (notes.c.table_id == table, notes.c.guest == guest)
    count = conn.execute(select(func.count()).select_from(notes).where(*here)).scalar_one()
    if count >= MOST:
        return False
    fields = {"id": note.id, "ply": note.ply, "text": note.text, "at": note.at}
    conn.execute(insert(notes).values(table_id=table, guest=guest, **fields))
    return True


def drop_note(conn: Connection, table: str, guest: str, id: str) -> None:
    """Forget a note, if it is this guest's."""
    here = (notes.c.table_id == table, notes.c.guest == guest, notes.c.id == id)
    conn.execute(delete(notes).where(*here))
