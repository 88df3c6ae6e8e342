"""Set-up: what is on the table before the first throw."""

from collections import Counter

import pytest

from jacta import Event, Position, Seed, UnknownName
from jacta.engine.rules import SPECTATOR
from tests.games.wurfel_express.positions import (
    GAME,
    STRIPS,
    drawn,
    play,
    refused,
    seat_of,
    stock,
    stop_with,
    table,
)

every_number_of_players = pytest.mark.parametrize("players", range(2, 7))


def removed_after(position: Position) -> list[list[str]]:
    """The strips that are out of the game after each outcome of the set-up."""
    return [position.chance(outcome).json["removed"] for outcome in position.outcomes()]


@pytest.mark.clause("WE-R1")
def test_there_are_seven_dice_of_six_colours_and_thirty_strips() -> None:
    start = GAME.start(6)
    assert [drawing.sides for drawing in start.drawings] == [6] * 7
    assert start.json["stock"] == STRIPS
    assert len(set(STRIPS)) == 30


@pytest.mark.clause("WE-R1")
def test_a_throw_shows_the_six_colours_uniformly() -> None:
    weights = {outcome.notation: outcome.weight for outcome in GAME.start(4).outcomes()}
    assert len(weights) == 792
    assert sum(weights.values()) == 6**7
    assert weights["throw R R R R R R R"] == 1
    assert weights["throw R R G W B Y K"] == 5040 // 2


@pytest.mark.clause("WE-R2")
@every_number_of_players
def test_every_player_starts_below_cell_1(players: int) -> None:
    assert drawn(GAME.start(players)) == [""] * players


@pytest.mark.clause("WE-R2")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(UnknownName, match=f"2 to 6 players, not {players}"):
        GAME.start(players)


@pytest.mark.clause("WE-R3")
def test_the_marker_stays_at_the_rear_when_strips_are_laid() -> None:
    position = play(table("...BB", "", "", ""), "throw RRRKKGY", "stop", "take R3", "take K2")
    assert drawn(position)[0] == "...BBRRRKK"


@pytest.mark.clause("WE-R3")
def test_the_marker_stays_at_the_rear_when_the_front_strip_is_lost() -> None:
    position = play(table("...BBRR", "", "", ""), "discard 0", "throw BRRGWYK", "stop")
    assert drawn(position)[0] == "...BB"


@pytest.mark.clause("WE-R4")
@every_number_of_players
def test_all_strips_in_play_start_in_the_stock_for_all_to_see(players: int) -> None:
    position = GAME.start(players)
    if players < 4:
        position = position.chance(position.outcomes()[0])
    in_play = [strip for strip in STRIPS if strip not in position.json["removed"]]
    for seat in (-1, *range(players)):
        assert position.view(seat).json["stock"] == in_play  # sorted by colour


@pytest.mark.clause("WE-R4")
def test_a_strip_out_of_the_game_cannot_be_taken() -> None:
    position = play(table("", "", removed="R2 G2 W2 B3 Y3 K3"), "throw BBBBRRR", "stop")
    assert refused(position, "take B3") == ("strip-removed", "WE-A11")


@pytest.mark.clause("WE-R5", "WE-A11")
def test_two_players_remove_three_twos_and_three_threes_of_all_six_colours() -> None:
    set_ups = removed_after(GAME.start(2))
    assert len({tuple(strips) for strips in set_ups}) == len(set_ups) == 20
    for strips in set_ups:
        assert sorted(strip[1] for strip in strips) == ["2", "2", "2", "3", "3", "3"]
        assert len({strip[0] for strip in strips}) == 6


@pytest.mark.clause("WE-R6", "WE-A11")
def test_three_players_remove_two_twos_and_two_threes_of_four_colours() -> None:
    set_ups = removed_after(GAME.start(3))
    assert len({tuple(strips) for strips in set_ups}) == len(set_ups) == 90
    for strips in set_ups:
        assert sorted(strip[1] for strip in strips) == ["2", "2", "3", "3"]
        assert len({strip[0] for strip in strips}) == 4


@pytest.mark.clause("WE-A11")
@pytest.mark.parametrize(("players", "set_ups"), [(2, 20), (3, 90)])
def test_all_set_ups_are_equally_likely(players: int, set_ups: int) -> None:
    start = GAME.start(players)
    assert [outcome.weight for outcome in start.outcomes()] == [1] * set_ups
    drawn_by_seeds = Counter(start.draw(Seed(seed)).notation for seed in range(30 * set_ups))
    assert len(drawn_by_seeds) == set_ups
    assert max(drawn_by_seeds.values()) < 90  # 30 on average


@pytest.mark.clause("WE-R5", "WE-R6", "WE-R7", "WE-X7")
@pytest.mark.parametrize(("players", "in_play"), [(2, 24), (3, 26), (4, 30), (5, 30), (6, 30)])
def test_so_many_strips_are_in_play(players: int, in_play: int) -> None:
    position = GAME.start(players)
    outcomes = position.outcomes() if players < 4 else []
    for ready in [position.chance(outcome) for outcome in outcomes] or [position]:
        assert len(stock(ready)) == in_play
        assert stock(ready).isdisjoint(ready.json["removed"])
        assert len(ready.json["removed"]) == 30 - in_play


@pytest.mark.clause("WE-R7")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_with_four_and_more_the_first_throw_comes_at_once(players: int) -> None:
    position = GAME.start(players)
    assert position.json["phase"] == "throw"
    assert position.json["removed"] == []


@pytest.mark.clause("WE-R8", "WE-A14")
@every_number_of_players
def test_seat_0_starts_and_play_goes_around(players: int) -> None:
    position = GAME.start(players)
    if players < 4:
        position = position.chance(position.outcomes()[0])
    for turn in range(2 * players + 1):
        assert position.turn == turn
        keeping = play(position, "throw RRRRGGG")
        assert keeping.actors == (turn % players,)
        position = play(keeping, "stop", "done")


@pytest.mark.clause("WE-R8")
def test_only_the_active_player_acts() -> None:
    position = play(table("BBKK", "GGG", "", "", turn=2), "throw RRGWBYK")
    assert seat_of(position) == 2
    for seat in (0, 1, 3):
        assert position.legal(seat) == []
        assert refused(position, "stop", seat) == ("not-your-turn", "WE-R8")
    assert refused(position, "stop", 2) is None


@pytest.mark.clause("WE-R5", "WE-R6", "WE-A11")
@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 4)])
def test_everybody_is_told_which_strips_are_out_of_the_game(players: int, number: int) -> None:
    events: list[Event] = []
    position = GAME.start(players)
    (drawing,) = position.drawings
    assert (drawing.key.turn, drawing.key.seat, drawing.key.throw) == (0, 0, 0)
    assert drawing.kind == players - 2
    begun = position.roll(Seed(3), events)
    assert begun.json["phase"] == "throw"
    assert [event.json for event in events if event.visible_to(SPECTATOR)] == [
        {"type": "removed", "strip": strip} for strip in begun.json["removed"]
    ]
    assert len(events) == number


@pytest.mark.clause("WE-R8")
def test_nothing_of_a_turn_but_strips_and_markers_outlives_it() -> None:
    fields = ("throws", "discarded", "dice", "last_place", "robbed")
    position = stop_with(table("RRRGGYY", "KKBBB", "", ""), "KKRRW", discard=2)
    robbed = play(position, "steal 1 K2")
    assert [robbed.json[name] for name in fields] == [1, 2, "RRWKK", [2, 3], [1]]
    after = play(robbed, "done")
    assert (after.turn, after.json["phase"]) == (1, "throw")
    assert [after.json[name] for name in fields] == [0, 0, "", [], []]
