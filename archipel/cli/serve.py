"""``archipel serve``: the games in the browser."""

from __future__ import annotations

import threading
import webbrowser
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
    hosts: str | None = None,
    processes: int | None = None,
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
    hosts
        The sign-in names of those who may see the host's page, with commas between them.
    processes
        How many processes serve: one if not said. Several need PostgreSQL and Redis
        (ARCHIPEL_DATABASE and ARCHIPEL_BUS); SIGHUP renews them one after the other.
    open
        Open the address in a browser.
    retire_old_games
        End the games that were begun under rules this release has changed.
    """
    try:
        retire = retire_old_games or None
        found = settings.read(
            host=host,
            port=port,
            data=data,
            components=components,
            hosts=hosts,
            processes=processes,
            retire_old_games=retire,
        )
        return _serve(found, open, here)
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error


def _serve(chosen: settings.Settings, open: bool, here: Here) -> int:
    from archipel.server import logs, pages, serving, starting
    from archipel.server.house import House, shelf
    from archipel.server.lock import InUse

    logs.set_up(chosen.log_level, chosen.log_json)
    starting.check_components(chosen)
    starting.check_folder(chosen)
    starting.check_sharing(chosen)
    house: House | None = None
    if chosen.processes == 1:
        try:
            house = House(chosen)
        except InUse as error:
            raise CannotStart("in-use", file=str(error.database)) from error
    starting.check_database(chosen, house.games if house else shelf())
    listening = starting.listen(chosen.host, chosen.port)
    address = f"http://{chosen.host}:{listening[0].getsockname()[1]}"
    if not pages.PAGES:
        here.complain(Mistake("cli-no-client"))
    here.say("cli-serving", address=address)
    if open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if house is not None:
        serving.run_one(chosen, house, listening, None)
    else:
        serving.Several(chosen, listening).run()
    return 0
