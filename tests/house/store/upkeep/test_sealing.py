"""A sealed file is opened by its passphrase, here and by age elsewhere, and only if it is whole."""

from __future__ import annotations

import random
from io import BytesIO

import pyrage
import pytest

from jacta.house.store.upkeep.sealing import SealBroken, WrongPassphrase, seal, unseal

CHUNK = 64 * 1024
SIZES = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7]
PASSPHRASE = "näher am Ziel"


def sealed(data: bytes, work: int = 4) -> bytes:
    target = BytesIO()
    seal(BytesIO(data), target, PASSPHRASE, work=work)
    return target.getvalue()


def opened(data: bytes, passphrase: str = PASSPHRASE) -> bytes:
    target = BytesIO()
    unseal(BytesIO(data), target, passphrase)
    return target.getvalue()


@pytest.mark.parametrize("size", SIZES)
def test_what_is_sealed_is_opened_here_and_by_age(size: int) -> None:
    data = random.Random(size).randbytes(size)
    found = sealed(data)
    assert opened(found) == data
    assert pyrage.passphrase.decrypt(found, PASSPHRASE) == data
    assert size < 16 or data[:64] not in found, "a byte or two are found by chance"


def test_what_age_sealed_is_opened_here() -> None:
    data = random.Random(1).randbytes(2 * CHUNK + 5)
    assert opened(pyrage.passphrase.encrypt(data, PASSPHRASE)) == data


def test_no_two_are_sealed_alike() -> None:
    assert sealed(b"the same") != sealed(b"the same")


def test_another_passphrase_opens_nothing() -> None:
    with pytest.raises(WrongPassphrase):
        opened(sealed(b"data"), "another")


@pytest.mark.parametrize("place", [0, 23, 40, 70, 100, 120, 150, 300, CHUNK, -1])
def test_a_change_anywhere_is_found(place: int) -> None:
    found = bytearray(sealed(bytes(2 * CHUNK)))
    found[place] ^= 1
    with pytest.raises((SealBroken, WrongPassphrase)):
        opened(bytes(found))


@pytest.mark.parametrize("lost", [1, 16, 100, CHUNK + 16, 2 * (CHUNK + 16)])
def test_a_file_that_was_cut_off_is_not_opened(lost: int) -> None:
    with pytest.raises(SealBroken):
        opened(sealed(bytes(2 * CHUNK))[:-lost])


def test_chunks_do_not_change_places() -> None:
    data = sealed(random.Random(2).randbytes(3 * CHUNK))
    head, one, two, rest = len(data) - 3 * (CHUNK + 16), CHUNK + 16, 2 * (CHUNK + 16), None
    body = data[head:]
    with pytest.raises(SealBroken):
        opened(data[:head] + body[one:two] + body[:one] + body[two:rest])


def test_nobody_makes_us_work_for_ever() -> None:
    greedy = sealed(b"data").replace(b" 4\n", b" 30\n", 1)
    with pytest.raises(SealBroken, match="too much memory"):
        opened(greedy)
    with pytest.raises(SealBroken, match="not sealed with a passphrase"):
        opened(b"SQLite format 3\0" + bytes(1000))
