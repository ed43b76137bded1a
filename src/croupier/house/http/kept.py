"""Answers that are the same for everybody: kept ready, compressed, and with an ETag.

Asking for them again and again costs the house next to nothing.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING, PACKED = 1000, 9  # bytes of an answer; gzip level, from 1 to 9: it is done once
ASK_FIRST = "no-cache"  # browsers keep it, and ask whether it has changed


class Kept:
    """An answer that is made when it is first asked for."""

    def __init__(self, make: Callable[[], bytes], media: str) -> None:
        self._make, self._media = make, media

    @cached_property
    def _body(self) -> bytes:
        return self._make()

    @cached_property
    def _packed(self) -> bytes | None:
        return gzip.compress(self._body, PACKED) if len(self._body) >= WORTH_PACKING else None

    @cached_property
    def _tag(self) -> str:
        return f'W/"{blake2b(self._body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = {"ETag": self._tag, "Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding"}
        known = [one.strip() for one in request.headers.get("If-None-Match", "").split(",")]
        if status == 200 and (self._tag in known or "*" in known):
            return Response(status_code=304, headers=headers)
        if self._packed and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self._packed, status, headers, self._media)
        return Response(self._body, status, headers, self._media)
