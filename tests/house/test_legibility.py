"""What is said can be read by all, whatever language and keyboard it comes from."""

from __future__ import annotations

import pytest

from jacta.house.commands import Say


@pytest.mark.parametrize(
    "text",
    [
        "Bien joué\u202f!",
        "Schön gewürfelt – 6 × 7 = 42 :-)",
        "Chúc mừng, đẹp lắm",
        "שלום, תור שלך",
        "अच्छा खेल",
        "よくやった",
        "one\n\ntwo",
        "\U0001f44d\U0001f3fd",  # a thumb, in a colour of skin
        "\u2764\ufe0f",
        "\U0001f469\u200d\U0001f4bb \U0001f469\U0001f3fd\u200d\U0001f680",  # women at work
        "\u2764\ufe0f\u200d\U0001f525",
        "1\ufe0f\u20e3",  # a key
    ],
)
def test_whatever_can_be_read_is_said(text: str) -> None:
    assert Say(id="1", table="t", text=text).said() == text
