"""The documentation is true: its examples run, its links lead somewhere."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path

import pytest

import jacta
from jacta.engine.words.rulebook import clauses
from tools.docs import build, pages

ROOT = Path(__file__).parents[2]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("page", "least"), [("README.md", 6), ("docs/batches.md", 6)])
def test_the_python_examples_print_what_they_say(page: str, least: int) -> None:
    code = "\n".join(blocks(page, "python"))
    promised = re.findall(r"print\(.*\)  # (.*)$", code, re.MULTILINE)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, page, "exec"), {})
    assert printed.getvalue().splitlines() == promised
    assert len(promised) >= least


def test_every_link_of_the_documentation_leads_somewhere(tmp_path: Path) -> None:
    assert build(tmp_path) == []
    assert (tmp_path / "README.html").exists()
    assert len(list(tmp_path.rglob("*.html"))) == len(pages())
    for name in ("openapi.json", "messages.schema.json"):
        made, written = tmp_path / "docs" / name, ROOT / "docs" / name
        assert made.read_bytes() == written.read_bytes()


PLAYED = {
    "wurfel-express": "take R3",
    "dice-trip": "write BY C",
    "verbindung-gesucht": "place W c2",
    "entenrallye": "drive straight 3 1 no-part",
}


def test_the_positions_of_the_docs_are_of_every_game_and_can_be_played() -> None:
    written = {each["game"]: each for each in map(json.loads, blocks("docs/positions.md", "json"))}
    assert written.keys() == PLAYED.keys() == set(jacta.names())
    for name, action in PLAYED.items():
        position = jacta.game(name).position(written[name])
        assert position.json == written[name]
        assert action in [one.notation for one in position.legal(0)], name


@pytest.mark.parametrize(
    ("name", "dice"),
    [("wurfel-express", "KGGRRR"), ("verbindung-gesucht", "WrC")],
)
def test_the_dice_of_a_position_have_a_fixed_order(name: str, dice: str) -> None:
    written = {each["game"]: each for each in map(json.loads, blocks("docs/positions.md", "json"))}
    with pytest.raises(jacta.BadPosition):
        jacta.game(name).position({**written[name], "dice": dice})


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_documentation_cites_only_clauses_that_exist(page: Path) -> None:
    known = {
        clause
        for name in jacta.names()
        if (rulebook := jacta.game(name).rulebook()) is not None
        for clause in clauses(rulebook)
    }
    prefixes = "|".join(jacta.game(name).prefix for name in jacta.names())
    cited = set(re.findall(rf"\b(?:{prefixes})-[RXA]\d+\b", page.read_text("utf-8")))
    assert cited <= known


def test_the_record_of_the_docs_can_be_read() -> None:
    (text,) = re.findall(
        r"```\n(jacta record 1\n.*?)```", (ROOT / "docs/records.md").read_text("utf-8"), re.DOTALL
    )
    assert jacta.Record.read(text, jacta.game).final.is_over
