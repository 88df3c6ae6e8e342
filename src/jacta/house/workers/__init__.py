"""The bots of the house run in worker processes, which get views and never a state.

    async with Workers.open(2, warm=[("wurfel-express", None, "greedy")]) as workers:
        decision = await workers.decide(Task.of(position, seat, "greedy", seed))

A bot that crashes, takes too long or breaks the rules does not stop a game: the decision is then
made here, at random, and says what the trouble was. `Unhurried` is for bots among themselves,
`Retrospects` looks back on finished games, `Rewinds` takes their decisions again, `Hints` asks the
master what to do, and `Compiler` has compiled what is not yet, beside them.
"""

from __future__ import annotations

from jacta.house.workers.compiler import Compiler
from jacta.house.workers.hints import Hints
from jacta.house.workers.pool import Workers
from jacta.house.workers.retrospects import Retrospects
from jacta.house.workers.rewinds import Rewinds, Rewound
from jacta.house.workers.tasks import Decision, Task, Trouble, fallback
from jacta.house.workers.unhurried import Unhurried

__all__ = [
    "Compiler",
    "Decision",
    "Hints",
    "Retrospects",
    "Rewinds",
    "Rewound",
    "Task",
    "Trouble",
    "Unhurried",
    "Workers",
    "fallback",
]
