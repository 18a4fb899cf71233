"""Passwords: argon2id, in a thread of its own; long enough and not among the most common ones.

Nobody is asked for digits or capital letters. Whether there is such an account or not, the same
work is done, so the time it takes tells nothing.
"""

from __future__ import annotations

import asyncio
import functools
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from archipel.kernel.match import Refused

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$0FcWB/dZBq4+CCKkRHl5Ng$"
    "DrwY54XmS+KLsbR0qguD2AKzL7QJbACSA0tNxITNa1E"
)
"""What a password is compared with where there is none: as much work as any other. Written down,
because every start of a server would wait for that work."""


@functools.cache
def common() -> frozenset[str]:
    """The most common passwords of eight letters or more."""
    text = (Path(__file__).parent / "common.txt").read_text(encoding="utf-8")
    return frozenset(text.split())


def check(password: str) -> str:
    """A password as it is kept; Refused says why it cannot be one."""
    plain = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise Refused("short-password", f"a password has {SHORTEST} to {LONGEST} characters")
    if plain.casefold() in common():
        raise Refused("common-password", "many people use this password: it is tried first")
    return plain


class Passwords:
    """Hashing takes 64 MiB and some hundredths of a second: one at a time, and few that wait."""

    def __init__(self, most: int) -> None:
        self._hasher = PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._waiting = 0
        self._most = most

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self._run(self._hasher.hash, check(password))

    async def fits(self, kept: str, password: str) -> bool:
        """Is it the password? Where none is kept it is not, and that takes as long."""
        plain = unicodedata.normalize("NFKC", password)
        whole = len(plain) <= LONGEST
        found = await self._run(self._verify, kept or NOBODY, plain if whole else "")
        return found and whole and bool(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        if self._waiting >= self._most:
            raise Refused("full", "too many sign in at once: come back in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1
