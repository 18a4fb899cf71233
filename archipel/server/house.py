"""The house: everything one server holds, made at the start and given to every handler."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from archipel import bots, games
from archipel.bots.levels import LEVELS
from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server import boxes, passing
from archipel.server.archive import Archive
from archipel.server.bots import USUAL, Thinkers
from archipel.server.boxes import Boxes
from archipel.server.collector import Collector
from archipel.server.forced import Pace
from archipel.server.limits import Buckets, Tally, Turns
from archipel.server.live import Live
from archipel.server.lobby import Lobby
from archipel.server.lock import Lock
from archipel.server.messages import Guest
from archipel.server.queries import said_at, sealing_tables, table_row, waiting_for_bots
from archipel.server.reviews import Reviews
from archipel.server.schema import Said, TableRow
from archipel.server.settings import Settings, signing_key
from archipel.server.store import Store
from archipel.server.thinking import Job, Thought
from archipel.server.versions import refuse_old_games, settle_versions
from archipel.server.writer import Writer

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


class House:
    """One server: its settings, its database, the tables in memory, the computer players."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.settings = settings
        self.lock = Lock(settings.url)
        self.key = signing_key(settings.data)
        self.store = Store(settings.url)
        self.writer = Writer(self.store, settings.moves_at_once)
        self.games = shelf()
        self.bots = list(LEVELS)
        self.usual = USUAL
        self.known_bots = {*LEVELS, *bots.names()}  # older tables know the players for research
        self.thinkers = Thinkers(settings)
        self.lobby = Lobby(settings, self.store, self.online)
        # Every table that anybody holds, so that there are never two of one table; and those that
        # stay for a while, the last used last.
        self.lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: dict[str, Live] = {}
        self.guests: dict[str, Guest] = {}  # by the hash of their token
        self.sockets: Counter[str] = Counter()  # open sockets of each guest or address
        self.requests = Buckets(settings.request_rate, settings.request_burst, settings.counted)
        self.visits = Buckets(
            settings.address_rate, settings.address_burst, settings.counted
        )  # of any kind
        self.talk = Buckets(settings.talk_rate, settings.talk_burst, settings.counted)
        self.hints = Buckets(settings.hint_rate, settings.hint_burst, settings.counted)
        self.pace = Pace(settings.pass_pause)
        self.turns = Turns(settings.turn)
        self.tally = Tally()
        self.collector = Collector(settings.collect_quiet_seconds, settings.collect_late_seconds)
        self.archive = Archive(settings)
        self.reviews = Reviews(settings, self.store)
        self.reviewers = Buckets(settings.review_rate, settings.review_burst, settings.counted)
        self._shelf: asyncio.Task[Boxes] | None = None
        self._loading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date and take up where we left off."""
        await self.store.read(refuse_old_games, self.games, self.settings.retire_old_games)
        await self.store.open()
        await self.store.write(settle_versions, self.games)
        background = (
            self.writer.run(),
            self.lobby.run(),
            self._warm_up(),
            self._wake(),
            self.reviews.resume(),
            self._sweep(),
        )
        for work in background:
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        tasks = self._tasks[:]
        for live in list(self.lives.values()):
            tasks += live.tasks()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()
        self.archive.close()
        await self.reviews.close()
        self.tally.tell()
        self.store.close()
        self.lock.release()

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
        self.keep(live)
        return live

    async def _load(self, id: str) -> Live:
        row = await self.store.read(table_row, id)
        if row is None:
            raise Refused("no-such-table", "there is no such table")
        said = await self.store.read(said_at, id, self.settings.chat_lines)
        return self.admit(row, said)

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

    def online(self, id: str) -> set[str]:
        """The guests who are connected to a table."""
        live = self.lives.get(id)
        return live.online() if live is not None else set()

    def list_changed(self) -> None:
        """What the list of public tables shows may be another."""
        self.lobby.changed()

    def play_for_bots(self, live: Live) -> Coroutine[Any, Any, None]:
        """Computer players choose until it is a person's turn."""
        return self.thinkers.attend(live)

    def pass_for_people(self, live: Live) -> Coroutine[Any, Any, None]:
        """Answers are given for people who have one only and wish it so."""
        return passing.attend(live, self.pace)

    def advise(self, job: Job) -> Coroutine[Any, Any, list[Thought]]:
        """What a good player would do."""
        return self.thinkers.advise(job, self.settings.hint_seconds)

    def forget(self, live: Live) -> None:
        """There is no such table any more."""
        self.lives.pop(live.row.id, None)
        self._kept.pop(live.row.id, None)

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

    def rename(self, guest: Guest) -> None:
        """A guest has a new name or colour: tell the tables where they sit."""
        for live in list(self.lives.values()):
            live.rename(guest)
        self.lobby.changed()

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
        for id in await self.store.read(sealing_tables):
            with suppress(Refused):  # it may have been cleared away by another server
                await self.table(id)
        waiting = await self.store.read(waiting_for_bots)
        for id in waiting:
            try:
                live = await self.table(id)
                async with live.lock:
                    await live.read_ledger()
                    live.call_bots()
            except Refused as refused:
                log.warning("table=%s: it does not go on: %s", id, refused)
