"""Others: what one may know of them, and what one may wish of them."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get, post

from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.accounts import new_id
from archipel.server.answers import refuses, refuses_change
from archipel.server.house import House
from archipel.server.members.desk import Desk
from archipel.server.messages import Guest
from archipel.server.people import rows
from archipel.server.people.hosting import is_host
from archipel.server.people.messages import FinishLesson, People, Profile, Report, SetTie
from archipel.server.queries import apart
from archipel.server.tables import known


@get("/api/people/{id:str}", responses=refuses("no-such-person"))
async def profile(
    request: Request[Any, Any, Any], desk: Desk, id: str, me: Guest | None
) -> Profile:
    """Somebody as others may know them; a host learns as well whether they may speak."""
    host = await is_host(request, desk)
    return await _profile(desk.house, id, me, host)


async def _profile(house: House, id: str, me: Guest | None, host: bool) -> Profile:
    found = await house.store.read(rows.guest_of, id)
    if found is None:
        raise _nobody()
    guest, since, member = found
    return Profile(
        guest=guest,
        since=since,
        member=member,
        games=await house.store.read(rows.results_of, id),
        lessons=await house.store.read(rows.lessons_of, id),
        tie=await house.store.read(rows.tie_of, me.id, id) if me else "none",
        me=me is not None and me.id == id,
        muted=await house.store.read(rows.muted, id) if host else 0.0,
    )


@get("/api/people", responses=refuses())
async def people(request: Request[Any, Any, Any], desk: Desk, me: Guest | None) -> People:
    """Friends, who asks, whom I have asked, whom I have blocked."""
    if me is None:
        return People(people=[], host=False)
    found = await desk.house.store.read(rows.people_of, me.id)
    return People(people=found, host=await is_host(request, desk))


@post(
    "/api/people/{id:str}",
    status_code=200,
    responses=refuses_change("no-such-person", "no-account", "too-many-people"),
)
async def set_tie(
    request: Request[Any, Any, Any], id: str, data: SetTie, me: Guest | None, desk: Desk
) -> Profile:
    """Ask somebody to be a friend or agree to it, end it; block somebody, or no longer.

    Friends are members, so that they are still there tomorrow. Anybody may block anybody.
    """
    mine, now, house = known(me), time.time(), desk.house
    store = house.store
    found = await store.read(rows.guest_of, id)
    if found is None or id == mine.id:
        raise _nobody()
    many = await store.read(rows.count_ties, mine.id) >= rows.MOST_TIES
    if many and data.wish in ("friend", "block"):
        raise Refused("too-many-people", f"{rows.MOST_TIES} people are the most")
    if data.wish == "friend":
        await desk.member(request)
        if not found[2]:
            raise Refused("no-account", "only who has an account can be a friend")
        await store.write(rows.befriend, mine.id, id, now)
    elif data.wish == "unfriend":
        await store.write(rows.unfriend, mine.id, id)
    elif data.wish == "block":
        await store.write(rows.block, mine.id, id, now)
    else:
        await store.write(rows.unblock, mine.id, id)
    for one in (mine.id, id):
        house.keep_apart(one, await store.read(apart, one))
    return await _profile(house, id, mine, await is_host(request, desk))


@post("/api/people/lesson", status_code=200, responses=refuses_change("no-such-game"))
async def finish_lesson(house: House, data: FinishLesson, me: Guest | None) -> Profile:
    """I have finished a chapter of a course."""
    mine = known(me)
    house.game(data.game)
    chapter = f"{data.game}/{data.chapter}"
    await house.store.write(rows.finish_lesson, mine.id, chapter, time.time())
    return await _profile(house, mine.id, mine, host=False)


@post("/api/reports", status_code=200, responses=refuses_change("no-such-person"))
async def report(house: House, data: Report, me: Guest | None) -> People:
    """Tell the host about a name or a line of chat: kept as it is now, whatever becomes of it."""
    mine = known(me)
    about, name, text = data.person, "", ""
    if data.line >= 0:
        said = await house.store.read(rows.line_at, data.table, data.line)
        if said is None:
            raise _nobody()
        about, name, text = said
    found = await house.store.read(rows.guest_of, about)
    if found is None:
        raise _nobody()
    values = {
        "id": new_id(12),
        "by": mine.id,
        "about": about,
        "table_id": data.table,
        "name": name or found[0].name,
        "line": text,
        "why": names.line(data.why),
        "at": time.time(),
        "settled": 0.0,
    }
    if not await house.store.write(rows.add_report, values):
        raise Refused("too-fast", "the host has not yet seen all that you have reported")
    return People(people=[], host=False)


def _nobody() -> Refused:
    return Refused("no-such-person", "there is nobody of this name")
