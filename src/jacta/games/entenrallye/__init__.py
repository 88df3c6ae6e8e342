"""Entenrallye: a rally through the year with a 2CV, hidden parts and a shared calendar."""

from __future__ import annotations

from jacta.engine.definition import Daily
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.games.entenrallye import rules
from jacta.games.entenrallye.editions import EDITIONS, FORMER, OUR_ROAD
from jacta.games.entenrallye.odds import ODDS
from jacta.games.entenrallye.position import FORM
from jacta.games.entenrallye.state import State, board_of
from jacta.games.entenrallye.text import text
from jacta.games.entenrallye.vocabulary import OPTIONS, Action, Chance, Event, Reason

__all__ = ["GAME"]

GAME = Game(
    name="entenrallye",
    title="Entenrallye",
    author="Walter Müller",
    year="1988/1991",
    place=4,
    version=3,  # EN-A29, EN-A30: another road and other parts; 2: EN-A28
    prefix="EN",
    players=range(2, 7),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(rules),
    boards={name: board_of(name) for name in EDITIONS},
    former=FORMER,
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Chance),
    options=OPTIONS,
    most_legal=64,
    most_draws=1,
    points=True,
    hidden=True,
    daily=Daily(boards=(OUR_ROAD,), opponents=("club",)),
    form=FORM,
    text=text,
    odds=ODDS,
)
