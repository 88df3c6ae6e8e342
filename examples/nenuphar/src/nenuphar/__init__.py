"""Nenuphar: frogs race across a pond, and never hop the same length twice in a turn."""

from pathlib import Path

from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary

from . import rules
from .position import FORM
from .state import State, read_pond
from .text import text
from .vocabulary import Action, Event, Reason, Throw

__all__ = ["GAME"]

GAME = Game(
    name="nenuphar",
    title="Nenuphar",
    author="Jacta contributors",
    year="2026",
    version=1,
    prefix="NE",
    players=range(2, 5),
    package=__name__,
    State=State,
    rules=Rules.of(rules),
    boards={"pond": read_pond(Path(__file__).parent / "data" / "pond.json")},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Throw),
    most_legal=2,
    most_draws=2,
    counted=("pushed", "fell-in"),
    form=FORM,
    text=text,
)
