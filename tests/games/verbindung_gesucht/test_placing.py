"""Placing: next to what, continuing what, and which ends may meet."""

import pytest

from tests.games.verbindung_gesucht.positions import (
    GAME,
    cells_for,
    dice_on,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.clause("VG-R15")
def test_the_first_die_lies_at_a_base_of_the_own_colour() -> None:
    red, black = play(GAME.start(2), "throw RR"), play(table(turn=1), "throw BBB")
    assert cells_for(red, "R") == {"b1", "f2", "e6", "a5"}
    assert cells_for(black, "B") == {"e1", "f5", "b6", "a2"}
    assert refused(red, "place R c3") == ("no-neighbour", "VG-R15")


@pytest.mark.clause("VG-R15")
def test_a_base_of_the_other_colour_is_no_neighbour() -> None:
    position = play(table(), "throw CWR")
    assert refused(position, "place W e1") == ("no-neighbour", "VG-R15")
    assert refused(position, "place Csw e1") == ("no-neighbour", "VG-R15")


@pytest.mark.clause("VG-R16", "VG-A4", "VG-A6")
def test_a_die_continues_an_own_path_which_need_not_hang_on_a_base() -> None:
    """A black bridge has red ends at its sides: red goes on there, far from any red base."""
    position = play(table(".   .   .   .   bns ."), "throw RrR")
    assert {"d1", "f1"} <= cells_for(position, "R")
    assert refused(position, "place R e2") == ("colours-meet", "VG-R19")


@pytest.mark.clause("VG-R16", "VG-A6")
def test_a_die_that_only_lengthens_a_path_of_the_opponent_is_illegal() -> None:
    position = play(table(".   .   .   .   B   ."), "throw rCR")
    assert refused(position, "place rns d1") == ("nothing-lengthened", "VG-R16")
    assert refused(position, "place Cnw d1") == ("own-curve-unused", "VG-R6")


@pytest.mark.clause("VG-R16")
def test_a_white_cross_that_touches_only_ends_of_the_opponent_is_illegal() -> None:
    position = play(table(".   .   .   .   B   ."), "throw WRR")
    assert refused(position, "place W d1") == ("nothing-lengthened", "VG-R16")
    assert refused(position, "place W e2") == ("nothing-lengthened", "VG-R16")
    black = play(table(".   .   .   .   B   .", turn=21), "throw WBB")
    assert {"d1", "e2", "f1"} <= cells_for(black, "W")


@pytest.mark.clause("VG-R16", "VG-A5")
def test_a_white_cross_continues_a_white_one() -> None:
    position = play(table("W   W   ."), "throw WRR")
    assert {"a2", "b2", "c1"} <= cells_for(position, "W")


@pytest.mark.clause("VG-R17")
def test_the_same_die_may_lengthen_a_path_of_the_opponent_as_well() -> None:
    """Red at b2, black at a2's right end: a curve at b3 takes both on."""
    position = play(table(".   R   .", "B   .   ."), "throw CCR")
    assert refused(position, "place Cne b2") is None  # red above, black to the left
    after = play(position, "place Cne b2")
    networks = after.view().json["networks"]
    assert {"b1s", "b2n", "b2e"} <= set(networks["red"][0]["ends"])
    assert {"a2e", "b2w", "b2s"} <= set(networks["black"][0]["ends"])


@pytest.mark.clause("VG-R18", "VG-A3")
def test_dead_ends_may_be_made() -> None:
    """An end at the rim without a base, and the stubs below a bridge."""
    position = play(table(), "throw Rrr")
    after = play(position, "place R b1", "place rew a1")
    assert dice_on(after) == {"b1": "R", "a1": "rew"}
    ends = after.view().json["networks"]
    assert "a1w" in ends["red"][0]["ends"]
    assert {"a1n"} in [set(network["ends"]) for network in ends["black"]]


@pytest.mark.clause("VG-R19", "VG-A2")
def test_a_red_end_never_meets_a_black_one() -> None:
    position = play(table(".   R   .   .   .   .", ".   .   .", turn=21), "throw BCC")
    assert refused(position, "place B b2") == ("colours-meet", "VG-R19")
    assert refused(position, "place Cnw c1") == ("own-curve-unused", "VG-R6")
    assert refused(position, "place Cne c1") == ("colours-meet", "VG-R19")


@pytest.mark.clause("VG-A2")
def test_white_agrees_with_all() -> None:
    position = play(table(".   R   .   .   B   .", ".   W   .   .   W   ."), "throw WRR")
    assert {"c1", "c2", "d2", "b3", "e3"} <= cells_for(position, "W")


@pytest.mark.clause("VG-A2")
def test_no_end_of_the_other_colour_faces_a_base() -> None:
    position = play(table(".   R   R   R   ."), "throw RrC")
    assert refused(position, "place R e1") == ("base-of-other-colour", "VG-A2")
    assert refused(position, "place rns e1") == ("base-of-other-colour", "VG-A2")
    assert refused(position, "place rew e1") is None
    assert {"Csw", "Cnw"} & {a.split()[1] for a in legal(position) if a.endswith("e1")} == {"Csw"}


@pytest.mark.clause("VG-A8")
def test_a_cell_is_taken_once() -> None:
    position = play(table(".   R"), "throw RCW")
    for die in ("R", "Cne", "W"):
        assert refused(position, f"place {die} b1") == ("cell-taken", "VG-A8")


@pytest.mark.clause("VG-A8")
def test_dice_that_lie_stay_as_they_are() -> None:
    position = play(table(".   R   .", ".   rns ."), "throw RRr", "place R b3", "done")
    assert dice_on(position) == {"b1": "R", "b2": "rns", "b3": "R"}


@pytest.mark.clause("VG-A3", "VG-R18")
def test_what_lies_at_the_rim_without_a_base_leads_nowhere() -> None:
    position = play(table("R   R   R"), "throw RRR", "place R d1")
    assert "a1n" in position.view().json["networks"]["red"][0]["ends"]


@pytest.mark.clause("VG-A10")
def test_dice_are_numbered_as_they_are_placed() -> None:
    position = play(table(".   R", turn=20), "throw RRR", "place R b2", "place R c2")
    assert [die["cell"] for die in position.json["laid"]] == ["b1", "b2", "c2"]
    order = position.array["order"][0]
    assert sorted(order[order > 0].tolist()) == [1, 2, 3]
