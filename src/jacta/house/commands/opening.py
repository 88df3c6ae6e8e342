"""Before the game: a table is opened, and its chairs are taken and left again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.house.commands.claims import check_opener
from jacta.house.commands.course import Seed, begin
from jacta.house.errors import Refused
from jacta.house.fair import check_salt, commitment
from jacta.house.table.entries import Days, Entry, Live, Opened, Sat, Settings, Stood
from jacta.house.table.rounds import start_of
from jacta.house.table.table import Table

__all__ = ["MOST_GAMES", "MOST_SITTINGS", "check_sit", "open_table", "seat_bot", "sit", "stand"]

MOST_GAMES = 9
LONGEST_CLOCK = 3 * 60 * 60
LONGEST_INCREMENT = 10 * 60
MOST_DAYS = 30
# So often one person may give chairs of a table before its game, and so long its log may get.
MOST_SITTINGS = 40
MOST_ENTRIES = 400


def open_table(
    game: Game,
    settings: Settings,
    by: str,
    seed: Seed,
    kept_for: Sequence[str | None] = (),
    follows: str | None = None,
) -> Opened:
    """Open a table; what cannot be played is refused now and not later."""
    start = start_of(game, settings)
    if settings.start is not UNSET:
        _check_start(game, settings, start)
    if not 1 <= settings.games <= MOST_GAMES:
        raise Refused("bad-games", most=MOST_GAMES)
    if game.match is not None and settings.games not in (1, game.match.games):
        raise Refused("bad-match", most=game.match.games)
    match settings.pace:
        case Live(seconds, increment):
            if not (10 <= seconds <= LONGEST_CLOCK and 0 <= increment <= LONGEST_INCREMENT):
                raise Refused("bad-clock", most=LONGEST_CLOCK // 60, increment=LONGEST_INCREMENT)
        case Days(days):
            if not 1 <= days <= MOST_DAYS:
                raise Refused("bad-days", most=MOST_DAYS)
    if settings.rated and settings.players < 2:
        raise Refused("rated-alone")
    if settings.rated and settings.advice:
        raise Refused("rated-advice")
    commitments = tuple(commitment(seed(number)) for number in range(settings.games))
    return Opened(settings, by, commitments, tuple(kept_for), follows)


def _check_start(game: Game, settings: Settings, start: Position) -> None:
    """A position to start from is known to all, and is nothing that one could be rated by."""
    if start.is_over:
        raise Refused("over")
    if game.View is not None and start.view(SPECTATOR).bytes != start.bytes:
        raise Refused("start-of-secrets")
    if settings.rated:
        raise Refused("rated-start")


def sit(table: Table, seed: Seed, who: str, by: str, chair: int, salt: str) -> list[Entry]:
    """Take a free chair, for oneself or for somebody who shares one's device."""
    check_sit(table, who, by, chair)
    try:
        if salt or not table.is_daily:
            check_salt(salt)
    except JactaError:
        raise Refused("bad-salt") from None
    return _seated(table, seed, Sat(chair, who, by, salt))


def check_sit(table: Table, who: str, by: str, chair: int) -> None:
    """Refused unless the chair is free, and free for them."""
    _free_chair(table, by, chair)
    kept = table.opened.kept_for
    if kept and kept[chair] not in (None, who, by):
        raise Refused("chair-kept")
    sat = [chair.sat for chair in table.chairs if chair is not None and chair.sat.bot is None]
    if any(other.who == who for other in sat):
        raise Refused("seated")
    if table.settings.rated and any(other.by == by for other in sat):
        raise Refused("rated-shared")


def seat_bot(
    table: Table, seed: Seed, who: str, by: str, chair: int, salt: str, bot: str
) -> list[Entry]:
    """Give a free chair to a bot of the house; whoever opened the table may."""
    check_opener(table, by)
    _free_chair(table, by, chair)
    others = [c for number, c in enumerate(table.chairs) if number != chair]
    if all(c is not None and c.sat.bot is not None for c in others):
        raise Refused("no-person")
    return _seated(table, seed, Sat(chair, who, by, salt, bot))


def stand(table: Table, by: str, chair: int) -> list[Entry]:
    """Leave a chair, or send a bot away; without penalty, because nothing has been played."""
    if not table.is_open:
        raise Refused("begun")
    taken = _chair(table, chair)
    if taken.by != by and not (taken.bot and table.opened.by == by):
        raise Refused("not-yours")
    return [Stood(chair)]


def _free_chair(table: Table, by: str, chair: int) -> None:
    if not table.is_open:
        raise Refused("begun")
    if not 0 <= chair < table.settings.players:
        raise Refused("no-chair", last=table.settings.players - 1)
    if table.chairs[chair] is not None:
        raise Refused("chair-taken")
    # Sitting down and standing up again costs nothing: without an end the log would have none.
    entries = [step.entry for step in table.history]
    mine = sum(isinstance(entry, Sat) and entry.by == by for entry in entries)
    if mine >= MOST_SITTINGS or len(entries) >= MOST_ENTRIES:
        raise Refused("restless")


def _chair(table: Table, chair: int) -> Sat:
    taken = table.chairs[chair] if 0 <= chair < len(table.chairs) else None
    if taken is None:
        raise Refused("nobody")
    return taken.sat


def _seated(table: Table, seed: Seed, sat: Sat) -> list[Entry]:
    """The chair is taken; with the last one the game begins, and its first dice fall."""
    table = table.after(sat, table.clock.since)
    return [sat, *begin(table, seed, 0)] if all(table.chairs) else [sat]
