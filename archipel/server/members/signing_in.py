"""The ways in: password, passkey, a mailed code, a code shown on another device.

Every refusal reads the same whether there is such an account or not, and takes as long.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from typing import Any

from litestar import Request, Response, post

from archipel.kernel.match import Refused
from archipel.server.answers import refuses_change
from archipel.server.members import codes, factors, passkeys, rows
from archipel.server.members.desk import Desk, log
from archipel.server.members.entering import enter
from archipel.server.members.messages import (
    AskPasskey,
    Begun,
    FinishMail,
    MailMe,
    ShowPasskey,
    SignIn,
    UseCode,
)
from archipel.server.members.rows import Member
from archipel.server.messages import Me
from archipel.server.queries import Session
from archipel.server.store import Conflict

CHALLENGE_SECONDS = 300.0
"""For making or showing a passkey."""

REFUSES = refuses_change("no-accounts", "wrong-sign-in", "second-factor", "wrong-code")


@post("/api/sign-in/password", status_code=200, responses=REFUSES)
async def by_password(request: Request[Any, Any, Any], data: SignIn, desk: Desk) -> Response[Me]:
    """Sign in with a name or an e-mail address and a password."""
    await desk.knock(request)
    login = data.login.strip().casefold()
    found = await desk.house.store.read(rows.member_called, login)
    await desk.try_for(request, login, found.guest if found else "")
    fits = await desk.passwords.fits(found.password if found else "", data.password)
    if found is None or not fits:
        raise _wrong(found.guest if found else "-", "password")
    await second(desk, found, data.code)
    return await enter(request, desk, found.guest, "password", shown=found)


@post("/api/sign-in/mail", status_code=200, responses=refuses_change("no-accounts", "no-mail"))
async def mail_me(request: Request[Any, Any, Any], data: MailMe, desk: Desk) -> Begun:
    """Have a code mailed, if there is an account with this address; the answer is the same."""
    await desk.knock(request)
    must_have_mail(desk)
    email = data.email.strip().casefold()
    found = await desk.house.store.read(rows.member_called, email)
    flow, digits = codes.draw_flow(), codes.draw_digits()
    guest = found.guest if found else ""
    await desk.begin("mail-in", flow, guest, desk.house.settings.mail_code_seconds, digits)
    desk.letters.post(email, "code", data.lang, meant=found is not None, code=digits)
    return Begun(flow=flow)


@post("/api/sign-in/mail/code", status_code=200, responses=REFUSES)
async def by_mail(request: Request[Any, Any, Any], data: FinishMail, desk: Desk) -> Response[Me]:
    """Sign in with the code that was mailed."""
    await desk.knock(request)
    code = data.code.replace(" ", "")
    begun = await desk.tried("mail-in", data.flow, code, spend=False)
    found = await desk.house.store.read(rows.member_of, begun.guest) if begun else None
    if found is None:
        raise _wrong("-", "mailed code")
    await desk.try_for(request, found.login, found.guest)
    await second(desk, found, data.second)
    if await desk.tried("mail-in", data.flow, code, spend=True) is None:
        raise _wrong(found.guest, "mailed code")  # somebody was faster with it
    return await enter(request, desk, found.guest, "mailed code", shown=found)


@post("/api/sign-in/passkey/begin", status_code=200, responses=refuses_change("no-accounts"))
async def ask_passkey(request: Request[Any, Any, Any], desk: Desk) -> AskPasskey:
    """What a browser needs to show a passkey."""
    await desk.knock(request)
    flow = codes.draw_flow()
    await desk.begin("key-in", flow, "", CHALLENGE_SECONDS)
    where = passkeys.site(request, desk.house)
    return AskPasskey(flow=flow, options=passkeys.ask_to_use(where, flow))


@post(
    "/api/sign-in/passkey",
    status_code=200,
    responses=refuses_change("no-accounts", "bad-passkey"),
)
async def by_passkey(
    request: Request[Any, Any, Any], data: ShowPasskey, desk: Desk
) -> Response[Me]:
    """Sign in with a passkey: it is two factors in one, so no other is asked for."""
    await desk.knock(request)
    id = passkeys.id_in(data.answer)
    begun = await desk.finish("key-in", data.flow)
    kept = await desk.house.store.read(rows.passkey, id)
    if begun is None or kept is None:
        raise Refused("bad-passkey", "this passkey does not open anything here")
    where = passkeys.site(request, desk.house)
    count = passkeys.used(where, data.flow, data.answer, kept)
    await desk.house.store.write(rows.use_passkey, kept.id, count, time.time())
    return await enter(request, desk, kept.guest, "passkey")


@post("/api/sign-in/device", status_code=200, responses=refuses_change("no-accounts", "wrong-code"))
async def by_device(request: Request[Any, Any, Any], data: UseCode, desk: Desk) -> Response[Me]:
    """Go on here as on the device that shows this code."""
    await desk.knock(request)
    begun = await desk.finish("device", codes.read(data.code))
    if begun is None:
        raise Refused("wrong-code", "this code is not good, or no longer")
    return await enter(request, desk, begun.guest, "another device", proved=False)


async def second(desk: Desk, member: Member, code: str) -> None:
    """The second factor, where there is one: a code of the app, or one for recovery."""
    if not member.totp:
        return
    if not code:
        raise Refused("second-factor", "the code of your authenticator app is needed too")
    key, store = desk.house.key, desk.house.store
    step = factors.step_of(factors.unlocked(key, member.totp), code)
    if step is not None and await store.write(rows.use_step, member.guest, step):
        return
    hashed = desk.hashed("recovery", codes.read(code))
    if await store.write(rows.use_recovery, member.guest, hashed):
        log.info("guest=%s used a recovery code", member.guest)
        return
    log.info("guest=%s: a wrong second factor", member.guest)
    raise Refused("wrong-code", "this code is not good, or no longer")


def must_have_mail(desk: Desk) -> None:
    if not desk.letters.possible:
        raise Refused("no-mail", "this server sends no e-mail")


def _wrong(guest: str, how: str) -> Refused:
    log.info("guest=%s: a wrong %s", guest, how)
    return Refused("wrong-sign-in", "no account fits what you have given")


# ---------------------------------------------------------------- a guest becomes a member

LETTERS = 12
"""Letters of a person's name in the name to sign in with."""


def new_login(name: str, digits: int) -> str:
    """A name to sign in with: drawn, so that nobody can learn here which are taken."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in plain if c.isascii() and c.isalnum())[:LETTERS]
    number = secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)
    return f"{letters or 'guest'}-{number}"


async def become_member(
    desk: Desk, session: Session, invitation: str, password: str = "", email: str | None = None
) -> Member:
    """Give a guest an account, with the first way into it."""
    desk.must_be_open()
    invited = desk.house.settings.accounts == "open"
    if not invited and await desk.finish("invite", codes.read(invitation)) is None:
        raise Refused("needs-invitation", "an account needs an invitation of the host")
    for digits in (4, 4, 5, 6, 8):
        login = new_login(session.guest.name, digits)
        made = Member(session.guest.id, login, email, password, "", 0, time.time())
        try:
            await desk.house.store.write(rows.add_member, made)
        except Conflict:  # this name is taken: another one is drawn
            continue
        log.info("guest=%s has an account", session.guest.id)
        return made
    raise Refused("stale", "your account has just been made elsewhere")
