"""A door runs as plain Python until another process has compiled it, and then compiled."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jacta.engine.doors.jit import JIT, door, kernel, made_doors, uncompiled
from tests.tiny import sledges

pytestmark = pytest.mark.skipif(not JIT, reason="there is nothing to be compiled")

if JIT:
    from jacta.engine.doors.compiled import Door


@kernel
def double(number: int) -> int:
    return 2 * number


def double_first(numbers: Any) -> int:
    return double(numbers[0])


def made() -> Any:
    """As each process makes it."""
    return door(double_first, "doors.double", (Path(__file__),))


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JACTA_CACHE", str(tmp_path))
    monkeypatch.setattr(Door, "compiles_here", False)
    return tmp_path


@pytest.fixture
def compile_in_another_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Seen from this one: files appear."""

    def compile_for(numbers: Any) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Door, "compiles_here", True)
            assert made()(numbers) == 2 * numbers[0]

    return compile_for


def test_a_door_is_plain_until_its_code_is_kept_and_compiled_from_then_on(
    compile_in_another_process: Callable[[Any], None],
) -> None:
    numbers, tried = np.array([21]), made()
    assert tried(numbers) == 42
    assert tried.signatures == []
    compile_in_another_process(numbers)
    assert tried(numbers) == 42
    assert len(tried.signatures) == 1
    assert tried.stats.cache_misses == {}


def test_what_is_kept_for_other_types_does_not_count(
    compile_in_another_process: Callable[[Any], None],
) -> None:
    tried = made()
    compile_in_another_process(np.array([21]))
    assert tried(np.array([21.5])) == 43
    assert tried.signatures == []


def test_a_damaged_file_leaves_a_door_plain(
    cache: Path, compile_in_another_process: Callable[[Any], None]
) -> None:
    numbers, tried = np.array([21]), made()
    compile_in_another_process(numbers)
    (file,) = cache.rglob("*.nbc")
    file.write_bytes(b"not what it was")
    assert tried(numbers) == 42
    assert tried.signatures == []


def test_it_is_known_what_is_still_to_be_compiled(
    compile_in_another_process: Callable[[Any], None],
) -> None:
    made()
    assert uncompiled("doors") == made_doors("doors") == ["doors.double"]
    compile_in_another_process(np.array([21]))
    assert uncompiled("doors") == []


def test_what_was_compiled_is_told_with_its_time_and_what_was_loaded_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[str, float]] = []
    monkeypatch.setattr(Door, "compiles_here", True)
    monkeypatch.setattr(Door, "on_compiled", lambda *news: told.append(news))
    for _ in range(2):
        made()(np.array([21]))
    ((name, seconds),) = told
    assert name == "doors.double"
    assert seconds > 0


def test_a_kernel_that_python_calls_compiles_nothing() -> None:
    @kernel
    def triple(number: int) -> int:
        return 3 * number

    assert triple(14) == 42
    assert triple.signatures == []  # type: ignore[attr-defined]


def test_a_game_without_chance_has_no_doors_to_it() -> None:
    without = dataclasses.replace(sledges.GAME, name="walks", draws=())
    assert {*sledges.GAME.doors} - {*without.doors} == {"draws", "settle"}
