"""One device for several people: one of them speaks for all their chairs."""

from __future__ import annotations

import pytest

from jacta.house.commands import Act, AskPause, GiveUp, Stand
from jacta.house.errors import HouseError
from jacta.house.table.entries import PauseAsked, Paused, Sat
from tests.house.games import NAMES, PEOPLE, Log, salt_of, settings

ANNA, BEN = PEOPLE[:2]


def shared() -> Log:
    """Anna has a guest beside her, Ben is elsewhere."""
    log = Log(settings("thirteen", 3))
    log.sit(0)
    log.sit(1, "guest", by=ANNA)
    log.sit(2, BEN)
    return log


def test_a_companion_has_a_chair_of_its_own() -> None:
    log = shared()
    chair = log.table.chairs[1]
    assert chair is not None
    assert chair.sat == Sat(1, "guest", ANNA, salt_of(1))
    assert (log.table.chairs_of(ANNA), log.table.chairs_of("guest")) == ((0, 1), ())
    assert log.table.people == (0, 1, 2)


def test_one_person_speaks_for_all_of_them_and_for_nobody_else() -> None:
    log = shared()
    for seat in (0, 1):
        log.do(Act, ANNA, seat=seat, actions=["stay"])
    with pytest.raises(HouseError, match="not-yours"):
        log.do(Act, ANNA, seat=2, actions=["stay"])
    with pytest.raises(HouseError, match="not-yours"):
        log.do(Act, "guest", seat=1, actions=["stay"])


def test_the_same_companion_sits_once() -> None:
    log = Log(settings("thirteen", 3))
    log.sit(1, "guest", by=ANNA)
    with pytest.raises(HouseError, match="seated"):
        log.sit(2, "guest", by=BEN)


def test_a_companion_is_sent_away_by_who_speaks_for_it() -> None:
    log = Log(settings("thirteen", 3))
    log.sit(2, "guest", by=BEN)
    with pytest.raises(HouseError, match="not-yours"):
        log.do(Stand, ANNA, chair=2)
    assert log.do(Stand, BEN, chair=2)


def test_a_pause_is_asked_for_all_of_them_at_once() -> None:
    log = shared()
    assert log.do(AskPause, ANNA) == [PauseAsked(0), PauseAsked(1)]
    assert log.do(AskPause, BEN) == [PauseAsked(2), Paused()]


def test_each_chair_is_given_up_by_itself() -> None:
    log = shared()
    log.do(GiveUp, ANNA, chair=1)
    assert log.table.lost == (1,)
    log.do(Act, ANNA, seat=0, actions=["stay"])


def test_all_chairs_may_be_of_one_person() -> None:
    log = Log(settings("sledges", 2))
    log.sit(0)
    log.sit(1, "guest", by=ANNA)
    assert log.table.chairs_of(ANNA) == (0, 1)
    assert log.do(AskPause, ANNA) == [PauseAsked(0), PauseAsked(1), Paused()]
    assert "seat 1 Ben" in log.table.record(NAMES[:2]).text
