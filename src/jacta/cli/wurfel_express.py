"""Würfel Express in the terminal: the tracks along the 30 cells, the stock, the dice, the choices.

Every piece shows its colour, its shape and its letter, so that it can be read without colour.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from jacta.cli.menu import Entry, Menu, numbered
from jacta.cli.scene import Scene
from jacta.cli.speech import Speech
from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.view import View

__all__ = ["WurfelExpress"]

LETTERS = "RGWBYK"
SHAPES = dict(zip(LETTERS, "●▲○■★◆", strict=True))
INKS = {  # ink and ground, from the palette of the house
    "R": ("#ffffff", "#c63d2f"),
    "G": ("#ffffff", "#2f8f5b"),
    "W": ("#2b2320", "#f8f4ea"),
    "B": ("#ffffff", "#2f6fb5"),
    "Y": ("#2b2320", "#e5b422"),
    "K": ("#f8f4ea", "#33302e"),
}
ACCENT = "bold #f0a254"
CELLS = 30
LABEL = 16  # columns before a track: pointer, name, last place, cell
NAME = 10
INDENT = 9  # columns before stock and dice
AIRY = 27  # lines from which on there is room between the tracks
MARKER = "▐"
LAST = "▾"
EMPTY = {1: "·", 2: "· ", 3: " · "}

Table = dict[str, Any]


class WurfelExpress:
    """The drawing of Würfel Express."""

    passing = frozenset({"threw", "kept", "stopped", "ended"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        table, settled, speech = scene.view.json, scene.settled.json, scene.speech
        cell = max(1, min(3, (width - LABEL - 1) // CELLS))
        letters = _letters(scene.view.game, speech)
        tracks = []
        for seat in range(scene.view.players):
            tracks.append(_track(table, settled, seat, speech, letters, cell))
            if height >= AIRY + scene.view.players:
                tracks.append(Text())
        return [
            _scale(speech, cell),
            *tracks,
            Text(),
            *_stock(table, speech, letters, 6 if width >= 6 * 17 + INDENT else 3),
            Text(),
            *_dice(scene, table, letters),
        ]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        table = view.json
        message = f"we-banner-{table['phase']}"
        return speech.words(message, name=speech.name(seat), throw=table["throws"])

    def menu(self, position: Position, seat: int, speech: Speech, begun: bool) -> Menu:
        legal = position.legal(seat)
        phase = position.view(seat).json["phase"]
        if phase == "keep":
            return _keep_menu(position, seat, speech)
        if phase == "discard":  # what is typed is the number of strips
            prompt = speech.words("we-prompt-discard")
            return numbered(legal, speech, prompt, first=0, default=legal[0])
        notes = [_fronts_after(position, seat, action, speech) for action in legal]
        default = legal[-1] if begun else None  # the last one ends the turn
        return numbered(legal, speech, speech.words("prompt-choice"), notes=notes, default=default)


# Pieces


def _letters(game: Definition, speech: Speech) -> dict[str, str]:
    """The letter of each colour on the pieces, in this language."""
    voice = game.voice(speech.language)
    return {colour: voice.words("letter", value=colour) for colour in LETTERS}


def _style(colour: str, ghost: bool = False) -> Style:
    """How a piece looks; a ghost is not certain yet."""
    ink, ground = INKS[colour]
    if ghost:
        return Style(color="#8a817b" if colour == "K" else ground, underline=True, bold=True)
    return Style(color=ink, bgcolor=ground)


def _strip(strip: str, letters: dict[str, str], cell: int) -> str:
    """A strip along its cells: letter and length first, then its shape."""
    colour, length = strip[0], int(strip[1:])
    shape, letter = SHAPES[colour], letters[colour]
    if cell == 1:
        return letter + shape * (length - 1)
    if cell == 2:
        return f"{letter}{length}" + f"{shape} " * (length - 1)
    return f" {letter}{length}" + f" {shape} " * (length - 1)


# Tracks


def _scale(speech: Speech, cell: int) -> Text:
    line = [" "] * (CELLS * cell + 1)
    for number in (1, *range(5, CELLS + 1, 5)):
        place = (number - 1) * cell + (cell == 3)
        line[place : place + 2] = f"{number:<2}"
    legend = f"{LAST} {speech.words('we-last-place')}"[:LABEL]
    row = Text.assemble((f"{legend:<{LABEL}} {''.join(line[: CELLS * cell])}", "dim"))
    row.stylize(f"not dim {ACCENT}", LABEL + 1 + (CELLS - 1) * cell)
    return row


def _track(
    table: Table, settled: Table, seat: int, speech: Speech, letters: dict[str, str], cell: int
) -> Text:
    """Who, where, and the strips in front of the marker (WE-R3)."""
    track, certain = table["tracks"][seat], settled["tracks"][seat]["strips"]
    acts = settled["phase"] != "over" and settled["turn"] % settled["players"] == seat
    name, front = speech.name(seat), _front(track)
    if len(name) > NAME:
        name = name[: NAME - 1] + "…"
    row = Text.assemble(
        ("▶" if acts else " ", ACCENT),
        (f"{name:<{NAME}}", "bold" if acts else ""),
        (f" {LAST if seat in _last_place(table) else ' '}", "dim"),
        (f"{front:>2} ", "bold"),
        ((" " + EMPTY[cell] * CELLS)[: track["offset"] * cell], "dim"),
        (MARKER, ACCENT if acts else ""),
    )
    for strip in track["strips"]:
        row.append(_strip(strip, letters, cell), _style(strip[0], strip not in certain))
    row.append(EMPTY[cell] * max(0, CELLS - front), "dim")
    row.truncate(LABEL + 1 + CELLS * cell)
    return row


def _front(track: dict[str, Any]) -> int:
    return int(track["offset"]) + sum(int(strip[1:]) for strip in track["strips"])


def _last_place(table: Table) -> list[int]:
    """Who is in last place: as judged when the throwing ended (WE-A7), or as things stand."""
    if table["last_place"]:
        return list(table["last_place"])
    fronts = [_front(track) for track in table["tracks"]]
    return [seat for seat, front in enumerate(fronts) if front == min(fronts)]


# Stock and dice


def _stock(table: Table, speech: Speech, letters: dict[str, str], in_a_row: int) -> list[Text]:
    """By colour the lengths that are left; a cross stands for a strip out of the game.

    Colours that the active player has on the track are dim: they cannot be taken (WE-R24).
    """
    laid = {strip[0] for strip in table["tracks"][table["turn"] % table["players"]]["strips"]}
    rows = []
    for first in range(0, len(LETTERS), in_a_row):
        label = "" if first else speech.words("we-stock")
        row = Text.assemble((f" {label:<{INDENT - 1}}", "dim"))
        for colour in LETTERS[first : first + in_a_row]:
            row.append(f" {SHAPES[colour]}{letters[colour]} ", _style(colour))
            for length in range(2, 7):
                strip = f"{colour}{length}"
                if strip in table["stock"]:
                    row.append(f" {length}", "dim" if colour in laid else "bold")
                else:
                    row.append(" ×" if strip in table["removed"] else " ·", "dim")
            row.append("   ")
        rows.append(row)
    return rows


def _dice(scene: Scene, table: Table, letters: dict[str, str]) -> list[Text]:
    """The dice on the table by number, or those of the latest throw once the table is cleared."""
    speech, live = scene.speech, bool(table["dice"])
    thrower, dice = ("", table["dice"]) if live else _thrown(scene.recent, speech)
    kept, label = _picked(scene.picked), speech.words("we-dice") if dice else ""
    above = Text.assemble(" " * INDENT, (thrower, "dim"))
    below = Text.assemble((f" {label:<{INDENT - 1}}", "dim"))
    for number, colour in enumerate(dice, 1):
        picked = colour in kept
        kept = kept.replace(colour, "", 1)
        if live:
            mark = f"[{number}]" if picked else f" {number} "
            above.append(f"{mark}   ", ACCENT if picked else "dim")
        below.append(f" {SHAPES[colour]}{letters[colour]} ", _style(colour))
        below.append("  ")
    if live and table["phase"] == "keep":
        below.append(speech.words("we-throw", throw=table["throws"]), "dim")
    return [above, below]


def _thrown(events: Sequence[Event], speech: Speech) -> tuple[str, str]:
    """Who threw last, and what then lay on the table, from the events of the turn."""
    name = dice = kept = ""
    for event in events:
        label = str(event.json.get("dice", "")).replace("-", "")
        if event.kind.name == "kept":
            kept = label
        elif event.kind.name == "threw":
            name = speech.name(event.json["seat"])
            dice = label if event.json["throw"] == 1 else kept + label
    return name, "".join(sorted(dice, key=LETTERS.index))


def _picked(actions: Sequence[Action]) -> str:
    """The dice that what is typed would keep."""
    if actions and actions[0].kind.name == "keep":
        return str(actions[0].json["dice"])
    return ""


# Choices


def _fronts_after(position: Position, seat: int, action: Action, speech: Speech) -> str:
    """Whose front moves where, if this is done."""
    before, after = position.view(seat).json, position.apply(seat, action).view(seat).json
    notes = []
    for other, (old, new) in enumerate(zip(before["tracks"], after["tracks"], strict=True)):
        if _front(old) != _front(new):
            name = "" if other == seat else f"{speech.name(other)} "
            notes.append(f"{name}→ {_front(new)}")
    return ", ".join(sorted(notes, key=lambda note: not note.startswith("→")))


def _keep_menu(position: Position, seat: int, speech: Speech) -> Menu:
    """Dice by number or by letter; Enter stops, because that can still be taken back."""
    game, dice = position.game, position.view(seat).json["dice"]
    letters = _letters(game, speech)
    stop = Action(game.actions.base("stop"), game)
    nothing = Action(game.actions.parse("keep -"), game)
    example = letters[dice[0]].lower() * 2
    entries = (
        Entry(f"1 2 / {example}", speech.words("we-keep-these")),
        Entry("0", speech.action(nothing), notation=nothing.notation),
        Entry(
            speech.words("key-enter"),
            speech.action(stop),
            _after_stop(position, seat, stop, speech),
            stop.notation,
        ),
    )

    def choose(text: str) -> tuple[Action, ...] | None:
        kept = _read_dice(text, dice, letters)
        if kept is None:
            return None
        if kept == dice:
            return (stop,)
        try:
            return (Action(game.actions.parse(f"keep {kept or '-'}"), game),)
        except JactaError:
            return None

    voice = game.voice(speech.language)
    colours = (voice.words("colour", value=die) for die in dice)
    listed = ", ".join(f"{number} {colour}" for number, colour in enumerate(colours, 1))
    aside = f"{speech.words('we-dice')}: {listed}"
    return Menu(entries, speech.words("we-prompt-keep"), choose, stop, aside)


def _after_stop(position: Position, seat: int, stop: Action, speech: Speech) -> str:
    """What can be taken if the throwing ends now, or what failing costs."""
    after = position.apply(seat, stop)
    if seat not in after.actors or after.turn != position.turn:
        fronts = _fronts_after(position, seat, stop, speech)
        return speech.words("we-nothing") + " " + (fronts or speech.words("we-no-penalty"))
    voice = position.game.voice(speech.language, speech.names)
    strips = (a.values["strip"] for a in after.legal(seat) if "strip" in a.values)
    domain = position.game.actions.kinds[position.game.actions.index("take")].fields["strip"]
    names = dict.fromkeys(str(domain.say(strip, voice)) for strip in strips)
    return speech.words("we-then", strips=", ".join(names))


def _read_dice(text: str, dice: str, letters: dict[str, str]) -> str | None:
    """The dice that are meant, in their order on the table; None if this names no dice.

    `1 2 5` and `125` are places, `rrg` are letters as they stand on the dice, `keep RRG` is
    notation in any order.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "keep" and rest:
        meant = rest.upper().replace(" ", "").replace("-", "")
        if set(meant) <= set(LETTERS) and meant != dice:
            return "".join(sorted(meant, key=LETTERS.index))
        return None
    marks = re.sub(r"[\s,;]", "", text)
    if marks.isascii() and marks.isdigit():
        places = [int(mark) for mark in marks]
        if places == [0]:
            return ""
        if not all(1 <= place <= len(dice) for place in places):
            return None
        return "".join(dice[place - 1] for place in sorted(set(places)))
    codes = {letter: colour for colour, letter in letters.items()}
    if marks and all(mark in codes for mark in marks.upper()):
        return "".join(sorted((codes[mark] for mark in marks.upper()), key=LETTERS.index))
    return None
