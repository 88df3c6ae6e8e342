"""Before the game: a table is opened, and chairs are taken."""

from __future__ import annotations

from typing import Any

import pytest

from jacta.engine.chance import Seed as Dice
from jacta.engine.errors import BadPosition, JactaError
from jacta.engine.record import Record
from jacta.house import commands
from jacta.house.commands import Stand
from jacta.house.fair import commitment, salt_of_bot
from jacta.house.table.entries import Days, Live, Sat, Settings, Stood, decode, encode
from tests.house.commands.scenes import (
    ANNA,
    BEN,
    SALT,
    open_table,
    opened,
    restless,
    seat_bot,
    sit,
)
from tests.house.games import Log, find_game, seed_of, settings

# -- opening a table


def test_a_game_can_start_from_any_position_and_its_record_says_so() -> None:
    start = find_game("sledges").start(2)
    while start.is_chance:
        start = start.roll(Dice(3))
    log = Log(settings("sledges", 2, start=start.json))
    for chair in range(2):
        log.sit(chair)
    assert log.table.position == start
    record = log.table.record(["Anna", "Ben"])
    assert record.start == start
    assert "\nstart {" in record.text
    assert Record.read(record.text, find_game).text == record.text
    assert decode(encode(log.table.opened)) == log.table.opened


def test_a_position_of_another_table_is_refused() -> None:
    start = find_game("sledges").start(3)
    chosen = settings("sledges", 2, start=start.json)
    with pytest.raises(BadPosition, match="other players"):
        commands.check_settings(find_game("sledges"), chosen)


def test_whoever_is_restless_does_not_keep_others_from_sitting_down() -> None:
    log = restless(ANNA)
    assert log.table.n <= 1 + 2 * commands.MOST_SITTINGS
    sit(log, BEN, 0)
    assert log.table.chairs_of(BEN) == (0,)


def test_a_table_opens_with_a_commitment_for_each_game() -> None:
    found = open_table(games=3)
    assert found.commitments == tuple(commitment(seed_of(number)) for number in range(3))
    assert found.by == ANNA


@pytest.mark.parametrize("pace", [Live(10), Live(3 * 60 * 60, 600), Days(1), Days(30)])
def test_the_longest_and_the_shortest_times_can_be_chosen(pace: Live | Days) -> None:
    assert open_table(pace=pace).settings.pace == pace


def test_what_cannot_be_played_is_refused_when_the_table_is_opened() -> None:
    wanted = settings("wurfel-express", 2)
    for broken, problem in (
        ({"players": 7}, "2 to 6 players"),
        ({"options": {"longer": "always"}}, "no option"),
        ({"board": "moon"}, "no board"),
        ({"version": 99}, "version"),
    ):
        with pytest.raises(JactaError, match=problem):
            commands.check_settings(find_game(wanted.game), changed(wanted, broken))


def changed(chosen: Settings, changes: dict[str, Any]) -> Settings:
    fields = {name: getattr(chosen, name) for name in chosen.__struct_fields__}
    return Settings(**(fields | changes))


# -- chairs


def test_a_chair_is_taken_with_a_salt_and_left_without_penalty() -> None:
    log = opened()
    assert sit(log, BEN, 1) == [Sat(1, BEN, BEN, SALT)]
    assert log.do(Stand, BEN, chair=1) == [Stood(1)]


def test_who_opened_the_table_seats_bots_and_sends_them_away() -> None:
    log = opened()
    salt = salt_of_bot(seed_of(0), 2)
    assert seat_bot(log, ANNA, 2) == [Sat(2, "bot:random", ANNA, salt, "random")]
    assert log.do(Stand, ANNA, chair=2) == [Stood(2)]


def test_two_chairs_may_have_the_same_bot() -> None:
    log = opened()
    log.seat_bot(1)
    log.seat_bot(2)
    assert [chair.sat.who for chair in log.table.chairs if chair] == ["bot:random"] * 2


def test_a_chair_is_kept_for_whoever_had_it() -> None:
    log = Log(settings("thirteen", 2), [BEN, None])
    assert sit(log, BEN, 0)
    log.do(Stand, BEN, chair=0)
    assert sit(log, "companion", 0, by=BEN)
    assert sit(log, ANNA, 1)
