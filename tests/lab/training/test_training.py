"""A training: the same from its seed, in one go or several; what is not its own is refused."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from jacta import JactaError
from jacta.bots.mind import read_mind
from jacta.bots.network import Network
from jacta.bots.recipe import Course, Recipe, Samples
from jacta.engine.doors.jit import kernel
from jacta.engine.playouts.policy import UNIFORM, Policy
from jacta.lab.training import training
from jacta.lab.training.curve import draw_curve
from jacta.lab.training.training import Point, Training, Trial
from tests.tiny import pearls

NETWORK = Network(inputs=4, first=4, second=4, ranks=2)


def play(course: Course) -> Samples:
    rng = np.random.default_rng(course.seed % 2**32)
    inputs = rng.integers(0, 4, (course.games, 1)).astype(np.int32)
    ranks = np.stack([inputs[:, 0] % 2, 1 - inputs[:, 0] % 2], axis=1).astype(np.float32)
    return Samples(inputs, ranks, np.full(course.games, 2, np.int32))


@kernel
def first_or_last(
    board: object,
    view: object,
    seat: int,
    actions: np.ndarray,
    count: int,
    scratch: np.ndarray,
    counter: np.ndarray,
    weights: np.ndarray,
) -> int:
    return int(actions[0 if weights[0] > 0 else count - 1])


PUPIL = Policy("pupil", first_or_last, weights=lambda board: np.ones(1, np.float32))
RECIPE = Recipe(network=NETWORK, play=play, steps=4, games=32, pupil="pupil", rivals=("random",))


@pytest.fixture(autouse=True)
def _recipe(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"pupil": PUPIL, "random": UNIFORM}
    monkeypatch.setattr(training, "recipe_of", lambda game: RECIPE)
    monkeypatch.setattr(training, "policy", lambda game, name: known[name])


def course(seed: int = 1, steps: int = 4) -> Training:
    return Training(pearls.GAME, seed=seed, steps=steps, trial_games=0)


def test_the_seed_decides_the_weights() -> None:
    one, same, other = course(), course(), course(seed=2)
    for each in (one, same, other):
        each.run()
    assert one.learner.weights.tobytes() == same.learner.weights.tobytes()
    assert one.learner.weights.tobytes() != other.learner.weights.tobytes()
    assert [point.games for point in one.curve] == [32, 64, 96, 128]


def test_what_was_interrupted_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, file = course(), tmp_path / "kept.npz"
    whole.run()
    begun = course()

    def stop(point: Point) -> None:
        if point.step == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.run(tell=stop, kept=file)
    later = course()
    later.resume(file)
    assert later.done == 2
    later.run(kept=file)
    assert later.learner.weights.tobytes() == whole.learner.weights.tobytes()


def test_another_training_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    begun = course()
    begun.run(kept=file)
    with pytest.raises(JactaError, match="seed 1, not 2"):
        course(seed=2).resume(file)
    with pytest.raises(JactaError, match="steps 4, not 9"):
        course(steps=9).resume(file)
    file.write_bytes(b"nothing")
    with pytest.raises(JactaError, match="keeps no training"):
        course().resume(file)


def test_weights_are_tried_out_and_written(tmp_path: Path) -> None:
    tried = Training(pearls.GAME, steps=1, games=8, trial_games=6)
    tried.run()
    assert [trial.rival for trial in tried.curve[-1].trials] == ["random"]
    tried.write(tmp_path / "a.mind")
    about, weights = read_mind(tmp_path / "a.mind")
    assert (about.game, about.steps, about.games) == (pearls.GAME.name, 1, 8)
    assert weights.tolist() == tried.learner.weights.astype(np.float16).tolist()


def test_weights_that_are_no_numbers_end_a_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "recipe_of", lambda game: replace(RECIPE, rate=float("nan")))
    with pytest.raises(JactaError, match="went astray"):
        course().run()


def test_a_curve_is_drawn_with_its_rivals() -> None:
    trials = [Trial("greedy", 100, 0.4, 0.3, 0.5)]
    drawn = draw_curve([Point(1, 10, 20, 1.0, 0.7, trials)], "A & B")
    assert "A &amp; B" in drawn
    assert "greedy" in drawn
