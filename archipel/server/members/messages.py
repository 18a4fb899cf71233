"""What is said about accounts over HTTP, as types: a part of the protocol like ``messages.py``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from archipel.server.messages import Struct

Language = Literal["fr", "en", "de"]
AccountMode = Literal["open", "invitation", "off"]
Email = Annotated[str, Meta(pattern="^[!-?A-~]{1,64}@[A-Za-z0-9.-]{1,189}$")]
Flow = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]  # names something that was begun
Typed = Annotated[str, Meta(max_length=60)]  # a code, as somebody types it
Secret = Annotated[str, Meta(min_length=1, max_length=400)]  # a password
PasskeyAnswer = Annotated[str, Meta(max_length=12_000)]  # JSON, as the browser writes it


class SignIn(Struct, frozen=True):
    """POST /api/sign-in/password."""

    login: Annotated[str, Meta(min_length=1, max_length=254)]  # the name, or the e-mail address
    password: Secret
    code: Typed = ""  # of the authenticator app, or one for recovery


class MailMe(Struct, frozen=True):
    """POST /api/sign-in/mail and /api/account/mail: mail a code to this address."""

    email: Email
    lang: Language = "en"


class Begun(Struct, frozen=True):
    """A code was mailed, perhaps."""

    flow: str


class FinishMail(Struct, frozen=True):
    """POST /api/sign-in/mail/code and /api/account/mail/code."""

    flow: Flow
    code: Typed
    second: Typed = ""
    invitation: Typed = ""


class AskPasskey(Struct, frozen=True):
    """What a browser needs to make or show a passkey: JSON as the browser reads it."""

    flow: str
    options: str


class ShowPasskey(Struct, frozen=True):
    """POST /api/sign-in/passkey."""

    flow: Flow
    answer: PasskeyAnswer


class MadePasskey(Struct, frozen=True):
    """POST /api/account/passkey."""

    flow: Flow
    answer: PasskeyAnswer
    name: Annotated[str, Meta(max_length=96)] = ""
    invitation: Typed = ""


class DropPasskey(Struct, frozen=True):
    """POST /api/account/passkey/drop."""

    id: Annotated[str, Meta(max_length=1400)]


class SetPassword(Struct, frozen=True):
    """POST /api/account/password."""

    password: Secret
    invitation: Typed = ""


class UseCode(Struct, frozen=True):
    """POST /api/sign-in/device: the code that another device shows."""

    code: Typed


class OpenElsewhere(Struct, frozen=True):
    """POST /api/account/device; with a table, the other device goes there."""

    table: Annotated[str, Meta(pattern="^([a-z0-9]{10,24})?$")] = ""


class DeviceCode(Struct, frozen=True):
    """A code for another device, and a picture of the address that has it: for two minutes."""

    code: str
    seconds: float
    picture: str


class TotpBegun(Struct, frozen=True):
    """A secret for an authenticator app."""

    flow: str
    secret: str
    picture: str


class FinishTotp(Struct, frozen=True):
    """POST /api/account/totp: the first code of the app."""

    flow: Flow
    code: Typed


class Recovery(Struct, frozen=True):
    """Codes for who has lost the app: each is good once. They are told only now."""

    codes: list[str]


class KeptPasskey(Struct, frozen=True):
    id: str
    name: str
    created: float
    used: float


class SessionInfo(Struct, frozen=True):
    """A browser where I am known."""

    id: str
    browser: str
    created: float
    seen: float
    here: bool


class EndSession(Struct, frozen=True):
    """POST /api/account/session/end: sign this one out; empty: all others."""

    id: Annotated[str, Meta(max_length=16)] = ""


class Account(Struct, frozen=True):
    """GET /api/account: my account, if I have one, and what this server offers."""

    mode: AccountMode
    mail: bool  # it can send e-mail
    passkeys: list[KeptPasskey]
    sessions: list[SessionInfo]
    login: str = ""  # the name to sign in with; empty: I have no account
    email: str = ""
    password: bool = False
    totp: bool = False
    recovery: int = 0  # codes that are left
    proved: bool = False  # I have shown a way in a short while ago: I may change them


class Note(Struct, frozen=True):
    """What I wrote down at a table. Nobody else reads it."""

    id: str
    ply: int  # the moment it is about
    text: str
    at: float


class Notes(Struct, frozen=True):
    """GET /api/tables/{id}/notes: mine, in the order of their moments."""

    notes: list[Note]


class WriteNote(Struct, frozen=True):
    """POST /api/tables/{id}/notes."""

    ply: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class DropNote(Struct, frozen=True):
    """POST /api/tables/{id}/notes/drop."""

    id: Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
