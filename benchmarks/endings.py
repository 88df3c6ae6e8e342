"""`make bench ARGS=endings`: small endings solved by enumeration, and how far the minds are off.

Verbindung gesucht: with few empty cells left every throw and every turn is gone through to the end
of the game. A turn in which nothing is placed leaves the board as it is; the two values of one
board, by who is next, are then found together. Würfel Express: where any strip wins, what counts is
the chance that a turn takes none. That is exact, and so is what it costs; what would follow after
both have failed stays open, which is less than `OPEN`. Dice Trip (`sheets.py`): the last two turns
of a sheet alone. Entenrallye (`rallies.py`): the other car has arrived, and holds no cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np

import jacta
from benchmarks.rallies import exact_wins, is_alone_on_the_road
from benchmarks.sheets import TURN_BEFORE_LAST, exact_points
from jacta.bots import game_seed
from jacta.bots.mind import mind_of
from tools.reliability import Cell, Section, Table, machine

__all__ = ["Cells", "Exact", "almost_there", "endings", "exact_end_of_track"]

EMPTY = (2, 3, 4)
NUMBER = 60
OPEN = 0.02
MOST_GAMES = 4000
MOST_STEPS = 20_000
ANY_STRIP_WINS = 28


@dataclass(frozen=True)
class Exact:
    """What an ending is worth to whoever is next: no less than `low`, no more than `high`."""

    low: float
    high: float

    def off(self, value: float) -> float:
        """How far a value is from it, in the worst case."""
        return max(self.high - value, value - self.low)


class Cells:
    """The values of boards of Verbindung gesucht with a few empty cells."""

    def __init__(self) -> None:
        self._known: dict[bytes, float] = {}

    def value(self, position: jacta.Position) -> float:
        """The chance to win of whoever is to throw."""
        known = self._known.get(_key(position))
        if known is not None:
            return known
        mine, other = self._turns(position)
        theirs = self._turns(other)[0] if other is not None else []
        worth = worth_of_other = 0.5
        for _ in range(60):  # each round at least halves what is still wrong
            worth = _mean(mine, worth_of_other)
            worth_of_other = _mean(theirs, worth) if theirs else 0.5
        self._known[_key(position)] = worth
        if other is not None:
            self._known[_key(other)] = worth_of_other
        return worth

    def _turns(
        self, position: jacta.Position
    ) -> tuple[list[tuple[float, float, bool]], jacta.Position | None]:
        """By throw: how likely it is, what the best turn with a die placed is worth, and whether
        none need be; and the same board with the other to throw, where that can come."""
        seat, before = position.throw.seat, _cells(position)
        outcomes, found = position.outcomes(), list[tuple[float, float, bool]]()
        whole, same = sum(outcome.weight for outcome in outcomes), None
        for outcome in outcomes:
            best, passes = -1.0, False
            for end in _ends(position.chance(outcome), seat):
                if end.is_over:
                    best = max(best, float(end.merits[seat]))
                elif _cells(end) == before:
                    passes, same = True, end
                else:
                    best = max(best, 1.0 - self.value(end))
            found.append((outcome.weight / whole, best, passes))
        return found, same


def _mean(turns: list[tuple[float, float, bool]], worth_of_other: float) -> float:
    return sum(
        share * (max(best, 1.0 - worth_of_other) if passes else best)
        for share, best, passes in turns
    )


def _cells(position: jacta.Position) -> bytes:
    return bytes(position.array["cells"][0])


def _key(position: jacta.Position) -> bytes:
    """All that decides what may follow: dice, the order in which they came, and who is next."""
    return _cells(position) + bytes(position.array["order"][0]) + bytes([position.throw.seat])


def _ends(position: jacta.Position, seat: int) -> Iterator[jacta.Position]:
    """All ways in which the turn of a seat may end."""
    if position.is_over or position.is_chance:
        yield position
        return
    for action in position.legal_numbers(seat):
        yield from _ends(position.apply(seat, action), seat)


def exact_end_of_track(position: jacta.Position, rounds: int = 2) -> Exact:
    """The value of a position of Würfel Express in which any strip wins, before the discard.

    A mind that knows nothing says ½ of whatever is not decided, so that a turn that is solved with
    it says how likely the win is: what it says more than ½, twice.
    """
    if rounds == 0 or not almost_there(position):
        return Exact(0.0, 1.0)
    mind, seat = mind_of(position.game), position.actors[0]
    assert mind is not None
    nothing, low, high = np.zeros(mind.size, np.float32), 0.0, 0.0
    for action in position.legal(seat):
        thrown = position.apply(seat, action)
        wins = 2.0 * mind.outlook(thrown.view(seat), nothing).wins[seat] - 1.0
        after = _failed(thrown, seat)
        later = exact_end_of_track(after, rounds - 1) if after is not None else Exact(0.0, 1.0)
        low = max(low, wins + (1.0 - wins) * (1.0 - later.high))
        high = max(high, wins + (1.0 - wins) * (1.0 - later.low))
    return Exact(low, high)


def almost_there(position: jacta.Position) -> bool:
    """Whether whoever is next has more than one strip to think about, and any strip wins."""
    if position.is_over or position.is_chance:
        return False
    seat = position.actors[0]
    return int(position.array["front"][0, seat]) >= ANY_STRIP_WINS


def _failed(position: jacta.Position, seat: int) -> jacta.Position | None:
    """The position after a turn in which nothing could be taken; None where there is none."""
    for outcome in position.outcomes():
        after = position.chance(outcome)
        if not after.is_chance and after.actors[0] == seat:
            after = after.apply(seat, "stop")
        if not after.is_over and (after.is_chance or after.actors[0] != seat):
            return after
    return None


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
            if position.is_chance and _cells(position).count(0) == empty:
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
    """The first moment of a game whose exact value can be found, one of a game."""
    for number in range(MOST_GAMES):
        for position in _played("entenrallye", number):
            if is_alone_on_the_road(position):
                value = exact_wins(position, MOST_STEPS)
                if value is not None:
                    yield position, value
                    break


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
        "(`benchmarks/endings.py`); how far the mind is from the chance to win of whoever is next. "
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
