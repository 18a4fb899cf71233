"""The public lobby: who waits for players, what can be watched; live over its own socket."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from archipel.server import messages
from archipel.server.live import describe
from archipel.server.messages import Guest, Table, Tables
from archipel.server.store import TableRow, public_tables

if TYPE_CHECKING:
    from archipel.server.house import House
    from archipel.server.sockets import Connection

PAUSE = 0.3  # seconds between two tellings: many changes at once are told as one

log = logging.getLogger("archipel")


class Lobby:
    """Tells everybody in the lobby when the public tables change."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connections: set[Connection] = set()
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Something in the list may have changed."""
        self._changed.set()

    async def page(self, guest: Guest | None, after: str) -> Tables:
        """A page of the public tables."""
        limits = self.house.settings
        rows, more = await self.house.store.read(
            public_tables, after, limits.page, limits.public_per_opener
        )
        return Tables(tables=[shown(self.house, row, guest) for row in rows], more=more)

    async def text(self) -> bytes:
        """The first page as a message, the same for everybody."""
        first = await self.page(None, "")
        return msgspec.json.encode(messages.Lobby(tables=first.tables, more=first.more))

    async def run(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.connections:
                try:
                    text = await self.text()
                except Exception:
                    log.exception("the lobby could not be read")
                else:
                    for conn in self.connections:
                        conn.send(text)
            await asyncio.sleep(PAUSE)


def shown(house: House, row: TableRow, guest: Guest | None) -> Table:
    """A stored table with who is online at it."""
    live = house.lives.get(row.id)
    return describe(row, row.seat_of(guest), live.online() if live else set())
