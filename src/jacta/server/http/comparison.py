"""The same dice at several tables, compared: what each reached, what of it was luck, and where the
games parted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from jacta.analysis import Retrospect
from jacta.house.deals import Deal
from jacta.house.ids import PersonId
from jacta.house.people.portraits import is_bot
from jacta.house.people.profiles import Person
from jacta.house.same_dice.comparison import Crossroads, Entrant, Way, balance_of, crossroads
from jacta.house.same_dice.outcomes import Outcome
from jacta.house.telling.avatars import Avatar, avatar_of
from jacta.house.telling.surroundings import names_of
from jacta.house.telling.words import bot_name, neutral_name
from jacta.server.http.endpoints import Call

__all__ = ["ComparisonTold", "compare"]


class EntrantTold(msgspec.Struct, frozen=True):
    """Somebody who has played for the same dice, and at which table; `bot` is one of the house.

    `reached` is there once the game was finished: the points of whoever played alone, else by how
    much it was won, below 0 where it was lost. Of that so much was `luck`, on the scale of results
    (the mean over opponents of +1, 0 or −1; alone, points), give or take a `doubt`; `without_luck`
    is the result less that. Both are null as long as nobody has judged the game.
    """

    table: str
    name: str
    avatar: Avatar
    bot: str | None
    is_me: bool
    outcome: Outcome
    reached: int | None
    luck: float | None
    without_luck: float | None
    doubt: float | None


class StepOfEntrant(msgspec.Struct, frozen=True):
    """Which of the entrants, and after how many steps of that game."""

    entrant: int
    step: int


class WayTold(msgspec.Struct, frozen=True):
    """What some did where games parted. `cost` is what it was worth less than the best: a share of
    a win, or points in a game that is played alone; null where no game with it was judged. `best`
    says what was better, if something was."""

    says: str
    entrants: list[StepOfEntrant]
    cost: float | None
    best: str | None


class CrossroadsTold(msgspec.Struct, frozen=True):
    """A turn in which some saw the same, and did different things."""

    turn: int
    ways: list[WayTold]


class ComparisonTold(msgspec.Struct, frozen=True):
    """Who has played for the same dice, the best first, and where their games parted. While it is
    not `whole` some games are still being judged: whoever asks again some seconds later is told
    more."""

    game: str
    alone: bool
    whole: bool
    entrants: list[EntrantTold]
    crossroads: list[CrossroadsTold]


async def compare(call: Call[None], deal: Deal, entrants: Sequence[Entrant]) -> ComparisonTold:
    """What is told of these; games that are over are judged from now on, one after the other."""
    services, store = call.services, call.services.house.store
    looks = [
        await services.retrospects.so_far(each.id, 0, _reader(call, each))
        if each.table.rounds
        else Retrospect()
        for each in entrants
    ]
    places = [number for number, each in enumerate(entrants) if each.outcome != "running"]
    over, known = [entrants[place] for place in places], [looks[place] for place in places]
    async with services.bulk:
        parted = await asyncio.to_thread(crossroads, deal, over, known)
    people = await store.people.find({each.person for each in entrants})
    return ComparisonTold(
        game=deal.settings.game,
        alone=deal.settings.players == 1,
        whole=all(found is not None for found in looks),
        entrants=[
            _entrant(call, deal, each, found, people)
            for each, found in zip(entrants, looks, strict=True)
        ],
        crossroads=[_crossroads(one, call.language, places) for one in parted],
    )


def _reader(call: Call[None], entrant: Entrant) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        names = await names_of(call.services.house.store, entrant.table)
        async with call.services.bulk:
            return await asyncio.to_thread(lambda: entrant.table.record(names, 0).text)

    return read


def _entrant(
    call: Call[None],
    deal: Deal,
    entrant: Entrant,
    found: Retrospect | None,
    people: Mapping[PersonId, Person],
) -> EntrantTold:
    who, balance = entrant.person, balance_of(deal, found)
    person = people.get(who)
    bot = who.partition(":")[2] if is_bot(who) else None
    name = person.name if person is not None else ""
    if bot is not None:
        name = bot_name(bot, deal.chair, call.language)
    return EntrantTold(
        table=entrant.id,
        name=name or neutral_name(call.language),
        avatar=avatar_of(who, person),
        bot=bot,
        is_me=who == call.visitor.person,
        outcome=entrant.outcome,
        reached=entrant.reached,
        luck=balance.luck if balance is not None else None,
        without_luck=balance.without_luck if balance is not None else None,
        doubt=balance.doubt if balance is not None else None,
    )


def _crossroads(parted: Crossroads, language: str, places: Sequence[int]) -> CrossroadsTold:
    return CrossroadsTold(parted.turn + 1, [_way(way, language, places) for way in parted.ways])


def _way(way: Way, language: str, places: Sequence[int]) -> WayTold:
    return WayTold(
        way.action.say(language),
        [StepOfEntrant(places[number], step) for number, step in way.steps.items()],
        way.cost,
        way.best.say(language) if way.best is not None and way.cost else None,
    )
