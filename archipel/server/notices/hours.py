"""When somebody is told: quiet hours and digests on their own clock, reminders, pauses.

Pure: moments are seconds since 1970, hours are those of a person's time zone, summer time and all.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

HOUR = 3600.0

PAUSES = (30.0, 120.0, 600.0, 1800.0, 7200.0, 21_600.0)
"""Seconds after each attempt that failed; after the last one we give up."""

SHORTEST = 2 * HOUR
"""Whoever has less time than this for a turn plays at the table: they need no reminder."""


def known(zone: str) -> bool:
    """Is there such a time zone?"""
    return zone in available_timezones()


def there(moment: float, zone: str) -> datetime:
    """A moment on somebody's clock."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone))


def _at(day: date, minutes: int, zone: str) -> float:
    """When a clock shows this. An hour that summer time leaves out is taken as the one after."""
    clock = time(minutes // 60, minutes % 60)
    return datetime.combine(day, clock, ZoneInfo(zone)).timestamp()


def quiet(moment: float, zone: str, since: int, to: int) -> tuple[float, float] | None:
    """The quiet hours a moment lies in, from and to; None: it lies in none.

    They are given as minutes of a day and may go over midnight; the same twice means never.
    """
    if since == to:
        return None
    today = there(moment, zone).date()
    for day in (today - timedelta(1), today):
        end = day if since < to else day + timedelta(1)
        begins, ends = _at(day, since, zone), _at(end, to, zone)
        if begins <= moment < ends:
            return begins, ends
    return None


def after_quiet(moment: float, zone: str, since: int, to: int) -> float:
    """The same moment, or the end of the quiet hours it lies in."""
    found = quiet(moment, zone, since, to)
    return found[1] if found else moment


def next_digest(after: float, zone: str, hour: int) -> float:
    """The next time a clock shows this hour."""
    today = there(after, zone).date()
    for days in range(3):
        moment = _at(today + timedelta(days), hour * 60, zone)
        if moment > after:
            return moment
    raise AssertionError("the day after tomorrow has this hour too")


def day_of(moment: float, zone: str) -> int:
    """The day it is there, as a number."""
    return there(moment, zone).date().toordinal()


def reminder(began: float, due: float, hours: int, zone: str, since: int, to: int) -> float | None:
    """When to remind somebody of a turn that began and whose time is up when it is due.

    So many hours before, or half-way if there is less time; None: there is no need. A reminder that
    would fall into quiet hours and be too late after them is given before they begin.
    """
    if due - began < SHORTEST:
        return None
    moment = max(due - hours * HOUR, (began + due) / 2)
    found = quiet(moment, zone, since, to)
    if found is None:
        return moment
    begins, ends = found
    return ends if ends < due - HOUR / 2 else max(began, begins - HOUR / 4)


def pause(tries: int) -> float | None:
    """How long to wait after so many attempts; None: it is given up."""
    return PAUSES[tries - 1] if tries <= len(PAUSES) else None
