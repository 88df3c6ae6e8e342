"""Hints: what is to be told of an action of Verbindung gesucht, so that one sees why it is good."""

from __future__ import annotations

from collections.abc import Iterator

from jacta.bots.hints import Advice, Trait
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.games.verbindung_gesucht.payloads import Odds
from jacta.games.verbindung_gesucht.payloads import View as Table
from jacta.games.verbindung_gesucht.vocabulary import COLOURS, SIDE_NAMES

__all__ = ["ADVICE"]


def traits(view: View, action: Action, after: Position) -> Iterator[Trait]:
    """What it links, what it leaves for oneself, and what it takes from the opponent."""
    seat, colour, other = view.seat, COLOURS[view.seat], COLOURS[1 - view.seat]
    before: Table = view.payload
    now: Table = after.view(seat).payload
    if now.winner is not None:
        yield Trait("wins", 5.0 * (now.winner == seat))
        return
    linked = set(getattr(now.linked, colour)) - set(getattr(before.linked, colour))
    for side in SIDE_NAMES:
        if side in linked:
            yield Trait("links", 0.8, {"base": side})
            break
    odds, then = view.odds, after.view(seat).odds
    if odds is None or then is None:
        return
    yield Trait("threatens", 2.0 * _best(then, colour, "completes"), _percent(then, colour))
    fits = len(getattr(then, colour)) - len(getattr(odds, colour))
    yield Trait("room", 0.1 * fits)
    danger = _best(then, other, "completes")
    yield Trait("guards", 2.0 * (1 - danger) * (_best(odds, other, "completes") > 0))
    for side in SIDE_NAMES:
        held = _ways_on(before, other, side) - _ways_on(now, other, side)
        if held > 0:
            yield Trait("blocks", 0.3 * held, {"base": side, "colour": other})
            break


def _best(odds: Odds, colour: str, what: str) -> float:
    """The best chance of a colour in one cell."""
    return max((getattr(spot, what) for spot in getattr(odds, colour)), default=0.0)


def _percent(odds: Odds, colour: str) -> dict[str, int | str]:
    return {"percent": round(100 * _best(odds, colour, "completes"))}


def _ways_on(table: Table, colour: str, side: str) -> int:
    """How many ends the network has that holds a base."""
    return max(
        (len(one.ends) for one in getattr(table.networks, colour) if side in one.bases), default=0
    )


ADVICE = Advice(traits)
