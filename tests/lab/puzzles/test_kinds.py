"""No kind of puzzle has too many, however many runs and files a stock comes from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import jacta
from jacta.lab.puzzles import search
from jacta.lab.puzzles.kinds import Kind, Kinds, with_room
from jacta.lab.puzzles.making import join_stocks
from jacta.lab.puzzles.search import Search
from jacta.lab.puzzles.weighing import mind_hash
from jacta.puzzles import Puzzle, Stock, read_stock, write_stock
from jacta.puzzles.stock import About, file_of

GAME: jacta.Game = jacta.game("wurfel-express")
SOME = 5


def by_kind() -> dict[Kind, list[Puzzle]]:
    """The puzzles of the stock, the kind with the most of them first."""
    kinds, found = Kinds(GAME), dict[Kind, list[Puzzle]]()
    for puzzle in read_stock(file_of(GAME), GAME).puzzles.values():
        found.setdefault(kinds.of(puzzle), []).append(puzzle)
    return dict(sorted(found.items(), key=lambda pair: -len(pair[1])))


def copies(puzzle: Puzzle, number: int) -> list[Puzzle]:
    return [replace(puzzle, id=f"{puzzle.id[:8]}{copy:04}") for copy in range(number)]


def test_a_kind_is_what_is_best_and_in_which_third_of_the_game() -> None:
    kinds = list(by_kind())
    assert {third for _, third in kinds} == {0, 1, 2}
    assert {"keep", "steal"} <= {name for name, _ in kinds}


def test_of_one_kind_there_are_some_and_then_half() -> None:
    one, *others = (puzzles[0] for puzzles in by_kind().values())
    assert len(with_room(GAME, copies(one, 40))) == 10  # the last one comes upon nine others
    rest = [copy for other in others[:4] for copy in copies(other, 6)]
    kept = with_room(GAME, [*copies(one, 40), *rest])
    kinds = Counter(map(Kinds(GAME).of, kept.values()))
    assert kinds.total() > 24
    assert max(kinds.values()) < 1 + SOME + 0.5 * kinds.total()
    assert {puzzle.id for puzzle in rest} <= set(kept)


def test_what_is_joined_has_not_too_many_of_a_kind(tmp_path: Path) -> None:
    one, other = (puzzles[0] for puzzles in [*by_kind().values()][:2])
    about = About(GAME.name, GAME.version, {"our-board": mind_hash(GAME, "our-board")}, [], "")
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    for number, file in enumerate(files):
        many = copies(one, 24)[8 * number : 8 * number + 8]
        few = copies(other, 12)[2 * number : 2 * number + 2]
        write_stock(file, Stock(about, {puzzle.id: puzzle for puzzle in (*many, *few)}))
    joined = join_stocks(GAME, files[0], files[1:])
    kinds = Counter(map(Kinds(GAME).of, joined.puzzles.values()))
    assert kinds[Kinds(GAME).of(other)] == 6
    assert 6 < kinds[Kinds(GAME).of(one)] < 24


def test_a_search_counts_the_kinds_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Search] = []
    monkeypatch.setattr(search, "Prospector", lambda *_: None)
    puzzle = next(iter(by_kind().values()))[0]
    for counts in (True, False):
        one = Search(GAME, players=2, board="our-board", seed=1, futures_by="greedy", futures=128)
        for copy in copies(puzzle, 10):
            one.know(copy, counts=counts)
        looked.append(one)
    kind = Kinds(GAME).of(puzzle)
    assert [one.kinds[kind] for one in looked] == [10, 0]
    assert [one.kinds.has_room(kind) for one in looked] == [False, True]
