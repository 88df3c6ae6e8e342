"""A name can be read, and passes for nobody else."""

from __future__ import annotations

import pytest

from jacta.house.errors import HouseError
from jacta.house.names import check_name
from jacta.house.store.people.likenesses import likenesses_of

READABLE = "Anna/O’Neil/Nguyễn Thị Ệ/Анна/名前です/สวัสดี/שָׁלוֹם/मानव/🎲 ❤️/Anna 名前/Beekeeper/Ω/x"


@pytest.mark.parametrize("name", READABLE.split("/"))
def test_whatever_can_be_read_is_a_name(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-name"),
        (" Anna", "bad-name"),
        ("A" * 41, "bad-name"),
        ("An\u200bna", "bad-name"),
        ("\u202eannA", "bad-name"),
        ("\u3164", "unseen-name"),
        ("\u115f", "unseen-name"),
        ("Anna\u034f", "unseen-name"),
        ("\u2800", "unseen-name"),
        ("A" + "".join(chr(0x300 + accent) for accent in range(30)), "stacked-name"),
        ("A\u0301\u0301", "stacked-name"),
        ("\u0410nna", "mixed-name"),
        ("Keeper", "reserved-name"),
        ("the KEEPER", "reserved-name"),
        ("Keeper2", "reserved-name"),
        ("Kee per", "reserved-name"),
        ("Admin", "reserved-name"),
        ("Gardien", "reserved-name"),
        ("Hüter", "reserved-name"),
        ("La Maison", "reserved-name"),
        ("Random", "reserved-name"),
        ("Bot 7", "reserved-name"),
    ],
)
def test_what_cannot_be_read_or_passes_for_the_house_is_none(name: str, code: str) -> None:
    with pytest.raises(HouseError, match=code):
        check_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Anna."),
        ("Anna", "\u0410\u043d\u043d\u0430".replace("\u043d", "n")),
        ("Ivan", "lvan"),
        ("Ivan", "ivan"),
        ("Leo", "Le0"),
        ("modern", "modem"),
        ("Ada", "Ａｄａ"),
        ("é", "e\u0301"),
        ("🎲", "🎲"),
    ],
)
def test_names_that_look_alike_have_a_likeness_in_common(one: str, other: str) -> None:
    assert likenesses_of(one) & likenesses_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Kai", "Kal"), ("Anna", "Änna"), ("José", "Jose"), ("Anna", "Anna 2"), ("🎲", "🚗")],
)
def test_names_that_differ_to_the_eye_have_none(one: str, other: str) -> None:
    assert not likenesses_of(one) & likenesses_of(other)
