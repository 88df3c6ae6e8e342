"""The masters against peers: games are added up, and those of a log count if they are the same."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks import peers
from benchmarks.peers import Effort, added_up, kept_games, terms_of

GAME = "verbindung-gesucht"


def test_games_against_a_peer_are_added_up() -> None:
    games = [
        {"score": 1.0, "seconds": [1.0, 6.0], "decisions": [10, 3], "simulations": 600},
        {"score": 0.5, "seconds": [3.0, 2.0], "decisions": [10, 1], "simulations": 200},
    ]
    won, each, simulations = added_up(games)
    assert (won.games, won.rate) == (2, 0.75)
    assert won.low < 0.75 < won.high
    assert each == [0.2, 2.0]
    assert simulations == 200


def game(number: int, **terms: Any) -> dict[str, Any]:
    return {"number": number, "score": 1.0} | terms_of(GAME, Effort(seconds=0.5)) | terms


def test_games_of_the_log_count_if_nothing_is_different(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    effort = Effort(games=6, seconds=0.5, log=log)
    master = game(0)["master"]
    games = [
        game(0),
        game(1, game="wurfel-express"),
        game(2, allowed=1.0),
        game(3, master=master | {"version": master["version"] - 1}),
        game(4, master=master | {"mind": "former"}),
        game(5),
        game(5),  # told twice
        game(6),  # not asked for
    ]
    former = {key: value for key, value in game(1).items() if key != "master"}
    log.write_text("".join(f"{json.dumps(each)}\n" for each in (*games, former)), "utf-8")
    assert [each["number"] for each in kept_games(GAME, effort)] == [0, 5]
    assert [each["number"] for each in kept_games(GAME, replace(effort, games=7))] == [0, 5, 6]


def test_jobs_of_0_are_all_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tmp_path / "asked"
    peer = tmp_path / "peer"
    told = 'for n in $*; do echo "{\\"number\\": $n}"; done'
    peer.write_text(f"#!/bin/sh\necho $* >> {asked}\nshift 4\n{told}\n")
    peer.chmod(0o700)
    monkeypatch.setattr(peers, "PEER", peer)
    monkeypatch.setattr(peers, "cores", lambda jobs: 3 if jobs == 0 else jobs)
    log = tmp_path / "games.jsonl"
    games = peers.against_spiel(GAME, Effort(games=5, seconds=0.5, jobs=0, log=log))
    assert sorted(each["number"] for each in games) == [0, 1, 2, 3, 4]
    assert len(asked.read_text().splitlines()) == 3
    again = peers.against_spiel(GAME, Effort(games=5, seconds=0.5, jobs=0, log=log))
    assert sorted(each["number"] for each in again) == [0, 1, 2, 3, 4]
    assert len(asked.read_text().splitlines()) == 3
