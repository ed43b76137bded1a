"""A push service of the tests' own, and browsers that can read what it brings: RFC 8291 from the other side."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Arrived:
    """What was handed to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser that has subscribed."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.address}/push/{name}"
        self._private = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    @property
    def _point(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": plain(self._point), "auth": plain(self._auth)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def decrypted(self, body: bytes) -> Any:
        """The message, as section 4 of the RFC takes it apart; an error if it is not for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size == 4096
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        both = self._derived(shared, self._auth, b"WebPush: info\x00" + self._point + sender, 32)
        key = self._derived(both, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = self._derived(both, salt, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert opened[-1] == 2, "it is the last record"
        return json.loads(opened[:-1])

    def _derived(self, secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)


@dataclass
class PushService:
    address: str = ""
    answers: list[int] = field(default_factory=list)  # statuses to give next; then 201
    arrived: list[Arrived] = field(default_factory=list)

    def told(self, browser: Browser) -> list[Any]:
        """What this browser has been told, in order."""
        return [browser.decrypted(one.body) for one in self.arrived if browser.endpoint.endswith(one.path)]

    def check_signed(self, one: Arrived, key: str, now: float) -> dict[str, Any]:
        """Check who has sent this, as RFC 8292 says; returns the claims."""
        scheme, _, rest = one.headers["Authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert parts["k"] == key
        said, _, signature = parts["t"].rpartition(".")
        numbers = [int.from_bytes(half, "big") for half in (read(signature)[:32], read(signature)[32:])]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(key))
        public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(read(part)) for part in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.address
        assert now < claims["exp"] <= now + 86_400
        return dict(claims)

    def wait_for(self, count: int) -> None:
        until = time.monotonic() + 10
        while len(self.arrived) < count:
            assert time.monotonic() < until, f"{len(self.arrived)} of {count} messages came"
            time.sleep(0.01)


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.arrived.append(Arrived(self.path, dict(self.headers), body))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
