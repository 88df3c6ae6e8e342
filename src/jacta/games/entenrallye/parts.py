"""The 48 parts: a data file, and the check that it has what *Components* asks for."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

__all__ = ["COLOURS", "FORMER_PARTS", "PARTS", "SECTIONS", "Part", "best_meeting", "read_parts"]

SECTIONS: Final = ("bonnet", "wings", "doors", "roof")
COLOURS: Final = "RBYGWK"
_POINTS: Final = (2, 3, 4, 5)
_DEFECTS: Final = (3, 4, 5)


@dataclass(frozen=True)
class Part:
    """One card: where it is fitted, what it is worth and what it costs (EN-R14)."""

    section: str
    points: int
    defects: int
    colour: str

    @property
    def name(self) -> str:
        """One word that no other part has, such as roof-5-3: section, points and defects."""
        return f"{self.section}-{self.points}-{self.defects}"


def read_parts(file: Path, *, alike: bool = True) -> tuple[Part, ...]:
    """The parts in a file; ValueError names the part that is wrong.

    All colours are to reach as much at a meeting (EN-A29); those of before did not.
    """
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    if tuple(data["sections"]) != SECTIONS or data["colours"] != COLOURS:
        raise ValueError(f"{file.name}: sections are {SECTIONS}, colours {COLOURS}")
    parts = tuple(Part(**part) for part in data["parts"])
    kinds = Counter((part.section, part.points, part.defects) for part in parts)
    for kind in product(SECTIONS, _POINTS, _DEFECTS):
        if kinds.pop(kind, 0) != 1:
            raise ValueError(f"{file.name}: {_name(kind)} is not there once")
    for kind in kinds:
        raise ValueError(f"{file.name}: there is no part {_name(kind)}")
    for section, colour in product(SECTIONS, COLOURS):
        own = [part for part in parts if (part.section, part.colour) == (section, colour)]
        if len(own) != 2:
            raise ValueError(f"{file.name}: {section} has {len(own)} parts in {colour}, not 2")
    worth = {colour: _worth(parts, colour) for colour in COLOURS}
    for colour in COLOURS:
        if worth[colour] != worth[COLOURS[0]]:
            raise ValueError(f"{file.name}: {colour} is worth {worth[colour]}, others {worth}")
    best = {colour: best_meeting(parts, colour) for colour in COLOURS}
    if alike and len(set(best.values())) > 1:
        raise ValueError(f"{file.name}: the best meetings are not alike: {best} (EN-A29)")
    return parts


def best_meeting(parts: tuple[Part, ...], colour: str) -> int:
    """The most points that a car of a colour can show at a meeting (EN-R31, EN-A29)."""
    worth = [(part.section, part.points + (part.colour == colour)) for part in parts]
    return sum(max(w for section, w in worth if section == own) for own in SECTIONS)


def _name(kind: tuple[object, ...]) -> str:
    return "-".join(map(str, kind))


def _worth(parts: tuple[Part, ...], colour: str) -> tuple[int, int]:
    """The points and the defects of all parts of a colour: alike, so that no car has an edge."""
    own = [part for part in parts if part.colour == colour]
    return sum(part.points for part in own), sum(part.defects for part in own)


_DATA: Final = Path(__file__).parent / "data"
PARTS: Final = read_parts(_DATA / "parts.json")
FORMER_PARTS: Final = read_parts(_DATA / "former-parts.json", alike=False)
