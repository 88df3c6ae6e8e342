"""News: numbered without gaps, complete however they are cut, and facts whenever they change."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from msgspec import UNSET

from jacta.house import commands
from jacta.house.commands import Act, AskPause, BeginNext, CloseTable, GiveUp, TimeIsUp
from jacta.house.table.entries import Aborted, Days, Entry, Left, Live, Rematched, Returned
from jacta.house.telling.news import DraftTold, Facts, Happening, News, What, Why
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell
from tests.house.games import NAMES, PEOPLE, START, Log, seated, seed_of, settings

KNOWN = dict(zip(PEOPLE, NAMES, strict=True))
AROUND = Surroundings(names=KNOWN, kept=KNOWN, present=frozenset(PEOPLE[:1]))


def news(log: Log, chair: int = -1, after: int = 0, **others: Any) -> News:
    return tell("t", log.table, AROUND, chair, after, **others)


def what(told: News) -> list[str]:
    return [step.what for step in told.steps]


def facts(told: News) -> Facts:
    assert not isinstance(told.facts, msgspec.UnsetType)
    return told.facts


class Reader:
    """Somebody who is told news now and then, and remembers all of it."""

    def __init__(self, chair: int) -> None:
        self.chair, self.n = chair, 0
        self.steps: list[Happening] = []
        self.last: News | None = None
        self.facts: Facts | None = None

    def read(self, log: Log) -> None:
        told = news(log, self.chair, self.n)
        self.steps += told.steps
        self.n, self.last = told.now.n, told
        if not isinstance(told.facts, msgspec.UnsetType):
            self.facts = told.facts


# -- step by step


@pytest.mark.parametrize("game", ["sledges", "pearls", "thirteen"])
def test_in_a_language_each_step_tells_what_was_on_the_table_where_more_follows(game: str) -> None:
    log, rng, views = seated(game, 3), random.Random(4), dict[int, Any]()
    began = log.table.n
    for _ in range(8):
        log.act_at_random(rng)
        for n, position in log.table.recent:
            views[n] = json.loads(msgspec.json.encode(position.view(log.table.seat_of(1)).json))
    told = json.loads(encode(news(log, 1, began, language="en")))
    steps = [step for step in told["steps"] if step.get("events")]
    shown = {step["n"]: step["view"] for step in steps[:-1] if "view" in step}
    assert len(shown) >= 7
    assert shown == {n: views[n] for n in shown}
    assert "view" not in steps[-1], "that is how things stand now"
    assert all("view" not in step for step in json.loads(encode(news(log, 1, began)))["steps"])
    anew = json.loads(encode(news(log, 1, language="en")))
    assert all("view" not in step for step in anew["steps"]), "nobody is shown the past again"


# -- numbers


@pytest.mark.parametrize("game", ["sledges", "pearls", "thirteen"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_told_news_bit_by_bit_knows_what_is_told_at_once(game: str, seed: int) -> None:
    rng = random.Random(seed)
    log = Log(settings(game, 3, games=2, pace=Live(60), absent=rng.choice(["bot", "lost"])))
    readers = [Reader(chair) for chair in range(-1, 3)]
    for chair in range(3):
        log.sit(chair)
        rng.choice(readers).read(log)
    for _ in range(120):
        log.do_anything(rng)
        rng.choice(readers).read(log)
    for reader in readers:
        reader.read(log)
        whole = news(log, reader.chair)
        assert encode_all(reader.steps) == encode_all(whole.steps)
        assert reader.facts == whole.facts
        assert reader.last is not None
        assert reader.last.now == whole.now
        assert [step.n for step in reader.steps] == list(range(1, log.table.n + 1))


def encode_all(steps: list[Happening]) -> list[bytes]:
    return [encode(step) for step in steps]


def test_news_say_after_which_number_and_up_to_which_they_are() -> None:
    log = seated("sledges", 2)
    told = news(log, after=3)
    assert (told.after, told.now.n, told.steps[0].n) == (3, log.table.n, 4)
    assert news(log, after=log.table.n).steps == []


# -- facts


def test_facts_come_when_they_changed_and_not_with_every_move() -> None:
    log = seated("thirteen", 3, games=2)
    changes: dict[str, Callable[[], object]] = {
        "left": lambda: log.add([Left(1, "absent", lost=False)]),
        "returned": lambda: log.add([Returned(1)]),
        "acted": lambda: log.do(Act, PEOPLE[0], seat=0, actions=["stay"]),
        "pause-asked": lambda: log.do(AskPause, PEOPLE[0]),
    }
    come = {}
    for name, change in changes.items():
        before, known = log.table.n, news(log).facts
        change()
        told = news(log, after=before)
        come[name] = told.facts is not UNSET
        assert come[name] == (news(log).facts != known)
    assert come == {"left": True, "returned": True, "acted": False, "pause-asked": False}


def test_with_the_next_game_the_chairs_have_other_seats_and_that_is_told() -> None:
    log = seated("thirteen", 2, games=3)
    log.do(GiveUp, PEOPLE[0], chair=0)
    assert facts(news(log)).chairs[0].lost
    before = log.table.n
    log.do(BeginNext)
    chairs = facts(news(log, after=before)).chairs
    assert [(chair.seat, chair.lost) for chair in chairs] == [(1, False), (0, False)]


def test_facts_come_when_they_are_asked_for() -> None:
    log = seated("sledges", 2)
    assert news(log, after=log.table.n).facts is UNSET
    assert news(log, after=log.table.n, facts=True).facts == news(log).facts


def test_facts_tell_who_sits_where_and_who_is_there() -> None:
    log = Log(settings("thirteen", 3), [None, "ben", None])
    log.sit(0)
    log.seat_bot(2)
    told = facts(news(log))
    anna, free, bot = told.chairs
    assert (anna.who, anna.name, anna.present, anna.is_bot) == ("anna", "Anna", True, False)
    assert (free.who, free.kept_for, free.name) == (None, "ben", "Ben")
    assert (bot.bot, bot.is_bot, bot.present) == ("random", True, True)
    assert [salt is None for salt in told.salts] == [False, True, False]


def test_a_rematch_is_told() -> None:
    log = seated("thirteen", 2)
    log.do(GiveUp, PEOPLE[0], chair=0)
    before = log.table.n
    log.add([Rematched("elsewhere")])
    assert facts(news(log, after=before)).rematch == "elsewhere"


def test_the_seed_of_a_game_is_told_when_it_is_over_and_that_of_the_next_one_is_not() -> None:
    log = seated("thirteen", 2, games=3)
    seeds = [seed_of(number).hex().encode() for number in range(3)]
    assert not any(seed in encode(news(log, 0)) for seed in seeds)
    log.do(GiveUp, PEOPLE[0], chair=0)
    log.do(BeginNext)
    assert [seed in encode(news(log, 0)) for seed in seeds] == [True, False, False]


# -- what may be done


@pytest.mark.parametrize("chair", [-1, 0, 1, 2])
def test_legal_actions_go_to_the_seats_that_act_and_to_nobody_else(chair: int) -> None:
    log = seated("pearls", 3)
    log.act(1, "play 3")
    legal = news(log, chair).now.legal
    assert (legal is UNSET) == (chair in (-1, 1))
    if legal is not UNSET:
        assert [msgspec.json.decode(action) for action in legal] == [
            {"type": "play", "card": card} for card in range(1, 7)
        ]


def test_no_legal_actions_go_to_a_person_for_whom_a_bot_decides() -> None:
    log = seated("pearls", 3)
    log.add([Left(0, "absent", lost=False)])
    assert log.table.acting == (0, 1, 2)
    assert news(log, 0).now.legal is UNSET
    assert news(log, 1).now.legal is not UNSET
    log.add([Returned(0)])
    assert news(log, 0).now.legal is not UNSET


def test_no_legal_actions_are_told_in_a_pause_nor_when_the_game_is_over() -> None:
    log = seated("pearls", 2)
    for person in PEOPLE[:2]:
        log.do(AskPause, person)
    assert (news(log, 0).now.legal, news(log, 0).now.acting) == (UNSET, ())
    log.do(GiveUp, PEOPLE[0], chair=0)
    assert news(log, 1).now.legal is UNSET


def test_in_a_later_game_a_chair_sees_through_its_seat_of_then() -> None:
    log = seated("thirteen", 2, games=3)
    log.do(GiveUp, PEOPLE[1], chair=1)
    log.do(BeginNext)
    assert log.table.acting == (0,)
    assert (news(log, 0).now.legal, news(log, 1).now.legal is UNSET) == (UNSET, False)
    for chair in (0, 1):
        view = news(log, chair).now.view
        assert not isinstance(view, msgspec.UnsetType)
        assert msgspec.json.decode(view)["seat"] == log.table.seat_of(chair)


def test_what_a_chair_saw_in_an_earlier_game_it_saw_from_its_seat_there() -> None:
    log = seated("thirteen", 2, games=3)
    log.do(GiveUp, PEOPLE[1], chair=1)
    log.do(BeginNext)
    for chair in (0, 1):
        for step in news(log, chair).steps:
            for event in map(msgspec.json.decode, step.events):
                if event["type"] == "saw":
                    assert event["seat"] == log.table.seat_of(chair, step.round)
    saw = [step for step in news(log, 0).steps if any(b"saw" in bytes(e) for e in step.events)]
    assert [step.round for step in saw] == [0, 0, 1, 1]


def test_a_draft_is_told_to_its_own_chair_while_its_person_decides() -> None:
    log = seated("pearls", 2)
    draft = commands.build(log.table, PEOPLE[0], 0, ["play 4"])
    own = news(log, 0, draft=draft).now.draft
    assert isinstance(own, DraftTold)
    assert (own.seat, own.effect, own.legal) == (0, "ends", [])
    assert [msgspec.json.decode(action) for action in own.actions] == [{"type": "play", "card": 4}]
    assert news(log, -1, draft=draft).now.draft is UNSET
    assert news(log, 1, draft=draft).now.draft is None
    log.add([Left(0, "absent", lost=False)])
    assert news(log, 0, draft=draft).now.draft is None


def test_where_a_chair_is_told_its_draft_it_is_told_that_there_is_none() -> None:
    log = Log(settings("pearls", 2))
    for chair in range(2):
        log.sit(chair)
        assert news(log, 0, draft=None).now.draft is None
        assert b'"draft":null' in encode(news(log, 0, draft=None))
        assert news(log, 0).now.draft is UNSET
        assert news(log, -1, draft=None).now.draft is UNSET


# -- what happened


def test_what_happened_is_told_with_its_chair_and_its_seat() -> None:
    log = seated("thirteen", 3, pace=Live(60))
    log.act(0, "stay")
    log.do(TimeIsUp, chair=1, n=log.table.n)
    log.do(GiveUp, PEOPLE[2], chair=2)
    acted, left, lost = news(log).steps[-3:]
    assert (acted.what, acted.seat, acted.chair) == ("acted", 0, None)
    assert (left.what, left.chair, left.why, left.lost) == ("left", 1, "absent", False)
    assert (lost.what, lost.chair, lost.why, lost.lost) == ("left", 2, "gave-up", True)


def test_the_end_is_told_with_its_ranking() -> None:
    log = seated("thirteen", 2)
    log.do(GiveUp, PEOPLE[0], chair=0)
    ended = news(log).steps[-1].ended
    assert ended is not None
    assert (ended.ranking, ended.lost, ended.seed) == ((2, 1), (0,), seed_of(0).hex())
    assert facts(news(log)).games == [ended]
    assert facts(news(log)).match_ranking == (2, 1)


def test_before_the_game_there_is_no_view() -> None:
    log = Log(settings("thirteen", 2))
    log.sit(0)
    assert what(news(log)) == ["opened", "sat"]
    now = news(log, 0).now
    assert (now.view, now.legal, now.state) == (UNSET, UNSET, "open")


def test_every_entry_has_a_word_for_what_happened() -> None:
    assert set(get_args(What)) == {kind.__struct_config__.tag for kind in get_args(Entry)}
    reasons = {
        reason
        for kind in (Left, Aborted)
        for field in msgspec.structs.fields(kind)
        if field.name == "why"
        for reason in get_args(field.type)
    }
    assert set(get_args(Why)) == reasons


@pytest.mark.parametrize("game", ["sledges", "pearls", "thirteen"])
def test_the_seed_of_a_game_that_is_closed_is_told_with_the_closing(game: str) -> None:
    log = seated(game, 2, games=3)
    log.act_at_random(random.Random(1))
    assert seed_of(0).hex().encode() not in encode(news(log))
    log.do(CloseTable)
    closed = news(log).steps[-1]
    assert (closed.what, closed.why, closed.seeds) == ("aborted", "keeper", (seed_of(0).hex(),))
    assert seed_of(1).hex().encode() not in encode(news(log))


# -- clocks


def test_clocks_are_told_as_they_were_at_a_moment_and_deadlines_as_moments() -> None:
    log = seated("thirteen", 2, pace=Live(60, 5))
    log.wait(10)
    log.act(0, "stay")
    now = news(log).now
    assert now.at == START + 10_000_000
    assert (now.clocks, now.running) == ((55_000_000, 60_000_000), [1])
    assert now.deadlines == [None, START + 70_000_000]


def test_no_clock_is_told_to_be_below_nothing() -> None:
    log = seated("pearls", 2, pace=Days(1))
    log.wait(3 * 86_400)
    log.act(1, "play 3")
    assert news(log).now.clocks[0] == 0
