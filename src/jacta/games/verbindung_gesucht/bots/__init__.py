"""The players of Verbindung gesucht."""

from __future__ import annotations

from jacta.games.verbindung_gesucht.bots.linker import GREEDY, LINKER
from jacta.games.verbindung_gesucht.bots.players import LADDER, MIND

__all__ = ["MIND", "POLICIES"]

POLICIES = (GREEDY, LINKER, *LADDER)
