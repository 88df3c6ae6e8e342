"""In the game: small actions are built and confirmed, and the clocks may stand still."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.draft import Draft, Effect
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.house.commands.claims import check_speaks_for, in_play, present_chairs
from jacta.house.commands.course import Seed, throw_dice
from jacta.house.errors import Illegal, Refused
from jacta.house.table.entries import Acted, Entry, PauseAsked, Paused, Resumed, Thought
from jacta.house.table.table import Table

__all__ = ["MOST_PAUSES", "act", "ask_pause", "build", "resume"]

MOST_PAUSES = 20


def act(
    table: Table,
    seed: Seed,
    by: str,
    seat: int,
    actions: Sequence[str],
    thought: Thought | None = None,
) -> list[Entry]:
    """Confirm small actions of a seat, all of them or none; the dice that follow fall at once.

    No die falls and nothing is revealed between them: what was built with open eyes is confirmed
    with open eyes. With a thought it is a bot of the house that acts.
    """
    position = in_play(table)
    if table.paused:
        raise Refused("paused")
    if not 0 <= seat < position.players:
        raise Refused("no-seat", last=position.players - 1)
    if thought is None:
        check_speaks_for(table, by, seat)
    elif table.bot_of(seat) is None:
        raise Refused("person-back")
    if not actions:
        raise Refused("nothing")
    chosen = [position.action(action) for action in actions]
    if len(chosen) > 1:  # whether a later one is legal must not tell what an earlier one reveals
        _built(table.game, position, seat, actions)
    elif refusal := position.refusal(seat, chosen[0]):
        raise Illegal(refusal)
    for action in chosen:
        position = position.follow(seat, action)
    acted = Acted(seat, tuple(action.notation for action in chosen), thought)
    return [acted, *throw_dice(table, position, seed)]


def build(table: Table, by: str, seat: int, actions: Sequence[str]) -> Draft:
    """A draft of a seat, from where the game stands; all of its actions must be legal so far."""
    position = in_play(table)
    if table.paused:
        raise Refused("paused")
    if not 0 <= seat < position.players:
        raise Refused("no-seat", last=position.players - 1)
    check_speaks_for(table, by, seat)
    return _built(table.game, position, seat, actions)


def _built(game: Game, position: Position, seat: int, actions: Sequence[str]) -> Draft:
    """These actions as a draft; that they are refused depends on nothing the seat may not know."""
    draft = Draft(position, seat)
    for notation in actions:
        action = game.action(notation)
        if draft.effect is Effect.ROLLS:
            raise Refused("dice-first")
        if not draft.is_open:
            raise Refused("confirm-first")
        if refusal := draft.refusal(action):
            raise Illegal(refusal)
        draft.add(action)
    return draft


def ask_pause(table: Table, by: str) -> list[Entry]:
    """Ask to pause, or agree; when all people agree, the clocks stand still."""
    in_play(table)
    if table.paused:
        raise Refused("paused")
    mine = present_chairs(table, by)
    if _pauses(table) >= MOST_PAUSES:
        raise Refused("paused-often")
    entries: list[Entry] = [PauseAsked(c) for c in mine if c not in table.pause_asked]
    if table.pause_asked | set(mine) >= set(table.people):
        entries.append(Paused())
    if not entries:
        raise Refused("pause-asked")
    return entries


def _pauses(table: Table) -> int:
    """How many pauses there were since somebody moved: without an end the log would have none."""
    pauses = 0
    for step in reversed(table.history):
        if isinstance(step.entry, Acted):
            break
        pauses += isinstance(step.entry, Paused)
    return pauses


def resume(table: Table, by: str) -> list[Entry]:
    """Go on after a pause; any of those who play may."""
    in_play(table)
    if not table.paused:
        raise Refused("not-paused")
    return [Resumed(present_chairs(table, by)[0])]
