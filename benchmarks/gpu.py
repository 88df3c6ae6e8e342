"""Random play and batches on a GPU, in every game.

`python -m benchmarks.gpu FILE` measures all games and keeps what it found in a file, from which
`make bench ARGS="gpu --from FILE --write"` writes the page on a machine without a GPU. Games are
compiled side by side and measured one after the other. Compile time is not counted; to choose
actions is left out. Where Nsight Compute (`ncu`) is installed, it counts what a decision takes.
"""

from __future__ import annotations

import csv
import fcntl
import json
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

import jacta
from jacta.engine.batch.cuda_games import CudaBatch
from jacta.engine.gpu.device import Blocks, cuda_target, device_name
from jacta.engine.playouts import cuda
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM
from jacta.engine.stream import draw

__all__ = ["found_here"]

PLAYED = 8 << 20
SAME = 20_000
TOGETHER = 4 << 20
STEPS = 20
PROFILED = 1 << 20
METRICS = {
    "nanoseconds": "gpu__time_duration.sum",
    "warp_instructions": "smsp__inst_executed.sum",
    "thread_instructions": "smsp__thread_inst_executed.sum",
    "issued_per_cycle": "sm__inst_executed.avg.per_cycle_active",
    "occupancy": "sm__warps_active.avg.pct_of_peak_sustained_active",
    "memory_bytes": "dram__bytes.sum",
}


def play(game: jacta.Game, players: int, games: int, rounds: int = 3) -> dict[str, float]:
    """Decisions and games a second of whole random games, with their results brought home."""
    start, seats = game.start(players), [UNIFORM] * players
    cuda.playouts(start, seats, 1000, 1)  # so that all is compiled
    best, decisions = float("inf"), 0
    for _ in range(rounds):
        begin = time.perf_counter()
        batch = cuda.playouts(start, seats, games, 1)
        best = min(best, time.perf_counter() - begin)
        decisions = int(batch.decisions.sum())
    return {"decisions_per_second": decisions / best, "games_per_second": games / best}


def same_games(game: jacta.Game, players: int, games: int) -> bool:
    """Whether a GPU plays the same games as the CPU, merit by merit."""
    start, seats = game.start(players), [UNIFORM] * players
    ours = playouts(start, seats, games, 1, jobs=0)
    theirs = cuda.playouts(start, seats, games, 1)
    names = ("merits", "decisions", "turns")
    return all(np.array_equal(getattr(ours, name), getattr(theirs, name)) for name in names)


def _choosing() -> Blocks:
    """A kernel that chooses any legal action for each game, from masks with a bit an action."""
    target = cuda_target()

    def choose(masks: Any, counters: Any, actions: Any) -> None:
        game = target.grid(1)
        if game >= len(actions):
            return
        number, width = 0, masks.shape[1]
        for index in range(width):
            number += target.popc(np.uint32(masks[game, index]))
        chosen = -1
        if number:
            counters[game], left = draw(counters[game], number)
            for index in range(width * 8):
                if (masks[game, index >> 3] >> (index & 7)) & 1:
                    if left == 0:
                        chosen = index
                        break
                    left -= 1
        actions[game] = chosen

    return Blocks(target.jit(choose), 128, 128)


def step(game: jacta.Game, players: int, games: int, steps: int = STEPS) -> dict[str, float]:
    """What each call takes for one game, in nanoseconds, and steps a second of all three."""
    batch, target = game.batch(games, players, seed=1, device="cuda"), cuda_target()
    assert isinstance(batch, CudaBatch)
    choose, actions = _choosing(), target.device_array(games, np.int64)
    counters = target.to_device(np.arange(games, dtype=np.uint64))
    took: dict[str, float] = defaultdict(float)

    def timed(name: str, call: Callable[[], Any]) -> Any:
        target.synchronize()
        begin = time.perf_counter_ns()
        found = call()
        target.synchronize()
        took[name] += time.perf_counter_ns() - begin
        return found

    def one() -> None:
        timed("mask", batch.legal_mask)
        packed = timed("packed", lambda: batch.legal_mask(packed=True))
        timed("observe", batch.observe)
        choose(games, packed.held, counters, actions)
        timed("step", lambda: batch.step(actions))

    for _ in range(60):  # what is compiled is loaded, and games are somewhere in their middle
        one()
    took.clear()
    for _ in range(steps):
        one()
    costs = {name: nanoseconds / steps / games for name, nanoseconds in took.items()}
    whole = costs["step"] + costs["observe"]
    return costs | {
        "steps_per_second": 1e9 / (whole + costs["mask"]),
        "packed_per_second": 1e9 / (whole + costs["packed"]),
    }


def profile(name: str) -> dict[str, float]:
    """What Nsight Compute counts while so many games are played; nothing where it is missing."""
    if shutil.which("ncu") is None:
        return {}
    command = ["ncu", "--clock-control", "none", "--csv", "--print-units", "base"]
    command += ["--kernel-name", "regex:play", "--launch-skip", "1", "--launch-count", "1"]
    command += ["--metrics", ",".join(METRICS.values())]
    command += [sys.executable, "-m", "benchmarks.gpu", "--once", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith('"')]
    told = {row["Metric Name"]: row["Metric Value"] for row in csv.DictReader(lines)}
    found = {
        key: float(told[name].replace(",", "")) for key, name in METRICS.items() if name in told
    }
    counted = [line for line in done.stdout.splitlines() if line.startswith("decisions ")]
    return found | {"decisions": float(counted[0].split()[1])} if found and counted else {}


def once(name: str) -> None:
    """One launch that compiles, and one that is looked at."""
    game = jacta.game(name)
    players = min(4, game.players[-1])
    start, seats = game.start(players), [UNIFORM] * players
    cuda.playouts(start, seats, 1000, 1)
    print("decisions", int(cuda.playouts(start, seats, PROFILED, 1).decisions.sum()))


def measure(name: str, turn: str) -> dict[str, Any]:
    """Everything of one game; what is timed waits for its turn, a file that is locked."""
    game = jacta.game(name)
    players = min(4, game.players[-1])
    found: dict[str, Any] = {"same": same_games(game, players, SAME)}
    step(game, players, 64, 1)  # so that all is compiled
    with open(turn, "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        found["play"] = play(game, players, PLAYED)
        found["batch"] = step(game, players, TOGETHER)
    return found


def found_here() -> dict[str, Any]:
    """Everything of all games, with the machine and the day."""
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "numba-cuda"))
    machine = f"one {device_name()}, {platform.system()}, Python {platform.python_version()}"
    with tempfile.NamedTemporaryFile() as turn:
        begun = {
            name: subprocess.Popen(
                [sys.executable, "-m", "benchmarks.gpu", "--game", name, turn.name],
                stdout=subprocess.PIPE,
                text=True,
            )
            for name in jacta.names()
        }
        games = {name: json.loads(each.communicate()[0]) for name, each in begun.items()}
    with ThreadPoolExecutor() as pool:
        for name, counted in zip(games, pool.map(profile, games), strict=True):
            games[name]["profile"] = counted
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    return {"machine": f"{machine}, {libraries}", "date": date, "games": games}


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--game", name, turn]:
            print(json.dumps(measure(name, turn)))
        case ["--once", name]:
            once(name)
        case [file]:
            Path(file).write_text(json.dumps(found_here(), indent=2) + "\n", "utf-8")
