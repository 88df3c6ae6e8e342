"""Entenrallye in the terminal: the calendar, every car, the road ahead, the own parts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.engine.words.language import with_minus
from jacta.games.entenrallye.editions import EDITIONS
from jacta.games.entenrallye.parts import SECTIONS
from jacta.games.entenrallye.paths import straight_on
from jacta.games.entenrallye.payloads import View as Table
from jacta.games.entenrallye.road import INSPECTIONS, ROAD
from jacta.games.entenrallye.vocabulary import MONTHS
from jacta.terminal.menu import Menu, numbered
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.pieces import SHAPES, filled, letters_of
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["DRAWING"]

NAME = 10
# Columns of a car: where it is, repairs and defects, points, inspections, face-down and fitted.
COLUMNS = (8, 8, 4, 9, 9, 27)
SQUARE = 7  # columns of a square of the road
AIRY = 23  # lines from which on there is room between the parts
PART = {board: {part.name: part for part in edition.parts} for board, edition in EDITIONS.items()}


class Entenrallye:
    """The drawing of Entenrallye."""

    passing = frozenset({"threw", "drove", "repaired", "waited", "ended", "time"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        table: Table = scene.view.payload
        speech = scene.speech
        letters = letters_of(scene.view.game, speech)
        own = scene.view.seat if scene.view.seat >= 0 else table.active or 0
        airy = height == 0 or height >= AIRY + scene.view.players
        return [
            *_calendar(scene, table),
            *([Text()] if airy else []),
            _heads(speech),
            *(_car(scene, table, seat, letters) for seat in range(scene.view.players)),
            *([Text()] if airy else []),
            *_road(scene, table, own, letters, width),
            *_hands(scene, table, speech, letters),
        ]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        table: Table = view.payload
        message = f"banner-{table.phase}"
        return speech.words(message, name=speech.name(seat), pips=table.pips)

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        legal = position.legal(seat)
        table: Table = position.view(seat).payload
        notes = [_note(table, action, speech) for action in legal]
        ending = [a for a in legal if a.kind.name in ("done", "return-rest")]
        default = ending[0] if ending and (drafted or len(legal) == 1) else None
        return numbered(legal, speech, speech.words("prompt-choice"), notes=notes, default=default)

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        return ""


def _calendar(scene: Scene, table: Table) -> list[Text]:
    """The months, what each of them is the last one for, and where time stands."""
    speech, above, below = scene.speech, Text(), Text()
    places = {due.month: due.square for due in table.calendar}
    for month, name in enumerate(speech.words("months").split(), 1):
        style = ACCENT if month == table.month else QUIET if month < table.month else ""
        above.append(f"{'▶' if month == table.month else ' '}{name:<5}", style)
        below.append(f" {_title(places.get(month, '')):<5}", QUIET if style == QUIET else "bold")
    if table.month == 0:
        stand = speech.words("before")
    elif table.month > 12:
        stand = speech.words("after")
    else:
        voice = scene.view.game.voice(speech.language)
        now = voice.words("month", value=MONTHS[table.month - 1])
        stand = speech.words("part", month=now, part=table.part, parts=table.parts)
    pile = speech.words("pile", parts=table.pile)
    return [above, below, Text(f" {stand} · {pile}", QUIET)]


def _title(name: str) -> str:
    return "TÜV" if name == "TUV" else name.replace("TUV-", "TÜV−").replace("ASU-", "ASU−")


def _heads(speech: Speech) -> Text:
    """What stands in each column of the cars."""
    row = " " * (NAME + 5)
    for name, wide in zip(speech.words("columns").split("|"), COLUMNS, strict=True):
        row += f"{name.strip():<{wide}}"
    return Text(row.rstrip(), QUIET)


def _car(scene: Scene, table: Table, seat: int, letters: dict[str, str]) -> Text:
    """Who, in which colour, where, and how the car does."""
    car, speech = table.cars[seat], scene.speech
    acts = table.active == seat
    name = speech.name(seat)
    if cell_len(name) > NAME:
        name = set_cell_size(name, NAME - 1) + "…"
    row = Text.assemble(
        ("▶" if acts else " ", ACCENT),
        (f"{SHAPES[car.colour]}{letters[car.colour]}", filled(car.colour)),
        (f" {set_cell_size(name, NAME)}", "bold" if acts else ""),
        f" {_title(car.square) + ('…' if car.waiting else ''):<{COLUMNS[0]}}",
        (f"{f'{car.repair}/{car.defects}':<{COLUMNS[1]}}", "bold"),
        f"{with_minus(car.points):<{COLUMNS[2]}}",
    )
    settled = " ".join(_title(one) for one in INSPECTIONS if one in car.settled)
    row.append(f"{settled or '–':<{COLUMNS[3]}}", QUIET)
    held = "▮" * car.held if car.held < 5 else f"▮×{car.held}"
    row.append(f"{held or '–':<{COLUMNS[4]}}")
    parts = PART[scene.view.board_name]
    fitted = {parts[card].section: parts[card] for card in car.fitted}
    for section, letter in zip(SECTIONS, speech.words("sections").split(), strict=True):
        if section in fitted:
            part = fitted[section]
            row.append(f" {letter}{part.points}/{part.defects} ", filled(part.colour))
        else:
            row.append(f" {letter}–   ", QUIET)
        row.append(" ")
    row.right_crop(1)
    return row


def _road(scene: Scene, table: Table, seat: int, letters: dict[str, str], width: int) -> list[Text]:
    """The squares ahead of a car, straight on, and who stands there."""
    road, speech = EDITIONS[scene.view.board_name].road, scene.speech
    here, heading = table.cars[seat].square, table.cars[seat].heading
    most = (width - 10) // SQUARE - 1
    following = straight_on(road, (here, heading == "out"), most)
    cars, squares = Text(" " * 9), Text(f" {speech.words('road'):<8}", QUIET)
    reached = {spot.square for spot in table.reach} if table.active == seat else set()
    for name in (here, *(name for name, _ in following)):
        square = road[name]
        there = [other for other in table.cars if other.square == name]
        for other in there[: SQUARE - 1]:
            cars.append(letters[other.colour], filled(other.colour))
        cars.append(" " * (SQUARE - min(len(there), SQUARE - 1)))
        turns = "╱" if len(square.next) > 1 else ""
        shown = f"[{_title(name)}]" if square.ground == "grey" else f"({_title(name)})"
        style = ACCENT if name in reached else "bold" if name == here else ""
        squares.append(f"{shown + turns:<{SQUARE}}", style)
    return [cars, squares]


def _hands(scene: Scene, table: Table, speech: Speech, letters: dict[str, str]) -> list[Text]:
    """The own face-down parts, and what is known of others'."""
    rows = []
    for seat, car in enumerate(table.cars):
        if not car.hand:
            continue
        label = speech.words("hand" if seat == scene.view.seat else "known")
        row = Text(f" {label:<8}", QUIET)
        if seat != scene.view.seat:
            row.append(f"{speech.words('named', name=speech.name(seat))} ")
        for name in car.hand:
            row.append_text(_card(scene, name, speech, letters))
            row.append("  ")
        rows.append(row)
    return rows


def _card(scene: Scene, name: str, speech: Speech, letters: dict[str, str]) -> Text:
    """A part with its section, points and defects."""
    part = PART[scene.view.board_name][name]
    voice = scene.view.game.voice(speech.language)
    section = voice.words("section", value=part.section)
    mark = f" {letters[part.colour]} {section} {part.points}/{part.defects} "
    return Text(mark, filled(part.colour))


def _note(table: Table, action: Action, speech: Speech) -> str:
    """Where a drive ends."""
    if action.kind.name != "drive":
        return ""
    way, squares = action.json["way"], action.json["squares"]
    spots = [spot for spot in table.reach if (spot.way, spot.squares) == (way, squares)]
    if not spots:
        return ""
    square = ROAD[spots[0].square]
    return f"→ {_title(square.name)} {speech.words(f'{square.ground}')}"


DRAWING = Entenrallye()
