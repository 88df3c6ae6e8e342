"""docs/benchmarks.md: what a command writes takes the place of what it wrote before."""

import random

import pytest

import jacta
from benchmarks.endings import Cells
from benchmarks.gpu_page import on_gpu
from benchmarks.page import MEASURED, written
from benchmarks.peers import added_up
from tools.reliability import Section, Table

PAGE = "# Benchmarks\n\nBy hand.\n\n## Speed\nold\n\n| a |\n\n## Other\nby hand\n"
TABLE = Table(["what", "a second"], [["ours", "12"]])


def section(title: str) -> Section:
    return Section("speed", title, "make bench", "measured.", [TABLE], date="today", machine="here")


NEW = """\
`make bench`: measured.

| what | a second |
| --- | --- |
| ours | 12 |

today, here.
"""


def test_a_section_takes_the_place_of_the_one_with_its_title() -> None:
    wanted = f"# Benchmarks\n\nBy hand.\n\n## Speed\n{NEW}\n## Other\nby hand\n"
    assert written(PAGE, section("Speed")) == wanted
    assert written(wanted, section("Speed")) == wanted


def test_the_last_section_and_a_new_one_end_the_page() -> None:
    start = PAGE.partition("## Other")[0]
    assert written(PAGE, section("Other")) == f"{start}## Other\n{NEW}"
    assert written(PAGE, section("New")) == f"{PAGE}\n## New\n{NEW}"


def test_what_another_machine_found_on_its_gpu_becomes_sections() -> None:
    counted = {
        "decisions": 1e6,
        "nanoseconds": 1e6,
        "warp_instructions": 1e8,
        "thread_instructions": 1.6e9,
        "issued_per_cycle": 2.0,
        "occupancy": 50.0,
        "memory_bytes": 5e6,
    }
    calls = {"step": 1.0, "mask": 1.5, "packed": 0.5, "observe": 0.5}
    speeds = {"steps_per_second": 3.3e8, "packed_per_second": 5e8}
    play = {"decisions_per_second": 9.9e8, "games_per_second": 2.5e6}
    one = {"same": True, "play": play, "batch": calls | speeds, "profile": counted}
    games = dict.fromkeys(MEASURED, one)
    playing, batches = on_gpu({"machine": "there", "date": "then", "games": games})
    speed, bound = playing.tables
    wanted = ["Verbindung gesucht", "0.99 billion", "2.5 million", "1.00 billion", "yes"]
    assert wanted in [list(row) for row in speed.rows]
    # 1,600 instructions a decision, of which 16 of 32 threads take part.
    assert bound.rows[0][1:5] == ["1,600", "16.0", "21 billion", "10 billion"]
    assert bound.rows[0][5:] == ["2.00", "50 %", "5.0"]
    assert batches.tables[0].rows[0][:3] == [
        "Würfel Express, 4 players",
        "330 million",
        "500 million",
    ]
    games = {name: one | {"profile": {}} for name in games}
    playing, _ = on_gpu({"machine": "there", "date": "then", "games": games})
    assert len(playing.tables) == 1
    assert (playing.machine, playing.date) == ("there", "then")


def test_games_against_a_peer_are_added_up() -> None:
    games = [
        {"score": 1.0, "seconds": [1.0, 6.0], "decisions": [10, 3], "simulations": 600},
        {"score": 0.5, "seconds": [3.0, 2.0], "decisions": [10, 1], "simulations": 200},
    ]
    won, each, simulations = added_up(games)
    assert (won.games, won.rate) == (2, 0.75)
    assert won.low < 0.75 < won.high
    assert each == [0.2, 2.0]
    assert simulations == 200


def test_a_board_with_one_empty_cell_is_worth_what_going_on_and_on_says() -> None:
    game, rng = jacta.game("verbindung-gesucht"), random.Random(1)
    position = game.start(2)
    while not (position.is_chance and position.throw.number == 1):
        if position.is_over:
            position = game.start(2)
        if position.is_chance:
            position = position.roll(jacta.Seed(rng.getrandbits(60)))
        else:
            seat = position.actors[0]
            position = position.apply(seat, rng.choice(position.legal_numbers(seat)))
    assert Cells().value(position) == pytest.approx(gone_on(position, 40), abs=1e-6)


def gone_on(position: jacta.Position, turns: int) -> float:
    """The chance to win of whoever is to throw a single die, looked at for so many turns."""
    if turns == 0:
        return 0.5
    seat, worth, passed = position.throw.seat, 0.0, None
    for outcome in position.outcomes():
        after, best = position.chance(outcome), 0.0
        choices = [after]
        if not after.is_over and not after.is_chance:
            choices = [after.apply(seat, action) for action in after.legal_numbers(seat)]
        for end in choices:
            if end.is_over:
                best = max(best, float(end.merits[seat]))
            else:  # nothing was placed
                passed = 1.0 - gone_on(end, turns - 1) if passed is None else passed
                best = max(best, passed)
        worth += outcome.weight * best / 6
    return worth
