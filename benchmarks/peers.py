"""`make bench ARGS=peers`: the masters of the games for two against players that nobody here wrote
for them: OpenSpiel's MCTS bot, and a search with 20,000 simulations a move.

Where `pyspiel` can be imported, `python -m benchmarks peers` does without .venv-bench. With a log,
each game against OpenSpiel's bot is written down as soon as it is over, and not played again unless
the master is another one since.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import jacta
from jacta.bots import policy
from jacta.lab.arena import Arena
from jacta.lab.intervals import Share, wilson
from jacta.lab.playing import cores
from jacta.lab.puzzles.weighing import mind_hash
from jacta.lab.standings import standings
from tools.reliability import Cell, Section, Table, machine

__all__ = ["FOR_TWO", "Effort", "added_up", "against_peers", "kept_games", "terms_of"]

FOR_TWO = ("wurfel-express", "verbindung-gesucht", "entenrallye")
SEARCH = "mcts:20000"
PEER = (
    Path(sys.executable) if importlib.util.find_spec("pyspiel") else Path(".venv-bench/bin/python")
)


@dataclass(frozen=True)
class Effort:
    """How much is played: games of each pair, seconds that OpenSpiel's bot has for a decision, and
    cores that play side by side (0: all), each a game of its own; and where the games against
    OpenSpiel's bot are kept."""

    games: int = 200
    seconds: float = 1.0
    jobs: int = 1
    games_of: tuple[str, ...] = FOR_TWO
    log: Path | None = None


def added_up(games: list[dict[str, Any]]) -> tuple[Share, list[float], float]:
    """The master's share of wins, the seconds that both had for a decision, and the simulations
    that OpenSpiel's bot made in them."""
    number, won = len(games), sum(game["score"] for game in games)
    spent = [sum(game["seconds"][who] for game in games) for who in range(2)]
    decisions = [max(1, sum(game["decisions"][who] for game in games)) for who in range(2)]
    each = [seconds / made for seconds, made in zip(spent, decisions, strict=True)]
    simulations = sum(game["simulations"] for game in games) / decisions[1]
    return Share(number, won / number, *wilson(won, number)), each, simulations


def terms_of(name: str, effort: Effort) -> dict[str, Any]:
    """What makes a game one of those that are asked for: which game, how long a thought, and which
    master, by its version and by the hash of what its mind has learned."""
    game = jacta.game(name)
    mind = mind_hash(game, game.boards_of()[0])
    master = {"version": policy(game, "master").version, "mind": mind}
    return {"game": name, "allowed": effort.seconds, "master": master}


def kept_games(name: str, effort: Effort) -> list[dict[str, Any]]:
    """The games of the log that are on these terms, by their numbers, of those that are wanted."""
    if effort.log is None or not effort.log.exists():
        return []
    terms, found = terms_of(name, effort), dict[int, dict[str, Any]]()
    for line in effort.log.read_text("utf-8").splitlines():
        game = json.loads(line)
        if terms.items() <= game.items() and game["number"] < effort.games:
            found[game["number"]] = game
    return [*found.values()]


def against_spiel(name: str, effort: Effort) -> list[dict[str, Any]]:
    """The games of the master against OpenSpiel's bot, some one after the other on each core."""
    games, terms = kept_games(name, effort), terms_of(name, effort)
    played = {game["number"] for game in games}
    left = [str(number) for number in range(effort.games) if number not in played]
    jobs = min(cores(effort.jobs), len(left))

    def play(job: int) -> None:
        command = [str(PEER), "-m", "benchmarks.spiel", name, str(effort.seconds)]
        command += left[job::jobs]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            for line in process.stdout or ():
                game = json.loads(line) | terms
                games.append(game)
                if effort.log is not None:
                    with effort.log.open("a", encoding="utf-8") as log:
                        log.write(json.dumps(game) + "\n")
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)

    with ThreadPoolExecutor(max(1, jobs)) as pool:
        list(pool.map(play, range(jobs)))
    return games


def against_search(name: str, effort: Effort) -> Share:
    """The master against the search player of the arena."""
    arena = Arena(jacta.game(name), ["master", SEARCH], games=effort.games, players=2)
    arena.play(effort.jobs)
    return standings(arena).pairs["master", SEARCH]


def against_peers(effort: Effort) -> Section:
    """The table of all of them."""
    rows: list[list[Cell]] = []
    for name in effort.games_of:
        title = jacta.game(name).title
        print(f"{title}: OpenSpiel's MCTS bot …", file=sys.stderr, flush=True)
        won, each, simulations = added_up(against_spiel(name, effort))
        thought = f"{each[1]:.2g} s, {round(simulations, -1):,.0f} simulations"
        rows.append([title, "OpenSpiel's MCTS bot", *_cells(won), f"{each[0]:.2g} s", thought])
        print(f"{title}: {SEARCH} …", file=sys.stderr, flush=True)
        rows.append([title, f"`{SEARCH}`", *_cells(against_search(name, effort)), "–", "–"])
    heads = ["game", "against", "games", "wins of the master", "95 % interval"]
    return Section(
        name="peers",
        title="The masters against peers",
        command='make bench ARGS="peers --write"',
        about="two players, seats in turn, common dice. OpenSpiel's `MCTSBot` (its tree, UCT 2.0, "
        "in its Python form) plays on our positions, has each leaf played out by our compiled "
        f"code, and has {effort.seconds:g} s for each decision; both think on the same core in "
        f"turn. `{SEARCH}` is the search player of the arena. Seconds are those of a decision.",
        tables=[Table([*heads, "the master took", "the other took"], rows)],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


def _cells(won: Share) -> list[Cell]:
    return [won.games, f"{won.rate:.1%}", f"{won.low:.1%} – {won.high:.1%}"]
