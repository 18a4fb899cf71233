"""A table with the plans of its seats: who has one, what is told of it, and that it is played.

Only its owner hears of a plan: no frame, no count of changes and no other message shows that there
is one, or that there was.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable
from typing import Any, Protocol

from archipel.kernel.core import Unreadable
from archipel.kernel.match import Refused
from archipel.server import plans
from archipel.server.clocks import Mark
from archipel.server.connection import Connection, refusal
from archipel.server.ledger import Ledger, Row
from archipel.server.limits import Buckets
from archipel.server.messages import Ahead, Dropped, Link, LookAhead, Mine, Saved, SetPlan
from archipel.server.plans import Plan, Step
from archipel.server.schema import Said, TableRow
from archipel.server.stored import Keeper, Stored, free
from archipel.server.thinking import Job

log = logging.getLogger("archipel")


class Planner(Keeper, Protocol):
    """What a table with plans needs of the house it stands in."""

    planners: Buckets
    thought: Buckets

    def look_ahead(
        self, key: str, job: Job, links: list[str], home: str
    ) -> Coroutine[Any, Any, list[str]]:
        """What a seat may be asked when its turn comes, after some choices."""


class Planned(Stored):
    """One table in memory, and the plans of those who play at it."""

    def __init__(self, house: Planner, row: TableRow, said: list[Said]) -> None:
        super().__init__(house, row, said)
        self.planner = house
        self.plans: dict[int, Plan] = {}
        self.ahead: dict[int, asyncio.Task[None]] = {}  # by seat: nobody learns who else plans
        self._done: dict[str, int] = {}  # by plan: how much of it its owner has been told is played
        self._plans_known = False  # else they are read before anybody relies on them

    def reseat(self) -> None:
        """The seats have changed: where a computer plays now, there is no plan any more."""
        super().reseat()
        self.forget_plans()

    def forget_plans(self) -> None:
        """Somebody else may have changed them: they are read once more."""
        self._plans_known = False

    async def read_ledger(self) -> Ledger:
        ledger = await super().read_ledger()
        if not self._plans_known:
            await self.read_plans()
        return ledger

    async def read_plans(self) -> None:
        """What is stored of them. With the lock held."""
        before = self.plans
        self.plans = await self.keeper.store.read(plans.plans_of, self.row.id)
        self._plans_known = True
        for seat in {*before, *self.plans}:
            if before.get(seat) != self.plans.get(seat):
                self.tell_mine(seat)

    def publish(self) -> None:
        """As ever; and whose plan has come further is told so, wherever it was played."""
        super().publish()
        if self.ledger is None:
            return
        done = {plan.id: plan.done(self.ledger) for plan in self.plans.values()}
        further = [
            seat for seat, plan in self.plans.items() if done[plan.id] > self._done.get(plan.id, 0)
        ]
        self._done = done
        for seat in further:
            self.tell_mine(seat)

    def planned(self) -> tuple[Plan, Step] | None:
        """The plan of whose turn it is, and what it does now; None: nothing."""
        row, ledger = self.row, self.ledger
        if row.state != "playing" or row.turn is None or ledger is None:
            return None
        plan = self.plans.get(row.turn)
        if plan is None or row.seats[row.turn].bot:
            return None
        found = plans.step(plan, ledger)
        return None if found is None else (plan, found)

    async def commit(self, rows: list[Row], line: list[Mark] | None = None) -> bool:
        saved = await super().commit(rows, line)
        if saved and self.row.state == "over" and self.plans:
            self.plans = {}
            await self.keeper.store.write(plans.drop_plans, self.row.id)
        return saved

    async def drop(self, plan: Plan, why: Dropped) -> None:
        """The rest of a plan is dropped. Only its owner hears of it; nobody waits for it."""
        await self.keeper.store.write(plans.end_plan, self.row.id, plan, why)
        if self.plans.get(plan.seat) == plan:
            if why:
                self.plans[plan.seat] = Plan(plan.id, plan.seat, plan.ply, plan.links, why)
            else:
                del self.plans[plan.seat]
            self.tell_mine(plan.seat)
            self.keeper.bus.tell(self.row.id, "plan")

    async def end_by_hand(self, seat: int) -> None:
        """Somebody has chosen: if they had a plan, they have another one now."""
        plan, ledger = self.plans.get(seat), self.ledger
        if plan is None or plan.why or ledger is None or not plans.ended_by_hand(plan, ledger):
            return
        await self.drop(plan, "by-hand" if plan.done(ledger) < len(plan.links) else "")

    # ------------------------------------------------------------ what only one seat is told

    def mine(self, seat: int) -> Mine:
        """What only a seat may know of itself."""
        assert self.ledger is not None
        (chosen, at), plan = plans.chosen(self.ledger, seat), self.plans.get(seat)
        if plan is None:
            return Mine(chosen=chosen, at=at)
        done = plan.done(self.ledger)
        why = plan.why if done < len(plan.links) else ""
        return Mine(chosen=chosen, at=at, plan=plan.links, done=done, why=why)

    def tell_mine(self, seat: int, listeners: Iterable[Connection] | None = None) -> None:
        for conn in self.connections if listeners is None else listeners:
            if conn.seat == seat and self.ledger is not None:
                conn.tell(self.mine(seat))

    # ------------------------------------------------------------ what a socket asks for

    async def set_plan(self, conn: Connection, message: SetPlan) -> None:
        """Another plan, or none: saved, then told to its owner."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._planner(conn, ledger, wishes=bool(message.links))
            _must_be_choices(ledger, message.links)
            plan = Plan(secrets.token_hex(6), seat, ledger.ply, message.links)
            await self.keeper.store.write(plans.put_plan, self.row.id, plan, self.now())
            self.plans.pop(seat, None)
            if plan.links:
                self.plans[seat] = plan
            self.keeper.bus.tell(self.row.id, "plan")
            conn.tell(Saved(id=message.id, ply=ledger.ply))
            self.tell_mine(seat)
            self.call_bots()

    async def look_ahead(self, conn: Connection, message: LookAhead) -> None:
        """What the asker may be asked, as far as they know; worked out elsewhere, told later."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._planner(conn, ledger)
            _must_be_choices(ledger, message.links)
            if not free(self.ahead.get(seat)):
                raise Refused("too-fast", "you are looking ahead already")
            if not await self.may_have_thought(conn, self.planner.planners):
                raise Refused("too-fast", "that is much looking ahead at once: wait a moment")
            match = ledger.match
            record = (match.game.id, match.seats, match.options, match.choices[:])
            job = Job(*record, seat, "", ledger.ply)
            work = self._tell_ahead(conn, ledger.ply, message, job)
            self.ahead[seat] = asyncio.create_task(work)

    async def _tell_ahead(self, conn: Connection, ply: int, message: LookAhead, job: Job) -> None:
        links = [link.choice for link in message.links]
        try:
            key = f"{self.row.id}:{ply}:{job.seat}:{' '.join(links)}"
            found = await self.planner.look_ahead(key, job, links, conn.home)
        except Exception as error:  # it was killed, or took too long: nothing else is lost
            log.warning("table=%s: nobody could look ahead: %r", self.row.id, error)
            conn.tell(refusal(Refused("too-slow", "nobody could look ahead")))
            return
        if conn in self.connections and conn.seat == job.seat:
            conn.tell(Ahead(ply=ply, links=message.links, options=found))

    async def may_have_thought(self, conn: Connection, buckets: Buckets) -> bool:
        """Has who asks, and has their address, not asked for too much of it?"""
        if conn.guest is None or not await self.keeper.bus.take(buckets, conn.guest.id):
            return False
        return await self.keeper.bus.take(self.planner.thought, conn.home)

    def _planner(self, conn: Connection, ledger: Ledger, wishes: bool = True) -> int:
        """The seat of who plans. Refused unless they play on it themselves in a game that runs.

        What became of a plan can be put aside while the computer plays.
        """
        if conn.seat is None:
            raise Refused("not-yours", "you have no seat at this table")
        if ledger.match.over or self.row.state == "over":
            raise Refused("over", "the game is over")
        if self.row.clock is not None and self.row.clock.kind == "live":
            raise Refused("no-plans", "with one clock for a whole game nothing is planned")
        if wishes and self.row.seats[conn.seat].bot:
            raise Refused("played-for", "the computer plays for you: take your seat back first")
        return conn.seat


def _must_be_choices(ledger: Ledger, links: list[Link]) -> None:
    try:
        for link in links:
            ledger.match.game.vocabulary.parse(link.choice)
    except Unreadable as error:
        raise Refused("unreadable", str(error)) from error
