"""The verifier accepts every record of the house and finds every change."""

from __future__ import annotations

import ast
import hashlib
import random
import subprocess
import sys
from pathlib import Path

import pytest

from jacta import verifier
from jacta.engine.errors import BadRecord
from jacta.engine.record import Record
from jacta.house.commands import CloseTable
from jacta.house.table.entries import Drew
from jacta.house.table.table import fold
from jacta.verifier import NotFair, check, verify
from tests.house.games import NAMES, find_game, play_table, seated

GAMES = [
    ("wurfel-express", 2),
    ("wurfel-express", 4),
    ("sledges", 3),
    ("pearls", 4),
    ("thirteen", 2),
    ("entenrallye", 3),
]


def record_of(game: str, players: int, choices: int = 1) -> str:
    return fold(play_table(game, players, choices), find_game).record(NAMES[:players]).text


def with_check(text: str) -> str:
    """The record as a forger would write it: with a check that fits."""
    body = text[: text.rindex("check ")]
    return f"{body}check {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_record_of_the_house_is_accepted_and_replays(game: str, players: int) -> None:
    text = record_of(game, players)
    faces = sum(
        len(line.partition("/")[2].split()) - 1 for line in text.split("\n") if " = " in line
    )
    assert verify(text) == faces > 0
    assert Record.read(text, find_game).text == text


@pytest.mark.parametrize(
    ("shown", "instead"),
    [("/6 ", f"/{2**64 + 1} "), ("/6 ", f"/{'9' * 5000} "), ("salt 0 ", f"salt {'9' * 5000} ")],
    ids=["no face is ever found", "a number without end", "a seat without end"],
)
def test_a_record_with_numbers_that_no_game_has_is_refused_in_a_moment(
    shown: str, instead: str
) -> None:
    forged = with_check(record_of("wurfel-express", 2).replace(shown, instead, 1))
    with pytest.raises(NotFair):
        verify(forged)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_dice_of_a_game_that_was_closed_can_be_checked_as_far_as_they_fell(
    game: str, players: int
) -> None:
    log, rng = seated(game, players), random.Random(1)
    for _ in range(3):
        log.act_at_random(rng)
    fallen = sum(isinstance(entry, Drew) for entry, _ in log.stored)
    log.do(CloseTable)
    text = log.table.record(NAMES[:players]).text
    assert text.count("\n* ") == fallen
    assert "\nend unfinished\n" in text
    assert verify(text) >= fallen
    assert Record.read(text, find_game).text == text
    if fallen:
        line = next(line for line in text.split("\n") if line.startswith("* "))
        head, _, face = line.rpartition(" ")
        forged = with_check(text.replace(line, f"{head} {int(face) ^ 1}"))
        with pytest.raises(NotFair, match="fell otherwise"):
            verify(forged)


def test_each_of_1000_tampered_records_is_rejected() -> None:
    rng, texts = random.Random(1), [record_of(game, players) for game, players in GAMES]
    for _ in range(1000):
        text = rng.choice(texts)
        place = rng.randrange(len(text))
        changed = chr(ord(text[place]) ^ (1 << rng.randrange(7)))
        with pytest.raises(NotFair):
            verify(text[:place] + changed + text[place + 1 :])


def test_a_forger_who_mends_the_check_is_found_by_the_dice() -> None:
    text = record_of("wurfel-express", 2)
    lines = text.split("\n")
    draws = [number for number, line in enumerate(lines) if line.startswith("* throw")]
    for number in draws[:40]:
        head, _, faces = lines[number].rpartition(" ")
        forged = [*lines]
        forged[number] = f"{head} {(int(faces) + 1) % 6}"
        with pytest.raises(NotFair, match=f"line {number + 1}: die"):
            verify(with_check("\n".join(forged)))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seed ", "seed 0", "not told yet"),
        ("dice fair", "dice seed", "no fair dice"),
        ("salt 1 ", "pepper 1 ", "another number of them"),
        ("moves\n", "", "no 'moves'"),
        (" = 0.0.1/6", " = 0.0.1", "does not say its key"),
        (" = 0.0.2/6", " = 0.0.1/6", "thrown before"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    text = record_of("wurfel-express", 2)
    assert old in text
    with pytest.raises(NotFair, match=reason):
        verify(with_check(text.replace(old, new, 1)))


def test_another_seed_than_the_committed_one_is_found() -> None:
    text = record_of("wurfel-express", 2)
    seed = bytes(range(32)).hex()
    with pytest.raises(NotFair, match="committed to"):
        verify(with_check(text.replace(seed, seed[::-1])))


# A game that went on after the house was brought back from a backup; the page checks it too.
RESTORED = Path(__file__).parents[2] / "web" / "tests" / "records" / "restored.jacta"


def test_a_game_of_a_restored_house_is_checked_from_its_new_commitment_on() -> None:
    text = RESTORED.read_text("utf-8")
    before, after = text[: text.rindex("\ndice fair")], text[text.rindex("\ndice fair") :]
    draws = [
        sum(len(line.partition("/")[2].split()) - 1 for line in part.split("\n") if " = " in line)
        for part in (after, before)
    ]
    assert check(text) == tuple(draws)
    assert min(draws) > 0
    assert Record.read(text, find_game).text == text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seed 2021", "seed 2020", "committed to"),
        ("seed 2021", "salt 2021", "not told yet"),
        ("salt 1 5", "salt 1 6", "fell otherwise"),
        (f"salt 1 {'5' * 32}\n", "", "fell otherwise"),
        (f"seed {bytes(range(32, 64)).hex()}", "seed lost", "is lost"),
    ],
)
def test_what_is_changed_in_a_game_of_a_restored_house_is_found(
    old: str, new: str, reason: str
) -> None:
    text = RESTORED.read_text("utf-8")
    assert old in text
    with pytest.raises(NotFair, match=reason):
        verify(with_check(text.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("salt 1 5", "salt 9 5", 34),
        (f"salt 1 {'5' * 32}", f"salt 1 {'0' * 31}1", 34),
        ("\ndice fair 72db", "\ndice daily 2026-08-31 72db", 28),
        ("\ndice fair 72db", "\nfair 72db", 28),
    ],
)
def test_a_change_of_dice_that_is_none_is_refused_with_its_line(
    old: str, new: str, line: int
) -> None:
    text = RESTORED.read_text("utf-8")
    assert old in text
    with pytest.raises(BadRecord, match=f"line {line}"):
        Record.read(with_check(text.replace(old, new, 1)), find_game)


def test_the_verifier_is_short_and_stands_alone(tmp_path: Path) -> None:
    source = Path(verifier.__file__).read_text("utf-8")
    assert len(source.splitlines()) < 120
    nodes = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in nodes for alias in node.names if isinstance(node, ast.Import)}
    modules = names | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert modules <= sys.stdlib_module_names
    copy, record = tmp_path / "v.py", tmp_path / "game.jacta"
    copy.write_text(source, "utf-8")
    record.write_text(record_of("sledges", 3), "utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(copy), str(record)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "the dice are fair" in done.stdout
