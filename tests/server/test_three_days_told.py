"""What people are told over days of a game: weekend, vacation, reminder, take-over and hand-back.

Game, clocks and house are those of ``test_three_days``; the teller dies again and again.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import random
from collections import Counter
from functools import partial
from pathlib import Path

from archipel.server import own_time, tables
from archipel.server.bus import Bus
from archipel.server.members.letters import Letters
from archipel.server.messages import SetHours, TakeVacation
from archipel.server.notices import rows
from archipel.server.notices.rows import Way, Wish
from archipel.server.notices.teller import Teller
from archipel.server.notices.ways import Ways
from archipel.server.settings import Settings
from tests.server.receivers import Listener
from tests.server.test_three_days import BERLIN, DAILY, HOUR, Game, MovedClock, run

USUAL = ["turn", "invited", "over", "reminder"]


class Told:
    """Ann and Bob have webhooks, and nobody sees the table; what they hear."""

    def __init__(self, game: Game, clock: MovedClock, listener: Listener) -> None:
        self.game, self.clock, self.listener = game, clock, listener
        self.settings = Settings(notice_hosts=[listener.host])
        self.ways = Ways(self.settings, bytes(32), Letters(self.settings), Bus())
        self.lot = random.Random(16)
        self.teller = self.born()

    def born(self) -> Teller:
        house, clock = self.game.houses[0], self.clock
        lookers = partial(house.online, looking=True)
        return Teller(self.settings, house.store, self.ways, lookers, clock.now)

    async def begin(self) -> None:
        for name, guest in self.game.guests.items():
            wish = Wish(guest.id, "en", "Europe/Berlin", "", 0, 0, 6, 9, 0.0, {"webhook": USUAL})
            address = f"{self.listener.address}/{name}"
            way = Way(name, guest.id, "webhook", "json", address, "", "", "", 0.0, 0.0, 0)
            await self.game.houses[0].store.write(rows.put_wish, wish)
            await self.game.houses[0].store.write(rows.put_way, way)

    async def until(self, moment: float) -> None:
        """Hours go by; the process that tells dies now and then, wherever it is."""
        while self.clock.at < moment:
            self.clock.at = min(self.clock.at + HOUR / 2, moment)
            await self.game.mind()
            if self.lot.random() < 0.3:
                for part in (self.teller.look, self.teller.decide):
                    if self.lot.random() < 0.7:
                        await part()
                self.teller = self.born()
            await self.teller.turn()
            await self.teller.settled()

    def heard(self) -> Counter[tuple[str, str]]:
        """Who was told of what since the last time."""
        found = Counter((one.path[1:], one.told["kind"]) for one in self.listener.heard)
        self.listener.heard.clear()
        return found


def at(*moment: int) -> float:
    return dt.datetime(2026, *moment, tzinfo=BERLIN).timestamp()


async def days(game: Game, clock: MovedClock, listener: Listener) -> None:
    house = game.houses[0]
    await game.open(DAILY)
    evening = SetHours(zone="Europe/Berlin", begins=16 * 60, ends=22 * 60, weekends=False)
    await own_time.set_hours.fn(house, evening, game.guests["bob"])
    ann, bob = await game.come("ann"), await game.come("bob")
    ann.looks = bob.looks = False  # their pages are behind others
    if await game.turn() == "bob":
        await game.play_turn(bob)
    told = Told(game, clock, listener)
    await told.begin()

    await told.until(at(3, 26, 3))  # 17 hours
    assert told.heard() == {("ann", "turn"): 1}
    await told.until(at(3, 26, 6))
    assert told.heard() == {("ann", "reminder"): 1}  # six hours before her time was up
    await game.play_turn(ann)
    await told.until(at(3, 28, 12))  # a weekend without play
    assert told.heard() == {("bob", "turn"): 1}
    away = TakeVacation(first="2026-03-30", last="2026-04-03")
    await own_time.take_vacation.fn(house, away, game.guests["bob"])
    await told.until(at(4, 2, 9))  # his time would have been up on Tuesday
    assert told.heard() == {}
    await own_time.end_vacation.fn(house, game.guests["bob"])
    await told.until(at(4, 3, 21))  # it is up at ten
    assert told.heard() == {("bob", "reminder"): 1}
    await told.until(at(4, 3, 23))
    assert await game.said() == ["time-up"]
    assert told.heard() == {}  # the computer is to play
    back = asyncio.create_task(tables.come_back.fn(house, game.id, game.guests["bob"]))
    await game.computer_plays()
    await back
    await told.until(at(4, 4, 1))
    assert told.heard() == {("ann", "turn"): 1}
    await game.play_turn(ann)
    await told.until(at(4, 4, 2))
    assert told.heard() == {("bob", "turn"): 1}
    await game.play_turn(bob)
    await told.until(at(4, 4, 3))
    assert told.heard() == {("ann", "turn"): 1}
    told.ways.close()


def test_days_of_a_game_are_told_once_each(tmp_path: Path) -> None:
    with Listener() as listener:

        async def work(game: Game, clock: MovedClock) -> None:
            await days(game, clock, listener)

        run(work, tmp_path)
