"""People without accounts: a random identity in a signed cookie, and secret words that are each good for one thing."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "croupier"  # the cookie's name begins with it
COOKIE_LASTS = 400 * 86_400  # seconds; the longest that browsers keep one
HANDOVER_LASTS = 15 * 60  # seconds until a one-time link expires
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes: none that could be mistaken for another
CODE = 8  # letters: too many to guess
NOBODY = "forgotten-"  # prefix of the ids of people who wanted to be forgotten
FORGOTTEN = "Guest"  # what they are called


class Passes:
    """Makes and checks the signed cookie."""

    def __init__(self, secret: bytes) -> None:
        # every house names its cookie differently: browsers send the cookies of one port to all ports of a host
        self.cookie = f"{COOKIE}-{sha256(b'cookie/' + secret).hexdigest()[:8]}"
        self._signer = TimestampSigner(secret, salt="croupier.person", digest_method=sha256)

    def issue(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if it was made by somebody else, or too long ago."""
        if not cookie:
            return None
        try:
            person, signed_at = self._signer.unsign(cookie, return_timestamp=True)
            is_old = self._signer.get_timestamp() - signed_at.timestamp() > COOKIE_LASTS
            return None if is_old else person.decode()  # one that seems to come from the future is fine
        except (BadSignature, UnicodeError):
            return None


def new_person() -> str:
    return secrets.token_hex(12)


def nobody() -> str:
    """An id to replace that of a person who wanted to be forgotten."""
    return NOBODY + secrets.token_hex(8)


def is_forgotten(person: str) -> bool:
    return person.startswith(NOBODY)


def new_table() -> str:
    """An id that nobody can guess: whoever has the link may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def new_token() -> tuple[str, str]:
    """A secret word, and its hash; only the hash is stored."""
    token = secrets.token_urlsafe(24)
    return token, hashed(token)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def label(secret: str) -> str:
    """What a log may say of a table or a person: enough to tell two apart, useless as a key."""
    return sha256(f"label/{secret}".encode()).hexdigest()[:8]
