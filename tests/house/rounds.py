"""Tables at which one person plays and bots have all other chairs."""

from __future__ import annotations

import random

from jacta.engine.chance import Key
from jacta.house.commands import Act, BotAct
from jacta.house.fair import seed_of_bot
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.table.entries import Thought
from jacta.house.table.rounds import start_of
from jacta.house.table.table import Table
from jacta.house.workers import Task
from tests.house.test_duties import Thinkers

__all__ = ["play_on", "throws"]


async def play_on(
    house: House,
    id: TableId,
    who: str,
    rng: random.Random | None,
    thinkers: Thinkers,
    at_once: bool = False,
) -> None:
    """Play a game to its end: the person chooses by chance, or else what comes first, confirmed at
    once as far as it goes or one by one; bots decide as the house would ask them."""
    while (table := await house.refresh(id)).is_playing:
        assert table.position is not None
        seat, position = table.acting[0], table.position
        if (bot := table.bot_of(seat)) is not None:
            seed = seed_of_bot((await house.seeds.of(id, table))(0), table.deciding, seat)
            chosen = await thinkers.decide(Task.of(position, seat, bot, seed))
            thought = Thought(chosen.bot, chosen.version, chosen.seed, chosen.work)
            act = BotAct(table=id, id="", seat=seat, action=chosen.action, thought=thought)
            await house.carry_out(act, "bot")
            continue
        actions: list[str] = []
        while not actions or (at_once and not position.is_over and seat in position.actors):
            legal = position.legal(seat)
            action = rng.choice(legal) if rng is not None else legal[0]
            actions.append(action.notation)
            position = position.follow(seat, action)
            if position.is_chance:
                break
        await house.carry_out(Act(id="", table=id, seat=seat, actions=actions), who)


def throws(table: Table) -> dict[tuple[Key, int], int]:
    """Every face that fell in a finished game, by the key of its draw, and of how many faces: a
    pile may have other cards by then."""
    position, found = start_of(table.game, table.settings), dict[tuple[Key, int], int]()
    for seat, notation in table.rounds[0].moves:
        if seat >= 0:
            position = position.follow(seat, notation)
            continue
        outcome = position.outcome(notation)
        for drawing, face in zip(position.throw.drawings, outcome.faces, strict=True):
            found[drawing.key, drawing.sides] = face
        position = position.chance(outcome)
    return found
