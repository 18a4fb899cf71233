"""``archipel serve``: the games in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

from archipel.cli.terminal import Failure, Here, Mistake
from archipel.server import settings
from archipel.server.refusals import CannotStart


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    components: Path | None = None,
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
    components
        A folder of corrections by owners of the boxes: see `archipel components`.
    open
        Open the address in a browser.
    retire_old_games
        End the games that were begun under rules this release has changed.
    """
    try:
        retire = retire_old_games or None
        found = settings.read(
            host=host, port=port, data=data, components=components, retire_old_games=retire
        )
        return _serve(found, open, here)
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error


def _serve(chosen: settings.Settings, open: bool, here: Here) -> int:
    import uvicorn

    from archipel.server import app, collector, logs, pages, starting
    from archipel.server.house import House
    from archipel.server.lock import InUse
    from archipel.server.wire import Doorkeeper, protocols

    logs.set_up(chosen.log_level)
    starting.check_components(chosen)
    starting.check_folder(chosen)
    try:
        house = House(chosen)
    except InUse as error:
        raise CannotStart("in-use", file=str(error.database)) from error
    starting.check_database(chosen, house.games)
    made = app.make(house)
    door, wire = protocols(Doorkeeper(chosen, house.tally, house.turns, starting.files()))
    collector.set_up()
    # Everybody waits for the thread that commits: it gets the interpreter as soon as it asks.
    sys.setswitchinterval(0.0005)
    listening = starting.listen(chosen.host, chosen.port)
    address = f"http://{chosen.host}:{listening[0].getsockname()[1]}"
    if not pages.PAGES:
        here.complain(Mistake("cli-no-client"))
    here.say("cli-serving", address=address)
    if open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server = uvicorn.Server(
        uvicorn.Config(
            made,
            http=door,
            ws=wire,
            ws_max_size=chosen.socket_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=chosen.ping_seconds,
            ws_ping_timeout=chosen.pong_seconds,
            timeout_keep_alive=max(1, round(chosen.idle_seconds)),
            proxy_headers=bool(chosen.proxies),  # nobody else is believed, not even ourselves
            forwarded_allow_ips=chosen.proxies,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    with suppress(KeyboardInterrupt):
        server.run(listening)
    return 0
