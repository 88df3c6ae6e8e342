"""The players of Entenrallye: `greedy`, `planner`, and the four of the ladder, which think with a
mind."""

from __future__ import annotations

from jacta.games.entenrallye.bots.greedy import GREEDY
from jacta.games.entenrallye.bots.planner import PLANNER
from jacta.games.entenrallye.bots.players import LADDER, MIND

__all__ = ["MIND", "POLICIES"]

POLICIES = (GREEDY, PLANNER, *LADDER)
