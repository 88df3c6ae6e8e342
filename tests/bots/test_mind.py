"""Minds: their files, and what is refused."""

from pathlib import Path

import numpy as np
import pytest

from jacta.bots.mind import About, BadMind, Mind, mind_of, read_mind, write_mind
from tests.tiny import pearls

WEIGHTS = np.linspace(-2, 2, 50, dtype=np.float32)
ABOUT = About(game="pearls", board="small", rules=1, seed=7, steps=3, games=40, size=50)


def judge(*_: object) -> None:
    """What no test here asks for."""


def mind_in(folder: Path, **other: object) -> Mind:
    parts = {"game": "pearls", "rules": 1, "size": 50, "scratch": 1} | other
    return Mind(judge=judge, folder=folder, **parts)  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_mind(tmp_path / "small.mind", ABOUT, WEIGHTS)
    return tmp_path / "small.mind"


def test_a_mind_is_read_as_it_was_written(file: Path) -> None:
    about, weights = read_mind(file)
    assert (about.game, about.board, about.seed, about.games) == ("pearls", "small", 7, 40)
    assert weights.dtype == np.float32
    assert weights.tolist() == WEIGHTS.astype(np.float16).astype(np.float32).tolist()
    with pytest.raises(ValueError, match="read-only"):
        weights[0] = 1


def test_a_board_has_its_own_numbers_or_those_for_any(file: Path) -> None:
    write_mind(file.with_name("any.mind"), ABOUT, -WEIGHTS)
    mind = mind_in(file.parent)
    assert mind.weights("small")[0] == -2
    assert mind.weights("large")[0] == 2


@pytest.mark.parametrize("place", [0, 5, 20, -1])
def test_a_damaged_mind_is_refused(file: Path, place: int) -> None:
    data = bytearray(file.read_bytes())
    data[place] ^= 1
    file.write_bytes(data)
    with pytest.raises(BadMind, match=r"small\.mind"):
        read_mind(file)


def test_half_a_mind_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-2])
    with pytest.raises(BadMind, match="damaged"):
        read_mind(file)


def test_no_file_is_no_mind(tmp_path: Path) -> None:
    with pytest.raises(BadMind, match=r"any\.mind cannot be read"):
        mind_in(tmp_path).weights("small")


@pytest.mark.parametrize("other", [{"game": "chess"}, {"rules": 2}, {"size": 49}])
def test_the_mind_of_something_else_is_refused(file: Path, other: dict[str, object]) -> None:
    with pytest.raises(BadMind, match=next(iter(other))):
        mind_in(file.parent, **other).weights("small")


def test_a_mind_is_written_whole_or_not_at_all(file: Path) -> None:
    before = file.read_bytes()
    for weights in (np.array([np.nan]), np.array([1e9]), np.zeros(500_001)):
        with pytest.raises(BadMind):
            write_mind(file, ABOUT, weights)
    assert file.read_bytes() == before


def test_not_every_game_has_a_mind() -> None:
    assert mind_of(pearls.GAME) is None
