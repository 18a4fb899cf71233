"""The office: what the rooms of notices share, made once beside the house."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from archipel.kernel.match import Refused
from archipel.server.house import House
from archipel.server.limits import Buckets
from archipel.server.members.letters import Letters
from archipel.server.notices.teller import Teller
from archipel.server.notices.ways import Ways


class Office:
    """The ways out, who looks for what is to be told, and how often somebody may try a way."""

    def __init__(self, house: House, mail: Letters) -> None:
        self.house = house
        chosen = house.settings
        self.ways = Ways(chosen, house.key, mail, house.bus)
        lookers = partial(house.online, looking=True)
        self.teller = Teller(chosen, house.store, self.ways, lookers, lambda: house.clock.now())
        rate, burst = chosen.notice_test_rate, chosen.notice_test_burst
        self.tests = Buckets("notice tests", rate, burst, chosen.counted)
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.house.settings.notices:
            self._looking = asyncio.create_task(self.teller.run())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        await self.teller.close()
        self.ways.close()

    def must_be_open(self) -> None:
        if not self.house.settings.notices:
            raise Refused("no-notices", "this server tells nobody but by the open page")
