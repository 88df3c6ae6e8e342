"""Fair dice: fixed by seed, salts and key alone, and every face equally likely."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from jacta.engine.chance import Drawing, Key
from jacta.engine.errors import JactaError
from jacta.house.entropy import SystemEntropy
from jacta.house.fair import Fair, commitment, new_salt, seed_of_bot

SEED = bytes(range(32))
SALTS = ("0" * 32, "f" * 32)


def draw(fair: Fair, *key: int, sides: int = 6) -> int:
    return fair.face(Drawing(sides, Key(*key), 0))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert Fair.of(SEED, SALTS).describe() == f"fair {commitment(SEED)}"


def test_a_face_follows_from_seed_salts_and_key_alone() -> None:
    one, same = Fair.of(SEED, SALTS), Fair.of(SEED, SALTS)
    keys = [(turn, 1, throw, die) for turn in range(5) for throw in range(3) for die in range(7)]
    row = [draw(one, *key) for key in keys]
    assert row == [draw(same, *key) for key in reversed(keys)][::-1]
    for other in (Fair.of(bytes(32), SALTS), Fair.of(SEED, SALTS[::-1])):
        assert row != [draw(other, *key) for key in keys]


def test_every_face_is_about_as_frequent_as_any_other() -> None:
    fair, number = Fair.of(SEED, SALTS), 12_000
    counts = Counter(draw(fair, turn, 0, 1, 0, sides=6) for turn in range(number))
    assert sorted(counts) == list(range(6))
    chi_square = sum((count - number / 6) ** 2 / (number / 6) for count in counts.values())
    assert chi_square < 30  # five degrees of freedom; the draws are fixed, so this cannot flicker


def test_numbers_that_would_favour_a_face_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([b"\xff" * 32, (5).to_bytes(8, "big") + bytes(24)])
    monkeypatch.setattr("jacta.house.fair.hmac.digest", lambda *_: next(answers))
    assert draw(Fair.of(SEED, SALTS), 0, 0, 0, 0, sides=6) == 5


@pytest.mark.parametrize("salt", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "0" * 31 + "/"])
def test_a_salt_is_32_small_hexadecimal_digits(salt: str) -> None:
    with pytest.raises(JactaError, match="32 hexadecimal digits"):
        Fair.of(SEED, [salt])


def test_a_new_salt_is_never_the_same_twice() -> None:
    salts = {new_salt(SystemEntropy()) for _ in range(100)}
    assert len(salts) == 100
    Fair.of(SEED, sorted(salts))


def test_a_seed_is_32_bytes() -> None:
    with pytest.raises(JactaError, match="32 bytes"):
        Fair.of(b"short", SALTS)


def test_what_a_bot_decides_by_follows_from_the_seed_and_the_place_in_the_log() -> None:
    places = [(seed, n, seat) for seed in (SEED, bytes(32)) for n in (3, 4) for seat in (0, 1)]
    found = [seed_of_bot(*place) for place in places]
    assert len(set(found)) == 8
    assert found == [seed_of_bot(*place) for place in places]
    assert all(0 <= seed < 1 << 64 for seed in found)
