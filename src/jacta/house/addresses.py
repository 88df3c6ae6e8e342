"""Addresses on the network, as far as they can tell people apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, ip_address, ip_network

__all__ = ["among", "household"]


def household(address: str) -> str:
    """What counts as one address: with IPv6 one household has all those of a /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))


def among(networks: Iterable[str]) -> Callable[[str], bool]:
    """Says of an address whether it is in one of these networks, or is one of these addresses."""
    known = [ip_network(network, strict=False) for network in networks]

    def look(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in known)

    return look
