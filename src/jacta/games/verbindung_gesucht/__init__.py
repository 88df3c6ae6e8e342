"""Verbindung gesucht: a connection game for two whose tiles are dice."""

from __future__ import annotations

from pathlib import Path

from jacta.engine.definition import Daily, Match
from jacta.engine.game import Game
from jacta.engine.rules import Rules
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.games.verbindung_gesucht import rules
from jacta.games.verbindung_gesucht.odds import ODDS
from jacta.games.verbindung_gesucht.position import FORM, note_placement
from jacta.games.verbindung_gesucht.state import CELLS, State, read_board
from jacta.games.verbindung_gesucht.text import text
from jacta.games.verbindung_gesucht.vocabulary import OPTIONS, Action, Event, Reason, Throw

__all__ = ["GAME"]

GAME = Game(
    name="verbindung-gesucht",
    title="Verbindung gesucht",
    author="Luca Borsa",
    publisher="Ravensburger",
    year="2007",
    place=3,
    version=2,  # VG-A19: who completes the opponent's network loses, whatever was announced
    prefix="VG",
    players=range(2, 3),
    package=__name__,
    State=State,
    rules=Rules.of(rules),
    boards={"our-board": read_board(Path(__file__).parent / "data" / "our-board.json")},
    actions=Vocabulary.of(Action),
    events=Vocabulary.of(Event),
    reasons=tuple(Reason),
    draws=tuple(Throw),
    options=OPTIONS,
    most_legal=2 * 8 * CELLS + 1,
    most_draws=3,
    winning_merit=1,  # VG-A18: after the last turn nobody has won
    counted=("unblocked",),
    match=Match(3, "VG-R28"),  # VG-A17
    daily=Daily(boards=("our-board",), opponents=("club",)),
    form=FORM,
    text=text,
    note=note_placement,
    advice=("unclaimed", "won"),
    odds=ODDS,
)
