"""Bots: found by name, and deciding by nothing but their view and their own seed."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

import jacta
from jacta import IllegalAction, Position, Seed, UnknownName, View, stream
from jacta.bots import Bot, PolicyBot, policies, policy
from jacta.bots.ladder import LEVELS
from jacta.engine.game import Game
from jacta.engine.values import Action
from tests.games.wurfel_express.positions import GAME
from tests.tiny import pearls

NAMES = ("random", "greedy")


def some_bot(name: str, seed: int = 0, game: Game = GAME) -> PolicyBot:
    return PolicyBot(game, policy(game, name), seed)


def walk(game: Game, players: int, seed: int) -> list[Position]:
    """The decisions of a random game."""
    rng, source, position, found = random.Random(seed), Seed(seed), game.start(players), []
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            found.append(position)
            seat = position.actors[0]
            position = position.apply(seat, rng.choice(position.legal(seat)))
    return found


def choose(bot: Bot, position: Position) -> Action:
    seat = position.actors[0]
    return bot.choose(position.view(seat), position.legal(seat))


def test_the_bots_of_this_game() -> None:
    assert tuple(policies(GAME)) == (*NAMES, *LEVELS)
    for name in policies(GAME):
        assert jacta.bot(GAME, name).name == name


def test_a_bot_tells_its_version_and_its_work() -> None:
    later = replace(policy(GAME, "greedy"), version=2)
    bot = PolicyBot(GAME, later)
    assert (bot.version, bot.work) == (2, 0)
    choose(bot, walk(GAME, 3, 1)[0])
    assert bot.work == 1
    assert policy(GAME, "greedy").version == 1


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="no bot 'clever'; it has: random, greedy"):
        policy(GAME, "clever")


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_legal_action_and_leaves_its_view_alone(name: str) -> None:
    bot = some_bot(name)
    for position in walk(GAME, 3, 1)[:200]:
        seat = position.actors[0]
        view, legal = position.view(seat), position.legal(seat)
        before = view.bytes
        assert bot.choose(view, legal) in legal
        assert view.bytes == before


def test_the_greedy_bot_depends_on_the_view_alone() -> None:
    positions = walk(GAME, 4, 2)[:120]
    first = some_bot("greedy")
    answers = [choose(first, position) for position in positions]
    again = some_bot("greedy", seed=99)  # another seed, and another past
    assert [choose(again, position) for position in reversed(positions)] == answers[::-1]


def test_the_random_bot_depends_on_its_seed() -> None:
    positions = walk(GAME, 4, 2)[:120]
    one, same, other = (some_bot("random", seed) for seed in (7, 7, 8))
    answers = [choose(one, position) for position in positions]
    assert [choose(same, position) for position in positions] == answers
    assert [choose(other, position) for position in positions] != answers


def test_the_random_bot_takes_every_legal_action_now_and_then() -> None:
    position = GAME.start(4).chance("throw R R G G W B Y")
    bot = some_bot("random")
    legal = position.legal(0)
    counted = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        counted[choose(bot, position)] += 1
    assert min(counted.values()) > 100
    assert max(counted.values()) < 300


@pytest.mark.parametrize("name", NAMES)
def test_equal_views_get_equal_answers(name: str) -> None:
    for position in walk(GAME, 2, 3)[:60]:
        twin = GAME.position(position.json)
        assert choose(some_bot(name), position) == choose(some_bot(name), twin)


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    """In a game with hidden cards, all positions behind one view get one answer."""
    counter = stream(1)
    changed = 0
    for position in walk(pearls.GAME, 3, 4):
        view = position.view(position.actors[0])
        other = pearls.GAME.sample(view, counter)
        changed += other != position
        bots = (some_bot("random", 5, pearls.GAME) for _ in range(2))
        assert choose(next(bots), position) == choose(next(bots), other)
    assert changed > 0


def test_anything_that_chooses_is_a_bot() -> None:
    class First:
        name, version, work = "first", 1, 0

        def choose(self, view: View, legal: Sequence[Action]) -> Action:
            return legal[0]

    record = jacta.play(GAME, [First(), "greedy"], seed=1)
    assert record.names == ["first", "greedy"]
    assert record.final.is_over


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    class Cheat:
        name, version, work = "cheat", 1, 0

        def choose(self, view: View, legal: object) -> Action:
            return GAME.action("take R6")

    with pytest.raises(IllegalAction):
        jacta.play(GAME, [Cheat(), Cheat()], seed=1)
