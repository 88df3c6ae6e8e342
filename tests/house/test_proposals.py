"""The settings that a table is opened with, from what somebody proposed."""

import msgspec

import jacta
from jacta.house.proposals import Proposal, proposal_of, settings_of

GAME = jacta.game("entenrallye")


def test_another_table_like_one_of_before_has_the_board_of_today() -> None:
    today = settings_of(GAME, Proposal("entenrallye", 2))
    assert (today.board, today.version) == ("our-road", GAME.version)
    before = msgspec.structs.replace(today, board="our-board", version=2)
    assert settings_of(GAME, proposal_of(before)) == today


def test_a_table_from_a_position_of_before_has_the_board_of_then() -> None:
    start = GAME.start(2, version=2).json
    settings = settings_of(GAME, Proposal("entenrallye", 2, start=start))
    assert (settings.board, settings.version) == ("our-board", 2)
