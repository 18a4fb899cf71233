"""The second factor: a code that an authenticator app shows, new every half minute."""

from __future__ import annotations

import base64
import time

import pyotp
import segno
from cryptography.fernet import Fernet, InvalidToken
from pyotp.totp import TOTP
from pyotp.utils import strings_equal

from archipel.server.chance import hmac_sha256

STEP = 30
AROUND = (0, -1, 1)
"""Steps around now that count: clocks differ, and people type slowly."""


def _lock(key: bytes) -> Fernet:
    return Fernet(base64.urlsafe_b64encode(hmac_sha256(key, b"totp")))


def locked(key: bytes, secret: str) -> str:
    """A secret as it is kept: a stolen database does not tell it."""
    return _lock(key).encrypt(secret.encode()).decode()


def unlocked(key: bytes, kept: str) -> str:
    try:
        return _lock(key).decrypt(kept.encode()).decode()
    except InvalidToken:  # locked with the key of another server: no code fits
        return pyotp.random_base32()


def new_secret() -> str:
    return pyotp.random_base32()


def address(secret: str, login: str) -> str:
    """What an authenticator app reads."""
    return TOTP(secret).provisioning_uri(name=login, issuer_name="Archipel")


def step_of(secret: str, code: str, now: float | None = None) -> int | None:
    """The step a code belongs to; None: it is wrong, or too old."""
    shown = code.replace(" ", "")
    if not (shown.isascii() and shown.isdigit()):
        return None
    totp, step = TOTP(secret), int(time.time() if now is None else now) // STEP
    fitting = [step + n for n in AROUND if strings_equal(totp.at((step + n) * STEP), shown)]
    return fitting[0] if fitting else None


def picture(text: str) -> str:
    """A QR code, as the address of an image."""
    return segno.make(text, error="m", micro=False).svg_data_uri(
        scale=4, border=3, dark="#1d2b34", light="#ffffff"
    )
