"""Computer players: they think in processes of their own or at workers, never on the event loop.

A player that fails twice on one choice is replaced by ``greedy`` for the rest of the game, and the
table is told so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from archipel.bots.levels import LEVELS, skill_of
from archipel.kernel.match import Refused
from archipel.server import jobs, metrics
from archipel.server.bus import Bus
from archipel.server.forced import Pace
from archipel.server.live import Live, insist
from archipel.server.processes import Processes
from archipel.server.queries import set_seats
from archipel.server.settings import Settings
from archipel.server.thinking import Chosen, Job, Thought, advise, ahead, ready, think

USUAL = "casual"
"""The level for whoever has not chosen one: sensible, and to be beaten."""

STAND_IN = "greedy"
STAND_BY = 1.0
"""Seconds between two looks whether another process still attends to a table."""

REPLACED, HURRIED = "bot-replaced", "bot-hurried"
"""Texts of lines of chat without a name: sentences of archipel/text."""

log = logging.getLogger("archipel")


def claim(table: str) -> str:
    """What a process claims that attends to the computer players of a table."""
    return f"bots:{table}"


def seconds_of(bot: str, game: str, seats: int) -> float:
    """How long a player thinks at most, as far as that is planned."""
    return skill_of(bot, game, seats).seconds if bot in LEVELS else 0.0


def cores_to_think(settings: Settings) -> int:
    """How many processes think; without a wish, one core is left to who listens."""
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)


class Thinkers:
    """The processes computer players think in."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self.processes = Processes(cores_to_think(settings), settings.think_limit, settings)
        self.jobs = jobs.make("thinking", self.processes, bus)
        self._bus = bus

    async def warm_up(self) -> None:
        """Start one process before the first player needs it; workers have started theirs."""
        if self._bus.shared:
            return
        try:
            await self.processes.run(ready)
        except Exception as error:  # the first player that needs a process starts another one
            log.warning("the first process for computer players did not start: %r", error)

    def close(self) -> None:
        self.jobs.close()

    async def choose(self, key: str, job: Job, home: str = "") -> Chosen:
        """The choice of a computer player. Any exception means that it has none."""
        with metrics.THINKING.time():
            return await self.jobs.run(key, think, job, home=home)

    async def advise(self, key: str, job: Job, seconds: float, home: str) -> list[Thought]:
        """The best choices for the seat of a job. Any exception means that there is no advice."""
        return await self.jobs.run(key, advise, job, seconds, home=home)

    async def look_ahead(self, key: str, job: Job, links: list[str], home: str) -> list[str]:
        """What a seat may be asked after some choices. Any exception means that nobody knows."""
        return await self.jobs.run(key, ahead, job, links, home=home)

    async def attend(self, live: Live) -> None:
        """Let computer players choose at a table until it is a person's turn.

        A table has one job at a time, and those for whom is thought take turns: so however long
        some players think, and however many there are, everybody gets a turn. Where nobody sits
        any more they think only while somebody listens.
        """
        try:
            if await self._ours(live):
                await self._attend(live)
        except SQLAlchemyError as error:  # the database may be back, or have room again, later
            live.call_bots_later(error)
        except Refused as refused:
            if refused.word == "not-saved":
                live.call_bots_later(refused)
            else:
                log.warning("table=%s: no computer player can go on: %s", live.row.id, refused)
        except Exception:  # whoever comes to the table next calls again
            log.exception("table=%s: no computer player can go on", live.row.id)
        finally:
            live.house.bus.release(claim(live.row.id))
            if live.bot_to_decide():  # another process may go on at once, or have listeners
                live.house.bus.tell(live.row.id, "free")

    async def _ours(self, live: Live) -> bool:
        """Of several processes one attends to a table; while somebody listens here, we stand by."""
        while live.bot_to_decide() and not live.deserted():
            if await live.house.bus.claim(claim(live.row.id)):
                return True
            if not live.connections:
                return False
            await asyncio.sleep(STAND_BY)
        return False

    async def _attend(self, live: Live) -> None:
        pause = live.house.settings.bot_pause
        turn, level = -1, ""  # a level that changes does so between two turns
        while True:
            async with live.lock:
                ledger = await live.read_ledger()
                bot, seat, ply = live.bot_to_decide(), live.row.turn, ledger.ply
                if not bot or seat is None or live.deserted():
                    return
                match = ledger.match
                record = (match.game.id, match.seats, match.options, match.choices[:])
                options, discreet = match.position.options, match.discreet
            if seat != turn:
                turn, level = seat, bot
            began = time.monotonic()
            if len(options) > 1:
                job = Job(*record, seat, level, secrets.randbits(63), live.row.id)
                choice, level = await self._try(live, job, options, discreet)
            else:
                choice = options[0]
            if discreet:
                usual = seconds_of(level, record[0], record[1])
                await self._keep_pace(live.house.pace, record[0], level, len(options), began, usual)
            await live.grace_over()  # thinking does not disturb who takes back, acting would
            async with live.lock:
                ledger = await live.read_ledger()
                if ledger.ply == ply and live.bot_to_decide():
                    rows = ledger.play(seat, choice, "", live.now())
                    live.after_commit(await live.commit(rows))
            await asyncio.sleep(pause)

    async def _keep_pace(
        self, pace: Pace, game: str, bot: str, options: int, began: float, usual: float
    ) -> None:
        """A forced answer to a discreet question takes as long as one with a choice."""
        took = time.monotonic() - began
        if options > 1:
            pace.note(game, bot, took)
        else:
            await asyncio.sleep(max(0.0, pace.draw(game, bot, usual) - took))

    async def _try(
        self, live: Live, job: Job, options: list[int], discreet: bool
    ) -> tuple[int, str]:
        """Twice the player itself, then the stand-in, then any option at all; and who goes on.

        Of what goes wrong at a ``discreet`` question nothing is told, and nobody is replaced: who
        has no choice there does not think, so it would tell that there was one. A player that is
        too slow or fails will be so again where everybody may know it.
        """
        for n, bot in enumerate((job.bot, job.bot, STAND_IN)):
            try:
                key = f"{live.row.id}:{live.row.ply}:{bot}:{n}"
                choice, hurried = await self.choose(key, job._replace(bot=bot), live.lane)
                if choice not in options:
                    raise ValueError(f"{choice} is not an option")
            except Exception as error:
                log.warning("table=%s: %s failed: %r", live.row.id, bot, error)
                continue
            if discreet:
                return choice, job.bot
            if bot != job.bot:
                await self._replace(live, job.seat, bot)
            if hurried:
                await self._tell_hurried(live, job.seat, bot)
            return choice, bot
        return secrets.choice(options), job.bot

    async def _tell_hurried(self, live: Live, seat: int, level: str) -> None:
        """Say, once for each seat and level, that it plays weaker than it could."""
        line = (seat, f"{HURRIED} level={level}")
        async with live.lock:
            if line not in [(said.seat, said.text) for said in live.said if not said.guest]:
                await live.note_said("", "", *line, "")

    async def _replace(self, live: Live, seat: int, bot: str) -> None:
        async def replaced() -> None:
            await live.make_sure()
            row = replace(live.row, seats=live.row.seats[:])
            if row.seats[seat].bot:
                row.seats[seat] = replace(row.seats[seat], bot=bot, wish="", agreed=[])
                await live.change(set_seats, row)
                await live.note_said("", "", seat, REPLACED, "")
                live.tell_around()

        async with live.lock:
            await insist(replaced)
