"""A law of notices, over random schedules in simulated time: each is told exactly once.

People play, take back, look at their tables and go away; the computer takes seats and hands them
back; time is moved by calendars; friends are invited; receivers fail; it is night; the process dies
at every point between a turn and its delivery. Only one that dies between sending a notice and
keeping that it was sent says it twice, with the same id. Real games, database and listener.
``ARCHIPEL_NOTICE_SCHEDULES=100000`` for more than a thousand, ``ARCHIPEL_NOTICE_SEED`` for others.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event, select

from archipel import games
from archipel.server import dealing, queries
from archipel.server.bus import Bus
from archipel.server.ledger import Ledger
from archipel.server.members.letters import Letters
from archipel.server.messages import Guest
from archipel.server.notices import hours, rows
from archipel.server.notices.rows import Way, Wish
from archipel.server.notices.teller import Teller
from archipel.server.notices.ways import Outcome, Ways
from archipel.server.schema import Sitter, TableRow, metadata, notices
from archipel.server.settings import Settings
from archipel.server.store import Store

SCHEDULES = int(os.environ.get("ARCHIPEL_NOTICE_SCHEDULES", "1000"))
SEED = int(os.environ.get("ARCHIPEL_NOTICE_SEED", "16"))
AT_ONCE = 250
"""Schedules that run side by side in one house."""

EVENTS = 6
"""Of each schedule."""

BEGAN = 1_790_000_000.0  # two days before summer time ends in Paris is within reach of a schedule
ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"]
USUAL = ["turn", "over", "reminder", "invited"]
LOOK = 3 * 3600.0
"""Seconds between two looks at the end of a schedule."""


class Table:
    """One schedule: a game of two people, and what is true there."""

    def __init__(self, n: int, world: World) -> None:
        self.world = world
        self.people = [f"g{n}a", f"g{n}b"]
        game = games.load(("dokmus", "costa_ruana")[n % 2])  # long turns, and short ones
        sitters = [Sitter("guest", one, name=one) for one in self.people]
        secret = world.lot.randbytes(32).hex()
        head = (f"table{n:08d}", game.id, game.version, {}, False, False, self.people[0], secret)
        self.row = TableRow(*head, "open", world.now, world.now, seats=sitters)
        ledger, self.first = dealing.begin(game, self.row, 500, world.now)
        assert ledger is not None
        self.ledger: Ledger = ledger
        self.row.updated = ledger.began = world.now
        self.stood: list[int] = []  # who made the choices that were not taken back
        self.looked: set[tuple[str, int]] = set()  # who saw which turn
        self.excused: set[tuple[str, int]] = set()  # whose receiver failed during which turn

    @property
    def turn(self) -> int:
        """The number of the turn that is being played, counted without the code that is tested."""
        changes = [a for a, b in zip([-1, *self.stood], self.stood, strict=False) if a != b]
        last = self.stood[-1] if self.stood else -1
        return len(changes) + (self.row.turn != last)

    @property
    def deciding(self) -> str:
        seat = self.row.turn
        return "" if seat is None or self.row.seats[seat].bot else self.people[seat]

    async def change_seat(self) -> None:
        """The computer takes a seat, or whose it is takes it back."""
        if self.row.state != "playing":
            return
        seat = self.world.lot.randrange(2)
        before, seats = self.row.seats[seat], self.row.seats[:]
        seats[seat] = replace(before, bot="" if before.bot else "random")
        self.row.seats = seats
        await self.world.store.write(queries.set_seats, self.row)
        self.row.changes += 1
        self.note_looks()

    async def change_time(self) -> None:
        """Somebody's calendar says that time is up at another moment."""
        if self.row.state != "playing" or self.row.due is None:
            return
        self.row.due = self.world.now + self.world.lot.uniform(3600.0, 60 * 3600.0)
        await self.world.store.write(queries.set_due, self.row)
        self.row.changes += 1

    def reminded(self, began: float, ended: float) -> bool:
        """Must who decides be reminded, at one of the looks from ``began`` to ``ended``?"""
        due, wish = self.row.due, self.world.wishes.get(self.deciding)
        if due is None or wish is None:
            return False
        quiet = (wish.zone, wish.quiet_from, wish.quiet_to)
        moment = hours.reminder(self.row.updated, due, wish.remind, *quiet)
        looks = [began + n * LOOK for n in range(1, round((ended - began) / LOOK) + 1)]
        return moment is not None and any(moment <= look < due for look in looks[:-4])

    async def act(self) -> None:
        """Somebody chooses, or takes back."""
        lot, match = self.world.lot, self.ledger.match
        if match.over:
            return
        takers = [seat for seat in (0, 1) if self.ledger.may_take_back(seat)]
        if takers and lot.random() < 0.3:
            seat = takers[0]
            count = lot.randint(1, self.ledger.may_take_back(seat))
            made = self.ledger.take_back(seat, f"t{self.row.ply}", self.world.now, count)
            del self.stood[-count:]
            await self.save(made)
            return
        mover, wanted = match.seat, lot.choice((1, 2, 99))
        while wanted and not match.over and match.seat == mover:
            made = self.ledger.play(
                mover, lot.choice(match.position.options), f"p{self.row.ply}", self.world.now
            )
            self.stood.append(mover)
            await self.save(made)
            wanted -= 1

    async def finish(self) -> None:
        """To the end of the game."""
        while not self.ledger.match.over:
            await self.act()

    async def save(self, made: list[Any]) -> None:
        before = self.row.turn
        dealing.note(self.row, self.ledger)
        if before != self.row.turn:
            pause = self.world.lot.choice((None, 3600.0, 30 * 3600.0))
            self.row.due = None if pause is None else self.world.now + pause
        await self.world.store.write(queries.save_moves, [(self.row, made)], first=True)
        self.row.changes += 1
        self.note_looks()

    def note_looks(self) -> None:
        """Who sees what is true now; turn 0 is the end of the game."""
        for guest in self.world.looking[self.row.id]:
            self.looked.add((guest, 0 if self.row.state == "over" else self.turn))

    def excuse(self) -> None:
        for guest in self.world.failing & set(self.people):
            self.excused.add((guest, 0 if self.row.state == "over" else self.turn))


class World:
    """A house with its people, on a clock of its own."""

    def __init__(self, seed: int, data: Path) -> None:
        self.lot = random.Random(seed)
        self.now = BEGAN + self.lot.uniform(0, 60) * 86_400
        self.store = Store(f"sqlite:///{data}")
        event.listen(self.store.engine, "connect", _without_sync)
        self.looking: dict[str, set[str]] = {}
        self.tables: dict[str, Table] = {}
        self.wishes: dict[str, Wish] = {}
        self.failing: set[str] = set()
        self.accepted: Counter[tuple[Any, ...]] = Counter()
        self.ids: dict[str, tuple[Any, ...]] = {}
        self.keys: dict[tuple[Any, ...], str] = {}
        self.cut: Counter[str] = (
            Counter()
        )  # of a notice: how often who sent it died before noting it
        self.invited: dict[str, str] = {}  # by table
        self.unreached: set[str] = set()  # whose receiver ever failed
        self.wrong: list[str] = []
        self.dying = ""
        self.left = 0.0  # when everybody went away
        self.days: set[tuple[str, int]] = set()  # of digests that were told

    async def begin(self, tables: int) -> None:
        server = await asyncio.start_server(self._receive, "127.0.0.1", 0)
        self.server = server
        self.port = server.sockets[0].getsockname()[1]
        self.settings = Settings(notice_hosts=["127.0.0.1"], notice_host_burst=1e9)
        await self.store.open()
        for n in range(tables):
            table = Table(n, self)
            self.tables[table.row.id] = table
            self.looking[table.row.id] = set()
            await self.store.write(self._enter, table)
        self.born()

    def _enter(self, conn: Any, table: Table) -> None:
        for guest in table.people:
            queries.add_guest(conn, Guest(id=guest, name=guest, colour="teal"), guest, self.now)
            night = self.lot.choice(((0, 0), (22 * 60, 7 * 60), (60, 300)))
            kinds = {"webhook": [*USUAL, *(["digest"] if self.lot.random() < 0.3 else [])]}
            fields = (guest, "en", self.lot.choice(ZONES), "https://h.example", *night, 6, 9)
            self.wishes[guest] = rows.with_digest(Wish(*fields, 0.0, kinds), self.now)
            rows.put_wish(conn, self.wishes[guest])
            address = f"http://127.0.0.1:{self.port}/{guest}"
            way = ("webhook", "json", address, "", "", "", self.now, 0.0, 0)
            rows.put_way(conn, Way(f"w{guest}", guest, *way))
        queries.add_table(conn, table.row)
        queries.add_moves(conn, [(table.row, table.first)])

    def born(self) -> None:
        """A process begins: it knows nothing but what is stored."""
        self.ways = Mortal(self, self.settings)
        self.teller = Teller(self.settings, self.store, self.ways, self._lookers, lambda: self.now)

    async def die(self, when: str) -> None:
        """The process is killed, somewhere on the way from a turn to its delivery."""
        if when != "at once":
            await self.teller.look()
        if when in ("told", "claimed", "sent"):
            await self.teller.decide()
        if when in ("claimed", "sent"):
            self.dying = when
            await self.teller.deliver()
            await self.teller.settled()
            self.dying = ""
        self.ways.close()
        self.born()

    async def _lookers(self, ids: list[str]) -> dict[str, set[str]]:
        return {id: self.looking.get(id, set()) for id in ids}

    async def tick(self) -> None:
        more = True
        while more:
            more = await self.teller.turn()
            await self.teller.settled()

    async def pass_time(self, seconds: float) -> None:
        """Time goes by; the process looks now and then."""
        self.unreached |= self.failing
        for part in (0.0, 0.02, 0.98):
            self.now += seconds * part
            for table in self.tables.values():
                table.excuse()
            await self.tick()

    # ------------------------------------------------------------ the listener

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = next(int(li[15:]) for li in head.split("\r\n") if li.startswith("content-length:"))
        body = json.loads(await reader.readexactly(size))
        guest = head.split(" ")[1][1:]
        if guest in self.failing:
            if self.lot.random() < 0.5:
                writer.write(b"HTTP/1.1 503 Later\r\ncontent-length: 0\r\n\r\n")
        else:
            self._accept(guest, body)
            writer.write(b"HTTP/1.1 204 Good\r\n\r\n")
        writer.close()

    def _accept(self, guest: str, told: dict[str, Any]) -> None:
        """Something is told: is it true now, and for the first time?"""
        table = self.tables.get(told["table"])
        key: tuple[Any, ...] = (guest, told["kind"])
        if told["kind"] == "digest":
            key += (told["id"],)
        elif told["kind"] == "invited":
            key += (told["table"],)
            if self.invited.get(told["table"]) != guest:
                self.wrong.append(f"{key}: nobody has invited them")
        elif table is None or (told["kind"] == "over") != (table.row.state == "over"):
            self.wrong.append(f"{key} is told of a table that is not so")
        else:
            key += (table.row.id, 0 if told["kind"] == "over" else table.turn)
            if told["kind"] != "over" and table.deciding != guest:
                self.wrong.append(f"{key}: it is not their turn")
        wish = self.wishes[guest]
        night = (wish.zone, wish.quiet_from, wish.quiet_to)
        if told["kind"] != "digest" and hours.quiet(self.now, *night):
            self.wrong.append(f"{key}: in quiet hours")
        if self.ids.setdefault(told["id"], key) != key:
            self.wrong.append(f"{key}: its id was that of {self.ids[told['id']]}")
        if self.keys.setdefault(key, told["id"]) != told["id"]:
            self.wrong.append(f"{key}: it was told by two notices")
        self.accepted[key] += 1

    # ------------------------------------------------------------ what happens

    async def happen(self) -> None:
        """One thing."""
        table = self.lot.choice(list(self.tables.values()))
        here = self.looking[table.row.id]
        what = self.lot.random()
        if what < 0.45:
            await table.act()
        elif what < 0.47:
            await table.finish()
        elif what < 0.51:
            await table.change_seat()
        elif what < 0.54:
            await table.change_time()
        elif what < 0.57:
            await self.store.write(self._invite, *table.people)
        elif what < 0.75:
            here ^= {self.lot.choice(table.people)}
            table.note_looks()
        elif what < 0.88:
            self.failing ^= {self.lot.choice(table.people)}
        elif what < 0.94:
            await self.die(self.lot.choice(("at once", "noted", "told", "claimed", "sent")))
        else:
            await self.pass_time(self.lot.choice((1.0, 20.0, 400.0, 5000.0, 40_000.0)))

    def _invite(self, conn: Any, by: str, guest: str) -> None:
        """Somebody opens another table, and asks the other one to it."""
        id = f"asked{len(self.invited):08d}"
        head = (id, "dokmus", 1, {}, False, False, by, "")
        row = TableRow(*head, "open", self.now, self.now)
        row.seats = [Sitter("guest", by, name=by), Sitter("open")]
        queries.add_table(conn, row)
        rows.invite(conn, id, guest, by, self.now)
        self.invited[id] = guest

    async def end(self) -> None:
        """Everybody goes away, every receiver is there again, and days go by."""
        self.failing.clear()
        for here in self.looking.values():
            here.clear()
        self.left = self.now
        for _ in range(14):
            self.now += LOOK
            await self.tick()
        stored = select(notices.c.id, notices.c.guest, notices.c.number)
        found = await self.store.read(
            lambda conn: conn.execute(stored.where(notices.c.kind == "digest")).all()
        )
        self.days = {(row.guest, row.number) for row in found if row.id in self.ids}
        self.ways.close()
        self.server.close()
        self.store.close()

    def judged(self) -> list[str]:
        """What was not as it must be."""
        wrong = [*self.wrong]
        wrong += [
            f"{key} was told {n} times"
            for key, n in self.accepted.items()
            if n > 1 + self.cut[self.keys[key]]
        ]
        wrong += [
            f"{guest} was never told of the invitation to {table}"
            for table, guest in self.invited.items()
            if not self.accepted[guest, "invited", table] and guest not in self.unreached
        ]
        for table in self.tables.values():
            over = table.row.state == "over"
            for guest in table.people if over else [table.deciding]:
                turn = 0 if over else table.turn
                key = (guest, "over" if over else "turn", table.row.id, turn)
                excused = (guest, turn) in table.looked | table.excused
                if guest and not self.accepted[key] and not excused:
                    wrong.append(f"{key} was never told")
            reminder = (table.deciding, "reminder", table.row.id, table.turn)
            excused = (table.deciding, table.turn) in table.looked | table.excused
            if table.reminded(self.left, self.now) and not self.accepted[reminder] and not excused:
                wrong.append(f"{reminder} was never told")
            wrong += self._missed_digests(table.deciding)
        return wrong

    def _missed_digests(self, guest: str) -> list[str]:
        """Days at the end for which somebody whose game waits was told no digest."""
        wish = self.wishes.get(guest)
        if wish is None or not wish.has("webhook", "digest"):
            return []
        moment, days = self.left, []
        while (moment := hours.next_digest(moment, wish.zone, wish.digest)) <= self.now:
            days.append(hours.day_of(moment, wish.zone))
        return [f"{guest}: no digest on {n}" for n in days if (guest, n) not in self.days]


class Mortal(Ways):
    """The ways out of a process that may die on the doorstep."""

    def __init__(self, world: World, settings: Settings) -> None:
        super().__init__(settings, bytes(32), Letters(settings), Bus())
        self._world = world

    async def send(self, *args: Any) -> Outcome:
        if self._world.dying == "claimed":
            raise asyncio.CancelledError
        outcome = await super().send(*args)
        if self._world.dying:
            self._world.cut[args[0]] += 1
            raise asyncio.CancelledError
        return outcome


def _without_sync(connection: Any, _: Any) -> None:
    """The law is not about the disk."""
    connection.execute("PRAGMA synchronous=OFF")


async def campaign(seed: int, schedules: int, data: Path) -> tuple[list[str], Counter[str]]:
    world = World(seed, data)
    await world.begin(schedules)
    for _ in range(schedules * EVENTS):
        await world.happen()
    await world.end()
    return world.judged(), Counter(key[1] for key in world.accepted)


def test_every_notice_is_told_exactly_once_over_random_schedules(tmp_path: Path) -> None:
    told: Counter[str] = Counter()
    for n in range(0, SCHEDULES, AT_ONCE):
        seed = SEED * 1_000_000 + n
        wrong, kinds = asyncio.run(
            campaign(seed, min(AT_ONCE, SCHEDULES - n), tmp_path / f"{n}.sqlite")
        )
        assert not wrong, f"seed {seed}: {wrong[:5]}"
        told += kinds
    assert set(told) == {*USUAL, "digest"}, "some kind never came up"
    assert told["turn"] > SCHEDULES


@pytest.mark.parametrize("zone", ZONES)
def test_quiet_hours_and_digests_keep_to_the_clock_on_the_wall(zone: str) -> None:
    """Across both changes of summer time, for every quarter of an hour."""
    for start in (1_774_500_000.0, 1_792_600_000.0):  # days around them
        for quarter in range(0, 6 * 96):
            moment = start + quarter * 900
            clock = hours.there(moment, zone)
            minute = clock.hour * 60 + clock.minute
            night = hours.quiet(moment, zone, 22 * 60, 7 * 60)
            assert (night is not None) == (minute >= 22 * 60 or minute < 7 * 60)
            if night is not None:
                assert night[0] <= moment < night[1]
                ends = hours.there(night[1], zone)
                assert (ends.hour, ends.minute) == (7, 0)
            at = hours.next_digest(moment, zone, 9)
            assert 0 < at - moment <= 25 * 3600
            assert (hours.there(at, zone).hour, hours.there(at, zone).minute) == (9, 0)


def test_a_reminder_comes_in_time_and_not_at_night() -> None:
    lot = random.Random(SEED)
    for _ in range(5000):
        began = BEGAN + lot.uniform(0, 1e7)
        due = began + lot.uniform(600, 5e5)
        night = lot.choice(((0, 0), (22 * 60, 7 * 60)))
        moment = hours.reminder(began, due, lot.choice((1, 6, 24)), "Europe/Paris", *night)
        if moment is None:
            assert due - began < hours.SHORTEST
            continue
        assert began <= moment < due
        asleep = hours.quiet(moment, "Europe/Paris", *night)
        assert asleep is None or asleep[0] - hours.HOUR / 4 < began  # it began at night


def test_however_many_turns_end_sooner_a_reminder_that_is_due_is_given(tmp_path: Path) -> None:
    """A look takes so many on; those whose time has not come must not be counted among them."""
    store = Store(f"sqlite:///{tmp_path / 'archipel.sqlite'}")
    with store.engine.connect().execution_options(writing=True) as conn, conn.begin():
        metadata.create_all(conn)
        for guest, remind in (("late", 1), ("early", 24)):
            queries.add_guest(conn, Guest(id=guest, name=guest, colour="teal"), guest, BEGAN)
            fields = (guest, "en", "UTC", "https://h.example", 0, 0, remind, 9, 0.0)
            rows.put_wish(conn, Wish(*fields, {"webhook": USUAL}))
        for n in range(21):
            guest, began, left = ("early", 40, 20) if n == 20 else ("late", 40, 10)
            began, left = (1, 1) if n % 2 and n < 20 else (began, left)  # a clock for an hour
            row = TableRow(f"t{n}", "dokmus", 1, {}, False, False, guest, "", "playing", 0.0, 0.0)
            row.updated, row.due, row.turn = BEGAN - began * 3600, BEGAN + left * 3600 - 1, 0
            row.seats = [Sitter("guest", guest, name=guest)]
            queries.add_table(conn, row)
        found = rows.reminders(conn, BEGAN, 5)
    store.close()
    assert [(one.guest, one.table) for one in found] == [("early", "t20")]
