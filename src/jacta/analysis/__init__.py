"""Looking back on a game: who stood how, which turn decided it, and what was luck.

look_back(record).reckoning
decision = decided(record, 12)
play_on(decision.base.view(decision.seat), [decision.action], 1000)
"""

from jacta.analysis.chances import Chances, chances, quick_bot
from jacta.analysis.choices import Choice
from jacta.analysis.futures import FUTURES, Comparison, Futures, compare, play_on, who_plays
from jacta.analysis.knowing import Decided, decided
from jacta.analysis.reckoning import FORMULA, Balance, Fortune, Moment, Reckoning, Step
from jacta.analysis.retrospect import BUDGET, DecidingTurn, Retrospect, look_back
from jacta.analysis.verdict import Swing, Verdict, costly

__all__ = [
    "BUDGET",
    "FORMULA",
    "FUTURES",
    "Balance",
    "Chances",
    "Choice",
    "Comparison",
    "Decided",
    "DecidingTurn",
    "Fortune",
    "Futures",
    "Moment",
    "Reckoning",
    "Retrospect",
    "Step",
    "Swing",
    "Verdict",
    "chances",
    "compare",
    "costly",
    "decided",
    "look_back",
    "play_on",
    "quick_bot",
    "who_plays",
]
