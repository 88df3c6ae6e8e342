"""The suite passes on the tiny games and reports what it looked at."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from jacta.engine.conformance import CHECKS, CheckResult, run
from jacta.engine.conformance.report import Tally, examine
from jacta.engine.conformance.walks import Corpus, configurations, play_walks
from jacta.engine.definition import Option
from jacta.engine.game import Game
from jacta.engine.vocabulary.enumerations import labels
from tests.tiny import pearls, sledges, thirteen

ROOT = Path(__file__).parents[2]
TINY = [sledges.GAME, pearls.GAME, thirteen.GAME]

WITHOUT_THE_JIT = """
import json, sys
from jacta.engine.conformance import run
from tests.tiny import pearls, sledges, thirteen
games = [sledges.GAME, pearls.GAME, thirteen.GAME]
found = {game.name: [vars(result) for result in run(game, games=5)] for game in games}
json.dump(found, sys.stdout)
"""

in_tiny_games = pytest.mark.parametrize("game", TINY, ids=lambda game: game.name)


def problems(results: list[CheckResult]) -> list[str]:
    return [f"{result.name}: {problem}" for result in results for problem in result.problems]


@in_tiny_games
def test_a_tiny_game_passes(game: Game) -> None:
    results = run(game, games=10)
    assert problems(results) == []
    assert [result.name for result in results] == list(CHECKS)
    assert all(result.passed for result in results)


def test_the_tiny_games_pass_with_the_jit_off_and_see_as_much() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT_THE_JIT],
        cwd=ROOT,
        env=os.environ | {"JACTA_JIT": "off"},
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(done.stdout)
    assert found == {game.name: [vars(result) for result in run(game, games=5)] for game in TINY}


def test_whatever_a_check_raises_is_a_problem_beside_those_it_found() -> None:
    def check(corpus: Corpus, tally: Tally) -> Iterator[str]:
        tally.add(3)
        yield "something is wrong"
        raise RuntimeError("so wrong that it hurts")

    result = examine("pain", check, Corpus(sledges.GAME, 1))
    assert result.checked == 3
    assert result.problems == [
        "something is wrong",
        "the check broke off with RuntimeError: so wrong that it hurts",
    ]


def test_a_handful_of_problems_is_enough() -> None:
    result = examine("many", lambda corpus, tally: map(str, range(99)), Corpus(sledges.GAME, 1))
    assert result.problems == ["0", "1", "2", "3", "4"]
    assert not result.passed


def test_progress_is_told_before_each_configuration_and_each_check() -> None:
    told: list[str] = []
    run(sledges.GAME, games=1, progress=told.append)
    assert told[0] == "random games: 2 players, hill"
    assert told[-len(CHECKS) :] == list(CHECKS)


def test_every_number_of_players_choice_and_board_is_played() -> None:
    class State(sledges.GAME.State):  # type: ignore[name-defined,misc]
        pass

    option = Option("turn", ("left", "right"), "SL-R1")
    tables = configurations(replace(sledges.GAME, State=State, options=(option,)))
    assert len(tables) == 3 * 2 * 2
    assert {table.players for table in tables} == {2, 3, 4}
    assert {dict(table.options)["turn"] for table in tables} == {"left", "right"}
    assert {table.board for table in tables} == {"hill", "glacier"}


def test_the_same_seed_plays_the_same_games() -> None:
    one, same, other = (play_walks(pearls.GAME, seed, 4) for seed in (1, 1, 2))
    assert [walk.record.text for walk in one.walks] == [walk.record.text for walk in same.walks]
    assert list(one.positions) == list(same.positions)
    assert [walk.record.text for walk in one.walks] != [walk.record.text for walk in other.walks]


def test_positions_of_every_sort_are_picked() -> None:
    corpus = play_walks(thirteen.GAME, 1, 10)
    sorts = {key[1:] for key in corpus.picks}
    assert ("over",) in sorts
    assert ("chance", 0) in sorts
    assert {sort[0] for sort in sorts} == {"over", "chance", "decision"}
    assert all(len(found) <= 4 for found in corpus.picks.values())
    assert set(corpus.events) == set(labels(thirteen.Event))


def test_a_check_says_what_it_could_not_look_at() -> None:
    notes = {result.name: result.note for result in run(sledges.GAME, games=1)}
    assert notes["secrets"] == "nothing is hidden"
    assert notes["simultaneous"] == "seats never act at the same time"
    notes = {result.name: result.note for result in run(pearls.GAME, games=1)}
    assert notes["clauses"] == "there is no rules file to look clauses up in"
