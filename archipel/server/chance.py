"""Chance that nobody can foresee and everybody can check.

Opening a table draws a secret of 256 bits and shows its SHA-256, the *commitment*. The k-th
choice of chance comes from HMAC-SHA256(secret, k). When the game is over the secret is told, and
``verify`` draws every choice of chance again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Match
from archipel.kernel.record import read, write


def commitment(secret: bytes) -> str:
    """What is shown of the secret from the start: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def rng(secret: bytes, k: int) -> Rng:
    """The generator of the k-th choice of chance, k from 0; its decimal digits are the message."""
    return Rng(int.from_bytes(hmac_sha256(secret, str(k).encode()), "big"))


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) for keys of up to 64 bytes.

    The library's own lets go of the interpreter for these few bytes and then has to wait for its
    turn: under load that takes ten times as long.
    """
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(key.translate(_INNER) + message).digest()
    return hashlib.sha256(key.translate(_OUTER) + inner).digest()


class Tampered(ValueError):
    """A record whose chance does not follow from its secret."""


class Unverifiable(ValueError):
    """A record that does not say enough to be checked."""


def sealed(match: Match, secret: bytes) -> str:
    """The record of a finished game with its seal: what ``verify`` reads."""
    return f"# commitment {commitment(secret)}\n# secret {secret.hex()}\n{write(match)}"


def verify(text: str, find: Callable[[str], Game]) -> tuple[Match, int]:
    """Check a sealed record: the match and how many choices of chance were drawn again.

    Tampered says what does not fit; Unverifiable what is missing; BadRecord that the record itself
    breaks the rules.
    """
    told = _comment(text, "commitment")
    secret = bytes.fromhex(_comment(text, "secret"))
    if commitment(secret) != told:
        raise Tampered("the secret is not the one that was committed to")
    match = read(text, find)
    if not match.over:
        raise Unverifiable("the record stops before the end of the game")
    again = Match(match.game, match.seats, match.options)
    drawn = 0
    for ply, (seat, choice) in enumerate(match.choices):
        if seat == CHANCE:
            due = again.position.roll(rng(secret, drawn))
            if due != choice:
                name = match.game.vocabulary.text
                raise Tampered(
                    f"choice {ply + 1}: chance should have come up with "
                    f"'{name(due)}', the record has '{name(choice)}'"
                )
            drawn += 1
        again.play(seat, choice)
    return match, drawn


def _comment(text: str, word: str) -> str:
    found = re.findall(rf"^# {word} ([0-9a-f]{{64}})$", text, re.MULTILINE)
    if len(found) != 1:
        raise Unverifiable(f"the record should have one line '# {word} <64 hexadecimal digits>'")
    return str(found[0])
