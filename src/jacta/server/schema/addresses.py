"""Where the rooms of the page are: the house serves the page there, and nowhere else."""

from __future__ import annotations

from typing import Final

__all__ = ["PARTS", "ROOMS"]

# The rooms by their names, and how each part of an address is written.
ROOMS: Final = {
    "shelf": "/",
    "you": "/you",
    "person": "/person/{person}",
    "ladders": "/ladder",
    "ladder": "/ladder/{game}",
    "dice": "/dice",
    "tables": "/tables/{game}",
    "daily": "/daily/{game}",
    "challenge": "/challenge/{challenge}",
    "puzzles": "/puzzles/{game}",
    "table": "/table/{table}",
    "seat": "/seat/{table}/{key}",
    "record": "/record/{table}/{round}",
    "rules": "/rules/{game}",
}
PARTS: Final = {
    "game": "[a-z0-9-]{1,64}",
    "person": "[A-Za-z0-9_.:-]{1,128}",
    "challenge": "[A-Za-z0-9_-]{1,64}",
    "table": "[A-Za-z0-9_-]{1,64}",
    "key": "[A-Za-z0-9_-]{1,64}",
    "round": "[0-9]{1,3}",
}
