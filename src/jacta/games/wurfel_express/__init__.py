"""Würfel Express: a push-your-luck race with colour dice, strips and thefts."""

from __future__ import annotations

from jacta.engine.definition import Daily
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.games.wurfel_express import rules
from jacta.games.wurfel_express.odds import ODDS
from jacta.games.wurfel_express.position import FORM
from jacta.games.wurfel_express.state import State, our_board
from jacta.games.wurfel_express.text import text
from jacta.games.wurfel_express.vocabulary import OPTIONS, Action, Event, Reason, Throw

__all__ = ["GAME"]

GAME = Game(
    name="wurfel-express",
    title="Würfel Express",
    author="Steffen Benndorf",
    publisher="Ravensburger",
    year="2009",
    place=1,
    version=1,
    prefix="WE",
    players=range(2, 7),
    package=__name__,
    State=State,
    rules=Rules.of(rules),
    boards={"our-board": our_board()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Throw),
    options=OPTIONS,
    most_legal=96,
    most_draws=7,
    winning_merit=30,  # WE-A15: after the last turn nobody has won
    daily=Daily(boards=("our-board",), opponents=("club",)),
    form=FORM,
    text=text,
    odds=ODDS,
)
