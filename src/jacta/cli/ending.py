"""How a game ended, in lines: the ranking, the turns, the dice, and how to see it again."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.cli.speech import Speech
from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = ["count_turns", "ending", "ranking"]


def ranking(position: Position, speech: Speech) -> list[str]:
    """A line for each seat, best first; equals share a rank."""
    lines = []
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(position.ranking)):
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
    over = record.final.is_over
    lines = [speech.words("ending-over" if over else "ending-unfinished")]
    if over:
        lines += ranking(record.final, speech)
    lines.append(speech.words("ending-turns", turns=count_turns(record)))
    lines.append(speech.words("ending-seed", dice=record.dice, command=again))
    if saved:
        lines.append(speech.words("ending-replay", command=f"jacta replay {saved}"))
    return lines
