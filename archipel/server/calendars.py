"""When a person's time counts: playing hours in their zone, weekends, vacation. Pure functions.

A calendar only grows: other hours hold from a moment on, and vacation that is over stays. So
what counted once is never judged by what was chosen later.
"""

from __future__ import annotations

import datetime as dt
import functools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

from archipel.kernel.match import Refused

DAY = 86_400.0
FEWEST_MINUTES = 240
"""Of playing hours a day: with none at all a game would never go on."""
SETTLED = DAY
"""Seconds until other hours hold. Who could change them at any moment could always be away."""
HORIZON = 800 * DAY
"""How far we look ahead. The longest turn, in the fewest hours, with all vacation, is shorter."""

Minute = Annotated[int, Meta(ge=0, le=1439)]
Why = Literal["", "hours", "weekend", "vacation"]
Span = tuple[float, float]


class Hours(msgspec.Struct, frozen=True):
    """When somebody wants to play."""

    zone: str = "UTC"
    begins: Minute = 0  # minutes after midnight
    ends: Minute = 0  # the same: all day; earlier: in the night that follows
    weekends: bool = True  # on Saturday and Sunday too


class Vacation(msgspec.Struct, frozen=True):
    start: float
    until: float
    zone: str  # whose days it is counted in


class Calendar(msgspec.Struct, frozen=True):
    """All that is known of when a person's time counts."""

    hours: list[tuple[float, Hours]] = []  # from when on they hold, the earliest first
    vacations: list[Vacation] = []


class Honoured(NamedTuple):
    """What of a calendar a table takes into account."""

    hours: bool = True
    weekends: bool = True
    vacation: bool = True


ALWAYS = Honoured(False, False, False)


# ---------------------------------------------------------------- asking


@functools.lru_cache(maxsize=1024)
def zone_named(name: str) -> dt.tzinfo:
    """A time zone. One that is not known any more is UTC: a clock must not stop for it."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return dt.UTC


def spans(calendar: Calendar, honoured: Honoured, start: float) -> Iterator[Span]:
    """When time counts from a moment on, one span after the other; all are within the horizon."""
    end = start + HORIZON
    free = [(v.start, v.until) for v in calendar.vacations] if honoured.vacation else []
    for low, high in _open(calendar, honoured, start, end):
        yield from without(max(low, start), min(high, end), free)


def _open(calendar: Calendar, honoured: Honoured, start: float, end: float) -> Iterator[Span]:
    """The same, but for vacation."""
    known = calendar.hours or [(0.0, Hours())]
    for n, (since, hours) in enumerate(known):
        low = start if n == 0 else max(start, since)
        high = known[n + 1][0] if n + 1 < len(known) else end
        high = min(high, end)
        if low < high:
            yield from _days(hours, honoured, low, high)


def _days(hours: Hours, honoured: Honoured, low: float, high: float) -> Iterator[Span]:
    bounded = honoured.hours and hours.begins != hours.ends
    if not bounded and not (honoured.weekends and not hours.weekends):
        yield low, high
        return
    begins, ends = (hours.begins, hours.ends) if bounded else (0, 0)
    zone = zone_named(hours.zone)
    day = dt.datetime.fromtimestamp(low, zone).date() - dt.timedelta(days=1)
    while True:
        first = _moment(zone, day, begins)
        if first >= high:
            return
        last = _moment(zone, day if ends > begins else day + dt.timedelta(days=1), ends)
        off = honoured.weekends and not hours.weekends and day.weekday() >= 5
        if not off and max(first, low) < min(last, high):
            low, until = max(first, low), min(last, high)
            yield low, until
            low = until  # clocks that go forward can put the end of a day behind the next beginning
        day += dt.timedelta(days=1)


def _moment(zone: dt.tzinfo, day: dt.date, minute: int) -> float:
    """A time of day. One that a change of the clocks leaves out is as long after midnight."""
    time = dt.time(minute // 60, minute % 60)
    return dt.datetime.combine(day, time, zone).timestamp()


def without(low: float, high: float, gaps: Iterable[Span]) -> Iterator[Span]:
    """What is left of a span."""
    for start, until in sorted(gaps):
        if until <= low or start >= high:
            continue
        if start > low:
            yield low, start
        low = max(low, until)
    if low < high:
        yield low, high


def counted(
    calendar: Calendar, honoured: Honoured, pauses: Sequence[Span], start: float, end: float
) -> float:
    """How many seconds count between two moments."""
    total = 0.0
    if end <= start:
        return total
    for low, high in spans(calendar, honoured, start):
        if low >= end:
            break
        total += sum(b - a for a, b in without(low, min(high, end), pauses))
    return total


def reached(
    calendar: Calendar, honoured: Honoured, pauses: Sequence[Span], start: float, seconds: float
) -> float:
    """The moment when so many seconds have counted."""
    if seconds <= 0:
        return start
    for span in spans(calendar, honoured, start):
        for low, high in without(*span, pauses):
            if high - low >= seconds:
                return low + seconds
            seconds -= high - low
    return start + HORIZON


def off(calendar: Calendar, honoured: Honoured, now: float) -> tuple[Why, float]:
    """Why time does not count at a moment, and until when; ("", now) if it does."""
    resumes = next(spans(calendar, honoured, now), (now + HORIZON, math.inf))[0]
    if resumes <= now:
        return "", now
    if honoured.vacation and any(v.start <= now < v.until for v in calendar.vacations):
        return "vacation", resumes
    hours = hours_at(calendar, now)
    weekday = dt.datetime.fromtimestamp(now, zone_named(hours.zone)).weekday()
    if honoured.weekends and not hours.weekends and weekday >= 5:
        return "weekend", resumes
    return "hours", resumes


def hours_at(calendar: Calendar, now: float) -> Hours:
    """The hours that hold at a moment."""
    held = Hours()
    for n, (since, hours) in enumerate(calendar.hours):
        if n == 0 or since <= now:
            held = hours
    return held


# ---------------------------------------------------------------- changing


def with_hours(calendar: Calendar, hours: Hours, now: float) -> Calendar:
    """Other hours: the first ones hold at once, later ones in a day, so a slip can be mended."""
    if hours.zone not in zones():
        raise Refused("bad-calendar", "there is no such time zone")
    if hours.begins != hours.ends and (hours.ends - hours.begins) % 1440 < FEWEST_MINUTES:
        raise Refused("bad-calendar", f"{FEWEST_MINUTES // 60} hours a day are the fewest")
    past = [one for one in calendar.hours if one[0] <= now]
    if not past:
        return msgspec.structs.replace(calendar, hours=[(now, hours)])
    if past[-1][1] != hours:
        past.append((now + SETTLED, hours))
    return msgspec.structs.replace(calendar, hours=past[-2:])


@functools.lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones() | {"UTC"})


def with_vacation(
    calendar: Calendar, first: dt.date, last: dt.date, allowance: int, now: float
) -> Calendar:
    """Vacation from one day to another. Refused if it begins in the past, or is too much."""
    name = hours_at(calendar, now).zone
    zone = zone_named(name)
    today = dt.datetime.fromtimestamp(now, zone).date()
    if first < today:
        raise Refused("bad-calendar", "vacation cannot begin in the past")
    if last < first or (last - today).days > 2 * 366:
        raise Refused(
            "bad-calendar", "vacation ends on the day it begins or later, within two years"
        )
    start = max(now, _moment(zone, first, 0))
    until = _moment(zone, last + dt.timedelta(days=1), 0)
    if any(v.start < until and start < v.until for v in calendar.vacations):
        raise Refused("bad-calendar", "there is vacation on one of these days already")
    taken = sorted([*calendar.vacations, Vacation(start, until, name)], key=lambda v: v.start)
    after = msgspec.structs.replace(calendar, vacations=taken)
    for year in (first.year, last.year):
        if days_taken(after, year) > allowance:
            raise Refused("no-vacation", f"{allowance} days of vacation a year are the most")
    return after


def without_vacation(calendar: Calendar, now: float) -> Calendar:
    """Back again: vacation that runs ends now, vacation to come does not take place."""
    kept = [v for v in calendar.vacations if v.start < now]
    ended = [msgspec.structs.replace(v, until=min(v.until, now)) for v in kept]
    return msgspec.structs.replace(calendar, vacations=ended)


def days_taken(calendar: Calendar, year: int) -> int:
    """The days of a year that vacation touched or will touch: a part of one is all of it."""
    days: set[dt.date] = set()
    for v in calendar.vacations:
        zone = zone_named(v.zone)
        day = dt.datetime.fromtimestamp(v.start, zone).date()
        last = dt.datetime.fromtimestamp(max(v.start, v.until - 1e-3), zone).date()
        while day <= last:
            days.add(day)
            day += dt.timedelta(days=1)
    return sum(day.year == year for day in days)
