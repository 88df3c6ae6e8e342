"""Looking back on a game that is over: who stood how, and which turn decided it.

look_back(record).deciding
"""

from jacta.analysis.chances import Chances, chances, quick_bot
from jacta.analysis.retrospect import BUDGET, DecidingTurn, Moment, Retrospect, look_back

__all__ = [
    "BUDGET",
    "Chances",
    "DecidingTurn",
    "Moment",
    "Retrospect",
    "chances",
    "look_back",
    "quick_bot",
]
