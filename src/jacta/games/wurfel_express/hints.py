"""Hints: what is to be told of an action of Würfel Express, so that one sees why it is good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jacta.bots.hints import Advice, Trait
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.games.wurfel_express import payloads

__all__ = ["ADVICE"]

_CELL = 0.1  # what a cell counts, beside other things that are told
_RISK = 2.0
_STRIP = 1.0


def traits(view: View, action: Action, after: Position) -> Iterator[Trait]:
    """Of a throw what it may bring, of a strip how far it leads and whom it costs something."""
    done: dict[str, Any] = action.json
    match done["type"]:
        case "keep":
            yield from _thrown(view, view.odds.kept[done["dice"]])
        case "discard":
            yield from _thrown(view, view.odds.discards[done["strips"]])
            table: payloads.View = view.payload
            freed = len(table.dead[0]) - len(table.dead[done["strips"]])
            yield Trait("frees", 0.4 * freed, {"count": freed})
            yield Trait("all-dice", 0.3 * (done["strips"] == 0))
        case "stop":
            yield Trait("safe", 1.0)
            yield Trait("far", _CELL * (view.payload.reach - view.payload.tracks[view.seat].front))
        case "take" | "steal" | "done":
            yield from _taken(view, done, after)


def _thrown(view: View, prospect: payloads.Prospect) -> Iterator[Trait]:
    """Seldom nothing, and the strip that is worth most as often as it can be taken."""
    yield Trait("seldom-fails", _RISK * (1 - prospect.failing), _percent(prospect.failing))
    best = max(prospect.strips.items(), key=lambda one: one[1] * int(one[0][1]), default=None)
    if best is not None:
        (strip, chance) = best
        values = {"colour": strip[0], "length": int(strip[1]), **_percent(chance)}
        yield Trait("goes-for", _CELL * 4 * chance * int(strip[1]), values)


def _taken(view: View, done: dict[str, Any], after: Position) -> Iterator[Trait]:
    seat, before = view.seat, view.payload
    now: payloads.View = after.view(seat).payload
    ahead = now.tracks[seat].front - before.tracks[seat].front
    yield Trait("ahead", _CELL * ahead, {"cells": ahead})
    yield Trait("goal", 5.0 * (after.is_over and now.tracks[seat].front >= 30))
    for other in range(view.players):
        back = before.tracks[other].front - now.tracks[other].front
        if other != seat and back > 0:
            yield Trait("throws-back", _CELL * 1.5 * back, {"seat": other, "cells": back})
    last = seat in before.rearmost
    yield Trait("lantern", 0.3 * (last and done["type"] == "done"))
    held = len(now.tracks[seat].strips) > 1 and len(before.tracks[seat].strips) == 1
    yield Trait("no-theft", 0.2 * (not held))


def _percent(chance: float) -> dict[str, int | str]:
    return {"percent": round(100 * chance)}


ADVICE = Advice(traits)
