"""Sledges: a race down a road with icy slides, each of which carries only one sledge."""

from pathlib import Path

from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary

from . import rules
from .position import FORM
from .state import State, read_road
from .vocabulary import Action, Event, Reason, Throw

__all__ = ["GAME"]

FOLDER = Path(__file__).parent

GAME = Game(
    name="sledges",
    title="Sledges",
    author="the tests of Jacta",
    version=1,
    prefix="SL",
    players=range(2, 5),
    package=__name__,
    State=State,
    rules=Rules.of(rules),
    boards={name: read_road(FOLDER / "data" / f"{name}.json") for name in ("hill", "glacier")},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Throw),
    most_legal=6,
    most_draws=1,
    form=FORM,
)
