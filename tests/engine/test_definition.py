"""Definitions: a game says what it is, and what it is not is told in words."""

from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np
import pytest

from jacta.engine.definition import Daily, Option
from jacta.engine.errors import BadNotation, BadPosition, UnknownName
from jacta.engine.form import plain
from jacta.engine.game import Game
from jacta.engine.layout import Int8, Int16, Int32, Ints, Layout
from jacta.engine.rules import Rules
from jacta.games.dice_trip import GAME as DICE_TRIP
from jacta.games.wurfel_express import GAME as WURFEL_EXPRESS
from tests.tiny import pearls, sledges, thirteen
from tests.tiny.sledges import rules


class Snowy(Layout):
    """The state of Sledges with an option that changes nothing."""

    version: Int8
    players: Int8
    deep_snow: Int8
    turn: Int16
    pips: Int8
    melted: Int32
    cells: Annotated[Ints, np.int8, (4,)]


def snowy() -> Game:
    option = Option("deep-snow", ("no", "yes"), "SL-R1")
    form = plain(Snowy)
    return replace(sledges.GAME, name="snowy-sledges", State=Snowy, options=(option,), form=form)


def test_a_game_starts_with_players_options_and_board() -> None:
    position = WURFEL_EXPRESS.start(4, {"shorter": "always"})
    assert (position.players, position.options) == (4, {"shorter": "always"})
    assert sledges.GAME.start(2).board_name == "hill"
    assert sledges.GAME.start(2, board="glacier").board_name == "glacier"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"players": 1}, "sledges is for 2 to 4 players, not 1"),
        ({"players": 2.0}, "sledges is for 2 to 4 players, not 2.0"),
        ({"players": 2, "board": "alp"}, "sledges has no board 'alp'; it has: hill, glacier"),
        ({"players": 2, "options": {"a": "b"}}, "sledges has no option 'a'; it has: none"),
        ({"players": 2, "version": 9}, "version 9 of sledges is not known here"),
    ],
)
def test_what_the_game_does_not_have_is_told(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(UnknownName, match=problem):
        sledges.GAME.start(**arguments)


def test_an_option_has_a_field_in_the_state_and_a_default() -> None:
    game = snowy()
    assert game.start(2).options == {"deep-snow": "no"}
    position = game.start(2, {"deep-snow": "yes"})
    assert int(position.array["deep_snow"][0]) == 1
    with pytest.raises(UnknownName, match="option 'deep-snow' is one of no, yes, not 'maybe'"):
        game.start(2, {"deep-snow": "maybe"})


def test_a_position_cannot_say_an_option_twice_and_differently() -> None:
    game = snowy()
    data = game.start(2, {"deep-snow": "yes"}).json
    assert game.position(data).options == {"deep-snow": "yes"}
    for other in (0, 7):
        with pytest.raises(BadPosition, match="deep_snow is said twice, and differently"):
            game.position(data | {"deep_snow": other})


def test_the_state_must_have_the_fields_that_the_engine_reads() -> None:
    class Bare(Layout):
        version: Int8
        players: Int8

    with pytest.raises(TypeError, match="sledges: the state lacks turn"):
        replace(sledges.GAME, State=Bare)
    with pytest.raises(TypeError, match="sledges: the state lacks snow"):
        replace(sledges.GAME, options=(Option("snow", ("no", "yes"), "SL-R1"),))


def test_a_view_function_and_a_view_layout_go_together() -> None:
    with pytest.raises(TypeError, match="a View layout and a view function go together"):
        replace(thirteen.GAME, View=None)
    with pytest.raises(TypeError, match="a View layout and a view function go together"):
        replace(sledges.GAME, View=sledges.GAME.State)


def test_rules_are_found_by_name() -> None:
    found = Rules.of(rules)
    assert found.apply is rules.apply
    assert found.view is None
    assert Rules.of(thirteen).sample is thirteen.sample


def functions(**others: object) -> Any:
    names = ("start", "actors", "legal", "refusal", "apply", "draws", "settle", "merits")
    return SimpleNamespace(
        __name__="a game", **{name: getattr(rules, name) for name in names}, **others
    )


@pytest.mark.parametrize("name", ["start", "refusal", "merits"])
def test_missing_rules_are_named(name: str) -> None:
    module = functions()
    delattr(module, name)
    with pytest.raises(TypeError, match=f"a game lacks {name}"):
        Rules.of(module)


@pytest.mark.parametrize(("one", "other"), [("view", "sample"), ("count", "nth")])
def test_some_rules_come_in_pairs(one: str, other: str) -> None:
    with pytest.raises(TypeError, match=f"must have both {one} and {other}, or neither"):
        Rules.of(functions(**{other: rules.legal}))


def test_an_action_is_found_by_each_of_its_faces() -> None:
    action = pearls.GAME.action("play 4")
    assert pearls.GAME.action(action.number) == action
    assert pearls.GAME.action(action.json) == action
    assert str(action) == action.notation == "play 4"
    assert action.values == {"card": 3}
    with pytest.raises(UnknownName):
        pearls.GAME.action(6)
    with pytest.raises(BadNotation):
        pearls.GAME.action("play 7")


def test_only_events_that_exist_can_be_counted() -> None:
    with pytest.raises(TypeError, match="no event is named flew"):
        replace(sledges.GAME, counted=("slid", "flew"))


def test_a_daily_game_is_for_points_or_against_bots_on_boards_that_take_turns() -> None:
    with pytest.raises(TypeError, match="1 cannot play it"):
        replace(sledges.GAME, daily=Daily(boards=("hill",)))
    with pytest.raises(TypeError, match="alone is for points"):
        replace(DICE_TRIP, points=False)
    with pytest.raises(UnknownName, match="no board 'moon'"):
        replace(DICE_TRIP, daily=Daily(boards=("france", "moon")))
    with pytest.raises(UnknownName, match="no option 'a'"):
        replace(DICE_TRIP, daily=Daily(boards=("france",), options={"a": "b"}))
    daily = Daily(boards=("france", "sud-bourgogne"))
    days = [daily.board(date(2026, 8, day)) for day in (29, 30, 31)]
    assert days[0] == days[2] != days[1]
    against = Daily(boards=("france",), opponents=("random", "random"))
    assert against.players == 3
    assert {against.seat(date(2026, 8, day)) for day in (29, 30, 31)} == {0, 1, 2}
