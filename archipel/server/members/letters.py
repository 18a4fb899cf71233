"""E-mail, where a mail server is configured: written in the reader's language, sent beside play.

Nobody waits for a letter, so how long an answer takes does not tell whether one was sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from archipel.server.limits import Buckets
from archipel.server.settings import Settings
from archipel.text import Speaker

TRIES = (0.0, 2.0, 15.0)
"""Seconds before each attempt."""

MOST = 200
"""Letters that wait at most."""

log = logging.getLogger("archipel")


class Letters:
    """The letters on their way."""

    def __init__(
        self, settings: Settings, take: Callable[[Buckets, str], bool] = Buckets.take
    ) -> None:
        self.settings = settings
        self._take = take
        self._rate = Buckets("letters", settings.mail_rate, settings.mail_burst, settings.counted)
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Is there a mail server?"""
        return bool(self.settings.smtp_host)

    @property
    def sender(self) -> str:
        """Who our letters come from."""
        return self.settings.mail_from or f"archipel@{self.settings.smtp_host}"

    def may_send(self, to: str) -> bool:
        """One letter more to this address, or by this person: not too many at once."""
        return self._take(self._rate, to)

    def post(self, to: str, word: str, lang: str, meant: bool = True, **values: str | int) -> None:
        """Send a letter: ``mail-<word>-subject`` and ``mail-<word>``; not too many to one address.

        Who asks for it learns nothing of what becomes of it. One that is not ``meant`` is written
        and counted all the same, so that it takes as long.
        """
        if not self.possible or len(self._sending) >= MOST or not self.may_send(to):
            log.warning("a letter was not sent: %s", "too many" if self.possible else "no server")
            return
        letter = self._written(to, word, lang, values)
        if meant:
            task = asyncio.create_task(self._send(letter))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _written(self, to: str, word: str, lang: str, values: dict[str, str | int]) -> EmailMessage:
        speaker = Speaker(lang)
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = speaker.say(f"mail-{word}-subject", **values)
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain="archipel.invalid")
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(speaker.say(f"mail-{word}", **values) + "\n")
        return letter

    async def _send(self, letter: EmailMessage) -> None:
        error: Exception | None = None
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                await self.deliver(letter)
            except (aiosmtplib.SMTPException, OSError) as failed:
                error = failed
            else:
                return
        log.warning("a letter could not be sent: %s", type(error).__name__)

    async def deliver(self, letter: EmailMessage) -> None:
        """Hand a letter to the mail server, once."""
        chosen = self.settings
        await aiosmtplib.send(
            letter,
            hostname=chosen.smtp_host,
            port=chosen.smtp_port,
            username=chosen.smtp_user or None,
            password=chosen.smtp_password or None,
            use_tls=chosen.smtp_tls == "tls",
            start_tls=chosen.smtp_tls == "starttls",
            timeout=20,
        )

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
