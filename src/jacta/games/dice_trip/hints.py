"""Hints: what is to be told of an action of Dice Trip, so that one sees why it is good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from jacta.bots.hints import Advice, Trait
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.games.dice_trip.payloads import View as Table

__all__ = ["ADVICE"]

# What the master reckons a point for, in shares of a win.
_POINT: Final = 0.04
_LAST: Final = 12


def traits(view: View, action: Action, after: Position) -> Iterator[Trait]:
    """Of a decision about the throw what becomes of the reroll, of an entry what it scores."""
    done: dict[str, Any] = action.json
    table: Table = view.payload
    if done["type"] == "keep":
        yield Trait("keeps-reroll", 1.0)
    elif done["type"] == "reroll":
        chances = view.odds.rerolls.get(done["dice"], {}) if view.odds else {}
        yield Trait("wants", 0.1 * sum(chances.values()), {"count": round(sum(chances.values()))})
    else:
        yield from _entered(table, done, after, view.seat)


def _entered(table: Table, done: dict[str, Any], after: Position, seat: int) -> Iterator[Trait]:
    """What is on the sheet then that was not there before, line by line."""
    now: Table = after.view(seat).payload
    before, then = table.scores[seat], now.scores[seat]
    values: dict[str, int | str] = {"town": done["town"]}
    yield Trait("bonus", 0.6 * (then.bonus - before.bonus), values)
    yield Trait("route", 0.5 * (len(then.route) - len(before.route)), {"towns": len(then.route)})
    longer = len(then.series) - len(before.series)
    yield Trait("series", 0.5 * longer, {"towns": len(then.series)})
    yield Trait("clean", 0.5 * (done["type"] == "write"), values)
    spares = now.sheets[seat].double and table.sheets[seat].double
    yield Trait("keeps-double", 0.3 * (spares and table.turn < _LAST))


ADVICE = Advice(traits, point=_POINT)
