"""Descriptors: each connection takes one of those that the system gives to a process."""

from __future__ import annotations

import logging
from contextlib import suppress

try:
    import resource
except ImportError:  # Windows: there is no such limit
    resource = None  # type: ignore[assignment]

__all__ = ["most_connections", "room_for_connections"]

_log = logging.getLogger(__name__)
# For files, the database, and the processes that think for bots.
_OTHERS = 200


def most_connections(wanted: int) -> int:
    """For how many connections there would be descriptors; none are asked for."""
    if resource is None:
        return wanted
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if hard == resource.RLIM_INFINITY else max(1, min(wanted, hard - _OTHERS))


def room_for_connections(wanted: int) -> int:
    """For how many connections there are descriptors; as many are asked for as are wanted.

    Whoever came after the last descriptor would be shut out without a word, also to the keeper.
    """
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _OTHERS
    if soft != resource.RLIM_INFINITY and soft < needed:
        more = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with suppress(OSError, ValueError):  # some systems refuse
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    room = wanted if soft == resource.RLIM_INFINITY else min(wanted, soft - _OTHERS)
    if room < wanted:
        fields = {"connections": room, "wanted": wanted, "descriptors": soft}
        _log.warning("fewer connections than set: raise LimitNOFILE", extra={"fields": fields})
    return max(1, room)
