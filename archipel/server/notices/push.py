"""Web push: a message that only one browser can read, signed so that its push service knows us.

Encrypted as RFC 8291 has it (``http_ece``), signed as RFC 8292 has it (``py_vapid``). The key of
this server follows from the one its cookies are signed with: it is there from the first start on,
all processes and machines have the same, and a backup of the data folder has it too.
"""

from __future__ import annotations

import base64
import time
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""

KEPT = 24 * 3600
"""Seconds a push service keeps a message for a browser that is not there."""

SIGNED = 12 * 3600
"""Seconds a signature is good."""


def own_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of this server, from the key of its cookies."""
    drawn = HKDF(hashes.SHA256(), 48, None, b"archipel: web push").derive(secret)
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Its public part, as browsers want it."""
    return _written(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def can_encrypt(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _read(p256dh))
        return len(_read(auth)) == 16
    except ValueError:
        return False


def message(
    key: ec.EllipticCurvePrivateKey,
    contact: str,
    origin: str,
    secrets: str,
    topic: str,
    told: dict[str, str],
) -> tuple[dict[str, str], bytes]:
    """Headers and body for a push service at this origin.

    The topic has it replace a message of the same notice that waits there still.
    """
    p256dh, auth = map(_read, secrets.split())
    fresh = ec.generate_private_key(ec.SECP256R1())
    body: Any = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=fresh,
        dh=p256dh,
        auth_secret=auth,
        version="aes128gcm",
    )
    claims = {"aud": origin, "exp": int(time.time()) + SIGNED, "sub": contact}
    signed: dict[str, str] = Vapid02(key).sign(claims)
    headers = {
        "authorization": signed["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "topic": topic,
        "urgency": "normal",
    }
    return headers, body


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
