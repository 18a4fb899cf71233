"""The house: everything one server holds, made at the start and given to every handler."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress

from archipel import bots, games
from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server.bots import Thinkers
from archipel.server.forced import Pace
from archipel.server.limits import Buckets
from archipel.server.live import MOST_SAID, Live
from archipel.server.lobby import Lobby
from archipel.server.lock import Lock
from archipel.server.messages import Guest
from archipel.server.settings import Settings, signing_key
from archipel.server.store import Store, said_at, table_row, waiting_for_bots
from archipel.server.writer import Writer

IDLE_SECONDS = 60.0
"""A table that was just touched is not forgotten: somebody may still be waiting for its lock."""

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
        self.writer = Writer(self.store)
        self.games = shelf()
        weakest = {"greedy": 1, "random": 2}
        self.bots = sorted(bots.names(), key=lambda name: (weakest.get(name, 0), name))
        self.thinkers = Thinkers(settings.workers, settings.think_limit)
        self.lobby = Lobby(self)
        self.lives: dict[str, Live] = {}
        self.guests: dict[str, Guest] = {}  # by the hash of their token
        self.sockets: Counter[str] = Counter()  # open sockets of each guest or address
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.talk = Buckets(1.0, 5.0)  # lines of chat
        self.pace = Pace(settings.pass_pause)
        self._loading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date and take up where we left off."""
        await self.store.open()
        background = (
            self.writer.run(),
            self.lobby.run(),
            self.thinkers.warm_up(),
            self._wake_bots(),
        )
        for work in background:
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        busy = [task for live in self.lives.values() for task in (live.thinking, live.passing)]
        tasks = [*self._tasks, *(task for task in busy if task is not None)]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()
        self.store.close()
        self.lock.release()

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refused("no-such-game", f"there is no game '{id}'")
        return self.games[id]

    async def table(self, id: str) -> Live:
        """A table, from memory or from the database."""
        live = self.lives.get(id)
        if live is None:
            async with self._loading:
                live = self.lives.get(id) or await self._load(id)
        elif self.store.shared:
            await live.catch_up()
        live.touched = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        row = await self.store.read(table_row, id)
        if row is None:
            raise Refused("no-such-table", "there is no such table")
        said = await self.store.read(said_at, id, MOST_SAID)
        self._forget_idle()
        live = self.lives[id] = Live(self, row, said)
        return live

    def _forget_idle(self) -> None:
        """Keep memory bounded: tables nobody listens to can be read again from their rows."""
        extra = len(self.lives) - self.settings.idle_tables
        if extra < 0:
            return
        late = time.monotonic() - IDLE_SECONDS
        idle = [live for live in self.lives.values() if live.idle() and live.touched < late]
        for live in sorted(idle, key=lambda live: live.touched)[: extra + 1]:
            del self.lives[live.row.id]

    def rename(self, guest: Guest) -> None:
        """A guest has a new name or colour: tell the tables where they sit."""
        for live in self.lives.values():
            live.rename(guest)
        self.lobby.changed()

    def secure(self, scheme: str) -> bool:
        """Do we speak https, so that cookies may be kept to it?"""
        return scheme == "https" or self.settings.origin.startswith("https:")

    async def _wake_bots(self) -> None:
        """After a restart: tables where a computer player was thinking go on."""
        waiting = await self.store.read(waiting_for_bots)
        for id in waiting:
            try:
                live = await self.table(id)
                async with live.lock:
                    await live.read_ledger()
                    live.call_bots()
            except Refused as refused:
                log.warning("table %s does not go on: %s", id, refused)
