"""A command gives the entries to store, or refuses with a code and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from jacta.engine.chance import Seed as Dice
from jacta.engine.errors import BadNotation, BadPosition, JactaError
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.house import commands
from jacta.house import table as table_module
from jacta.house.entries import (
    Aborted,
    Acted,
    Began,
    Days,
    Drew,
    Entry,
    Left,
    Live,
    Opened,
    Sat,
    Settings,
    Stood,
    decode,
    encode,
)
from jacta.house.errors import Illegal, Refused
from jacta.house.fair import commitment
from tests.house.codes import refusals_in
from tests.house.games import (
    GAMES,
    NAMES,
    SEED,
    THOUGHT,
    Log,
    find_game,
    salt_of,
    seated,
    seed_of,
    settings,
)

ANNA, BEN, CLEO = "anna", "ben", "cleo"
SALT = salt_of(9)


def opened(players: int = 3, **others: Any) -> Log:
    return Log(settings("thirteen", players, **others))


def playing(players: int = 3, **others: Any) -> Log:
    """Anna, Ben and Cleo play Thirteen; seat 0 is to act."""
    return seated("thirteen", players, **others)


def away(lost: bool = False) -> Log:
    """Anna is away: a bot decides for her."""
    log = playing(pace=Live(60))
    log.add([Left(0, "gave-up" if lost else "absent", lost)])
    return log


def paused() -> Log:
    log = playing()
    for person in (ANNA, BEN, CLEO):
        log.add(commands.ask_pause(log.table, person))
    return log


def paused_without_anna() -> Log:
    log = away()
    for person in (BEN, CLEO):
        log.add(commands.ask_pause(log.table, person))
    return log


def time_is_up(log: Log, chair: int, seen_before: int = 0) -> list[Entry]:
    """Somebody saw that the time was up, perhaps some entries ago."""
    return commands.time_is_up(log.table, seed_of, chair, log.table.n - seen_before)


def over() -> Log:
    log = playing(2)
    log.add(commands.give_up(log.table, seed_of, ANNA, 0))
    return log


def open_table(game: str = "pearls", players: int = 2, **others: Any) -> Opened:
    return commands.open_table(GAMES[game], settings(game, players, **others), ANNA, seed_of)


def sit(log: Log, who: str, chair: int, by: str | None = None, salt: str = SALT) -> list[Entry]:
    return commands.sit(log.table, seed_of, who, by or who, chair, salt)


def seat_bot(log: Log, by: str, chair: int) -> list[Entry]:
    return commands.seat_bot(log.table, seed_of, "bot:random", by, chair, SALT, "random")


def act(log: Log, by: str, seat: int, *actions: str) -> list[Entry]:
    return commands.act(log.table, seed_of, by, seat, actions)


def with_sat(log: Log, chair: int, who: str, by: str | None = None) -> Log:
    log.sit(chair, who, by)
    return log


def restless(*people: str) -> Log:
    """All of these have sat down and stood up again and again, until they were refused."""
    log = opened()
    for person in people:
        with suppress(Refused):
            while True:
                log.add(sit(log, person, 0))
                log.add(commands.stand(log.table, person, 0))
    return log


def with_bot(log: Log, chair: int) -> Log:
    log.add(seat_bot(log, ANNA, chair))
    return log


def asked_once() -> Log:
    log = playing()
    log.add(commands.ask_pause(log.table, ANNA))
    return log


def moved() -> Log:
    log = playing()
    log.act(0, "stay")
    return log


def last_entry() -> Log:
    """Ben's card is the last one: it shows all of them."""
    log = seated("pearls", 2)
    log.act(0, "play 3")
    return log


def express() -> Log:
    return seated("wurfel-express", 2)


# -- every refusal

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
    ("begun", lambda: commands.stand(playing().table, ANNA, 0)),
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
    ("not-opener", lambda: commands.abort(with_sat(opened(), 1, BEN).table, seed_of, BEN)),
    ("nobody", lambda: commands.stand(opened().table, ANNA, 0)),
    ("nobody", lambda: commands.stand(opened().table, ANNA, 3)),
    ("nobody", lambda: commands.stand(opened().table, ANNA, -1)),
    ("not-yours", lambda: commands.stand(with_sat(opened(), 1, BEN).table, ANNA, 1)),
    ("not-yours", lambda: act(playing(), BEN, 0, "stay")),
    ("not-yours", lambda: commands.build(playing().table, BEN, 0, ["stay"])),
    ("not-yours", lambda: commands.give_up(playing().table, seed_of, BEN, 0)),
    ("not-yours", lambda: commands.come_back(away().table, BEN, 0)),
    ("not-yours", lambda: commands.depart(playing().table, seed_of, BEN, 0)),
    ("not-begun", lambda: act(opened(), ANNA, 0, "stay")),
    ("not-begun", lambda: commands.build(opened().table, ANNA, 0, ["stay"])),
    ("not-begun", lambda: commands.ask_pause(opened().table, ANNA)),
    ("not-begun", lambda: commands.depart(opened().table, seed_of, ANNA, 0)),
    ("over", lambda: act(over(), ANNA, 0, "stay")),
    ("over", lambda: commands.give_up(over().table, seed_of, BEN, 1)),
    ("over", lambda: commands.depart(over().table, seed_of, BEN, 1)),
    ("over", lambda: commands.come_back(over().table, ANNA, 0)),
    ("over", lambda: time_is_up(over(), 1)),
    ("over", lambda: commands.abort(over().table, seed_of, ANNA)),
    ("over", lambda: commands.close(over().table, seed_of)),
    ("over", lambda: commands.begin_next(over().table, seed_of, ANNA)),
    ("over", lambda: act(aborted(), ANNA, 0, "stay")),
    ("paused", lambda: act(paused(), ANNA, 0, "stay")),
    ("paused", lambda: commands.build(paused().table, ANNA, 0, ["stay"])),
    ("paused", lambda: commands.ask_pause(paused().table, ANNA)),
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
    ("away", lambda: commands.ask_pause(away().table, ANNA)),
    ("away", lambda: commands.ask_pause(away(lost=True).table, ANNA)),
    ("away", lambda: commands.resume(paused_without_anna().table, ANNA)),
    ("person-back", lambda: commands.act(playing().table, seed_of, "", 0, ["stay"], THOUGHT)),
    ("in-time", lambda: time_is_up(playing(pace=Live(60)), 1)),
    ("in-time", lambda: time_is_up(playing(), 0)),
    ("in-time", lambda: time_is_up(paused(), 0)),
    ("in-time", lambda: time_is_up(playing(pace=Live(60)), 0, seen_before=1)),
    ("not-away", lambda: commands.come_back(playing().table, ANNA, 0)),
    ("chair-lost", lambda: commands.come_back(away(lost=True).table, ANNA, 0)),
    ("chair-lost", lambda: commands.give_up(away(lost=True).table, seed_of, ANNA, 0)),
    ("pause-asked", lambda: commands.ask_pause(asked_once().table, ANNA)),
    ("not-seated", lambda: commands.ask_pause(playing().table, "stranger")),
    ("not-seated", lambda: commands.resume(paused().table, "stranger")),
    ("not-seated", lambda: commands.abort(playing().table, seed_of, "stranger")),
    ("not-seated", lambda: commands.begin_next(between().table, seed_of, "stranger")),
    ("not-paused", lambda: commands.resume(playing().table, ANNA)),
    ("moved", lambda: commands.abort(moved().table, seed_of, ANNA)),
    ("moved", lambda: commands.abort(between().table, seed_of, ANNA)),
    ("not-ended", lambda: commands.begin_next(playing(games=2).table, seed_of, ANNA)),
    ("not-ended", lambda: commands.begin_next(opened(games=2).table, seed_of, ANNA)),
    ("no-record", lambda: opened().table.record(NAMES)),
    ("no-record", lambda: over().table.record(NAMES, 1)),
    ("no-record", lambda: over().table.record(NAMES, -1)),
    ("record-of-secrets", lambda: playing().table.record(NAMES)),
    ("record-of-secrets", lambda: daily().table.record(NAMES[:1])),
    ("daily-once", lambda: commands.abort(daily().table, seed_of, ANNA)),
    ("daily-secret", lambda: commands.check_look(daily().table, BEN)),
    ("over", lambda: commands.reveal(playing().table, seed_of)),
    ("over", lambda: commands.reveal(revealed().table, seed_of)),
]


def daily() -> Log:
    """Anna plays with the dice of a day."""
    log = Log(settings("dice-trip", 1, daily="2026-08-31"))
    log.add(sit(log, ANNA, 0, salt=""))
    return log


def revealed() -> Log:
    log = daily()
    log.add(commands.reveal(log.table, seed_of))
    return log


def rated() -> Log:
    return opened(rated=True, advice=False)


def aborted() -> Log:
    log = opened()
    log.add(commands.abort(log.table, seed_of, ANNA))
    return log


def between() -> Log:
    """The first of three games has ended."""
    log = playing(2, games=3)
    log.add(commands.give_up(log.table, seed_of, ANNA, 0))
    return log


@pytest.mark.parametrize(("code", "provoke"), PROVOCATIONS)
def test_what_cannot_be_done_is_refused(code: str, provoke: Callable[[], object]) -> None:
    with pytest.raises(Refused) as refused:
        provoke()
    assert refused.value.code == code


def test_every_code_is_provoked() -> None:
    files = [Path(str(module.__file__)) for module in (commands, table_module)]
    assert {code for code, _ in PROVOCATIONS} == set(refusals_in(files))


# -- opening a table


def open_from(start: Position, **others: Any) -> Opened:
    """Open a table whose games start from a position."""
    chosen = settings(start.game.name, start.players, start=start.json, **others)
    return commands.open_table(find_game(chosen.game), chosen, ANNA, seed_of)


def ended_position() -> Position:
    """Sledges, after the last move of a game."""
    position, dice = find_game("sledges").start(2), Dice(7)
    while not position.is_over:
        if position.is_chance:
            position = position.roll(dice)
        else:
            seat = position.actors[0]
            position = position.apply(seat, position.legal(seat)[-1])
    return position


def test_a_game_can_start_from_any_position_and_its_record_says_so() -> None:
    start = find_game("sledges").start(2)
    while start.is_chance:
        start = start.roll(Dice(3))
    log = Log(settings("sledges", 2, start=start.json))
    for chair in range(2):
        log.sit(chair)
    assert log.table.position == start
    record = log.table.record(["Anna", "Ben"])
    assert record.start == start
    assert "\nstart {" in record.text
    assert Record.read(record.text, find_game).text == record.text
    assert decode(encode(log.table.opened)) == log.table.opened


def test_a_position_of_another_table_is_refused() -> None:
    start = find_game("sledges").start(3)
    chosen = settings("sledges", 2, start=start.json)
    with pytest.raises(BadPosition, match="other players"):
        commands.open_table(find_game("sledges"), chosen, ANNA, seed_of)


def test_whoever_is_restless_does_not_keep_others_from_sitting_down() -> None:
    log = restless(ANNA)
    assert log.table.n <= 1 + 2 * commands.MOST_SITTINGS
    log.add(sit(log, BEN, 0))
    assert log.table.chairs_of(BEN) == (0,)


def test_a_table_opens_with_a_commitment_for_each_game() -> None:
    found = open_table(games=3)
    assert found.commitments == tuple(commitment(seed_of(number)) for number in range(3))
    assert found.by == ANNA


@pytest.mark.parametrize("pace", [Live(10), Live(3 * 60 * 60, 600), Days(1), Days(30)])
def test_the_longest_and_the_shortest_times_can_be_chosen(pace: Live | Days) -> None:
    assert open_table(pace=pace).settings.pace == pace


def test_what_cannot_be_played_is_refused_when_the_table_is_opened() -> None:
    wanted = settings("wurfel-express", 2)
    for broken, problem in (
        ({"players": 7}, "2 to 6 players"),
        ({"options": {"longer": "always"}}, "no option"),
        ({"board": "moon"}, "no board"),
        ({"version": 99}, "version"),
    ):
        with pytest.raises(JactaError, match=problem):
            commands.open_table(find_game(wanted.game), changed(wanted, broken), ANNA, seed_of)


def changed(chosen: Settings, changes: dict[str, Any]) -> Settings:
    fields = {name: getattr(chosen, name) for name in chosen.__struct_fields__}
    return Settings(**(fields | changes))


# -- chairs


def test_a_chair_is_taken_with_a_salt_and_left_without_penalty() -> None:
    log = opened()
    assert sit(log, BEN, 1) == [Sat(1, BEN, BEN, SALT)]
    assert commands.stand(with_sat(log, 1, BEN).table, BEN, 1) == [Stood(1)]


def test_who_opened_the_table_seats_bots_and_sends_them_away() -> None:
    log = opened()
    assert seat_bot(log, ANNA, 2) == [Sat(2, "bot:random", ANNA, SALT, "random")]
    log.seat_bot(2)
    assert commands.stand(log.table, ANNA, 2) == [Stood(2)]


def test_two_chairs_may_have_the_same_bot() -> None:
    log = opened()
    log.seat_bot(1)
    log.seat_bot(2)
    assert [chair.sat.who for chair in log.table.chairs if chair] == ["bot:random"] * 2


def test_a_chair_is_kept_for_whoever_had_it() -> None:
    log = Log(settings("thirteen", 2), [BEN, None])
    assert sit(log, ANNA, 1)
    assert sit(log, BEN, 0)
    assert sit(log, "companion", 0, by=BEN)


# -- acting


def test_the_dice_that_follow_an_action_are_stored_with_it() -> None:
    assert [type(entry) for entry in act(express(), ANNA, 0, "keep -")] == [Acted, Drew]


def test_several_small_actions_are_confirmed_together() -> None:
    log = seated("wurfel-express", 4)
    strip = next(
        action.notation
        for action in commands.build(log.table, ANNA, 0, ["stop"]).position.legal(0)
        if action.kind.name == "take"
    )
    acted, *_ = act(log, ANNA, 0, "stop", strip)
    assert acted == Acted(0, ("stop", strip))


def test_or_none_of_them_is() -> None:
    log = seated("wurfel-express", 4)
    with pytest.raises(Illegal) as refused:
        act(log, ANNA, 0, "stop", "take R6")
    assert refused.value.refusal.clause.startswith("WE-")


def test_who_is_not_to_act_is_told_so_by_the_rules() -> None:
    with pytest.raises(Illegal, match="cannot swap a card now"):
        act(playing(), BEN, 1, "stay")


def test_what_is_no_action_is_no_notation() -> None:
    log = playing()
    with pytest.raises(BadNotation):
        act(log, ANNA, 0, "dance")
    with pytest.raises(BadNotation):
        commands.build(log.table, ANNA, 0, ["dance"])


def test_a_bot_acts_with_a_thought_that_is_stored() -> None:
    acted, *_ = commands.act(away().table, seed_of, "", 0, ["stay"], THOUGHT)
    assert acted == Acted(0, ("stay",), THOUGHT)


def test_a_draft_stands_where_its_actions_lead() -> None:
    draft = commands.build(express().table, ANNA, 0, ["stop"])
    assert [action.notation for action in draft.actions] == ["stop"]
    assert draft.is_open


# -- closing


def test_a_table_is_closed_by_its_opener_while_it_waits() -> None:
    assert commands.abort(opened().table, seed_of, ANNA) == [Aborted("players")]


@pytest.mark.parametrize("by", [ANNA, BEN, CLEO])
def test_or_by_anyone_who_sits_there_until_the_first_move(by: str) -> None:
    log = playing()
    assert commands.abort(log.table, seed_of, by) == [Aborted("players", (SEED.hex(),))]


def test_the_keeper_may_close_it_at_any_time() -> None:
    log = moved()
    log.add(commands.close(log.table, seed_of))
    assert log.table.aborted == Aborted("keeper", (SEED.hex(),))
    assert (log.table.state, log.table.is_over, log.table.acting) == ("aborted", True, ())
    assert commands.close(between().table, seed_of) == [Aborted("keeper")]


def test_the_first_game_begins_with_the_last_chair() -> None:
    log = opened()
    log.sit(0)
    log.sit(2)
    kinds = [type(entry) for entry in log.sit(1)]
    assert kinds == [Sat, Began, *[Drew] * 6]
