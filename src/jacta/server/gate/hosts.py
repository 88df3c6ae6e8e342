"""The names by which a house may be called.

A page of another site can give its own name the address of this machine, and would then be a page
of this house for a browser. So a name counts only if somebody here has chosen it; an address in
numbers always does, because nobody else can give it away.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from jacta.house.errors import HouseError

__all__ = ["Hosts", "own_names"]

_HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
_LOOPBACK = "localhost"


def own_names() -> set[str]:
    """How this machine is called, here and by its neighbours."""
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"}


class Hosts:
    """Knows the names that were set, those of this machine, and every address in numbers."""

    def __init__(self, host: str, public_address: str | None, others: Iterable[str] = ()) -> None:
        public = urlsplit(public_address or "").hostname
        set_here = {name.lower() for name in (host, public, *others) if name}
        self._names = set_here | own_names() | {_LOOPBACK}
        # Asked with every request; it is mostly the same.
        self.problem = lru_cache(maxsize=256)(self._problem)

    def _problem(self, header: bytes) -> HouseError | None:
        """What is wrong with the Host header of a request, if anything is."""
        found = _HOST.fullmatch(header)
        if found is None:
            return HouseError("bad-request")
        name = found[1].decode("ascii").strip("[]").lower().removesuffix(".")
        if name in self._names or name.endswith(f".{_LOOPBACK}") or _is_in_numbers(name):
            return None
        return HouseError("unknown-host", host=name)


def _is_in_numbers(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
