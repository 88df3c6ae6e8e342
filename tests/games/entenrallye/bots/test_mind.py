"""The mind of Entenrallye: defined at every moment, blind for what is hidden, and a turn is weighed
as the rules have it.

All runs as plain Python where it is not compiled yet: compiling would take longer than the tests.
"""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from jacta import Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.bots.mind import mind_of
from jacta.bots.recipe import Course
from jacta.engine.doors.jit import compiled_elsewhere
from jacta.engine.stream import stream
from jacta.games.entenrallye.bots import MIND
from jacta.games.entenrallye.bots.desk import DESK, MOST_INPUTS, SEEN, Desk, desk_of
from jacta.games.entenrallye.bots.inputs import INPUTS, list_inputs
from jacta.games.entenrallye.bots.judgement import NETWORK, worth_on
from jacta.games.entenrallye.bots.training import RECIPE
from jacta.games.entenrallye.bots.turn import weigh_actions
from tests.games.entenrallye.positions import GAME, ORDER, car, play, table
from tests.games.levels import every_level

BOARD = GAME.board()[0]
PHASES = ("throw", "drive", "buy", "act", "draw", "give", "keep")


@pytest.fixture(autouse=True)
def _plain(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is compiled, but where a master has to think."""
    if "level" in request.fixturenames:
        yield
        return
    with compiled_elsewhere():
        yield


@cache
def game(players: int, seed: int) -> list[Position]:
    """All moments of a game that random players play."""
    rng, source, position = random.Random(seed), Seed(seed), GAME.start(players)
    found = [position]
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = position.actors[0]
            position = position.apply(seat, rng.choice(position.legal_numbers(seat)))
        found.append(position)
    return found


def moment(players: int, phase: str) -> Position:
    """Some moment of a phase, late enough for hands to have cards."""
    return next(p for p in game(players, 1)[60:] if p.json["phase"] == phase)


def is_tied(position: Position) -> bool:
    return len(set(position.ranking)) < position.players


def mover(position: Position) -> int:
    return position.turn % position.players


def inputs(position: Position, seat: int, known: bool) -> list[int]:
    out = np.zeros(MOST_INPUTS, np.int64)
    number = list_inputs(BOARD, position.array[0], seat, known, out)
    return sorted(out[:number].tolist())


def seen(position: Position, seat: int) -> Desk:
    """A desk with what a seat sees."""
    desk = desk_of(np.zeros(DESK, np.int64))
    desk.states[SEEN] = position.view(seat).array[0]
    return desk


def worths(position: Position, looks: int = 48) -> dict[str, float]:
    """What each action is worth, with all cards of the pile thought of."""
    seat, out = position.actors[0], np.zeros(GAME.most_legal)
    legal = position.legal(seat)
    numbers = np.array([action.number for action in legal], np.int64)
    weights = MIND.weights("our-road")
    weigh_actions(BOARD, seen(position, seat), seat, numbers, len(legal), looks, weights, out)
    return {action.notation: float(out[index]) for index, action in enumerate(legal)}


def worth_by_rules(position: Position, seat: int, turn: int) -> float:
    """The same by the rules, step by step, to the end of the turn."""
    if position.is_over or position.turn != turn:
        return worth_on(BOARD, seen(position, seat), SEEN, seat, MIND.weights("our-road"))
    if position.is_chance:
        outcomes = position.outcomes()
        return sum(
            outcome.weight * worth_by_rules(position.chance(outcome), seat, turn)
            for outcome in outcomes
        ) / sum(outcome.weight for outcome in outcomes)
    return max(
        worth_by_rules(position.apply(seat, action), seat, turn) for action in position.legal(seat)
    )


def test_the_mind_is_that_of_these_rules() -> None:
    assert mind_of(GAME) is MIND
    assert MIND.rules == GAME.version
    for board in GAME.boards:
        assert len(MIND.weights(board)) == NETWORK.size


@pytest.mark.parametrize(("players", "phase"), [(2, each) for each in PHASES] + [(6, "act")])
def test_chances_add_up_at_every_moment_for_whoever_looks(players: int, phase: str) -> None:
    position = moment(players, phase)
    for seat in {mover(position), (mover(position) + 1) % players, -1}:
        found = MIND.outlook(position.view(seat))
        assert found.ranks.sum(axis=1) == pytest.approx(1)
        assert found.ranks[:, 0].sum() == pytest.approx(1)
        assert found.ranks.min() >= 0
        assert found.points is not None
        assert (found.points >= np.array(position.merits) - 1e-9).all()


def test_a_game_that_is_over_is_known_and_a_tie_is_shared() -> None:
    last = next(game(3, seed)[-1] for seed in range(99) if is_tied(game(3, seed)[-1]))
    found = MIND.outlook(last.view(-1))
    assert found.points is not None
    assert tuple(found.points) == tuple(last.merits)
    for seat, rank in enumerate(last.ranking):
        equals = last.ranking.count(rank)
        assert found.ranks[seat].tolist() == [
            1 / equals if rank <= place < rank + equals else 0 for place in (1, 2, 3)
        ]


@pytest.mark.parametrize("players", [2, 6])
def test_no_judgement_hangs_on_what_is_hidden(players: int) -> None:
    """A hand is an input where it is one's own, and of others there are numbers only."""
    counter, differed = stream(1), 0
    for position in game(players, 3)[20::20]:
        for seat in range(players):
            other = GAME.sample(position.view(seat), counter)
            differed += other != position
            for judged in range(players):
                known = judged == seat
                assert inputs(position, judged, known) == inputs(other, judged, known)
    assert differed > players


def test_every_input_has_its_place() -> None:
    """With all cards in one hand, too."""
    full = table(car("17", hand=" ".join(ORDER[:44])), car(hand=ORDER[44]), month=3, part=1)
    for position in [full, *game(2, 1)[::9], *game(6, 1)[::50]]:
        for seat in range(position.players):
            for known in (False, True):
                found = inputs(position, seat, known)
                assert 0 <= found[0] <= found[-1] < INPUTS
                assert len(found) < MOST_INPUTS


@pytest.mark.parametrize(
    ("me", "steps"),
    [
        (car("17", hand="roof-5-3", repair=4), ["die 3", "drive straight 1 2 no-part"]),
        (car("1", hand="roof-4-5"), ["die 4"]),
        (car("6", hand="roof-4-5 doors-2-5", fitted="wings-3-3"), ["die 5"]),
        (car("27", hand="roof-4-5 doors-2-5 wings-4-4", fitted="bonnet-3-3"), ["die 5"]),
    ],
)
def test_a_turn_is_weighed_as_the_rules_have_it(me: dict[str, object], steps: list[str]) -> None:
    position = play(table(me, car("14"), month=1, part=2), *steps)
    found = worths(position)
    for action, worth in found.items():
        after = position.apply(0, action)
        assert worth == pytest.approx(worth_by_rules(after, 0, position.turn), abs=1e-5)


def test_a_theft_is_weighed_by_all_cards_that_it_may_be() -> None:
    """One of two is known, the other may be any that is not known to be elsewhere."""
    victim = car("14", hand="roof-5-3 doors-2-5", known_to={"roof-5-3": [0]})
    position = play(table(car("17"), victim, month=1, part=2), "die 1")
    found = worths(position)["steal 1"]

    def stolen(card: str, hand: str) -> float:
        known = {"roof-5-3": [0]}
        other = table(car("17"), car("14", hand=hand, known_to=known), month=1, part=2)
        taken = play(other, "die 1", "steal 1", f"card {card}")
        return worth_by_rules(taken, 0, position.turn)

    others = [card for card in ORDER if card != "roof-5-3"]
    unknown = sum(stolen(card, f"roof-5-3 {card}") for card in others) / len(others)
    expected = (stolen("roof-5-3", "roof-5-3 doors-2-5") + unknown) / 2
    assert found == pytest.approx(expected, abs=1e-5)


@every_level
def test_a_level_plays_by_the_rules_by_its_seed_and_by_what_it_sees(level: str) -> None:
    """Cards that it cannot see are exchanged, and it chooses the same."""
    counter = stream(2)
    for phase in ("drive", "act", "give"):
        position = moment(2, phase)
        seat = mover(position)
        chosen = []
        for state in (position, position, GAME.sample(position.view(seat), counter)):
            bot = PolicyBot(GAME, policy(GAME, level), seed=5)
            chosen.append(bot.choose(state.view(seat), state.legal(seat)))
        assert len(set(chosen)) == 1
        assert chosen[0] in position.legal(seat)


@pytest.mark.lockstep
def test_games_are_played_and_learned_from() -> None:
    course = Course(NETWORK.begin(1), "our-road", 3, 0, 2, 0.5, 1)
    samples, again = RECIPE.play(course), RECIPE.play(course)
    assert samples.inputs.tolist() == again.inputs.tolist()
    assert samples.inputs.max() < NETWORK.inputs
    assert samples.ranks.sum(axis=1) == pytest.approx(1)
    assert samples.points is not None
    assert samples.points.min() >= 0
