"""Looking back on a game: who stood how, which turn decided it, and what was luck.

look_back(record).reckoning
"""

from jacta.analysis.chances import Chances, chances, quick_bot
from jacta.analysis.choices import Choice
from jacta.analysis.reckoning import FORMULA, Balance, Fortune, Moment, Reckoning, Step
from jacta.analysis.retrospect import BUDGET, DecidingTurn, Retrospect, look_back
from jacta.analysis.verdict import Swing, Verdict, costly

__all__ = [
    "BUDGET",
    "FORMULA",
    "Balance",
    "Chances",
    "Choice",
    "DecidingTurn",
    "Fortune",
    "Moment",
    "Reckoning",
    "Retrospect",
    "Step",
    "Swing",
    "Verdict",
    "chances",
    "costly",
    "look_back",
    "quick_bot",
]
