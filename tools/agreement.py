"""Whether machines agree on what luck was: `jacta analyse RECORD --json` of the golden records.

python -m tools.agreement here.json --seconds 2
python -m tools.agreement again.json --seconds 2 --beside here.json

Each file has what the command wrote, by record. Two files are compared letter by letter, and else
number by number: told is the largest difference, and what differs that is no number.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner

from jacta.cli.lab.analyse import analyse

__all__ = ["agreement", "apart"]

GAMES = Path(__file__).parents[1] / "src" / "jacta" / "games"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seconds", default="2", show_default=True, help="How much work on each record.")
@click.option("--beside", type=click.Path(path_type=Path, exists=True), help="Such a file.")
def agreement(file: Path, seconds: str, beside: Path | None) -> None:
    """Analyse the golden records of all games into a file, and compare it with another one."""
    found: dict[str, str] = {}
    for record in sorted(GAMES.glob("*/golden/*.jacta")):
        ran = CliRunner().invoke(analyse, [str(record), "--json", "--seconds", seconds])
        if ran.exit_code:
            raise click.ClickException(f"{record.name}: {ran.output}")
        found[f"{record.parts[-3]}/{record.name}"] = ran.stdout
        file.write_text(json.dumps(found, ensure_ascii=False, indent=0), "utf-8")
        click.echo(f"{len(found)} {record.name}")
    if beside is not None:
        _compare(found, json.loads(beside.read_text("utf-8")))


def _compare(found: dict[str, str], other: dict[str, str]) -> None:
    if found.keys() != other.keys():
        raise click.ClickException("these files are of other records")
    alike = [name for name in found if found[name] == other[name]]
    click.echo(f"{len(alike)} of {len(found)} records are told alike, letter by letter")
    largest = 0.0
    for name in found:
        for place, one, two in apart(json.loads(found[name]), json.loads(other[name])):
            if isinstance(one, float) and isinstance(two, float):
                largest = max(largest, abs(one - two))
            else:
                click.echo(f"{name}, {place}: {one!r} and {two!r}")
    click.echo(f"the largest difference of two figures: {largest:.3g}")


def apart(one: Any, two: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two answers differ, by the path to it."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            yield from apart(one[key], two[key], f"{place}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for index, pair in enumerate(zip(one, two, strict=True)):
            yield from apart(*pair, f"{place}[{index}]")
    elif one != two:
        yield place, one, two


if __name__ == "__main__":
    agreement()
