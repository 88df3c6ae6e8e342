"""Challenges: a game with dice that whoever has the link can play too, once, each at a table.

The house commits to the seed when a challenge is made, and tells it when it is closed: by whoever
made it, or by itself after some days. Nobody is told what others did before the own game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from jacta.bots import policy as find_bot
from jacta.engine.game import Game
from jacta.house.clock import SECOND
from jacta.house.commands import check_settings
from jacta.house.deals import MASTER, MASTER_ID, Deal
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import ChallengeId, PersonId, TableId, new_challenge_id, new_table_id
from jacta.house.payloads import POSITION
from jacta.house.proposals import Proposal, settings_of
from jacta.house.store.people.challenges import StoredChallenge

__all__ = [
    "OPEN_DAYS",
    "Challenge",
    "ChallengeProposal",
    "close_challenge",
    "find_challenge",
    "make_challenge",
    "try_challenge",
]

OPEN_DAYS: Final = 7
_DAY: Final = 24 * 60 * 60 * SECOND
_MOST_ATTEMPTS: Final = 200


class ChallengeProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that somebody would like others to play with the same dice: `chair` is that of
    whoever plays, and `bots` have the others, in their order. With `master` the master of the
    ladder plays it too. `start` is the position from which all go on, if it is not the set-up."""

    game: str
    board: str | None = None
    options: dict[str, str] = {}
    bots: Annotated[list[str], Meta(max_length=16)] = []
    chair: Annotated[int, Meta(ge=0)] = 0
    master: bool = False
    start: Annotated[dict[str, Any], POSITION] | UnsetType = UNSET


@dataclass(frozen=True)
class Challenge:
    """A challenge as it stands: who has which table in it, and its seed once it is closed."""

    id: ChallengeId
    maker: PersonId
    deal: Deal
    commitment: str
    former: tuple[str, ...]
    made_at: int
    closes_at: int
    attempts: Mapping[PersonId, TableId]
    seed: str | None = field(repr=False)

    @property
    def is_closed(self) -> bool:
        return self.seed is not None


async def make_challenge(house: House, by: PersonId, wanted: ChallengeProposal) -> ChallengeId:
    """Somebody makes a challenge: its dice are committed to from now on."""
    game = house.find_game(wanted.game)
    deal = _deal_of(game, wanted)
    id, (seed,) = new_challenge_id(house.entropy), house.seeds.draw(1)
    settings = msgspec.structs.replace(deal.settings, challenge=id)
    deal = msgspec.structs.replace(deal, settings=settings)
    body, until = msgspec.json.encode(deal).decode(), house.clock.now() + OPEN_DAYS * _DAY
    await house.store.leases.post(f"close/{id}", until)  # so that none is ever without
    await house.store.challenges.make(id, by, game.name, body, seed, until)
    if wanted.master:
        await _begin(house, await find_challenge(house, id), MASTER_ID)
    return id


async def find_challenge(house: House, id: ChallengeId) -> Challenge:
    """The challenge with this id; HouseError where there is none."""
    found = await house.seeds.of_challenge(id)
    return _challenge(found, await house.store.challenges.attempts(id))


async def try_challenge(house: House, by: PersonId, id: ChallengeId) -> TableId:
    """The table at which somebody plays for the dice of a challenge; made once."""
    challenge = await find_challenge(house, id)
    known = challenge.attempts.get(by)
    if known is None and (challenge.is_closed or challenge.closes_at <= house.clock.now()):
        raise HouseError("challenge-closed")
    if known is None and len(challenge.attempts) >= _MOST_ATTEMPTS:
        raise HouseError("challenge-full", most=_MOST_ATTEMPTS)
    return await _begin(house, challenge, by)


async def close_challenge(house: House, id: ChallengeId, by: PersonId | None = None) -> None:
    """Nobody begins a challenge any more, and its seed is told: by whoever made it, or by the house
    when its time is up."""
    challenge = await find_challenge(house, id)
    if by is not None and by != challenge.maker:
        raise HouseError("not-challenger")
    if by is None and house.clock.now() < challenge.closes_at:
        raise HouseError("not-ended")
    await house.store.challenges.close(id)
    for table in (await house.store.challenges.attempts(id)).values():
        await house.store.leases.post(f"reveal/{table}", house.clock.now())
    house.on_due()


async def _begin(house: House, challenge: Challenge, who: PersonId) -> TableId:
    stored = await house.seeds.of_challenge(challenge.id)
    assert stored.seed is not None
    new = new_table_id(house.entropy)
    id = await house.store.challenges.claim(challenge.id, who, new)
    await house.begin_deal(id, challenge.deal, who, stored.seed, challenge.closes_at)
    return id


def _deal_of(game: Game, wanted: ChallengeProposal) -> Deal:
    """What is played: without clock, advice or rating. UnknownName where such a bot is not here,
    HouseError where nobody can go on from the position, or something is hidden in it."""
    players = 1 + len(wanted.bots)
    for bot in (*wanted.bots, *([MASTER] if wanted.master else [])):
        find_bot(game, bot)
    if not wanted.chair < players:
        raise HouseError("no-chair", last=players - 1)
    proposal = Proposal(
        game.name,
        players,
        wanted.board,
        wanted.options,
        advice=False,
        hints=False,
        start=wanted.start,
    )
    settings = settings_of(game, proposal)
    check_settings(game, settings)
    return Deal(settings, wanted.chair, tuple(wanted.bots))


def _challenge(found: StoredChallenge, attempts: Mapping[PersonId, TableId]) -> Challenge:
    return Challenge(
        found.id,
        found.maker,
        msgspec.json.decode(found.body, type=Deal),
        found.commitment,
        found.former,
        found.made_at,
        found.closes_at,
        attempts,
        found.told,
    )
