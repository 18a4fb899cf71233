"""What is said about notices over HTTP, as types: a part of the protocol like ``messages.py``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from archipel.server.members.messages import Language
from archipel.server.messages import Guest, Struct
from archipel.server.people.messages import PersonId

NoticeKind = Literal["turn", "invited", "over", "reminder", "digest"]
WebhookForm = Literal["discord", "slack", "ntfy", "json"]

Kinds = Annotated[list[NoticeKind], Meta(max_length=5)]
Minutes = Annotated[int, Meta(ge=0, le=1439)]  # of a day
WayId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
WayName = Annotated[str, Meta(max_length=40)]
Address = Annotated[str, Meta(min_length=1, max_length=1000, pattern="^[!-~]*$")]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,100}$")]


class NoticeWishes(Struct, frozen=True):
    """POST /api/notices: what I am told of, by which ways, and when."""

    lang: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]  # "Europe/Paris"
    push: Kinds
    mail: Kinds
    webhook: Kinds
    quiet_from: Minutes = 0  # on my clock; the same twice: no quiet hours
    quiet_to: Minutes = 0
    remind: Annotated[int, Meta(ge=1, le=72)] = 6  # hours before time is up
    digest: Annotated[int, Meta(ge=0, le=23)] = 9  # the hour of my day


class AddPush(Struct, frozen=True):
    """POST /api/notices/push: this browser can be told while the page is closed."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    lang: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class AddWebhook(Struct, frozen=True):
    """POST /api/notices/webhook: tell me at this address."""

    form: WebhookForm
    address: Address
    lang: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    name: WayName = ""


class NameWay(Struct, frozen=True):
    """POST /api/notices/drop, /api/notices/test: one of my ways; "mail" is one for the test."""

    id: WayId


class Way(Struct, frozen=True):
    """A browser or a webhook that my notices go to."""

    id: str
    kind: Literal["push", "webhook"]
    form: str  # of a webhook
    name: str
    address: str  # as far as it may be shown: whoever knows all of it can use it
    created: float
    used: float  # when something last arrived there; 0: never
    failed: int  # notices in a row that did not
    here: bool  # it is this browser


class Notices(Struct, frozen=True):
    """GET /api/notices: what this server offers, and what I have chosen."""

    offered: bool  # this server tells people
    key: str  # of this server, for push
    can_mail: bool
    mail: str  # my confirmed address; empty: none
    chosen: bool  # I have chosen something
    wishes: NoticeWishes
    ways: list[Way]


class Tested(Struct, frozen=True):
    """What became of a trial: it has arrived, or why not."""

    word: Literal["sent", "failed"]
    status: int = 0  # what the other side answered


class Invitation(Struct, frozen=True):
    """Somebody asks me to a table."""

    table: str
    game: str
    by: Guest
    at: float


class Waiting(Struct, frozen=True):
    """GET /api/waiting: the games that wait for me."""

    next: str  # the one after the table I named, in an order that stays; empty: there is none
    count: int
    invitations: list[Invitation]


class Invite(Struct, frozen=True):
    """POST /api/tables/{id}/invite: ask a friend to a table with an open seat."""

    person: PersonId
