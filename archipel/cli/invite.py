"""``archipel invite``: codes for those who may have an account."""

from __future__ import annotations

import time
from pathlib import Path

from archipel.cli.arguments import at_least
from archipel.cli.terminal import Failure, Here
from archipel.server import settings
from archipel.server.refusals import CannotStart

DAYS = 30
"""How long an invitation is good."""


def invite(*, data: Path | None = None, count: int = 1, here: Here) -> int:
    """Write invitations, one to a line: each is good for one account, for thirty days.

    They are asked for where accounts are by invitation (ARCHIPEL_ACCOUNTS=invitation). The server
    may be running meanwhile.

    Parameters
    ----------
    data
        The folder of the database and the signing key: ./archipel-data if not said.
    count
        How many.
    """
    from archipel.server.members import codes, rows
    from archipel.server.schema import migrate
    from archipel.server.starting import check_folder
    from archipel.server.store import Store

    at_least("--count", count, 1)
    try:
        chosen = settings.read(data=data)
        check_folder(chosen)
        key = settings.signing_key(chosen.data)
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error
    drawn = [codes.draw(codes.RECOVERY) for _ in range(count)]
    store, now = Store(chosen.url), time.time()
    try:
        with store.engine.connect().execution_options(writing=True) as conn, conn.begin():
            migrate(conn)
            for code in drawn:
                hashed = codes.hashed(key, "invite", codes.read(code))
                until = now + DAYS * 86_400
                rows.add_code(conn, rows.Code(hashed, "invite", "", "", "", until, 0), now)
    finally:
        store.close()
    for code in drawn:
        here.raw(code)
    return 0
