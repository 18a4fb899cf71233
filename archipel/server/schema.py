"""What is kept: the tables of a database, their rows as Python, and how they came to their form.

A table is stored as its rows: who sits where, and one line per choice. The position is never
stored. SQLite by default, PostgreSQL by its address; nothing else changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    literal_column,
    text,
)

from archipel.server.ledger import Log, Row
from archipel.server.messages import Guest

metadata = MetaData()


def _running_index(name: str, *columns: str) -> Index:
    """An index of the tables that are not over: there will be few of them among very many."""
    running = text("state <> 'over'")
    return Index(name, *columns, sqlite_where=running, postgresql_where=running)


guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie's token
    Column("name", String(24), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),  # of the game, when the table was opened
    Column("options", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("opener", String(16), nullable=False),
    Column("secret", String(64), nullable=False),  # the server's share in chance
    Column("state", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("ply", Integer, nullable=False, default=0),
    Column("turn", Integer),
    Column("again", String(24), nullable=False, default=""),
    Column("ranks", Text, nullable=False, default="[]"),  # JSON
    Column("scores", Text, nullable=False, default="[]"),  # JSON
    Column("changes", Integer, nullable=False, default=0),  # how often it was changed, see below
    Column("deed", Text, nullable=False, default=""),  # what chance comes from, see chance.py
    Column("data", String(16), nullable=False, default=""),  # a name in ``corrections``, or shipped
    Column("hints", Boolean, nullable=False, default=False),
    Column("absent", Integer, nullable=False, default=0),  # seconds until a seat may be played for
    Column("by_itself", Boolean, nullable=False, default=False),  # begins when the last one sits
    Column("grace", Float, nullable=False, default=0.0),  # until when others wait, see grace.py
    _running_index("tables_running", "state", "updated"),
    _running_index("tables_public", "public", "opener", "updated"),
    _running_index("tables_opened", "opener"),
)
RUNNING = tables.c.state != literal_column("'over'")
"""Written out, so that the database sees which index fits."""

corrections = Table(  # the printed values of owners that games were played with: Game.data
    "corrections",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("data", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("guest", String(16), nullable=False, default=""),
    Column("bot", String(32), nullable=False, default=""),
    Column("seal", String(64), nullable=False, default=""),  # SHA-256 of the guest's seed
    Column("wish", String(32), nullable=False, default=""),  # the level that somebody proposes
    Column("agreed", Text, nullable=False, default="[]"),  # JSON: the guests who want it
    Index("seats_of_guest", "guest"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", String(120), nullable=False),
    Column("id", String(40), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,  # the rows of a table lie together
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(400), nullable=False),
    Column("id", String(40), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

reviews = Table(  # of finished games, moment by moment: what is done stays done
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("updated", Float, nullable=False),
    Index("reviews_waiting", "state"),
)


class Sitter(msgspec.Struct):
    """Who sits on a seat. Name and colour are the guest's, as they are now.

    Whose seat it is and who plays on it are two things: a guest with a ``bot`` is away, and the
    computer plays for them until they come back.
    """

    kind: Literal["open", "guest", "bot"]
    guest: str = ""
    bot: str = ""
    name: str = ""
    colour: str = ""
    seal: str = ""
    wish: str = ""  # another level that was proposed for the computer player
    agreed: list[str] = []  # the guests who want it


class TableRow(msgspec.Struct):
    """A table as it is stored, with its seats."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    public: bool
    shuffle: bool
    opener: str
    secret: str
    state: Literal["open", "sealing", "playing", "over"]
    created: float
    updated: float
    ply: int = 0
    turn: int | None = None
    again: str = ""
    ranks: list[int] = []
    scores: list[int] = []
    changes: int = 0  # how often it was changed before it was read: the version of what we know
    deed: str = ""  # from the beginning on; empty: begun before there were deeds
    data: str = ""  # which correction it is played with, from the beginning on; empty: none
    hints: bool = False  # may people ask for hints?
    absent: int = (
        0  # seconds after which others may let the computer play for who is away; 0: never
    )
    by_itself: bool = False  # does the game begin as soon as the last person sits down?
    grace: float = 0.0  # until when the last turn can be taken back before others act
    seats: list[Sitter] = []

    def seat_of(self, guest: Guest | None) -> int | None:
        """The seat of a guest at this table."""
        if guest is not None:
            for seat, sitter in enumerate(self.seats):
                if sitter.guest == guest.id:
                    return seat
        return None

    def people(self) -> list[str]:
        """The guests who play on their own seats."""
        return [sitter.guest for sitter in self.seats if sitter.guest and not sitter.bot]

    def log(self, rows: list[Row]) -> Log:
        """What is stored of the game, with its rows."""
        seats, began = len(self.seats), (self.secret, self.deed, self.updated, self.scores)
        return Log(self.id, self.game, self.version, seats, self.options, *began, self.data, rows)


class Said(msgspec.Struct, frozen=True):
    """A line of chat as it is stored."""

    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    id: str
    at: float


class ReviewRow(msgspec.Struct):
    """The review of a finished game, as far as it is done."""

    table: str
    depth: Literal["quick", "deep"]
    state: Literal["waiting", "done", "failed"]
    done: int  # choices that have been looked at
    total: int
    body: str
    updated: float


# ---------------------------------------------------------------- migrations

MIGRATING = 0x0A2C819E1
"""The name of a lock in the database: any number that nobody else there would use."""
MIGRATIONS = Path(__file__).parent / "migrations"


def known_versions() -> set[str]:
    """The forms of the database there are migrations to."""
    return {file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def version(conn: Connection) -> str | None:
    """The form of the database; None if there is nothing in it yet."""
    if not inspect(conn).has_table("alembic_version"):
        return None
    found = conn.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def migrate(conn: Connection) -> None:
    """Run the migrations that are missing. The tool for it is large: it is loaded if there are."""
    if version(conn) == max(known_versions()):
        return
    if conn.dialect.name == "postgresql":  # several servers may start at once: one does the work
        conn.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = conn
    alembic.command.upgrade(config, "head")
