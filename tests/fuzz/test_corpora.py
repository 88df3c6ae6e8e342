"""What once crashed a reader, and what it reads well, is read or refused with a reason; so is what
becomes of it when it is damaged. `make fuzz` is the long form."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz.damage import damage_json, damage_text
from tests.fuzz.targets import TARGETS

CORPORA = Path(__file__).parents[1] / "corpora"
FILES = sorted(file for file in CORPORA.glob("*/*"))
DAMAGED = 80  # inputs of each target
LARGEST = 4_096  # bytes of an input that is kept


def corpus(target: str) -> list[bytes]:
    return [file.read_bytes() for file in FILES if file.parent.name == target]


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
            as_json = damage_json(data, rng) if rng.random() < 0.7 else None
            data = as_json or damage_text(data, rng.choice(inputs), rng)
        TARGETS[target](data)


def test_every_target_has_a_corpus() -> None:
    assert {file.parent.name for file in FILES} == set(TARGETS)
