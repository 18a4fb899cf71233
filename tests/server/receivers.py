"""Those who receive notices, on loopback: a listener for webhooks, and a push service.

The push service opens what it is given as a browser would, by RFC 8291 and RFC 8292 alone and
without the libraries that the server encrypts and signs with.
"""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from archipel.cli.loopback import free_port


class Request(NamedTuple):
    """What somebody sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)


class Listener:
    """Takes POST requests, and answers each as it is told to."""

    def __init__(self) -> None:
        self.heard: list[Request] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # the next ones; then 200
        self._came = threading.Condition()
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with listener._came:
                    status, more = listener.answers.pop(0) if listener.answers else (200, {})
                    listener.heard.append(Request(self.path, headers, body))
                    listener._came.notify_all()
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing needs to be written of it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", free_port()), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.address = f"http://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Listener:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def next(self, seconds: float = 20.0) -> Request:
        """The next request."""
        with self._came:
            assert self._came.wait_for(lambda: self.heard, seconds), "nothing came"
            return self.heard.pop(0)


class Browser:
    """A subscription of a browser: only it can read what is sent to it."""

    def __init__(self, service: Listener) -> None:
        self.endpoint = f"{service.address}/push/{secrets.token_urlsafe(16)}"
        self.origin = service.address
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": written(_point(self._key.public_key())), "auth": written(self._auth)}
        return {"endpoint": self.endpoint, **keys, "lang": "fr", "zone": "Europe/Paris"}

    def opened(self, request: Request, server_key: str) -> dict[str, Any]:
        """What is told, if it was really encrypted for us and signed by this server."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        self._check_signature(request.headers["authorization"], server_key)
        told: dict[str, Any] = json.loads(self._decrypted(request.body))
        return told

    def _decrypted(self, body: bytes) -> bytes:
        """RFC 8188 with the keys of RFC 8291: one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + _point(self._key.public_key()) + sender
        key_material = _hkdf(self._auth, shared, info, 32)
        key = _hkdf(salt, key_material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, key_material, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "the last record ends with 2"
        return plain[:-1]

    def _check_signature(self, authorization: str, server_key: str) -> None:
        kind, _, fields = authorization.partition(" ")
        said = dict(field.strip().split("=", 1) for field in fields.split(","))
        assert kind == "vapid"
        assert said["k"] == server_key
        signed, _, signature = said["t"].rpartition(".")
        raw = read(signature)
        both = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(server_key))
        key.verify(encode_dss_signature(*both), signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(read(part)) for part in signed.split("."))
        assert head["alg"] == "ES256"
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https:"))


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for one block."""
    return _hmac(_hmac(salt, material), info + b"\x01")[:length]


def _hmac(key: bytes, data: bytes) -> bytes:
    mac = hmac.HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()
