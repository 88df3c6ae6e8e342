"""The end: linking, giving the game away, announcing, and what is judged when."""

import pytest

from jacta import Position
from tests.games.verbindung_gesucht.positions import (
    BLACK_ONLY,
    BOTH,
    GAME,
    RED_ALREADY,
    RED_ONLY,
    dice_on,
    legal,
    play,
    refused,
    table,
    table_json,
    told,
)


def ending(position: Position, *steps: str) -> tuple[int, str]:
    """Who wins by these steps, and how."""
    won = [event for event in told(position, *steps) if event["type"] == "won"]
    assert len(won) == 1
    assert play(position, *steps).json["winner"] == won[0]["seat"]
    return won[0]["seat"], won[0]["how"]


def strict(*rows: str, turn: int = 20, version: int = GAME.version) -> Position:
    return table(*rows, announce="strict", turn=turn, version=version)


@pytest.mark.clause("VG-R25", "VG-A13")
def test_linking_the_own_four_bases_wins() -> None:
    position = play(table(*RED_ONLY), "throw RRR")
    assert ending(position, "place R e3") == (0, "linked")
    over = play(position, "place R e3")
    assert over.merits == (1, 0)
    assert over.ranking == (1, 2)
    assert refused(over, "done", 0) == ("game-over", "VG-R25")


@pytest.mark.clause("VG-R24", "VG-R25", "VG-R26", "VG-A7")
def test_of_either_seat_it_is_told_who_has_won_and_who_has_not() -> None:
    black = play(table(*BLACK_ONLY, turn=21), "throw BBB")
    assert told(black, "place B d5")[-1] == {
        "type": "won", "seat": 1, "loser": 0, "how": "linked",
    }  # fmt: skip
    assert play(black, "place B d5").json["winner"] == 1
    assert play(black, "place B d5").merits == (0, 1)
    corner = play(strict(".   R", turn=20), "throw RRR")
    assert told(corner, "announce R a1") == [
        {"type": "announced", "seat": 0},
        {"type": "placed", "seat": 0, "die": "R", "cell": "a1"},
        {"type": "won", "seat": 1, "loser": 0, "how": "false-announcement"},
    ]


@pytest.mark.clause("VG-A13", "VG-R26")
@pytest.mark.parametrize(
    ("rows", "step", "turn"), [(RED_ONLY, "R e3", 20), (BLACK_ONLY, "B d5", 21)]
)
def test_a_network_that_nobody_claims_is_told_to_be_there(
    rows: tuple[str, ...], step: str, turn: int
) -> None:
    position = play(strict(*rows, turn=turn), f"throw {step[0] * 3}")
    assert told(position, f"place {step}")[-1] == {"type": "unclaimed", "seat": turn % 2}


@pytest.mark.clause("VG-R27", "VG-X5")
def test_linking_both_networks_at_once_loses() -> None:
    position = play(table(*BOTH), "throw WRR")
    assert ending(position, "place W e3") == (1, "both-linked")
    assert ending(position, "place R e3") == (0, "linked")


@pytest.mark.clause("VG-A14")
def test_linking_only_the_network_of_the_opponent_loses() -> None:
    position = play(table(*BLACK_ONLY), "throw WRR")
    assert ending(position, "place W d5") == (1, "other-linked")
    black = play(table(*RED_ONLY, turn=21), "throw WBB")
    assert ending(black, "place W e3") == (0, "other-linked")


# -- announcing


@pytest.mark.clause("VG-R24", "VG-A13")
def test_by_default_nothing_is_announced() -> None:
    position = play(table(*RED_ONLY), "throw RRR")
    assert GAME.start(2).options == {"announce": "auto"}
    assert refused(position, "announce R e3") == ("nothing-to-announce", "VG-A13")


@pytest.mark.clause("VG-R24", "VG-R25", "VG-A13")
@pytest.mark.parametrize("first", [(), ("place R c3",)])
def test_a_true_announcement_with_either_die_wins(first: tuple[str, ...]) -> None:
    position = play(strict(*RED_ONLY), "throw RRR", *first)
    assert ending(position, "announce R e3") == (0, "linked")
    types = [event["type"] for event in told(position, "announce R e3")]
    assert types == ["announced", "placed", "won"]


@pytest.mark.clause("VG-R26", "VG-A13")
def test_a_false_announcement_loses() -> None:
    position = play(strict(*RED_ONLY), "throw RRR")
    assert ending(position, "announce R c3") == (1, "false-announcement")


@pytest.mark.clause("VG-A13")
def test_an_announced_die_is_the_last_of_the_turn_and_whites_owed_lapse() -> None:
    position = play(strict(*RED_ONLY), "throw WRR")
    assert refused(position, "done") == ("white-owed", "VG-R14")
    assert ending(position, "announce R e3") == (0, "linked")


@pytest.mark.clause("VG-A13")
def test_every_placement_can_be_announced() -> None:
    position = play(strict(*RED_ONLY), "throw WRr")
    placed = {action[6:] for action in legal(position) if action.startswith("place ")}
    announced = {action[9:] for action in legal(position) if action.startswith("announce ")}
    assert placed == announced


@pytest.mark.clause("VG-A13")
def test_a_network_completed_unannounced_waits_for_a_later_announcement() -> None:
    position = play(strict(*RED_ONLY), "throw RRR")
    events = told(position, "place R e3")
    assert [event["type"] for event in events] == ["placed", "unclaimed"]
    after = play(position, "place R e3", "done", "throw BBB")
    while after.actors == (1,):
        after = play(after, "done")
    after = play(after, "throw RRR")
    assert ending(after, "announce R c3") == (0, "linked")


@pytest.mark.clause("VG-A13", "VG-R27")
def test_announcing_both_networks_at_once_loses() -> None:
    position = play(strict(*BOTH), "throw WRR")
    assert ending(position, "announce W e3") == (1, "both-linked")
    assert ending(position, "place W e3") == (1, "both-linked")


@pytest.mark.clause("VG-A19", "VG-A14")
def test_who_completes_the_network_of_the_opponent_loses_whatever_is_announced() -> None:
    position = play(strict(*RED_ALREADY), "throw WRR")
    assert ending(position, "announce W e3") == (1, "other-linked")
    assert ending(position, "place W e3") == (1, "other-linked")
    assert ending(position, "announce R e3") == (0, "linked")


@pytest.mark.clause("VG-A19")
def test_in_version_1_an_announced_network_was_judged_first() -> None:
    position = play(strict(*RED_ALREADY, version=1), "throw WRR")
    assert ending(position, "announce W e3") == (0, "linked")
    assert ending(position, "place W e3") == (1, "other-linked")


@pytest.mark.clause("VG-A13", "VG-A14")
def test_the_network_of_the_opponent_needs_no_announcement() -> None:
    position = play(strict(*BLACK_ONLY), "throw WRR")
    assert ending(position, "place W d5") == (1, "other-linked")
    assert ending(position, "announce W d5") == (1, "other-linked")


@pytest.mark.clause("VG-A13")
def test_networks_that_were_complete_before_do_not_count_again() -> None:
    """Both are linked and nobody has claimed it: a further die gives nothing away."""
    linked = strict(*BOTH[:2], ".   .   .   .   W   .", *BOTH[3:])
    position = play(linked, "throw RRR")
    assert [event["type"] for event in told(position, "place R c3")] == ["placed"]
    assert ending(position, "announce R c3") == (0, "linked")


@pytest.mark.clause("VG-A13")
def test_who_links_and_announces_wins_although_the_opponent_had_linked_unclaimed() -> None:
    """Black is linked by a bridge that cuts red."""
    black = strict(*BOTH[:2], ".   .   .   .   bns .", *BOTH[3:])
    position = play(black, "throw WWR", "place W d3")
    assert ending(position, "announce W d4") == (0, "linked")
    assert [event["type"] for event in told(position, "place W d4")] == ["placed", "unclaimed"]


@pytest.mark.clause("VG-A13")
def test_a_full_board_without_a_claim_is_lost_by_who_placed_the_last_die() -> None:
    rows = ["W W W W W W"] * 5 + ["W W W W W ."]
    for turn in (30, 31):
        position = play(strict(*rows, turn=turn), "throw W")
        assert ending(position, "place W f6") == (1 - turn % 2, "board-full")
        assert ending(position, "announce W f6") == (turn % 2, "linked")


# -- what is judged when


@pytest.mark.clause("VG-A15")
def test_a_linked_network_ends_the_game_before_anything_is_unblocked() -> None:
    """Black's cross links black, and would block red."""
    position = play(
        table(
            "Cse .   .   R   W   W",
            "bew B   .   Cnw Cse R",
            "rns .   .   B   W   .",
            "rns W   bew B   W   B",
            "R   W   .   bns R   Csw",
            "Cne bns rew .   rns Cne",
            turn=19,
            last="f2 f5 a2 f4 e2 e6 e1 b6 c6 d2 d3 a1 a6 b2 a3 d4 a5 e3 f6 d5 f1 b5 c4 e4 e5 a4"
            " b4 d1",
        ),
        "throw Brb",
    )
    assert [event["type"] for event in told(position, "place B b3")] == ["placed", "won"]
    assert dice_on(play(position, "place B b3"))["b3"] == "B"


@pytest.mark.clause("VG-A15")
def test_what_the_unblocking_completes_counts_as_completed_by_the_placement() -> None:
    """Red blocks black; the die that turns white for it links red."""
    position = play(
        table(
            "Cne W   R   R   .   B",
            "W   Cse .   R   W   W",
            "W   rns .   .   Cse Cnw",
            ".   Cnw W   bns R   W",
            "W   .   Cnw B   W   B",
            "B   Cne W   Cse R   .",
            turn=18,
            last="b6 a2 e6 e5 b2 b1 d5 f5 d6 c1 a6 a3 b3 d1 d4 a5 c6 d2 f4 e2 b4 f3 a1 e3 c5 c4"
            " f2 e4 f1",
        ),
        "throw Rrb",
    )
    types = [event["type"] for event in told(position, "place R a4")]
    assert types == ["placed", "unblocked", "won"]
    assert ending(position, "place R a4") == (0, "linked")


@pytest.mark.clause("VG-A14", "VG-A15")
def test_unblocking_may_give_the_game_away_too() -> None:
    position = play(
        table(
            "bew Cne .   W   .   B",
            "bew B   .   Cne R   rew",
            "Cne .   Cnw B   rns .",
            "W   Cne bns Csw W   B",
            "W   W   W   .   R   W",
            "bns bns R   rew R   .",
            turn=19,
            last="b6 b1 b5 f2 e2 b4 b2 e6 f5 a2 f1 a5 d2 a4 d3 a3 c6 f4 c3 c5 e5 c4 a6 d4 d1 a1"
            " e4 e3 d6",
        ),
        "throw RRC",
    )
    types = [event["type"] for event in told(position, "place Cnw c1")]
    assert types == ["placed", "unblocked", "won"]
    assert ending(position, "place Cnw c1") == (0, "other-linked")


def test_a_game_that_is_over_reads_back() -> None:
    over = GAME.position(table_json(*RED_ONLY))
    won = play(over, "throw RRR", "place R e3")
    assert GAME.position(won.json) == won
