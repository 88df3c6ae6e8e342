"""Dice Trip, slow and obvious: what the fast kernel is held against.

Written from the rules file alone. It shares no code with the kernel, so everything that goes in or
comes out is text: `write RB F` puts the number of the red and the blue die into town F, the sixth
of the map's file. Seats count from 0. Attributes are open on purpose: a test may set them.
"""

import json
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

import jacta

COLOURS = "RGBY"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
STRIP = [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)]  # DT-A9, DT-R23
PAIRS = ["".join(pair) for pair in permutations(COLOURS, 2)]  # DT-A15: tens, then ones
SUBSETS = ["".join(d for i, d in enumerate(COLOURS) if n >> i & 1) for n in range(1, 16)]
TURNS = 13  # DT-R12
FOLDER = Path(jacta.__file__).parent / "games" / "dice_trip" / "data"


class MapData:
    """What the rules ask of a map, straight from its file."""

    def __init__(self, name: str) -> None:
        data = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
        letter = {town["name"]: LETTERS[i] for i, town in enumerate(data["towns"])}
        self.name = name
        self.colour = {letter[town["name"]]: town["colour"] for town in data["towns"]}
        self.zone = {letter[town["name"]]: town["zone"] for town in data["towns"]}
        self.zone_points: list[int] = data["zone_points"]
        self.beside: dict[str, set[str]] = {town: set() for town in LETTERS}
        for one, other in data["links"]:
            self.beside[letter[one]].add(letter[other])
            self.beside[letter[other]].add(letter[one])


MAPS = {name: MapData(name) for name in ("france", "sud-bourgogne")}


@dataclass
class Sheet:
    """One player's sheet (DT-R1)."""

    numbers: dict[str, int] = field(default_factory=dict)
    struck: set[str] = field(default_factory=set)
    bonus: set[str] = field(default_factory=set)
    tens_points: int | None = None
    reroll: bool = True
    double: bool = True

    def empty(self) -> set[str]:
        return set(LETTERS) - set(self.numbers) - self.struck


def longest_route(map: MapData, numbers: dict[str, int]) -> int:
    """DT-R21, DT-A8: every chain of rising numbers is walked to its end."""

    def walk(town: str) -> int:
        onward = [t for t in map.beside[town] if t in numbers and numbers[t] > numbers[town]]
        return 1 + max((walk(t) for t in onward), default=0)

    return max((walk(town) for town in numbers), default=0)


def longest_series(map: MapData, numbers: dict[str, int]) -> int:
    """DT-R22, DT-R23, DT-A7: from every town, as long as the next number stands beside it."""
    best = 0
    for start in numbers:
        town, length = start, 1
        while True:
            place = STRIP.index(numbers[town])
            beside = [t for t in map.beside[town] if t in numbers]
            following = [t for t in beside if STRIP.index(numbers[t]) == place + 1]
            if not following:
                break
            (town,) = following  # DT-R7: a number stands only once
            length += 1
        best = max(best, length)
    return best


def series_points(length: int) -> int:
    """DT-R22: 4→2, 5→3, 6→4, 7–9→6, 10 or more→9."""
    table = {4: 2, 5: 3, 6: 4, 7: 6, 8: 6, 9: 6}
    return 9 if length >= 10 else table.get(length, 0)


def clean_zones(map: MapData, struck: set[str]) -> int:
    """DT-R25, DT-R26."""
    return len(set(map.zone.values()) - {map.zone[town] for town in struck})


def score(map: MapData, sheet: Sheet) -> int:
    points = len(sheet.bonus) - len(sheet.struck)  # DT-R18 to DT-R20
    points += longest_route(map, sheet.numbers)
    points += series_points(longest_series(map, sheet.numbers))  # DT-R24: by itself
    points += map.zone_points[clean_zones(map, sheet.struck)]
    return points + (sheet.tens_points or 0)


class Oracle:
    """One game, from the first throw to the end."""

    def __init__(self, map: str, players: int, tens: bool) -> None:
        self.map, self.players, self.tens = MAPS[map], players, tens
        self.turn, self.phase = 0, "throw"
        self.dice: dict[str, int] = {}
        self.sheets = [Sheet() for _ in range(players)]
        self.entries: list[list[str]] = [[] for _ in range(players)]

    @property
    def thrower(self) -> int:
        """DT-A13."""
        return self.turn % self.players

    @property
    def entries_wanted(self) -> int:
        """DT-R8, DT-R11: two a turn, in the last one only one."""
        return 1 if self.turn == TURNS - 1 else 2

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == "decide":
            return (self.thrower,)
        return self.waiting if self.phase == "enter" else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        if self.phase != "enter":
            return ()
        return tuple(s for s, done in enumerate(self.entries) if len(done) < self.entries_wanted)

    @property
    def in_the_air(self) -> list[str]:
        return [die for die in COLOURS if die not in self.dice]

    def throw(self, pips: list[int]) -> None:
        """The dice in the air fall so."""
        self.dice.update(zip(self.in_the_air, pips, strict=True))
        if self.sheets[self.thrower].reroll:
            self.phase = "decide"
        else:
            self.open_entries()

    def number(self, pair: str) -> int:
        """DT-R3, DT-X1."""
        return 10 * self.dice[pair[0]] + self.dice[pair[1]]

    def may_write(self, seat: int, pair: str) -> bool:
        """Whether a number of these dice can be written beside what is entered already."""
        sheet = self.sheets[seat]
        written = [entry.split()[1] for entry in self.entries[seat] if entry.startswith("write")]
        pairs = [*written, pair]
        numbers = [self.number(p) for p in pairs]
        if len(set(numbers)) < len(numbers):  # DT-A5
            return False
        if set(numbers) & set(sheet.numbers.values()):  # DT-R7
            return False
        if len(pairs) == 1:
            return True
        used = pairs[0] + pairs[1]
        if len(set(used)) == 4:  # DT-R4
            return True
        # DT-R14: one die is left aside, one is used twice
        doubled = [die for die in COLOURS if used.count(die) == 2]
        if not sheet.double or len(doubled) != 1 or len(set(used)) != 3:
            return False
        return all(number % 11 for number in numbers)  # DT-R16, DT-A1

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors:
            return set()
        if self.phase == "decide":  # DT-R13
            return {"keep", *(f"reroll {dice}" for dice in SUBSETS)}
        towns = self.open_towns(seat)
        pairs = [pair for pair in PAIRS if self.may_write(seat, pair)]
        writes = {f"write {pair} {town}" for pair in pairs for town in towns}
        return writes | {f"strike {town}" for town in towns}

    def open_towns(self, seat: int) -> set[str]:
        """DT-R6: the empty towns, without that of an entry of this turn."""
        return self.sheets[seat].empty() - {entry[-1] for entry in self.entries[seat]}

    def allows(self, seat: int, action: str) -> bool:
        """Whether one action is legal."""
        kind, *rest = action.split()
        if seat not in self.actors or (self.phase == "decide") != (kind in ("keep", "reroll")):
            return False
        if self.phase == "decide":
            return True
        may = kind == "strike" or self.may_write(seat, rest[0])
        return may and rest[-1] in self.open_towns(seat)

    def apply(self, seat: int, action: str) -> None:
        if not self.allows(seat, action):
            raise ValueError(f"illegal: {action}")
        if action == "keep":
            self.open_entries()
        elif action.startswith("reroll"):
            for die in action.split()[1]:
                del self.dice[die]
            self.sheets[seat].reroll = False
            self.phase = "rethrow"
        else:
            self.entries[seat].append(action)
            if not self.waiting:
                self.reveal()

    def open_entries(self) -> None:
        """DT-A14; in the last turn, who can only strike does so without being asked."""
        self.phase = "enter"
        if self.entries_wanted == 1:
            for seat in range(self.players):
                if len(options := self.legal(seat)) == 1:
                    self.entries[seat] = list(options)
            if not self.waiting:
                self.reveal()

    def reveal(self) -> None:
        """DT-R10, DT-R12."""
        for sheet, entries in zip(self.sheets, self.entries, strict=True):
            self.enter(sheet, entries)
        self.entries = [[] for _ in range(self.players)]
        self.dice = {}
        self.turn += 1
        self.phase = "over" if self.turn == TURNS else "throw"

    def enter(self, sheet: Sheet, entries: list[str]) -> None:
        used = "".join(entry.split()[1] for entry in entries if entry.startswith("write"))
        if len(set(used)) < len(used):
            sheet.double = False
        for entry in entries:
            kind, *rest = entry.split()
            town = rest[-1]
            if kind == "strike":
                sheet.struck.add(town)
                continue
            number, coloured = self.number(rest[0]), self.map.colour[town]
            sheet.numbers[town] = number
            if number % 11 == 0 or (coloured and coloured in rest[0]):  # DT-R18, DT-A2, DT-A12
                sheet.bonus.add(town)
            ticked = {number // 10 for number in sheet.numbers.values()}
            if self.tens and len(ticked) == 6 and sheet.tens_points is None:  # DT-R27, DT-A11
                sheet.tens_points = sum(self.map.colour[t] is not None for t in sheet.empty())

    def scores(self) -> list[int]:
        return [score(self.map, sheet) for sheet in self.sheets]

    def position(self) -> dict[str, Any]:
        """The position as JSON."""
        return {
            "game": "dice-trip",
            "version": 1,
            "board": self.map.name,
            "players": self.players,
            "options": {"tens": "yes" if self.tens else "no"},
            "turn": self.turn,
            "phase": self.phase,
            "dice": [self.dice.get(die, 0) for die in COLOURS]
            if self.phase in ("decide", "rethrow", "enter")
            else [],
            "waiting": list(self.waiting),
            "entries": self.entries,
            "sheets": [
                {
                    "numbers": [
                        -1 if town in sheet.struck else sheet.numbers.get(town, 0)
                        for town in LETTERS
                    ],
                    "bonus": sorted(sheet.bonus),
                    "reroll": sheet.reroll,
                    "double": sheet.double,
                    "tens": sheet.tens_points or 0,
                }
                for sheet in self.sheets
            ],
        }
