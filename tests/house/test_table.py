"""A table is the fold of its log; commands add to it or refuse, and change nothing else."""

from __future__ import annotations

import pytest

from jacta.engine.errors import IllegalAction, JactaError
from jacta.house.entries import Acted, Began, Drew, Ended, Opened, Sat, Stood, decode, encode
from jacta.house.fair import commitment
from jacta.house.table import Refused, act, fold, give_up, open_table, sit, stand
from tests.house.games import GAMES, SEED, find_game, play_table, seated

SALT = "a" * 32
EVERY_GAME = [("wurfel-express", 3), ("sledges", 2), ("pearls", 3), ("thirteen", 4)]


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_a_whole_game_is_its_log_and_nothing_else(game: str, players: int) -> None:
    log = play_table(game, players, 5)
    table = fold(log, find_game)
    assert table.n == len(log)
    assert table.position is not None
    assert table.position.is_over
    assert isinstance(log[-1], Ended)
    assert log[-1].ranking == table.position.ranking
    again = fold([decode(encode(entry)) for entry in log], find_game)
    assert again == table


def test_the_commitment_is_there_before_any_salt_and_the_seed_only_at_the_end() -> None:
    log = play_table("wurfel-express", 2, 1)
    assert isinstance(log[0], Opened)
    assert log[0].commitment == commitment(SEED)
    told = [SEED.hex().encode() in encode(entry) for entry in log]
    assert told == [False] * (len(log) - 1) + [True]
    running = fold(log[:-1], find_game)
    assert "seed hidden" in running.record().text
    assert SEED.hex() in fold(log, find_game).record().text


def test_the_game_begins_with_the_last_seat_and_its_dice_fall_at_once() -> None:
    log = seated("wurfel-express", 2)
    assert [type(entry) for entry in log] == [Opened, Sat, Sat, Began, Drew, Drew]
    assert fold(log, find_game).position is not None


def test_the_dice_that_follow_an_action_are_stored_with_it() -> None:
    table = fold(seated("wurfel-express", 4), find_game)
    assert [type(entry) for entry in act(table, SEED, 0, ["keep -"])] == [Acted, Drew]


def test_several_small_actions_are_confirmed_together_or_not_at_all() -> None:
    table = fold(seated("wurfel-express", 4), find_game)
    with pytest.raises(IllegalAction) as refused:
        act(table, SEED, 0, ["stop", "take R6"])
    assert refused.value.clause.startswith("WE-")
    with pytest.raises(Refused, match="dice fall before") as dice:
        act(table, SEED, 0, ["keep -", "stop"])
    assert dice.value.code == "dice"
    with pytest.raises(Refused, match="nothing to confirm"):
        act(table, SEED, 0, [])


def test_another_seat_cannot_act() -> None:
    table = fold(seated("wurfel-express", 4), find_game)
    with pytest.raises(IllegalAction, match="turn"):
        act(table, SEED, 1, ["stop"])
    for seat in (-1, 4):
        with pytest.raises(Refused, match="nobody sits there"):
            act(table, SEED, seat, ["stop"])


def test_a_seat_is_taken_once_and_can_be_left_before_the_game() -> None:
    log = [open_table(GAMES["sledges"], "anna", SEED, 3)]
    log += sit(fold(log, find_game), SEED, 1, "anna", "Anna", SALT)  # type: ignore[arg-type]
    table = fold(log, find_game)
    for seat, who, code in ((1, "ben", "seat-taken"), (2, "anna", "seated"), (3, "ben", "no-seat")):
        with pytest.raises(Refused) as refused:
            sit(table, SEED, seat, who, "Ben", SALT)
        assert refused.value.code == code
    assert stand(table, 1) == [Stood(1)]
    assert table.after(Stood(1)).seats == (None, None, None)
    with pytest.raises(Refused, match="nobody sits there"):
        stand(table, 0)


@pytest.mark.parametrize("name", ["", " Anna", "two\nlines", "x" * 41, "tab\there"])
def test_a_name_is_one_short_line(name: str) -> None:
    table = fold([open_table(GAMES["sledges"], "anna", SEED, 2)], find_game)
    with pytest.raises(Refused, match="one line"):
        sit(table, SEED, 0, "anna", name, SALT)


def test_nobody_sits_or_leaves_once_the_game_has_begun() -> None:
    table = fold(seated("sledges", 2), find_game)
    with pytest.raises(Refused, match="nobody can sit down"):
        sit(table, SEED, 0, "x", "X", SALT)
    with pytest.raises(Refused, match="give up instead"):
        stand(table, 0)


@pytest.mark.parametrize("game", ["pearls", "thirteen"])
def test_the_record_of_a_game_with_secrets_is_told_only_when_it_is_over(game: str) -> None:
    log = play_table(game, 2, 1)
    with pytest.raises(Refused, match="secrets"):
        fold(log[:-1], find_game).record()
    assert fold(log, find_game).record().final.is_over


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    before = fold([open_table(GAMES["sledges"], "anna", SEED, 2)], find_game)
    with pytest.raises(Refused, match="not begun"):
        act(before, SEED, 0, ["ride 1"])
    with pytest.raises(Refused, match="no record"):
        before.record()
    over = fold(play_table("sledges", 2, 1), find_game)
    with pytest.raises(Refused, match="over"):
        act(over, SEED, 0, ["ride 1"])


def test_who_gives_up_comes_last_and_the_others_are_ranked_as_things_stand() -> None:
    log = list(play_table("wurfel-express", 4, 3))
    table = fold(log[: len(log) // 2], find_game)
    assert table.position is not None
    (ended,) = give_up(table, SEED, [2])
    assert isinstance(ended, Ended)
    assert ended.ranking[2] == 4
    merits = table.position.merits
    others = [seat for seat in range(4) if seat != 2]
    for one in others:
        for other in others:
            assert (ended.ranking[one] < ended.ranking[other]) == (merits[one] > merits[other])
    assert ended.seed == SEED.hex()
    with pytest.raises(Refused, match="nobody sits there"):
        give_up(table, SEED, [4])


def test_what_cannot_be_played_is_refused_when_the_table_is_opened() -> None:
    with pytest.raises(JactaError, match="2 to 6 players"):
        open_table(GAMES["wurfel-express"], "anna", SEED, 7)
    with pytest.raises(JactaError, match="no option"):
        open_table(GAMES["wurfel-express"], "anna", SEED, 2, {"longer": "always"})


def test_a_log_that_does_not_begin_with_an_opening_is_no_table() -> None:
    with pytest.raises(JactaError, match="begins with the opening"):
        fold([Began()], find_game)
    with pytest.raises(JactaError, match="opened once"):
        fold([*seated("sledges", 2), seated("sledges", 2)[0]], find_game)
