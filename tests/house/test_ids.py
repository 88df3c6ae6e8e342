"""Ids of tables and people, made from what nobody can guess."""

from __future__ import annotations

from base64 import urlsafe_b64decode

from jacta.house.entropy import Purpose, SystemEntropy
from jacta.house.ids import new_id, new_person_id, new_table_id


class Scripted:
    """Entropy of which a test says what it gives."""

    def __init__(self, *texts: str) -> None:
        self._texts = iter(texts)

    def take(self, purpose: Purpose, size: int) -> bytes:
        return urlsafe_b64decode(next(self._texts))


def test_an_id_does_not_begin_like_an_option() -> None:
    assert new_id(Scripted("-one-one-one", "--two--two--", "three-three-")) == "three-three-"


def test_no_two_ids_are_alike() -> None:
    entropy = SystemEntropy()
    for make in (new_id, new_person_id, new_table_id):
        assert len({make(entropy) for _ in range(100)}) == 100
