"""The house tells nobody what they may not know of hidden parts, and a planted leak is found."""

import random
from collections.abc import Callable, Iterable, Iterator

import pytest

from jacta.engine.values import Event
from jacta.house.telling import telling
from tests.games.entenrallye.positions import GAME
from tests.house.games import Stored, play_table
from tests.house.telling.test_telling import all_events, difference, whole_view
from tests.house.telling.twins import Twins, twins

TRIED = 3  # actions of the vocabulary, beside what the news tell


def pairs(stored: tuple[Stored, ...], chair: int, seed: int) -> Iterator[Twins]:
    yield from twins(stored, chair, random.Random(seed))


def look(players: int, seed: int, entries: int, every: int) -> int:
    """How many twins were compared over the first entries of a game; none may differ."""
    rng = random.Random(seed)
    stored = play_table("entenrallye", players, seed)
    beginning = rng.randrange(max(1, len(stored) - entries))
    compared = 0
    chair = seed % (players + 1) - 1
    for number, pair in enumerate(pairs(stored[: beginning + entries], chair, seed)):
        if number % every == 0:
            numbers = [rng.randrange(GAME.actions.size) for _ in range(TRIED)]
            assert difference(pair, numbers) is None
            compared += 1
    return compared


@pytest.mark.parametrize("seed", range(6))
def test_hidden_parts_change_no_byte(seed: int) -> None:
    assert look(2 + seed % 3, seed, entries=60, every=12) > 0


@pytest.mark.lockstep
@pytest.mark.parametrize("block", range(20))
def test_hidden_parts_change_no_byte_in_a_thousand_games(block: int) -> None:
    seeds = range(50 * block, 50 * block + 50)
    assert sum(look(2 + seed % 5, seed, entries=40, every=40) for seed in seeds) >= len(seeds)


def is_found() -> bool:
    """Whether some twins can be told apart by the news alone."""
    stored = play_table("entenrallye", 2, 1)
    return any(difference(pair, []) for pair in pairs(stored, 1, 1))


@pytest.mark.parametrize("leak", [whole_view, all_events])
def test_a_leak_of_the_house_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert is_found()


def test_a_leak_of_a_single_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are told what the others drew."""
    plain = telling._seen

    def seen(happened: Iterable[Event], seat: int) -> list[Event]:
        drawn = [event for event in happened if event.kind.name == "drew"]
        return [*plain(happened, seat), *drawn]

    monkeypatch.setattr(telling, "_seen", seen)
    assert is_found()
