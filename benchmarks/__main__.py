"""`make bench`: random play of Würfel Express, with the jit on and off, and the peer, in turns.

Every round measures all of them one after the other, so that a noisy machine is noisy for all;
the medians and their ratio to the peer are printed, with the machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

ROUNDS = 5
GAMES = 200_000
GAMES_WITHOUT_JIT = 40
PEER_SIMULATIONS = 60
PEER = Path(".venv-bench/bin/python")


def run(command: list[str], **environment: str) -> dict[str, Any]:
    """The JSON that a command prints."""
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | environment
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def simulate(games: int, **environment: str) -> dict[str, Any]:
    command = [str(Path(sys.executable).with_name("jacta")), "simulate", "wurfel-express"]
    command += ["--players", "4", "--games", str(games), "--jobs", "1", "--json"]
    return run(command, **environment)


def main() -> None:
    if not PEER.exists():
        sys.exit("the peer is missing: run 'make bench', which installs it into .venv-bench")
    speeds: dict[str, list[float]] = {}
    machine: dict[str, Any] = {}
    for number in range(1, ROUNDS + 1):
        print(f"round {number} of {ROUNDS} …", file=sys.stderr, flush=True)
        jit = simulate(GAMES, JACTA_JIT="on")
        plain = simulate(GAMES_WITHOUT_JIT, JACTA_JIT="off")
        peer = run([str(PEER), "benchmarks/peer.py", str(PEER_SIMULATIONS)])
        machine = jit["machine"]
        for name, found in (("jit on", jit), ("jit off", plain), ("OpenSpiel", peer)):
            speeds.setdefault(name, []).append(found["decisions_per_second"])
    peer_speed = median(speeds["OpenSpiel"])
    ratios = [ours / peer for ours, peer in zip(speeds["jit on"], speeds["OpenSpiel"], strict=True)]
    print(f"{datetime.now(UTC):%Y-%m-%d}, one core of: {json.dumps(machine)}")
    print("decisions per second, median of", ROUNDS, "rounds, and the ratio to the peer")
    labels = {
        "jit on": "Würfel Express, 4 players, random play",
        "jit off": "the same rules with the jit off",
        "OpenSpiel": "OpenSpiel's C++ backgammon rollouts",
    }
    for name, label in labels.items():
        speed = median(speeds[name])
        print(f"  {label:40} {speed:14,.0f} {speed / peer_speed:10.3f} ×")
    print(f"  ratio by round: {', '.join(f'{ratio:.0f}' for ratio in ratios)}")


if __name__ == "__main__":
    main()
