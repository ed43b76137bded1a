"""The REST endpoints, by subject: one module per subject, one function per endpoint."""

from __future__ import annotations

from ..endpoint import Endpoint
from . import afterwards, club, day, finding, games, meets, people, playing, tables

ENDPOINTS = [
    one
    for module in (games, finding, people, tables, playing, afterwards, club, day, meets)
    for one in vars(module).values()
    if isinstance(one, Endpoint)
]
