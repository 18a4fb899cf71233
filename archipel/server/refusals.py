"""Every way to say no: a word for the client's ``no-<word>`` sentence, and its HTTP status.

Code raises the kernel's ``Refused(word, message)`` and nothing else. Over HTTP it becomes a
``Problem`` with the status below, over a socket a ``Refusal``. A server that cannot even begin says
``CannotStart``.
"""

from __future__ import annotations

from archipel.kernel.match import Refused

STATUS: dict[str, int] = {
    "unreadable": 400,
    "no-name": 401,
    "wrong-sign-in": 401,
    "second-factor": 401,
    "wrong-code": 401,
    "bad-passkey": 401,
    "prove-again": 401,
    "not-yours": 403,
    "no-accounts": 403,
    "needs-invitation": 403,
    "forged": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-ply": 404,
    "no-such-bot": 404,
    "no-such-seat": 404,
    "no-such-session": 404,
    "no-such-person": 404,
    "no-such-way": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "bad-name": 409,
    "bad-table": 409,
    "no-account": 409,
    "no-mail": 409,
    "last-way": 409,
    "not-together": 409,
    "muted": 409,
    "no-notices": 409,
    "bad-address": 409,
    "private-address": 409,
    "not-reached": 409,
    "not-friends": 409,
    "short-password": 409,
    "common-password": 409,
    "stale": 409,
    "over": 409,
    "not-over": 409,
    "not-started": 409,
    "already-started": 409,
    "wrong-seed": 409,
    "too-late": 409,
    "not-your-turn": 409,
    "in-grace": 409,
    "not-an-option": 409,
    "nothing-to-take-back": 409,
    "chance-acted": 409,
    "another-acted": 409,
    "hidden-revealed": 409,
    "too-many-take-backs": 409,
    "no-open-seat": 409,
    "seats-open": 409,
    "not-absent": 409,
    "played-for": 409,
    "time-up": 409,
    "no-time": 409,
    "after-turn": 409,
    "bad-calendar": 409,
    "no-vacation": 409,
    "no-hints": 409,
    "no-plans": 409,
    "old-version": 409,
    "too-large": 413,
    "socket-only": 426,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-people": 429,
    "too-many-ways": 429,
    "too-many-notes": 429,
    "too-many-sockets": 429,
    "broken": 500,
    "not-saved": 503,
    "full": 503,
}


def status(refused: Refused) -> int:
    """The HTTP status that fits; 409, not now, for a word a game's rules may bring."""
    return STATUS.get(refused.word, 409)


def reason(refused: Refused) -> str:
    """The message without the rule id, which travels beside it."""
    text = str(refused)
    return text.removesuffix(f" ({refused.rule})") if refused.rule else text


EXIT: dict[str, int] = {
    "bad-value": 3,  # a setting that makes no sense
    "alone": 3,  # several processes, but nothing they could share
    "bad-folder": 4,  # the data folder cannot be written
    "bad-key": 4,
    "bad-database": 5,  # damaged, or no database at all
    "newer-database": 6,
    "locked-database": 7,  # it cannot be written
    "no-database": 7,  # it cannot be reached
    "port-taken": 8,
    "bad-address": 8,
    "old-games": 9,  # games are being played by rules that have changed
    "in-use": 10,  # by another server
    "bad-components": 11,  # corrected data does not fit its game
    "no-house": 12,  # there is nothing to copy
    "older-database": 6,
    "not-empty": 13,  # the place of a copy is in use
    "half-copy": 14,  # a house is being copied to here
    "copy-differs": 15,
    "bad-backup": 16,  # damaged
}
"""With which code the process ends, for scripts that watch over it."""


class CannotStart(Exception):
    """Why there will be no server, no copy, no backup: the sentence is ``cli-<word>``."""

    def __init__(self, word: str, **values: str | int) -> None:
        super().__init__(word)
        self.word = word
        self.code = EXIT[word]
        self.values = values
