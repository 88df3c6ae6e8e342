"""The making of a stock: lot by lot, written as it grows, so that it goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace

from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.lab.puzzles.kinds import with_room
from jacta.lab.puzzles.search import Search
from jacta.lab.puzzles.weighing import mind_hash, weighed_again
from jacta.puzzles.puzzle import Puzzle
from jacta.puzzles.stock import About, Lot, Stock, lesson_of, read_stock, write_stock

__all__ = ["add_puzzles", "join_stocks", "weigh_again"]


def add_puzzles(
    game: Game,
    file: Path,
    *,
    games: int,
    seed: int,
    players: int,
    board: str,
    futures: int,
    futures_by: str,
    tell: Callable[[int], None] = lambda _done: None,
) -> Stock:
    """Look through these games, but for those of before, and add what is found to the stock."""
    about, found = _before(game, file)
    search = Search(
        game, players=players, board=board, seed=seed, futures_by=futures_by, futures=futures
    )
    for puzzle in found.values():
        search.know(puzzle)
    for puzzle in lesson_of(game):
        search.know(puzzle, counts=False)
    lots = [lot for lot in about.lots if not _is_same(lot, board, players, seed, futures_by)]
    (before,) = [lot.games for lot in about.lots if lot not in lots] or [0]
    minds = {**about.minds, board: mind_hash(game, board)}

    def stock(done: int) -> Stock:
        lot = Lot(board, players, seed, futures_by, done)
        return Stock(About(game.name, game.version, minds, [*lots, lot], _command(game)), found)

    def keep(done: int) -> None:
        write_stock(file, stock(done))
        tell(done)

    for puzzle in search.run(before, games, keep):
        found[puzzle.id] = puzzle
    made = stock(max(games, before))
    write_stock(file, made)
    return made


def weigh_again(game: Game, file: Path) -> Stock:
    """Weigh all puzzles of a stock anew by the minds that its game has now, and drop those that
    are none any more."""
    stock = read_stock(file, game)
    found = {
        puzzle.id: again
        for puzzle in stock.puzzles.values()
        if (again := weighed_again(game, puzzle)) is not None
    }
    minds = {board: mind_hash(game, board) for board in stock.about.minds}
    made = Stock(replace(stock.about, rules=game.version, minds=minds), found)
    write_stock(file, made)
    return made


def join_stocks(game: Game, file: Path, others: Sequence[Path]) -> Stock:
    """Add other stocks of a game to one: their puzzles and their lots, all judged by the minds that
    the game has now. Of games that were looked through twice, the longer lot stays; of a kind of
    puzzles of which there would be too many together, the first ones do."""
    about, found = _before(game, file)
    minds, lots = dict[str, str](), list[Lot]()
    known, joined = {puzzle.id for puzzle in lesson_of(game)}, dict[str, Puzzle]()
    for stock in (Stock(about, found), *(read_stock(other, game) for other in others)):
        if stock.about.rules != game.version:
            raise JactaError("a stock was made by other rules")
        for board, hash in stock.about.minds.items():
            if hash != mind_hash(game, board):
                raise JactaError(f"a stock was judged by another mind of {board}: see --again")
            minds[board] = hash
        lots += stock.about.lots
        more = {id: each for id, each in stock.puzzles.items() if id not in known}
        joined |= more
    longest: dict[tuple[str, int, int, str], Lot] = {}
    for lot in lots:
        same = (lot.board, lot.players, lot.seed, lot.futures_by)
        if same not in longest or longest[same].games < lot.games:
            longest[same] = lot
    about = About(game.name, game.version, minds, [*longest.values()], _command(game))
    made = Stock(about, with_room(game, joined.values()))
    write_stock(file, made)
    return made


def _before(game: Game, file: Path) -> tuple[About, dict[str, Puzzle]]:
    """What is there already."""
    if not file.is_file():
        return About(game.name, game.version, {}, [], _command(game)), {}
    stock = read_stock(file, game)
    return stock.about, dict(stock.puzzles)


def _is_same(lot: Lot, board: str, players: int, seed: int, futures_by: str) -> bool:
    return (lot.board, lot.players, lot.seed, lot.futures_by) == (board, players, seed, futures_by)


def _command(game: Game) -> str:
    return f"jacta puzzles {game.name}"
