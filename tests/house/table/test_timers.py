"""Clocks: time runs for people who are to act, and nothing but a handed-over turn gives any."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jacta.house.clock import SECOND
from jacta.house.commands import AskPause, BeginNext, GiveUp, Resume
from jacta.house.table.entries import Days, Free, Left, Live, Pace, PauseAsked, Returned
from jacta.house.table.timers import DAY, Holiday, Timers, with_holidays
from jacta.house.telling.surroundings import Surroundings, deadline
from tests.house.games import PEOPLE, START, Log, seated, settings

BLITZ = Live(60, 5)


def seconds(log: Log) -> list[float]:
    """What every chair has left now."""
    return [left / SECOND for left in log.table.timers.left_at(log.now)]


def running(log: Log) -> list[int]:
    return sorted(log.table.timers.running)


# -- at a table


def test_only_the_clock_of_who_is_to_act_runs() -> None:
    log = seated("thirteen", 3, pace=BLITZ)
    assert log.table.timers.running == {0}
    log.wait(7)
    assert seconds(log) == [53, 60, 60]
    log.act(0, "stay")
    assert log.table.timers.running == {1}
    log.wait(10)
    assert seconds(log) == [58, 50, 60]


def test_all_who_are_to_act_at_the_same_time_run() -> None:
    log = seated("pearls", 3, pace=BLITZ)
    log.wait(3)
    log.act(1, "play 5")
    assert log.table.timers.running == {0, 2}
    log.wait(4)
    assert seconds(log) == [53, 62, 53]


def test_no_clock_runs_for_a_bot() -> None:
    log = Log(settings("pearls", 2, pace=BLITZ))
    log.seat_bot(1)
    log.sit(0)
    assert log.table.acting == (0, 1)
    assert log.table.timers.running == {0}
    log.wait(9)
    assert seconds(log) == [51, 60]


def test_no_clock_runs_before_the_game_and_after_it() -> None:
    log = Log(settings("thirteen", 2, pace=BLITZ))
    log.sit(0)
    log.wait(100)
    assert seconds(log) == [60, 60]
    log.sit(1)
    log.wait(2)
    log.do(GiveUp, PEOPLE[1], chair=1)
    log.wait(100)
    assert (seconds(log), running(log)) == ([58, 60], [])


def test_a_throw_in_between_stops_no_clock() -> None:
    log = seated("wurfel-express", 2, pace=BLITZ)
    log.wait(10)
    log.act(0, "keep -")
    assert log.table.acting == (0,)
    log.wait(10)
    assert seconds(log) == [40, 60]


def test_a_move_within_a_turn_gives_no_time() -> None:
    log = seated("wurfel-express", 2, pace=BLITZ)
    log.wait(10)
    log.act(0, "stop")
    assert (log.table.acting, seconds(log)) == ((0,), [50, 60])


def test_whoever_hands_over_gains_the_increment() -> None:
    log = seated("thirteen", 2, pace=BLITZ)
    for seat in (0, 1, 0, 1):
        log.wait(2)
        log.act(seat, "stay")
    assert seconds(log) == [66, 66]


def test_a_turn_is_handed_over_although_the_same_person_goes_on() -> None:
    log = seated("pearls", 1, pace=BLITZ)
    for card in range(3):
        log.wait(2)
        log.act(0, f"play {card + 1}")
        assert log.table.timers.running == {0}
    assert seconds(log) == [60 - 3 * 2 + 3 * 5]


def test_every_game_of_a_match_begins_with_full_clocks() -> None:
    log = seated("thirteen", 2, pace=BLITZ, games=3)
    log.wait(30)
    log.do(GiveUp, PEOPLE[0], chair=0)
    log.wait(30)
    log.do(BeginNext)
    assert (seconds(log), running(log)) == ([60, 60], [1])


def test_days_are_full_at_each_turn() -> None:
    log = seated("thirteen", 2, pace=Days(3))
    log.wait(2 * 86_400)
    log.act(0, "stay")
    assert seconds(log) == [3 * 86_400, 3 * 86_400]
    log.act(1, "stay")
    assert log.table.timers.deadline(0) == log.now + 3 * DAY


def test_a_free_table_has_no_clock() -> None:
    log = seated("thirteen", 2, pace=Free())
    log.wait(10**6)
    assert (log.table.timers.running, log.table.timers.deadline(0)) == (frozenset(), None)


def test_what_others_do_changes_no_clock() -> None:
    log = seated("pearls", 2, pace=BLITZ)
    log.wait(4)
    log.add([PauseAsked(1)])
    assert seconds(log) == [56, 56]
    assert log.table.timers.deadline(0) == START + 60 * SECOND


def test_a_pause_stops_all_clocks_and_gives_nothing() -> None:
    log = seated("pearls", 2, pace=BLITZ)
    log.wait(4)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    log.wait(1000)
    assert (seconds(log), running(log)) == ([56, 56], [])
    log.do(Resume, PEOPLE[0])
    log.wait(1)
    assert (seconds(log), running(log)) == ([55, 55], [0, 1])


def test_days_are_full_again_after_a_pause() -> None:
    log = seated("thirteen", 2, pace=Days(3))
    log.wait(86_400)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    log.wait(100 * 86_400)
    log.do(Resume, PEOPLE[0])
    assert log.table.timers.deadline(0) == log.now + 3 * DAY


def test_whose_time_is_up_gains_nothing_by_it() -> None:
    log = seated("thirteen", 2, pace=BLITZ)
    log.wait(60)
    log.add([Left(0, "absent", lost=False)])
    assert (seconds(log), running(log)) == ([0, 60], [])
    log.add([Returned(0)])
    assert (seconds(log), running(log)) == ([60, 60], [0]), "a minute to come back"


def test_a_clock_of_another_machine_that_is_behind_turns_nothing_back() -> None:
    timers = Timers.of(BLITZ, 2).after(START, [0], 0).after(START - 9 * SECOND, [1], 1)
    assert timers.since == START
    assert timers.left == (65 * SECOND, 60 * SECOND)


# -- deadlines


def test_a_deadline_is_when_the_time_is_up() -> None:
    log = seated("thirteen", 2, pace=BLITZ)
    log.wait(7)
    assert log.table.timers.deadline(0) == START + 60 * SECOND
    assert log.table.timers.deadline(1) is None
    assert log.table.timers.left_at(START + 61 * SECOND)[0] == 0


def test_holidays_move_the_deadline_of_days_and_of_nothing_else() -> None:
    away = {PEOPLE[0]: (holiday(START + DAY, 7),)}
    around = Surroundings(holidays=away)
    log = seated("thirteen", 2, pace=Days(3))
    assert deadline(log.table, around, 0) == START + 10 * DAY
    assert deadline(log.table, around, 1) is None
    assert deadline(log.table, Surroundings(), 0) == START + 3 * DAY
    live = seated("thirteen", 2, pace=Live(3 * 60 * 60))
    assert deadline(live.table, around, 0) == START + 3 * 60 * 60 * SECOND


def test_what_others_do_in_a_holiday_takes_none_of_it() -> None:
    around = Surroundings(holidays={PEOPLE[0]: (holiday(START + DAY, 7),)})
    log = seated("pearls", 3, pace=Days(3))
    for days, seat in ((5, 1), (9, 2)):
        log.now = START + days * DAY
        if seat == 1:
            log.act(seat, "play 4")
        else:
            log.add([PauseAsked(2)])
        assert deadline(log.table, around, 0) == START + 10 * DAY


def holiday(first: int, days: int) -> Holiday:
    """So many days from the midnight before this moment."""
    day = datetime.fromtimestamp(first / SECOND, UTC).date()
    return day, day + timedelta(days=days - 1)


# -- holidays: the tenth of May at noon, three days left

NOON = round(datetime(2026, 5, 10, 12, tzinfo=UTC).timestamp()) * SECOND
END = NOON + 3 * DAY


def may(first: int, last: int) -> Holiday:
    return date(2026, 5, first), date(2026, 5, last)


@pytest.mark.parametrize(
    ("holidays", "days"),
    [
        ([], 0),
        ([may(1, 9)], 0),  # over before
        ([may(14, 20)], 0),  # begins later
        ([may(13, 13)], 1),  # the day of the deadline
        ([may(11, 12)], 2),  # within
        ([may(11, 20)], 10),  # across the deadline
        ([may(8, 10)], 0.5),  # the rest of the first day
        ([may(1, 20)], 10.5),  # all the time
        ([may(11, 12), may(12, 13)], 3),  # overlapping
        ([may(12, 13), may(11, 12)], 3),  # in any order
        ([may(11, 20), may(12, 13)], 10),  # one within the other
        ([may(12, 13), may(15, 15)], 3),  # the first moves the deadline into the second
        ([may(12, 13), may(16, 16)], 2),  # or just not
        ([may(11, 11), may(11, 11)], 1),  # the same day twice
    ],
)
def test_a_deadline_is_later_by_every_day_of_holiday_before_it(
    holidays: Sequence[Holiday], days: float
) -> None:
    assert with_holidays(NOON, END, holidays) == END + days * DAY


spans = st.tuples(st.integers(1, 31), st.integers(1, 31)).map(lambda s: may(min(s), max(s)))


@given(st.lists(spans, max_size=5))
def test_what_is_no_holiday_before_the_deadline_is_the_time_that_was_left(
    holidays: list[Holiday],
) -> None:
    end = with_holidays(NOON, END, holidays)
    hour = 60 * 60 * SECOND
    free = [moment for moment in range(NOON, end, hour) if not any_on(holidays, moment)]
    assert len(free) == (END - NOON) // hour


def any_on(holidays: list[Holiday], moment: int) -> bool:
    day = datetime.fromtimestamp(moment / SECOND, UTC).date()
    return any(first <= day <= last for first, last in holidays)


# -- no time out of nothing

moves = st.lists(
    st.tuples(
        st.integers(-5, 40),  # seconds that pass; a machine's timers may be behind
        st.sets(st.integers(0, 2)),  # who is to act then
        st.booleans(),  # in another turn
        st.sampled_from(["act", "act", "act", "pause", "leave"]),
    ),
    max_size=30,
)


@given(moves, st.integers(0, 10))
def test_time_is_never_made_but_by_increments(
    steps: list[tuple[int, set[int], bool, str]], increment: int
) -> None:
    pace: Pace = Live(60, increment)
    timers, now, turn, earned = Timers.of(pace, 3), START, 0, [0, 0, 0]
    for passed, acting, other_turn, what in steps:
        now, before = now + passed * SECOND, timers
        if what == "pause":
            timers = timers.stopped(now)
        elif what == "leave":
            timers = timers.stopped(now, acting)
        else:
            turn += other_turn
            handed_over = timers.running if other_turn else timers.running - acting
            timers = timers.after(now, acting, turn)
            for chair in handed_over:
                earned[chair] += increment * SECOND
        assert timers.since == max(before.since, now)
        for chair in range(3):
            assert 0 <= timers.left[chair] <= 60 * SECOND + earned[chair]
            gained = increment * SECOND if what == "act" else 0
            assert timers.left[chair] <= before.left_at(now)[chair] + gained


@given(moves)
def test_the_time_of_a_chair_goes_only_while_it_runs(
    steps: list[tuple[int, set[int], bool, str]],
) -> None:
    timers, now, spent = Timers.of(Live(10**6), 3), START, [0, 0, 0]
    for turn, (passed, acting, _, _) in enumerate(steps):
        running, since = timers.running, timers.since
        now += passed * SECOND
        timers = timers.after(now, acting, turn)
        for chair in running:
            spent[chair] += timers.since - since
    assert timers.left == tuple(10**6 * SECOND - time for time in spent)
