"""Leaving a game: giving up, time that is up, and coming back."""

from __future__ import annotations

import random

import pytest

from jacta.engine.record import Record
from jacta.house.clock import SECOND
from jacta.house.commands import Abort, Act, AskPause, BeginNext, ComeBack, Depart, GiveUp, TimeIsUp
from jacta.house.errors import HouseError
from jacta.house.table.entries import Acted, Days, Ended, Left, Live, Returned
from jacta.house.table.timers import DAY
from jacta.verifier import verify
from tests.house.games import (
    NAMES,
    PEOPLE,
    SEED,
    THOUGHT,
    Log,
    find_game,
    seated,
    settings,
)

RNG_SEED = 4


def give_up(log: Log, chair: int) -> None:
    log.do(GiveUp, PEOPLE[chair], chair=chair)


def time_is_up(log: Log, chair: int) -> None:
    log.do(TimeIsUp, chair=chair, n=log.table.n)


def timed(players: int, absent: str) -> Log:
    return seated("thirteen", players, pace=Live(60), absent=absent)


# -- breaking off


def test_who_closes_a_rated_table_after_the_first_throw_gives_the_game_up() -> None:
    log = seated("wurfel-express", 2, rated=True, advice=False)
    left, ended = log.do(Abort, PEOPLE[0])
    assert left == Left(0, "gave-up", lost=True)
    assert isinstance(ended, Ended)
    assert (ended.ranking, ended.lost) == ((2, 1), (0,))
    assert (log.table.state, log.table.aborted) == ("over", None)


def test_the_others_play_on_where_one_of_several_leaves_a_rated_game() -> None:
    log = seated("wurfel-express", 3, rated=True, advice=False)
    assert log.do(Abort, PEOPLE[1]) == [Left(1, "gave-up", lost=True)]
    assert log.table.is_playing


def test_who_opened_a_rated_table_and_does_not_play_there_closes_it_no_more() -> None:
    log = Log(settings("wurfel-express", 2, rated=True, advice=False))
    for chair in (0, 1):
        log.sit(chair, PEOPLE[chair + 1])
    with pytest.raises(HouseError, match="not-seated"):
        log.do(Abort, PEOPLE[0])


# -- giving up


@pytest.mark.parametrize("game", ["wurfel-express", "sledges", "pearls", "thirteen"])
def test_of_two_the_other_one_wins_at_once(game: str) -> None:
    log = seated(game, 2)
    entries = log.do(GiveUp, PEOPLE[0], chair=0)
    assert entries[0] == Left(0, "gave-up", lost=True)
    assert isinstance(entries[1], Ended)
    assert (entries[1].ranking, entries[1].lost) == ((2, 1), (0,))
    assert entries[1].seed == SEED.hex()
    assert log.table.match_ranking == (2, 1)


def test_it_can_be_given_up_when_others_are_to_act_and_in_a_pause() -> None:
    log = seated("thirteen", 2)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    give_up(log, 1)
    assert (log.table.match_ranking, log.table.paused) == ((1, 2), False)


def test_alone_the_game_is_over() -> None:
    log = seated("pearls", 1)
    give_up(log, 0)
    assert log.table.is_over
    assert log.table.rounds[0].ended.lost == (0,)


@pytest.mark.parametrize("game", ["wurfel-express", "sledges", "pearls", "thirteen"])
def test_of_three_the_stand_in_plays_on_and_the_chair_comes_last(game: str) -> None:
    log, rng = seated(game, 3), random.Random(RNG_SEED)
    log.act_at_random(rng)
    give_up(log, 1)
    assert log.table.is_playing
    assert [log.table.bot_of(seat) for seat in range(3)] == [None, "random", None]
    log.play_game(rng)
    ended, position = log.table.rounds[0].ended, log.table.position
    assert position is not None
    assert position.is_over
    assert (ended.ranking[1], ended.lost) == (3, (1,))
    merits = position.merits
    assert (ended.ranking[0] < ended.ranking[2]) == (merits[0] > merits[2])


@pytest.mark.parametrize("game", ["wurfel-express", "sledges", "pearls", "thirteen"])
def test_the_record_of_a_game_that_some_gave_up_says_so_and_reads_back(game: str) -> None:
    for played_on in (True, False):
        log, rng = seated(game, 3), random.Random(RNG_SEED)
        log.act_at_random(rng)
        give_up(log, 2)
        if played_on:
            log.play_game(rng)
        else:
            give_up(log, 0)
        text = log.table.record(NAMES[:3]).text
        assert f"end gave-up {'2' if played_on else '0 2'}\n" in text
        read = Record.read(text, find_game)
        assert (read.text, read.gave_up) == (text, log.table.rounds[0].ended.lost)
        assert read.final.is_over == played_on
        assert verify(text) > 0


def test_the_last_who_stays_wins_and_those_who_gave_up_are_equal() -> None:
    log = seated("thirteen", 4)
    for chair in (2, 0):
        give_up(log, chair)
        assert log.table.is_playing
    give_up(log, 3)
    ended = log.table.rounds[0].ended
    assert (ended.ranking, ended.lost) == ((2, 1, 2, 2), (0, 2, 3))


def test_a_chair_that_was_given_up_can_act_only_by_its_stand_in() -> None:
    log = seated("thirteen", 3)
    give_up(log, 0)
    assert log.table.acting == (0,)
    assert log.table.people == (1, 2)
    with pytest.raises(HouseError, match="away"):
        log.do(Act, PEOPLE[0], seat=0, actions=["stay"])
    assert log.act(0, "stay")[0] == Acted(0, ("stay",), THOUGHT)


def test_when_the_last_person_gives_up_bots_do_not_play_on_alone() -> None:
    log = Log(settings("thirteen", 4))
    log.seat_bot(0)
    log.seat_bot(1)
    log.sit(2)
    log.sit(3)
    give_up(log, 3)
    assert log.table.is_playing
    give_up(log, 2)
    assert log.table.is_over
    assert log.table.rounds[0].ended.lost == (2, 3)
    assert log.table.rounds[0].ended.ranking[2:] == (3, 3)


def test_a_person_who_is_away_may_come_back_so_the_game_goes_on() -> None:
    log = timed(3, "bot")
    time_is_up(log, 0)
    give_up(log, 1)
    assert log.table.is_playing
    give_up(log, 2)
    assert log.table.is_over  # one is left


def test_who_is_away_may_give_up() -> None:
    log = timed(3, "bot")
    time_is_up(log, 0)
    give_up(log, 0)
    assert log.table.lost == (0,)


# -- time that is up


def test_a_bot_keeps_the_chair_of_who_is_absent_until_the_person_comes_back() -> None:
    log = timed(2, "bot")
    log.wait(60)
    time_is_up(log, 0)
    assert (log.table.bot_of(0), log.table.lost, log.table.is_playing) == ("random", (), True)
    assert log.table.timers.running == frozenset()
    log.act(0, "stay")
    assert log.table.acting == (1,)
    entries = log.do(ComeBack, PEOPLE[0], chair=0)
    assert entries == [Returned(0)]
    assert log.table.bot_of(0) is None
    log.act(1, "stay")
    assert log.table.timers.running == {0}
    log.act(0, "stay")


@pytest.mark.parametrize(("spent", "left"), [(90, 60), (31, 60), (30, 60), (10, 80)])
def test_who_comes_back_has_a_minute_at_least(spent: int, left: int) -> None:
    log = seated("thirteen", 2, pace=Live(90))
    log.wait(spent)
    time_is_up(log, 0)
    log.do(ComeBack, PEOPLE[0], chair=0)
    assert log.table.timers.left[0] == left * SECOND
    assert log.table.timers.running == {0}
    assert log.table.timers.deadline(0) == log.now + left * SECOND


def test_days_are_not_made_a_minute_longer() -> None:
    log = seated("thirteen", 2, pace=Days(2))
    time_is_up(log, 0)
    log.do(ComeBack, PEOPLE[0], chair=0)
    assert log.table.timers.left == (2 * DAY, 2 * DAY)


def test_absence_alone_costs_nothing_in_the_ranking() -> None:
    log = timed(2, "bot")
    time_is_up(log, 0)
    log.play_game(random.Random(1))
    position = log.table.position
    assert position is not None
    ended = log.table.rounds[0].ended
    assert (ended.ranking, ended.lost) == (position.ranking, ())


def test_where_the_table_says_so_the_chair_is_lost() -> None:
    log = timed(3, "lost")
    time_is_up(log, 0)
    assert (log.table.lost, log.table.bot_of(0), log.table.is_playing) == ((0,), "random", True)
    log.act(0, "stay")
    time_is_up(log, 1)
    assert log.table.match_ranking == (2, 2, 1)
    assert log.table.history[-2].entry == Left(1, "absent", lost=True)


# -- leaving for good


def depart(log: Log, chair: int) -> None:
    log.do(Depart, PEOPLE[chair], chair=chair)


def test_who_is_gone_has_lost_the_game_and_the_bot_keeps_the_chair_in_the_next_ones() -> None:
    log = seated("thirteen", 3, games=3)
    depart(log, 1)
    assert log.table.history[-1].entry == Left(1, "gone", lost=True)
    assert (log.table.lost, log.table.is_playing) == ((1,), True)
    log.play_game(random.Random(RNG_SEED))
    for _ in range(2):
        log.do(BeginNext)
        seat = log.table.seat_of(1)
        assert (log.table.bot_of(seat), log.table.lost) == ("random", ())
        assert log.table.people == (0, 2)
        with pytest.raises(HouseError, match="chair-lost"):
            log.do(ComeBack, PEOPLE[1], chair=1)
        log.play_game(random.Random(RNG_SEED))
        assert log.table.rounds[-1].ended.lost == ()
        if log.table.is_over:
            break


@pytest.mark.parametrize("between", [True, False])
def test_who_gave_up_before_can_still_leave_for_good(between: bool) -> None:
    log = seated("thirteen", 3, games=3)
    give_up(log, 0)
    if between:
        give_up(log, 1)
        assert not log.table.is_playing
    depart(log, 0)
    with pytest.raises(HouseError, match="chair-lost"):
        depart(log, 0)
    if not between:
        assert log.table.lost == (0,)
        give_up(log, 1)
    log.do(BeginNext)
    assert log.table.people == (1, 2)


def test_who_is_gone_counts_for_nobody_when_the_others_give_up() -> None:
    log = seated("thirteen", 3, games=2)
    depart(log, 0)
    give_up(log, 1)
    log.do(BeginNext)
    give_up(log, 1)
    assert log.table.is_playing
    give_up(log, 2)
    assert log.table.is_over


def test_of_two_bots_one_may_win_for_who_is_gone() -> None:
    log = seated("sledges", 2, games=2)
    depart(log, 0)
    assert log.table.rounds[0].ended.ranking == (2, 1)
    log.do(BeginNext)
    log.play_game(random.Random(RNG_SEED))
    assert log.table.rounds[1].ended.lost == ()
    assert log.table.position is not None
    assert log.table.rounds[1].ended.ranking == log.table.position.ranking


def test_a_bot_at_the_table_is_never_absent() -> None:
    log = Log(settings("thirteen", 2, pace=Live(60)))
    log.seat_bot(0)
    log.sit(1)
    with pytest.raises(HouseError, match="in-time"):
        time_is_up(log, 0)
