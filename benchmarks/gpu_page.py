"""What was measured on a GPU, as sections of docs/benchmarks.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jacta
from benchmarks.gpu import PLAYED, PROFILED, SAME, TOGETHER
from benchmarks.page import MEASURED
from tools.reliability import Cell, Section, Table

__all__ = ["on_gpu"]

COMMAND = 'make bench ARGS="gpu --write"'
# What an H200 can do: instructions of warps a second (132 processors, 4 each, 1.98 GHz), and bytes
# that a copy was seen to move.
ISSUED = 132 * 4 * 1.98e9
MOVED = 4.3e12


def on_gpu(found: dict[str, Any]) -> Iterator[Section]:
    """Random play and batches; `found` is what `benchmarks.gpu` has found."""
    yield _playing(found)
    yield _batches(found)


def _playing(found: dict[str, Any]) -> Section:
    speeds: list[list[Cell]] = []
    bounds: list[list[Cell]] = []
    for name, title in MEASURED.items():
        told = found["games"][name]
        play, counted = told["play"], told["profile"]
        kernel = "–"
        if counted:
            decisions, threads = counted["decisions"], counted["thread_instructions"]
            kernel = _billions(decisions / counted["nanoseconds"] * 1e9)
            together = threads / counted["warp_instructions"]
            needed = threads / decisions
            bounds.append(
                [
                    title,
                    f"{needed:,.0f}",
                    f"{together:.1f}",
                    _billions(ISSUED * 32 / needed),
                    _billions(ISSUED * together / needed),
                    f"{counted['issued_per_cycle']:.2f}",
                    f"{counted['occupancy']:.0f} %",
                    f"{counted['memory_bytes'] / decisions:.1f}",
                ]
            )
        row = [title, _billions(play["decisions_per_second"])]
        row += [f"{play['games_per_second'] / 1e6:.1f} million", kernel]
        speeds.append([*row, "yes" if told["same"] else "no"])
    tables = [
        Table(
            ["what", "decisions a second", "games a second", "in the kernel", "the same games"],
            speeds,
        )
    ]
    if bounds:
        columns = ["what", "instructions a decision", "threads of 32 that take part"]
        columns += ["bound if all did", "bound as they do", "issued of 4 a cycle"]
        tables.append(Table([*columns, "warps of 64", "bytes of memory a decision"], bounds))
    return Section(
        name="gpu",
        title="Random play on a GPU",
        command=COMMAND,
        about=f"{PLAYED >> 20} × 2²⁰ games by `jacta.engine.playouts.cuda.playouts`, with the "
        "results of each brought back; the best of three. Beside it the kernel alone, as Nsight "
        f"Compute tells it for {PROFILED >> 20} × 2²⁰ games, and whether {SAME:,} games are the "
        "same as on the CPU, merit by merit. Then the bound by arithmetic: an H200 issues 4 "
        "instructions of a warp in each cycle on 132 processors, 1.05 × 10¹² a second at "
        "1.98 GHz; what a decision takes was counted.",
        tables=tables,
        date=found["date"],
        machine=found["machine"],
    )


def _batches(found: dict[str, Any]) -> Section:
    rows: list[list[Cell]] = []
    for name, title in MEASURED.items():
        told, game = found["games"][name]["batch"], jacta.game(name)
        written = game.actions.size + 4 * len(game.planes)
        row = [title, _millions(told["steps_per_second"]), _millions(told["packed_per_second"])]
        row += [f"{told[call]:.2f}" for call in ("step", "mask", "packed", "observe")]
        rows.append([*row, f"{written:,}", f"{written / MOVED * 1e9:.2f}"])
    columns = ["what", "steps a second", "masks packed", "step", "mask", "packed", "observe"]
    return Section(
        name="gpu-batches",
        title="Batches on a GPU",
        command=COMMAND,
        about=f"{TOGETHER >> 20} × 2²⁰ random games side by side: `legal_mask`, `observe` and "
        "`step`, which looks for refused actions first; the choice of actions left out. Steps of "
        "one game a second, with masks of a byte and of a bit an action; then what each call takes "
        "for one game, in nanoseconds, and the bytes that mask and observation are, with the "
        "nanoseconds in which an H200 moves as many (4.3 TB/s, seen in a copy).",
        tables=[Table([*columns, "bytes written", "bound by memory"], rows)],
        date=found["date"],
        machine=found["machine"],
    )


def _billions(number: float) -> str:
    return f"{number / 1e9:.2f} billion" if number < 1e10 else f"{number / 1e9:.0f} billion"


def _millions(number: float) -> str:
    return f"{number / 1e6:.0f} million"
