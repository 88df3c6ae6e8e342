"""`jacta serve` takes its settings from everywhere, and says what is wrong with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from jacta.server.hosting.settings import HouseSettings, described
from tests.cli.fixtures import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[HouseSettings]:
    """The settings that houses were opened with."""
    found: list[HouseSettings] = []

    def serve(settings: HouseSettings) -> int:
        found.append(settings)
        return 3

    serving = ModuleType("jacta.server.hosting.serving")
    serving.serve = serve  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jacta.server.hosting.serving", serving)
    return found


def test_without_anything_the_defaults_count(run: Run, served: list[HouseSettings]) -> None:
    assert run("serve").exit_code == 3
    assert served == [HouseSettings()]


def test_the_command_line_counts_before_environment_and_file(
    run: Run, served: list[HouseSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\nlog_level = "error"\n', "utf-8")
    monkeypatch.setenv("JACTA_PORT", "2")
    monkeypatch.setenv("JACTA_HOST", "10.0.0.2")
    run("serve", "--config", file, "--port", "3")
    (settings,) = served
    assert (settings.port, settings.host, settings.log_level) == (3, "10.0.0.2", "error")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "the setting port (--port): '99999' cannot be used"),
        (["--processes", "2"], "several processes share a PostgreSQL database"),
        (["--database", "mysql://x"], "a database is a file or postgresql://…, not mysql://…"),
        (["--config", "/nowhere/house.toml"], "the settings cannot be read: /nowhere/house.toml"),
        (["--colour", "red"], "No such option"),
    ],
)
def test_a_mistake_is_one_sentence(
    run: Run, served: list[HouseSettings], arguments: list[str], sentence: str
) -> None:
    result = run("serve", *arguments)
    assert (result.exit_code, result.stdout, served) == (2, "", [])
    assert sentence in result.stderr


def test_the_help_tells_of_every_setting(run: Run) -> None:
    said = " ".join(run("serve", "--help").stdout.split())
    for setting in described():
        assert setting.option in said
        assert setting.description in said
        assert f"Allowed: {setting.allowed}." in said


def test_a_variable_that_is_no_setting_is_warned_about(
    run: Run, served: list[HouseSettings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JACTA_PROT", "1")
    assert "there is no setting JACTA_PROT" in run("serve").stderr
    assert served == [HouseSettings()]


def test_the_commands_of_the_house_are_listed(run: Run) -> None:
    said = run("--help").stdout
    for name in ("backup", "doctor", "keeper", "restore", "schema", "serve"):
        assert f"\n  {name} " in said


def test_playing_does_not_load_the_store() -> None:
    code = "import jacta.cli, sys; print('sqlalchemy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
