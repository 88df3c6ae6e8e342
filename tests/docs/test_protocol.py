"""The page of the protocol is true and complete: its examples can be read, nothing is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from jacta.engine.draft import Effect
from jacta.house.table import entries
from jacta.server.app import ENDPOINTS
from jacta.server.hosting.settings import HouseSettings
from jacta.server.schema import wire
from jacta.server.schema.json_schema import structs_of
from jacta.server.schema.openapi import path_of
from jacta.server.schema.reference import error_codes
from tests.house.telling.test_words import EDGE, codes

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json ([\w-]+)\n(.*?)```", PAGE, re.DOTALL)
ASKED = {kind.__struct_config__.tag: kind for kind in get_args(wire.ClientMessage)}
TOLD = {kind.__struct_config__.tag: kind for kind in get_args(wire.ServerMessage)}
OTHERS = {
    kind.__name__: kind
    for kind in structs_of(
        [wire.Fault, *(t for e in ENDPOINTS for t in (e.body, e.query, e.answer) if t is not None)]
    )
}
KINDS: dict[Any, type[msgspec.Struct]] = OTHERS | TOLD | ASKED


def without_defaults(value: Any, example: Any) -> Any:
    """A value, less all fields that the example leaves out."""
    if isinstance(value, dict) and isinstance(example, dict):
        return {k: without_defaults(v, example[k]) for k, v in value.items() if k in example}
    return value


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_what_it_says(kind: str, text: str) -> None:
    example = json.loads(text)
    again = json.loads(msgspec.json.encode(msgspec.json.decode(text, type=KINDS[kind])))
    if kind in TOLD:  # the house leaves nothing out
        assert again == example
    else:
        assert without_defaults(again, example) == example


def test_every_block_of_json_says_what_it_is() -> None:
    assert len(re.findall(r"^```json", PAGE, re.MULTILINE)) == len(EXAMPLES) >= 20


def test_every_message_is_on_the_page() -> None:
    for tag in (*ASKED, *TOLD):
        assert f"\n| `{tag}` |" in PAGE


def test_every_kind_of_message_of_the_house_has_an_example() -> None:
    assert TOLD.keys() <= {kind for kind, _ in EXAMPLES}


def test_every_endpoint_is_on_the_page() -> None:
    for endpoint in ENDPOINTS:
        assert f"\n| `{endpoint.method} {path_of(endpoint).template}` |" in PAGE


def test_every_error_is_on_the_page() -> None:
    assert error_codes().keys() >= codes() | EDGE
    for code in error_codes():
        assert f"\n| `{code}` |" in PAGE


def test_every_entry_of_a_log_is_on_the_page() -> None:
    _, _, rest = PAGE.partition("`what` of a step is one of")
    table = rest.partition("\n\nEvents")[0]
    told = {name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in row.split(", ")}
    tags = {f"`{kind.__struct_config__.tag}`" for kind in get_args(entries.Entry)}
    assert told == tags


def test_every_effect_of_a_draft_is_on_the_page() -> None:
    for effect in set(Effect) - {Effect.ROLLS}:
        assert f"\n| `{effect.name.lower()}` |" in PAGE


def test_the_limits_are_those_of_the_settings() -> None:
    settings = HouseSettings()
    rates = (settings.messages_per_second, settings.requests_per_second)
    assert f"| {rates[0]:g} a second, {rates[0] * 3:g} at once |" in PAGE
    assert f"| {rates[1]:g} a second, {rates[1] * 5:g} at once |" in PAGE
    assert f"| {settings.tries_per_minute:g} a minute |" in PAGE
    assert f"| {settings.largest_message:,} bytes |" in PAGE
    hourly = (settings.tables_per_hour, settings.tables_per_hour_per_address)
    for tables in hourly:
        assert f"| {tables:g} an hour, {tables / 6:g} at once |" in PAGE
    assert f"| {settings.sockets_per_person}, and {settings.sockets_per_address} |" in PAGE
