"""A view: all that one seat may know. Bots, pages and logs are made from views only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from jacta.engine.copies import Reduced, Value
from jacta.engine.definition import Definition
from jacta.engine.layout import Array
from jacta.engine.planes import Planes
from jacta.engine.rules import SPECTATOR
from jacta.engine.words.blocks import Block, paragraphs, plain
from jacta.engine.words.language import Voice
from jacta.engine.words.listing import listing

__all__ = ["View"]


class View(Value):
    """What a seat (−1: a spectator) sees of a position, as a record of its own."""

    __slots__ = ("array", "board_name", "game", "players", "seat")

    def __init__(self, game: Definition, array: Array, board_name: str, seat: int) -> None:
        self.game, self.array, self.board_name, self.seat = game, array, board_name, seat
        self.players = int(array["players"][0])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine = (self.game.name, self.board_name, self.seat, self.bytes)
        return mine == (other.game.name, other.board_name, other.seat, other.bytes)

    def __hash__(self) -> int:
        return hash((self.game.name, self.board_name, self.seat, self.bytes))

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<view of {self.game.name} by {whose}, turn {int(self.array['turn'][0])}>"

    def __reduce__(self) -> Reduced:
        return _seen, (self.game, self.bytes, self.board_name, self.seat)

    @property
    def board(self) -> Array:
        return self.game.board(self.board_name)

    @property
    def bytes(self) -> bytes:
        return self.array.tobytes()

    @property
    def payload(self) -> Any:
        """The view in the type that the game declares for it, with the facts that a table shows.

        msgspec encodes it as it is.
        """
        return self.game.payloads.show(self.board, self.array, self.seat)

    @property
    def json(self) -> dict[str, Any]:
        """The view in words, as plain JSON data."""
        data: dict[str, Any] = msgspec.to_builtins(self.payload)
        return data

    @property
    def tensor(self) -> NDArray[np.float32]:
        """Every number of the view in one row, for learning programs; `planes` names them."""
        return self.game.planes.row(self.bytes)

    @property
    def planes(self) -> Planes:
        """What the numbers of the tensor are, each with its name and its bounds."""
        return self.game.planes

    def blocks(self, language: str = "en", names: Sequence[str] | None = None) -> list[Block]:
        """The view in words: headings, paragraphs, lists and tables, for pages."""
        said = self._said(self.game.voice(language, names, self.board_name))
        return paragraphs(said) if isinstance(said, str) else list(said)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The view in words, as lines: for terminals, programs and logs."""
        voice = self.game.voice(language, names, self.board_name)
        said = self._said(voice)
        return said if isinstance(said, str) else plain(said, voice)

    @property
    def odds(self) -> Any:
        """What the next throw may bring, in the type that the game declares for it.

        None where the seat has nothing to decide about a throw, or the game knows of no odds.
        """
        form = self.game.odds
        return None if form is None else form.find(self.board, self.array, self.seat)

    def say_odds(
        self, odds: Any, language: str = "en", names: Sequence[str] | None = None
    ) -> list[Block]:
        """Odds of this view in words."""
        form = self.game.odds
        if form is None or odds is None:
            return []
        return list(form.say(odds, self.game.voice(language, names, self.board_name)))

    def _said(self, voice: Voice) -> str | Sequence[Block]:
        if self.game.text is not None:
            return self.game.text(self, voice)
        return listing(self.json, self.players, voice)


def _seen(game: Definition, data: bytes, board_name: str, seat: int) -> View:
    return View(game, game.view_layout.from_bytes(data), board_name, seat)
