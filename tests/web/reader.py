"""Somebody who does not look: a game is played by what a screen reader says and the keys alone.

The page is known by the roles and the names of what is on it. Nothing here asks for a class, an
element or a place on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile

from playwright.sync_api import expect

from tests.waiting import wait_until
from tests.web.axe import check_themes
from tests.web.guests import Guest

__all__ = ["Reader"]

_PARTS = ('region "What you may do"', 'group "The board as text"', 'region "Result"')
_BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')


@dataclass
class Reader:
    """A guest at a table who has the board read out.

    `wishes` are the beginnings of what this reader likes to do, the dearest first; `pressed` are
    the names of what was pressed.
    """

    guest: Guest
    wishes: Sequence[str]
    pressed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.choices = self.guest.region("What you may do")
        self.board = self.guest.page.get_by_role("group", name="The board as text")
        self.result = self.guest.region("Result")

    def sit_down(self, table: str) -> None:
        """Come to a table, and have its board as text, which keeps nobody out."""
        self.guest.go_to_table(table)
        self.guest.button("Show as text").press("Enter")
        expect(self.board).to_be_visible()
        check_themes(self.guest)

    def cell(self, table: str, row: str, column: str) -> str:
        """What stands in a table of the text form, by the heads of its row and its column."""
        told = self.board.get_by_role("table", name=table, exact=True)
        heads = told.get_by_role("columnheader").all_inner_texts()
        cells = told.get_by_role("row").filter(
            has=self.guest.page.get_by_role("rowheader", name=row, exact=True)
        )
        return cells.get_by_role("cell").all_inner_texts()[heads.index(column) - 1]

    def step(self) -> str:
        """Wait for one's turn and do the dearest thing; gives its name, nothing once it is over."""
        expect(self.choices.or_(self.result)).to_be_visible()
        if self.result.is_visible():
            return ""
        heard = self._hear()
        name = self._choose(heard)
        if not name:
            return self.step()
        self.pressed.append(name)
        self.choices.get_by_role("button", name=name, exact=True).press("Enter")
        wait_until(lambda: (now := self._hear()) != heard and "[disabled]" not in now)
        return name

    def play(self, most: int = 600) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"no end after {most} steps: {self.pressed[-20:]}")

    def _hear(self) -> str:
        """What can be done, the board and the result, as they are read out at one moment."""
        said = self.guest.page.get_by_role("main").aria_snapshot()
        return "\n".join(_part(said, name) for name in _PARTS)

    def _choose(self, heard: str) -> str:
        found = [(name, state) for name, state in _BUTTON.findall(heard) if "disabled" not in state]
        for wish in self.wishes:
            for name, state in found:
                if name.startswith(wish) and name != "Take back" and "expanded" not in state:
                    return str(name)
        return ""


def _part(said: str, name: str) -> str:
    """What is read out of a part of the page: its line, and those that are further in."""
    lines = said.split("\n")
    for place, line in enumerate(lines):
        if name in line:
            further_in = " " * (len(line) - len(line.lstrip()) + 1)
            rest = lines[place + 1 :]
            return "\n".join([line, *takewhile(partial(_begins, further_in), rest)])
    return ""


def _begins(start: str, line: str) -> bool:
    return line.startswith(start)
