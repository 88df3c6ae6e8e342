"""A training: steps of self-play and learning, tried out on the way, that can be gone on with.

Everything follows from the seed: the same game, board, seed and length give the same weights on the
same machine, on one core or many, in one go or several.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import cos, pi
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from jacta.analysis.chances import wins
from jacta.bots import game_seed, policy
from jacta.bots.mind import About, write_mind
from jacta.bots.recipe import Course, Recipe, recipe_of
from jacta.engine.chance import check_seed
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.lab.arena import default_players
from jacta.lab.intervals import wilson
from jacta.lab.playing import cores
from jacta.lab.training.learner import Learner

__all__ = ["Point", "Training", "Trial"]

_TRIALS = 20  # how often weights are tried out
_LEAST_RATE = 0.01


class Trial(msgspec.Struct, frozen=True):
    """How weights did against a rival: the share of wins of two, or the mean score alone."""

    rival: str
    games: int
    share: float
    low: float
    high: float


class Point(msgspec.Struct, frozen=True):
    """What was reached by a step: games so far, seconds of them all, the loss, and trials."""

    step: int
    games: int
    samples: int
    seconds: float
    loss: float
    trials: list[Trial] = []


class Training:
    """A training of one game on one board, from its first step to its last: as many `steps` as make
    the mind of the game, of those that are `planned`, by which it goes from beginning to end."""

    def __init__(
        self,
        game: Game,
        *,
        board: str | None = None,
        seed: int = 1,
        steps: int | None = None,
        games: int | None = None,
        trial_games: int = 1000,
    ) -> None:
        recipe = recipe_of(game)
        if recipe is None:
            raise JactaError(f"{game.name} has no recipe for a mind")
        self.game, self.seed, self.trial_games = game, check_seed(seed), trial_games
        self.recipe: Recipe = recipe
        self.board = game.boards_of()[0] if board is None else board
        game.board(self.board)
        self.planned = steps or recipe.planned(self.board)
        self.steps, self.games = steps or recipe.made(self.board), games or recipe.games
        weights = recipe.network.begin(self.seed)
        self.learner = Learner(recipe.network, weights, recipe.points_weight)
        self.curve: list[Point] = []

    @property
    def done(self) -> int:
        """How many steps were made."""
        return len(self.curve)

    @property
    def terms(self) -> dict[str, Any]:
        """What makes it this training and no other."""
        network = self.recipe.network
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "board": self.board,
            "seed": self.seed,
            "steps": self.planned,
            "games": self.games,
            "network": [network.inputs, network.first, network.second, network.outputs],
        }

    def run(
        self, jobs: int = 1, tell: Callable[[Point], None] | None = None, kept: Path | None = None
    ) -> None:
        """Make the steps that are left; what was learned is kept in a file after each of them."""
        with ThreadPoolExecutor(cores(jobs)) as pool:
            while self.done < self.steps:
                point = self._step(pool, cores(jobs))
                self.curve.append(point)
                if kept is not None:
                    self.keep(kept)
                if tell is not None:
                    tell(point)

    def _step(self, pool: ThreadPoolExecutor, jobs: int) -> Point:
        begun, step = time.perf_counter(), self.done
        progress, own = step / self.planned, game_seed(self.seed, step)
        weights = self.learner.weights.copy()
        weights.flags.writeable = False
        course = Course(weights, self.board, own, 0, self.games, progress, jobs)
        samples = self.recipe.play(course)
        rate = self.recipe.rate * max(_LEAST_RATE, (1 + cos(pi * progress)) / 2)
        for number in range(self.recipe.passes):
            order = game_seed(own, number)
            loss = self.learner.learn(samples, self.recipe.batch, rate, order, pool)
        if not np.isfinite(self.learner.weights).all():
            raise JactaError(f"step {step + 1} went astray: weights are no numbers any more")
        before = self.curve[-1] if self.curve else Point(0, 0, 0, 0.0, 0.0)
        trials = self._try_out(jobs) if self._is_tried(step + 1) else []
        return Point(
            step=step + 1,
            games=before.games + self.games,
            samples=before.samples + len(samples),
            seconds=before.seconds + time.perf_counter() - begun,
            loss=loss,
            trials=trials,
        )

    def _is_tried(self, step: int) -> bool:
        every = max(1, self.steps // _TRIALS)
        return self.trial_games > 0 and (step % every == 0 or step == self.steps)

    def _try_out(self, jobs: int) -> list[Trial]:
        """Let the weights play as they would be written, with the same dice each time."""
        weights = self.learner.weights.astype(np.float16).astype(np.float32)
        weights.flags.writeable = False
        pupil = replace(policy(self.game, self.recipe.pupil), weights=lambda board: weights)
        players = default_players(self.game)
        start, half = self.game.start(players, board=self.board), -(-self.trial_games // players)
        found = []
        for name in self.recipe.rivals:
            rival, results = policy(self.game, name), []
            for seat in range(players):
                seated = [pupil if place == seat else rival for place in range(players)]
                batch = playouts(start, seated, half, self.seed, jobs, alone=True)
                results.append(wins(self.game, batch.merits)[:, seat])
            share, number = float(np.mean(results)), half * players
            found.append(Trial(name, number, share, *wilson(share * number, number)))
        return found

    def write(self, file: Path) -> None:
        """Write what was learned, as a mind."""
        games, steps = self.curve[-1].games if self.curve else 0, self.done
        about = About(
            game=self.game.name,
            board=self.board,
            rules=self.game.version,
            seed=self.seed,
            steps=steps,
            games=games,
            size=self.recipe.network.size,
        )
        write_mind(file, about, self.learner.weights)

    def keep(self, file: Path) -> None:
        """Keep all that going on needs, whole or not at all."""
        head = msgspec.json.encode({"terms": self.terms, "curve": self.curve})
        new = file.with_suffix(".new")
        with new.open("wb") as stream:
            np.savez(
                stream,
                head=np.frombuffer(head, np.uint8),
                weights=self.learner.weights,
                moments=self.learner.moments,
                batches=np.array(self.learner.batches),
            )
        new.replace(file)

    def resume(self, file: Path) -> None:
        """Go on from what was kept; JactaError where that is of another training."""
        try:
            with np.load(file, allow_pickle=False) as kept:
                parts: dict[str, Array] = {name: kept[name] for name in kept.files}
            head = msgspec.json.decode(parts["head"].tobytes(), type=_Head)
        except (OSError, ValueError, KeyError, msgspec.DecodeError) as error:
            raise JactaError(f"{file} keeps no training: {error}") from None
        for term, value in self.terms.items():
            if head.terms.get(term) != value:
                raise JactaError(
                    f"{file} is of another training ({term} {head.terms.get(term)!r}, not "
                    f"{value!r}): name another file"
                )
        self.curve, self.learner.batches = head.curve, int(parts["batches"])
        self.learner.weights, self.learner.moments = parts["weights"], parts["moments"]


class _Head(msgspec.Struct):
    terms: dict[str, Any]
    curve: list[Point]
