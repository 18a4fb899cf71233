"""My own time: playing hours, weekends and vacation, for tables that are played turn by turn."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from litestar import get, post

from archipel.kernel.match import Refused
from archipel.server import calendars
from archipel.server.answers import refuses, refuses_change
from archipel.server.calendars import Calendar, Hours
from archipel.server.house import House
from archipel.server.messages import Guest, MyTime, SetHours, TakeVacation
from archipel.server.store import Conflict
from archipel.server.tables import known
from archipel.server.ticking import calendars_of, change_calendar


@get("/api/time", responses=refuses())
async def my_time(house: House, me: Guest | None) -> MyTime:
    """When my time counts."""
    found = await house.store.read(calendars_of, [me.id]) if me else {}
    return _told(house, found[me.id] if me and me.id in found else Calendar())


@post("/api/time/hours", status_code=200, responses=refuses_change("bad-calendar"))
async def set_hours(house: House, data: SetHours, me: Guest | None) -> MyTime:
    """Other hours: the first ones hold at once, later ones in a day."""
    hours = Hours(zone=data.zone, begins=data.begins, ends=data.ends, weekends=data.weekends)
    now = house.clock.now()
    return await _change(house, me, lambda calendar: calendars.with_hours(calendar, hours, now))


@post(
    "/api/time/vacation", status_code=200, responses=refuses_change("bad-calendar", "no-vacation")
)
async def take_vacation(house: House, data: TakeVacation, me: Guest | None) -> MyTime:
    """Vacation from a day to another, both included; it begins now or later."""
    try:
        first, last = dt.date.fromisoformat(data.first), dt.date.fromisoformat(data.last)
    except ValueError:
        raise Refused("bad-calendar", "there is no such day") from None
    now, most = house.clock.now(), house.settings.vacation_days

    def take(calendar: Calendar) -> Calendar:
        return calendars.with_vacation(calendar, first, last, most, now)

    return await _change(house, me, take)


@post("/api/time/back", status_code=200, responses=refuses_change())
async def end_vacation(house: House, me: Guest | None) -> MyTime:
    """Back again: vacation that runs ends now, and what was still to come does not take place."""
    now = house.clock.now()
    return await _change(house, me, lambda calendar: calendars.without_vacation(calendar, now))


async def _change(house: House, me: Guest | None, change: Callable[[Calendar], Calendar]) -> MyTime:
    guest = known(me)
    for _ in range(house.settings.store_tries):
        try:
            now = house.clock.now()
            found = await house.store.write(change_calendar, guest.id, change, now)
        except Conflict:  # changed in another window just now
            continue
        await house.calendar_changed(guest.id)
        return _told(house, found)
    raise Refused("stale", "it has just been changed elsewhere")


def _told(house: House, calendar: Calendar) -> MyTime:
    now = house.clock.now()
    held = calendars.hours_at(calendar, now)
    coming = [one for one in calendar.hours[1:] if one[0] > now]
    shown = coming[-1][1] if coming else held
    away = [v for v in calendar.vacations if v.until > now]
    year = dt.datetime.fromtimestamp(now, calendars.zone_named(held.zone)).year
    days = house.settings.vacation_days
    return MyTime(
        known=bool(calendar.hours),
        zone=shown.zone,
        begins=shown.begins,
        ends=shown.ends,
        weekends=shown.weekends,
        holds=coming[-1][0] if coming else 0.0,
        away_from=away[0].start if away else 0.0,
        away_until=away[0].until if away else 0.0,
        days=days,
        days_left=max(0, days - calendars.days_taken(calendar, year)),
    )
