"""Figures for Prometheus: totals over the whole house, shown only to those the operator allows."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from croupier.core.game import Value

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Audience(Value):
    """Who may read the figures: nobody, by default. In a small house they show what players may not know."""

    addresses: tuple[str, ...] = ()  # or networks
    token: str | None = None

    def are_for(self, address: str, authorization: str) -> bool:
        if self.token and hmac.compare_digest(authorization.encode(), f"Bearer {self.token}".encode()):
            return True
        try:
            asking = ip_address(address)
        except ValueError:
            return False
        asking = getattr(asking, "ipv4_mapped", None) or asking
        return any(asking in ip_network(one, strict=False) for one in self.addresses)


class Metrics:
    def __init__(self, worker: str, tables: Callable[[], int], minded: Callable[[], int]) -> None:
        here = self._registry = CollectorRegistry()
        Info("croupier_worker", "The name of this worker.", registry=here).info({"worker": worker})
        Gauge("croupier_tables", "Tables in memory.", registry=here).set_function(tables)
        Gauge("croupier_minded", "Tables that this worker is responsible for.", registry=here).set_function(minded)
        self.conflicts = Counter("croupier_conflicts", "Entries that another worker wrote first.", registry=here)
        self.sockets = Gauge("croupier_sockets", "Open connections.", registry=here)
        self.entries = Counter("croupier_entries", "Entries written to the logs of tables.", registry=here)
        self.requests = Counter("croupier_requests", "Requests, by outcome.", ("status",), registry=here)
        self.refused = Counter("croupier_refused", "Refusals, by code.", ("code",), registry=here)
        self.writing = Histogram(
            "croupier_write_seconds", "Time until an entry is on disk.", buckets=QUICK, registry=here
        )
        self.thinking = Histogram(
            "croupier_think_seconds", "Time until a computer player has chosen.", buckets=QUICK, registry=here
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
