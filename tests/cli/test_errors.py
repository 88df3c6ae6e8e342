"""A user's mistake: one sentence on stderr, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import jacta
from tests.cli.fixtures import Program, Run

GAME = "wurfel-express"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["check", "chess"], "there is no game 'chess'"),
        (["play", GAME, "--players", "1"], "wurfel-express is for 2 to 6 players, not 1"),
        (["play", GAME, "--players", "7"], "wurfel-express is for 2 to 6 players, not 7"),
        (["play", "verbindung-gesucht", "--players", "5"], "is for 2 players, not 5"),
        (["simulate", GAME, "--players", "7"], "is for 2 to 6 players, not 7"),
        (["play", GAME, "--option", "speed=fast"], "has no option 'speed'; it has: shorter"),
        (["play", GAME, "--option", "shorter=never"], "one of if-missing, always, not 'never'"),
        (["play", GAME, "--option", "shorter"], "written NAME=CHOICE, not 'shorter'"),
        (
            ["play", GAME, "--option", "shorter=always", "--option", "shorter=if-missing"],
            "'shorter' is given twice",
        ),
        (["play", GAME, "--board", "moon"], "has no board 'moon'; it has: our-board"),
        (["play", GAME, "--bot", "deep"], "has no bot 'deep'; it has: random, greedy"),
        (["play", GAME, "--seat", "bot:deep"], "has no bot 'deep'"),
        (["simulate", GAME, "--bot", "deep"], "has no bot 'deep'"),
        (["play", GAME, "--seat", "Anna", "--seat", "anna"], "two seats are named 'anna'"),
        (["play", GAME, "--seat", "An\x1bna"], "printable characters"),
        (["play", GAME, "--players", "2", *["--seat", "bot:random"] * 3], "3 seats are named"),
        (["play", GAME, "--seed", "abc"], "a seed is a whole number, not 'abc'"),
        (["play", GAME, "--seed", "-1"], "a seed is a whole number from 0 to 2^64 - 1, not -1"),
        (["simulate", GAME, "--seed", str(1 << 64)], "a seed is a whole number from 0"),
        (["play", GAME, "--lang", "it"], "no language 'it': choose one of en, fr, de"),
        (["simulate", GAME, "--games", "0"], "0 is not in the range x>=1"),
        (["simulate", GAME, "--players", "3", *["--bot", "random"] * 2], "2 bots for 3 players"),
        (["simulate", GAME, "--jobs", "-1"], "-1 is not in the range x>=0"),
        (["simulate", GAME, "--device", "abacus"], "'abacus' is not one of 'cpu', 'cuda'"),
        (["replay", "/nowhere/game.jacta"], "/nowhere/game.jacta cannot be read: No such file"),
        (["play", GAME, "--record", "/nowhere/x"], "cannot be written to /nowhere/x: No such file"),
        (["play", GAME, "--record", "/"], "/ is not a file"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_without_a_gpu_cuda_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_gpu() -> str:
        raise jacta.JactaError("no CUDA GPU was found on this machine.")

    monkeypatch.setattr("jacta.engine.playouts.cuda.device_name", no_gpu)
    result = run("simulate", GAME, "--games", "10", "--device", "cuda")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no CUDA GPU was found" in result.stderr


def test_a_record_is_not_replaced_unless_that_is_wanted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    file.write_text("precious")
    result = run("play", GAME, "--record", file)
    assert result.exit_code == 2
    assert "exists already: add --force" in result.stderr
    assert file.read_text() == "precious"
    bots = ["--seat", "bot:random", "--seat", "bot:random"]
    assert run("play", GAME, *bots, "--record", file, "--force").exit_code == 0
    assert file.read_text().startswith("jacta record 1\n")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: a record was expected"),
        (b"\xff\xfe\x00\x01", "is not a record of a game: it is not text"),
        (b"hello\n", "line 1: this is not a record"),
        (b"jacta record 1\ngame chess\n", "line 2: there is no game 'chess'"),
    ],
)
def test_what_is_no_record_is_refused(
    run: Run, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    result = run("replay", file)
    assert result.exit_code == 2
    assert str(file) in result.stderr
    assert sentence in result.stderr
    assert run("replay", "-", typed=content).exit_code == 2


def test_a_damaged_record_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    text = jacta.play(GAME, ["random", "random"], seed=3).text
    lines = text.splitlines(keepends=True)
    file = tmp_path / "game.jacta"
    for damage, sentence in [
        ("".join(lines[:20]), "the record breaks off here"),
        (text.replace("seed 3", "seed 4"), "the seed gives other dice here"),
        (text.replace("ranking", "Ranking"), "the game ends with 'ranking"),
    ]:
        file.write_text(damage)
        result = run("replay", file)
        assert result.exit_code == 2
        assert f"{file}, line " in result.stderr
        assert sentence in result.stderr


def test_an_interruption_ends_with_one_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("jacta.cli.check.conformance.run", interrupt)
    result = run("check", GAME)
    assert result.exit_code == 130
    assert result.output.strip() == "Stopped."


def test_the_program_ends_with_the_code_and_the_sentence(program: Program) -> None:
    result = program("play", "chess")
    assert result.returncode == 2
    known = "dice-trip, entenrallye, verbindung-gesucht, wurfel-express"
    assert result.stderr.strip() == f"Error: there is no game 'chess'; there are: {known}"
    assert result.stdout == ""


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "rules", "check"])
def test_every_command_helps_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"jacta {command}" in result.stdout.partition("Example")[2]
