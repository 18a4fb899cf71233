"""``archipel work``: a worker that thinks for servers anywhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archipel.cli.terminal import Failure, Here, Mistake
from archipel.server import settings
from archipel.server.refusals import CannotStart


def work(*, processes: int | None = None, components: Path | None = None, here: Here) -> int:
    """Think for the computer players, hints and reviews of servers that share a Redis.

    ARCHIPEL_BUS says where it is. Any number of workers can run, on any machine; each hands back
    what it has not done when it is told to end.

    Parameters
    ----------
    processes
        How many choices are thought about at once: one fewer than there are cores if not said.
    components
        A folder of corrections by owners of the boxes, the same as the servers'.
    """
    try:
        found = settings.read(workers=processes, components=components)
        if not found.bus:
            raise Mistake("cli-work-alone")
        return _work(found, here)
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error


def _work(chosen: settings.Settings, here: Here) -> int:
    from archipel.server import logs, starting
    from archipel.server.bots import cores_to_think
    from archipel.server.bus import RedisBus
    from archipel.server.jobs import Worker

    logs.set_up(chosen.log_level, chosen.log_json)
    starting.check_components(chosen)
    count = cores_to_think(chosen)
    here.say("cli-working", count=count)

    async def run() -> None:
        await Worker(chosen, RedisBus(chosen.bus), count).run()

    asyncio.run(run())
    return 0
