"""Copies: a value is its own copy, and one that was pickled is as good as the original."""

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.bots import policy
from jacta.engine.chance import Seed
from jacta.engine.definition import Definition
from jacta.engine.errors import BadRecord, IllegalAction, UnknownName
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.values import Event
from tests.tiny import pearls, sledges, thirteen

# It stands in no module of its package, so a pickle has to carry it.
BY_HAND = replace(thirteen.GAME, title="Made by hand")
GAMES = [sledges.GAME, pearls.GAME, thirteen.GAME, BY_HAND]

of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def first_choice(game: Game, events: list[Event] | None = None) -> Position:
    position = game.start(2)
    while position.is_chance:
        position = position.roll(Seed(1), events)
    return position


def values(game: Game) -> Iterator[Any]:
    events: list[Event] = []
    position, chance = first_choice(game, events), game.start(2)
    seat = position.actors[0]
    yield from (game, game.rules, position, chance, position.view(seat), position.view())
    yield from (chance.outcomes()[-1], position.legal(seat)[0], Seed(3), policy(game, "random"))
    yield from events
    yield chance.refusal(seat, 0)


@of_each_game
def test_a_value_is_its_own_copy(game: Game) -> None:
    for value in values(game):
        assert copy.copy(value) is value
        assert copy.deepcopy([value])[0] is value


@of_each_game
def test_what_was_pickled_equals_the_original_and_belongs_to_the_same_game(game: Game) -> None:
    for value in values(game):
        found = again(value)
        assert found == value
        assert hash(found) == hash(value)
        assert repr(found) == repr(value)
        if hasattr(value, "game"):
            assert found.game is game


@of_each_game
def test_a_position_that_was_pickled_goes_on_as_the_original_does(game: Game) -> None:
    position = first_choice(game)
    seat, found = position.actors[0], again(position)
    action = position.legal(seat)[-1]
    assert found.legal(seat) == position.legal(seat)
    events: list[Event] = []
    others: list[Event] = []
    after = found.apply(seat, action, events)
    assert after == position.apply(seat, again(action), others)
    assert events == others
    assert [event.say("fr") for event in again(events)] == [event.say("fr") for event in events]


def test_a_pickled_position_has_hundreds_of_bytes() -> None:
    for name in jacta.names():
        game = jacta.game(name)
        position = game.start(game.players[-1])
        assert len(pickle.dumps(position)) < 200 + len(position.bytes)


def test_what_was_pickled_on_another_board_speaks_of_that_board() -> None:
    game = jacta.game("dice-trip")
    board = game.boards_of()[-1]
    position = game.start(1, board=board)
    assert again(position).board_name == again(position.view(0)).board_name == board
    assert position != game.start(1)


def test_a_record_is_copied_and_pickled_with_all_that_it_has() -> None:
    record = jacta.play(sledges.GAME, ["random", "random"], seed=5)
    for found in (again(record), copy.deepcopy(record)):
        assert (found, found.text, found.final) == (record, record.text, record.final)
    begun = Record(sledges.GAME, sledges.GAME.start(2), ["Ann", "Bob"])
    other = copy.deepcopy(begun)
    other.roll(Seed(1))
    assert (len(begun.lines), len(other.lines)) == (0, 1)


def test_a_bot_goes_on_where_it_was_pickled() -> None:
    position = first_choice(sledges.GAME)
    seat, bot = position.actors[0], jacta.bot(sledges.GAME, "random", seed=3)
    bot.choose(position.view(seat), position.legal(seat))
    other = again(bot)
    for _ in range(5):
        chosen = bot.choose(position.view(seat), position.legal(seat))
        assert other.choose(position.view(seat), position.legal(seat)) == chosen


def test_an_action_of_a_copied_game_is_understood_by_its_notation() -> None:
    twin = replace(sledges.GAME, title="A twin")
    position = sledges.GAME.start(2).chance("die 3")
    action = twin.start(2).chance("die 3").legal(0)[1]
    assert position.apply(0, action) == position.apply(0, "ride 2")
    with pytest.raises(UnknownName, match="is an action of sledges"):
        first_choice(thirteen.GAME).apply(0, action)


def test_a_game_made_by_hand_is_the_same_wherever_its_values_meet() -> None:
    one, other = again(first_choice(BY_HAND)), again(BY_HAND)
    assert one.game is other is BY_HAND
    assert one.game is not thirteen.GAME


def test_a_position_of_later_rules_is_refused() -> None:
    position = first_choice(sledges.GAME)
    later = position.array
    later["version"] = sledges.GAME.version + 1
    with pytest.raises(UnknownName, match="version 2 of sledges is not known here"):
        again(Position(sledges.GAME, later, position.board_name))


def test_errors_travel_with_what_they_say() -> None:
    refused = again(IllegalAction("too-far", "SL-R3", "Too far."))
    assert (str(refused), refused.code, refused.clause) == ("Too far. (SL-R3)", "too-far", "SL-R3")
    broken = again(BadRecord(4, "it breaks off"))
    assert (str(broken), broken.line) == ("line 4: it breaks off", 4)


def _step(position: Position, seat: int) -> tuple[Position, list[Event], Definition]:
    events: list[Event] = []
    return position.apply(seat, position.legal(seat)[0], events), events, position.game


def test_other_processes_go_on_with_positions_and_send_them_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("JACTA_JIT", "off")  # of those processes: nobody waits for a compiler
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    starts = [first_choice(game) for game in GAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(_step, starts, [start.actors[0] for start in starts]))
    for game, start, (after, events, sent) in zip(GAMES, starts, found, strict=True):
        assert after.game is sent is game
        wanted: list[Event] = []
        seat = start.actors[0]
        assert after == start.apply(seat, start.legal(seat)[0], wanted)
        assert events == wanted
