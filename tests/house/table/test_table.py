"""A table is the fold of its log, and nothing else."""

from __future__ import annotations

import pytest

from jacta.engine.errors import JactaError
from jacta.house.errors import HouseError
from jacta.house.fair import commitment
from jacta.house.table.entries import Acted, Began, Drew, Ended, Opened, Sat, Stood, decode, encode
from jacta.house.table.table import fold
from tests.house.games import (
    NAMES,
    PEOPLE,
    SEED,
    START,
    Log,
    find_game,
    play_table,
    salt_of,
    seated,
    settings,
)

EVERY_GAME = [("wurfel-express", 3), ("sledges", 2), ("pearls", 3), ("thirteen", 4)]


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_a_whole_game_is_its_log_and_nothing_else(game: str, players: int) -> None:
    log = play_table(game, players, 5)
    table = fold(log, find_game)
    assert table.n == len(log)
    assert table.position is not None
    assert table.position.is_over
    last = log[-1][0]
    assert isinstance(last, Ended)
    assert last.ranking == table.position.ranking
    again = fold([(decode(encode(entry)), at) for entry, at in log], find_game)
    assert again == table


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_every_part_of_a_log_is_a_table_that_the_rest_goes_on_from(game: str, players: int) -> None:
    log = play_table(game, players, 2)
    whole = fold(log, find_game)
    for cut in range(1, len(log), 7):
        table = fold(log[:cut], find_game)
        for entry, at in log[cut:]:
            table = table.after(entry, at)
        assert table == whole


def test_the_history_tells_every_entry_with_its_number_its_time_and_its_events() -> None:
    log = seated("sledges", 2)
    log.wait(5)
    seat, pips = log.table.acting[0], "ride 1"
    log.act(seat, pips)
    history = log.table.history
    assert [step.n for step in history] == list(range(1, log.table.n + 1))
    assert [(step.entry, step.at) for step in history] == log.stored
    acted = next(step for step in history if isinstance(step.entry, Acted))
    assert (acted.seat, acted.at) == (seat, START + 5_000_000)
    assert acted.events[0].kind.name == "rode"
    assert [step.seat for step in history if not isinstance(step.entry, Acted)] == [-1] * (
        len(history) - 1
    )


def test_the_commitment_is_there_before_any_salt_and_the_seed_only_at_the_end() -> None:
    log = play_table("wurfel-express", 2, 1)
    opened = log[0][0]
    assert isinstance(opened, Opened)
    assert opened.commitments == (commitment(SEED),)
    told = [SEED.hex().encode() in encode(entry) for entry, _ in log]
    assert told == [False] * (len(log) - 1) + [True]
    running = fold(log[:-1], find_game)
    assert "seed hidden" in running.record(NAMES[:2]).text
    assert SEED.hex() in fold(log, find_game).record(NAMES[:2]).text


def test_the_game_begins_with_the_last_chair_and_its_dice_fall_at_once() -> None:
    log = seated("wurfel-express", 2)
    kinds = [type(entry) for entry, _ in log.stored]
    assert kinds == [Opened, Sat, Sat, Began, Drew, Drew]
    assert log.table.acting == (0,)


def test_a_table_says_in_one_word_what_it_is() -> None:
    log = Log(settings("sledges", 2))
    assert (log.table.state, log.table.is_open, log.table.is_playing) == ("open", True, False)
    log.sit(0)
    log.sit(1)
    assert (log.table.state, log.table.is_open, log.table.is_playing) == ("running", False, True)
    over = fold(play_table("sledges", 2, 1), find_game)
    assert (over.state, over.is_over, over.is_playing) == ("over", True, False)


def test_a_chair_that_was_left_is_free_again() -> None:
    log = Log(settings("sledges", 2))
    log.sit(1)
    assert log.table.chairs_of(PEOPLE[1]) == (1,)
    log.add([Stood(1)])
    assert log.table.chairs == (None, None)
    assert log.table.chairs_of(PEOPLE[1]) == ()


@pytest.mark.parametrize("game", ["pearls", "thirteen"])
def test_the_record_of_a_game_with_secrets_is_told_only_when_it_is_over(game: str) -> None:
    log = play_table(game, 2, 1)
    for cut in range(4, len(log)):
        with pytest.raises(HouseError, match="record-of-secrets"):
            fold(log[:cut], find_game).record(NAMES[:2])
    assert fold(log, find_game).record(NAMES[:2]).final.is_over


def test_a_record_names_the_people_and_the_salts_by_their_seats() -> None:
    text = fold(play_table("sledges", 3, 1), find_game).record(NAMES[:3]).text
    for seat in range(3):
        assert f"seat {seat} {NAMES[seat]}\n" in text
        assert f"salt {seat} {salt_of(seat)}\n" in text


def test_a_log_that_does_not_begin_with_an_opening_is_no_table() -> None:
    with pytest.raises(JactaError, match="begins with the opening"):
        fold([(Began(), START)], find_game)
    log = seated("sledges", 2).stored
    with pytest.raises(JactaError, match="opened once"):
        fold([*log, log[0]], find_game)
