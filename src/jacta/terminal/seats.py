"""Who sits where: people by name, bots as `bot:NAME`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from jacta.bots import Bot, bot, bot_seed, policies
from jacta.engine.errors import JactaError
from jacta.engine.game import Game

__all__ = ["Seat", "default_players", "take_seats"]

_LONGEST_NAME = 20
_BOT = "bot:"
_USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Seat:
    """A place at the table; without a bot a person sits there."""

    name: str
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


def take_seats(
    game: Game,
    wanted: Sequence[str],
    players: int | None,
    filler: str | None,
    seed: int,
    language: str,
) -> list[Seat]:
    """Seat everybody: those who are named first, then bots.

    Without a number of players the named ones are the table, if they are enough for the game;
    else bots fill it to four, or as near to that as the game allows.
    """
    named = list(wanted) or [""]
    if players is None:
        enough = bool(wanted) and len(named) >= game.players[0]
        players = len(named) if enough else default_players(game)
    game.check_players(players)
    if len(named) > players:
        raise JactaError(f"{len(named)} seats are named, but {players} play: name fewer seats")
    filler = filler or _usual_bot(game)
    entries = named + [f"{_BOT}{filler}"] * (players - len(named))
    counts = Counter(entries)
    numbers: Counter[str] = Counter()
    seats = []
    for index, entry in enumerate(entries):
        if not entry.startswith(_BOT):
            seats.append(Seat(_person(entry, index, game, language)))
            continue
        numbers[entry] += 1
        kind = entry.removeprefix(_BOT)
        name = kind.capitalize() + (f" {numbers[entry]}" if counts[entry] > 1 else "")
        seats.append(Seat(name, bot(game, kind, bot_seed(seed, index))))
    _check_names([seat.name for seat in seats])
    return seats


def _usual_bot(game: Game) -> str:
    return "greedy" if "greedy" in policies(game) else "random"


def _person(name: str, index: int, game: Game, language: str) -> str:
    if not name:
        return game.voice(language).name(index)
    name = name.strip()
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise JactaError(f"a name has 1 to {_LONGEST_NAME} printable characters, not {name!r}")
    return name


def _check_names(names: Sequence[str]) -> None:
    for name, count in Counter(name.casefold() for name in names).items():
        if count > 1:
            raise JactaError(f"two seats are named {name!r}: give each its own name")


def default_players(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(_USUAL_PLAYERS, game.players[0]), game.players[-1])
