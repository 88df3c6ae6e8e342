"""Entenrallye in lines of text: calendar, pile, and each car with its parts."""

from __future__ import annotations

from typing import Any

from jacta.engine.language import Voice
from jacta.engine.view import View
from jacta.games.entenrallye.words import MONTHS, PART, SQUARE

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: whose turn, the calendar, every car."""
    table = view.json
    lines = [_turn(table, voice), _calendar(table, voice), ""]
    for seat, car in enumerate(table["cars"]):
        lines += _car(car, seat, view.seat, voice)
    return "\n".join(lines)


def _turn(table: dict[str, Any], voice: Voice) -> str:
    if table["active"] is None:
        return voice.words("text-over")
    name = voice.name(table["active"])
    return voice.words(f"text-{table['phase']}", seat=name, pips=table["pips"])


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
    square = SQUARE.say(SQUARE.value(car["square"]), voice)
    scores = " ".join("–" if score is None else str(score) for score in car["scores"])
    lines = [
        voice.words(
            "text-car",
            seat=voice.name(seat),
            car=colour,
            square=square,
            repair=car["repair"],
            defects=car["defects"],
            points=car["points"],
            scores=scores,
        )
    ]
    if car["settled"]:
        settled = ", ".join(voice.words("inspection", value=name) for name in car["settled"])
        lines.append("  " + voice.words("text-settled", inspections=settled))
    if car["waiting"]:
        lines.append("  " + voice.words("text-waiting"))
    if car["fitted"]:
        lines.append("  " + voice.words("text-fitted", parts=_parts(car["fitted"], voice)))
    hidden = car["held"] - len(car["hand"])
    if car["hand"]:
        message = "text-hand" if seat == own else "text-known"
        lines.append("  " + voice.words(message, parts=_parts(car["hand"], voice)))
    if hidden:
        lines.append("  " + voice.words("text-hidden", parts=hidden))
    return lines


def _parts(names: list[str], voice: Voice) -> str:
    return "; ".join(PART.say(PART.value(name), voice) for name in names)
