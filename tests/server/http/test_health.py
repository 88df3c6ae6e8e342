"""The figures of a house are for its keeper."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jacta.house.addresses import among
from tests.server.running import Running


@pytest.mark.parametrize(
    ("address", "is_among"),
    [
        ("127.0.0.1", True),
        ("127.8.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.1.2.3", True),
        ("11.1.2.3", False),
        ("2001:db8::1", False),
        ("testclient", False),
    ],
)
def test_an_address_is_among_networks(address: str, is_among: bool) -> None:
    assert among(["127.0.0.0/8", "::1", "10.0.0.0/8"])(address) is is_among


def test_metrics_are_shown_to_the_own_machine_and_to_who_is_named(
    open_house: Callable[..., Running],
) -> None:
    house = open_house(proxies=("127.0.0.1",), metrics=("127.0.0.1", "192.0.2.0/24"))

    def ask(**headers: str) -> int:
        return house.client(**headers).get("/metrics").status_code

    assert ask() == 200
    assert ask(x_forwarded_for="192.0.2.7") == 200
    assert ask(x_forwarded_for="198.51.100.7") == 404
    answer = house.client(x_forwarded_for="198.51.100.7").get("/metrics")
    assert answer.json()["code"] == "not-found"
