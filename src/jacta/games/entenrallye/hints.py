"""Hints: what is to be told of an action of Entenrallye, so that one sees why it is good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jacta.bots.hints import Advice, Trait
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.games.entenrallye.payloads import ShownCar
from jacta.games.entenrallye.payloads import View as Table

__all__ = ["ADVICE"]


def traits(view: View, action: Action, after: Position) -> Iterator[Trait]:
    """Where it leads, what it scores, and what it does for the car."""
    seat, done = view.seat, action.json
    before: Table = view.payload
    now: Table = after.view(seat).payload
    car, then = before.cars[seat], now.cars[seat]
    yield Trait("scores", 0.5 * (then.points - car.points), {"points": then.points - car.points})
    mended = _shortfall(car) - _shortfall(then)
    yield Trait("repairs", 0.2 * (mended if then.worth >= car.worth else 0))
    yield Trait("worth", 0.2 * (then.worth - car.worth), {"points": then.worth - car.worth})
    yield Trait("part", 0.6 * _is_getting_one(done))
    yield Trait("near", 0.1 * (_lacking(car) - _lacking(then)))
    if done["type"] == "drive":
        yield Trait(
            "reaches", 2.0 * _reaches(view, done), {"percent": round(100 * _reaches(view, done))}
        )


def _shortfall(car: ShownCar) -> int:
    return car.shortfall


def _lacking(car: ShownCar) -> int:
    """How many squares are left to the next place that can be reached."""
    return next((need.squares for need in car.needs if need.squares is not None), 0)


def _is_getting_one(done: dict[str, Any]) -> bool:
    return done["type"] == "steal" or done.get("part") == "part"


def _reaches(view: View, done: dict[str, Any]) -> float:
    """How likely the next throw reaches a place from where this drive ends."""
    odds = view.odds
    for landing in odds.landings if odds is not None else ():
        if (landing.way, landing.squares) == (done["way"], done["squares"]):
            return max((one.chance for one in landing.reached), default=0.0)
    return 0.0


ADVICE = Advice(traits)
