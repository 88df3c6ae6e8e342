"""Values of the store."""

from __future__ import annotations

import pytest

from jacta.house.store.values import is_text, new_id


def test_an_id_does_not_begin_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-one", "--two", "three-"])
    monkeypatch.setattr("jacta.house.store.values.secrets.token_urlsafe", lambda size: next(made))
    assert new_id(12) == "three-"


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
