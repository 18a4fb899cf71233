"""What is said about people over HTTP, as types: a part of the protocol like ``messages.py``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from archipel.server.messages import Guest, Struct

PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
Tie = Literal["none", "asked", "asks", "friend", "blocked"]
"""What I am to somebody: I have asked to be a friend, am asked, am one, have blocked them."""

Wish = Literal["friend", "unfriend", "block", "unblock"]


class Played(Struct, frozen=True):
    """How often somebody has finished a game, and won it."""

    game: str
    played: int
    won: int


class Profile(Struct, frozen=True):
    """GET /api/people/{id}: somebody as others may know them."""

    guest: Guest
    since: float
    member: bool
    games: list[Played]
    lessons: list[str]  # "game/chapter" of what they have finished
    tie: Tie
    me: bool
    muted: float = 0.0  # until when they may not speak; told to hosts alone


class Person(Struct, frozen=True):
    """Somebody on a list of mine."""

    guest: Guest
    tie: Tie


class People(Struct, frozen=True):
    """GET /api/people: friends, who asks, whom I have asked, whom I have blocked."""

    people: list[Person]
    host: bool  # I may see the host's page


class SetTie(Struct, frozen=True):
    """POST /api/people/{id}: ask to be friends or agree to it, end it, block, unblock."""

    wish: Wish


class FinishLesson(Struct, frozen=True):
    """POST /api/people/lesson: I have finished a chapter."""

    game: Annotated[str, Meta(pattern="^[a-z_]{1,32}$")]
    chapter: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class Report(Struct, frozen=True):
    """POST /api/reports: tell the host about a name, or about a line of chat at a table."""

    person: Annotated[str, Meta(pattern="^[a-z0-9]{0,16}$")] = ""
    table: Annotated[str, Meta(pattern="^[a-z0-9]{0,24}$")] = ""
    line: Annotated[int, Meta(ge=-1, le=1_000_000_000)] = -1  # its number; -1: it is about a name
    why: Annotated[str, Meta(max_length=400)] = ""


class ReportRow(Struct, frozen=True):
    """A report as a host sees it."""

    id: str
    by: Guest
    about: Guest
    table: str
    name: str  # as it was then
    line: str
    why: str
    at: float
    muted: float  # until when the person may not speak


class Muted(Struct, frozen=True):
    """Somebody who may not speak."""

    guest: Guest
    until: float


class ToldDeed(Struct, frozen=True):
    """Something a host has done, as hosts read it."""

    host: Guest
    deed: str
    about: str  # a person, a table or a report
    person: Guest | None  # whom it was about
    game: str  # of the table it was about
    details: str
    at: float


class HostDeed(Struct, frozen=True):
    """Something a host has done, as it is kept."""

    host: str
    deed: str
    about: str
    details: str
    at: float


class Health(Struct, frozen=True):
    """How the server is."""

    guests: int
    members: int
    tables_running: int
    tables_over: int
    in_memory: int  # tables
    listening: int  # sockets at tables
    up: float  # since when
    version: str
    database: str  # sqlite or postgresql
    checks: dict[str, str]  # database, bus and what else is asked by /health/ready: ok or failed
    mail: bool  # is there a mail server?
    failing: int  # notices that were tried in vain and are to be tried again


class HostView(Struct, frozen=True):
    """GET /api/host: reports that wait, who may not speak, the last deeds, how the server is."""

    reports: list[ReportRow]
    muted: list[Muted]
    deeds: list[ToldDeed]
    health: Health


class HostAct(Struct, frozen=True):
    """POST /api/host: rename, mute or sign out somebody, close a table, put a report aside."""

    deed: Literal["rename", "mute", "unmute", "sign-out", "close", "settle"]
    about: Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$")]
    name: Annotated[str, Meta(max_length=96)] = ""  # the new one
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] = 24
