"""Who somebody is outlives the clock of the house, but not for ever."""

from __future__ import annotations

import pytest
from itsdangerous import SignatureExpired

from jacta.server.identity import Signer
from tests.house.clocks import HeldClock

DAY = 24 * 60 * 60


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def signer(clock: HeldClock) -> Signer:
    return Signer((b"key",), clock)


@pytest.mark.parametrize("seconds", [-400 * DAY, -3600, -1, 0, 1, 399 * DAY])
def test_a_cookie_counts_when_the_clock_was_set_on_or_back(
    signer: Signer, clock: HeldClock, seconds: int
) -> None:
    cookie = signer.sign("anna.0").decode()
    clock.move(seconds)
    assert signer.read(cookie) == ("anna.0", seconds)


def test_a_cookie_is_too_old_after_four_hundred_days(signer: Signer, clock: HeldClock) -> None:
    cookie = signer.sign("anna.0").decode()
    clock.move(400 * DAY + 1)
    with pytest.raises(SignatureExpired):
        signer.read(cookie)
