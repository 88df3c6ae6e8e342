"""What a process has cost so far: memory, and processor time with all that it started. Linux only.

Processor time is what a shared machine leaves alone: a move costs as much of it as on one of its
own, whatever else runs beside it.
"""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from pathlib import Path

__all__ = ["memory", "open_many", "spent"]

_TICK = 1 / os.sysconf("SC_CLK_TCK")
_PARENT, _TIMES = 1, slice(11, 15)  # own time and that of children who ended, user's and system's


def memory(process: int) -> int:
    """What a process has in memory, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    raise SystemExit("how much memory a process has can be told on Linux only")


def spent(process: int) -> float:
    """Seconds of processor time of a process and of all that it has started."""
    children, ticks = defaultdict[int, list[int]](list), dict[int, int]()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                told = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it ended meanwhile
                continue
            children[int(told[_PARENT])].append(int(folder.name))
            ticks[int(folder.name)] = sum(map(int, told[_TIMES]))
    found, family = 0, [process]
    while family:
        one = family.pop()
        found += ticks.get(one, 0)
        family += children[one]
    return found * _TICK


def open_many() -> int:
    """Let this process, and all that it starts, have as many files open as they may."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
