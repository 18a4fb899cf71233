"""Gives answers for people, after a pause that does not tell: the only one there is, for who
wishes it so, and those that somebody has planned."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server.forced import PEOPLE, Pace
from archipel.server.ledger import Ledger
from archipel.server.live import Live

log = logging.getLogger("archipel")


def claim(table: str) -> str:
    """What a process claims that plays what was planned at a table."""
    return f"plans:{table}"


async def attend(live: Live, pace: Pace) -> None:
    """Answer for the person whose turn it is, after a pause, unless they answer first."""
    try:
        while await _answer(live, pace):
            pass
    except SQLAlchemyError as error:
        live.call_bots_later(error)
    except Refused as refused:
        if refused.word == "not-saved":
            live.call_bots_later(refused)
        else:
            log.warning("table=%s: no answer could be given: %s", live.row.id, refused)
    except Exception:  # the person can still answer themselves
        log.exception("table=%s: no answer could be given for a person", live.row.id)
    finally:
        live.house.bus.release(claim(live.row.id))


async def _answer(live: Live, pace: Pace) -> bool:
    """One answer, or none; False: there is nothing more to do."""
    await live.grace_over()  # a pause that began earlier would end too soon to be real
    async with live.lock:
        ledger = await live.read_ledger()
        ply, planned = ledger.ply, live.planned() is not None
        if not planned and not live.wants_passing(ledger):
            return False
        seat = ledger.match.seat
        pause = (
            0.0
            if live.one_person()
            else live.hurried(seat, pace.draw(ledger.match.game.id, PEOPLE))
        )
    if planned and not await live.house.bus.claim(claim(live.row.id)):
        return False  # another process plays it
    await asyncio.sleep(pause)
    async with live.lock:
        ledger = await live.read_ledger()
        if ledger.ply != ply:
            return True
        if planned:
            await live.read_plans()  # it may have been changed where we did not hear of it
        found = live.planned()
        if found is None:
            if live.wants_passing(ledger):
                await _play(live, ledger, ledger.match.position.options[0], "")
            return True
        plan, step = found
        if step.do == "play":
            await _play(live, ledger, step.choice, step.id)
        over = step.do == "drop" or plan.done(await live.read_ledger()) == len(plan.links)
    if over:
        await live.drop(plan, step.why)
    return True


async def _play(live: Live, ledger: Ledger, choice: int | str, id: str) -> None:
    rows = ledger.play(ledger.match.seat, choice, id, live.now())
    live.after_commit(await live.commit(rows))
