"""The players of Würfel Express: `greedy`, and the four of the ladder, which think with a mind."""

from __future__ import annotations

from jacta.games.wurfel_express.bots.greedy import GREEDY
from jacta.games.wurfel_express.bots.players import LADDER, MIND

__all__ = ["MIND", "POLICIES"]

POLICIES = (GREEDY, *LADDER)
