"""The house: everything one server holds, made at the start and given to every handler."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from archipel import bots, games
from archipel.bots.levels import LEVELS
from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server import boxes, bus, metrics, passing, retention
from archipel.server.archive import Archive
from archipel.server.audience import present
from archipel.server.bots import USUAL, Thinkers, claim
from archipel.server.boxes import Boxes
from archipel.server.bus import Kind, here
from archipel.server.calendars import Calendar, Span
from archipel.server.collector import Collector
from archipel.server.forced import Pace
from archipel.server.limits import Buckets, Tally, Turns
from archipel.server.live import Live
from archipel.server.lobby import Lobby
from archipel.server.lock import Lock
from archipel.server.logs import tell_end
from archipel.server.messages import Guest
from archipel.server.plans import waiting_for_plans
from archipel.server.queries import (
    Session,
    apart,
    changes_of,
    guest_of_id,
    said_at,
    sealing_tables,
    session_of,
    table_row,
    waiting_for_bots,
    who_listens,
)
from archipel.server.reviews import Reviews
from archipel.server.schema import Said, TableRow
from archipel.server.settings import Settings, signing_key
from archipel.server.starting import files
from archipel.server.store import Conflict, Store, cause
from archipel.server.thinking import Job, Thought
from archipel.server.ticking import (
    calendars_of,
    due_tables,
    give_sign,
    pauses_after,
    ticking_tables,
)
from archipel.server.versions import refuse_old_games, settle_versions
from archipel.server.wallclock import WallClock
from archipel.server.writer import Writer

LOOKED_AT_LATER = 60.0
"""Seconds until a table is looked at again that could not be."""

LOOKED_AT_ONCE = 500
"""Tables that one question to the database is about."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger("archipel")


def shelf() -> dict[str, Game]:
    """The games that load. One that does not is left out, and the log says why."""
    found: dict[str, Game] = {}
    for name in games.names():
        try:
            found[name] = games.load(name)
        except (ImportError, AttributeError) as error:
            log.warning("the game %s does not load and is left out: %s", name, error)
    return found


class Check(NamedTuple):
    """A question of /health/ready; whatever is raised means no."""

    ask: Callable[[], Awaitable[None]]
    needed: bool = True  # False: people can play without it


class House:
    """One server: its settings, its database, the tables in memory, the computer players."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.settings = settings
        self.lock = Lock(settings.url)
        self.key = signing_key(settings.data, settings.key)
        self.bus = bus.make(settings.bus)
        self.closing = False
        self.clock = WallClock()
        self.pauses: list[Span] = []  # when nobody served this house
        self._signed = 0.0  # when we last gave a sign of life
        self.store = Store(settings.url)
        self.writer = Writer(self.store, settings.moves_at_once)
        self.games = shelf()
        self.bots = list(LEVELS)
        self.usual = USUAL
        self.known_bots = {*LEVELS, *bots.names()}  # older tables know the players for research
        self.thinkers = Thinkers(settings, self.bus)
        self.lobby = Lobby(settings, self.store, self.online)
        # Every table that anybody holds, so that there are never two of one table; and those that
        # stay for a while, the last used last.
        self.lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: dict[str, Live] = {}
        self.known: dict[str, Session] = {}  # by the hash of their token
        self.sockets: Counter[str] = Counter()  # open sockets of each guest or address
        s, many = settings, settings.counted
        self.requests = Buckets("requests", s.request_rate, s.request_burst, many)
        self.visits = Buckets("visits", s.address_rate, s.address_burst, many)  # of any kind
        self.talk = Buckets("talk", s.talk_rate, s.talk_burst, many)
        self.hints = Buckets("hints", s.hint_rate, s.hint_burst, many)
        self.planners = Buckets("plans", s.plan_rate, s.plan_burst, many)
        self.thought = Buckets("thought", s.thought_rate, s.thought_burst, many)
        self.reviewers = Buckets("reviews", s.review_rate, s.review_burst, many)
        self.pace = Pace(settings.pass_pause)
        self.turns = Turns(settings.turn)
        self.tally = Tally()
        self.collector = Collector(settings.collect_quiet_seconds, settings.collect_late_seconds)
        self.archive = Archive(settings)
        self.reviews = Reviews(settings, self.store, self.bus)
        self._shelf: asyncio.Task[Boxes] | None = None
        self._loading = asyncio.Lock()
        self._renamed = 0  # how often somebody has taken another name
        self._tasks: list[asyncio.Task[None]] = []
        self._doing: set[asyncio.Task[None]] = set()
        self._looks = asyncio.Event()  # look now, and not only in a while
        self._missed = False  # something about people may have been told, and not heard
        self.checks = self._checks()
        self.seen: dict[str, float] = {}  # when we noted that guests were here

    async def open(self) -> None:
        """Bring the database up to date and take up where we left off."""
        await self.store.read(refuse_old_games, self.games, self.settings.retire_old_games)
        await self.store.open()
        await self.store.write(settle_versions, self.games)
        await self.bus.open(self)
        lost = await self._give_sign(1.5 * self.settings.sign_seconds)
        background = [
            self.writer.run(),
            self.lobby.run(),
            self._warm_up(),
            self._wake(),
            self.reviews.resume(),
            self._sweep(),
            self._measure(),
            self._tidy(),
            self._live_on(lost),
            self._mind_time(),
        ]
        if self.store.shared:
            background.append(self._keep_looking())
        if self.bus.shared:
            background.append(self._mind_orphans())
        for work in background:
            task = asyncio.create_task(work)
            task.add_done_callback(tell_end)
            self._tasks.append(task)

    async def close(self) -> None:
        self.closing = True
        tasks = [*self._tasks, *self._doing]
        for live in list(self.lives.values()):
            tasks += live.tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.archive.close()
        await self.reviews.close()
        self.tally.tell()
        await self.bus.close()
        self.store.close()
        self.lock.release()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refused("no-such-game", f"there is no game '{id}'")
        return self.games[id]

    async def shelf(self) -> Boxes:
        """The games and computer players there are, with their files. It takes a second to read."""
        if self._shelf is None:
            found = self.games.values()
            opening = asyncio.to_thread(boxes.open_all, found, self.bots, self.usual)
            self._shelf = asyncio.create_task(opening)
        try:
            return await asyncio.shield(self._shelf)
        except Exception:
            self._shelf = None  # whoever asks next may have more luck
            raise

    async def table(self, id: str) -> Live:
        """A table, from memory or from the database."""
        live = self.lives.get(id)
        if live is None:
            async with self._loading:
                live = self.lives.get(id) or await self._load(id)
        elif self.store.shared:
            await live.catch_up()
        if self.bus.shared and not live.connections:  # of others it is told when that changes
            (found,) = await self.bus.read([here(id)]) or [[]]
            live.heard_here(found)
        self.keep(live)
        return live

    async def _load(self, id: str) -> Live:
        renamed = self._renamed
        row = await self.store.read(table_row, id)
        if row is None:
            raise Refused("no-such-table", "there is no such table")
        said = await self.store.read(said_at, id, self.settings.chat_lines)
        live = self.admit(row, said)
        if renamed != self._renamed:  # perhaps somebody at this table, after we had read it
            live.hear("row", -1)
        return live

    def admit(self, row: TableRow, said: list[Said]) -> Live:
        """The table of a row that was just read or stored: a new one, unless it is there by now."""
        live = self.lives.get(row.id)
        if live is None:
            live = self.lives[row.id] = Live(self, row, said)
        self.keep(live)
        live.call_dealer()
        return live

    def keep(self, live: Live) -> None:
        """Somebody is interested in the table: it stays in memory for a while."""
        live.touched = time.monotonic()
        self._kept.pop(live.row.id, None)
        self._kept[live.row.id] = live
        some = itertools.islice(self._kept.values(), self.settings.idle_tables_looked_at)
        for oldest in list(some):
            if len(self._kept) <= self.settings.idle_tables or oldest is live:
                return
            del self._kept[oldest.row.id]
            if not oldest.idle():
                self._kept[oldest.row.id] = oldest

    def holds(self, live: Live) -> bool:
        """Is it still the one table of its id?"""
        return self.lives.get(live.row.id) is live

    async def online(self, ids: Iterable[str], looking: bool = False) -> dict[str, set[str]]:
        """The guests who are connected to each of some tables, or who see its page."""
        wanted = list(ids)
        found: dict[str, set[str]] = {}
        notes = await self.bus.read([here(id) for id in wanted])
        for n, id in enumerate(wanted):
            live = self.lives.get(id)
            found[id] = live.online(looking) if live is not None else set()
            if notes is not None:
                found[id] |= present(notes[n], looking)
        return found

    def list_changed(self) -> None:
        """What the list of public tables shows may be another."""
        self.lobby.changed()
        self.bus.tell_list_changed()

    def play_for_bots(self, live: Live) -> Coroutine[Any, Any, None]:
        """Computer players choose until it is a person's turn."""
        return self.thinkers.attend(live)

    def pass_for_people(self, live: Live) -> Coroutine[Any, Any, None]:
        """Answers are given for people: those they have planned, or the only one there is."""
        return passing.attend(live, self.pace)

    # ------------------------------------------------------------ time

    async def _give_sign(self, lost: float) -> bool:
        """We serve this house. Was nobody there for so long, and is it we who have noted it?"""
        noted = False
        with suppress(Conflict):  # another process gives one, too
            noted = await self.store.write(give_sign, self.clock.now(), lost)
        self._signed = self.clock.now()
        last = self.pauses[-1][0] if self.pauses else 0.0
        if found := await self.store.read(pauses_after, last):
            self.pauses = [*self.pauses, *found]
        return noted

    async def sure_of_time(self) -> None:
        """As ``Live`` wants it: if we did not run for a while, perhaps nobody did."""
        late = 3 * self.settings.sign_seconds
        if self.clock.now() - self._signed >= late and await self._give_sign(late):
            self._do(self._time_has_changed())

    async def _live_on(self, lost: bool) -> None:
        """Give signs of life; after a pause all know that it did not count."""
        while True:
            try:
                if lost:
                    await self._time_has_changed()
                await asyncio.sleep(self.settings.sign_seconds)
                lost = await self._give_sign(3 * self.settings.sign_seconds)
            except SQLAlchemyError as error:
                log.warning("no sign of life could be given: %s", cause(error))
                lost = False
                await asyncio.sleep(self.settings.sign_seconds)

    async def _time_has_changed(self) -> None:
        """After a pause: when time is up is stored anew wherever it runs."""
        for id in await self.store.read(ticking_tables):
            await self.mind_table(id)

    async def _mind_time(self) -> None:
        """Where somebody's time is up, do what was fixed for it. Every process looks."""
        stuck: dict[str, float] = {}  # tables that could not be minded, until when
        while True:
            await asyncio.sleep(self.settings.clock_seconds)
            try:
                now = self.clock.now()
                for id in await self.store.read(due_tables, now, LOOKED_AT_ONCE):
                    if stuck.get(id, now) <= now and not await self.mind_table(id):
                        stuck[id] = now + LOOKED_AT_LATER
            except SQLAlchemyError as error:
                log.warning("clocks could not be minded: %s", cause(error))

    async def mind_table(self, id: str) -> bool:
        """Look at the clocks of one table; False: that was not possible."""
        try:
            await (await self.table(id)).mind_time()
            return True
        except Refused as refused:
            log.warning("table=%s: its clocks stand still: %s", id, refused)
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("table=%s: its clocks could not be minded", id)
        return False

    async def calendars_of(self, guests: list[str]) -> dict[str, Calendar]:
        """When these people's time counts."""
        return await self.store.read(calendars_of, guests)

    async def calendar_changed(self, guest: str) -> None:
        """Somebody's time counts otherwise: the tables where they play note it."""
        for id in await self.store.read(ticking_tables, guest):
            await self.mind_table(id)

    def level_of(self, level: str) -> str:
        return level if level in self.known_bots else self.usual

    def advise(self, key: str, job: Job, home: str) -> Coroutine[Any, Any, list[Thought]]:
        """What a good player would do."""
        return self.thinkers.advise(key, job, self.settings.hint_seconds, home)

    def look_ahead(
        self, key: str, job: Job, links: list[str], home: str
    ) -> Coroutine[Any, Any, list[str]]:
        """What a seat may be asked when its turn comes, after some choices."""
        return self.thinkers.look_ahead(key, job, links, home)

    def forget(self, id: str) -> None:
        """There is no such table any more."""
        self.lives.pop(id, None)
        self._kept.pop(id, None)

    def forget_idle(self) -> None:
        """Tables nobody has used for a while leave memory: they can be read again from their rows.

        Whoever still holds one, such as a socket that has not said Hello, goes on with it, and
        whoever comes meanwhile gets the same one.
        """
        late = time.monotonic() - self.settings.idle_table_seconds
        for live in list(self._kept.values()):
            if live.touched < late and live.idle():
                del self._kept[live.row.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.1, self.settings.idle_table_seconds / 4))
            self.forget_idle()
            self.archive.rest()
            self.collector.rest(self.turns.busy_at)

    def _checks(self) -> dict[str, Check]:
        """What is asked by /health/ready."""
        found = {"open": Check(self._is_open), "database": Check(self.store.answer)}
        if self.bus.shared:
            found["bus"] = Check(self.bus.answer, needed=False)
            found["queue"] = Check(self.bus.answer_of_workers, needed=False)
        return found

    async def _is_open(self) -> None:
        if self.closing:
            raise Refused("full", "this process is about to end")

    def measure(self) -> None:
        """How much there is of everything, for /metrics."""
        metrics.TABLES.set(len(self.lives))
        waiting = {
            "thinking": self.thinkers.jobs.pending,
            "looking_back": self.archive.pending,
            "reviews": self.reviews.pending,
            "writing": self.store.pending,
        }
        for name, count in waiting.items():
            metrics.QUEUE.labels(name).set(count)
        metrics.BUS_AWAY.set(self.bus.away)
        metrics.WORKERS.set(self.bus.workers)

    async def _measure(self) -> None:
        itself, most = metrics.Itself(), files()
        while True:
            self.measure()
            await asyncio.to_thread(itself.measure, most)  # thousands of sockets take a while
            await asyncio.sleep(5)

    async def _tidy(self) -> None:
        while True:
            try:
                for id in await retention.tidy(self.settings, self.store, self.clock.now()):
                    if (live := self.lives.get(id)) is not None:
                        async with live.lock:
                            live.clear_away()
                self.known.clear()  # one of them may have been forgotten
            except SQLAlchemyError as error:
                log.error("nothing could be cleared away: %s", cause(error))
            await asyncio.sleep(retention.EVERY)

    def rename(self, guest: Guest) -> None:
        """A guest has a new name or colour: tell the tables where they sit."""
        self._rename_here(guest)
        self.bus.tell_renamed(guest.id)

    def _rename_here(self, guest: Guest) -> None:
        self._renamed += 1
        for live in list(self.lives.values()):
            live.rename(guest)
            if not guest.name:  # erased: what they said is gone
                live.said = [said for said in live.said if said.guest != guest.id]
        self.lobby.changed()

    def keep_apart(self, guest: str, others: frozenset[str]) -> None:
        """Somebody does not wish to hear these any more, or does again."""
        self._keep_apart_here(guest, others)
        self.bus.tell_renamed(guest)

    def _keep_apart_here(self, guest: str, others: frozenset[str]) -> None:
        for live in list(self.lives.values()):
            for conn in live.connections:
                if conn.guest is not None and conn.guest.id == guest:
                    conn.deaf = others

    def part(self, token: str) -> None:
        """A session has ended: who listens with it is a stranger from now on."""
        self.parted_elsewhere(token)
        self.bus.tell_parted(token)

    async def resume(self, token: str, now: Session, changed: list[str]) -> None:
        """A session goes on as another one, perhaps of somebody else, whose tables changed so."""
        await self._resume_here(token, now, changed)
        self.bus.tell_parted(token, now.token)
        for id in changed:
            self.bus.tell(id, "row", -1)
        self.list_changed()

    async def _resume_here(self, token: str, now: Session, changed: list[str]) -> None:
        self.known.pop(token, None)
        for live in list(self.lives.values()):
            live.hand_over(token, now.guest, now.token)
            if live.row.id in changed:
                await live.catch_up()
            live.seat_anew()

    async def count_sockets(self, names: list[str]) -> list[int]:
        """How many sockets of these guests or addresses are open, here and at other processes."""
        mine = {f"sockets:{name}": b"%d" % self.sockets[name] for name in names}
        elsewhere = await self.bus.note_and_read(mine)
        return [
            self.sockets[name] + sum(map(int, counts))
            for name, counts in zip(names, elsewhere, strict=True)
        ]

    def note_sockets(self, names: list[str]) -> None:
        """Fewer are open than before."""
        for name in names:
            count = self.sockets[name]
            if not count:
                del self.sockets[name]
            self.bus.note(f"sockets:{name}", b"%d" % count if count else None)

    def secure(self, scheme: str) -> bool:
        """Do we speak https, so that cookies may be kept to it?"""
        return scheme == "https" or self.settings.origin.startswith("https:")

    async def _warm_up(self) -> None:
        """What takes a moment is made before somebody waits for it, but after the server itself."""
        await asyncio.sleep(1)
        try:
            await self.shelf()
        except Exception as error:  # whoever asks for it first waits for it
            log.warning("the shelf could not be made: %r", error)
        await self.thinkers.warm_up()

    async def _wake(self) -> None:
        """After a restart: tables that were beginning or where a computer player thought go on."""
        for id in await self._surely(sealing_tables):
            await self._mind(id, self._call_dealer)
        for id in await self._surely(waiting_for_bots):
            await self._mind(id, self._call_bots)
        for id in await self._surely(waiting_for_plans, self.clock.now()):
            await self._mind(id, self._call_bots)

    async def _mind(self, id: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Take care of one table. Whatever is wrong with it, the others are not neglected."""
        try:
            await work(id)
        except Refused as refused:
            log.warning("table=%s: it does not go on: %s", id, refused)
        except SQLAlchemyError as error:
            log.warning("table=%s: it does not go on yet: %s", id, cause(error))
        except Exception:
            log.exception("table=%s: it could not be taken care of", id)

    async def _call_dealer(self, id: str) -> None:
        """Have a table that is beginning go on: it does so by itself once it is in memory."""
        with suppress(Refused):  # it may have been cleared away by another server
            await self.table(id)

    async def _call_bots(self, id: str) -> None:
        """Have the computer players of a table go on, and what people have planned."""
        live = await self.table(id)
        async with live.lock:
            live.forget_plans()
            await live.read_ledger()
            live.call_bots()

    # ------------------------------------------------------------ other processes of this house

    def look(self, table: str, kind: Kind, changes: int) -> None:
        """Another process has changed a table: look at it, if somebody listens here."""
        live = self.lives.get(table)
        if live is not None and live.connections:
            live.hear(kind, changes)

    def look_at_all(self) -> None:
        """Messages may have been lost: look at all tables where somebody listens, and at people."""
        self.lobby.changed()
        self._missed = True
        self._looks.set()

    def here(self, table: str, notes: list[bytes]) -> None:
        """What other processes have noted of who is connected to a table."""
        live = self.lives.get(table)
        if live is not None:
            live.heard_here(notes)

    def list_changed_elsewhere(self) -> None:
        """Another process has changed what the list of public tables shows."""
        self.lobby.changed()

    def renamed_elsewhere(self, guest: str) -> None:
        """A guest has taken a new name at another process."""
        self._do(self._rename_of(guest))

    async def _rename_of(self, id: str) -> None:
        guest = await self._surely(guest_of_id, id)
        others = await self._surely(apart, id)
        if guest is not None:
            self._rename_here(guest)
            self._keep_apart_here(id, others)

    async def _surely(self, work: Callable[[Database, *Ts], T], *of: *Ts) -> T:
        """Read what nobody will tell us again, even if the database has to come back first."""
        while True:
            try:
                return await self.store.read(work, *of)
            except SQLAlchemyError as error:
                log.warning("what is new could not be read yet: %s", cause(error))
                await asyncio.sleep(self.settings.look_seconds)

    def parted_elsewhere(self, session: str, now: str = "") -> None:
        """A session has ended, here or at another process; or it goes on as another one."""
        if now:
            self._do(self._resume_elsewhere(session, now))
            return
        self.known.pop(session, None)
        for live in list(self.lives.values()):
            live.hand_over(session, None, "")
            live.seat_anew()

    async def _resume_elsewhere(self, session: str, now: str) -> None:
        found = await self._surely(session_of, now)
        if found is None:
            self.parted_elsewhere(session)
            return
        tables = [live for live in self.lives.values() if live.listens_with(session)]
        await self._resume_here(session, found, [live.row.id for live in tables])

    def answered(self, job: str) -> None:
        """A job that we wait for is done."""
        self.thinkers.jobs.answered(job)
        self.reviews.jobs.answered(job)

    def notes(self) -> dict[str, bytes]:
        """All that this process tells the others of itself."""
        at_tables = {here(live.row.id): live.note() for live in self.lives.values()}
        noted = {subject: note for subject, note in at_tables.items() if note is not None}
        return noted | {f"sockets:{name}": b"%d" % count for name, count in self.sockets.items()}

    async def _keep_looking(self) -> None:
        """Look at what other processes may have changed without our hearing of it.

        One that dies after a commit has told nobody; and messages can be lost.
        """
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.settings.look_seconds):
                    await self._looks.wait()
            self._looks.clear()
            try:
                await self._look_for_changes()
                if self._missed or self.bus.away:
                    self._missed = False
                    await self._look_at_people()
            except SQLAlchemyError as error:
                self._missed = True
                log.warning("the tables could not be looked at: %s", cause(error))

    async def _look_for_changes(self) -> None:
        watched = [live for live in list(self.lives.values()) if live.connections]
        for start in range(0, len(watched), LOOKED_AT_ONCE):
            some = watched[start : start + LOOKED_AT_ONCE]
            found = await self.store.read(changes_of, [live.row.id for live in some])
            for live in some:
                heard = live.said[-1].n if live.said else -1
                changes, said = found.get(live.row.id, (-1, -1))
                if changes != live.row.changes or said != heard:
                    live.hear("row", -1)

    async def _look_at_people(self) -> None:
        """Who listens here with a session that has ended, or has another name, or hears others?"""
        listening = [conn for live in list(self.lives.values()) for conn in live.connections]
        mine = {conn.session: conn for conn in listening if conn.session}
        sessions = list(mine)
        for start in range(0, len(sessions), LOOKED_AT_ONCE):
            some = sessions[start : start + LOOKED_AT_ONCE]
            found = await self.store.read(who_listens, some)
            for session in some:
                if session not in found:
                    self.parted_elsewhere(session)
                    continue
                guest, others = found[session]
                if guest != mine[session].guest:
                    self._rename_here(guest)
                if others != mine[session].deaf:
                    self._keep_apart_here(guest.id, others)

    async def _mind_orphans(self) -> None:
        """Whatever process dies: computer players go on, and games begin, at another one."""
        while True:
            await asyncio.sleep(self.settings.orphan_seconds * random.uniform(0.5, 1.0))
            try:
                await self._adopt()
            except SQLAlchemyError as error:
                log.warning("tables could not be minded: %s", cause(error))
            except Exception:
                log.exception("tables could not be minded")

    async def _adopt(self) -> None:
        late = self.clock.now() - self.settings.orphan_seconds
        for id in await self.store.read(sealing_tables, late - self.settings.seal_wait):
            await self._mind(id, self._call_dealer)
        waiting = await self.store.read(waiting_for_bots, late, LOOKED_AT_ONCE)
        free = set(await self.bus.unclaimed([claim(id) for id in waiting]))
        for id in waiting:
            if claim(id) in free:
                await self._mind(id, self._call_bots)
        planned = await self.store.read(waiting_for_plans, late, LOOKED_AT_ONCE)
        free = set(await self.bus.unclaimed([passing.claim(id) for id in planned]))
        for id in planned:
            if passing.claim(id) in free:
                await self._mind(id, self._call_bots)
