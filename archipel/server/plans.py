"""What somebody wishes to play when their turn comes: a chain of choices, and what becomes of it.

A plan is one row for each seat. How far it has come is not stored: each of its choices bears an id
in the log that is made of the plan's, so a choice is played once, whoever dies and whoever else
goes on with it. Nothing here waits, sends or acts.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from archipel.kernel.core import CHANCE
from archipel.server import forced
from archipel.server.ledger import Ledger, Row
from archipel.server.messages import Dropped, Link
from archipel.server.schema import RUNNING, plans, seats, tables

MARK = "plan "
"""What the id of a planned choice begins with."""


class Plan(msgspec.Struct, frozen=True):
    """The plan of one seat, as it is stored."""

    id: str
    seat: int
    ply: int  # of the table when it was made
    links: list[Link]
    why: Dropped = ""  # its rest is dropped, and why

    def name(self, n: int) -> str:
        """The id that the n-th choice has in the log."""
        return f"{MARK}{self.id} {n}"

    def done(self, ledger: Ledger) -> int:
        """How many of its choices were played."""
        n = 0
        while n < len(self.links) and (self.seat, self.name(n)) in ledger.saved:
            n += 1
        return n


class Step(NamedTuple):
    """What a plan does now: play a choice, or end."""

    do: Literal["play", "drop"]
    choice: str = ""
    id: str = ""
    why: Dropped = ""  # empty: nothing of it is left


def by_hand(row: Row) -> bool:
    """Did somebody choose this, or take it back, themselves? Else a computer did, or a plan."""
    return bool(row.id) and not row.id.startswith(MARK)


def ended_by_hand(plan: Plan, ledger: Ledger) -> bool:
    """Has its owner chosen since, or taken back? That is worth more than what was planned."""
    return any(row.seat == plan.seat and by_hand(row) for row in ledger.rows[plan.ply :])


def in_vain(plan: Plan, rows: list[Row]) -> bool:
    """Was some of it dropped for a reason its owner, who has not chosen since, may not know?"""
    since = [row for row in rows[plan.ply :] if row.seat == plan.seat]
    whole = any(row.id == plan.name(len(plan.links) - 1) for row in since)
    return plan.why not in ("", "by-hand") and not whole and not any(map(by_hand, since))


def chosen(ledger: Ledger, seat: int) -> tuple[int, float]:
    """The ply after the last choice that a seat made by hand, and when; or 0 and the beginning."""
    for row in reversed(ledger.rows):
        if row.seat == seat and by_hand(row):
            return row.ply + 1, row.at
    return 0, ledger.rows[0].at if ledger.rows else ledger.began


def step(plan: Plan, ledger: Ledger) -> Step | None:
    """What a plan does now; None: it waits. The same log gives the same answer to everybody.

    It waits while another seat decides, and at a question with one answer only that is none of
    its choices: whether there was one answer must not show in whether somebody answers.
    """
    match, seat = ledger.match, plan.seat
    if plan.why or match.over or match.seat != seat:
        return None
    done = plan.done(ledger)
    if done == len(plan.links):
        return Step("drop")
    if ended_by_hand(plan, ledger):
        return Step("drop", why="by-hand")
    link = plan.links[done]
    options = match.position.options
    if match.game.vocabulary.parse(link.choice) not in options:
        return None if forced.is_forced(ledger) else Step("drop", why="impossible")
    if done and not link.anyway and _revealed(ledger, seat, plan.name(done - 1)):
        return Step("drop", why="revealed")
    return Step("play", link.choice, plan.name(done))


def _revealed(ledger: Ledger, seat: int, id: str) -> bool:
    """Is it still the turn of this seat, and was something shown since its choice with this id?"""
    since = ledger.rows[ledger.saved[seat, id] - 1 :]
    if any(row.seat not in (seat, CHANCE) for row in since):
        return False
    mine = sum(1 for row in since if row.seat == seat)
    return ledger.match.may_take_back(seat) < mine


# ---------------------------------------------------------------- questions to the database


def plans_of(conn: Connection, table: str) -> dict[int, Plan]:
    """The plans at a table, by seat."""
    query = select(plans).where(plans.c.table_id == table)
    return {row.seat: _plan(row) for row in conn.execute(query)}


def _plan(row: Any) -> Plan:
    links = msgspec.json.decode(row.links, type=list[Link])
    return Plan(row.id, row.seat, row.ply, links, row.why)


def put_plan(conn: Connection, table: str, plan: Plan, at: float) -> None:
    """Store a plan in the place of the one before; without links there is none."""
    conn.execute(delete(plans).where(plans.c.table_id == table, plans.c.seat == plan.seat))
    if plan.links:
        links = msgspec.json.encode(plan.links).decode()
        fields = {"id": plan.id, "seat": plan.seat, "ply": plan.ply, "why": plan.why}
        conn.execute(insert(plans).values(table_id=table, links=links, at=at, **fields))


def end_plan(conn: Connection, table: str, plan: Plan, why: Dropped) -> None:
    """Drop the rest of a plan, unless there is another one by now; without a why it goes whole."""
    here = (plans.c.table_id == table, plans.c.seat == plan.seat, plans.c.id == plan.id)
    if why:
        conn.execute(update(plans).where(*here, plans.c.why == "").values(why=why))
    else:
        conn.execute(delete(plans).where(*here))


def drop_plans(conn: Connection, table: str) -> None:
    """The game is over: nobody has plans any more."""
    conn.execute(delete(plans).where(plans.c.table_id == table))


def waiting_for_plans(conn: Connection, before: float, most: int = -1) -> list[str]:
    """Tables where somebody with a plan is to decide, and was already before a moment."""
    planned = and_(plans.c.table_id == tables.c.id, plans.c.seat == tables.c.turn)
    seated = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
    query = (
        select(tables.c.id)
        .join(plans, planned)
        .join(seats, seated)
        .where(tables.c.state == "playing", RUNNING, plans.c.why == "", seats.c.bot == "")
        .where(tables.c.updated < before)
        .order_by(tables.c.updated)
        .limit(most if most >= 0 else None)
    )
    return [str(id) for id in conn.execute(query).scalars()]
