"""What once crashed a reader, and what it reads well, is read or refused with a reason; so is what
becomes of it when it is damaged. `make fuzz` is the long form."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPORA = Path(__file__).parents[1] / "corpora"
FILES = sorted(file for file in CORPORA.glob("*/*"))
DAMAGED = 150  # inputs of each target
LARGEST = 4_096  # bytes of an input that is kept


def corpus(target: str) -> list[bytes]:
    return [file.read_bytes() for file in FILES if file.parent.name == target]


def damage(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """The input with a piece of it gone, doubled, put in from another one, or changed."""
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    piece = data[start:end]
    match rng.randrange(5):
        case 0:
            return data[:start] + data[end:]
        case 1:
            return data[:end] + piece + data[end:]
        case 2:
            return data[:start] + other[start:end] + data[end:]
        case 3:
            return data[:start] + rng.randbytes(rng.randrange(4)) + data[start:]
        case _:
            number = str(rng.choice([-1, 0, 255, 2**31, 2**63, 10**30])).encode()
            return data[:start] + number + data[start:]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_an_input_of_the_corpus_is_read_or_refused_with_a_reason(file: Path) -> None:
    TARGETS[file.parent.name](file.read_bytes())
    assert file.stat().st_size <= LARGEST


@pytest.mark.parametrize("target", TARGETS)
def test_a_damaged_input_is_read_or_refused_with_a_reason(target: str) -> None:
    rng, inputs = random.Random(target), corpus(target)
    for _ in range(DAMAGED):
        data = rng.choice(inputs)
        for _ in range(rng.randint(1, 3)):
            data = damage(data, rng.choice(inputs), rng)
        TARGETS[target](data)


def test_every_target_has_a_corpus() -> None:
    assert {file.parent.name for file in FILES} == set(TARGETS)
