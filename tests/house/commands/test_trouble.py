"""Where a bot could not decide, log, news and record say why the house did."""

from __future__ import annotations

import random

import msgspec
import pytest

from jacta.engine.errors import BadRecord
from jacta.engine.record import Record
from jacta.house.commands import BotAct, GiveUp
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import tell
from jacta.verifier import verify
from tests.house.games import NAMES, PEOPLE, THOUGHT, Log, find_game, seated

LATE = msgspec.structs.replace(THOUGHT, trouble="late")


def played() -> Log:
    """A game in which Anna gave up, and the bot in her place was too late once."""
    log = seated("sledges", 3)
    while 0 not in log.table.acting:
        log.act_at_random(random.Random(1))
    log.do(GiveUp, PEOPLE[0], chair=0)
    assert log.table.position is not None
    action = log.table.position.legal(0)[0].number
    log.do(BotAct, seat=0, action=action, thought=LATE)
    log.play_game(random.Random(2))
    return log


def test_the_news_of_the_move_say_so() -> None:
    log = played()
    steps = tell("t", log.table, Surroundings(), 1, 0).steps
    assert [step.trouble for step in steps if step.trouble] == ["late"]
    assert [step.stand_in for step in steps if step.what == "left"] == ["random"]


def test_the_record_says_so_before_the_move_and_its_dice_can_be_checked() -> None:
    text = played().table.record(NAMES[:3]).text
    lines = text.splitlines()
    assert lines.count("trouble late") == 1
    assert lines[lines.index("trouble late") + 1].startswith("0 ")
    read = Record.read(text, find_game)
    assert (read.text, list(read.troubles.values())) == (text, ["late"])
    assert verify(text) > 0


@pytest.mark.parametrize("line", ["trouble asleep", "trouble", "trouble late\ntrouble late"])
def test_a_trouble_that_cannot_be_is_refused(line: str) -> None:
    text = played().table.record(NAMES[:3]).text.replace("trouble late", line, 1)
    with pytest.raises(BadRecord, match="trouble"):
        Record.read(text, find_game)
