"""Pauses: all people who are there agree, and any of them goes on."""

from __future__ import annotations

import pytest

from jacta.house import commands
from jacta.house.entries import Left, PauseAsked, Paused, Resumed, Returned
from tests.house.games import PEOPLE, Log, seated, seed_of, settings


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_game_is_paused_when_the_last_person_agrees(players: int) -> None:
    log = seated("pearls", players)
    for chair in range(players):
        assert not log.table.paused
        log.add(commands.ask_pause(log.table, PEOPLE[chair]))
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
    assert commands.ask_pause(log.table, PEOPLE[0]) == [PauseAsked(0), Paused()]


def test_nor_is_who_is_away() -> None:
    log = seated("pearls", 2)
    log.add([Left(1, "absent", lost=False)])
    assert commands.ask_pause(log.table, PEOPLE[0]) == [PauseAsked(0), Paused()]


def test_who_asked_and_is_left_alone_may_ask_again() -> None:
    log = seated("pearls", 2)
    log.add(commands.ask_pause(log.table, PEOPLE[0]))
    log.add([Left(1, "absent", lost=False)])
    assert commands.ask_pause(log.table, PEOPLE[0]) == [Paused()]


@pytest.mark.parametrize("chair", [0, 1])
def test_anyone_goes_on(chair: int) -> None:
    log = seated("pearls", 2)
    for person in PEOPLE[:2]:
        log.add(commands.ask_pause(log.table, person))
    assert log.add(commands.resume(log.table, PEOPLE[chair])) == [Resumed(chair)]
    assert (log.table.paused, log.table.acting) == (False, (0, 1))
    log.act(0, "play 4")


def test_after_a_pause_all_are_asked_again() -> None:
    log = seated("pearls", 2)
    for person in PEOPLE[:2]:
        log.add(commands.ask_pause(log.table, person))
    log.add(commands.resume(log.table, PEOPLE[0]))
    assert commands.ask_pause(log.table, PEOPLE[0]) == [PauseAsked(0)]


def test_in_the_next_game_all_are_asked_again() -> None:
    log = seated("pearls", 2, games=3)
    log.add(commands.ask_pause(log.table, PEOPLE[1]))
    log.add(commands.give_up(log.table, seed_of, PEOPLE[0], 0))
    log.add(commands.begin_next(log.table, seed_of, None))
    assert commands.ask_pause(log.table, PEOPLE[0]) == [PauseAsked(0)]


def test_a_game_given_up_in_a_pause_does_not_pause_the_next_one() -> None:
    log = seated("pearls", 2, games=3)
    for person in PEOPLE[:2]:
        log.add(commands.ask_pause(log.table, person))
    log.add(commands.give_up(log.table, seed_of, PEOPLE[0], 0))
    log.add(commands.begin_next(log.table, seed_of, None))
    assert (log.table.paused, log.table.acting) == (False, (0, 1))


def test_in_a_pause_one_may_come_back() -> None:
    log = seated("pearls", 2)
    log.add([Left(1, "absent", lost=False)])
    log.add(commands.ask_pause(log.table, PEOPLE[0]))
    assert commands.come_back(log.table, PEOPLE[1], 1) == [Returned(1)]
