"""The public lobby: who waits for players, what can be watched; live over its own socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from archipel.server import messages
from archipel.server.connection import Connection
from archipel.server.listing import describe
from archipel.server.messages import Guest, Table, Tables
from archipel.server.queries import public_tables
from archipel.server.schema import TableRow
from archipel.server.settings import Settings
from archipel.server.store import Store, cause

log = logging.getLogger("archipel")


Online = Callable[[Iterable[str]], Awaitable[dict[str, set[str]]]]
"""The guests who are connected to each of some tables."""


class Lobby:
    """Tells everybody in the lobby when the public tables change."""

    def __init__(self, settings: Settings, store: Store, online: Online) -> None:
        self.settings = settings
        self.store = store
        self.online = online
        self.connections: set[Connection] = set()
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Something in the list may have changed."""
        self._changed.set()

    async def shown(self, rows: list[TableRow], guest: Guest | None) -> list[Table]:
        """Stored tables with who is online at each."""
        online = await self.online([row.id for row in rows])
        return [describe(row, row.seat_of(guest), online[row.id]) for row in rows]

    async def page(self, guest: Guest | None, after: str) -> Tables:
        """A page of the public tables."""
        limits = self.settings
        rows, more = await self.store.read(
            public_tables, after, limits.page, limits.public_per_opener
        )
        return Tables(tables=await self.shown(rows, guest), more=more)

    async def text(self) -> bytes:
        """The first page as a message, the same for everybody."""
        first = await self.page(None, "")
        return msgspec.json.encode(messages.Lobby(tables=first.tables, more=first.more))

    async def run(self) -> None:
        """Tell it, again and again; many changes at once are told as one."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.connections:
                try:
                    text = await self.text()
                except SQLAlchemyError as error:
                    log.warning("the lobby could not be read: %s", cause(error))
                    self._changed.set()  # it is told as soon as it can be
                    await asyncio.sleep(self.settings.bot_retry_seconds)
                except Exception:
                    log.exception("the lobby could not be read")
                else:
                    for conn in self.connections:
                        conn.send(text)
            await asyncio.sleep(self.settings.lobby_pause)
