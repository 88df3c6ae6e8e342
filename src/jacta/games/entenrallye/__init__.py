"""Entenrallye: a rally through the year with a 2CV, hidden parts and a shared calendar."""

from __future__ import annotations

from jacta.engine.form import Untyped
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.games.entenrallye import rules
from jacta.games.entenrallye.position import Form, ViewForm
from jacta.games.entenrallye.state import State, our_board
from jacta.games.entenrallye.text import text
from jacta.games.entenrallye.vocabulary import ACTIONS, DRAWS, EVENTS, OPTIONS, REASONS

__all__ = ["GAME"]

GAME = Game(
    name="entenrallye",
    title="Entenrallye",
    author="Walter Müller",
    year="1988/1991",
    place=4,
    version=1,
    prefix="EN",
    players=range(2, 7),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(rules),
    boards={"our-board": our_board()},
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    draws=DRAWS,
    options=OPTIONS,
    most_legal=64,
    most_draws=1,
    points=True,
    hidden=True,
    form=Untyped(Form(), ViewForm()),
    text=text,
)
