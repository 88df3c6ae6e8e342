"""A command that cannot be carried out is refused with a code, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from jacta.engine.chance import Seed as Dice
from jacta.house import commands
from jacta.house.commands import (
    Abort,
    AskPause,
    BotAct,
    CloseTable,
    ComeBack,
    Depart,
    GiveUp,
    LinkRematch,
    NextGame,
    Resume,
    Reveal,
    Say,
    Stand,
)
from jacta.house.errors import HouseError
from jacta.house.table import table as table_module
from jacta.house.table.entries import Days, Live
from tests.house.codes import error_codes_in
from tests.house.commands.scenes import (
    ANNA,
    BEN,
    aborted,
    act,
    asked_once,
    away,
    between,
    daily,
    ended_position,
    express,
    last_entry,
    moved,
    open_from,
    open_table,
    opened,
    over,
    paused,
    paused_often,
    paused_without_anna,
    playing,
    rated,
    rematched,
    restless,
    revealed,
    seat_bot,
    sit,
    time_is_up,
    with_bot,
    with_sat,
)
from tests.house.games import NAMES, THOUGHT, Log, find_game, settings

PROVOCATIONS: list[tuple[str, Callable[[], object]]] = [
    ("bad-games", lambda: open_table(games=0)),
    ("bad-games", lambda: open_table(games=10)),
    ("bad-match", lambda: open_table("verbindung-gesucht", games=2)),
    ("bad-clock", lambda: open_table(pace=Live(9))),
    ("bad-clock", lambda: open_table(pace=Live(60, -1))),
    ("bad-clock", lambda: open_table(pace=Live(3 * 60 * 60 + 1))),
    ("bad-clock", lambda: open_table(pace=Live(60, 601))),
    ("bad-days", lambda: open_table(pace=Days(0))),
    ("bad-days", lambda: open_table(pace=Days(31))),
    ("rated-alone", lambda: open_table(players=1, rated=True, advice=False)),
    ("rated-advice", lambda: open_table(rated=True)),
    ("rated-start", lambda: open_from(find_game("sledges").start(3), rated=True, advice=False)),
    ("start-of-secrets", lambda: open_from(find_game("thirteen").start(2).roll(Dice(1)))),
    ("over", lambda: open_from(ended_position())),
    ("begun", lambda: sit(playing(), "late", 0)),
    ("begun", lambda: seat_bot(playing(), ANNA, 0)),
    ("begun", lambda: playing().do(Stand, ANNA, chair=0)),
    ("begun", lambda: sit(aborted(), ANNA, 0)),
    ("no-chair", lambda: sit(opened(), ANNA, 3)),
    ("no-chair", lambda: sit(opened(), ANNA, -1)),
    ("no-chair", lambda: seat_bot(opened(), ANNA, 3)),
    ("chair-taken", lambda: sit(with_sat(opened(), 1, ANNA), BEN, 1)),
    ("chair-kept", lambda: sit(Log(settings("thirteen", 2), [BEN, None]), ANNA, 0)),
    ("seated", lambda: sit(with_sat(opened(), 1, ANNA), ANNA, 2)),
    ("restless", lambda: sit(restless(ANNA), ANNA, 0)),
    ("restless", lambda: seat_bot(restless(ANNA), ANNA, 0)),
    ("restless", lambda: sit(restless(*(f"guest-{n}" for n in range(20))), ANNA, 0)),
    ("rated-shared", lambda: sit(with_sat(rated(), 1, ANNA), "guest", 2, ANNA)),
    ("bad-salt", lambda: sit(opened(), ANNA, 0, salt="pepper")),
    ("not-opener", lambda: seat_bot(opened(), BEN, 0)),
    ("no-person", lambda: seat_bot(with_bot(opened(2), 0), ANNA, 1)),
    ("not-opener", lambda: with_sat(opened(), 1, BEN).do(Abort, BEN)),
    ("nobody", lambda: opened().do(Stand, ANNA, chair=0)),
    ("nobody", lambda: opened().do(Stand, ANNA, chair=3)),
    ("nobody", lambda: opened().do(Stand, ANNA, chair=-1)),
    ("not-yours", lambda: with_sat(opened(), 1, BEN).do(Stand, ANNA, chair=1)),
    ("not-yours", lambda: act(playing(), BEN, 0, "stay")),
    ("not-yours", lambda: commands.build(playing().table, BEN, 0, ["stay"])),
    ("not-yours", lambda: playing().do(GiveUp, BEN, chair=0)),
    ("not-yours", lambda: away().do(ComeBack, BEN, chair=0)),
    ("not-yours", lambda: playing().do(Depart, BEN, chair=0)),
    ("not-begun", lambda: act(opened(), ANNA, 0, "stay")),
    ("not-begun", lambda: commands.build(opened().table, ANNA, 0, ["stay"])),
    ("not-begun", lambda: opened().do(AskPause, ANNA)),
    ("not-begun", lambda: opened().do(Depart, ANNA, chair=0)),
    ("over", lambda: act(over(), ANNA, 0, "stay")),
    ("over", lambda: over().do(GiveUp, BEN, chair=1)),
    ("over", lambda: over().do(Depart, BEN, chair=1)),
    ("over", lambda: over().do(ComeBack, ANNA, chair=0)),
    ("over", lambda: time_is_up(over(), 1)),
    ("over", lambda: over().do(Abort, ANNA)),
    ("over", lambda: over().do(CloseTable)),
    ("over", lambda: over().do(NextGame, ANNA)),
    ("over", lambda: act(aborted(), ANNA, 0, "stay")),
    ("paused", lambda: act(paused(), ANNA, 0, "stay")),
    ("paused", lambda: commands.build(paused().table, ANNA, 0, ["stay"])),
    ("paused", lambda: paused().do(AskPause, ANNA)),
    ("no-seat", lambda: act(playing(), ANNA, 3, "stay")),
    ("no-seat", lambda: act(playing(), ANNA, -1, "stay")),
    ("no-seat", lambda: commands.build(playing().table, ANNA, 3, ["stay"])),
    ("nothing", lambda: act(playing(), ANNA, 0)),
    ("dice-first", lambda: act(express(), ANNA, 0, "keep -", "stop")),
    ("dice-first", lambda: commands.build(express().table, ANNA, 0, ["keep -", "stop"])),
    ("confirm-first", lambda: act(playing(), ANNA, 0, "stay", "stay")),
    ("confirm-first", lambda: commands.build(playing().table, ANNA, 0, ["stay", "stay"])),
    ("confirm-first", lambda: act(last_entry(), BEN, 1, "play 4", "play 5")),
    ("away", lambda: act(away(), ANNA, 0, "stay")),
    ("away", lambda: commands.build(away().table, ANNA, 0, ["stay"])),
    ("away", lambda: away().do(AskPause, ANNA)),
    ("away", lambda: away(lost=True).do(AskPause, ANNA)),
    ("away", lambda: paused_without_anna().do(Resume, ANNA)),
    ("person-back", lambda: playing().do(BotAct, seat=0, action=0, thought=THOUGHT)),
    ("in-time", lambda: time_is_up(playing(pace=Live(60)), 1)),
    ("in-time", lambda: time_is_up(playing(), 0)),
    ("in-time", lambda: time_is_up(paused(), 0)),
    ("in-time", lambda: time_is_up(playing(pace=Live(60)), 0, seen_before=1)),
    ("not-away", lambda: playing().do(ComeBack, ANNA, chair=0)),
    ("chair-lost", lambda: away(lost=True).do(ComeBack, ANNA, chair=0)),
    ("chair-lost", lambda: away(lost=True).do(GiveUp, ANNA, chair=0)),
    ("paused-often", lambda: paused_often().do(AskPause, ANNA)),
    ("pause-asked", lambda: asked_once().do(AskPause, ANNA)),
    ("not-seated", lambda: playing().do(AskPause, "stranger")),
    ("not-seated", lambda: paused().do(Resume, "stranger")),
    ("not-seated", lambda: playing().do(Abort, "stranger")),
    ("not-seated", lambda: between().do(NextGame, "stranger")),
    ("not-paused", lambda: playing().do(Resume, ANNA)),
    ("moved", lambda: moved().do(Abort, ANNA)),
    ("moved", lambda: between().do(Abort, ANNA)),
    ("not-ended", lambda: playing(games=2).do(NextGame, ANNA)),
    ("not-ended", lambda: opened(games=2).do(NextGame, ANNA)),
    ("no-record", lambda: opened().table.record(NAMES)),
    ("no-record", lambda: over().table.record(NAMES, 1)),
    ("no-record", lambda: over().table.record(NAMES, -1)),
    ("record-of-secrets", lambda: playing().table.record(NAMES)),
    ("record-of-secrets", lambda: daily().table.record(NAMES[:1])),
    ("rematched", lambda: rematched().do(LinkRematch, other="third")),
    ("daily-once", lambda: daily().do(Abort, ANNA)),
    ("daily-secret", lambda: commands.check_look(daily().table, BEN)),
    ("bad-text", lambda: Say(id="1", table="t", text=" ").said()),
    ("bad-text", lambda: Say(id="1", table="t", text="\x1b[2J").said()),
    ("over", lambda: playing().do(Reveal)),
    ("over", lambda: revealed().do(Reveal)),
]


@pytest.mark.parametrize(("code", "provoke"), PROVOCATIONS)
def test_what_cannot_be_done_is_refused(code: str, provoke: Callable[[], object]) -> None:
    with pytest.raises(HouseError) as refused:
        provoke()
    assert refused.value.code == code


def test_every_code_is_provoked() -> None:
    files = [*Path(commands.__path__[0]).glob("*.py"), Path(str(table_module.__file__))]
    assert {code for code, _ in PROVOCATIONS} == set(error_codes_in(files))
