"""`make api`: a house on loopback is asked for everything that its OpenAPI document describes.

    make api ARGS="--examples 50"

schemathesis makes requests that fit the description and requests that do not, and looks at every
answer: none says that the house failed, each is of a status, a type and a shape that are described.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tests.server.playing import open_table, play_game, sit
from tests.server.running import Running, run_house
from tools.reliability import Section, write

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "fuzz"
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
# Whoever asks for one of these is nobody afterwards: they are asked for without a cookie.
LEAVING = ("erase", "signOut", "signOutEverywhere")


@dataclass(frozen=True)
class Tour:
    """Requests of some kind, by whoever has a cookie, about a table."""

    name: str
    filters: tuple[str, ...]
    cookie: str = ""
    table: str = ""


def tours(house: Running) -> list[Tour]:
    """By somebody who plays, about a table at which a game is over, and by nobody in particular."""
    client, other = house.guest(), house.guest()
    table = open_table(client, "thirteen", 2)
    for chair, one in enumerate((client, other)):
        sit(one, table, chair)
    finished, cookie = play_game(client, other, game="thirteen"), client.cookies["jacta"]
    return [
        Tour("playing", _each("--exclude-operation-id", LEAVING), cookie, table),
        Tour("records", ("--include-path-regex", "records|results"), cookie, finished),
        Tour("leaving", _each("--include-operation-id", LEAVING)),
    ]


def _each(option: str, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(part for value in values for part in (option, value))


def attack(house: Running, tour: Tour, examples: int) -> dict[str, Any]:
    """What schemathesis found, in its own report."""
    report, config = BUILD / f"api-{tour.name}.json", BUILD / f"api-{tour.name}.toml"
    settings = [f'[headers]\ncookie = "jacta={tour.cookie}"\n' if tour.cookie else ""]
    settings += [f'[parameters]\n"path.table" = "{tour.table}"\n' if tour.table else ""]
    config.write_text("\n".join(settings), "utf-8")
    command = [str(Path(sys.executable).with_name("st")), "--config-file", str(config), "run"]
    command += [f"{house.address}/api/openapi.json", "--checks", ",".join(CHECKS), *tour.filters]
    command += ["--phases", "examples,coverage,fuzzing", "--max-examples", str(examples)]
    command += ["--seed", "1", "--suppress-health-check", "all", "--continue-on-failure"]
    command += ["--report", "json", "--report-json-path", str(report)]
    subprocess.run(command, cwd=ROOT, check=False)
    found: dict[str, Any] = msgspec.json.decode(report.read_bytes())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="make api", description="Ask a house for anything.")
    parser.add_argument("--examples", type=int, default=1_000, help="of each kind of request")
    given = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, run_house(Path(folder)) as house:
        reports = [attack(house, tour, given.examples) for tour in tours(house)]
    tell(reports, time.monotonic() - started)
    sys.exit(max(report["exit_code"] for report in reports))


def tell(reports: list[dict[str, Any]], seconds: float) -> None:
    """Keep the figures for docs/reliability.md."""
    made = sum(report["test_cases"]["generated"] for report in reports)
    failures = sum(len(report["failures"]) for report in reports)
    about = (
        f"{made:,} requests to a house on loopback, made by schemathesis from its OpenAPI "
        "document: such as fit the description, and such as do not. No answer says that the house "
        "failed, and each is of a status, a type and a shape that are described, but for "
        f"{failures}."
    )
    write(Section("api", "Requests as described, and others", "make api", about, (), seconds))


if __name__ == "__main__":
    main()
