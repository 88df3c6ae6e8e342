"""A table that somebody would like to open, and the settings it is opened with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from jacta.bots import policy as find_bot
from jacta.bots import stand_in as usual_stand_in
from jacta.bots.hints import advice_of
from jacta.bots.ladder import ladder
from jacta.engine.game import Game
from jacta.house.errors import HouseError
from jacta.house.payloads import POSITION
from jacta.house.table.entries import Free, Pace, Settings

__all__ = ["Proposal", "proposal_of", "settings_of"]


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody would like to open; what is left out is chosen by the house. Without
    a `stand_in` the level of the ladder that is nearest to a person decides for them while they are
    away."""

    game: str
    players: int
    board: str | None = None
    options: dict[str, str] = {}
    games: int = 1
    public: bool = False
    pace: Pace = Free()
    advice: bool | None = None
    hints: bool | None = None
    rated: bool = False
    absent: Literal["bot", "lost"] = "bot"
    stand_in: str | None = None
    records: Literal["public", "players"] = "public"
    start: Annotated[dict[str, Any], POSITION] | UnsetType = UNSET


def settings_of(game: Game, proposal: Proposal) -> Settings:
    """The settings of a table: the proposal, with all that it left open."""
    if proposal.players not in game.players:
        raise HouseError("bad-players", least=game.players[0], most=game.players[-1])
    if proposal.start is UNSET:
        board = None if proposal.board in game.former else proposal.board  # of a table of before
        first = game.start(proposal.players, proposal.options, board)
    else:
        first = game.position(proposal.start)
    stand_in = proposal.stand_in or (None if ladder(game) else usual_stand_in(game))
    if stand_in is not None:
        find_bot(game, stand_in)
    return Settings(
        game=game.name,
        version=first.version,
        players=proposal.players,
        board=first.board_name,
        options=first.options | proposal.options,
        stand_in=stand_in,
        games=proposal.games,
        public=proposal.public,
        pace=proposal.pace,
        advice=not proposal.rated if proposal.advice is None else proposal.advice,
        hints=_hints(game, proposal),
        rated=proposal.rated,
        absent=proposal.absent,
        records=proposal.records,
        start=proposal.start if proposal.start is UNSET else first.json,
    )


def _hints(game: Game, proposal: Proposal) -> bool:
    """Rated games have hints only where that is said, so that whoever sits down agrees to it."""
    can = advice_of(game) is not None
    if proposal.hints and not can:
        raise HouseError("no-master")
    wanted = not proposal.rated and proposal.advice is not False
    return can and (wanted if proposal.hints is None else proposal.hints)


def proposal_of(settings: Settings) -> Proposal:
    """The proposal that leads to the same settings."""
    fields: Mapping[str, object] = msgspec.structs.asdict(settings)
    wanted = {name: fields[name] for name in Proposal.__struct_fields__}
    return Proposal(**wanted)  # type: ignore[arg-type]
