"""Entenrallye in lines of text: calendar, pile, and each car with its parts."""

from __future__ import annotations

from typing import Any

from jacta.engine.language import Voice
from jacta.engine.rules import SPECTATOR
from jacta.engine.view import View
from jacta.games.entenrallye.road import ROAD
from jacta.games.entenrallye.vocabulary import MONTHS, PART, WAY, describe

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: whose turn, the calendar, every car."""
    table = view.json
    lines = [_turn(table, voice), *_ways(table, voice), _calendar(table, voice)]
    lines += _next(table, voice)
    for seat, car in enumerate(table["cars"]):
        lines += ["", *_car(car, seat, view.seat, voice)]
    return "\n".join(lines)


def _turn(table: dict[str, Any], voice: Voice) -> str:
    if table["active"] is None:
        return voice.words("text-over")
    name = voice.name(table["active"])
    return voice.words(f"text-{table['phase']}", seat=name, pips=table["pips"])


def _ways(table: dict[str, Any], voice: Voice) -> list[str]:
    """Where the active car can land: straight on, and turning off."""
    lines = []
    for way in WAY.labels:
        landings = [
            voice.words("text-landing", place=_place(one["square"], voice), squares=one["squares"])
            for one in table["reach"]
            if one["way"] == way
        ]
        if landings:
            lines.append(voice.words("text-reach", way=way, landings=" · ".join(landings)))
    return lines


def _next(table: dict[str, Any], voice: Voice) -> list[str]:
    """The next places that cars can still be in time for."""
    due = sorted((square.month, square.name) for square in ROAD.squares if square.month)
    places = [
        voice.words(
            "text-due",
            place=_place(name, voice),
            month=voice.words("month", value=MONTHS[month - 1]),
        )
        for month, name in due
        if month >= table["month"]
    ]
    return [voice.words("text-next", places=", ".join(places[:2]))] if places else []


def _calendar(table: dict[str, Any], voice: Voice) -> str:
    pile = voice.words("text-pile", parts=table["pile"])
    if table["month"] == 0:
        return f"{voice.words('text-before-january')} {pile}"
    if table["month"] > 12:
        return f"{voice.words('text-year-over')} {pile}"
    month = voice.words("month", value=MONTHS[table["month"] - 1])
    said = voice.words("text-calendar", month=month, part=table["part"], parts=table["players"])
    return f"{said} {pile}"


def _car(car: dict[str, Any], seat: int, own: int, voice: Voice) -> list[str]:
    colour = voice.words("car", colour=car["colour"])
    place = _place(car["square"], voice)
    lines = [
        voice.words(
            "text-car",
            seat=voice.name(seat),
            car=colour,
            place=place,
            repair=car["repair"],
            defects=car["defects"],
            points=car["points"],
        )
    ]
    scores = [
        voice.words("text-score", points=score, meeting=meeting)
        for meeting, score in enumerate(car["scores"], 1)
        if score is not None
    ]
    if scores:
        lines.append("  " + voice.words("text-scored", scores=", ".join(scores)))
    if car["settled"]:
        settled = ", ".join(voice.words("inspection", value=name) for name in car["settled"])
        lines.append("  " + voice.words("text-settled", inspections=settled))
    if car["waiting"]:
        lines.append("  " + voice.words("text-waiting"))
    if car["fitted"]:
        parts = _parts(car["fitted"], voice)
        lines.append("  " + voice.words("text-fitted", parts=parts, worth=car["worth"]))
    hidden = car["held"] - len(car["hand"])
    if car["hand"]:
        known = "text-open" if own == SPECTATOR else "text-known"
        message = "text-hand" if seat == own else known
        lines.append("  " + voice.words(message, parts=_parts(car["hand"], voice)))
    if hidden:
        lines.append("  " + voice.words("text-hidden", parts=hidden))
    return lines


def _place(square: str, voice: Voice) -> str:
    return voice.words("place", **describe(square))


def _parts(names: list[str], voice: Voice) -> str:
    return "; ".join(PART.say(PART.value(name), voice) for name in names)
