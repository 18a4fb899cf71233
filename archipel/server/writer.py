"""Group commit: one task writes what all tables have to save, one transaction for all that wait.

While a commit is on its way to the disk, further moves gather; the next transaction takes them
all. So the disk is asked once per batch and not once per move, and still nobody is told "saved"
before it is true.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server import metrics
from archipel.server.clocks import Mark
from archipel.server.ledger import Row
from archipel.server.queries import save_moves
from archipel.server.schema import TableRow
from archipel.server.store import Conflict, Store, cause

log = logging.getLogger("archipel")


Save = tuple[TableRow, list[Row], list[Mark], asyncio.Future[None]]


class Writer:
    """Saves moves. Start ``run`` as a task; ``save`` returns when the rows are on disk."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most  # moves in one transaction
        self._waiting: list[Save] = []
        self._wake = asyncio.Event()

    async def save(self, table: TableRow, rows: list[Row], marks: Sequence[Mark] = ()) -> None:
        """What is new of a table's log, and the table after it. Conflict: nothing was saved."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, rows, list(marks), done))
        self._wake.set()
        with metrics.COMMIT.time():
            await done
        metrics.MOVES.inc(len(rows))

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[: self.most]
                del self._waiting[: self.most]
                try:
                    await self._commit(batch)
                except BaseException as error:  # whatever it was, nobody may wait for ever
                    refused = Refused("not-saved", "it could not be saved")
                    for *_, done in batch:
                        _fail(done, refused)
                    if not isinstance(error, Exception):
                        raise
                    tables = ",".join(table.id for table, *_ in batch)
                    if isinstance(error, SQLAlchemyError):  # a full disk, most likely
                        log.error("table=%s: saving failed: %s", tables, cause(error))
                    else:
                        log.exception("table=%s: saving failed", tables)

    async def _commit(self, batch: list[Save]) -> None:
        try:
            saves = [(table, rows) for table, rows, *_ in batch]
            marked = [(table.id, marks) for table, _, marks, _ in batch if marks]
            await self.store.write(save_moves, saves, marked, first=True)
        except Conflict:
            if len(batch) == 1:
                _fail(batch[0][-1], Conflict())
            else:  # one of them is at fault: the others must not suffer
                for one in batch:
                    await self._commit([one])
            return
        for *_, done in batch:
            if not done.done():
                done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
