"""Guests are not rated by games against somebody from their own address."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tests.server.identities import PASSWORD
from tests.server.playing import do, open_table, sit
from tests.server.running import Running

HOME, AWAY = "192.0.2.7", "198.51.100.7"


@pytest.fixture(scope="module")
def proxied(open_house: Callable[..., Running]) -> Running:
    """A house whose visitors come from wherever they say."""
    return open_house(proxies=("127.0.0.1",))


def register(client: httpx.Client, login: str) -> httpx.Client:
    account = {"login": login, "password": PASSWORD}
    client.post("/api/me/account", json=account).raise_for_status()
    return client


def sit_second(one: httpx.Client, other: httpx.Client, rated: bool = True) -> str:
    """What somebody is answered who sits down opposite another."""
    table = open_table(one, rated=rated)
    sit(one, table, 0)
    answer = do(other, table, "sit", chair=1)
    return "yes" if answer.is_success else str(answer.json()["code"])


def test_two_guests_of_one_address_are_not_rated_against_each_other(proxied: Running) -> None:
    one, other, stranger = (proxied.guest(x_forwarded_for=where) for where in (HOME, HOME, AWAY))
    assert sit_second(one, other) == "rated-household"
    assert sit_second(one, other, rated=False) == "yes"
    assert sit_second(one, stranger) == "yes"


def test_nor_is_somebody_with_an_account_against_a_guest_from_there(proxied: Running) -> None:
    anna = register(proxied.guest(x_forwarded_for=HOME), "anna-at-home")
    ben = register(proxied.guest(x_forwarded_for=HOME), "ben-at-home")
    guest = proxied.guest(x_forwarded_for=HOME)
    assert sit_second(anna, guest) == "rated-household"
    assert sit_second(guest, anna) == "rated-household"
    assert sit_second(anna, ben) == "yes"


def test_a_program_counts_as_its_owner(proxied: Running) -> None:
    owner, other = proxied.guest(x_forwarded_for=HOME), proxied.guest(x_forwarded_for=HOME)
    token = owner.post("/api/me/tokens", json={"label": "Hugo"}).json()["token"]
    program = proxied.client(x_forwarded_for=HOME, authorization=f"Bearer {token}")
    assert sit_second(other, program) == "rated-household"


def test_whoever_plays_on_the_machine_itself_may(proxied: Running) -> None:
    assert sit_second(proxied.guest(), proxied.guest()) == "yes"
