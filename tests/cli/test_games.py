"""`jacta games` tells what can be played."""

from __future__ import annotations

import json

from tests.cli.fixtures import Run


def test_the_list_names_games_options_and_bots(run: Run) -> None:
    shown = run("games").stdout
    for word in ("wurfel-express", "Würfel Express", "2 to 6", "shorter = if-missing", "WE-A1"):
        assert word in shown
    for word in ("verbindung-gesucht", "announce = auto", "VG-A13", "random, greedy, linker"):
        assert word in shown
    for word in ("our-board", "random, greedy", "Steffen Benndorf", "version 1"):
        assert word in shown


def test_json_says_the_same(run: Run) -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    game = games["wurfel-express"]
    assert game["players"] == {"least": 2, "most": 6}
    assert game["options"][0]["choices"] == ["if-missing", "always"]
    assert game["options"][0]["clause"] == "WE-A1"
    assert {"random", "greedy"} <= set(game["bots"])
    assert game["version"] == 1
