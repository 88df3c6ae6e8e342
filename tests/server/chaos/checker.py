"""The histories of all clients beside the store: what is wrong, if anything is.

Whatever was acknowledged is in the log, once, under its number, and what was refused is not.
Everyone saw the same log from its beginning to the end of the game, two tabs of one seat to the
letter. Every die of every game fell as its seed and salts say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import httpx

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store.log import StoredEntry
from jacta.house.table.entries import Acted, Ended, decode
from jacta.house.table.table import fold
from jacta.verifier import NotFair, verify
from tests.house.games import find_game
from tests.server.chaos.tally import Acknowledged, Seen, Tally

__all__ = ["Report", "check", "check_dice", "check_log", "check_seen"]


@dataclass
class Report:
    """What was looked at, and what is wrong with it."""

    problems: list[str] = field(default_factory=list)
    entries: int = 0
    histories: int = 0
    dice: int = 0


async def check(database: str, tally: Tally) -> Report:
    """Everything but the dice, of which only a house that is open tells."""
    report = Report()
    acknowledged: dict[str, dict[str, Acknowledged]] = {}
    for (table, cause), answer in tally.acknowledged.items():
        acknowledged.setdefault(table, {})[cause] = answer
    seen: dict[str, list[Seen]] = {}
    for one in tally.seen:
        seen.setdefault(one.table, []).append(one)
    async with store.open(database) as opened:
        for table in tally.tables:
            stored = await opened.log.read(TableId(table))
            refused = {cause for where, cause in tally.refused if where == table}
            found = check_log(stored, acknowledged.get(table, {}), refused)
            if not found:
                found = check_seen(stored, seen.get(table, []))
            report.problems += [f"table {table}: {problem}" for problem in found]
            report.entries += len(stored)
            report.histories += len(seen.get(table, []))
    return report


def check_log(
    stored: Sequence[StoredEntry], acknowledged: dict[str, Acknowledged], refused: Iterable[str]
) -> list[str]:
    """What is wrong with the log of a table, by what was answered to those who wrote it."""
    problems = []
    if [entry.n for entry in stored] != list(range(1, len(stored) + 1)):
        problems.append("the log has gaps")
    times = Counter(entry.cause for entry in stored if entry.cause)
    problems += [f"{cause} is stored {n} times" for cause, n in times.items() if n > 1]
    ends = {entry.cause: entry.n + entry.more for entry in stored if entry.cause}
    for cause, answer in acknowledged.items():
        if cause not in ends:
            problems.append(f"{cause} was acknowledged as {answer.n} and is lost")
        elif ends[cause] != answer.n:
            problems.append(f"{cause} was acknowledged as {answer.n} and is {ends[cause]}")
    problems += [f"{cause} was refused and is stored" for cause in refused if cause in ends]
    made = {
        entry.cause
        for entry in stored
        if isinstance(acted := decode(entry.body), Acted) and acted.thought is None
    }
    moves = {cause for cause, answer in acknowledged.items() if answer.is_move}
    problems += [f"{cause} is stored, and nobody was told" for cause in made - moves]
    return problems


def check_seen(stored: Sequence[StoredEntry], seen: Sequence[Seen]) -> list[str]:
    """What is wrong with what was seen of a table, by its log."""
    entries = [(decode(entry.body), entry.at) for entry in stored]
    final = fold(entries, find_game)
    over = [n for n, (entry, _) in enumerate(entries, 1) if isinstance(entry, Ended)]
    problems = []
    for one in seen:
        whose = f"chair {one.chair}" if one.chair >= 0 else "a spectator"
        if list(one.steps) != list(range(1, len(one.steps) + 1)):
            problems.append(f"{whose} did not see everything")
        elif len(one.steps) > len(stored):
            problems.append(f"{whose} saw what is not stored")
        elif not over or len(one.steps) < over[0]:
            problems.append(f"{whose} did not see the end")
        else:
            for step in final.history[: len(one.steps)]:
                told = one.steps[step.n]
                if (told.at, told.seat) != (step.at, step.seat):
                    problems.append(f"{whose} saw another entry {step.n}")
    return problems + _unlike(seen)


def _unlike(seen: Sequence[Seen]) -> list[str]:
    """Two tabs of one chair, or two spectators, saw the same."""
    first: dict[int, Seen] = {}
    problems = []
    for one in seen:
        other = first.setdefault(one.chair, one)
        both = one.steps.keys() & other.steps.keys()
        problems += [
            f"two tabs of chair {one.chair} saw another entry {n}"
            for n in sorted(both)
            if one.steps[n].digest != other.steps[n].digest
        ]
    return problems


async def check_dice(address: str, tables: Iterable[str], report: Report) -> None:
    """Verify every die by the records that the house gives to anyone."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for table in tables:
            answer = await http.get(f"/api/tables/{table}/records/0")
            try:
                report.dice += verify(answer.raise_for_status().text)
            except (httpx.HTTPError, NotFair) as error:
                report.problems.append(f"table {table}: its dice cannot be verified: {error}")
