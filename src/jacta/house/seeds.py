"""Where the dice of the house come from: seeds that were drawn for one game or one day each.

They follow from nothing, and from each other least of all. They are stored with what commits to
them, and kept here for as long as their tables are played at: no move has to ask for them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from jacta.house.commands import SeedOf
from jacta.house.entropy import Purpose
from jacta.house.errors import DamagedLog, HouseError
from jacta.house.ids import ChallengeId, TableId
from jacta.house.store.identity import HouseIdentity
from jacta.house.store.people.challenges import StoredChallenge, StoredChallenges
from jacta.house.store.people.days import FixedDay, FixedDays
from jacta.house.store.store import Store
from jacta.house.table.table import Table

__all__ = ["Seeds"]

_BYTES = 32
_MOST_SEEDS = 4096
_MOST_DAYS = 64


class Seeds:
    """The seeds of all tables, days and challenges, as far as they are known here."""

    def __init__(self, store: Store) -> None:
        self._stored, self._entropy = store.seeds, store.entropy
        self._days: FixedDays = store.days
        self._challenges: StoredChallenges = store.challenges
        self._identity = store.identity
        self._here: HouseIdentity | None = None
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._fixed: dict[tuple[str, str], FixedDay] = {}

    def draw(self, games: int) -> tuple[bytes, ...]:
        """New seeds for the games of a table."""
        drawn = self._entropy.take(Purpose.SEED, _BYTES * games)
        return tuple(drawn[at : at + _BYTES] for at in range(0, len(drawn), _BYTES))

    async def of(self, id: TableId, table: Table) -> SeedOf:
        """The seeds of the games of a table, those of its day too; DamagedLog for one that is lost
        and is asked for all the same."""
        commitments, found = table.commitments, await self._find(table.commitments)

        def seed_of(game: int) -> bytes:
            if commitments[game] not in found:
                raise DamagedLog(id, f"the seed of game {game + 1} is not there")
            return found[commitments[game]]

        return seed_of

    async def _find(self, commitments: Collection[str]) -> dict[str, bytes]:
        """Those of these seeds that there are."""
        known = self._known
        if unknown := [one for one in commitments if one not in known]:
            known.update(await self._stored.find(unknown))
            while len(known) > _MOST_SEEDS:
                known.popitem(last=False)
        return {one: known[one] for one in commitments if one in known}

    async def house(self) -> HouseIdentity:
        """Which house this is."""
        if self._here is None:
            self._here = await self._identity.current()
        return self._here

    async def are_lost(self, table: Table) -> bool:
        """Whether a table was brought back from a backup without the seeds that it needs still."""
        if not (await self.house()).copied or (table.is_over and not table.is_secret):
            return False
        needed = table.commitments[0 if table.is_secret else len(table.rounds) :]
        return len(await self._find(needed)) < len(needed)

    async def fix_day(self, game: str, day: str, board: str) -> FixedDay:
        """A day of a game; with the first asking its seed and this board are fixed for ever.

        A house that was brought back from a backup commits to another seed for a day whose own
        was not told by then.
        """
        known = self._fixed.get((game, day)) or await self._days.find(game, day)
        if known is None or known.seed is None:
            seed = self._entropy.take(Purpose.DAY, _BYTES)
            known = await self._days.fix(game, day, seed, board)
        if len(self._fixed) >= _MOST_DAYS:
            self._fixed.pop(next(iter(self._fixed)))
        self._fixed[game, day] = known
        return known

    async def of_challenge(self, id: ChallengeId) -> StoredChallenge:
        """A challenge with its seed. A house that was brought back from a backup commits to another
        for one whose own was not told by then; HouseError where there is no such challenge."""
        found = await self._challenges.find(id)
        if found is None:
            raise HouseError("no-challenge")
        if found.seed is None:
            found = await self._challenges.renew(id, *self.draw(1))
        return found
