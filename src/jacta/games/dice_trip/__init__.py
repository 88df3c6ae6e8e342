"""Dice Trip: a roll-and-write on a road map, in which all players use one throw at once."""

from __future__ import annotations

from jacta.engine.definition import Daily
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.games.dice_trip import rules
from jacta.games.dice_trip.maps import board_of, our_maps
from jacta.games.dice_trip.odds import ODDS
from jacta.games.dice_trip.position import FORM, note_entry
from jacta.games.dice_trip.state import State
from jacta.games.dice_trip.text import text
from jacta.games.dice_trip.vocabulary import OPTIONS, Action, Event, Reason, Throw

__all__ = ["GAME"]

MAPS = our_maps()

GAME = Game(
    name="dice-trip",
    title="Dice Trip",
    author="Hartmut Kommerell",
    publisher="Helvetiq",
    year="2021",
    place=2,
    version=1,
    prefix="DT",
    players=range(1, 5),
    package=__name__,
    State=State,
    View=State,
    rules=Rules.of(rules),
    boards={name: board_of(map) for name, map in MAPS.items()},
    places={name: map.letters for name, map in MAPS.items()},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Throw),
    options=OPTIONS,
    most_legal=325,
    most_draws=4,
    points=True,
    daily=Daily(boards=tuple(MAPS)),
    hidden=True,
    form=FORM,
    text=text,
    odds=ODDS,
    note=note_entry,
)
