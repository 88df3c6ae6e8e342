"""Entenrallye: a rally through the year with a 2CV, hidden parts and a shared calendar."""

from __future__ import annotations

from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary import Vocabulary
from jacta.games.entenrallye import rules
from jacta.games.entenrallye.position import FORM
from jacta.games.entenrallye.state import State, our_board
from jacta.games.entenrallye.text import text
from jacta.games.entenrallye.vocabulary import OPTIONS, Action, Chance, Event, Reason

__all__ = ["GAME"]

GAME = Game(
    name="entenrallye",
    title="Entenrallye",
    author="Walter Müller",
    year="1988/1991",
    place=4,
    version=2,  # EN-A28: who knew a player's only part knows it in the next hand too
    prefix="EN",
    players=range(2, 7),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(rules),
    boards={"our-board": our_board()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Chance),
    options=OPTIONS,
    most_legal=64,
    most_draws=1,
    points=True,
    hidden=True,
    form=FORM,
    text=text,
)
