"""What programs are told of the protocol is how it is."""

from __future__ import annotations

import inspect
import json
import random
import re
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from msgspec import UNSET, UnsetType

from jacta.cli.schema import schema as command
from jacta.house.payloads import GameAction, GameView
from jacta.server.app import ENDPOINTS
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.schema import openapi, reference, wire
from jacta.server.schema.client import client
from jacta.server.schema.endpoint import Endpoint
from jacta.server.schema.json_schema import describe, messages, structs_of
from tests.server.people import Failure, Person, visit
from tests.server.running import Running

ROOT = Path(__file__).parents[3]
FILES = {
    "openapi": "docs/openapi.json",
    "messages": "docs/messages.schema.json",
}
DOCUMENT = openapi.document(ENDPOINTS)
TYPES = DOCUMENT["components"]["schemas"]


def name_of(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


# -- what is committed


@pytest.mark.parametrize("kind", FILES)
def test_the_files_are_those_that_would_be_made_now(kind: str) -> None:
    made = CliRunner().invoke(command, [kind])
    assert made.exit_code == 0
    stored = (ROOT / FILES[kind]).read_text("utf-8")
    assert stored == made.output, f"{FILES[kind]} is out of date: run 'make schema'"


def test_the_tables_of_the_page_are_those_that_would_be_made_now() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    assert reference.fill(page, ENDPOINTS) == page, "docs/protocol.md: run 'make schema'"


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "messages.json"
    assert CliRunner().invoke(command, ["messages", "--output", str(file)]).exit_code == 0
    assert file.read_text("utf-8") == openapi.as_text(messages())


def test_the_interface_of_boards_is_that_of_the_client() -> None:
    made = CliRunner().invoke(command, ["board"])
    assert made.exit_code == 0
    source = (ROOT / "web/src/board/interface.ts").read_text("utf-8")
    differing = set(made.output.splitlines()) ^ set(source.splitlines())
    assert differing == {"export const INTERFACE = 1;", "export declare const INTERFACE: 1;"}


def test_a_page_is_renewed_in_place_only(tmp_path: Path) -> None:
    assert CliRunner().invoke(command, ["page"]).exit_code != 0
    missing = str(tmp_path / "none.md")
    assert CliRunner().invoke(command, ["page", "--output", missing]).exit_code != 0


# -- the endpoints of the house


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=name_of)
def test_an_endpoint_says_what_it_does_and_with_which_types(endpoint: Endpoint) -> None:
    assert endpoint.summary.endswith(".")
    if endpoint.method in ("POST", "PUT", "PATCH"):
        takes = inspect.signature(endpoint.handler).parameters["call"].annotation
        assert (takes == "Call[None]") == (endpoint.body is None)
    gives = inspect.signature(endpoint.handler).return_annotation
    if endpoint.answer is None:
        assert gives == "None" or gives.endswith("Response")


def test_every_endpoint_has_a_name_of_its_own() -> None:
    names = [openapi.operation_name(endpoint) for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z][A-Za-z0-9]*", name) for name in names)


def test_every_type_has_a_plain_name_and_is_described() -> None:
    for name, schema in TYPES.items():
        assert re.fullmatch(r"[A-Z][A-Za-z]*", name), f"{name} is no plain name"
        assert schema.get("description") or "anyOf" in schema, f"{name} says nothing of itself"


def test_every_reference_leads_somewhere() -> None:
    for schema, prefix in ((DOCUMENT, "#/components/schemas/"), (messages(), "#/$defs/")):
        found = set(re.findall(r'"(#/[^"]+)"', json.dumps(schema)))
        found.discard("#/components/responses/Fault")
        known = schema.get("$defs", TYPES)
        assert {ref.removeprefix(prefix) for ref in found} <= known.keys()


def test_every_place_in_an_address_is_a_parameter() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for operation in operations.values():
            told = {p["name"] for p in operation.get("parameters", ()) if p["in"] == "path"}
            assert told == set(re.findall(r"{(\w+)}", path))
            assert "default" in operation["responses"]


def test_every_message_is_described() -> None:
    kinds: dict[str, Any] = {name: getattr(wire, name) for name in wire.__all__}
    tagged = {
        name
        for name, kind in kinds.items()
        if isinstance(kind, type(msgspec.Struct)) and kind.__struct_config__.tag is not None
    }
    unions = {*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)}
    assert tagged <= {kind.__name__ for kind in unions} <= messages()["$defs"].keys()


# -- types, by who writes them


class Inner(msgspec.Struct):
    """A thing that both sides write."""

    size: int = 3


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client asks for."""

    inner: Inner
    kind: Literal["a", "b"] = "a"
    name: str | None = None


class Told(msgspec.Struct):
    """What the house tells; it may */ say more."""

    inner: Inner
    view: GameView
    legal: list[GameAction]
    count: int = 0
    name: str | None = None
    more: int | UnsetType = UNSET


class Short(msgspec.Struct, omit_defaults=True):
    """What the house tells where it is not as always."""

    at: int
    name: str | None = None
    list: tuple[int, ...] = ()


@endpoint("POST", "/api/things/{thing}/parts/{number:int}", body=Asked, answer=Told, status=201)
async def make_thing(call: Call[Asked]) -> Told:
    """Make a thing."""
    raise NotImplementedError


@endpoint("GET", "/api/things", query=Short, answer=Short, media="application/x-ndjson")
async def all_things(call: Call[None]) -> Short:
    """All things, one a line."""
    raise NotImplementedError


OURS = [make_thing, all_things]


def test_what_the_house_writes_is_there_and_what_a_client_leaves_out_has_a_default() -> None:
    types = describe(OURS).types
    assert types["Told"]["required"] == ["inner", "view", "legal", "count", "name"]
    assert types["Asked"]["required"] == ["inner"]
    assert types["Asked"]["properties"]["kind"]["default"] == "a"
    assert types["Inner"]["required"] == ["size"]
    assert "required" not in types["InnerInput"] or types["InnerInput"]["required"] == []
    assert types["Asked"]["properties"]["inner"]["$ref"].endswith("/InnerInput")
    assert types["Told"]["properties"]["inner"]["$ref"].endswith("/Inner")


def test_what_is_left_out_by_default_is_never_null() -> None:
    types = describe(OURS).types
    assert types["Short"]["required"] == ["at"]
    assert types["Short"]["properties"]["name"] == {"type": "string"}
    assert {"type": "null"} in types["ShortInput"]["properties"]["name"]["anyOf"]


def test_what_games_write_is_told_as_such() -> None:
    told = describe(OURS).types["Told"]["properties"]
    assert told["view"]["$ref"].endswith("/GameView")
    assert told["legal"]["items"]["$ref"].endswith("/GameAction")
    choices = TYPES["Act"]["properties"]["actions"]["items"]["anyOf"]
    assert [choice.get("type") for choice in choices] == ["string", None]


def test_an_endpoint_in_openapi() -> None:
    document = openapi.document(OURS)
    made = document["paths"]["/api/things/{thing}/parts/{number}"]["post"]
    assert made["operationId"] == "makeThing"
    assert [(p["name"], p["schema"]["type"]) for p in made["parameters"]] == [
        ("thing", "string"),
        ("number", "integer"),
    ]
    assert set(made["responses"]) == {"201", "default"}
    listed = document["paths"]["/api/things"]["get"]
    assert [(p["name"], p["required"]) for p in listed["parameters"]] == [
        ("at", True),
        ("name", False),
        ("list", False),
    ]
    assert set(listed["responses"]["200"]["content"]) == {"application/x-ndjson"}


def test_types_and_endpoints_for_the_client() -> None:
    made = client(OURS)
    types = made["schema"]["$defs"]
    assert types["Asked"]["required"] == ["inner"]
    assert types["Asked"]["properties"]["inner"] == {"$ref": "#/$defs/InnerInput"}
    things = made["tables"]["endpoints"]["rows"]["allThings"]
    assert things == {"method": "GET", "path": "/api/things", "media": "application/x-ndjson"}
    endpoints = types["Endpoints"]["properties"]
    assert endpoints["allThings"]["properties"]["path"] == {"const": "/api/things"}
    places = [set(e["properties"]["params"].get("properties", ())) for e in endpoints.values()]
    assert {"thing", "number"} in places
    assert "Endpoints" in made["schema"]["properties"]
    assert "Asked" not in made["schema"]["properties"]  # it is asked for by an endpoint


def test_types_of_the_same_name_are_told_apart_by_their_modules() -> None:
    other = type("Inner", (msgspec.Struct,), {"__doc__": "Another.", "__module__": "a.deep_place"})

    @endpoint("GET", "/api/others", answer=other)
    async def others(call: Call[None]) -> Any:
        """All others."""

    types = describe([*OURS, others]).types
    assert types["DeepPlaceInner"]["description"] == "Another."
    assert types["TestSchemaInner"]["required"] == ["size"]
    assert types["Asked"]["properties"]["inner"]["$ref"].endswith("/TestSchemaInnerInput")
    assert "Inner" not in types


def test_structs_are_found_wherever_they_are() -> None:
    assert structs_of([dict[str, list[Asked | None]]]) == [Asked, Inner]


# -- real messages


def closed(schema: Any) -> Any:
    """The same, but nothing may be said that it does not describe."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    only = {"additionalProperties": False} if "properties" in schema else {}
    return only | {name: closed(part) for name, part in schema.items()}


def checker(document: dict[str, Any], name: str) -> Draft202012Validator:
    """What finds out whether something is of a type that is described."""
    place = "$defs" if "$defs" in document else "components/schemas"
    only = {key: part for key, part in document.items() if key in ("$defs", "components")}
    schema = {"$ref": f"#/{place}/{name}", **closed(only)}
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


async def test_what_a_house_says_is_as_the_schema_says(house: Running) -> None:
    """Whole games, with hidden cards and with simultaneous entries, and all that goes wrong."""
    told, rng = checker(messages(), "ServerMessage"), random.Random(7)
    heard: list[str] = []
    for game in ("wurfel-express", "pearls", "thirteen"):
        async with visit(house.address) as anna:
            table = await anna.open(game, 2, pace={"type": "live", "seconds": 600})
            await anna.sit(table, 0)
            await anna.do("seat-bot", table, chair=1, bot="random")
            with pytest.raises(Failure):
                await anna.do("sit", table, chair=0)
            await anna.do("say", table, text="Hello!")
            await build_beside(house, anna, table)
            await anna.play(table, rng)
            await anna.do("rematch", table)
            await anna.watch(table)
            looked = await anna.http.get(f"/api/tables/{table}", params={"chair": 0})
            heard += [line for text in anna.received for line in text.split("\n")] + [looked.text]
    seen = set()
    for text in heard:
        message = json.loads(text)
        seen.add(message["type"])
        told.validate(message)
        again = msgspec.json.decode(text, type=wire.ServerMessage)
        assert json.loads(msgspec.json.encode(again)) == message
    assert seen == {"hello", "done", "failed", "news", "drafted", "said"}


async def build_beside(house: Running, person: Person, table: str) -> None:
    """Build something on another device, unless it throws dice, and take it back."""
    while "legal" not in person.now[table]:
        await person.news()
    async with visit(house.address, cookies=person.http.cookies) as beside:
        await beside.watch(table, 0)
        now = beside.now[table]
        for action in now["legal"]:
            answer = await beside.do("draft", table, seat=now["view"]["seat"], actions=[action])
            if "n" in answer:
                return
            await beside.do("draft", table, seat=now["view"]["seat"], actions=[])


async def test_what_a_house_answers_is_as_openapi_says(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("sledges", 2, public=True)
        answers: dict[str, Any] = {
            "Games": await anna.http.get("/api/games"),
            "Listing": await anna.http.get("/api/tables"),
            "News": await anna.http.get(f"/api/tables/{table}"),
            "Export": await anna.http.get("/api/me/export"),
            "Fault": await anna.http.get("/api/tables/none"),
        }
    for name, answer in answers.items():
        checker(DOCUMENT, name).validate(answer.json())


def test_a_message_that_does_not_fit_is_found() -> None:
    asked, told = checker(messages(), "ClientMessage"), checker(messages(), "ServerMessage")
    good = {"type": "act", "id": "1", "table": "t", "seat": 0, "actions": [{"type": "stop"}]}
    asked.validate(good)
    changes: list[dict[str, Any]] = [
        {"seat": 99},
        {"seat": True},
        {"actions": []},
        {"actions": [{"dice": "R"}]},
        {"type": "no"},
        {"more": 1},
    ]
    for change in changes:
        assert not asked.is_valid({**good, **change})
    assert not told.is_valid({"type": "done"})
