"""A contest is fair to all, and the same however it was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.bots import bot
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch, playouts
from jacta.lab.arena import Arena
from jacta.lab.chart import bar, signed, svg
from jacta.lab.journal import Journal
from jacta.lab.playing import play_batch
from jacta.lab.simulate import simulate
from jacta.lab.standings import standings
from tests.tiny import sledges
from tests.tiny.pearls import GAME as PEARLS

SLEDGES = sledges.GAME


class First:
    """Takes the first action that is legal."""

    name, version, work = "first", 3, 0

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(self, view: jacta.View, legal: Sequence[jacta.Action]) -> jacta.Action:
        return legal[0]


class Last(First):
    """Takes the last one."""

    name = "last"

    def choose(self, view: jacta.View, legal: Sequence[jacta.Action]) -> jacta.Action:
        return legal[-1]


def contest(games: int = 6, **more: Any) -> Arena:
    return Arena(SLEDGES, ["random", First, Last], games=games, **more)


def results(arena: Arena) -> list[Any]:
    """All that was played, to be compared."""
    return [
        (p.seats, g.done.tolist(), g.batch.merits.tolist(), g.batch.turns.tolist())
        for p in arena.played
        for g in [p.games]
    ]


@pytest.fixture(scope="module")
def whole() -> Arena:
    arena = contest()
    arena.play()
    return arena


def test_each_pair_plays_each_throw_of_dice_in_both_seatings(whole: Arena) -> None:
    assert [p.seats for p in whole.played] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert (whole.done, whole.games) == (18, 18)


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert contest(games=5).games == 18
    assert Arena(SLEDGES, [First, Last], games=5, players=3).games == 12


def test_dice_are_the_same_in_every_seating() -> None:
    seen: dict[bytes, None] = {}

    class Watcher(First):
        def choose(self, view: jacta.View, legal: Sequence[jacta.Action]) -> jacta.Action:
            seen[view.bytes] = None
            return legal[0]

    class Twin(Watcher):
        name = "twin"

    Arena(SLEDGES, [Watcher, Twin], games=2).play()
    once = len(seen)
    Arena(SLEDGES, [Watcher, Twin], games=2).play()
    assert len(seen) == once
    Arena(SLEDGES, [Watcher, Twin], games=2, seed=2).play()
    assert len(seen) > once


def test_steps_and_compiled_games_have_the_same_dice() -> None:
    game = jacta.game("wurfel-express")
    start = game.start(2)

    def greedy(game: Game, seed: int) -> jacta.Bot:
        return bot(game, "greedy", seed)

    compiled = play_batch(start, ["greedy", "greedy"], 4, seed=7, first=3)
    stepped = play_batch(start, [greedy, greedy], 4, seed=7, first=3)
    assert (stepped.merits == compiled.merits).all()
    assert (stepped.decisions == compiled.decisions).all()
    assert (stepped.turns == compiled.turns).all()


def test_events_are_counted_in_steps_too() -> None:
    counting = replace(SLEDGES, name="counted-sledges", counted=("slid", "won"))
    batch = play_batch(counting.start(2, board="glacier"), [First, Last], 5, seed=1)
    assert batch.counts[:, 1].tolist() == [1] * 5
    assert batch.counts[:, 0].sum() > 0


def test_any_number_of_cores_plays_the_same_contest(
    whole: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.lab.crews.cores", lambda jobs: jobs)
    several = contest()
    several.play(jobs=3)
    assert results(several) == results(whole)


def stopping(after: int) -> Callable[[int], None]:
    def stop(done: int) -> None:
        if done >= after:
            raise KeyboardInterrupt

    return stop


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_contest_that_was_stopped_goes_on(
    whole: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr("jacta.lab.crews.cores", lambda jobs: jobs)
    file = tmp_path / "contest.jsonl"
    first = contest()
    with Journal(file, first.terms) as journal, pytest.raises(KeyboardInterrupt):
        first.play(jobs, stopping(7), journal)
    with file.open("ab") as stream:
        stream.write(b'[3, ["first 3", "ran')  # half a line, as a crash leaves it
    second = contest()
    told: list[int] = []
    with Journal(file, second.terms) as journal:
        second.resume(journal)
        assert second.done == first.done >= 7
        second.play(jobs, told.append, journal)
    assert told[0] > first.done
    assert results(second) == results(whole)
    third = contest(games=8)
    with Journal(file, third.terms) as journal:
        third.resume(journal)
    assert third.done == whole.games


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with Journal(file, contest().terms):
        other = contest(seed=2)
    for why in (r"another contest \(seed 1, not 2\)", "line 1 "):
        with Journal(file, other.terms) as journal, pytest.raises(jacta.JactaError, match=why):
            other.resume(journal)
        file.write_text("a letter\n", "utf-8")


def test_another_version_of_a_bot_plays_anew(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    arena = Arena(SLEDGES, [First, Last], games=2)
    with Journal(file, arena.terms) as journal:
        arena.play(journal=journal)

    class Better(First):
        version = 4

    later = Arena(SLEDGES, [Better, Last], games=2)
    with Journal(file, later.terms) as journal:
        later.resume(journal)
    assert later.done == 0


def test_standings_compare_all_who_met(whole: Arena) -> None:
    found = standings(whole)
    assert {each.bot for each in found.players} == {"random", "first", "last"}
    assert [e.rating for e in found.players] == sorted(e.rating for e in found.players)[::-1]
    assert sum(each.rating for each in found.players) == pytest.approx(0)
    assert all(each.games == 12 for each in found.players)
    for one, other in found.pairs:
        there, back = found.pairs[one, other], found.pairs[other, one]
        assert there.rate + back.rate == pytest.approx(1)
        assert there.games == 6
        assert there.low <= there.rate <= there.high
    first = next(each for each in found.players if each.bot == "first")
    merits = [p.games.batch.merits[:, p.seats.index(1)] for p in whole.played if 1 in p.seats]
    others = [p.games.batch.merits[:, 1 - p.seats.index(1)] for p in whole.played if 1 in p.seats]
    won = sum(int((own > other).sum()) for own, other in zip(merits, others, strict=True))
    assert first.wins is not None
    assert first.wins.rate == pytest.approx(won / 12)


def test_alone_players_are_compared_by_their_scores_with_the_same_dice() -> None:
    arena = Arena(PEARLS, [First, Last], games=30, players=1)
    arena.play()
    found = standings(arena)
    one, other = (played.games.batch.merits[:, 0] for played in arena.played)
    better = float(((one > other) + 0.5 * (one == other)).mean())
    assert found.pairs["first", "last"].rate == pytest.approx(better)
    assert found.players[0].wins is None
    scores = {each.bot: each.score for each in found.players}
    assert scores == {"first": one.mean(), "last": other.mean()}


def test_ratings_are_drawn_with_their_intervals(whole: Arena) -> None:
    found = standings(whole)
    for each in found.players:
        drawn = bar(found, each)
        assert len(drawn) == 32
        assert drawn.strip()[0] + drawn.strip()[-1] == "├┤"
        assert drawn.count("●") == 1
    picture = svg(found, "Sledges & others")
    assert picture.count("<circle") == 3
    assert "Sledges &amp; others" in picture


def test_a_rating_has_a_sign_and_nought_has_none() -> None:
    assert [signed(rating) for rating in (12.4, 0.3, -0.3, -200.0)] == ["+12", "0", "0", "−200"]


class Gpu:
    """Stands in for CUDA: it plays as the CPU does, which a GPU is tested for."""

    def __init__(self) -> None:
        self.games: list[int] = []

    def playouts(self, start: Any, policies: Any, games: int, seed: int, first: int) -> Batch:
        self.games.append(games)
        batch = playouts(start, policies, games, seed, first=first)
        return Batch(batch.merits, batch.decisions, batch.turns)

    def device_name(self) -> str:
        return "a card"


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Gpu:
    made = Gpu()
    monkeypatch.setattr("jacta.lab.series._cuda", lambda: made)
    return made


def test_a_gpu_plays_the_same_contest(gpu: Gpu) -> None:
    game = jacta.game("verbindung-gesucht")  # which counts events, on a CPU alone
    here, there = (
        Arena(game, ["random", "greedy"], games=20, device=device) for device in ("cpu", "cuda")
    )
    here.play()
    there.play(jobs=2)
    assert results(there) == results(here)
    assert gpu.games == [10, 10]


def test_a_gpu_plays_the_same_study(gpu: Gpu) -> None:
    here, there = (
        simulate(SLEDGES, players=2, games=300, device=device) for device in ("cpu", "cuda")
    )
    assert (there.wins, there.decisions) == (here.wins, here.decisions)
    assert (there.machine["gpu"], gpu.games) == ("a card", [8, 300])


def test_on_a_gpu_only_compiled_bots_play() -> None:
    with pytest.raises(jacta.JactaError, match="only bots can play that are compiled whole"):
        Arena(SLEDGES, ["random", "mcts:5"], games=2, device="cuda")


@pytest.mark.parametrize(
    ("bots", "why"),
    [(["random"], "two bots"), ([First, First], "named twice"), (["random", "x"], "no bot 'x'")],
)
def test_what_is_no_contest_is_refused(bots: list[Any], why: str) -> None:
    with pytest.raises(jacta.JactaError, match=why):
        Arena(SLEDGES, bots, games=2)
