"""Whoever does something is remembered, and whoever was erased is not."""

from __future__ import annotations

import pytest

from jacta.house import store as storage
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.profiles import find_person, has_proposed_name, remember, rename, speak
from tests.house.houses import house_of

ADA = PersonId("ada")


async def test_whoever_is_erased_is_not_stored_again(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        await remember(house, ADA, "en")
        await store.privacy.erase(ADA)
        with pytest.raises(HouseError, match="expired"):
            await remember(house, ADA, "en")


async def test_a_proposed_name_is_proposed_anew_in_another_language(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        assert await find_person(house, ADA) is None
        english = await remember(house, ADA, "en")
        german = await speak(house, ADA, "de")
        assert german.language == "de"
        assert has_proposed_name(house, german)
        assert german.name != english.name
        await rename(house, ADA, "de", "Ada")
        assert (await speak(house, ADA, "fr")).name == "Ada"
