"""The schema, one for both databases. It changes by a migration only, and these files with it.

Ids and times are the same everywhere: text of at most 200 characters, and microseconds since 1970.
A request that breaks a constraint would fail all of its batch, so a constraint is here only where
the code makes sure of it first: nothing refers to people, who may be bots that have no row.
"""

from __future__ import annotations

from jacta.house.store.database.schema.columns import metadata
from jacta.house.store.database.schema.keeping import (
    bans,
    deeds,
)
from jacta.house.store.database.schema.log import (
    chairs,
    drafts,
    entries,
    houses,
    keys,
    leases,
    presence,
    seeds,
    tables,
)
from jacta.house.store.database.schema.luck import (
    adjusted,
    counted,
    fallen,
    fortunes,
    luck,
    uncounted,
)
from jacta.house.store.database.schema.people import (
    holidays,
    ignores,
    likenesses,
    logins,
    messages,
    notices,
    people,
    recovery,
    reports,
    second_factors,
    sessions,
    tokens,
    tries,
)
from jacta.house.store.database.schema.play import (
    attempts,
    challenge_attempts,
    challenges,
    days,
    played,
    puzzle_answers,
    puzzle_ratings,
    puzzlers,
    rating_history,
    ratings,
    results,
    retrospects,
)

__all__ = [
    "adjusted",
    "attempts",
    "bans",
    "chairs",
    "challenge_attempts",
    "challenges",
    "counted",
    "days",
    "deeds",
    "drafts",
    "entries",
    "fallen",
    "fortunes",
    "holidays",
    "houses",
    "ignores",
    "keys",
    "leases",
    "likenesses",
    "logins",
    "luck",
    "messages",
    "metadata",
    "notices",
    "people",
    "played",
    "presence",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzlers",
    "rating_history",
    "ratings",
    "recovery",
    "reports",
    "results",
    "retrospects",
    "second_factors",
    "seeds",
    "sessions",
    "tables",
    "tokens",
    "tries",
    "uncounted",
]
