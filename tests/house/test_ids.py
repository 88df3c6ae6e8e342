"""Ids of tables and people."""

from __future__ import annotations

import pytest

from jacta.house.ids import new_id


def test_an_id_does_not_begin_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-one", "--two", "three-"])
    monkeypatch.setattr("jacta.house.ids.secrets.token_urlsafe", lambda size: next(made))
    assert new_id(12) == "three-"
