"""The players of Dice Trip: two with rules of their own, and the four of the ladder, which think
with a mind."""

from __future__ import annotations

from jacta.games.dice_trip.bots.planner import GREEDY, PLANNER
from jacta.games.dice_trip.bots.players import LADDER, MIND

__all__ = ["MIND", "POLICIES"]

POLICIES = (GREEDY, PLANNER, *LADDER)
