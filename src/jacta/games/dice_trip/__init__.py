"""Dice Trip: a roll-and-write on a road map, in which all players use one throw at once."""

from __future__ import annotations

from pathlib import Path

from jacta.engine.definition import Daily
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.games.dice_trip import rules
from jacta.games.dice_trip.form import Form, ViewForm, note_entry
from jacta.games.dice_trip.maps import board_of, our_maps
from jacta.games.dice_trip.state import State
from jacta.games.dice_trip.text import text
from jacta.games.dice_trip.words import ACTIONS, DRAWS, EVENTS, OPTIONS, REASONS
from jacta.games.rulebook import rules_file

__all__ = ["GAME"]

FOLDER = Path(__file__).parent
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
    folder=FOLDER,
    State=State,
    View=State,
    rules=Rules.of(rules),
    boards={name: board_of(map) for name, map in MAPS.items()},
    places={name: map.letters for name, map in MAPS.items()},
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    draws=DRAWS,
    options=OPTIONS,
    most_legal=325,
    most_draws=4,
    points=True,
    daily=Daily(boards=tuple(MAPS)),
    hidden=True,
    form=Form(),
    view_form=ViewForm(),
    text=text,
    rules_file=rules_file("dice-trip"),
    note=note_entry,
)
