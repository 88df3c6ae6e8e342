"""The end: the win, the bound, and the ranks."""

import numpy as np
import pytest

from jacta import IllegalAction, JactaError
from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from tests.games.wurfel_express.positions import (
    GAME,
    cells,
    drawn,
    legal,
    play,
    refused,
    stop_with,
    table,
    told,
)

FAR = "." * 25  # a strip that follows ends on cell 27 and more


@pytest.mark.clause("WE-R36")
@pytest.mark.parametrize(
    ("track", "cell", "over"),
    [
        ("." * 24 + "WW", 29, False),
        ("." * 25 + "WW", 30, True),
        ("." * 26 + "WW", 31, True),
        ("WWGGBBBBBBYYYYYYKKKKKK", 25, False),
    ],
)
def test_a_track_that_reaches_or_passes_cell_30_wins(track: str, cell: int, over: bool) -> None:
    position = play(stop_with(table(track, "", "", ""), "RRRGWYK"), "take R3")
    assert cells(position)[0] == cell
    assert position.is_over == over
    assert (position.ranking[0] == 1) or not over


@pytest.mark.clause("WE-R36")
@pytest.mark.parametrize("turn", range(4))
def test_whoever_gets_there_wins_at_once(turn: int) -> None:
    tracks = ["BB", "YY", "GG", "KK"]
    tracks[turn] = FAR + tracks[turn]
    position = play(stop_with(table(*tracks, turn=turn), "RRRGWYK"), "take R3")
    assert position.is_over
    assert position.turn == turn + 1  # nobody plays the round to its end
    assert position.ranking == tuple(1 if seat == turn else 2 for seat in range(4))


@pytest.mark.clause("WE-R36")
def test_nothing_can_be_done_after_the_end() -> None:
    position = play(stop_with(table(FAR + "WW", "", "", ""), "RRRGWYK"), "take R3")
    assert position.actors == ()
    assert not position.is_chance
    for seat in range(4):
        assert position.legal(seat) == []
        for action in ("discard 0", "keep -", "stop", "take G2", "steal 2 G2", "done"):
            assert refused(position, action, seat) == ("game-over", "WE-R36")
    with pytest.raises(IllegalAction, match=r"over.*WE-R36"):
        position.apply(1, "stop")
    with pytest.raises(JactaError, match="no dice"):
        position.chance("throw R R R R R R R")


@pytest.mark.clause("WE-R36")
def test_nothing_of_the_last_turn_is_left_on_the_table() -> None:
    position = play(stop_with(table(FAR + "WW", "", "", ""), "RRRGWYK"), "take R3").json
    assert (position["throws"], position["dice"], position["last_place"]) == (0, "", [])


@pytest.mark.clause("WE-R37", "WE-A13")
def test_the_others_are_ranked_by_distance_and_equals_share_a_rank() -> None:
    table_of_six = table(FAR + "WW", "GGG", "......YYYY", "BBB", "", "......KKKK")
    position = play(stop_with(table_of_six, "RRRGWYK"), "take R3")
    assert position.ranking == (1, 4, 2, 4, 6, 2)


@pytest.mark.clause("WE-R37")
def test_the_returns_follow_the_ranks() -> None:
    position = play(stop_with(table(FAR + "WW", "GGG", "YYYY", "BBB"), "RRRGWYK"), "take R3")
    assert position.returns == pytest.approx((1, -2 / 3, 1 / 3, -2 / 3))
    assert position.scores is None  # a race, without points


@pytest.mark.clause("WE-A8")
@pytest.mark.parametrize(
    ("tracks", "ranks"),
    [
        (("....BB", "GGGGG", "", "YYYYYY"), (1, 3, 4, 1)),
        ((".....BB", "GGGGG", "KK", "YYYYYY"), (1, 3, 4, 2)),
    ],
)
def test_the_position_is_the_marker_offset_and_all_lengths(
    tracks: tuple[str, ...], ranks: tuple[int, ...]
) -> None:
    assert table(*tracks).ranking == ranks


@pytest.mark.clause("WE-A15")
@pytest.mark.parametrize("steps", [("stop", "done"), ("stop", "take R2")])
def test_after_400_turns_the_game_ends_without_a_winner(steps: tuple[str, ...]) -> None:
    position = table("BBBB", "YYY", "YY", "KKKKK", turn=398)
    position = play(position, "throw GGRWBYK", "stop", "done")
    assert (position.turn, position.is_over) == (399, False)
    events = told(position, "throw RRGWBYK", *steps)
    position = play(position, "throw RRGWBYK", *steps)
    assert (position.turn, position.is_over) == (400, True)
    assert events[-1] == {"type": "turns-over", "turns": 400}
    assert not [event for event in events if event["type"] == "won"]
    assert max(cells(position)) < 30


@pytest.mark.clause("WE-A15", "WE-R31")
def test_a_failure_in_the_last_turn_still_costs() -> None:
    position = stop_with(table("BBBB", "YYY", "YY", "WWWKK", turn=399), "RGWWBYK")
    assert position.is_over
    assert cells(position) == [4, 3, 2, 3]


@pytest.mark.clause("WE-A15", "WE-A13", "WE-R37")
def test_after_400_turns_players_are_ranked_by_distance() -> None:
    position = play(table("BBBB", "YYY", "", "KKKK", turn=399), "throw RRGWBYY", "stop", "done")
    assert position.ranking == (1, 3, 4, 1)
    assert position.returns == pytest.approx((2 / 3, -1 / 3, -1, 2 / 3))


@pytest.mark.clause("WE-A15", "WE-R36")
def test_the_last_turn_can_still_be_won() -> None:
    position = table("BBBB", "YYY", "", FAR + "KK", turn=399)
    events = told(position, "throw RRRGWBY", "stop", "take R3")
    position = play(position, "throw RRRGWBY", "stop", "take R3")
    assert events[-1] == {"type": "won", "seat": 3, "cell": 30}
    assert (position.is_over, position.turn, position.ranking[3]) == (True, 400, 1)


@pytest.mark.clause("WE-A16")
def test_the_win_waits_for_all_strips_of_the_turn() -> None:
    tracks = (FAR + "WW", "..........GGBBB", "..........GGG", ".........YYYY")
    position = play(stop_with(table(*tracks), "RRRGGKY"), "take R3")
    assert (cells(position)[0], position.is_over) == (30, False)
    assert legal(position) == {"steal 1 G2", "done"}
    robbed = play(position, "steal 1 G2")
    assert robbed.is_over
    assert drawn(robbed)[1] == "..........BBB"
    assert robbed.ranking == (1, 2, 2, 2)  # by the fronts after the theft
    assert play(position, "done").ranking == (1, 2, 3, 3)  # and without it


@pytest.mark.clause("WE-A16")
def test_thefts_before_the_goal_count_too() -> None:
    tracks = (FAR + "WW", "..........GGBBB", "..........GGG", ".........YYYY")
    position = play(stop_with(table(*tracks), "RRRGGKY"), "steal 1 G2", "take R3")
    assert position.ranking == (1, 2, 2, 2)


@pytest.mark.clause("WE-A16")
def test_distance_is_never_below_zero() -> None:
    position = play(stop_with(table("." * 27 + "WW", "", "", ""), "RRRRGGY"), "take R4")
    beyond = play(position, "take G2")
    assert cells(beyond)[0] == 35
    assert beyond.merits == (30, 0, 0, 0)


@pytest.mark.clause("WE-R36", "WE-A16")
def test_the_win_is_told() -> None:
    position = stop_with(table(FAR + "WW", "", "", ""), "RRRGWYK")
    assert told(position, "take R3") == [
        {"type": "took", "seat": 0, "strip": "R3", "cell": 30},
        {"type": "won", "seat": 0, "cell": 30},
    ]


@pytest.mark.clause("WE-R36", "WE-A15")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_play_always_ends(players: int) -> None:
    random = policy(GAME, "random")
    batch = playouts(GAME.start(players), [random] * players, games=2000, seed=2)
    won = batch.merits.max(axis=1) == 30
    assert np.all(won | (batch.turns == 400))
    assert np.all((batch.merits == 30).sum(axis=1) <= 1)
    assert won.any()


def test_a_batch_from_the_end_is_over_at_once() -> None:
    over = table("." * 25 + "WWRRR", "", "", "", phase="over", turn=1)
    batch = playouts(over, [policy(GAME, "random")] * 4, games=3, seed=1)
    assert batch.decisions.tolist() == [0, 0, 0]
    assert batch.merits.tolist() == [[30, 0, 0, 0]] * 3


@pytest.mark.clause("WE-A15")
def test_that_the_turns_are_over_is_told_to_everybody() -> None:
    position = table("BBBWW", "", "", "", turn=399)
    told_last = told(stop_with(position, "RRGWBYK"), "done")
    assert told_last == [{"type": "ended", "seat": 3}, {"type": "turns-over", "turns": 400}]
