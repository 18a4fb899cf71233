"""What is kept: the tables of a database, their rows as Python, and how they came to their form.

A table is stored as its rows: who sits where, and one line per choice. The position is never
stored. SQLite by default, PostgreSQL by its address; nothing else changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

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
    func,
    inspect,
    literal_column,
    select,
    text,
)

from archipel.server.ledger import Log, Row
from archipel.server.messages import Guest, Timing

metadata = MetaData()


def _running_index(name: str, *columns: str) -> Index:
    """An index of the tables that are not over: there will be few of them among very many."""
    return Index(name, *columns, **_where("state <> 'over'"))


def _where(rows: str) -> dict[str, Any]:
    """An index of some rows only."""
    return {"sqlite_where": text(rows), "postgresql_where": text(rows)}


_RUNS_OUT = text("state <> 'over' AND due IS NOT NULL")

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),  # empty: they have erased their account
    Column("colour", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, default=0.0),  # when, to a day; see retention.py
    Index("guests_seen", "seen"),
)

sessions = Table(  # the browsers a guest is known to
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie's token
    Column("id", String(16), nullable=False, unique=True),  # how its owner names it
    Column("guest", String(16), nullable=False),
    Column("browser", String(40), nullable=False, default=""),  # "Firefox, Linux"
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # about when it was last used
    Column("until", Float, nullable=False, default=0.0),  # 0: as long as its cookie lasts
    Column("proved", Float, nullable=False, default=0.0),  # when a way in was last shown here
    Index("sessions_of_guest", "guest"),
)

members = Table(  # guests with an account
    "members",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(40), nullable=False, unique=True),  # the name to sign in with
    Column("email", String(254), unique=True),  # confirmed, in small letters
    Column("password", String(200), nullable=False, default=""),  # argon2id, with its salt
    Column("totp", String(200), nullable=False, default=""),  # a shared secret, locked with our key
    Column("totp_step", Integer, nullable=False, default=0),  # the last step used: never twice
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, base64url
    Column("guest", String(16), ForeignKey("members.guest", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),  # the public key, base64url
    Column("uses", Integer, nullable=False),  # if the device counts them
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_of_guest", "guest"),
)

recovery = Table(  # codes for who has lost the second factor, each good for once
    "recovery",
    metadata,
    Column("guest", String(16), ForeignKey("members.guest", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # SHA-256
)

codes = Table(  # what is good for once and for a short while: mailed codes, challenges, devices
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256
    Column("kind", String(12), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("secret", String(64), nullable=False, default=""),  # SHA-256 of what was mailed
    Column("about", String(254), nullable=False, default=""),  # an e-mail address
    Column("until", Float, nullable=False),
    Column("tries", Integer, nullable=False, default=0),  # wrong ones
    Index("codes_of_guest", "guest", "kind"),
    Index("codes_by_time", "until"),
)

ties = Table(  # what one person wishes of another: asked, friend (in both directions), blocked
    "ties",
    metadata,
    Column("one", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("created", Float, nullable=False),
    Index("ties_to", "other"),
)

lessons = Table(  # chapters that somebody has finished
    "lessons",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("chapter", String(80), primary_key=True),  # "game/chapter"
    Column("at", Float, nullable=False),
)

mutes = Table(  # who may not speak, by the word of the host
    "mutes",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("until", Float, nullable=False),
)

reports = Table(  # what people tell the host: a name, or a line of chat, as it was then
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(16), nullable=False),
    Column("about", String(16), nullable=False),
    Column("table_id", String(24), nullable=False, default=""),
    Column("name", String(24), nullable=False),
    Column("line", String(400), nullable=False, default=""),
    Column("why", String(400), nullable=False, default=""),
    Column("at", Float, nullable=False),
    Column("settled", Float, nullable=False, default=0.0),  # when a host was done with it
    Index("reports_open", "settled", "at"),
    Index("reports_by", "by"),
    Index("reports_about", "about"),
)

host_deeds = Table(  # all that a host has done
    "host_deeds",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(16), nullable=False),
    Column("deed", String(12), nullable=False),
    Column("about", String(24), nullable=False),  # a guest, a table or a report
    Column("details", String(100), nullable=False, default=""),
    Column("at", Float, nullable=False),
    Index("host_deeds_by_time", "at"),
    Index("host_deeds_of_host", "host"),
    Index("host_deeds_about", "about"),
)

invitations = Table(  # to a table that has not begun, from one friend to another
    "invitations",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("by", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Index("invitations_of_guest", "guest"),
    Index("invitations_by", "by"),
)

notice_wishes = Table(  # how somebody wants to be told; who has no row is told by the page alone
    "notice_wishes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("zone", String(64), nullable=False),  # "Europe/Paris"
    Column("base", String(200), nullable=False),  # where the links lead: the address they use
    Column("quiet_from", Integer, nullable=False),  # minutes of their day; the same twice: never
    Column("quiet_to", Integer, nullable=False),
    Column("remind", Integer, nullable=False),  # hours before time is up
    Column("digest", Integer, nullable=False),  # the hour of their day
    Column("digest_at", Float, nullable=False),  # when the next one is due; 0: never
    Column("kinds", Text, nullable=False),  # JSON: {"push": ["turn", "invited"]}
    Index("notice_digests", "digest_at"),
)

notice_ways = Table(  # the browsers and webhooks that notices go to
    "notice_ways",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, webhook
    Column("form", String(8), nullable=False),  # of a webhook: discord, slack, ntfy, json
    Column("address", String(1000), nullable=False),
    Column("secrets", String(120), nullable=False),  # of push: p256dh and auth
    Column("session", String(16), nullable=False),  # of push: it lasts as long as this session
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("failed", Integer, nullable=False),  # notices in a row that could not be delivered
    Index("notice_ways_of_guest", "guest"),
    Index("notice_ways_by_address", "address"),
    Index("notice_ways_of_session", "session"),
)

notices = Table(  # what somebody is to be told, once each: see notices/turns.py for its number
    "notices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, invited, over, reminder, digest
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),  # of the turn; of a digest the day
    Column("ply", Integer, nullable=False),  # of the table when we last looked
    Column("state", String(8), nullable=False),  # waiting, told, seen, gone
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False),
    Index("notices_once", "guest", "kind", "table_id", "number", unique=True),
    Index("notices_waiting", "due", **_where("state = 'waiting'")),
    Index("notices_by_time", "at"),
)

deliveries = Table(  # of a notice, by one way
    "deliveries",
    metadata,
    Column("notice", String(16), ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("way", String(16), primary_key=True),  # a way's id, or mail
    Column("state", String(8), nullable=False),  # waiting, sending, sent, failed, dropped
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),  # of one being sent: when it counts as lost
    Index("deliveries_waiting", "due", **_where("state in ('waiting', 'sending')")),
    sqlite_with_rowid=False,
)
ON_THE_WAY = deliveries.c.state.in_([literal_column("'waiting'"), literal_column("'sending'")])
"""As the index has it: SQLite compares the words, and values that it is given apart do not fit."""

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
    Column("grace", Float, nullable=False, default=0.0),  # until when others wait, see grace.py
    Column("by_itself", Boolean, nullable=False, default=False),  # begins when the last one sits
    Column("clock", Text, nullable=False, default=""),  # JSON: Timing; empty: nobody's time counts
    Column("due", Float),  # when the time of who decides is up; NULL: nobody's runs
    Column("ended", String(12), nullable=False, default=""),  # why it is over before its end
    _running_index("tables_running", "state", "updated"),
    _running_index("tables_public", "public", "opener", "updated"),
    _running_index("tables_opened", "opener"),
    Index("tables_over_of_opener", "opener", **_where("state = 'over'")),
    Index("tables_over", "updated", **_where("state = 'over'")),
    Index("tables_due", "due", sqlite_where=_RUNS_OUT, postgresql_where=_RUNS_OUT),
)
RUNNING = tables.c.state != literal_column("'over'")
"""Written out, so that the database sees which index fits."""
OVER = tables.c.state == literal_column("'over'")

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
    Index("chat_of_guest", "guest"),
    sqlite_with_rowid=False,
)

marks = Table(  # what a clock needs to know beside the moves; like them it only grows
    "marks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # how many moves there were before it
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),  # see clocks.py
    Column("body", Text, nullable=False, default=""),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

calendars = Table(  # when people's time counts at tables that are played turn by turn
    "calendars",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: Calendar
    Column("at", Float, nullable=False),  # when it was last changed
)

pauses = Table(  # when no process served this house: nobody's time counts
    "pauses",
    metadata,
    Column("start", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

signs = Table(  # of life: when some process last served this house
    "signs",
    metadata,
    Column("name", String(12), primary_key=True),
    Column("at", Float, nullable=False),
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


plans = Table(  # what seats wish to play when their turn comes: see plans.py
    "plans",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", String(16), nullable=False),
    Column("ply", Integer, nullable=False),  # of the table when it was made
    Column("links", Text, nullable=False),  # JSON
    Column("why", String(12), nullable=False, default=""),  # its rest is dropped
    Column("at", Float, nullable=False),
)

notes = Table(  # what somebody writes down at a table, for nobody else
    "notes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("ply", Integer, nullable=False),  # the moment it is about
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Index("notes_of_guest", "guest", "table_id", "ply"),
    Index("notes_at_table", "table_id"),
)


_people = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.guest != "")
SAT = _people.correlate(tables).scalar_subquery() > 0
"""Somebody sits there. A game that all have left rests, and is nobody's.

Counted, since a database that is asked whether there is one may look through the seats of all."""


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
    grace: float = 0.0  # until when the last turn can be taken back before others act
    by_itself: bool = False  # does the game begin as soon as the last person sits down?
    clock: Timing | None = None  # whose time counts, and how; None: nobody's
    due: float | None = None  # when the time of who decides is up; None: nobody's runs
    ended: str = ""  # why it is over before its end
    seats: list[Sitter] = []

    def seat_of(self, guest: Guest | None) -> int | None:
        """The seat of a guest at this table."""
        if guest is not None:
            for seat, sitter in enumerate(self.seats):
                if sitter.guest == guest.id:
                    return seat
        return None

    def persons(self) -> list[bool]:
        """On which seats people play themselves."""
        return [bool(sitter.guest) and not sitter.bot for sitter in self.seats]

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
HALF_COPY = "half_copy"
"""A table that is there while a house is being copied into this database: see copying.py."""


def known_versions() -> set[str]:
    """The forms of the database there are migrations to."""
    return {file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def version(conn: Connection) -> str | None:
    """The form of the database; None if there is nothing in it yet."""
    if not inspect(conn).has_table("alembic_version"):
        return None
    found = conn.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def one_at_a_time(conn: Connection) -> None:
    """Several servers may start at once: the others wait until this transaction is through."""
    if conn.dialect.name == "postgresql":
        conn.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")


def migrate(conn: Connection) -> None:
    """Run the migrations that are missing. The tool for it is large: it is loaded if there are."""
    if version(conn) == max(known_versions()):
        return
    one_at_a_time(conn)
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = conn
    alembic.command.upgrade(config, "head")
