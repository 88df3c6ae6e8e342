"""What every database can store."""

from __future__ import annotations

import pytest

from jacta.house.store.checks import is_text


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("a", True),
        ("ä🎲", True),
        ("abcde", True),
        ("", False),
        ("abcdef", False),
        ("a\0", False),
        ("ä\0", False),
        ("\ud800", False),
    ],
)
def test_what_every_database_can_store(text: str, fits: bool) -> None:
    assert is_text(text, 5) == fits
