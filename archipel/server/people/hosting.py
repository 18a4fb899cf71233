"""The host's page: reports, names, silence, closing a table. All that a host does is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from litestar import Request, get, post
from msgspec.structs import replace
from sqlalchemy import Connection

from archipel import __version__
from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.accounts import forget, new_id, session_at
from archipel.server.answers import refuses, refuses_change
from archipel.server.health import checked
from archipel.server.house import House
from archipel.server.live import Live
from archipel.server.members import rows as members
from archipel.server.members.desk import Desk, log
from archipel.server.messages import Guest
from archipel.server.people import rows
from archipel.server.people.messages import Health, HostAct, HostDeed, HostView
from archipel.server.queries import drop_table, end_table, rename_guest
from archipel.server.schema import TableRow

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MOST = 100
"""Reports and deeds on one page."""

BEGAN = time.time()


async def is_host(request: Request[Any, Any, Any], desk: Desk) -> bool:
    """Is it one of those the host has named when the server was started?"""
    session = await session_at(request, desk.house)
    if session is None or not session.member or not desk.house.settings.hosts:
        return False
    found = await desk.house.store.read(members.member_of, session.guest.id)
    return found is not None and found.login in desk.house.settings.hosts


async def _host(request: Request[Any, Any, Any], desk: Desk) -> Guest:
    if not await is_host(request, desk):
        raise Refused("not-yours", "this page is the host's")
    return (await desk.session(request)).guest


@get("/api/host", responses=refuses("not-yours"))
async def view(request: Request[Any, Any, Any], desk: Desk) -> HostView:
    """Reports that wait, who may not speak, the last deeds, the health of the server."""
    await _host(request, desk)
    house = desk.house
    guests, known, running, over = await house.store.read(rows.counts)
    lives = list(house.lives.values())
    return HostView(
        reports=await house.store.read(rows.open_reports, MOST),
        muted=await house.store.read(rows.all_muted, time.time(), MOST),
        deeds=await house.store.read(rows.last_deeds, MOST),
        health=Health(
            guests=guests,
            members=known,
            tables_running=running,
            tables_over=over,
            in_memory=len(lives),
            listening=sum(len(live.connections) for live in lives),
            up=BEGAN,
            version=__version__,
            database=house.store.engine.dialect.name,
            checks=await checked(house),
            mail=desk.letters.possible,
            failing=await house.store.read(rows.failing),
        ),
    )


@post(
    "/api/host",
    status_code=200,
    responses=refuses_change(
        "not-yours",
        "no-such-person",
        "no-such-table",
        "no-account",
        "bad-name",
        "over",
        "prove-again",
    ),
)
async def act(request: Request[Any, Any, Any], data: HostAct, desk: Desk) -> HostView:
    """Rename, mute or sign out somebody, close a table, put a report aside."""
    host = await _host(request, desk)
    await desk.proved(request)
    house, now = desk.house, time.time()
    deed = HostDeed(host=host.id, deed=data.deed, about=data.about, details="", at=now)
    if data.deed in ("rename", "mute", "unmute", "sign-out"):
        deed = await _about_a_person(house, data, deed)
    elif data.deed == "close":
        await _close(await house.table(data.about), deed)
    elif not await _done(house, deed, rows.settle_report, data.about, now):
        raise Refused("no-such-person", "there is no such report, or not any more")
    log.info("host=%s %s %s %s", host.id, data.deed, data.about, deed.details)
    told: HostView = await view.fn(request, desk)
    return told


async def _done(
    house: House, deed: HostDeed, work: Callable[[Connection, *Ts], T], *args: *Ts
) -> T:
    """Do what a host wants; it is kept in the same step, or neither happens."""

    def both(conn: Connection) -> T:
        found = work(conn, *args)
        if found is not False:
            rows.add_deed(conn, new_id(12), deed)
        return found

    return await house.store.write(both)


async def _about_a_person(house: House, data: HostAct, deed: HostDeed) -> HostDeed:
    """Do it; the deed as it is kept."""
    found = await house.store.read(rows.guest_of, data.about)
    if found is None:
        raise Refused("no-such-person", "there is nobody of this name")
    if data.deed == "rename":
        name = names.name(data.name)
        if not name:
            raise Refused("bad-name", "a name needs at least one letter or digit")
        guest = replace(found[0], name=name)
        deed = replace(deed, details=f"{found[0].name} -> {name}")
        await _done(house, deed, rename_guest, guest)
        forget(house, guest.id)
        house.rename(guest)
    elif data.deed == "sign-out":
        if not found[2]:
            raise Refused("no-account", "a guest could never sign in again")
        for token in await _done(house, deed, members.end_sessions, data.about):
            house.part(token)
        forget(house, data.about)
    else:
        until = deed.at + data.hours * 3600.0 if data.deed == "mute" else 0.0
        deed = replace(deed, details=f"{data.hours} h" if until else "")
        await _done(house, deed, rows.mute, data.about, until)
    return deed


async def _close(live: Live, deed: HostDeed) -> None:
    """A table that has not begun goes; a game ends where it stands, without ranks."""
    async with live.lock:
        await live.make_sure()
        row = replace(live.row)
        if row.state == "over":
            raise Refused("over", "the game is over")
        if row.state == "open":
            await live.change(_kept(drop_table, deed), row)
            live.clear_away()
            return
        row.state, row.turn, row.ended = "over", None, "host"
        await live.change(_kept(end_table, deed), row)
        live.ledger = None
        live.tell_around()
    live.house.list_changed()


def _kept(
    work: Callable[[Connection, TableRow], None], deed: HostDeed
) -> Callable[[Connection, TableRow], None]:
    """A change of a table by the host, with the deed."""

    def both(conn: Connection, row: TableRow) -> None:
        work(conn, row)
        rows.add_deed(conn, new_id(12), deed)

    return both
