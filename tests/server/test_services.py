"""What a house is given where nothing else is said."""

from __future__ import annotations

from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from jacta.server.services import Sources


def test_passwords_are_as_slow_to_guess_as_argon2_advises() -> None:
    found = extract_parameters(Sources().hasher.hash("three dice and a cup"))
    least = RFC_9106_LOW_MEMORY
    assert found.type == least.type
    assert found.time_cost >= least.time_cost
    assert found.memory_cost >= least.memory_cost
    assert found.parallelism >= least.parallelism
    assert found.hash_len >= least.hash_len
    assert found.salt_len >= least.salt_len
