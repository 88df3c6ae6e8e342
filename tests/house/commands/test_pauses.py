"""Pauses: all people who are there agree, and any of them goes on."""

from __future__ import annotations

import pytest

from jacta.house import commands
from jacta.house.commands import Act, AskPause, BeginNext, ComeBack, GiveUp, Resume
from jacta.house.errors import HouseError
from jacta.house.table.entries import Left, PauseAsked, Paused, Resumed, Returned
from tests.house.commands.scenes import paused_often
from tests.house.games import PEOPLE, Log, seated, settings


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_game_is_paused_when_the_last_person_agrees(players: int) -> None:
    log = seated("pearls", players)
    for chair in range(players):
        assert not log.table.paused
        log.do(AskPause, PEOPLE[chair])
        assert log.table.pause_asked == (
            frozenset(range(chair + 1)) if chair + 1 < players else set()
        )
    assert (log.table.paused, log.table.acting) == (True, ())
    assert log.table.history[-1].entry == Paused()


def test_bots_are_not_asked() -> None:
    log = Log(settings("pearls", 3))
    log.seat_bot(1)
    log.seat_bot(2)
    log.sit(0)
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0), Paused()]


def test_nor_is_who_is_away() -> None:
    log = seated("pearls", 2)
    log.add([Left(1, "absent", lost=False)])
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0), Paused()]


def test_who_asked_and_is_left_alone_may_ask_again() -> None:
    log = seated("pearls", 2)
    log.do(AskPause, PEOPLE[0])
    log.add([Left(1, "absent", lost=False)])
    assert log.do(AskPause, PEOPLE[0]) == [Paused()]


@pytest.mark.parametrize("chair", [0, 1])
def test_anyone_goes_on(chair: int) -> None:
    log = seated("pearls", 2)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    assert log.do(Resume, PEOPLE[chair]) == [Resumed(chair)]
    assert (log.table.paused, log.table.acting) == (False, (0, 1))
    log.act(0, "play 4")


def test_after_a_pause_all_are_asked_again() -> None:
    log = seated("pearls", 2)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    log.do(Resume, PEOPLE[0])
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0)]


@pytest.mark.parametrize("choice", [0, -1])  # to stay, or to swap: then dice hand over
def test_in_the_next_turn_all_are_asked_again(choice: int) -> None:
    log = seated("thirteen", 2)
    assert log.table.position is not None
    log.do(AskPause, PEOPLE[1])
    log.act(0, log.table.position.legal(0)[choice].notation)
    assert (log.table.acting, log.table.pause_asked) == ((1,), frozenset())
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0)]


def test_in_the_next_game_all_are_asked_again() -> None:
    log = seated("pearls", 2, games=3)
    log.do(AskPause, PEOPLE[1])
    log.do(GiveUp, PEOPLE[0], chair=0)
    log.do(BeginNext)
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0)]


def test_a_game_given_up_in_a_pause_does_not_pause_the_next_one() -> None:
    log = seated("pearls", 2, games=3)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    log.do(GiveUp, PEOPLE[0], chair=0)
    log.do(BeginNext)
    assert (log.table.paused, log.table.acting) == (False, (0, 1))


def test_a_wish_to_pause_is_void_once_the_turn_has_passed() -> None:
    log = seated("thirteen", 3)
    log.do(AskPause, PEOPLE[1])
    log.act(0, "stay")
    assert log.table.pause_asked == frozenset()
    for chair in (0, 2):
        log.do(AskPause, PEOPLE[chair])
    assert not log.table.paused


def test_within_a_turn_it_stays() -> None:
    log = seated("pearls", 2)
    log.do(AskPause, PEOPLE[1])
    log.act(0, "play 4")
    assert log.table.pause_asked == {1}


def test_who_is_away_neither_asks_nor_goes_on_but_one_who_is_there_does() -> None:
    log = seated("pearls", 3)
    log.add([Left(1, "absent", lost=False), Left(2, "gave-up", lost=True)])
    for person in PEOPLE[1:3]:
        with pytest.raises(HouseError, match="away"):
            log.do(AskPause, person)
    log.do(AskPause, PEOPLE[0])
    assert log.table.paused
    for person in PEOPLE[1:3]:
        with pytest.raises(HouseError, match="away"):
            log.do(Resume, person)
    assert log.do(Resume, PEOPLE[0]) == [Resumed(0)]


def test_in_a_pause_one_may_come_back() -> None:
    log = seated("pearls", 2)
    log.add([Left(1, "absent", lost=False)])
    log.do(AskPause, PEOPLE[0])
    assert log.do(ComeBack, PEOPLE[1], chair=1) == [Returned(1)]


def test_after_a_move_there_may_be_pauses_again() -> None:
    log = paused_often()
    pauses = sum(isinstance(step.entry, Paused) for step in log.table.history)
    assert pauses == commands.MOST_PAUSES
    assert log.table.position is not None
    (action, *_) = log.table.position.legal(0)
    log.do(Act, PEOPLE[0], seat=0, actions=[action.notation])
    assert log.do(AskPause, PEOPLE[0]) == [PauseAsked(0), Paused()]
