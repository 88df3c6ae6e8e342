"""`jacta map`: whether a map can be played on, how it looks, and a good way through it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from jacta.games.dice_trip.maps import BadMap, Map, read_map
from jacta.games.dice_trip.terminal.map import draw_map, svg_map
from jacta.games.dice_trip.trail import longest_trail, near_links, nearest_way

__all__ = ["COMMANDS"]

_FAILED = 1
_HEIGHT = 40  # lines of a drawing, at most


@click.group("map", short_help="Check and draw a map of Dice Trip, and find a way through it.")
def map_group() -> None:
    """Maps of Dice Trip: docs/add-a-map.md says how to make one."""


@map_group.command(epilog="Example:  jacta map check my-map.json --svg my-map.svg")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--svg",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    metavar="FILE",
    help="Also draw the map as a picture, into this file.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
def check(file: Path, svg: Path | None, as_json: bool) -> None:
    """Tell what is wrong with a map, and draw it.

    The exit code is 1 if it cannot be played on.
    """
    try:
        map = read_map(file)
    except BadMap as error:
        _tell(file, error.problems, as_json)
        sys.exit(_FAILED)
    if svg is not None:
        svg.write_text(svg_map(map), "utf-8")
    if as_json:
        click.echo(json.dumps(_describe(file, map), ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for row in draw_map(map, console.width - 2, _HEIGHT):
        console.print(row, no_wrap=True, overflow="crop")
    degree = 2 * len(map.links) / len(map.towns)
    towns = f"{len(map.towns)} towns in {len(map.zones)} zones"
    links = f"{len(map.links)} links, {degree:.1f} a town"
    console.print(Text.assemble(("✓ ", "green"), (map.title, "bold"), f": {towns}, {links}"))


@map_group.command(epilog="Example:  jacta map way my-map.json")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--tries", type=click.IntRange(min=1), default=30, show_default=True, metavar="N")
def way(file: Path, tries: int) -> None:
    """Find a good way through all towns, for the field `way` of a map.

    It has many links between towns that stand near each other in it. The best of so many tries is
    written as JSON.
    """
    try:
        map = read_map(file)
    except BadMap as error:
        _tell(file, error.problems, as_json=False)
        sys.exit(_FAILED)
    index = map.index
    beside = [{index[name] for name in map.neighbours[town.name]} for town in map.towns]
    trail = longest_trail(beside)
    ways = (nearest_way(beside, trail, seed) for seed in range(1, tries + 1))
    best = max(ways, key=lambda found: near_links(beside, found))
    click.echo(json.dumps([map.towns[town].name for town in best], ensure_ascii=False))


def _tell(file: Path, problems: list[str], as_json: bool) -> None:
    if as_json:
        told = {"file": str(file), "passed": False, "problems": problems}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    for problem in problems:
        click.echo(f"✗ {problem}")


def _describe(file: Path, map: Map) -> dict[str, object]:
    return {
        "file": str(file),
        "passed": True,
        "problems": [],
        "title": map.title,
        "zones": list(map.zones),
        "towns": len(map.towns),
        "links": len(map.links),
        "points": {name: list(point) for name, point in map.points.items()},
    }


COMMANDS = (map_group,)
