"""Matches: several games at one table, each with dice of its own, until nobody can catch up."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jacta.engine.definition import Match
from jacta.engine.record import Record
from jacta.house.clock import SECOND
from jacta.house.commands import BeginNext, ComeBack, GiveUp, NextGame
from jacta.house.errors import HouseError
from jacta.house.fair import commitment
from jacta.house.table.entries import Began, Drew, Ended, Entry, Left, Live
from jacta.house.table.table import Table, fold
from jacta.verifier import verify
from tests.house.games import (
    NAMES,
    PEOPLE,
    START,
    Log,
    find_game,
    play_table,
    salt_of,
    seated,
    seed_of,
)

MATCHES = [
    ("wurfel-express", 2, 3),
    ("verbindung-gesucht", 2, 3),
    ("sledges", 3, 3),
    ("pearls", 3, 2),
    ("thirteen", 2, 3),
]


@pytest.mark.parametrize(("game", "players", "games"), MATCHES)
def test_every_game_of_a_match_is_committed_to_recorded_and_verified(
    game: str, players: int, games: int
) -> None:
    table = fold(play_table(game, players, 3, games), find_game)
    assert len(table.rounds) > 1
    for number in range(len(table.rounds)):
        text = table.record(NAMES[:players], number).text
        assert f"dice fair {commitment(seed_of(number))}\n" in text
        assert f"seed {seed_of(number).hex()}\n" in text
        assert verify(text) > 0
        assert Record.read(text, find_game).text == text


def test_the_chairs_take_other_seats_from_game_to_game() -> None:
    table = fold(play_table("sledges", 3, 3, 3), find_game)
    for number in range(len(table.rounds)):
        seats = [table.seat_of(chair, number) for chair in range(3)]
        assert seats == [number % 3, (1 + number) % 3, (2 + number) % 3]
        assert [table.chair_of(seat, number) for seat in seats] == [0, 1, 2]


def test_names_and_salts_follow_the_chairs_to_their_seats() -> None:
    table = fold(play_table("sledges", 3, 3, 3), find_game)
    text = table.record(NAMES[:3], 1).text
    for seat, chair in ((0, 2), (1, 0), (2, 1)):
        assert f"seat {seat} {NAMES[chair]}\n" in text
        assert f"salt {seat} {salt_of(chair)}\n" in text
    assert table.salts(1) == (salt_of(2), salt_of(0), salt_of(1))


def test_the_first_seat_goes_round() -> None:
    log = seated("thirteen", 2, games=3)
    assert log.person(log.table.acting[0]) == PEOPLE[0]
    give_up(log, 1)
    begin_next(log)
    assert log.table.acting == (0,)
    assert log.person(0) == PEOPLE[1]


def test_the_next_game_begins_with_its_own_dice() -> None:
    log = seated("thirteen", 2, games=3)
    give_up(log, 1)
    entries = begin_next(log)
    assert [type(entry) for entry in entries] == [Began, *[Drew] * 4]
    assert entries[0] == Began(1)
    first = [entry for entry, _ in log.stored if isinstance(entry, Drew)][:4]
    assert entries[1:] != first


@pytest.mark.parametrize("by", [None, "anna", "ben"])
def test_the_next_game_is_begun_by_anyone_who_sits_there_or_by_the_house(by: str | None) -> None:
    log = seated("thirteen", 2, games=3)
    give_up(log, 1)
    assert (log.table.state, log.table.is_playing, log.table.acting) == ("running", False, ())
    log.do(NextGame, by) if by is not None else log.do(BeginNext)
    assert (log.table.round, log.table.is_playing) == (1, True)


def test_who_has_lost_a_game_is_back_in_the_next_one() -> None:
    log = seated("thirteen", 3, games=2)
    give_up(log, 0)
    assert log.table.lost == (0,)
    give_up(log, 1)
    begin_next(log)
    assert not log.table.lost
    assert [log.table.bot_of(seat) for seat in range(3)] == [None] * 3


def test_who_is_away_is_away_in_the_next_one_too() -> None:
    log = seated("thirteen", 3, games=2, pace=Live(60))
    log.add([Left(0, "absent", lost=False)])
    give_up(log, 1)
    give_up(log, 2)
    begin_next(log)
    assert [log.table.bot_of(log.table.seat_of(chair)) for chair in range(3)] == [
        "random",
        None,
        None,
    ]


def test_between_two_games_one_may_come_back() -> None:
    log = seated("thirteen", 3, games=2, pace=Live(60))
    log.add([Left(0, "absent", lost=False)])
    give_up(log, 1)
    give_up(log, 2)
    assert not log.table.is_playing
    log.do(ComeBack, PEOPLE[0], chair=0)
    begin_next(log)
    assert log.table.people == (0, 1, 2)
    assert log.table.timers.left == (60 * SECOND,) * 3


def test_the_lost_seats_of_a_later_game_are_seats_and_not_chairs() -> None:
    log = seated("thirteen", 3, games=2)
    give_up(log, 0)
    give_up(log, 1)
    begin_next(log)
    give_up(log, 0)
    assert log.table.lost == (1,)
    give_up(log, 1)
    ended = log.table.rounds[1].ended
    assert (ended.lost, ended.ranking) == ((1, 2), (1, 2, 2))
    assert "end gave-up 1 2\n" in log.table.record(NAMES[:3], 1).text


# -- the ranking of a match


def table_with(
    players: int, games: int, *rankings: tuple[int, ...], game: str = "wurfel-express"
) -> Table:
    """A match whose games ended so; rankings are those of the chairs."""
    log = seated(game, players, games=games)
    table = log.table
    for number, ranking in enumerate(rankings):
        if number:
            table = table.after(Began(number), START)
        by_seat = tuple(ranking[table.chair_of(seat)] for seat in range(players))
        table = table.after(Ended(by_seat, ""), START)
    return table


def test_a_match_is_over_when_nobody_can_catch_up() -> None:
    assert table_with(2, 3, (1, 2)).match_ranking is None
    assert table_with(2, 3, (1, 2), (2, 1)).match_ranking is None
    early = table_with(2, 3, (1, 2), (1, 2))
    assert (early.match_ranking, early.is_over) == ((1, 2), True)


def test_it_goes_on_while_somebody_can_draw_level() -> None:
    assert table_with(2, 2, (1, 2)).match_ranking is None
    assert table_with(2, 2, (1, 2), (2, 1)).match_ranking == (1, 1)


def test_drawn_games_count_half() -> None:
    assert table_with(2, 2, (1, 1)).match_ranking is None
    assert table_with(2, 2, (1, 1), (1, 2)).match_ranking == (1, 2)


def test_the_others_of_a_match_are_ranked_too() -> None:
    assert table_with(3, 2, (1, 2, 3), (1, 2, 3)).match_ranking == (1, 2, 3)
    assert table_with(3, 2, (1, 2, 3), (1, 3, 2)).match_ranking == (1, 2, 2)


def test_equal_points_share_a_rank_however_they_were_won() -> None:
    """0.2 + 0.2 + 0.2 is not 0.6 in the numbers of a machine."""
    rankings = [(1, 5, 3, 2, 4, 6), (1, 5, 6, 2, 4, 3), (1, 5, 6, 2, 3, 4)]
    ranking = table_with(6, 3, *rankings).match_ranking
    assert ranking is not None
    assert ranking[1] == ranking[2]


def test_a_match_of_one_person_is_over_when_all_games_are() -> None:
    log = seated("pearls", 1, games=2)
    log.play_game(random.Random(1))
    assert not log.table.is_over
    begin_next(log)
    log.play_game(random.Random(2))
    assert log.table.match_ranking == (1,)


# -- a match whose last game decides, where the rules of a game say so

ANNA, BEN, NOBODY = (1, 2), (2, 1), (1, 1)


def decided(*winners: tuple[int, ...]) -> tuple[int, ...] | None:
    """Who has won a match of Verbindung gesucht after games that these have won."""
    return table_with(2, 3, *winners, game="verbindung-gesucht").match_ranking


@pytest.mark.clause("VG-R28", "VG-A17")
@pytest.mark.parametrize("winner", [ANNA, BEN])
def test_winning_the_first_two_games_wins_the_match(winner: tuple[int, ...]) -> None:
    assert decided(winner) is None
    assert decided(winner, winner) == winner


@pytest.mark.clause("VG-R28", "VG-A17")
@pytest.mark.parametrize(
    "first_two",
    [(ANNA, BEN), (BEN, ANNA), (ANNA, NOBODY), (NOBODY, ANNA), (NOBODY, NOBODY)],
)
@pytest.mark.parametrize("third", [ANNA, BEN, NOBODY])
def test_else_the_third_decides(
    first_two: tuple[tuple[int, ...], ...], third: tuple[int, ...]
) -> None:
    assert decided(*first_two) is None
    assert decided(*first_two, third) == third


@pytest.mark.clause("VG-A17")
def test_a_single_game_is_the_match() -> None:
    assert table_with(2, 1, BEN, game="verbindung-gesucht").match_ranking == BEN


@pytest.mark.clause("VG-A17")
def test_colours_alternate_so_that_the_third_game_is_played_as_the_first() -> None:
    table = table_with(2, 3, ANNA, BEN, game="verbindung-gesucht")
    assert [table.seat_of(0, number) for number in range(3)] == [0, 1, 0]


@pytest.mark.clause("VG-R28")
@pytest.mark.parametrize("games", [2, 4, 9])
def test_a_game_with_a_match_of_its_own_has_no_other(games: int) -> None:
    with pytest.raises(HouseError) as caught:
        seated("verbindung-gesucht", 2, games=games)
    assert caught.value.code == "bad-match"


def test_such_a_match_is_one_of_two_players() -> None:
    with pytest.raises(TypeError, match="is one of two"):
        replace(find_game("sledges"), match=Match(3, "SL-R5"))


@given(st.lists(st.permutations([1, 2, 3]), min_size=5, max_size=5))
def test_what_is_not_played_any_more_would_change_nothing(rankings: list[list[int]]) -> None:
    told = [tuple(ranking) for ranking in rankings]
    after = [table_with(3, 5, *told[:played]).match_ranking for played in range(1, 6)]
    decided = [ranking for ranking in after if ranking is not None]
    assert after[5 - len(decided) :] == decided
    for later in decided[1:]:
        assert (later.index(1), later.count(1)) == (decided[0].index(1), 1)


def give_up(log: Log, chair: int) -> None:
    log.do(GiveUp, PEOPLE[chair], chair=chair)


def begin_next(log: Log) -> list[Entry]:
    return log.do(BeginNext)
