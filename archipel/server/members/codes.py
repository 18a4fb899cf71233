"""Codes that are read from one screen and typed at another; at rest only their keyed hashes.

The key lies in the data folder and not in the database, so a stolen database does not tell them,
not even the short ones.
"""

from __future__ import annotations

import secrets

from archipel.server.chance import hmac_sha256

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
DEVICE, RECOVERY = 8, 24
"""Letters of a code for a second device (40 bits, for two minutes), and for recovery (120 bits)."""

DIGITS = 8
"""Of a code that is mailed: 26 bits, five tries."""


def draw(length: int) -> str:
    """A code in groups of four."""
    letters = [secrets.choice(LETTERS) for _ in range(length)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, length, 4))


def read(typed: str) -> str:
    """A code as somebody may have typed it, without what does not count."""
    plain = "".join(typed.upper().split()).replace("-", "")
    return plain.replace("O", "0").replace("I", "1").replace("L", "1")


def draw_digits() -> str:
    return "".join(secrets.choice("0123456789") for _ in range(DIGITS))


def draw_flow() -> str:
    """Names something begun that has to be finished."""
    return secrets.token_urlsafe(32)


def hashed(key: bytes, kind: str, code: str) -> str:
    """What is stored of a code."""
    return hmac_sha256(key, f"code:{kind}:{code}".encode()).hex()
