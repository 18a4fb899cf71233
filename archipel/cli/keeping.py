"""``archipel backup``, ``restore``, ``move-data`` and ``dump``: what a host keeps, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from archipel.cli.terminal import Failure, Here, Terminal
from archipel.server import settings
from archipel.server.refusals import CannotStart


def backup(folder: Path, /, *, data: Path | None = None, here: Here) -> None:
    """Make a backup of the house, also while it is played in.

    The backup is a folder that a server could start from; it holds the key of the cookies, so keep
    it as safe as the house itself. The house is that of the settings (ARCHIPEL_DATA,
    ARCHIPEL_DATABASE).

    Parameters
    ----------
    folder
        The folder of the backup; it must not be there yet, or be empty.
    data
        The data folder of the house: ./archipel-data if not said.
    """
    from archipel.server import backups

    with _work(here, "cli-backing-up") as told:
        page = backups.back_up(settings.read(data=data), folder, told)
    games = page.house.counts["tables"]
    here.say("cli-backed-up", folder=str(folder), tables=games, hash=page.house.hash)


def restore(folder: Path, /, *, data: Path | None = None, here: Here) -> None:
    """Put a backup into a house with nothing in it.

    If it is interrupted, the same command goes on where it stood.

    Parameters
    ----------
    folder
        The folder of the backup.
    data
        The data folder of the house: ./archipel-data if not said. ARCHIPEL_DATABASE says where its
        database is, as for a server.
    """
    from archipel.server import backups

    house = settings.read(data=data)
    with _work(here, "cli-restoring") as told, _alone(house.url, make=True):
        found = backups.restore(folder, house, told)
    here.say("cli-restored", folder=str(folder), tables=found.counts["tables"], hash=found.hash)


def move_data(source: str, target: str, /, *, here: Here) -> None:
    """Copy a whole house into another database, SQLite or PostgreSQL.

    If it is interrupted, the same command goes on where it stood. At the end all rows of both sides
    are counted and hashed. The source stays as it is; no server may use it meanwhile.

    Parameters
    ----------
    source
        A data folder, or the address of a database: postgresql+psycopg://…
    target
        The same; with nothing in it.
    """
    from archipel.server import backups, copying

    old, new = _place(source), _place(target)
    with _work(here, "cli-moving") as told, _alone(old.url), _alone(new.url, make=True):
        found = copying.copy(old.url, new.url, told)
        if old.folder is not None and new.folder is not None:
            backups.put_key(backups.key_in(old.folder), new.folder)
    rows, tables = found.rows, found.counts["tables"]
    here.say("cli-moved", rows=rows, tables=tables, hash=found.hash)
    if new.folder is None or old.folder is None:
        here.say("cli-moved-key")


def dump(file: Path, /, *, data: Path | None = None, here: Here) -> None:
    """Write all finished public games into a file, for study.

    They are records one after another, packed with gzip, without the names of people.

    Parameters
    ----------
    file
        The file to write: games.gz
    data
        The data folder of the house: ./archipel-data if not said.
    """
    from archipel.server import dumps

    with _work(here, "cli-dumping") as told:
        count = dumps.dump(settings.read(data=data).url, file, told)
    here.say("cli-dumped", file=str(file), games=count)


class Place(NamedTuple):
    """Where a house is."""

    url: str
    folder: Path | None  # that it shares with its key


def _place(word: str) -> Place:
    if "://" in word:
        return Place(word, None)
    return Place(settings.file_in(Path(word)), Path(word))


class _Bar:
    """A bar that goes on as it is told."""

    def __init__(self, bar: Progress, title: str) -> None:
        self._bar, self._row = bar, bar.add_task(title, total=None)

    def __call__(self, done: int, total: int) -> None:
        self._bar.update(self._row, completed=done, total=total)


@contextmanager
def _work(here: Terminal, title: str) -> Iterator[_Bar]:
    """A long work with its bar, whose troubles are told in one sentence."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=here.err,
        transient=True,
        disable=not here.err.is_terminal,
    )
    try:
        with bar:
            yield _Bar(bar, here.speaker.say(title))
    except CannotStart as error:
        raise Failure(error.code, f"cli-{error.word}", **error.values) from error


@contextmanager
def _alone(url: str, make: bool = False) -> Iterator[None]:
    """No server uses a SQLite database meanwhile, and none begins to."""
    from archipel.server.copying import file_of
    from archipel.server.lock import InUse, Lock

    with ExitStack() as held:
        file = file_of(url)
        if file is not None:
            try:
                if make:
                    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                elif not file.is_file():
                    raise CannotStart("no-house", database=str(file))
                held.callback(Lock(url).release)
            except InUse as error:
                raise CannotStart("in-use", file=str(error.database)) from error
            except OSError as error:
                reason = error.strerror or str(error)
                raise CannotStart("bad-folder", folder=str(file.parent), reason=reason) from error
        yield
