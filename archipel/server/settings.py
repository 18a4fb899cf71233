"""What an operator may set: few things, all with defaults, all readable in one place."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Each limit can be set in the environment: ARCHIPEL_RATE=100, and so on."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("archipel-data")  # the database file and the signing key
    database: str = ""  # postgresql+psycopg://…; empty: SQLite in the data folder
    origin: str = ""  # https://play.example.org, when a proxy stands before us; empty: as asked

    rate: float = 20.0  # messages per second on one socket, in the long run
    burst: float = 40.0  # and at once
    request_rate: float = 5.0  # changes per second over HTTP by one guest
    request_burst: float = 60.0
    tables_per_guest: int = 50  # open or being played
    sockets_per_guest: int = 30
    presence_pause: float = 1.0  # seconds between two tellings of who comes and goes at a table
    page: int = 50  # tables in one page of a list
    public_per_opener: int = 5  # of them by one guest, in the public list
    idle_tables: int = 500  # how many tables without listeners stay in memory
    idle_table_seconds: float = 300.0  # and for how long
    retire_old_games: bool = False  # end games begun under rules that have changed since
    seal_wait: float = 8.0  # seconds a game that begins waits for the seeds of those who are away

    workers: int = 0  # processes for computer players; 0: one fewer than there are cores
    think_limit: float = 20.0  # seconds a computer player may think about one choice
    bot_pause: float = 0.25  # seconds between two choices of computer players, so people can follow
    pass_pause: float = 1.0  # answers given for people take as long as real ones, times this

    @property
    def url(self) -> str:
        """The address of the database, for SQLAlchemy."""
        return self.database or f"sqlite:///{self.data.absolute() / 'archipel.sqlite'}"


def read(**given: object) -> Settings:
    """Settings from the environment, then what the command line says."""
    found: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        if (value := os.environ.get(f"ARCHIPEL_{field.upper()}")) is not None:
            found[field] = value
    found.update({name: value for name, value in given.items() if value is not None})
    return msgspec.convert(found, Settings, strict=False, dec_hook=_path)


def _path(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value))
    raise NotImplementedError(kind)


def signing_key(data: Path) -> bytes:
    """The key our cookies are signed with: drawn once, kept in the data folder, for our eyes only.

    Written to a name of its own first and then linked, so that two servers starting at the same
    moment agree on one key and none of them reads half of it.
    """
    file = data / "signing.key"
    if not file.exists():
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = data / f".signing.key.{secrets.token_hex(8)}"
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(secrets.token_bytes(32))
            out.flush()
            os.fsync(out.fileno())
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    key = file.read_bytes()
    if len(key) != 32:
        raise ValueError(f"{file} is not a signing key: delete it, and all guests get new cookies")
    return key
