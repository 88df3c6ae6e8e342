"""Entenrallye in lines of text: calendar, pile, and each car with its parts."""

from __future__ import annotations

from jacta.engine.enumerations import labels
from jacta.engine.rules import SPECTATOR
from jacta.engine.view import View
from jacta.engine.words.language import Voice
from jacta.games.entenrallye import payloads
from jacta.games.entenrallye.vocabulary import MONTHS, PART, Way, describe

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: whose turn, the calendar, every car."""
    table: payloads.View = view.payload
    lines = [_turn(table, voice), *_ways(table, voice), _calendar(table, voice)]
    lines += _next(table, voice)
    for seat, car in enumerate(table.cars):
        lines += ["", *_car(car, seat, view.seat, voice)]
    return "\n".join(lines)


def _turn(table: payloads.View, voice: Voice) -> str:
    if table.active is None:
        return voice.words("text-over")
    return voice.words(f"text-{table.phase}", seat=voice.name(table.active), pips=table.pips)


def _ways(table: payloads.View, voice: Voice) -> list[str]:
    """Where the active car can land: straight on, and turning off."""
    lines = []
    for way in labels(Way):
        landings = [
            voice.words("text-landing", place=_place(one.square, voice), squares=one.squares)
            for one in table.reach
            if one.way == way
        ]
        if landings:
            lines.append(voice.words("text-reach", way=way, landings=" · ".join(landings)))
    return lines


def _next(table: payloads.View, voice: Voice) -> list[str]:
    """The next places that cars can still be in time for."""
    places = [
        voice.words(
            "text-due",
            place=_place(due.square, voice),
            month=voice.words("month", value=MONTHS[due.month - 1]),
        )
        for due in table.calendar
        if not due.over
    ]
    return [voice.words("text-next", places=", ".join(places[:2]))] if places else []


def _calendar(table: payloads.View, voice: Voice) -> str:
    pile = voice.words("text-pile", parts=table.pile)
    if table.month == 0:
        return f"{voice.words('text-before-january')} {pile}"
    if table.month > len(MONTHS):
        return f"{voice.words('text-year-over')} {pile}"
    month = voice.words("month", value=MONTHS[table.month - 1])
    said = voice.words("text-calendar", month=month, part=table.part, parts=table.parts)
    return f"{said} {pile}"


def _car(car: payloads.ShownCar, seat: int, own: int, voice: Voice) -> list[str]:
    lines = [
        voice.words(
            "text-car",
            seat=voice.name(seat),
            car=voice.words("car", colour=car.colour),
            place=_place(car.square, voice),
            repair=car.repair,
            defects=car.defects,
            points=car.points,
        )
    ]
    scores = [
        voice.words("text-score", points=score, meeting=meeting)
        for meeting, score in enumerate(car.scores, 1)
        if score is not None
    ]
    if scores:
        lines.append("  " + voice.words("text-scored", scores=", ".join(scores)))
    if car.settled:
        settled = ", ".join(voice.words("inspection", value=name) for name in car.settled)
        lines.append("  " + voice.words("text-settled", inspections=settled))
    if car.waiting:
        lines.append("  " + voice.words("text-waiting"))
    if car.fitted:
        parts = _parts(car.fitted, voice)
        lines.append("  " + voice.words("text-fitted", parts=parts, worth=car.worth))
    hidden = car.held - len(car.hand)
    if car.hand:
        known = "text-open" if own == SPECTATOR else "text-known"
        message = "text-hand" if seat == own else known
        lines.append("  " + voice.words(message, parts=_parts(car.hand, voice)))
    if hidden:
        lines.append("  " + voice.words("text-hidden", parts=hidden))
    return lines


def _place(square: str, voice: Voice) -> str:
    return voice.words("place", **describe(square))


def _parts(names: list[str], voice: Voice) -> str:
    return voice.words("list-mark").join(PART.say(PART.value(name), voice) for name in names)
