"""The addresses of notices: what I am told and how, invitations, the next game, no more letters."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from archipel.kernel.match import Refused
from archipel.server import names, pages
from archipel.server.accounts import new_id, session_at
from archipel.server.answers import Accepted, Known, refuses, refuses_change
from archipel.server.limits import address_of
from archipel.server.listing import describe
from archipel.server.members.entering import browser
from archipel.server.members.messages import Language
from archipel.server.messages import Guest, Table
from archipel.server.notices import hours, letters, push, rows
from archipel.server.notices.messages import (
    AddPush,
    AddWebhook,
    Invite,
    NameWay,
    NoticeKind,
    Notices,
    NoticeWishes,
    Tested,
    Waiting,
)
from archipel.server.notices.messages import Way as KeptWay
from archipel.server.notices.office import Office
from archipel.server.notices.outgoing import Unreachable
from archipel.server.notices.rows import Way, Wish
from archipel.server.notices.wording import Subject
from archipel.server.people import rows as people
from archipel.server.queries import Session, apart
from archipel.server.tables import known

Asked = Request[Any, Any, Any]
CHANGE = refuses_change("no-notices")
REACH = refuses_change(
    "no-notices", "bad-address", "private-address", "not-reached", "too-many-ways"
)
Here = Annotated[str, Parameter(pattern="^([a-z0-9]{1,24})?$")]


# ---------------------------------------------------------------- what I wish


@get("/api/notices", responses=refuses())
async def notices(request: Asked, office: Office) -> Notices:
    """How I am told of my games, and what this server offers for it."""
    return await _told(request, office)


async def _told(request: Asked, office: Office) -> Notices:
    house = office.house
    session = await session_at(request, house)
    guest = session.guest.id if session else ""
    wish = await house.store.read(rows.wish_of, guest)
    ways = await house.store.read(rows.ways_of, guest)
    return Notices(
        offered=house.settings.notices,
        key=office.ways.public,
        can_mail=office.ways.mail.possible,
        mail=await house.store.read(rows.email_of, guest),
        chosen=wish is not None,
        wishes=_shown(wish) if wish else _usual("en", "UTC"),
        ways=[_way(way, session) for way in ways],
    )


USUAL: list[NoticeKind] = ["turn", "invited", "over", "reminder"]


def _usual(lang: Language, zone: str) -> NoticeWishes:
    """What is told to somebody who has not chosen; letters only to who wants them."""
    return NoticeWishes(lang=lang, zone=zone, push=USUAL, mail=[], webhook=USUAL)


def _shown(wish: Wish) -> NoticeWishes:
    return NoticeWishes(
        lang=wish.lang,  # type: ignore[arg-type]
        zone=wish.zone,
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        remind=wish.remind,
        digest=wish.digest,
        **wish.kinds,  # type: ignore[arg-type]
    )


def _way(way: Way, session: Session | None) -> KeptWay:
    """A way as its owner sees it. Whoever has the whole address could write there."""
    host = way.address.partition("://")[2].partition("/")[0]
    return KeptWay(
        id=way.id,
        kind="push" if way.kind == "push" else "webhook",
        form=way.form,
        name=way.name,
        address=f"{host}/…{way.address[-4:]}",
        created=way.created,
        used=way.used,
        failed=way.failed,
        here=session is not None and way.kind == "push" and way.session == session.id,
    )


def _wish(office: Office, request: Asked, guest: str, said: NoticeWishes) -> Wish:
    if not hours.known(said.zone):
        raise Refused("unreadable", "there is no such time zone")
    base = office.house.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")
    kinds: dict[str, list[str]] = {
        channel: list(dict.fromkeys(getattr(said, channel)))
        for channel in ("push", "mail", "webhook")
    }
    quiet = (said.quiet_from, said.quiet_to)
    fields = (guest, said.lang, said.zone, base[:200], *quiet, said.remind, said.digest)
    return rows.with_digest(Wish(*fields, 0.0, kinds), time.time())


async def _ensure_wish(
    office: Office, request: Asked, guest: str, lang: Language, zone: str
) -> None:
    """Who adds a first way is told of the usual things by it."""
    if await office.house.store.read(rows.wish_of, guest) is None:
        usual = _usual(lang, zone)
        await office.house.store.write(rows.put_wish, _wish(office, request, guest, usual))


@post("/api/notices", status_code=200, responses=CHANGE)
async def set_wishes(
    request: Asked, data: NoticeWishes, office: Office, me: Guest | None
) -> Notices:
    """Choose what I am told of, by which ways, and when."""
    office.must_be_open()
    wish = _wish(office, request, known(me).id, data)
    await office.house.store.write(rows.put_wish, wish)
    return await _told(request, office)


# ---------------------------------------------------------------- ways


@post("/api/notices/push", status_code=200, responses=REACH)
async def add_push(request: Asked, data: AddPush, office: Office, me: Guest | None) -> Notices:
    """Tell me in this browser. Said again it is the same browser, with the session it has now."""
    office.must_be_open()
    guest = known(me).id
    session = await session_at(request, office.house)
    if session is None or not push.can_encrypt(data.p256dh, data.auth):
        raise Refused("unreadable", "these are no keys of a browser")
    name = browser(request.headers.get("user-agent", "")[:400])
    keys = f"{data.p256dh} {data.auth}"
    await _add(office, guest, "push", "", data.endpoint, keys, session.id, name)
    await _ensure_wish(office, request, guest, data.lang, data.zone)
    return await _told(request, office)


@post("/api/notices/webhook", status_code=200, responses=REACH)
async def add_webhook(
    request: Asked, data: AddWebhook, office: Office, me: Guest | None
) -> Notices:
    """Tell me by a request to this address: of Discord, Slack, ntfy or a program of mine."""
    office.must_be_open()
    guest = known(me).id
    name = names.line(data.name)[:40]
    await _add(office, guest, "webhook", data.form, data.address, "", "", name)
    await _ensure_wish(office, request, guest, data.lang, data.zone)
    return await _told(request, office)


async def _add(
    office: Office,
    guest: str,
    kind: str,
    form: str,
    address: str,
    keys: str,
    session: str,
    name: str,
) -> None:
    store = office.house.store
    try:
        await office.ways.outgoing.check(address, guest)
    except Unreachable as error:
        raise Refused("not-reached", "this address cannot be reached") from error
    ways = await store.read(rows.ways_of, guest)
    if len(ways) >= rows.MOST_WAYS and address not in [way.address for way in ways]:
        raise Refused("too-many-ways", f"{rows.MOST_WAYS} are the most")
    fields = (kind, form, address, keys, session, name)
    await store.write(rows.put_way, Way(new_id(12), guest, *fields, time.time(), 0.0, 0))


@post("/api/notices/drop", status_code=200, responses=refuses_change("no-such-way"))
async def drop_way(request: Asked, data: NameWay, office: Office, me: Guest | None) -> Notices:
    """Nothing more goes to this browser or webhook of mine."""
    if not await office.house.store.write(rows.drop_way, known(me).id, data.id):
        raise Refused("no-such-way", "there is no such way of yours")
    return await _told(request, office)


@post(
    "/api/notices/test",
    status_code=200,
    responses=refuses_change("no-notices", "no-such-way", "no-mail"),
)
async def try_way(request: Asked, data: NameWay, office: Office, me: Guest | None) -> Tested:
    """Send me one now, by this way; "mail" is one too."""
    office.must_be_open()
    store, guest = office.house.store, known(me).id
    wish = await store.read(rows.wish_of, guest)
    if wish is None:
        raise Refused("no-such-way", "choose first what you want to be told of")
    way = await store.read(rows.way_of, guest, data.id)
    email = await store.read(rows.email_of, guest) if data.id == "mail" else ""
    if data.id == "mail" and not (email and office.ways.mail.possible):
        raise Refused("no-mail", "there is no e-mail address to send it to")
    if way is None and not email:
        raise Refused("no-such-way", "there is no such way of yours")
    for one in (f"address {address_of(request.scope)}", guest):
        if not await office.house.bus.take(office.tests, one):
            raise Refused("too-fast", "that is much at once: wait a moment")
    outcome = await office.ways.send(rows.draw_id(), Subject("test", []), wish, way, email)
    return Tested(word="sent" if outcome.word == "sent" else "failed", status=outcome.status)


# ---------------------------------------------------------------- no more letters

Signed = Annotated[str, Parameter(max_length=80)]


@get("/notices/off/{signed:str}", include_in_schema=False)
async def ask_no_letters(
    request: Asked, signed: Signed, office: Office, accepted: Accepted = "", known: Known = ""
) -> Response[bytes]:
    """The page that asks whether it is meant: looking at a link changes nothing."""
    found: Response[bytes] = await pages.client.fn(
        request, office.house, f"/notices/off/{signed}", accepted=accepted, known=known
    )
    return found


@post("/notices/off/{signed:str}", status_code=204, include_in_schema=False, exclude_from_csrf=True)
async def no_letters(signed: Signed, office: Office) -> None:
    """No more letters to whoever this was signed for; a mail program says it without a cookie."""
    guest = letters.who_wants_none(office.house.key, signed)
    if guest:
        await office.house.store.write(rows.unmail, guest)


# ---------------------------------------------------------------- games


@get("/api/waiting", responses=refuses())
async def waiting(office: Office, me: Guest | None, after: Here = "") -> Waiting:
    """The next of my games where it is my turn, after the one I am at; and who invites me."""
    if me is None:
        return Waiting(next="", count=0, invitations=[])
    store = office.house.store
    next, count = await store.read(rows.next_game, me.id, after)
    return Waiting(next=next, count=count, invitations=await store.read(rows.invitations_of, me.id))


@post(
    "/api/tables/{id:str}/invite",
    status_code=200,
    responses=refuses_change(
        "no-such-table",
        "not-yours",
        "already-started",
        "no-open-seat",
        "no-such-person",
        "not-friends",
        "not-together",
    ),
)
async def invite(office: Office, id: str, data: Invite, me: Guest | None) -> Table:
    """Ask a friend to this table: they are told of it, and find it on their home page."""
    guest, house = known(me), office.house
    live = await house.table(id)
    row = live.row
    if row.seat_of(guest) is None:
        raise Refused("not-yours", "you do not sit at this table")
    if row.state != "open":
        raise Refused("already-started", "the game has begun")
    if not any(sitter.kind == "open" for sitter in row.seats):
        raise Refused("no-open-seat", "there is no open seat")
    if await house.store.read(people.guest_of, data.person) is None:
        raise Refused("no-such-person", "there is nobody of this name")
    if not await house.store.read(rows.are_friends, guest.id, data.person):
        raise Refused("not-friends", "friends can be asked; others get the address of the table")
    if await house.store.read(apart, data.person) & set(row.people()):
        raise Refused("not-together", "one of you does not wish to sit at a table together")
    now = time.time()
    await house.store.write(rows.invite, id, data.person, guest.id, now)
    return describe(row, row.seat_of(guest), live.online())
