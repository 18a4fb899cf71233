"""A real mail server on loopback, which keeps what it is given."""

from __future__ import annotations

import email
import re
import time
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from archipel.cli.loopback import free_port


class PostOffice:
    """Takes letters, and hands them to a test."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 kept"

    @property
    def environment(self) -> dict[str, str]:
        """What a server must be told to send its letters here."""
        where = {"ARCHIPEL_SMTP_HOST": "127.0.0.1", "ARCHIPEL_SMTP_PORT": str(self.port)}
        return where | {"ARCHIPEL_SMTP_TLS": "none", "ARCHIPEL_MAIL_FROM": "host@example.org"}

    def __enter__(self) -> PostOffice:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def next(self, seconds: float = 20.0) -> EmailMessage:
        """The next letter."""
        late = time.monotonic() + seconds
        while not self.letters and time.monotonic() < late:
            time.sleep(0.02)
        assert self.letters, "no letter came"
        return self.letters.pop(0)

    def code(self) -> str:
        """The code in the next letter."""
        found = re.search(r"\b(\d{8})\b", self.next().get_content())
        assert found
        return found[1]
