"""``archipel serve``: the games in the browser."""

from __future__ import annotations

import gc
import sys
import threading
import webbrowser
from pathlib import Path

from archipel.cli.terminal import Here, Mistake
from archipel.server import settings


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    open: bool = False,
    retire_old_games: bool = False,
    here: Here,
) -> int:
    """Serve the games to browsers.

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 if not said, 0.0.0.0 for all.
    port
        The port to listen on: 8000 if not said.
    data
        The folder of the database and the signing key: ./archipel-data if not said.
    open
        Open the address in a browser.
    retire_old_games
        End the games that were begun under rules this release has changed.
    """
    import uvicorn

    from archipel.server import app
    from archipel.server.house import shelf
    from archipel.server.lock import InUse
    from archipel.server.refusals import CannotStart
    from archipel.server.versions import check_versions
    from archipel.server.wire import Wire

    chosen = settings.read(
        host=host, port=port, data=data, retire_old_games=retire_old_games or None
    )
    try:
        made = app.make(chosen)
        check_versions(chosen, shelf())
    except InUse as error:
        raise Mistake("cli-in-use", file=str(error.database)) from error
    except CannotStart as error:
        raise Mistake(f"cli-{error.word}", **error.values) from error
    # What is loaded now stays for good: the collector need not look at it again and again, nor
    # after every few hundred new objects at the others.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # Everybody waits for the thread that commits: it gets the interpreter as soon as it asks.
    sys.setswitchinterval(0.0005)
    address = f"http://{chosen.host}:{chosen.port}"
    here.say("cli-serving", address=address)
    if open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        made,
        host=chosen.host,
        port=chosen.port,
        ws=Wire,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    return 0
