"""The conformance suite: does a game keep what the engine, the bots and the house rely on?

`run(game)` plays random games over every configuration of a game and looks at what happened from
all sides. A game passes when no check has a problem; a problem is a sentence that names the
position or the action, so that it can be followed up.
"""

from __future__ import annotations

from collections.abc import Callable

from jacta.engine.conformance.advice import advise
from jacta.engine.conformance.chance import chance
from jacta.engine.conformance.endings import dead_ends, endings, playouts
from jacta.engine.conformance.faces import clauses, faces
from jacta.engine.conformance.golden import golden, write_golden
from jacta.engine.conformance.moves import legal_moves, simultaneous
from jacta.engine.conformance.report import Check, CheckResult, examine
from jacta.engine.conformance.round_trips import round_trips
from jacta.engine.conformance.secrets import secrets
from jacta.engine.conformance.sentences import sentences
from jacta.engine.conformance.walks import play_walks
from jacta.engine.game import Game

__all__ = ["CHECKS", "CheckResult", "advise", "run", "write_golden"]

CHECKS: dict[str, Check] = {
    "faces": faces,
    "sentences": sentences,
    "clauses": clauses,
    "round trips": round_trips,
    "legal moves": legal_moves,
    "chance": chance,
    "secrets": secrets,
    "simultaneous": simultaneous,
    "dead ends": dead_ends,
    "endings": endings,
    "playouts": playouts,
    "golden": golden,
}


def run(
    game: Game,
    *,
    seed: int = 1,
    games: int = 20,
    progress: Callable[[str], None] | None = None,
) -> list[CheckResult]:
    """Examine a game by `games` random games for each number of players; one result a check.

    They are spread over all options and boards, and the same seed gives the same games.
    `progress` is told what is being done.
    """

    def tell(what: str) -> None:
        if progress is not None:
            progress(what)

    corpus = play_walks(game, seed, games, tell)
    results = []
    for name, check in CHECKS.items():
        tell(name)
        results.append(examine(name, check, corpus))
    return results
