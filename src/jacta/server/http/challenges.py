"""Challenges over HTTP: made, played once by whoever has the link, closed, and compared."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from jacta.engine.game import Game
from jacta.house.deals import MASTER_ID
from jacta.house.errors import HouseError
from jacta.house.ids import ChallengeId
from jacta.house.people.profiles import remember
from jacta.house.same_dice.challenges import (
    Challenge,
    ChallengeProposal,
    close_challenge,
    find_challenge,
    make_challenge,
    try_challenge,
)
from jacta.house.same_dice.comparison import check_compare, entrant_of, entrants_of, may_compare
from jacta.house.same_dice.outcomes import Outcome
from jacta.house.table.entries import Settings
from jacta.house.table.rounds import start_of
from jacta.house.telling.words import neutral_name
from jacta.server.http.comparison import ComparisonTold, compare
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.tables import OpenedTable

__all__ = ["ENDPOINTS"]


class ChallengeMade(msgspec.Struct, frozen=True):
    """A challenge, and what the house has committed to for its dice."""

    challenge: str
    commitment: str


class OwnAttempt(msgspec.Struct, frozen=True):
    """One's own game in a challenge, and what was reached, as in the comparison."""

    table: str
    outcome: Outcome
    reached: int | None


class ChallengeTold(msgspec.Struct, frozen=True):
    """A challenge: what is played, at which `chair`, against which `bots`, who made it, and until
    when it can be begun. From a position of another game it goes on in this `turn`. Its seed is
    told when it is closed, and opens the commitment; `former` are those that counted until the
    house was brought back from a backup.

    `players` have begun, and `finished` of them are done. With `master` the master of the ladder
    plays too. `may_compare` says whether one may be told what they did.
    """

    challenge: str
    game: str
    board: str
    options: dict[str, str]
    chair: int
    bots: list[str]
    maker: str
    is_mine: bool
    master: bool
    now: int
    made_at: int
    closes_at: int
    is_closed: bool
    commitment: str
    former: list[str]
    seed: str | None
    turn: int | None
    players: int
    finished: int
    attempt: OwnAttempt | None
    may_compare: bool


@endpoint("POST", "/api/challenges", body=ChallengeProposal, answer=ChallengeMade, status=201)
async def challenge_others(call: Call[ChallengeProposal]) -> ChallengeMade:
    """Make a challenge; the house commits to its dice."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    call.services.catalogue.find(call.body.game)
    call.only_so_many_tables()
    if call.body.master and not call.services.masters.take(call.address):
        raise HouseError("too-fast")
    await remember(house, person, call.language)
    id = await make_challenge(house, person, call.body)
    return ChallengeMade(id, (await find_challenge(house, id)).commitment)


@endpoint("GET", "/api/challenges/{challenge}", answer=ChallengeTold)
async def look_at_challenge(call: Call[None]) -> ChallengeTold:
    """A challenge, for whoever has its link."""
    return await _told(call, await _find(call))


@endpoint("POST", "/api/challenges/{challenge}/attempt", answer=OpenedTable)
async def begin_challenge(call: Call[None]) -> OpenedTable:
    """Begin one's own game, or go on with it: everybody has one, and no second one."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    challenge = await _find(call)
    call.only_so_many_tables()
    await remember(house, person, call.language)
    return await OpenedTable.of(house, await try_challenge(house, person, challenge.id))


@endpoint("POST", "/api/challenges/{challenge}/close", answer=ChallengeTold)
async def end_challenge(call: Call[None]) -> ChallengeTold:
    """Close a challenge that one has made: its seed is told, and nobody begins it any more."""
    call.only_people()
    challenge = await _find(call)
    await close_challenge(call.services.house, challenge.id, call.visitor.person)
    return await _told(call, await _find(call))


@endpoint("GET", "/api/challenges/{challenge}/comparison", answer=ComparisonTold)
async def compare_challenge(call: Call[None]) -> ComparisonTold:
    """Who has played, and how their games differ; told to whoever is done with the own game, and to
    everybody once it is closed."""
    house, person = call.services.house, call.visitor.person
    challenge = await _find(call)
    await check_compare(house, challenge, person)
    return await compare(call, challenge.deal, await entrants_of(house, challenge, person))


async def _find(call: Call[None]) -> Challenge:
    return await find_challenge(call.services.house, ChallengeId(call.path["challenge"]))


async def _told(call: Call[None], challenge: Challenge) -> ChallengeTold:
    house, person = call.services.house, call.visitor.person
    own = await entrant_of(house, challenge, person)
    tables = [table for who, table in challenge.attempts.items() if who != MASTER_ID]
    maker = (await house.store.people.find([challenge.maker])).get(challenge.maker)
    deal, settings = challenge.deal, challenge.deal.settings
    return ChallengeTold(
        challenge=challenge.id,
        game=settings.game,
        board=settings.board,
        options=settings.options,
        chair=deal.chair,
        bots=list(deal.bots),
        maker=(maker.name if maker is not None else "") or neutral_name(call.language),
        is_mine=challenge.maker == person,
        master=MASTER_ID in challenge.attempts,
        now=house.clock.now(),
        made_at=challenge.made_at,
        closes_at=challenge.closes_at,
        is_closed=challenge.is_closed,
        commitment=challenge.commitment,
        former=list(challenge.former),
        seed=challenge.seed,
        turn=_turn(house.find_game(settings.game), settings),
        players=len(tables),
        finished=len(await house.store.played.at_tables(tables)),
        attempt=OwnAttempt(own.id, own.outcome, own.reached) if own is not None else None,
        may_compare=may_compare(challenge, own),
    )


def _turn(game: Game, settings: Settings) -> int | None:
    """In which turn a game begins that goes on from a position; None at the set-up."""
    return None if settings.start is UNSET else start_of(game, settings).turn


ENDPOINTS = [
    challenge_others,
    look_at_challenge,
    begin_challenge,
    end_challenge,
    compare_challenge,
]
