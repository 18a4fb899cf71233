"""What an operator may set: few things, all with defaults, all readable in one place."""

from __future__ import annotations

import ipaddress
import os
import secrets
from pathlib import Path
from typing import Annotated, Literal, get_type_hints

import msgspec
from msgspec import Meta

from archipel.server.refusals import CannotStart

Port = Annotated[int, Meta(ge=0, le=65535)]
Rate = Annotated[float, Meta(gt=0)]  # per second
Seconds = Annotated[float, Meta(gt=0)]
Pause = Annotated[float, Meta(ge=0)]  # in seconds too
Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Each limit can be set in the environment: ARCHIPEL_RATE=100, and so on."""

    # where
    processes: Some = 1  # that serve; several need PostgreSQL and Redis
    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 for all
    port: Port = 8000  # 0: any that is free
    data: Path = Path("archipel-data")  # the database file and the signing key
    database: str = ""  # postgresql+psycopg://…; empty: SQLite in the data folder
    bus: str = ""  # redis://…, where several processes serve one database; empty: one process
    key: str = ""  # 64 hexadecimal digits, for all machines; empty: a file in the data folder
    components: Path | None = None  # a folder of corrections: archipel/games/corrections.py
    origin: str = ""  # https://play.example.org, when a proxy stands before us; empty: as asked
    proxies: list[str] = []  # 127.0.0.1,10.0.0.0/8: who may say whom they ask for; nobody else
    log_level: Literal["debug", "info", "warning", "error"] = "info"  # what the log tells at least
    log_json: bool = False  # each line of the log is a JSON object, for programs that collect them
    metrics: list[str] = []  # 127.0.0.1,10.0.0.0/8: who may read /metrics; nobody else

    # who may have an account
    accounts: Literal["open", "invitation", "off"] = "open"  # everybody, who is invited, nobody
    hosts: list[str] = []  # marlin-4821,cove-1177: the sign-in names that see the host's page
    smtp_host: str = ""  # the mail server for codes; empty: no e-mail
    smtp_port: Port = 587  # where it listens
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"  # none: on this machine only
    smtp_user: str = ""  # how we sign in there, if it wants us to
    smtp_password: str = ""  # and with what
    mail_from: str = ""  # who our letters come from; empty: archipel@ the mail server
    session_days: Seconds = 90.0  # without a visit until a member must sign in again
    proved_seconds: Seconds = 900.0  # after signing in, that ways in can be changed
    device_code_seconds: Seconds = 120.0  # that a code for another device is good
    mail_code_seconds: Seconds = 600.0  # that a mailed code is good
    sign_in_rate: Rate = 0.05  # attempts per second to sign in to one account
    sign_in_burst: Rate = 10.0  # and at once
    sign_in_address_rate: Rate = 0.5  # attempts per second from one address
    sign_in_address_burst: Rate = 60.0  # and at once
    mail_rate: Rate = 0.005  # letters per second to one address
    mail_burst: Rate = 4.0  # and at once
    passwords_waiting: Some = 32  # passwords that wait to be checked

    # telling people who look elsewhere
    notices: bool = True  # by push, e-mail and webhook; no: by the open page alone
    notice_hosts: list[str] = []  # ntfy.lan,127.0.0.1:8090: not on the web, yet allowed
    notice_pause: Pause = 10.0  # seconds after a turn began: who plays by then need not be told
    notice_watch_seconds: Pause = 300.0  # who looks at the table so long has been told by it
    notice_look_seconds: Seconds = 2.0  # between two looks at what is to be told
    notice_host_rate: Rate = 20.0  # notices per second to one host; the others wait
    notice_host_burst: Rate = 200.0  # and at once
    notice_test_rate: Rate = 0.05  # trials per second from one address
    notice_test_burst: Rate = 6.0  # and at once

    # at the start
    check_seconds: Seconds = 2.0  # spent on looking for damage in the database
    retire_old_games: bool = False  # end games begun under rules that have changed since

    # how fast
    rate: Rate = 20.0  # messages per second on one socket, in the long run
    burst: Rate = 40.0  # and at once
    question_cost: Some = 4  # messages that Hello, See or Weigh counts for
    patience: Some = 400  # messages refused in a row before we hang up; slowly after a quarter
    patience_pause: Pause = 0.02  # seconds between two of them then
    odd_rate: Rate = 10.0  # pings, pongs and pieces per second; our pages send next to none
    odd_burst: Rate = 100.0  # and at once
    talk_rate: Rate = 1.0  # lines of chat per second by one guest
    talk_burst: Rate = 5.0  # and at once
    request_rate: Rate = 5.0  # changes per second over HTTP by one guest
    request_burst: Rate = 60.0  # and at once
    address_rate: Rate = 100.0  # requests per second from one address: a whole club's
    address_burst: Rate = 2000.0  # and at once
    message_cost: Rate = 0.2  # requests that a message on a socket counts for
    list_cost: Some = 10  # requests that a list of tables counts for
    look_back_cost: Some = 20  # requests that a story or a record counts for, until it is kept
    hint_rate: Rate = 0.2  # hints per second that one guest may ask for
    hint_burst: Rate = 6.0  # and at once
    plan_rate: Rate = 1.0  # looks ahead per second that one guest may take to make a plan
    plan_burst: Rate = 15.0  # and at once
    thought_rate: Rate = 3.0  # hints and looks ahead per second for one address
    thought_burst: Rate = 60.0  # and at once
    review_rate: Rate = 0.02  # reviews per second begun from one address
    review_burst: Rate = 6.0  # and at once
    refusal_pause: Pause = 1.0  # about so many seconds until a request beyond that is answered
    turn: Some = 8  # messages begun before others are heard; a request counts for eight
    counted: Some = 20_000  # guests or addresses whose haste is remembered

    # how many
    tables_per_guest: Count = 50  # open or being played
    sockets_per_guest: Count = 30  # open at once
    connections: Some = 10_000  # at once; fewer where the system gives us fewer files
    connections_per_address: Some = 500  # at once; proxies may have more
    files_reserved: Count = 100  # of them for the database, the log and our processes
    take_backs: Count = 500  # at one table
    vacation_days: Count = 30  # a year, on which a person's time does not count
    weighed: Count = 200  # options whose points one Weigh tells; of the others, if they last
    chat_lines: Some = 200  # a newcomer gets to read
    page: Some = 50  # tables in one page of a list
    public_per_opener: Some = 5  # of them by one guest, in the public list
    requests_ahead: Some = 16  # requests sent on one connection before the first is answered
    messages_unread: Some = 64  # messages of one socket that wait; what came after is not looked at
    looks_back_waiting: Some = 64  # stories, records and past moments that wait to be worked out
    reviews_waiting: Some = 32  # reviews that are being worked out or wait for it
    store_tries: Some = 5  # times a line of chat or a seed is stored when other servers are faster
    moves_at_once: Some = 500  # moves saved in one transaction

    # how large
    body_bytes: Some = 16_384  # the body of a request
    head_bytes: Some = 32_768  # its address and headers
    message_bytes: Some = 4_096  # a message on a socket that we read
    socket_bytes: Some = 65_536  # one for which we do not hang up
    waiting_bytes: Some = 1_000_000  # what may wait for a slow listener
    piece_bytes: Some = 1_024  # what is looked at of one connection before others are heard
    post: Some = 16  # spectators written to before others are heard

    # what stays in memory
    idle_tables: Count = 500  # tables without listeners
    idle_table_seconds: Pause = 300.0  # and for how long
    idle_tables_looked_at: Some = 16  # of them to find one that can go
    archive_bytes: Count = 32_000_000  # what is told about finished games
    guests_known: Some = 20_000  # guests who need not be looked up

    # how long
    presence_pause: Pause = 1.0  # seconds between two tellings of who comes and goes at a table
    lobby_pause: Pause = 0.3  # seconds between two tellings of the public tables
    look_seconds: Seconds = 3.0  # between two looks at what other processes may have changed untold
    orphan_seconds: Seconds = 8.0  # until a table nobody attends to is taken care of by any process
    clock_seconds: Seconds = 0.5  # between two looks at whose time is up
    sign_seconds: Seconds = 4.0  # between two signs of life; time without any does not count
    seal_wait: Pause = 8.0  # seconds a game that begins waits for the seeds of those who are away
    head_seconds: Seconds = 10.0  # until the head of a request must have come
    body_seconds: Seconds = 20.0  # and then its body
    answer_seconds: Seconds = 60.0  # until an answer must have been taken
    idle_seconds: Seconds = 15.0  # between two requests on one connection
    hello_seconds: Seconds = 15.0  # until a socket must have said Hello
    ping_seconds: Seconds = 20.0  # between two pings on a socket
    pong_seconds: Seconds = 20.0  # until one must be answered
    sweep_seconds: Seconds = 0.5  # between two looks at who keeps us waiting

    # what is kept
    keep_open_days: Pause = 0.0  # then a table that has not begun goes; 0: never
    keep_guest_days: Pause = 0.0  # unseen for so long, guests who sit nowhere go; 0: never

    # computer players, and other work in processes
    workers: Count = 0  # processes for computer players; 0: one fewer than there are cores
    compiled: Path | None = None  # a build to come: new processes use it once it is there
    think_limit: Seconds = 20.0  # seconds a computer player may think about one choice
    look_back_seconds: Seconds = 20.0  # that working out a story, record or past moment may take
    hint_seconds: Seconds = 0.8  # of the processor that a hint is thought about
    review_seconds: Seconds = 45.0  # of the processor for a quick review of a whole game
    deep_review_seconds: Seconds = 480.0  # and for a deep one
    review_limit: Seconds = 120.0  # until a few turns of a review must have been looked at
    collect_quiet_seconds: Seconds = 5.0  # without anything to do, until memory is looked through
    collect_late_seconds: Seconds = 3600.0  # until that is done in the middle of play
    process_start_seconds: Seconds = 30.0  # that a new process may take to start
    bot_pause: Pause = 0.25  # seconds between two choices of computer players, so people can follow
    bot_retry_seconds: Seconds = 5.0  # until what could not be read or saved is tried again
    grace_seconds: Pause = 3.0  # others wait after a turn, so that its end can be taken back
    confirm_seconds: Pause = 60.0  # and at most if somebody wants to confirm the end of a turn
    pass_pause: Pause = 1.0  # answers given for people take as long as real ones, times this

    @property
    def url(self) -> str:
        """The address of the database, for SQLAlchemy."""
        return self.database or file_in(self.data)


KEY = "signing.key"
"""The file in the data folder that cookies are signed with."""


def file_in(data: Path) -> str:
    """The address of the SQLite database in a data folder."""
    return f"sqlite:///{data.absolute() / 'archipel.sqlite'}"


DEFAULTS = Settings()
NETWORKS = ("proxies", "metrics")
"""Settings that are lists of addresses and networks."""
NAMED = ("hosts", "notice_hosts")
"""Settings that are lists of names."""


def read(**given: object) -> Settings:
    """Settings from the environment, then what the command line says."""
    found: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        if (value := os.environ.get(name := f"ARCHIPEL_{field.upper()}")) is not None:
            found[field] = _fitting(field, value, name)
    for field, wish in given.items():
        if wish is not None:
            found[field] = _fitting(field, wish, f"--{field}")
    return msgspec.convert(found, Settings, dec_hook=_path)


def _fitting(field: str, value: object, name: str) -> object:
    """A value as its field wants it. CannotStart if it does not fit."""
    kind = get_type_hints(Settings, include_extras=True)[field]
    try:
        if field in NETWORKS and isinstance(value, str):
            parts = [part.strip() for part in value.split(",")]
            return [str(ipaddress.ip_network(part, strict=False)) for part in parts if part]
        if field in NAMED and isinstance(value, str):
            return [part.strip().casefold() for part in value.split(",") if part.strip()]
        return msgspec.convert(value, kind, strict=False, dec_hook=_path)
    except ValueError as error:
        raise CannotStart("bad-value", name=name, value=str(value)) from error


def _path(kind: type, value: object) -> object:
    if kind is Path:
        return value if isinstance(value, Path) else Path(str(value))
    raise NotImplementedError(kind)


def signing_key(data: Path, given: str = "") -> bytes:
    """The key our cookies are signed with: drawn once, kept in the data folder, for our eyes only.

    Where several machines serve one house they are ``given`` the same one.

    Written to a name of its own first and then linked, so that two servers starting at the same
    moment agree on one key and none of them reads half of it.
    """
    if given:
        try:
            key = bytes.fromhex(given)
        except ValueError:
            key = b""
        if len(key) != 32:
            raise CannotStart("bad-value", name="ARCHIPEL_KEY", value="…")
        return key
    file = data / KEY
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
        raise CannotStart("bad-key", file=str(file))
    return key
