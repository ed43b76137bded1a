"""Web Push: a message that only one browser can read, brought to it by the push service of its maker.

RFC 8291 says how it is encrypted, RFC 8292 how the house says who it is (VAPID), RFC 8030 how it is handed over. All of
the cryptography is that of the package `cryptography`, which is loaded when the first message is sent.
"""

from __future__ import annotations

import json
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from hashlib import sha256
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from ..common.refusals import NotAllowed

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT, SECRET, SALT, TAG = (
    65,
    16,
    16,
    16,
)  # bytes: a public key, the browser's secret, a salt, what proves a message whole
RECORD = 4_096  # bytes of the one record that a message is
STEP = 512  # bytes: messages are filled up to a multiple, so that their length says little
TRUSTED = 12 * 3_600  # seconds that a token is valid
PATIENCE = 10.0  # seconds for each step of talking to a push service
READ = 1_000  # bytes of its answer
LOCAL = ("localhost", "127.0.0.1", "::1")


def is_possible() -> bool:
    """Whether this installation can do it: croupier.pyz cannot."""
    return find_spec("cryptography") is not None


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str, length: int) -> bytes:
    """So many bytes, as browsers write them."""
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        data = b""
    if len(data) != length:
        raise NotAllowed("bad-endpoint", "This is not a push subscription: its keys cannot be read.")
    return data


class Keys:
    """The keys of a house, made from random bytes that it keeps."""

    def __init__(self, secret: bytes) -> None:
        self._number = int.from_bytes(sha256(b"push/" + secret).digest(), "big") % (ORDER - 1) + 1

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        return plain(_point(self._private))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that says who is sending."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        at = urlsplit(endpoint)
        claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(now) + TRUSTED, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(plain(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        numbers = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = plain(b"".join(number.to_bytes(32, "big") for number in numbers))
        return f"vapid t={said}.{signature}, k={self.public}"


def _point(private: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(message: bytes, key: str, auth: str, salt: bytes | None = None, number: int | None = None) -> bytes:
    """A message for the browser with this public key and this secret; salt and private key are made for it alone."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    curve, theirs, salt = ec.SECP256R1(), read(key, POINT), salt or os.urandom(SALT)
    mine = ec.generate_private_key(curve) if number is None else ec.derive_private_key(number, curve)
    try:
        browser = ec.EllipticCurvePublicKey.from_encoded_point(curve, theirs)
    except ValueError:
        raise NotAllowed("bad-endpoint", "This is not a push subscription: its keys cannot be read.") from None
    shared = mine.exchange(ec.ECDH(), browser)
    both = derived(shared, read(auth, SECRET), b"WebPush: info\0" + theirs + _point(mine), 32)
    sealing = AESGCM(derived(both, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + _point(mine)
    return head + sealing.encrypt(nonce, message + b"\2", None)


def filled(message: bytes) -> bytes:
    """With spaces at its end, which JSON ignores, so that its length says little."""
    return message + b" " * (-(len(message) + 1) % STEP)


def checked(endpoint: str, anywhere: bool = False) -> SplitResult:
    """The address of a push service: only https, and nothing in the operator's own network, unless that is wanted."""
    try:
        at = urlsplit(endpoint)
        port = at.port
    except ValueError:
        raise NotAllowed("bad-endpoint", "This is not the address of a push service.") from None
    is_local = anywhere and at.scheme == "http" and at.hostname in LOCAL
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not is_plain or not at.hostname or at.username or not (at.scheme == "https" or is_local):
        raise NotAllowed("bad-endpoint", "This is not the address of a push service.")
    if not anywhere and (port not in (None, 443) or at.hostname in LOCAL or _is_own_network(at.hostname)):
        raise NotAllowed("bad-endpoint", "This is not the address of a push service.")
    return at


def _is_own_network(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return not address.is_global or address.is_multicast


class Reply(NamedTuple):
    status: int  # 0: nobody answered
    wait: float = 0.0  # seconds until it is worth trying again


def post(endpoint: str, headers: dict[str, str], body: bytes, anywhere: bool = False) -> Reply:
    """Hand a message over. The name is looked up once, and what was checked is what is connected to."""
    try:
        at = checked(endpoint, anywhere)
        host, port = at.hostname or "", at.port or (443 if at.scheme == "https" else 80)
        found: list[Any] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [one[4][0] for one in found]
        if not anywhere and any(map(_is_own_network, addresses)):
            return Reply(404)
        line = socket.create_connection((addresses[0], port), PATIENCE)
        kind = HTTPSConnection if at.scheme == "https" else HTTPConnection
        connection = kind(host, port, timeout=PATIENCE)
        try:
            connection.sock = _safe(line, host) if at.scheme == "https" else line
            connection.request("POST", f"{at.path or '/'}{'?' + at.query if at.query else ''}", body, headers)
            answer = connection.getresponse()
            answer.read(READ)
            wait = answer.headers.get("Retry-After", "")
            return Reply(answer.status, float(wait) if wait.isdigit() else 0.0)
        finally:
            connection.close()
            line.close()
    except (OSError, HTTPException, NotAllowed, UnicodeError):
        return Reply(0)


def _safe(line: socket.socket, host: str) -> ssl.SSLSocket:
    return ssl.create_default_context().wrap_socket(line, server_hostname=host)
