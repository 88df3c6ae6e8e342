"""Who sits where: people by name, bots as `bot:NAME`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from jacta.bots import Bot, bot, bot_seed, policies
from jacta.bots.characters import character_line, character_name
from jacta.bots.compiling import can_decide
from jacta.bots.ladder import ladder
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.policy import UNIFORM

__all__ = ["Seat", "default_players", "lines_of_bots", "take_seats", "usual_bot"]

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
    filler: str,
    seed: int,
    language: str,
) -> list[Seat]:
    """Seat everybody: those who are named first, then bots.

    Without a number of players the named ones are the table, if they are enough for the game;
    else bots fill it to four, or as near to that as the game allows: `filler`, each of them.
    """
    named = list(wanted) or [""]
    if players is None:
        enough = bool(wanted) and len(named) >= game.players[0]
        players = len(named) if enough else default_players(game)
    game.check_players(players)
    if len(named) > players:
        raise JactaError(f"{len(named)} seats are named, but {players} play: name fewer seats")
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
        name = (character_name(kind, language) or kind.capitalize()) + (
            f" {numbers[entry]}" if counts[entry] > 1 else ""
        )
        seats.append(Seat(name, bot(game, kind, bot_seed(seed, index))))
    _check_names([seat.name for seat in seats])
    return seats


def usual_bot(game: Game) -> str:
    """Whom one plays first: the gentle one, as soon as it is compiled, or else what is quick."""
    levels = ladder(game)
    if levels and can_decide(game, levels[0].name):
        return levels[0].name
    return "greedy" if "greedy" in policies(game) else UNIFORM.name


def lines_of_bots(game: Game, seats: Sequence[Seat], language: str) -> list[str]:
    """Who the characters at the table are, each once, from the gentlest on."""
    seated = {seat.bot.name for seat in seats if seat.bot is not None}
    return [
        character_line(level.name, level.cost, language)
        for level in ladder(game)
        if level.name in seated
    ]


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
