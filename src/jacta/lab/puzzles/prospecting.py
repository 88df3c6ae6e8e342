"""Prospecting: games between bots, and of each the decisions at which a closer look may pay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from jacta.bots import PolicyBot, bot_seed, policies, policy
from jacta.bots.ladder import LEVELS, ladder, weighed
from jacta.engine.chance import Seed
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.puzzles.clearness import clear_gap, in_parts

__all__ = ["Decision", "Prospector"]

_PLAYING: Final = ("strong", "club")  # in turns, so that positions are such as people get into
_ASKED: Final = 4  # decisions of a game that are shown to the master
_LEAST_LEGAL: Final = 3


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, and what those would do who look less far: name and action."""

    position: Position
    seat: int
    legal: tuple[int, ...]
    tempted: tuple[tuple[str, int], ...]
    is_clear: bool  # to the club player, who sees that one of these goes wrong


class Prospector:
    """Plays games of one kind. Who looks less far are `club`, without its warmth, and the best of
    the game's players that have learned nothing."""

    def __init__(self, game: Game, players: int, board: str) -> None:
        self.game, self._players, self._board = game, players, board
        self._club = ladder(game)[LEVELS.index("club")]
        plain = [each for each in policies(game).values() if each.weights is None]
        self._quick = PolicyBot(game, plain[-1])

    def decisions_of(self, seed: int) -> list[Decision]:
        """The decisions of one game that are worth the master's time: of each kind one that is
        clear at first sight, and others, among which is what the club player does not see."""
        found = self._play(seed)
        Random(seed).shuffle(found)
        clear = [decision for decision in found if decision.is_clear]
        first = list({self._kind(decision): decision for decision in clear}.values())
        rest = [decision for decision in (*clear, *found) if decision not in first]
        return [*first, *rest][:_ASKED]

    def _kind(self, decision: Decision) -> str:
        """Of which kind a decision is: what the club player would do."""
        return self.game.action(decision.tempted[0][1]).kind.name

    def _play(self, seed: int) -> list[Decision]:
        position = self.game.start(self._players, None, self._board)
        dice = Seed(seed)
        names = [_PLAYING[(seed + seat) % len(_PLAYING)] for seat in range(self._players)]
        seats = [
            PolicyBot(self.game, policy(self.game, name), bot_seed(seed, seat))
            for seat, name in enumerate(names)
        ]
        found: list[Decision] = []
        while not position.is_over:
            if position.is_chance:
                position = position.roll(dice)
                continue
            seat = position.actors[0]
            view, legal = position.view(seat), position.legal(seat)
            if len(legal) >= _LEAST_LEGAL:
                found.append(self._look(position, seat, [one.number for one in legal]))
            position = position.follow(seat, seats[seat].choose(view, legal))
        return found

    def _look(self, position: Position, seat: int, legal: Sequence[int]) -> Decision:
        view = position.view(seat)
        worths = weighed(self.game, self._club, view, legal)
        club = int(np.argmax(worths))
        quick = self._quick.choose(view, position.legal(seat)).number
        tempted = (("club", legal[club]), (self._quick.name, quick))
        is_clear = clear_gap(in_parts(worths), legal.index(quick)) > 0
        return Decision(position, seat, tuple(legal), tempted, is_clear)
