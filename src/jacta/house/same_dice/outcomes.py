"""What became of a game with dice that others have too."""

from __future__ import annotations

from typing import Literal, TypeAlias

from jacta.house.summaries import reached_by
from jacta.house.table.entries import Revealed
from jacta.house.table.table import Table

__all__ = ["Outcome", "outcome_of"]

# It is going on; it was finished, given up, closed by the keeper, or not finished in its time. Only
# what was finished counts: who saw the dice cannot begin anew.
Outcome: TypeAlias = Literal["running", "finished", "given-up", "closed", "late"]


def outcome_of(table: Table, chair: int, until: int | None, now: int) -> tuple[Outcome, int | None]:
    """What became of the game at a table, and what its chair reached if it was played to its end.

    Where there is such a time, it must end before that, and before its seed is told there: the
    clocks of two processes may differ.
    """
    if table.aborted is not None:
        return "closed", None
    if not table.rounds:
        return ("late" if until is not None and now >= until else "running"), None
    ended = table.rounds[0].ended
    if ended.lost:
        return "given-up", None
    entries = [step.entry for step in table.history]
    end = entries.index(ended)
    is_told = any(isinstance(entry, Revealed) for entry in entries[:end])
    is_late = until is not None and (is_told or table.history[end].at >= until)
    return ("late" if is_late else "finished"), reached_by(table, chair)
