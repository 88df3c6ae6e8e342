"""How a game ended, in lines: the ranking, the turns, the dice, and how to see it again."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.record import Record
from jacta.terminal.speech import Speech

__all__ = ["count_turns", "ending", "result"]


def result(record: Record, speech: Speech) -> list[str]:
    """Whether the game is over, who gave up, and the ranking if there is one."""
    over = record.final.is_over or bool(record.gave_up)
    lines = [speech.words("ending-gave-up", name=speech.name(seat)) for seat in record.gave_up]
    lines.append(speech.words("ending-over" if over else "ending-unfinished"))
    return lines + _ranking(record, speech) if over else lines


def _ranking(record: Record, speech: Speech) -> list[str]:
    """A line for each seat, best first; equals share a rank."""
    lines, position = [], record.final
    ranks = position.ranking_after(record.gave_up)
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        line = speech.words("ending-rank", rank=rank, name=speech.name(seat))
        if (scores := position.scores) is not None:
            line += speech.words("ending-score", score=scores[seat])
        lines.append(line)
    return lines


def count_turns(record: Record) -> int:
    """How many turns were begun: those in which anything was thrown or done."""
    position, turns = record.start, set()
    for _, after, _ in record.positions():
        turns.add(position.turn)
        position = after
    return len(turns)


def ending(record: Record, speech: Speech, saved: str | None, again: str) -> Sequence[str]:
    """The result; `again` is the command that plays with the same dice."""
    lines = result(record, speech)
    lines.append(speech.words("ending-turns", turns=count_turns(record)))
    lines.append(speech.words("ending-seed", dice=record.dice, command=again))
    if saved:
        lines.append(speech.words("ending-replay", command=f"jacta replay {saved}"))
    return lines
