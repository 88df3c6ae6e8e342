"""Addresses on the network, as far as they can tell people apart."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

__all__ = ["household"]


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
