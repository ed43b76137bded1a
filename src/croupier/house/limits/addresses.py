"""Where somebody comes from, as far as limits are concerned."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

ONE_HOME = 64  # bits of the IPv6 networks that people are given: whoever has one has all addresses in it


@lru_cache(maxsize=10_000)
def home(host: str) -> str:
    """What counts as one address: an IPv6 address stands for its whole /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, ONE_HOME), strict=False))


class Proxies:
    """Trusted proxies: they say who is asking, and their connections are those of many people."""

    def __init__(self, named: str | None) -> None:
        names = [name.strip() for name in (named or "").split(",") if name.strip()]
        self._all = "*" in names
        self._names = {*names}
        self._networks = [network for name in names if (network := _network(name))]

    def __contains__(self, host: str) -> bool:
        if self._all or host in self._names:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
