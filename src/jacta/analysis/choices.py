"""Decisions: what was better, and what a choice cost, by what its seat could know.

Where cards are hidden, a choice is judged over several deals that its seat could not have told
from the true one; where several act at once, without what the others have entered meanwhile. What
the truth then makes of it, beyond that, is no merit and no fault: it is `hidden`, and luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, Final, cast
from zlib import crc32

import numpy as np

from jacta.analysis.scale import WIN, WORTH
from jacta.analysis.valuing import Valuer
from jacta.bots.ladder import ladder, weighed
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.stream import stream

if TYPE_CHECKING:
    from jacta.engine.game import Game

__all__ = ["DEALS", "Choice", "Decision", "Scene", "weigh_choice"]

DEALS: Final = 6
_CANDIDATES: Final = 5  # that are judged, beside what was done
_LEVEL: Final = "strong"  # who names them
_LEAST_AT_STAKE: Final = 0.005  # where the whole choice is about less, in shares of a win
_EQUAL: Final = 1e-9


@dataclass(frozen=True)
class Choice:
    """A decision that mattered: what was done and what was best, by what its seat could know.

    `cost` is what the best was worth more, on the scale of results; `before` and `after` are the
    chances to win with the best and with what was done. `error` is the standard error of the cost.
    """

    step: int
    turn: int
    seat: int
    made: str
    best: str
    cost: float
    error: float
    before: float
    after: float


@dataclass(frozen=True)
class Decision:
    """What a decision changed for all seats, in its parts; `choice` where it was one.

    `made` is what it changed beside the best one: never good for its own seat. `hidden` is what
    nobody could know of it, and `revision` how the judgement of the position changed by looking one
    action further.
    """

    made: Array
    hidden: Array
    revision: Array
    error: Array
    choice: Choice | None


@dataclass(frozen=True)
class Scene:
    """Where a seat decides: the truth, and the deals that it cannot tell from it."""

    position: Position
    seat: int
    deals: tuple[Position, ...]

    @classmethod
    def of(cls, position: Position, seat: int) -> Scene:
        if position.game.View is None:
            return cls(position, seat, (position,))
        view = position.view(seat)
        counter = stream(crc32(view.bytes))
        game = cast("Game", position.game)
        return cls(position, seat, tuple(game.sample(view, counter) for _ in range(DEALS)))

    @cached_property
    def legal(self) -> list[int]:
        return self.position.legal_numbers(self.seat)

    def after(self, action: int) -> list[Position]:
        """Where an action leads, deal by deal."""
        return [deal.follow(self.seat, action) for deal in self.deals]


def weigh_choice(
    valuer: Valuer, truth: Position, base: Position, seat: int, action: int, step: int
) -> Decision:
    """What a decision changed. `base` is the position as far as its seat knows of it: without what
    others have done in the same step, which is not shown before all have."""
    scene = Scene.of(base, seat)
    candidates, at_stake = _candidates(valuer, scene, action)
    known = {each: _known(valuer, scene, each) for each in candidates}
    worths = {each: float(found[:, WORTH].mean()) for each, found in known.items()}
    best = max(candidates, key=lambda each: (worths[each], each == action))
    if worths[best] - worths[action] < _EQUAL:
        best = action
    made, ideal = scene.after(action), scene.after(best)
    before = np.array([valuer.values(deal) for deal in scene.deals])
    done = np.array([valuer.values(each) for each in made])
    wanted = np.array([valuer.values(each) for each in ideal])
    true = valuer.values(truth.follow(seat, action)) - valuer.values(truth)
    apart = known[best][:, WORTH] - known[action][:, WORTH]
    choice = None
    if at_stake:
        chances = [float(known[each][:, WIN].mean()) for each in (best, action)]
        name = base.game.actions.notation
        made_name, best_name = name(action), name(best)
        cost, error = float(apart.mean()), _error(apart)
        choice = Choice(step, truth.turn, seat, made_name, best_name, cost, error, *chances)
    return Decision(
        made=(done - wanted).mean(axis=0),
        hidden=true - (done - before).mean(axis=0),
        revision=(wanted - before).mean(axis=0),
        error=np.array(
            [[_error(column) for column in row] for row in (done - wanted).transpose(1, 2, 0)]
        ),
        choice=choice,
    )


def _candidates(valuer: Valuer, scene: Scene, action: int) -> tuple[list[int], bool]:
    """The actions that are judged, with the one that was done; and whether anything is at stake."""
    legal = scene.legal
    if len(legal) < 2:
        return [action], False
    worths = _weighed(scene)
    if worths is None:
        return legal, True
    order = sorted(range(len(legal)), key=lambda index: (-worths[index], index))
    found = [legal[index] for index in order[:_CANDIDATES]]
    at_stake = float(worths.max() - worths.min()) >= _LEAST_AT_STAKE
    return (found if action in found else [*found, action]), at_stake


def _weighed(scene: Scene) -> Array | None:
    """What a level of the ladder thinks of each action; None in a game without a ladder."""
    game = scene.position.game
    for policy in ladder(game):
        if policy.name == _LEVEL:
            view = scene.position.view(scene.seat)
            return weighed(game, policy, view, scene.legal, crc32(view.bytes))
    return None


def _known(valuer: Valuer, scene: Scene, action: int) -> Array:
    """By deal: what the seat itself may expect after an action, worth and chance to win."""
    return np.array([valuer.known(after, scene.seat) for after in scene.after(action)])


def _error(values: Array) -> float:
    """The standard error of a mean over deals."""
    return float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
