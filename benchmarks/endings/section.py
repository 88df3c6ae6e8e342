"""`make bench ARGS=endings`: small endings solved by enumeration, and how far the minds are off.

Verbindung gesucht (`cells.py`): a few empty cells. Würfel Express (`tracks.py`): any strip wins;
what stays open there is less than `OPEN`. Dice Trip (`sheets.py`): the last two turns of a sheet
alone. Entenrallye (`rallies.py`): the other car has arrived, and holds no cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import numpy as np

import jacta
from benchmarks.endings.cells import Cells, cells_of
from benchmarks.endings.exact import Exact
from benchmarks.endings.rallies import exact_wins, is_alone_on_the_road
from benchmarks.endings.sheets import TURN_BEFORE_LAST, exact_points
from benchmarks.endings.tracks import ANY_STRIP_WINS, almost_there, exact_end_of_track
from jacta.bots import game_seed
from jacta.bots.mind import mind_of
from tools.reliability import Cell, Section, Table, machine

__all__ = ["endings"]

EMPTY = (2, 3, 4)
NUMBER = 60
OPEN = 0.02
MOST_GAMES = 4000
MOST_POSITIONS = 10_000


def _played(
    name: str, number: int, players: int = 2, board: str | None = None
) -> Iterator[jacta.Position]:
    """The positions of a game of `club`, between two or alone."""
    game, own = jacta.game(name), game_seed(7, number)
    dice, position = jacta.Seed(own), game.start(players, None, board)
    bots = [jacta.bot(game, "club", own + seat) for seat in range(players)]
    while not position.is_over:
        yield position
        if position.is_chance:
            position = position.roll(dice)
        else:
            seat = position.actors[0]
            action = bots[seat].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, action)


def _boards(empty: int) -> Iterator[jacta.Position]:
    """Boards before a throw with so many empty cells, one of a game."""
    for number in range(MOST_GAMES):
        for position in _played("verbindung-gesucht", number):
            if position.is_chance and cells_of(position).count(0) == empty:
                yield position
                break


def _tracks() -> Iterator[jacta.Position]:
    """Moments in which both need one strip, one of a game."""
    for number in range(MOST_GAMES):
        for position in _played("wurfel-express", number):
            fronts = position.array["front"][0, :2]
            if almost_there(position) and int(fronts.min()) >= ANY_STRIP_WINS:
                yield position
                break


def _sheets(board: str) -> Iterator[jacta.Position]:
    """Sheets alone before the throw of the last turn but one, one of a game."""
    for number in range(MOST_GAMES):
        for position in _played("dice-trip", number, 1, board):
            if position.is_chance and position.turn == TURN_BEFORE_LAST:
                yield position
                break


def _rallies() -> Iterator[tuple[jacta.Position, float]]:
    """The first moment of a game whose exact value can be found, one of a game: looked for from its
    end, where little may follow."""
    for number in range(MOST_GAMES):
        alone = [each for each in _played("entenrallye", number) if is_alone_on_the_road(each)]
        found: tuple[jacta.Position, float] | None = None
        for position in reversed(alone):
            value = exact_wins(position, MOST_POSITIONS)
            if value is None:
                break
            found = position, value
        if found is not None:
            yield found


def endings() -> Section:
    """How far the minds are from what is exact."""
    rows: list[list[Cell]] = []
    for empty in EMPTY:
        values, found = Cells(), list[tuple[float, Exact]]()
        for position, _ in zip(_boards(empty), range(NUMBER), strict=False):
            value = values.value(position)
            found.append((_says(position, position.throw.seat), Exact(value, value)))
        rows.append(_row(f"Verbindung gesucht, {empty} empty cells", found))
    found = []
    for position, _ in zip(_tracks(), range(NUMBER), strict=False):
        exact = exact_end_of_track(position)
        if exact.high - exact.low < OPEN:
            found.append((_says(position, position.actors[0]), exact))
    rows.append(_row("Würfel Express, any strip wins for both", found))
    found = []
    for (position, value), _ in zip(_rallies(), range(NUMBER), strict=False):
        found.append((_says(position, position.throw.seat), Exact(value, value)))
    rows.append(_row("Entenrallye, the other has arrived", found))
    rows += [_row_of_sheets(board) for board in ("france", "sud-bourgogne")]
    return Section(
        name="endings",
        title="How far the minds are from what is exact",
        command='make bench ARGS="endings --write"',
        about="endings from games between `club` and itself, solved by enumeration "
        "(`benchmarks/endings`); how far the mind is from the chance to win of whoever is next. "
        "Dice Trip is played alone, and there these are points of the sheet.",
        tables=[Table(["endings", "number", "mean", "largest", "mean of what is exact"], rows)],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


def _says(position: jacta.Position, seat: int) -> float:
    mind = mind_of(position.game)
    assert mind is not None
    return mind.outlook(position.view(seat)).wins[seat]


def _row(title: str, found: list[tuple[float, Exact]]) -> list[Cell]:
    off = [exact.off(says) for says, exact in found] or [0.0]
    worth = [(exact.low + exact.high) / 2 for _, exact in found] or [0.0]
    cells = [f"{100 * number:.1f} points" for number in (np.mean(off), np.max(off))]
    return [title, len(found), *cells, f"{np.mean(worth):.1%}"]


def _row_of_sheets(board: str) -> list[Cell]:
    off, worth = list[float](), list[float]()
    for position, _ in zip(_sheets(board), range(NUMBER), strict=False):
        mind, exact = mind_of(position.game), exact_points(position)
        assert mind is not None
        points = mind.outlook(position.view(0)).points
        assert points is not None
        off.append(abs(float(points[0]) - exact))
        worth.append(exact)
    title = f"Dice Trip, three empty towns, {board}"
    return [title, len(off), f"{np.mean(off):.2f}", f"{np.max(off):.2f}", f"{np.mean(worth):.2f}"]
