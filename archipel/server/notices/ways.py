"""The ways out: one attempt to deliver a notice, and what became of it."""

from __future__ import annotations

import logging
from typing import NamedTuple

import aiosmtplib

from archipel.kernel.match import Refused
from archipel.server.bus import Bus
from archipel.server.limits import Buckets
from archipel.server.members.letters import Letters
from archipel.server.notices import letters, push, webhooks
from archipel.server.notices.outgoing import Answer, Busy, Outgoing, Place, Unreachable
from archipel.server.notices.rows import Way, Wish
from archipel.server.notices.wording import Subject, Words, put
from archipel.server.settings import Settings

GONE = (404, 410)
"""A push service answers so for a browser that is no longer there."""

LATER = (408, 425, 429)
"""Answers to a request that may be made again, as are all from 500 on."""

log = logging.getLogger("archipel.notices")


class Outcome(NamedTuple):
    """What became of an attempt: see ``rows.record``."""

    word: str
    status: int = 0
    patience: float = 0.0


class Ways:
    """Push, letters and webhooks."""

    def __init__(self, settings: Settings, key: bytes, mail: Letters, bus: Bus) -> None:
        self.settings = settings
        self.bus = bus
        self.mail = mail
        self.outgoing = Outgoing(settings.notice_hosts)
        self._key = key
        self._push = push.own_key(key)
        self.public = push.public_text(self._push)
        rate, burst = settings.notice_host_rate, settings.notice_host_burst
        self._hosts = Buckets("notices", rate, burst, settings.counted)

    def close(self) -> None:
        self.outgoing.close()

    async def send(
        self, id: str, subject: Subject, wish: Wish, to: Way | None, email: str
    ) -> Outcome:
        """Try once. Whatever the other side does, this ends soon and with an outcome."""
        words = put(id, subject, wish.lang, wish.base)
        if to is None:
            return await self._send_letter(words, wish, email)
        try:
            place = await self.outgoing.check(to.address, wish.guest)
            if not await self.bus.take(self._hosts, place.host):
                return Outcome("later")
            if to.kind == "push":
                answer = await self._push_to(words, wish, to, place)
            else:
                answer = await self.outgoing.post(place, *webhooks.request(to.form, words))
        except Refused as refused:
            log.warning("way=%s: refused: %s", to.id, refused.word)
            return Outcome("no")
        except Busy:
            return Outcome("later")
        except (Unreachable, ValueError) as error:
            log.info("way=%s: %s", to.id, error)
            return Outcome("again")
        return _read(answer, to)

    async def _push_to(self, words: Words, wish: Wish, to: Way, place: Place) -> Answer:
        told = {"title": words.title, "body": words.text, "url": words.url, "lang": wish.lang}
        who, tagged = self._contact(wish), told | {"tag": words.id}
        made = push.message(self._push, who, place.origin, to.secrets, words.id, tagged)
        return await self.outgoing.post(place, *made)

    def _contact(self, wish: Wish) -> str:
        """Whom a push service may write to."""
        if self.settings.mail_from:
            return f"mailto:{self.settings.mail_from}"
        return wish.base if wish.base.startswith("https:") else "mailto:host@localhost"

    async def _send_letter(self, words: Words, wish: Wish, email: str) -> Outcome:
        if not self.mail.possible:
            return Outcome("no")
        if not self.mail.may_send(f"notice {email}"):
            return Outcome("later", patience=1 / self.settings.mail_rate)
        off = letters.off_address(self._key, wish.guest, wish.base)
        made = letters.letter(words, wish.lang, self.mail.sender, email, off)
        try:
            await self.mail.deliver(made)
        except aiosmtplib.SMTPResponseException as error:
            log.warning("a letter was not taken: %d", error.code)
            return Outcome("again" if error.code < 500 else "no", error.code)
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)
            return Outcome("again")
        return Outcome("sent")


def _read(answer: Answer, to: Way) -> Outcome:
    """A redirect is no: it leads where nobody has looked."""
    if 200 <= answer.status < 300:
        return Outcome("sent", answer.status)
    if to.kind == "push" and answer.status in GONE:
        return Outcome("gone", answer.status)
    again = answer.status in LATER or answer.status >= 500
    return Outcome("again" if again else "no", answer.status, answer.patience)
