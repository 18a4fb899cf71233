"""My account: what I can see of it and change, on all my devices."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, get, post

from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.accounts import cookie_of, forget, session_at
from archipel.server.answers import refuses, refuses_change
from archipel.server.members import belongings, codes, factors, passkeys, rows
from archipel.server.members.desk import Desk, log
from archipel.server.members.entering import enter
from archipel.server.members.messages import (
    Account,
    AskPasskey,
    Begun,
    DeviceCode,
    DropPasskey,
    EndSession,
    FinishMail,
    FinishTotp,
    KeptPasskey,
    MadePasskey,
    MailMe,
    OpenElsewhere,
    Recovery,
    SessionInfo,
    SetPassword,
    TotpBegun,
)
from archipel.server.members.rows import Member
from archipel.server.members.signing_in import CHALLENGE_SECONDS, become_member, must_have_mail
from archipel.server.messages import Guest, Me
from archipel.server.queries import Session
from archipel.server.store import Conflict
from archipel.server.tables import stand_up

RECOVERY_CODES = 8
TOTP_SECONDS = 900.0

BECOME = ("no-accounts", "needs-invitation", "prove-again")
CHANGE = refuses_change("no-account", "prove-again")


# ---------------------------------------------------------------- looking


@get("/api/account", responses=refuses("no-name"))
async def account(request: Request[Any, Any, Any], desk: Desk) -> Account:
    """My account, with its ways in and the browsers it is open in."""
    house = desk.house
    session = await session_at(request, house)
    mode, mail = house.settings.accounts, desk.letters.possible
    told = Account(mode=mode, mail=mail, passkeys=[], sessions=[])
    if session is None:
        return told
    open_in = [
        SessionInfo(
            id=row.id,
            browser=row.browser,
            created=row.created,
            seen=row.seen,
            here=row.token == session.token,
        )
        for row in await house.store.read(rows.sessions_of, session.guest.id)
    ]
    found = await house.store.read(rows.member_of, session.guest.id)
    if found is None:
        return msgspec.structs.replace(told, sessions=open_in)
    kept = await house.store.read(rows.passkeys_of, found.guest)
    return msgspec.structs.replace(
        told,
        login=found.login,
        email=found.email or "",
        password=bool(found.password),
        totp=bool(found.totp),
        recovery=await house.store.read(rows.count_recovery, found.guest),
        passkeys=[
            KeptPasskey(id=one.id, name=one.name, created=one.created, used=one.used)
            for one in kept
        ],
        sessions=open_in,
        proved=time.time() - session.proved <= house.settings.proved_seconds,
    )


@get("/api/account/export", responses=refuses("no-name"))
async def export(request: Request[Any, Any, Any], desk: Desk) -> Response[dict[str, Any]]:
    """All that is kept of me, as one file."""
    session = await desk.session(request)
    found = await desk.house.store.read(belongings.told_of, session.guest.id)
    headers = {"content-disposition": 'attachment; filename="archipel.json"'}
    return Response(found, headers=headers)


# ---------------------------------------------------------------- ways in


async def _changer(request: Request[Any, Any, Any], desk: Desk) -> tuple[Session, Member | None]:
    """A guest who gets an account, or a member who has shown a way in a short while ago."""
    session = await desk.session(request)
    if not session.member:
        await desk.knock(request)
        return session, None
    return await desk.proved(request)


@post(
    "/api/account/password",
    status_code=200,
    responses=refuses_change(*BECOME, "short-password", "common-password"),
)
async def set_password(
    request: Request[Any, Any, Any], data: SetPassword, desk: Desk
) -> Response[Me]:
    """Set a password, or another one: then all other browsers have to sign in again."""
    session, found = await _changer(request, desk)
    hashed = await desk.passwords.hash(data.password)
    guest = session.guest.id
    if found is None:
        await become_member(desk, session, data.invitation, password=hashed)
    else:
        await desk.house.store.write(rows.change_member, guest, {"password": hashed})
        await _end(desk, guest, but=session.token)
        log.info("guest=%s changed the password", guest)
    return await enter(request, desk, guest, "new password")


@post("/api/account/passkey/begin", status_code=200, responses=refuses_change(*BECOME))
async def begin_passkey(request: Request[Any, Any, Any], desk: Desk) -> AskPasskey:
    """What a browser needs to make a passkey."""
    desk.must_be_open()
    session, found = await _changer(request, desk)
    flow, guest = codes.draw_flow(), session.guest
    await desk.begin("key-make", flow, guest.id, CHALLENGE_SECONDS)
    kept = await desk.house.store.read(rows.passkeys_of, guest.id)
    login, where = found.login if found else guest.name, passkeys.site(request, desk.house)
    asked = passkeys.ask_to_make(where, flow, guest.id, login, guest.name, kept)
    return AskPasskey(flow=flow, options=asked)


@post("/api/account/passkey", status_code=200, responses=refuses_change(*BECOME, "bad-passkey"))
async def add_passkey(
    request: Request[Any, Any, Any], data: MadePasskey, desk: Desk
) -> Response[Me]:
    """Keep the passkey that the browser has made."""
    session, found = await _changer(request, desk)
    begun = await desk.finish("key-make", data.flow)
    if begun is None or begun.guest != session.guest.id:
        raise Refused("bad-passkey", "this passkey was not asked for here")
    name = names.name(data.name) or "passkey"
    where = passkeys.site(request, desk.house)
    made = passkeys.made(where, data.flow, data.answer, session.guest.id, name, time.time())
    if found is None:
        await become_member(desk, session, data.invitation)
    try:
        await desk.house.store.write(rows.add_passkey, made)
    except Conflict as conflict:
        raise Refused("bad-passkey", "this passkey is known already") from conflict
    log.info("guest=%s has a new passkey", session.guest.id)
    return await enter(request, desk, session.guest.id, "new passkey")


@post("/api/account/passkey/drop", status_code=200, responses=refuses_change("last-way", *BECOME))
async def drop_passkey(request: Request[Any, Any, Any], data: DropPasskey, desk: Desk) -> Account:
    """Forget a passkey; not the last way in."""
    _, found = await desk.proved(request)
    kept = await desk.house.store.read(rows.passkeys_of, found.guest)
    if len(kept) == 1 and not found.password and not found.email:
        raise _last_way()
    if await desk.house.store.write(rows.drop_passkey, found.guest, data.id):
        log.info("guest=%s dropped a passkey", found.guest)
    return await _told(request, desk)


@post("/api/account/mail", status_code=200, responses=refuses_change(*BECOME, "no-mail"))
async def set_mail(request: Request[Any, Any, Any], data: MailMe, desk: Desk) -> Begun:
    """Have a code mailed to an address that is to be mine."""
    desk.must_be_open()
    must_have_mail(desk)
    session, _ = await _changer(request, desk)
    if not desk.letters.may_send(f"by {session.guest.id}"):
        raise Refused("too-fast", "these are many letters: wait a moment")
    email = data.email.strip().casefold()
    flow, digits = codes.draw_flow(), codes.draw_digits()
    seconds, guest = desk.house.settings.mail_code_seconds, session.guest.id
    taken = await desk.house.store.read(rows.member_called, email)
    await desk.begin("mail-set", flow, guest, seconds, digits, email)
    if taken is None or taken.guest == guest:
        desk.letters.post(email, "code", data.lang, code=digits)
    else:  # its owner is told, and nobody else
        desk.letters.post(email, "taken", data.lang)
    return Begun(flow=flow)


@post("/api/account/mail/code", status_code=200, responses=refuses_change(*BECOME, "wrong-code"))
async def confirm_mail(
    request: Request[Any, Any, Any], data: FinishMail, desk: Desk
) -> Response[Me]:
    """The code that was mailed: the address is mine."""
    session, found = await _changer(request, desk)
    code = data.code.replace(" ", "")
    begun = await desk.tried("mail-set", data.flow, code, spend=True)
    wrong = Refused("wrong-code", "this code is not good, or no longer")
    if begun is None or begun.guest != session.guest.id:
        raise wrong
    if await desk.house.store.read(rows.member_called, begun.about) is not None:
        raise wrong
    if found is None:
        await become_member(desk, session, data.invitation, email=begun.about)
    else:
        try:
            values = {"email": begun.about}
            await desk.house.store.write(rows.change_member, session.guest.id, values)
        except Conflict as conflict:
            raise wrong from conflict
    log.info("guest=%s has another e-mail address", session.guest.id)
    return await enter(request, desk, session.guest.id, "mailed code")


@post("/api/account/mail/drop", status_code=200, responses=refuses_change("last-way", *BECOME))
async def drop_mail(request: Request[Any, Any, Any], desk: Desk) -> Account:
    """Forget my address; not the last way in."""
    _, found = await desk.proved(request)
    if not found.password and not await desk.house.store.read(rows.passkeys_of, found.guest):
        raise _last_way()
    await desk.house.store.write(rows.change_member, found.guest, {"email": None})
    return await _told(request, desk)


def _last_way() -> Refused:
    return Refused("last-way", "this is the only way into your account")


async def _told(request: Request[Any, Any, Any], desk: Desk) -> Account:
    told: Account = await account.fn(request, desk)
    return told


# ---------------------------------------------------------------- the second factor


@post("/api/account/totp/begin", status_code=200, responses=CHANGE)
async def begin_totp(request: Request[Any, Any, Any], desk: Desk) -> TotpBegun:
    """A secret for an authenticator app; it counts when a first code of it was shown."""
    _, found = await desk.proved(request)
    flow, secret = codes.draw_flow(), factors.new_secret()
    locked = factors.locked(desk.house.key, secret)
    await desk.begin("totp", flow, found.guest, TOTP_SECONDS, about=locked, alone=True)
    address = factors.address(secret, found.login)
    return TotpBegun(flow=flow, secret=secret, picture=factors.picture(address))


@post(
    "/api/account/totp",
    status_code=200,
    responses=refuses_change("no-account", "prove-again", "wrong-code"),
)
async def finish_totp(request: Request[Any, Any, Any], data: FinishTotp, desk: Desk) -> Recovery:
    """The first code of the app: from now on one is asked for. Codes for recovery come with it."""
    _, found = await desk.proved(request)
    begun = await desk.tried("totp", data.flow, "", spend=False)
    wrong = Refused("wrong-code", "this code is not good, or no longer")
    if begun is None or begun.guest != found.guest:
        raise wrong
    step = factors.step_of(factors.unlocked(desk.house.key, begun.about), data.code)
    if step is None:
        raise wrong
    await desk.finish("totp", data.flow)
    values = {"totp": begun.about, "totp_step": step}
    await desk.house.store.write(rows.change_member, found.guest, values)
    log.info("guest=%s has a second factor", found.guest)
    return await _new_recovery(desk, found.guest)


@post("/api/account/totp/drop", status_code=200, responses=CHANGE)
async def drop_totp(request: Request[Any, Any, Any], desk: Desk) -> Account:
    """No second factor any more."""
    _, found = await desk.proved(request)
    values = {"totp": "", "totp_step": 0}
    await desk.house.store.write(rows.change_member, found.guest, values)
    await desk.house.store.write(rows.put_recovery, found.guest, [])
    log.info("guest=%s has no second factor any more", found.guest)
    return await _told(request, desk)


@post("/api/account/recovery", status_code=200, responses=CHANGE)
async def new_recovery(request: Request[Any, Any, Any], desk: Desk) -> Recovery:
    """New codes for recovery; the old ones are worth nothing."""
    _, found = await desk.proved(request)
    if not found.totp:
        raise Refused("no-account", "codes for recovery belong to a second factor")
    return await _new_recovery(desk, found.guest)


async def _new_recovery(desk: Desk, guest: str) -> Recovery:
    drawn = [codes.draw(codes.RECOVERY) for _ in range(RECOVERY_CODES)]
    hashes = [desk.hashed("recovery", codes.read(code)) for code in drawn]
    await desk.house.store.write(rows.put_recovery, guest, hashes)
    return Recovery(codes=drawn)


# ---------------------------------------------------------------- devices


@post("/api/account/device", status_code=200, responses=refuses_change("no-account"))
async def open_elsewhere(
    request: Request[Any, Any, Any], data: OpenElsewhere, desk: Desk
) -> DeviceCode:
    """A code to go on with at another device: for a short while, and once. The last one counts."""
    desk.must_be_open()
    _, found = await desk.member(request)
    code, seconds = codes.draw(codes.DEVICE), desk.house.settings.device_code_seconds
    await desk.begin("device", codes.read(code), found.guest, seconds, alone=True)
    here = desk.house.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")
    address = f"{here}/open{f'?to=/table/{data.table}' if data.table else ''}#{code}"
    return DeviceCode(code=code, seconds=seconds, picture=factors.picture(address))


@post("/api/account/session/end", status_code=200, responses=refuses_change("no-such-session"))
async def end_session(request: Request[Any, Any, Any], data: EndSession, desk: Desk) -> Account:
    """Sign a browser of mine out; without an id all others."""
    session = await desk.session(request)
    if not await _end(desk, session.guest.id, data.id, session.token) and data.id:
        raise Refused("no-such-session", "there is no such session of yours")
    return await _told(request, desk)


@post("/api/account/sign-out", status_code=200, responses=refuses_change("no-account"))
async def sign_out(request: Request[Any, Any, Any], desk: Desk) -> Response[Me]:
    """Sign out here. A guest cannot: nobody would recognise them again."""
    session, _ = await desk.member(request)
    await _end(desk, session.guest.id, session.id)
    return Response(Me(guest=None), cookies=[cookie_of("", request, desk.house)])


async def _end(desk: Desk, guest: str, id: str = "", but: str = "") -> list[str]:
    ended = await desk.house.store.write(rows.end_sessions, guest, id, but)
    forget(desk.house, guest)
    for token in ended:
        desk.house.part(token)
    return ended


# ---------------------------------------------------------------- good-bye


@post("/api/account/erase", status_code=200, responses=CHANGE)
async def erase(request: Request[Any, Any, Any], desk: Desk) -> Response[Me]:
    """Forget me. Games of others stay whole: at their tables I was someone."""
    _, found = await desk.proved(request)
    house, guest = desk.house, found.guest
    me = Guest(id=guest, name="", colour="slate")
    for id in await house.store.read(belongings.running_tables, guest):
        with suppress(Refused):  # it has just ended
            await stand_up(house, id, me)
    changed, ended = await house.store.write(belongings.erase, guest)
    forget(house, guest)
    for token in ended:
        house.part(token)
    for id in changed:
        if (live := house.lives.get(id)) is not None:
            await live.catch_up()
    house.rename(me)  # their words are forgotten with their name
    log.info("guest=%s has erased their account", guest)
    return Response(Me(guest=None), cookies=[cookie_of("", request, house)])
