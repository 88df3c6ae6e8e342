"""The mind of Würfel Express: what must be the same is judged the same, and a turn is solved as the
rules have it."""

import random
from dataclasses import replace

import numpy as np
import pytest

from jacta import Position, View
from jacta.bots import PolicyBot, policy
from jacta.bots.mind import mind_of
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import DESK, SEATS, desk_of, lay_out
from jacta.games.wurfel_express.bots.judgement import NETWORK, expect, rank_now, worth_of
from jacta.games.wurfel_express.bots.players import MIND, weigh
from jacta.games.wurfel_express.bots.prospects import expect_turn, reach_entries
from jacta.games.wurfel_express.bots.turn import solve
from tests.games.levels import every_level
from tests.games.wurfel_express.positions import GAME, play, seat_of, table

WEIGHTS = np.random.default_rng(3).normal(0, 0.3, NETWORK.size).astype(np.float32)
TABLES = (
    ("...BBBBYY", "GGGRRR"),
    (".....RRRRKK", "WWWWBB", "YY"),
    ("....GGGKKWW", "RRRBBB", "YYYY", ""),
    ("..WWWWYYY", ".BBB", "RRGG", "..KKKYY", "GGGGG", ""),
)


def drawn(number: int) -> Position:
    return table(*TABLES[number])


def within(number: int) -> list[Position]:
    """Moments of a turn: before it, after a discard, after a throw, with dice kept, taking."""
    first = drawn(number)
    thrown = play(first, "discard 0", "throw RRRWWYK")
    return [
        first,
        play(first, "discard 1"),
        thrown,
        play(thrown, "keep RRR"),
        play(thrown, "stop"),
    ]


def recoloured(position: Position, order: list[int]) -> View:
    """The same position in other colours: colour c is colour order[c]."""
    seat, new = seat_of(position), position.array.copy()
    for field in ("dice", "stock", "removed"):
        new[field][0, order] = position.array[field][0]
    for track in new["track"][0]:
        for place, strip in enumerate(track):
            if strip:
                track[place] = order[(strip - 1) // 5] * 5 + (strip - 1) % 5 + 1
    return View(GAME, new, position.board_name, seat)


def expected(view: View) -> list[list[float]]:
    found: list[list[float]] = MIND.outlook(view).ranks.tolist()
    return found


def test_the_mind_is_that_of_these_rules() -> None:
    assert mind_of(GAME) is MIND
    assert MIND.rules == GAME.version
    assert len(MIND.weights("our-board")) == NETWORK.size


@pytest.mark.parametrize("number", range(4))
def test_chances_add_up(number: int) -> None:
    for position in within(number):
        found = np.array(expected(position.view(0)))
        assert found.sum(axis=1) == pytest.approx(1)
        assert found[:, 0].sum() == pytest.approx(1)
        assert found.min() >= 0


@pytest.mark.parametrize("number", range(4))
def test_no_colour_is_another_one_than_any_other(number: int) -> None:
    for position in within(number)[:3]:
        for seed in range(3):
            order = random.Random(seed).sample(range(6), 6)
            other = expected(recoloured(position, order))
            for one, same in zip(other, expected(position.view(0)), strict=True):
                assert one == pytest.approx(same, abs=1e-3)  # sums are rounded in their order


def test_whoever_watches_is_told_the_same() -> None:
    for position in within(2):
        assert (
            expected(position.view(0)) == expected(position.view(2)) == expected(position.view(-1))
        )


def test_a_game_that_is_over_is_known() -> None:
    position = table("." * 24 + "RRRR", "..GGG", "KK")
    won = play(position, "throw WWBBKYY", "stop", "take W2", "done")
    assert won.is_over
    assert expected(won.view(0)) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_it_knows_who_is_about_to_win() -> None:
    near, far = table("." * 23 + "RRRRR", "..GGG", "KKK"), table("..GGG", "KKK", "." * 23 + "RRRRR")
    assert MIND.outlook(near.view(0)).wins[0] > 0.8
    assert MIND.outlook(far.view(0)).wins[2] > 0.4


def worths(position: Position) -> dict[str, float]:
    """What each action is worth, as plain Python finds it."""
    seat, out = seat_of(position), np.zeros(GAME.most_legal)
    view, legal = position.view(seat), position.legal(seat)
    numbers = np.array([action.number for action in legal], np.int32)
    scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
    board, record = view.board[0], view.array[0]
    weigh(board, record, seat, numbers, len(legal), 1, scratch, counter, WEIGHTS, out)
    return {action.notation: float(out[index]) for index, action in enumerate(legal)}


def worth_by_rules(position: Position, seat: int, turn: int) -> float:
    """The same by the rules, step by step, to the end of the turn."""
    if position.is_over or position.turn != turn:
        desk = desk_of(np.zeros(DESK, np.int64))
        lay_out(position.array[0], desk)
        ranks: Array = desk.thought.ranks
        if position.is_over:
            ranks[:] = 0
            ranks[rank_now(desk.facts, seat)] = 1
        else:
            expect(desk.facts, seat, WEIGHTS, desk.thought)
        return worth_of(ranks, position.players)
    if position.is_chance:
        outcomes = position.outcomes()
        return sum(
            outcome.weight * worth_by_rules(position.chance(outcome), seat, turn)
            for outcome in outcomes
        ) / sum(outcome.weight for outcome in outcomes)
    return max(
        worth_by_rules(position.apply(seat, action), seat, turn) for action in position.legal(seat)
    )


@pytest.mark.parametrize(
    ("number", "shorter", "dice"),
    [
        (0, "if-missing", "WWWKKRR"),
        (1, "if-missing", "BBBWWYG"),
        (2, "always", "YYYBBRR"),
        (3, "always", "GGGRRYK"),
        (3, "if-missing", "RRKKKYB"),
    ],
)
def test_taking_is_solved_as_the_rules_have_it(number: int, shorter: str, dice: str) -> None:
    first = table(*TABLES[number], shorter=shorter)
    position = (
        play(first, f"throw {dice}")
        if first.is_chance
        else play(first, "discard 0", f"throw {dice}")
    )
    position = play(position, "stop")
    seat, found = seat_of(position), worths(position)
    assert len(found) > 1
    for action, worth in found.items():
        after = position.apply(seat, action)
        assert worth == pytest.approx(worth_by_rules(after, seat, position.turn), abs=1e-9)


def test_keeping_is_solved_as_the_rules_have_it() -> None:
    position = play(drawn(0), "discard 0", "throw RRRRKKG", "keep RRRRKK", "throw W")
    found = worths(position)
    for action in ("stop", "keep RRRRKK", "keep RRRRW"):
        after = position.apply(0, action)
        assert found[action] == pytest.approx(worth_by_rules(after, 0, position.turn), abs=1e-9)


@every_level
def test_a_level_plays_by_the_rules_and_by_its_seed(level: str) -> None:
    for number in range(4):
        for position in within(number):
            if position.is_chance:
                continue
            seat = seat_of(position)
            view, legal = position.view(seat), position.legal(seat)
            before = view.bytes
            one, same = (PolicyBot(GAME, policy(GAME, level), seed=number) for _ in range(2))
            chosen = one.choose(view, legal)
            assert chosen in legal
            assert same.choose(GAME.position(position.json).view(seat), legal) == chosen
            assert view.bytes == before


def test_other_weights_are_another_player() -> None:
    level = policy(GAME, "master")
    still = replace(level, weights=lambda board: WEIGHTS)
    positions = [p for number in range(4) for p in within(number) if not p.is_chance]

    def choices(player: object) -> list[str]:
        bot = PolicyBot(GAME, player)  # type: ignore[arg-type]
        views = [(p.view(seat_of(p)), p.legal(seat_of(p))) for p in positions]
        return [bot.choose(*each).notation for each in views]

    assert choices(level) != choices(still)


@pytest.mark.parametrize("number", [0, 2])
def test_what_a_plan_comes_to_is_worth_what_was_solved(number: int) -> None:
    position = drawn(number)
    seat, board, desk = seat_of(position), GAME.board()[0], desk_of(np.zeros(DESK, np.int64))
    lay_out(position.array[0], desk)
    whole = solve(board, desk, 5, 3, WEIGHTS)
    reach_entries(board, desk, 0, 5, 3)
    assert desk.entry_chance.sum() == pytest.approx(1)
    ranks = np.zeros((SEATS, SEATS))
    expect_turn(desk, 1 << seat, WEIGHTS, ranks)
    assert ranks[seat].sum() == pytest.approx(1)
    assert worth_of(ranks[seat], position.players) == pytest.approx(whole)


@pytest.mark.parametrize("players", [2, 3])
def test_whatever_is_taken_out_at_first_changes_nothing(players: int) -> None:
    """Colours can be exchanged, so that a set-up is nobody's luck."""
    start = GAME.start(players)
    assert start.is_chance
    before = MIND.outlook(start.view(0)).ranks
    for outcome in start.outcomes()[::7]:
        after = MIND.outlook(start.chance(outcome).view(0)).ranks
        assert np.asarray(after) == pytest.approx(np.asarray(before), abs=1e-6)
