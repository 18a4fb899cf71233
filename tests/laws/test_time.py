"""Laws of time, over random schedules: never negative twice, never endless, right across summer.

A schedule is a course of a table as its log tells it: turns, take-backs, waiting, people who go and
come back, calendars that change, pauses of the server. It is played by the same rules as at a real
table: whose time is up is stopped then.
"""

from __future__ import annotations

import datetime as dt
import itertools
import random
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.kernel.match import Refused
from archipel.server import calendars, clocks
from archipel.server.calendars import (
    ALWAYS,
    DAY,
    HORIZON,
    Calendar,
    Honoured,
    Hours,
    Vacation,
    counted,
    off,
    reached,
    spans,
)
from archipel.server.clocks import BACK_LEAST, BACK_PART, LINE_BUDGET, Act, Clock, Mark
from archipel.server.messages import Timing

HOUR = 3600.0
START = dt.datetime(2026, 3, 20, 12, tzinfo=ZoneInfo("UTC")).timestamp()
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
CASES = 150

all_honoured = st.builds(Honoured, st.booleans(), st.booleans(), st.booleans())
minutes = st.integers(0, 1439)


@st.composite
def some_hours(draw: st.DrawFn) -> Hours:
    begins, ends = draw(minutes), draw(minutes)
    if begins != ends and (ends - begins) % 1440 < calendars.FEWEST_MINUTES:
        ends = begins
    return Hours(draw(st.sampled_from(ZONES)), begins, ends, draw(st.booleans()))


@st.composite
def some_calendars(draw: st.DrawFn) -> Calendar:
    calendar, now = Calendar(), START - 30 * DAY
    for _ in range(draw(st.integers(0, 4))):
        now += draw(st.floats(0, 20 * DAY))
        try:
            calendar = calendars.with_hours(calendar, draw(some_hours()), now)
            zone = ZoneInfo(calendars.hours_at(calendar, now).zone)
            first = dt.datetime.fromtimestamp(now, zone).date()
            last = first + dt.timedelta(days=draw(st.integers(0, 12)))
            calendar = calendars.with_vacation(calendar, first, last, 30, now)
        except Refused:
            continue
        if draw(st.booleans()):
            now += draw(st.floats(0, 10 * DAY))
            calendar = calendars.without_vacation(calendar, now)
    return calendar


def some_pauses(luck: random.Random) -> list[tuple[float, float]]:
    found, at = [], START
    for _ in range(luck.randint(0, 3)):
        start = at + luck.uniform(0, 3 * DAY)
        at = start + luck.choice((5.0, 600.0, 9 * HOUR))
        found.append((start, at))
    return found


# ---------------------------------------------------------------- calendars


@settings(max_examples=CASES, deadline=None)
@given(
    some_calendars(), all_honoured, st.floats(0, 60 * DAY), st.floats(1, 20 * DAY), st.integers()
)
def test_what_is_reached_after_so_many_seconds_has_counted_so_many(
    calendar: Calendar, honoured: Honoured, later: float, seconds: float, seed: int
) -> None:
    start, pauses = START + later, some_pauses(random.Random(seed))
    end = reached(calendar, honoured, pauses, start, seconds)
    assert start + seconds - 1e-3 <= end < start + HORIZON, "it is not endless"
    assert counted(calendar, honoured, pauses, start, end) == pytest.approx(seconds, abs=1e-3)
    middle = (start + end) / 2
    both = counted(calendar, honoured, pauses, start, middle)
    both += counted(calendar, honoured, pauses, middle, end)
    assert both == pytest.approx(seconds, abs=1e-2), "time is the same however it is cut"


@settings(max_examples=CASES, deadline=None)
@given(some_calendars(), all_honoured, st.floats(0, 60 * DAY))
def test_spans_follow_one_another_and_off_agrees_with_them(
    calendar: Calendar, honoured: Honoured, later: float
) -> None:
    now = START + later
    last = now
    for n, (low, high) in enumerate(spans(calendar, honoured, now)):
        assert last <= low < high
        last = high
        if n == 20:
            break
    why, until = off(calendar, honoured, now)
    if why:
        assert counted(calendar, honoured, [], now, until) == 0
        assert off(calendar, honoured, until)[0] == ""
        allowed = {"hours": honoured.hours, "weekend": honoured.weekends}
        assert allowed.get(why, honoured.vacation)
    else:
        assert counted(calendar, honoured, [], now, now + 1e-3) > 0


@settings(max_examples=CASES, deadline=None)
@given(some_calendars(), some_hours(), all_honoured, st.floats(0, 60 * DAY))
def test_other_hours_do_not_rewrite_the_past(
    calendar: Calendar, hours: Hours, honoured: Honoured, later: float
) -> None:
    now = START + later
    if not calendar.hours:
        calendar = calendars.with_hours(calendar, Hours(), START - 40 * DAY)
    began = max(START - 20 * DAY, calendar.hours[-1][0])
    after = calendars.with_hours(calendar, hours, now)
    holds = min(now, began)
    for changed in (after, calendars.without_vacation(calendar, now)):
        past = counted(calendar, honoured, [], holds, now)
        assert counted(changed, honoured, [], holds, now) == pytest.approx(past, abs=1e-3)


@pytest.mark.parametrize(
    ("day", "length"), [("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24)]
)
def test_a_day_is_as_long_as_it_is(day: str, length: int) -> None:
    zone = ZoneInfo("Europe/Berlin")
    start = dt.datetime.fromisoformat(day).replace(tzinfo=zone).timestamp()
    whole = Calendar([(0.0, Hours("Europe/Berlin", 0, 0, True))])
    weekdays = Calendar([(0.0, Hours("Europe/Berlin", 0, 0, False))])
    assert counted(whole, Honoured(), [], start, start + length * HOUR) == length * HOUR
    sunday = dt.date.fromisoformat(day).weekday() == 6
    seconds = counted(weekdays, Honoured(), [], start, start + length * HOUR)
    assert seconds == (0 if sunday else length * HOUR)


@pytest.mark.parametrize("day", ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"])
def test_the_evening_begins_at_the_same_hour_before_and_after_summer_time(day: str) -> None:
    zone = ZoneInfo("Europe/Berlin")
    evening = Calendar([(0.0, Hours("Europe/Berlin", 18 * 60, 22 * 60, True))])
    noon = dt.datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=zone).timestamp()
    why, until = off(evening, Honoured(), noon)
    assert why == "hours"
    begins = dt.datetime.fromtimestamp(until, zone)
    assert (begins.date().isoformat(), begins.hour) == (day, 18)
    after_two = reached(evening, Honoured(), [], noon, 8 * HOUR)  # two whole evenings
    ends = dt.datetime.fromtimestamp(after_two, zone)
    assert ends.hour == 22
    assert (ends.date() - begins.date()).days == 1


def test_hours_can_be_over_midnight_and_the_night_belongs_to_its_evening() -> None:
    night = Calendar([(0.0, Hours("UTC", 22 * 60, 2 * 60, False))])
    friday = dt.datetime(2026, 3, 20, 22, tzinfo=ZoneInfo("UTC")).timestamp()
    assert counted(night, Honoured(), [], friday, friday + 24 * HOUR) == 4 * HOUR
    sunday = friday + 2 * DAY
    assert counted(night, Honoured(), [], sunday, sunday + 24 * HOUR) == 0


def test_vacation_is_counted_in_days_and_cannot_be_taken_back_in_time() -> None:
    utc, now = ZoneInfo("UTC"), START
    today = dt.datetime.fromtimestamp(now, utc).date()
    with pytest.raises(Refused, match="past"):
        calendars.with_vacation(Calendar(), today - dt.timedelta(days=1), today, 30, now)
    away = calendars.with_vacation(Calendar(), today, today + dt.timedelta(days=9), 30, now)
    assert calendars.days_taken(away, today.year) == 10
    back = calendars.without_vacation(away, now + 2 * DAY)
    assert calendars.days_taken(back, today.year) == 3, "a part of a day is all of it"
    assert counted(back, Honoured(), [], now, now + 2 * DAY) == 0
    later = dt.datetime.fromtimestamp(now + 3 * DAY, utc).date()
    with pytest.raises(Refused) as refused:
        calendars.with_vacation(back, later, later + dt.timedelta(days=27), 30, now + 3 * DAY)
    assert refused.value.word == "no-vacation"
    most = calendars.with_vacation(back, later, later + dt.timedelta(days=26), 30, now + 3 * DAY)
    assert calendars.days_taken(most, today.year) == 30
    newyear = dt.date(today.year + 1, 1, 3)
    over = calendars.with_vacation(most, newyear, newyear, 30, now + 4 * DAY)
    assert calendars.days_taken(over, today.year + 1) == 1


def test_whoever_changes_hours_all_the_time_is_not_away_for_ever() -> None:
    """They are changed as soon as others hold, and always to hours that are far from now."""
    luck = random.Random(11)
    clock = Clock(Timing(kind="turns", time=int(40 * HOUR)), [True, True])
    acts, marks, now, calendar = [Act(START, -1, False, 0)], [], START, Calendar()
    while not clock.is_up(now):
        assert now < START + 60 * DAY
        local = int(now / 60) % 1440
        begins = (local + luck.randint(0, 1439)) % 1440
        ends = (begins + calendars.FEWEST_MINUTES) % 1440
        hours = Hours(luck.choice(ZONES), begins, ends, False)
        calendar = calendars.with_hours(calendar, hours, now)
        body = msgspec.json.encode(calendar).decode()
        marks += clocks.marked(marks, 1, now, (0, clocks.CALENDAR, body))
        clock.follow(acts, marks)
        now += luck.choice((HOUR, 24 * HOUR, 25 * HOUR))


# ---------------------------------------------------------------- whole tables


class Table:
    """A table as its log tells it, with people who do anything they may."""

    def __init__(self, timing: Timing, seats: int, luck: random.Random) -> None:
        self.timing, self.seats, self.luck = timing, seats, luck
        self.pauses = some_pauses(luck)
        self.people = [luck.random() < 0.8 for _ in range(seats)]
        self.first = self.people[:]
        self.acts: list[Act] = [Act(START, -1, False, 0)]
        self.marks: list[Mark] = []
        self.now = START
        self.mover: int | None = None  # who may take the last turn back
        self.ups = [0] * seats
        self.clock = Clock(timing, self.people, self.pauses)
        self.clock.follow(self.acts, self.marks)

    def mark(self, seat: int, kind: str, body: str = "") -> None:
        self.marks += clocks.marked(self.marks, len(self.acts), self.now, (seat, kind, body))
        self.clock.follow(self.acts, self.marks)

    def act(self, act: Act) -> None:
        self.acts.append(act)
        self.clock.follow(self.acts, self.marks)

    def step(self) -> None:
        """Something happens, some time later: if time is up before, that happens first."""
        luck, clock = self.luck, self.clock
        turn = clock.turn
        assert turn is not None
        scale = 30.0 if self.timing.kind == "live" else 2 * DAY
        moment = self.now + luck.choice((0.0, luck.expovariate(1 / scale), luck.random()))
        due = clock.due()
        if due is not None and moment >= due:
            self.now = max(self.now, due)
            self.time_is_up(turn)
            return
        self.now = moment
        if self.people[turn]:
            rest = clock.rest(turn, self.now)
            assert rest >= -clocks.LINE_MOST - 1e-3, "below nothing it is stopped"
        kind = luck.random()
        if kind < 0.1 and self.mover is not None:
            self.take_back(self.mover)
        elif kind < 0.2:
            self.go_or_come(luck.randrange(self.seats))
        elif kind < 0.25 and self.timing.kind == "turns":
            self.other_calendar(luck.randrange(self.seats))
        elif self.now >= clock.waits:
            self.play(turn)

    def time_is_up(self, seat: int) -> None:
        assert self.people[seat]
        self.ups[seat] += 1
        self.people[seat] = False
        self.mark(seat, clocks.COMPUTER)
        assert self.clock.left[seat] == 0
        assert not self.clock.is_up(self.now), "it is up once"

    def take_back(self, seat: int) -> None:
        if not self.people[seat]:  # a computer player takes nothing back
            return
        if not self.clock.can_take_back(seat, self.now) or self.clock.turn == seat:
            return
        before = sum(self.clock.rest(n, self.now) for n in range(self.seats))
        others = [n for n in range(self.seats) if n not in (seat, self.clock.turn)]
        kept = [self.clock.left[n] for n in others]
        self.act(Act(self.now, seat, True, seat))
        assert self.clock.rest(seat, self.now) >= -1e-6
        assert [self.clock.left[n] for n in others] == kept
        if self.timing.kind == "live":
            after = sum(self.clock.rest(n, self.now) for n in range(self.seats))
            assert after <= before + 1e-6, "taking back brings nobody time"
        self.mover = None

    def go_or_come(self, seat: int) -> None:
        if self.people[seat]:
            self.people[seat] = False
            self.mark(seat, clocks.COMPUTER)
        elif self.first[seat] and not (self.clock.turn == seat and self.clock.left[seat] <= 0):
            self.people[seat] = True
            self.mark(seat, clocks.PERSON)
            assert not self.clock.is_up(self.now), "who comes back has time"

    def other_calendar(self, seat: int) -> None:
        calendar = self.clock.calendars[seat]
        begins = self.luck.randrange(1440)
        hours = Hours(self.luck.choice(ZONES), begins, (begins + 300) % 1440, False)
        calendar = calendars.with_hours(calendar, hours, self.now)
        self.mark(seat, clocks.CALENDAR, msgspec.json.encode(calendar).decode())

    def play(self, seat: int) -> None:
        luck, clock = self.luck, self.clock
        delay = luck.random()
        if not clock.in_time(seat, delay, self.now):
            return
        if credit := clock.credit(seat, delay, self.now):
            self.mark(seat, clocks.LINE, repr(credit))
        turn = seat if luck.random() < 0.4 else luck.randrange(self.seats)
        chance = luck.random() < 0.2
        self.act(Act(self.now, seat, False, -1 if chance else turn))
        if chance:
            self.act(Act(self.now, -1, False, turn))
        self.mover = seat if self.people[seat] and turn != seat and not chance else None
        if self.mover is not None and luck.random() < 0.5:
            until = min(self.now + luck.choice((3.0, 60.0)), clock.wait_at_most(seat))
            if until > self.now:
                self.mark(seat, clocks.WAITS, repr(until))
                if luck.random() < 0.5:
                    self.now += luck.uniform(0, until - self.now)
                    self.mark(seat, clocks.PRESSED)


@st.composite
def some_timing(draw: st.DrawFn) -> Timing:
    if draw(st.booleans()):
        main = draw(st.sampled_from((1, 3, 60, 600, 5400)))
        return Timing(kind="live", time=main, increment=draw(st.sampled_from((0, 1, 10, 60))))
    some = st.sampled_from((3600, 43_200, 86_400, 604_800))
    return Timing(
        kind="turns",
        time=draw(some),
        hours=draw(st.booleans()),
        weekends=draw(st.booleans()),
        vacation=draw(st.booleans()),
    )


def turns_of(acts: list[Act]) -> int:
    return 1 + sum(a.turn != b.turn for a, b in itertools.pairwise(acts))


@settings(max_examples=CASES, deadline=None)
@given(some_timing(), st.integers(2, 4), st.integers())
def test_over_any_course_time_is_never_negative_twice_and_never_endless(
    timing: Timing, seats: int, seed: int
) -> None:
    luck = random.Random(seed)
    table = Table(timing, seats, luck)
    for _ in range(80):
        table.step()
        due = table.clock.due()
        assert due is None or due < table.now + HORIZON
        assert (due is None) == (not table.people[table.clock.turn or 0])
        told = table.clock.told(len(table.acts), table.now)
        assert all(seat.left >= 0 for seat in told.seats)
        assert all(0 <= budget <= LINE_BUDGET for budget in table.clock.budgets)
    anew = Clock(timing, clocks.people_at_first(table.people, table.marks), table.pauses)
    anew.follow(table.acts, table.marks)
    assert anew.left == pytest.approx(table.clock.left), "the log alone tells it"
    assert (anew.turn, anew.people) == (table.clock.turn, table.clock.people)
    assert anew.due() == table.clock.due()
    if timing.kind == "live":
        spent = sum(timing.time - left for left in table.clock.left)
        back = max(BACK_LEAST, timing.time * BACK_PART)
        gifts = turns_of(table.acts) * timing.increment + sum(table.ups) * back
        gifts += seats * LINE_BUDGET
        assert spent >= -gifts - 1e-3, "nobody gets more than was agreed"


@settings(max_examples=CASES, deadline=None)
@given(st.lists(st.floats(0.1, 50), min_size=2, max_size=30), st.integers(0, 20))
def test_with_nothing_but_moves_everybody_pays_what_they_used(
    times: list[float], increment: int
) -> None:
    timing = Timing(kind="live", time=5000, increment=increment)
    clock, acts, now = Clock(timing, [True, True]), [Act(START, -1, False, 0)], START
    for n, seconds in enumerate(times):
        now += seconds
        acts.append(Act(now, n % 2, False, (n + 1) % 2))
    clock.follow(acts, [])
    for seat in (0, 1):
        used = times[seat::2]
        left = 5000 - sum(used) + increment * len(used)
        assert clock.left[seat] == pytest.approx(left, abs=1e-3)


def live(*people: bool, time: int = 60, increment: int = 5) -> Clock:
    return Clock(Timing(kind="live", time=time, increment=increment), people or (True, True))


def test_a_pause_and_a_computer_player_cost_nobody_anything() -> None:
    clock = Clock(Timing(kind="live", time=60), [True, False], [(START + 10, START + 1000)])
    acts = [Act(START, -1, False, 0), Act(START + 1010, 0, False, 1)]
    clock.follow(acts, [])
    assert clock.left == pytest.approx([40, 60])
    clock.follow([*acts, Act(START + 5000, 1, False, 0)], [])
    assert clock.left == pytest.approx([40, 60])


def test_the_moment_of_grace_is_on_the_clock_of_whose_turn_it_was() -> None:
    clock, acts = live(), [Act(START, -1, False, 0), Act(START + 10, 0, False, 1)]
    waits = Mark(0, 2, 0, clocks.WAITS, repr(START + 13), START + 10)
    clock.follow(acts, [waits])
    assert clock.left == pytest.approx([60 - 13 + 5, 60])
    assert clock.told(2, START + 11).runs == 0
    assert clock.rest(1, START + 14) == pytest.approx(59)
    pressed = Mark(1, 2, 0, clocks.PRESSED, "", START + 11)
    clock.follow(acts, [waits, pressed])
    assert clock.left == pytest.approx([60 - 11 + 5, 60])
    assert clock.rest(1, START + 14) == pytest.approx(57)


def test_who_takes_back_pays_for_the_time_since() -> None:
    clock, acts = live(), [Act(START, -1, False, 0), Act(START + 10, 0, False, 1)]
    clock.follow(acts, [])
    assert clock.can_take_back(0, START + 60)
    assert not clock.can_take_back(0, START + 61)
    clock.follow([*acts, Act(START + 30, 0, True, 0)], [])
    assert clock.left == pytest.approx([30, 60]), "no increment, and the other has lost nothing"


def test_a_slow_line_is_given_back_within_limits() -> None:
    clock = live(time=10, increment=0)
    acts = [Act(START, -1, False, 0)]
    clock.follow(acts, [])
    assert clock.credit(0, 0.3, START + 5) == 0.3
    assert clock.credit(0, 4.0, START + 5) == clocks.LINE_MOST
    assert clock.in_time(0, 0.3, START + 10.2)
    assert not clock.in_time(0, 0.1, START + 10.2)
    assert clock.due() == pytest.approx(START + 10 + clocks.LINE_MOST)
    assert Honoured(False, False, False) == ALWAYS


def test_vacation_unknown_to_a_zone_database_stops_no_clock() -> None:
    odd = Calendar([(0.0, Hours("Nowhere/Atlantis", 0, 0, False))], [Vacation(0, 1, "Nowhere")])
    assert counted(odd, Honoured(), [], START, START + DAY) > 0
    assert calendars.days_taken(odd, 1970) == 1
