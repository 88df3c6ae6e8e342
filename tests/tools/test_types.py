"""The generated TypeScript is what the types in Python say."""

from pathlib import Path

import pytest

from tools import types

has_client = (types.ROOT / "web" / "node_modules" / "json-schema-to-typescript").is_dir()


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    if not has_client:
        pytest.skip("the packages of the client are not installed: run make web")
    return types.made()


def test_the_files_are_those_that_would_be_made_now(made: dict[str, str]) -> None:
    for name, text in made.items():
        stored = (types.ROOT / name).read_text("utf-8")
        assert stored == text, f"{name} is out of date: run 'make schema'"


def test_no_generated_file_is_left_over(made: dict[str, str]) -> None:
    found = Path(types.ROOT).glob("web/src/games/*/payloads.ts")
    assert {str(file.relative_to(types.ROOT)) for file in found} <= set(made)


def test_actions_and_events_are_told_apart_by_their_type(made: dict[str, str]) -> None:
    text = made["web/src/games/wurfel-express/payloads.ts"]
    assert "export type Action =\n  DiscardAction | KeepAction" in text or "| KeepAction" in text
    assert 'export interface TakeAction {\n  type: "take";\n  strip: Strip;\n}' in text


def test_the_wire_has_types_and_tables(made: dict[str, str]) -> None:
    text = made[types.WIRE]
    assert "export type ServerMessage = Hello | Done | Failed | News | Drafted | Said;" in text
    assert 'export const rooms = {\n  shelf: "/",\n' in text
