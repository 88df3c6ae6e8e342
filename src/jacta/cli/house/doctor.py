"""`jacta doctor`: is everything in order for a house, and if not, what is to be done?"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from jacta.cli.house.house import (
    config_option,
    database_option,
    keeper_speech,
    run,
    settings_of,
    shown,
    tell,
)
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.server.hosting.checkup import examine
from jacta.server.hosting.findings import Finding, Level
from jacta.server.hosting.report import report_on
from jacta.server.hosting.settings import HouseSettings
from jacta.terminal.speech import Speech

__all__ = ["doctor"]

_EXAMPLES = """\b
Examples:
  jacta doctor
  jacta doctor --database postgresql://jacta@localhost/house --json
  jacta doctor --report report.json
"""
_MARKS: dict[Level, Text] = {
    "ok": Text("✓", "green"),
    "warning": Text("!", "bold yellow"),
    "problem": Text("✗", "bold red"),
}
_NAME = 18


@click.command(short_help="Check a house and its machine.", epilog=_EXAMPLES)
@database_option
@config_option
@click.option("--host", metavar="HOST", help="Where the house listens; by default as for serve.")
@click.option("--port", metavar="PORT", help="On which port; by default as for serve.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write what was found into a file that has no secrets, to show when asking for help.",
)
@json_option
@language_option
def doctor(
    database: str | None,
    config: Path | None,
    host: str | None,
    port: str | None,
    report: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Check the database, the disk, the clock and the port of a house, and say what to do.

    The house may be open meanwhile. The exit code is 1 if there is a problem.
    """
    settings = settings_of(config, database=database, host=host, port=port)
    speech = keeper_speech(language)
    console = None if as_json else Console(highlight=False, markup=False, emoji=False)
    findings = run(_examine(settings, speech, console), speech)
    if report is not None:
        _write(report, run(report_on(settings, findings), speech))
    bad = sum(finding.level == "problem" for finding in findings)
    warnings = sum(finding.level == "warning" for finding in findings)
    if console is None:
        described = [_describe(finding, speech) for finding in findings]
        tell({"ok": not bad, "database": shown(settings.database), "checks": described})
    else:
        console.print(speech.words("doctor-summary", problems=bad, warnings=warnings))
        if report is not None:
            console.print(speech.words("doctor-reported", file=str(report)), soft_wrap=True)
    sys.exit(1 if bad else 0)


async def _examine(
    settings: HouseSettings, speech: Speech, console: Console | None
) -> list[Finding]:
    """All findings; each is shown as it comes."""
    findings = []
    async for finding in examine(settings):
        findings.append(finding)
        if console is not None:
            name = speech.words(f"doctor-{finding.check}")
            line = Text.assemble(_MARKS[finding.level], f" {name:<{_NAME}} ", _say(finding, speech))
            console.print(line, soft_wrap=True)
    return findings


def _write(file: Path, told: dict[str, object]) -> None:
    try:
        file.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    except OSError as error:
        raise JactaError(f"{file} cannot be written: {error.strerror}") from None


def _say(finding: Finding, speech: Speech) -> str:
    return speech.words(f"doctor-{finding.check}-{finding.code}", **finding.values)


def _describe(finding: Finding, speech: Speech) -> dict[str, object]:
    return {
        "check": finding.check,
        "level": finding.level,
        "code": finding.code,
        "values": finding.values,
        "message": _say(finding, speech),
    }
