"""The payloads of a game as JSON Schema, from what is declared once."""

from typing import Any

import jsonschema
import pytest

from jacta.engine.chance import Seed
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.schema.payloads import payloads
from jacta.engine.schema.tables import in_tables
from jacta.engine.values import Event
from jacta.games.wurfel_express import GAME as WURFEL_EXPRESS
from tests.tiny import pearls, sledges, thirteen

GAMES = [WURFEL_EXPRESS, sledges.GAME, pearls.GAME, thirteen.GAME]
of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def validator(game: Game, type: str) -> Any:
    """What says whether data is a view, a position, an action or an event of the game."""
    schema = payloads(game)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{type}", "$defs": schema["$defs"]})


def game_of(game: Game) -> tuple[list[Position], list[Event]]:
    """The positions of one short walk, and what happened on it."""
    position, positions, events = game.start(game.players[-1]), list[Position](), list[Event]()
    while not position.is_over and len(positions) < 40:
        positions.append(position)
        if position.is_chance:
            position = position.roll(Seed(3), events)
        else:
            seat = position.actors[0]
            position = position.apply(seat, position.legal(seat)[-1], events)
    return [*positions, position], events


@of_each_game
def test_all_that_a_game_writes_is_as_its_schema_says(game: Game) -> None:
    positions, events = game_of(game)
    view, stored = validator(game, "View"), validator(game, "Position")
    for position in positions:
        stored.validate(position.json)
        for seat in range(-1, position.players):
            view.validate(position.view(seat).json)
    happened = validator(game, "Event")
    for event in events:
        happened.validate(event.json)
    action = validator(game, "Action")
    for number in range(0, game.actions.size, 1 + game.actions.size // 500):
        action.validate(game.action(number).json)


@of_each_game
def test_what_no_game_writes_is_not_as_the_schema_says(game: Game) -> None:
    position = game.start(game.players[-1])
    for type, data in (("View", position.view().json), ("Position", position.json)):
        for wrong in (data | {"wind": 3}, data | {"turn": "1"}, data | {"turn": -(1 << 40)}):
            assert not validator(game, type).is_valid(wrong)
    kind = game.actions.kinds[0].name
    for action in ({"type": "yawn"}, {"type": kind, "wind": 3}, {}):
        assert not validator(game, "Action").is_valid(action)


def test_a_type_with_a_title_is_declared_once() -> None:
    types = payloads(WURFEL_EXPRESS)["$defs"]
    assert types["Phase"] == {
        "type": "string",
        "enum": ["set-up", "discard", "throw", "keep", "take", "over"],
    }
    assert len(types["Strip"]["enum"]) == 30
    assert types["TakeAction"]["properties"]["strip"] == {"$ref": "#/$defs/Strip"}
    assert types["StoleEvent"]["properties"]["type"] == {"const": "stole"}


def test_a_game_without_types_has_the_fields_of_its_record() -> None:
    cells = payloads(sledges.GAME)["$defs"]["View"]["properties"]["cells"]
    assert (cells["minItems"], cells["maxItems"]) == (4, 4)
    assert cells["items"] == {"type": "integer", "minimum": -128, "maximum": 127}


@of_each_game
def test_tables_for_people_have_every_type_action_and_event(game: Game) -> None:
    schema = payloads(game)
    told = in_tables(schema)
    for name, found in schema["$defs"].items():
        kind = found.get("properties", {}).get("type", {}).get("const")
        assert f"`{kind}`" in told if kind else f"`{name}`" in told or f"## {name}\n" in told
    assert all(f"| `{field}`" in told for field in schema["$defs"]["View"]["properties"])
