"""Gives the only answer for a person who wishes it so, after a pause that does not tell."""

from __future__ import annotations

import asyncio
import logging
import time

from archipel.kernel.match import Refused
from archipel.server.forced import PEOPLE, Pace, is_forced
from archipel.server.live import Live

log = logging.getLogger("archipel")


async def attend(live: Live, pace: Pace) -> None:
    """Answer for the person whose turn it is, after a pause, unless they answer first."""
    try:
        while True:
            await live.grace_over()  # a pause that began earlier would end too soon to be real
            async with live.lock:
                ledger = await live.read_ledger()
                ply = ledger.ply
                if not live.wants_passing(ledger):
                    return
                pause = 0.0 if live.one_person() else pace.draw(PEOPLE)
            await asyncio.sleep(pause)
            async with live.lock:
                ledger = await live.read_ledger()
                if ledger.ply != ply or not is_forced(ledger):
                    continue
                only = ledger.match.position.options[0]
                rows = ledger.play(ledger.match.seat, only, "", time.time())
                live.after_commit(await live.commit(rows))
    except Refused as refused:
        log.warning("table=%s: no answer could be given: %s", live.row.id, refused)
    except Exception:  # the person can still answer themselves
        log.exception("table=%s: no answer could be given for a person", live.row.id)
