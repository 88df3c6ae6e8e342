"""`jacta play --plain`: whole games by script, what is shown, and what stays on disk."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jacta
from jacta.engine.doors.jit import compiles_here
from jacta.engine.words.rulebook import clauses
from jacta.terminal.seats import usual_bot
from tests.cli.fixtures import Program, Run
from tests.tiny import sledges

GAME = "wurfel-express"
ALONE = ["play", GAME, "--plain", "--players", "2", "--bot", "random"]


def _first_throw(seed: int) -> jacta.Position:
    """The position of two players after set-up and first throw."""
    source = jacta.Seed(seed)
    return jacta.game(GAME).start(2).roll(source).roll(source)


def test_a_whole_game_by_the_first_choice(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    result = program(*ALONE, "--seed", 7, "--record", file, typed="1\n" * 4000)
    assert result.returncode == 0, result.stderr
    assert re.search(r"^1\. (Player 1|Random)$", result.stdout, re.MULTILINE)
    assert "jacta play wurfel-express --players 2 --bot random --seed 7" in result.stdout
    assert f"jacta replay {file}" in result.stdout
    assert "\x1b" not in result.stdout
    record = jacta.Record.read(file.read_text("utf-8"), jacta.game)
    assert record.final.is_over
    assert record.names == ["Player 1", "Random"]
    told = program("replay", file)
    assert told.returncode == 0
    assert re.search(r"^1\. (Player 1|Random)$", told.stdout, re.MULTILINE)


def test_bots_alone_play_the_same_game_as_the_library(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    seats = ["--seat", "bot:greedy", "--seat", "bot:random"]
    assert run("play", GAME, *seats, "--seed", "5", "--record", file).exit_code == 0
    written = file.read_text("utf-8")
    played = jacta.play(GAME, ["greedy", "random"], seed=5)
    assert (
        written.split("moves")[1].split("check")[0]
        == played.text.split("moves")[1].split("check")[0]
    )


def test_the_input_may_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    result = run(*ALONE, "--seed", "7", "--record", file, typed="1\n")
    assert result.exit_code == 1
    assert "The input ended before the game was over." in result.stderr
    record = jacta.Record.read(file.read_text("utf-8"), jacta.game)
    assert not record.final.is_over
    assert record.lines[-2].startswith("0 keep ")


def test_with_nothing_compiled_the_table_opens_at_once(tmp_path: Path) -> None:
    """What it needs is compiled beside it, which is said once; no part of that is waited for."""
    done = subprocess.run(
        [sys.executable, "-m", "jacta", *ALONE, "--seed", "7", "--lang", "en"],
        input="1\n",
        capture_output=True,
        text=True,
        env={**os.environ, "JACTA_CACHE": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 1
    assert "Player 1, first throw" in done.stdout
    assert "Player 1, second throw" in done.stdout
    said, *rest = done.stderr.splitlines()
    assert re.fullmatch(r"Würfel Express · still compiling, \d+ parts to go", said)
    assert rest == ["The input ended before the game was over."]


def test_a_bot_that_would_be_slow_is_compiled_before_the_table_opens(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = ["--seat", "bot:mcts:2", "--seat", "bot:random", "--seed", "1"]
    monkeypatch.setattr("jacta.cli.play.uncompiled_doors", lambda game: ["one"])
    seen: list[bool] = []

    def warm_up(*_: object) -> None:
        seen.append(compiles_here())

    monkeypatch.setattr("jacta.cli.play._warm_up", warm_up)
    assert run("play", GAME, *sitting).exit_code == 0
    assert seen == [True]


def test_leaving_asks_first_and_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    result = run(*ALONE, "--seed", "7", "--record", file, typed="q\nn\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count("Leave the game? y or n") == 2
    assert "The game is not finished." in result.stdout
    assert jacta.Record.read(file.read_text("utf-8"), jacta.game).lines


def test_the_same_dice_again_are_played_in_the_same_language(run: Run) -> None:
    shown = run(*ALONE, "--seed", "7", "--lang", "fr", typed="q\no\n").stdout
    assert "--seed 7 --lang fr --plain" in shown


@pytest.mark.parametrize(
    ("language", "word"), [("en", "first throw"), ("fr", "lancer"), ("de", "Wurf")]
)
def test_clauses_are_told_in_the_language_played(run: Run, language: str, word: str) -> None:
    table = [*ALONE, "--seed", "7", "--lang", language]
    shown = run(*table, typed="we-r17\n").stdout
    file = jacta.game(GAME).rulebook(language)
    assert file is not None
    assert clauses(file)["WE-R17"].replace("*", "") in shown


def test_a_turn_without_a_choice_is_told_with_its_throw_and_its_reason(run: Run) -> None:
    """Entenrallye, where the first throw of somebody on a road without a choice decides all."""
    seats = ["--seat", "Anna", "--seat", "bot:random", "--seed", "3", "--lang", "en"]
    shown = run("play", "entenrallye", "--plain", *seats, typed="1\n\n" * 60).stdout
    reason = "Only one drive was possible"
    assert reason in shown
    before = shown.partition(reason)[0].splitlines()[-4:]
    assert any("Anna throws" in line for line in before)


def test_without_a_seed_the_dice_differ(run: Run) -> None:
    seeds = {re.search(r"--seed (\d+)", run(*ALONE).stdout)[1] for _ in range(3)}  # type: ignore[index]
    assert len(seeds) == 3


def test_the_system_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for value, word in [("fr_FR.UTF-8", "Joueur 1"), ("de_AT", "Spieler 1"), ("C", "Player 1")]:
        monkeypatch.setenv("LANG", value)
        assert word in run(*ALONE, "--seed", "1").stdout


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_refusal_says_why_and_asks_again(run: Run, language: str) -> None:
    result = run(*ALONE, "--seed", "7", "--lang", language, typed="take R3\nstop\n")
    refusal = _first_throw(7).refusal(0, "take R3")
    assert refusal is not None
    reason = f"{refusal.say(language)} (WE-R17)"
    assert reason in result.stdout
    assert "\n  1: " in result.stdout.partition(reason)[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyz", "“xyz” is not one of the choices. Type h for help."),
        ("9", "“9” is not one of the choices."),
        ("u", "There is nothing to take back"),
        ("h", "A refusal names its clause."),
        ("?", "What the master would do"),
        ("help", "The first track to reach cell 30 wins."),
        ("H", "A refusal names its clause."),
        ("we-r30", "The victim slides the rest of the track back to the marker"),
        ("WE-R99", "The rules have no clause WE-R99."),
        ("e", "first throw"),
        ("t", "Marker at the start"),
        ("c", "  Keep 1 red, 1 white; throw the rest again"),
    ],
)
def test_what_is_no_action_is_answered(run: Run, typed: str, answer: str) -> None:
    result = run(*ALONE, "--seed", "7", typed=f"1\n{typed}\n")
    after = result.stdout.partition("second throw")[2]
    assert answer in after


def test_everything_since_the_dice_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    typed = "stop\n1\nu\nu\nkeep -\n"
    result = run(*ALONE, "--seed", "7", "--record", file, typed=typed)
    assert "Taken back: Take " in result.stdout
    assert "Taken back: Stop throwing" in result.stdout
    lines = [line for line in file.read_text().splitlines() if line.startswith("0 ")]
    assert lines == ["0 keep -"]


def test_handing_over_is_confirmed_and_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    result = run(*ALONE, "--seed", "7", "--record", file, typed="stop\ndone\nu\ndone\nstop\n1\n")
    assert result.stdout.count("is this what you want?") >= 2
    assert "confirm it with Enter, or take back with u" in result.stdout
    lines = [line for line in file.read_text().splitlines() if line.startswith("0 ")]
    assert lines[:2] == ["0 stop", "0 done"]


def test_several_numbers_are_several_actions(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    for seed in range(1, 50):  # a first throw that gives at least two strips
        position = _first_throw(seed).apply(0, "stop")
        if position.actors == (0,) and len(takes := position.legal(0)) == 3:
            break
    run(*ALONE, "--seed", str(seed), "--record", file, typed="stop\n2 1\n\n")
    lines = [line for line in file.read_text().splitlines() if line.startswith("0 ")]
    assert lines[:3] == ["0 stop", f"0 {takes[1]}", f"0 {takes[0]}"]


def test_dice_are_kept_by_number_letter_and_notation(run: Run, tmp_path: Path) -> None:
    """The first throw of seed 7 decides what the answers mean."""
    dice = _first_throw(7).view(0).json["dice"]
    wanted = "".join(sorted(dice[0] + dice[2], key="RGWBYK".index))
    for answer in ("1 3", "13", "3,1", (dice[2] + dice[0]).lower(), f"keep {dice[2]}{dice[0]}"):
        file = tmp_path / "game.jacta"
        run(*ALONE, "--seed", "7", "--record", file, "--force", typed=f"{answer}\n")
        assert f"\n0 keep {wanted}\n" in file.read_text()


def test_people_and_bots_sit_as_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    seats = ["--seat", "Anna", "--seat", "bot:random", "--seat", "Ben"]
    run("play", GAME, *seats, "--players", "5", "--bot", "greedy", "--record", file)
    names = jacta.Record.read(file.read_text("utf-8"), jacta.game).names
    assert names == ["Anna", "Random", "Ben", "Greedy 1", "Greedy 2"]
    run("play", GAME, *seats, "--record", file, "--force")
    assert jacta.Record.read(file.read_text("utf-8"), jacta.game).names == names[:3]
    run("play", GAME, "--seat", "Anna", "--bot", "greedy", "--record", file, "--force")
    names = jacta.Record.read(file.read_text("utf-8"), jacta.game).names
    assert names == ["Anna", "Greedy 1", "Greedy 2", "Greedy 3"]


def test_characters_have_their_names_and_say_who_they_are(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    seats = ["--seat", "Anna", *["--seat", "bot:gentle"] * 2, "--seat", "bot:master"]
    result = run("play", GAME, *seats, "--plain", "--lang", "de", "--record", file)
    names = jacta.Record.read(file.read_text("utf-8"), jacta.game).names
    assert names == ["Anna", "Lili 1", "Lili 2", "Octavia"]
    first, second, *_ = result.stdout.splitlines()
    assert first.startswith("Lili (sanft): Lili spielt zum Spaß")
    assert second.startswith("Octavia (Meisterin): ")


@pytest.mark.parametrize(("compiled", "bot"), [(True, "gentle"), (False, "greedy")])
def test_the_gentle_one_fills_the_table_as_soon_as_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, bot: str
) -> None:
    monkeypatch.setattr("jacta.terminal.seats.can_decide", lambda game, name: compiled)
    assert usual_bot(jacta.game(GAME)) == bot
    assert usual_bot(sledges.GAME) == "random"
