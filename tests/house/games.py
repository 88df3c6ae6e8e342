"""Whole tables, as the house would store them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeAlias

import jacta
from jacta.engine.game import Game
from jacta.house.clock import SECOND
from jacta.house.commands import (
    Act,
    Addition,
    AskPause,
    BeginNext,
    BotAct,
    ComeBack,
    Command,
    GiveUp,
    NextGame,
    Resume,
    SeatBot,
    TakeChair,
    TimeIsUp,
    check_settings,
    open_table,
)
from jacta.house.errors import HouseError
from jacta.house.table.entries import Entry, Settings, Thought
from jacta.house.table.table import fold
from tests.tiny import pearls, sledges, thirteen

__all__ = [
    "GAMES",
    "NAMES",
    "PEOPLE",
    "SEED",
    "START",
    "THOUGHT",
    "Log",
    "Stored",
    "find_game",
    "play_table",
    "salt_of",
    "seated",
    "seed_of",
    "settings",
]

SEED = bytes(range(32))
START = 1_700_000_000 * SECOND
PEOPLE = ("anna", "ben", "cleo", "dora", "emil", "fritz")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
THOUGHT = Thought("random", 1, 7, 1)

GAMES: dict[str, Game] = {
    "verbindung-gesucht": jacta.game("verbindung-gesucht"),
    "wurfel-express": jacta.game("wurfel-express"),
    "dice-trip": jacta.game("dice-trip"),
    "entenrallye": jacta.game("entenrallye"),
    "sledges": sledges.GAME,
    "pearls": pearls.GAME,
    "thirteen": thirteen.GAME,
}

# An entry and the time when it was stored.
Stored: TypeAlias = tuple[Entry, int]


def find_game(name: str) -> Game:
    """A game of the tests, or any other of the house."""
    return GAMES[name] if name in GAMES else jacta.game(name)


def seed_of(number: int) -> bytes:
    """The seed of the n-th game of every table here."""
    return SEED if number == 0 else hashlib.sha256(f"game {number}".encode()).digest()


def salt_of(chair: int) -> str:
    return f"{chair:032x}"


def settings(game: str, players: int, **others: Any) -> Settings:
    """What is fixed at a table: the defaults, but for what is said."""
    first = find_game(game).start(players)
    given = {"stand_in": "random", "options": first.options, "board": first.board_name} | others
    return Settings(game=game, version=first.version, players=players, **given)


class Log:
    """A log, and the table that it tells of; time passes only when it is told to."""

    def __init__(self, chosen: Settings, kept_for: Sequence[str | None] = ()) -> None:
        game, self.now = find_game(chosen.game), START
        check_settings(game, chosen)
        seeds = [seed_of(number) for number in range(chosen.games)]
        opened = open_table(chosen, PEOPLE[0], seeds, kept_for)
        self.stored: list[Stored] = [(opened, self.now)]
        self.table = fold(self.stored, find_game)

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * SECOND)

    def add(self, entries: Iterable[Entry]) -> None:
        """Store entries, whatever led to them."""
        for entry in entries:
            self.stored.append((entry, self.now))
            self.table = self.table.after(entry, self.now)

    def do(self, kind: type[Command], by: str = "", **fields: Any) -> list[Entry]:
        """Store what a command leads to."""
        added = Addition(self.table, seed_of, self.now)
        kind(id="", table="t", **fields).apply(added, by)
        self.stored += [(entry, self.now) for entry in added.entries]
        self.table = added.table
        return added.entries

    def sit(self, chair: int, who: str | None = None, by: str | None = None) -> list[Entry]:
        person = who or PEOPLE[chair]
        return self.do(TakeChair, by or person, chair=chair, who=person, salt=salt_of(chair))

    def seat_bot(self, chair: int, bot: str = "random") -> list[Entry]:
        return self.do(SeatBot, self.table.opened.by, chair=chair, bot=bot)

    def person(self, seat: int) -> str:
        """Who speaks for a seat."""
        chair = self.table.chairs[self.table.chair_of(seat)]
        assert chair is not None
        return chair.sat.by

    def act(self, seat: int, *actions: str) -> list[Entry]:
        """The person of a seat confirms actions, or the bot that decides for it."""
        if self.table.bot_of(seat) is None:
            return self.do(Act, self.person(seat), seat=seat, actions=list(actions))
        (action,) = (self.table.game.action(notation).number for notation in actions)
        return self.do(BotAct, seat=seat, action=action, thought=THOUGHT)

    def act_at_random(self, rng: random.Random) -> None:
        """Somebody who is to act does something."""
        position = self.table.position
        assert position is not None
        seat = rng.choice(self.table.acting)
        self.act(seat, rng.choice(position.legal(seat)).notation)

    def do_anything(self, rng: random.Random) -> None:
        """Time passes, and somebody does something that is possible, mostly a move."""
        n, chair = self.table.n, rng.randrange(self.table.settings.players)
        by = PEOPLE[chair]
        self.wait(rng.random())
        if self.table.acting and rng.random() < 0.8:
            self.act_at_random(rng)
            return
        others: list[Callable[[], list[Entry]]] = [
            lambda: self.do(AskPause, by),
            lambda: self.do(Resume, by),
            lambda: self.do(TimeIsUp, chair=chair, n=n),
            lambda: self.do(ComeBack, by, chair=chair),
            lambda: self.do(GiveUp, by, chair=chair),
            lambda: self.do(NextGame, by),
        ]
        with suppress(HouseError):
            rng.choice(others)()

    def play_game(self, rng: random.Random) -> None:
        """Play the running game to its end."""
        while self.table.is_playing:
            self.act_at_random(rng)

    def play_match(self, rng: random.Random) -> None:
        """Play the running game and those after it, until the match is decided."""
        self.play_game(rng)
        while not self.table.is_over:
            self.do(BeginNext)
            self.play_game(rng)


def seated(game: str, players: int, **others: Any) -> Log:
    """A table at which everyone sits."""
    log = Log(settings(game, players, **others))
    for chair in range(players):
        log.sit(chair)
    return log


@cache
def play_table(game: str, players: int, choices: int, games: int = 1) -> tuple[Stored, ...]:
    """The log of a whole match, with actions chosen at random."""
    log = seated(game, players, games=games)
    log.play_match(random.Random(choices))
    return tuple(log.stored)
