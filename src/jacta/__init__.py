"""Jacta: a house of dice games, and the library in which the same rules run fast."""

from jacta.bots import Bot, bot
from jacta.engine.chance import Script, Seed
from jacta.engine.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    IllegalAction,
    JactaError,
    UnknownName,
)
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.stream import stream
from jacta.engine.values import Action, Event, Outcome, Refusal
from jacta.engine.view import View
from jacta.games import game, names, play

__all__ = [
    "Action",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "JactaError",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Script",
    "Seed",
    "UnknownName",
    "View",
    "bot",
    "game",
    "names",
    "play",
    "stream",
]

__version__ = "0.1.0.dev0"
