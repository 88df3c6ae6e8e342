"""The faces: who may place what, and what a die joins."""

import pytest

from jacta.games.verbindung_gesucht.faces import DIE_LABELS
from tests.games.verbindung_gesucht.oracle import ENDS
from tests.games.verbindung_gesucht.positions import (
    BOTH,
    GAME,
    cells_for,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.clause("VG-R3")
def test_a_die_has_six_faces_and_lies_in_eleven_ways() -> None:
    outcomes = play(GAME.start(2), "throw RR", "done").outcomes()
    assert len(outcomes) == 56
    assert len(GAME.start(2).outcomes()) == 21
    assert set(DIE_LABELS) == set(ENDS)
    assert len(DIE_LABELS) == 11


@pytest.mark.clause("VG-R4")
@pytest.mark.parametrize(("face", "placed"), [(f, f in "RCrW") for f in "RBCrbW"])
def test_red_places_red_crosses_curves_red_bridges_and_white_crosses(
    face: str, placed: bool
) -> None:
    after = play(GAME.start(2), f"throw {face}{face}")
    assert (after.actors == (0,)) == placed
    if placed:
        assert {action.split()[1][0] for action in legal(after) - {"done"}} == {face}
    die = next(die for die in DIE_LABELS if die[0] == face)
    if not placed:
        before = play(GAME.start(2), "throw RW")
        assert refused(before, f"place {die} b1") == ("not-for-red", "VG-R4")


@pytest.mark.clause("VG-R5")
@pytest.mark.parametrize(("face", "placed"), [(f, f in "BCbW") for f in "RBCrbW"])
def test_black_places_black_crosses_curves_black_bridges_and_white_crosses(
    face: str, placed: bool
) -> None:
    after = play(table(turn=1), f"throw {face * 3}")
    assert (after.actors == (1,)) == placed
    die = next(die for die in DIE_LABELS if die[0] == face)
    if not placed:
        before = play(table(turn=1), "throw BBW")
        assert refused(before, f"place {die} e1") == ("not-for-black", "VG-R5")


@pytest.mark.clause("VG-R6")
def test_the_curve_of_the_own_colour_must_be_used() -> None:
    """At b1 the red end must face the base; next to a white cross a black end is not enough."""
    position = play(table(".   W"), "throw CCC")
    lies = {die for die in DIE_LABELS if die[0] == "C" and "b2" in cells_for(position, die)}
    assert lies == {"Cne", "Cnw"}
    assert refused(position, "place Cse b2") == ("own-curve-unused", "VG-R6")
    black = play(table(".   W", turn=21), "throw CCC")
    lies = {die for die in DIE_LABELS if die[0] == "C" and "b2" in cells_for(black, die)}
    assert lies == {"Cse", "Csw"}


@pytest.mark.clause("VG-R7", "VG-A1")
def test_a_path_may_be_joined_to_the_lower_end_of_a_bridge_which_is_cut() -> None:
    """A black bridge from top to bottom at e1: red may go on at both sides, and is not linked."""
    position = play(table(".   .   .   .   bns ."), "throw RRR")
    assert {"d1", "f1"} <= cells_for(position, "R")
    after = play(position, "place R d1", "place R f1")
    red = after.view().json["networks"]["red"]
    assert [len(network["ends"]) for network in red] == [5, 5]
    assert not any({"d1w", "f1e"} <= set(network["ends"]) for network in red)


@pytest.mark.clause("VG-R7")
def test_only_the_owner_of_the_upper_colour_places_a_bridge() -> None:
    red, black = play(table(), "throw rbR"), play(table(turn=21), "throw rbB")
    assert refused(red, "place bew b1") == ("not-for-red", "VG-R4")
    assert refused(black, "place rew e1") == ("not-for-black", "VG-R5")
    assert cells_for(red, "rns") | cells_for(red, "rew") == {"b1", "f2", "e6", "a5"}


@pytest.mark.clause("VG-R8", "VG-A5")
@pytest.mark.parametrize("turn", [20, 21])
def test_both_may_join_a_white_cross_and_turn_in_it(turn: int) -> None:
    own = "RB"[turn % 2]
    position = play(table("W   W   W", turn=turn), f"throw {own * 3}")
    assert {"a2", "b2", "c2"} & cells_for(position, own)
    networks = position.view().json["networks"]
    assert networks["red"][0]["ends"] == networks["black"][0]["ends"]
    assert {"a1s", "b1n", "c1e"} <= set(networks["red"][0]["ends"])


@pytest.mark.clause("VG-A1")
@pytest.mark.parametrize("die", ["R", "rns"])
def test_what_is_joined_links(die: str) -> None:
    assert play(table(*BOTH), f"throw {die[0] * 3}", f"place {die} e3").json["winner"] == 0


@pytest.mark.clause("VG-A1")
def test_the_lower_ends_of_a_bridge_link_nothing() -> None:
    """Red's bridge from side to side touches both whites with black stubs: nobody is linked."""
    position = play(table(*BOTH[:2], ".   .   .   R", *BOTH[3:]), "throw rrr")
    after = play(position, "place rew e3")
    assert not after.is_over
