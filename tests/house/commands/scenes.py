"""Tables in every state that a command may meet: Anna, Ben and Cleo sit at them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from jacta.engine.chance import Seed as Dice
from jacta.engine.position import Position
from jacta.house import commands
from jacta.house.commands import (
    Abort,
    Act,
    AddSalt,
    AskHint,
    AskPause,
    GiveUp,
    LinkRematch,
    Recommit,
    Resume,
    Reveal,
    SeatBot,
    Stand,
    TakeChair,
    TimeIsUp,
)
from jacta.house.commands.playing import MOST_HINTS
from jacta.house.errors import HouseError
from jacta.house.table.entries import Entry, Left, Live, Opened, Settings
from tests.house.games import Log, find_game, salt_of, seated, seed_of, settings

__all__ = [
    "ANNA",
    "BEN",
    "CLEO",
    "SALT",
    "aborted",
    "act",
    "add_salt",
    "ask_hint",
    "asked_often",
    "asked_once",
    "away",
    "between",
    "daily",
    "ended_position",
    "express",
    "last_entry",
    "moved",
    "open_from",
    "open_table",
    "opened",
    "over",
    "paused",
    "paused_often",
    "paused_without_anna",
    "playing",
    "rated",
    "recommitted",
    "rematched",
    "restless",
    "revealed",
    "seat_bot",
    "sit",
    "time_is_up",
    "with_bot",
    "with_sat",
]

ANNA, BEN, CLEO = "anna", "ben", "cleo"
SALT = salt_of(9)


def opened(players: int = 3, **others: Any) -> Log:
    return Log(settings("thirteen", players, **others))


def playing(players: int = 3, **others: Any) -> Log:
    """Anna, Ben and Cleo play Thirteen; seat 0 is to act."""
    return seated("thirteen", players, **others)


def away(lost: bool = False) -> Log:
    """Anna is away: a bot decides for her."""
    log = playing(pace=Live(60))
    log.add([Left(0, "gave-up" if lost else "absent", lost)])
    return log


def paused() -> Log:
    log = playing()
    for person in (ANNA, BEN, CLEO):
        log.do(AskPause, person)
    return log


def paused_often() -> Log:
    """Anna, who plays alone, has paused again and again, until she was refused."""
    log = seated("pearls", 1)
    with suppress(HouseError):
        for _ in range(2 * commands.MOST_PAUSES):
            log.do(AskPause, ANNA)
            log.do(Resume, ANNA)
    return log


def paused_without_anna() -> Log:
    log = away()
    for person in (BEN, CLEO):
        log.do(AskPause, person)
    return log


def time_is_up(log: Log, chair: int, seen_before: int = 0) -> list[Entry]:
    """Somebody saw that the time was up, perhaps some entries ago."""
    return log.do(TimeIsUp, chair=chair, n=log.table.n - seen_before)


def over() -> Log:
    log = playing(2)
    log.do(GiveUp, ANNA, chair=0)
    return log


def rematched() -> Log:
    log = over()
    log.do(LinkRematch, other="second")
    return log


def open_table(game: str = "pearls", players: int = 2, **others: Any) -> Opened:
    return opened_with(settings(game, players, **others))


def sit(log: Log, who: str, chair: int, by: str | None = None, salt: str = SALT) -> list[Entry]:
    return log.do(TakeChair, by or who, who=who, chair=chair, salt=salt)


def seat_bot(log: Log, by: str, chair: int) -> list[Entry]:
    return log.do(SeatBot, by, chair=chair, bot="random")


def act(log: Log, by: str, seat: int, *actions: str) -> list[Entry]:
    return log.do(Act, by, seat=seat, actions=actions)


def with_sat(log: Log, chair: int, who: str, by: str | None = None) -> Log:
    log.sit(chair, who, by)
    return log


def restless(*people: str) -> Log:
    """All of these have sat down and stood up again and again, until they were refused."""
    log = opened()
    for person in people:
        with suppress(HouseError):
            while True:
                sit(log, person, 0)
                log.do(Stand, person, chair=0)
    return log


def with_bot(log: Log, chair: int) -> Log:
    seat_bot(log, ANNA, chair)
    return log


def asked_once() -> Log:
    log = playing()
    log.do(AskPause, ANNA)
    return log


def moved() -> Log:
    log = playing()
    log.act(0, "stay")
    return log


def last_entry() -> Log:
    """Ben's card is the last one: it shows all of them."""
    log = seated("pearls", 2)
    log.act(0, "play 3")
    return log


def express(hints: bool = False) -> Log:
    return seated("wurfel-express", 2, hints=hints)


def ask_hint(log: Log, by: str, seat: int) -> Log:
    log.do(AskHint, by, seat=seat)
    return log


def asked_often(log: Log) -> Log:
    """Anna asks for a hint once more than one may."""
    for _ in range(MOST_HINTS + 1):
        ask_hint(log, ANNA, 0)
    return log


def daily() -> Log:
    """Anna plays with the dice of a day."""
    log = Log(settings("dice-trip", 1, daily="2026-08-31"))
    sit(log, ANNA, 0)
    return log


def revealed() -> Log:
    log = daily()
    log.do(Reveal)
    return log


def rated() -> Log:
    return opened(rated=True, advice=False)


def aborted() -> Log:
    log = opened()
    log.do(Abort, ANNA)
    return log


def between() -> Log:
    """The first of three games has ended."""
    log = playing(2, games=3)
    log.do(GiveUp, ANNA, chair=0)
    return log


def recommitted() -> Log:
    """The house has committed to other dice in the middle of a game."""
    log = playing()
    log.do(Recommit, house="another", seeds=(bytes(32),))
    return log


def add_salt(log: Log, by: str, salt: str = "5" * 32) -> list[Entry]:
    return log.do(AddSalt, by, chair=0, salt=salt)


def open_from(start: Position, **others: Any) -> Opened:
    """Open a table whose games start from a position."""
    chosen = settings(start.game.name, start.players, start=start.json, **others)
    return opened_with(chosen)


def opened_with(chosen: Settings) -> Opened:
    """A table that is opened so; HouseError where it cannot be."""
    commands.check_settings(find_game(chosen.game), chosen)
    return commands.open_table(chosen, ANNA, [seed_of(game) for game in range(chosen.games)])


def ended_position() -> Position:
    """Sledges, after the last move of a game."""
    position, dice = find_game("sledges").start(2), Dice(7)
    while not position.is_over:
        if position.is_chance:
            position = position.roll(dice)
        else:
            seat = position.actors[0]
            position = position.apply(seat, position.legal(seat)[-1])
    return position
