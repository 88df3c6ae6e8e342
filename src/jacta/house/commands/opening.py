"""Before the game: a table is opened, and its chairs are taken and left again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta

from jacta.bots import policy as find_bot
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.house.commands.addition import Addition
from jacta.house.commands.claims import check_opener
from jacta.house.commands.command import Command, Name, Place, Request
from jacta.house.commands.course import begin
from jacta.house.errors import HouseError
from jacta.house.fair import check_salt, commitment, salt_of_bot
from jacta.house.ids import bot_id
from jacta.house.table.entries import Days, Live, Opened, Sat, Settings, Stood
from jacta.house.table.rounds import start_of
from jacta.house.table.table import Table

__all__ = [
    "MOST_GAMES",
    "MOST_SITTINGS",
    "SeatBot",
    "Sit",
    "Stand",
    "TakeChair",
    "check_settings",
    "check_sit",
    "is_known_to_all",
    "open_table",
    "seat",
]

MOST_GAMES = 9
LONGEST_CLOCK = 3 * 60 * 60
LONGEST_INCREMENT = 10 * 60
MOST_DAYS = 30
# So often one person may give chairs of a table before its game, and so long its log may get.
MOST_SITTINGS = 40
MOST_ENTRIES = 400


def check_settings(game: Game, settings: Settings) -> None:
    """HouseError for what cannot be played, now and not later."""
    start = start_of(game, settings)
    if settings.start is not UNSET:
        _check_start(settings, start)
    if not 1 <= settings.games <= MOST_GAMES:
        raise HouseError("bad-games", most=MOST_GAMES)
    if game.match is not None and settings.games not in (1, game.match.games):
        raise HouseError("bad-match", most=game.match.games)
    match settings.pace:
        case Live(seconds, increment):
            if not (10 <= seconds <= LONGEST_CLOCK and 0 <= increment <= LONGEST_INCREMENT):
                raise HouseError("bad-clock", most=LONGEST_CLOCK // 60, increment=LONGEST_INCREMENT)
        case Days(days):
            if not 1 <= days <= MOST_DAYS:
                raise HouseError("bad-days", most=MOST_DAYS)
    if settings.rated and settings.players < 2:
        raise HouseError("rated-alone")
    if settings.rated and settings.advice:
        raise HouseError("rated-advice")


def open_table(
    settings: Settings,
    by: str,
    seeds: Sequence[bytes],
    kept_for: Sequence[str | None] = (),
    follows: str | None = None,
) -> Opened:
    """Open a table, and commit to the seeds of its games."""
    return Opened(settings, by, tuple(map(commitment, seeds)), tuple(kept_for), follows)


def is_known_to_all(position: Position) -> bool:
    """Whether whoever looks on knows all of a position, so that a table can start from it."""
    return position.game.View is None or position.view(SPECTATOR).bytes == position.bytes


def _check_start(settings: Settings, start: Position) -> None:
    """A position to start from is known to all, and is nothing that one could be rated by."""
    if start.is_over:
        raise HouseError("over")
    if not is_known_to_all(start):
        raise HouseError("start-of-secrets")
    if settings.rated:
        raise HouseError("rated-start")


class Sit(Request, frozen=True, tag="sit"):
    """Take a free chair. A companion is somebody who shares the device, by name."""

    chair: Place
    salt: Annotated[str, Meta(min_length=32, max_length=32)] | None = None
    companion: Name | None = None


class TakeChair(Command, frozen=True):
    """A person, or somebody who shares their device, takes a free chair with a salt."""

    chair: int
    who: str
    salt: str

    def apply(self, log: Addition, by: str) -> None:
        check_sit(log.table, self.who, by, self.chair)
        try:
            check_salt(self.salt)
        except JactaError:
            raise HouseError("bad-salt") from None
        seat(log, Sat(self.chair, self.who, by, self.salt))


def check_sit(table: Table, who: str, by: str, chair: int) -> None:
    """HouseError unless the chair is free, and free for them."""
    _check_free(table, by, chair)
    kept = table.opened.kept_for
    if kept and kept[chair] not in (None, who, by):
        raise HouseError("chair-kept")
    sat = [chair.sat for chair in table.chairs if chair is not None and chair.sat.bot is None]
    if any(other.who == who for other in sat):
        raise HouseError("seated")
    if table.settings.rated and any(other.by == by for other in sat):
        raise HouseError("rated-shared")


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Give a free chair to a bot of the house."""

    chair: Place
    bot: Annotated[str, Meta(min_length=1, max_length=64)]

    def apply(self, log: Addition, by: str) -> None:
        """Whoever opened the table may; the salt follows from the seed of the first game."""
        table, chair = log.table, self.chair
        find_bot(table.game, self.bot)
        check_opener(table, by)
        _check_free(table, by, chair)
        others = [c for number, c in enumerate(table.chairs) if number != chair]
        if all(c is not None and c.sat.bot is not None for c in others):
            raise HouseError("no-person")
        salt = salt_of_bot(log.seed_of(0), chair)
        seat(log, Sat(chair, bot_id(self.bot), by, salt, self.bot))


class Stand(Command, frozen=True, tag="stand"):
    """Leave a chair before the game, or send its bot away."""

    chair: Place

    def apply(self, log: Addition, by: str) -> None:
        """Without penalty, because nothing has been played."""
        table = log.table
        if not table.is_open:
            raise HouseError("begun")
        taken = table.chairs[self.chair] if 0 <= self.chair < len(table.chairs) else None
        if taken is None:
            raise HouseError("nobody")
        if taken.sat.by != by and not (taken.sat.bot and table.opened.by == by):
            raise HouseError("not-yours")
        log.add(Stood(self.chair))


def _check_free(table: Table, by: str, chair: int) -> None:
    if not table.is_open:
        raise HouseError("begun")
    if not 0 <= chair < table.settings.players:
        raise HouseError("no-chair", last=table.settings.players - 1)
    if table.chairs[chair] is not None:
        raise HouseError("chair-taken")
    # Sitting down and standing up again costs nothing: without an end the log would have none.
    entries = [step.entry for step in table.history]
    mine = sum(isinstance(entry, Sat) and entry.by == by for entry in entries)
    if mine >= MOST_SITTINGS or len(entries) >= MOST_ENTRIES:
        raise HouseError("restless")


def seat(log: Addition, sat: Sat) -> None:
    """The chair is taken; with the last one the game begins, and its first dice fall."""
    if all(log.add(sat).chairs):
        begin(log, 0)
