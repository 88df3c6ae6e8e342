"""A whole game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jacta.bots import Bot, bot, bot_seed
from jacta.engine.chance import Seed
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = ["play"]


def play(
    game: Game,
    players: Sequence[Bot | str],
    seed: int,
    options: Mapping[str, str] | None = None,
    board: str | None = None,
    start: Position | None = None,
) -> Record:
    """Play a game to its end and return its record; a player is a bot or the name of one.

    The same seed gives the same dice at the same point, whatever the players decide.
    """
    first = start or game.start(len(players), options, board)
    if len(players) != first.players:
        raise JactaError(f"{first.players} seats need as many players, not {len(players)}")
    seats = [
        bot(game, player, bot_seed(seed, index)) if isinstance(player, str) else player
        for index, player in enumerate(players)
    ]
    source = Seed(seed)
    names = [seat.name for seat in seats]
    record = Record(game, first, names, source.describe())
    while not record.final.is_over:
        if record.final.is_chance:
            record.roll(source)
        else:
            seat = record.final.actors[0]
            view, legal = record.final.view(seat), record.final.legal(seat)
            record.act(seat, seats[seat].choose(view, legal))
    return record
