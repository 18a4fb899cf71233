"""The desk: what the rooms of members share, made once beside the house."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar import Request

from archipel.kernel.match import Refused
from archipel.server.accounts import session_at, unsigned
from archipel.server.house import House
from archipel.server.limits import Buckets, address_of
from archipel.server.members import codes, rows
from archipel.server.members.letters import Letters
from archipel.server.members.passwords import Passwords
from archipel.server.members.rows import Code, Member
from archipel.server.queries import Session

KNOWN = "archipel-known"
"""A cookie for a browser that has signed in before: strangers cannot lock its owner out."""

log = logging.getLogger("archipel.members")


class Desk:
    """Limits on signing in, the thread for passwords, and letters."""

    def __init__(self, house: House) -> None:
        self.house = house
        chosen = house.settings
        self.passwords = Passwords(chosen.passwords_waiting)
        self.letters = Letters(chosen, lambda rate, key: house.bus.take_now(rate, key))
        many = chosen.counted
        self._accounts = Buckets("sign-ins", chosen.sign_in_rate, chosen.sign_in_burst, many)
        rate, burst = chosen.sign_in_address_rate, chosen.sign_in_address_burst
        self._homes = Buckets("sign-in homes", rate, burst, many)

    async def close(self) -> None:
        await self.letters.close()
        self.passwords.close()

    # ------------------------------------------------------------ who may try

    def must_be_open(self) -> None:
        if self.house.settings.accounts == "off":
            raise Refused("no-accounts", "there are no accounts on this server")

    async def knock(self, request: Request[Any, Any, Any]) -> None:
        """Somebody tries to come in from this address."""
        self.must_be_open()
        if not await self.house.bus.take(self._homes, address_of(request.scope)):
            self.house.tally.note("sign-in: too fast")
            raise Refused("too-fast", "too many attempts: wait a moment")

    async def try_for(self, request: Request[Any, Any, Any], login: str, guest: str) -> None:
        """Somebody tries to come in as this one, who may not exist; known browsers count apart."""
        known = unsigned(request.cookies.get(KNOWN, "")[:200], self.house.key)
        ours = bool(guest) and known == f"known-{guest}"
        key = f"known {guest}" if ours else f"login {login}"
        if not await self.house.bus.take(self._accounts, key):
            self.house.tally.note("sign-in: too fast")
            raise Refused("too-fast", "too many attempts: wait a moment")

    # ------------------------------------------------------------ who asks

    async def session(self, request: Request[Any, Any, Any]) -> Session:
        """The session of somebody with a name."""
        found = await session_at(request, self.house)
        if found is None:
            raise Refused("no-name", "take a name first")
        return found

    async def member(self, request: Request[Any, Any, Any]) -> tuple[Session, Member]:
        """Somebody with an account."""
        session = await self.session(request)
        found = await self.house.store.read(rows.member_of, session.guest.id)
        if found is None:
            raise Refused("no-account", "you have no account yet")
        return session, found

    async def proved(self, request: Request[Any, Any, Any]) -> tuple[Session, Member]:
        """Somebody with an account who has shown a way in a short while ago."""
        session, found = await self.member(request)
        if time.time() - session.proved > self.house.settings.proved_seconds:
            raise Refused("prove-again", "sign in once more before you change this")
        return session, found

    # ------------------------------------------------------------ codes

    def hashed(self, kind: str, code: str) -> str:
        return codes.hashed(self.house.key, kind, code)

    async def begin(
        self,
        kind: str,
        flow: str,
        guest: str,
        seconds: float,
        secret: str = "",
        about: str = "",
        alone: bool = False,
    ) -> None:
        """Store something that is to be finished once, and soon."""
        now = time.time()
        kept = self.hashed(kind, f"{flow} {secret}")
        code = Code(self.hashed(kind, flow), kind, guest, kept, about, now + seconds, 0)
        await self.house.store.write(rows.add_code, code, now, alone)

    async def finish(self, kind: str, flow: str) -> Code | None:
        """What was begun, if it is still good; it is worth nothing after this."""
        return await self.house.store.write(
            rows.take_code, self.hashed(kind, flow), kind, time.time()
        )

    async def tried(self, kind: str, flow: str, secret: str, spend: bool) -> Code | None:
        """What was begun, if this is the secret that was mailed."""
        kept, said = self.hashed(kind, flow), self.hashed(kind, f"{flow} {secret}")
        return await self.house.store.write(rows.try_code, kept, kind, said, time.time(), spend)
