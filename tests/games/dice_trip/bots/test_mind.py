"""The mind of Dice Trip: entries are tried as the rules make them, and what is over is known."""

from functools import cache

import numpy as np
import pytest

from jacta import Position
from jacta.bots import PolicyBot, bot, policy
from jacta.bots.mind import mind_of
from jacta.engine.chance import Seed
from jacta.engine.stream import stream
from jacta.games.dice_trip.bots.chain import find_chain
from jacta.games.dice_trip.bots.desk import (
    DESK,
    THROWS,
    TURN,
    Desk,
    desk_of,
    lay_out,
    points_of,
    throws_left,
)
from jacta.games.dice_trip.bots.judgement import NETWORK, expect
from jacta.games.dice_trip.bots.players import MIND, SCRATCH, weigh
from jacta.games.dice_trip.bots.windows import find_windows
from tests.games.dice_trip.positions import GAME, LETTER_OF, fresh, play, sheet, table
from tests.games.levels import every_level

WEIGHTS = np.random.default_rng(3).normal(0, 0.1, NETWORK.size).astype(np.float32)
POINT = 0.04


@cache
def moments(players: int, board: str, tens: str) -> list[Position]:
    """All moments of a game that random players play."""
    seed, position = Seed(players), fresh(players, board, tens)
    bots = [bot(GAME, "random", seat) for seat in range(players)]
    found = [position]
    while not position.is_over:
        if position.is_chance:
            position = position.roll(seed)
        else:
            seat = position.actors[0]
            chosen = bots[seat].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, chosen)
        found.append(position)
    return found


def laid_out(position: Position, seat: int, mirrored: int = 0) -> Desk:
    """The sheet of a seat as it is between two turns."""
    desk, view = desk_of(np.zeros(DESK, np.int64)), position.view(seat)
    lay_out(view.board[0], view.array[0], seat, mirrored, desk)
    desk.facts[TURN] = position.turn
    if desk.facts[THROWS] or not int(view.array["rerolled"][0]) >> seat & 1:
        desk.facts[THROWS] = throws_left(position.turn, seat, position.players)
    return desk


def worths(position: Position, seat: int) -> dict[str, float]:
    """What each action is worth in points, as plain Python finds it."""
    out, view, legal = np.zeros(GAME.most_legal), position.view(seat), position.legal(seat)
    numbers = np.array([action.number for action in legal], np.int32)
    scratch, counter = np.zeros(SCRATCH, np.int64), np.zeros(1, np.uint64)
    board, record = view.board[0], view.array[0]
    weigh(board, record, seat, numbers, len(legal), 0, scratch, counter, WEIGHTS, out)
    return {action.notation: float(out[index]) / POINT for index, action in enumerate(legal)}


def on_trail(*numbers: int) -> list[str]:
    """Entries along the trail of France from its beginning on, as `sheet` has them."""
    places = fresh().view(0).board["on_way"][0].tolist()
    towns = sorted(zip(places, LETTER_OF["france"], strict=True))
    return [f"{town} {number}" for (_, town), number in zip(towns, numbers, strict=False) if number]


def test_the_mind_is_that_of_these_rules() -> None:
    assert mind_of(GAME) is MIND
    assert MIND.rules == GAME.version
    for board in GAME.boards_of():
        assert MIND.file(board).stem == board
        assert len(MIND.weights(board)) == NETWORK.size


def test_on_a_map_without_a_mind_it_goes_by_what_a_sheet_promises_at_first_sight() -> None:
    assert MIND.file("my-valley").stem == "any"
    position = table(sheet(*on_trail(11, 12, 13, 14)))
    desk, board = laid_out(position, 0), position.view(0).board[0]
    expected = expect(board, desk, MIND.weights("my-valley"))
    assert expected == pytest.approx(float(desk.hopes[0]) + 1)  # the bonus of 11


@pytest.mark.parametrize("tens", ["no", "yes"])
def test_a_sheet_on_the_desk_scores_as_it_does_by_the_rules(tens: str) -> None:
    for position in moments(3, "sud-bourgogne", tens)[::7]:
        for seat in range(3):
            if not position.json["entries"][seat]:
                desk, view = laid_out(position, seat), position.view(seat)
                assert points_of(view.board[0], desk) == view.json["scores"][seat]["total"]


@pytest.mark.parametrize("tens", ["no", "yes"])
def test_the_last_entry_of_a_turn_is_judged_as_the_sheet_that_the_rules_make_of_it(
    tens: str,
) -> None:
    tried = 0
    for position in moments(1, "france", tens):
        if position.is_chance or position.is_over or not position.json["entries"][0]:
            continue
        found = worths(position, 0)
        for action in list(found)[:: max(1, len(found) // 4)]:
            after = position.apply(0, action)
            board = after.view(0).board[0]
            seen = [expect(board, laid_out(after, 0, mirrored), WEIGHTS) for mirrored in range(2)]
            assert any(found[action] == pytest.approx(worth, abs=1e-3) for worth in seen)
            tried += 1
    assert tried > 40


def test_in_the_last_turn_an_entry_is_worth_what_it_scores() -> None:
    position = next(p for p in moments(1, "france", "yes") if p.turn == 12 and not p.is_chance)
    if "keep" in [action.notation for action in position.legal(0)]:
        position = position.apply(0, "keep")
    for action, worth in worths(position, 0).items():
        after = position.apply(0, action)
        assert worth == pytest.approx(after.view(0).json["scores"][0]["total"])


def test_a_chain_goes_through_empty_towns() -> None:
    position = table(sheet(*on_trail(11, 0, 0, 21)))
    desk, board = laid_out(position, 0), position.view(0).board[0]
    _, last, after = find_chain(board, desk)
    assert (last, after) == (3, 21)
    assert (int(desk.back[3]), int(desk.between[3])) == (0, 2)
    falling = laid_out(table(sheet(*on_trail(66, 0, 0, 0, 0, 0, 11))), 0)
    assert find_chain(board, falling)[1:] == (-1, 23)  # a way round both


def test_windows_have_the_numbers_of_a_series() -> None:
    five, seven, sevens, ten, tens = find_windows(laid_out(fresh(), 0))
    assert (five, seven, ten) == (0, 0, 0)
    assert sevens > tens > 100
    begun = laid_out(table(sheet(*on_trail(11, 12, 0, 14, 0, 0, 0, 0, 0, 0, 0, 66))), 0)
    assert find_windows(begun) == (3, 3, 1, 3, 1)
    broken = laid_out(table(sheet(*on_trail(11, 12, 33, 14))), 0)
    assert find_windows(broken)[0] == 1


def test_what_is_over_is_known() -> None:
    final = moments(3, "sud-bourgogne", "no")[-1]
    outlook = MIND.outlook(final.view(0))
    scores = [line["total"] for line in final.view(0).json["scores"]]
    ranks = [sum(other > own for other in scores) for own in scores]
    assert outlook.points is not None
    assert outlook.points.tolist() == scores
    assert outlook.ranks.tolist() == np.eye(3)[ranks].tolist()


def test_chances_add_up_and_follow_the_points() -> None:
    for position in moments(4, "france", "no")[::9]:
        outlook = MIND.outlook(position.view(1))
        assert outlook.points is not None
        assert outlook.ranks.sum(axis=1) == pytest.approx(1, abs=1e-3)
        order = np.argsort(outlook.points, kind="stable")
        assert (np.diff(outlook.ranks[order, 0]) >= -1e-9).all()


def test_it_expects_more_of_a_good_beginning() -> None:
    good = table(sheet(*on_trail(11, 12, 13, 14, 15, 16, 21, 22)))
    bad = table(sheet(*on_trail(66, 11, 55, 22, 44, 12, 33, 13)))
    expected = [MIND.outlook(position.view(0)).points for position in (good, bad)]
    assert expected[0] is not None
    assert expected[1] is not None
    assert expected[0][0] > expected[1][0] + 5


@every_level
def test_a_level_plays_by_the_rules_by_its_seed_and_by_what_it_sees(level: str) -> None:
    """Entries that it cannot see are others, and it chooses the same."""
    player, counter, differed = policy(GAME, level), stream(2), 0
    for position in moments(2, "france", "yes")[::6]:
        if position.is_chance or position.is_over:
            continue
        seat = position.actors[0]
        view, legal = position.view(seat), position.legal(seat)
        before, other = view.bytes, GAME.sample(view, counter)
        differed += other != position
        one, same, unseeing = (PolicyBot(GAME, player, seed=4) for _ in range(3))
        chosen = one.choose(view, legal)
        assert chosen in legal
        assert same.choose(GAME.position(position.json).view(seat), legal) == chosen
        assert unseeing.choose(other.view(seat), legal) == chosen
        assert view.bytes == before
    assert differed


def test_the_master_strikes_nothing_and_earns_what_lies_there() -> None:
    start = play(fresh(), "throw 5 5 1 2", "keep")
    player = PolicyBot(GAME, policy(GAME, "master"), seed=1)
    first = start.apply(0, player.choose(start.view(0), start.legal(0)))
    after = first.apply(0, player.choose(first.view(0), first.legal(0)))
    line = after.view(0).json["scores"][0]
    assert line["struck"] == 0
    assert line["bonus"] >= 1
