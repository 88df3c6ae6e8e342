"""The news in words: they tell no more than the news, in three languages, and with names."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec import UNSET

from jacta.engine.words.language import LANGUAGES
from jacta.house import commands
from jacta.house.table.table import Table
from jacta.house.telling.news import DraftTold, Facts, News
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell, tell_draft
from jacta.house.telling.wording import Wording, seat_names
from tests.house.games import NAMES, PEOPLE, Log, play_table, seated, settings
from tests.house.telling.twins import Twins, twins

AROUND = Surroundings(names=dict(zip(PEOPLE, NAMES, strict=True)))


def worded(table: Table, chair: int, language: str = "en", after: int = 0) -> News:
    return tell("t", table, AROUND, chair, after, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sledges", "pearls", "thirteen"])
def test_every_event_has_a_sentence_and_every_legal_action_a_label(
    game: str, language: str
) -> None:
    log = seated(game, 3)
    rng = random.Random(1)
    for _ in range(30):
        for chair in range(-1, 3):
            told = worded(log.table, chair, language)
            for step in told.steps:
                assert len(step.says) == len(step.events)
                assert all(step.says)
            assert (told.now.labels is UNSET) == (told.now.legal is UNSET)
            if not isinstance(told.now.labels, msgspec.UnsetType):
                assert not isinstance(told.now.legal, msgspec.UnsetType)
                assert len(told.now.labels) == len(told.now.legal)
            assert told.now.text
        if not log.table.is_playing:
            break
        log.act_at_random(rng)


def test_words_are_all_that_is_added() -> None:
    log = seated("thirteen", 3)
    log.act(0, "stay")
    for chair in range(-1, 3):
        plain = tell("t", log.table, AROUND, chair, 0)
        told = worded(log.table, chair)
        steps = [msgspec.structs.replace(step, says=[]) for step in told.steps]
        now = msgspec.structs.replace(told.now, labels=UNSET, text=UNSET)
        assert encode(msgspec.structs.replace(told, steps=steps, now=now)) == encode(plain)


def pairs(game: str, players: int, games: int) -> list[Twins]:
    log = play_table(game, players, 0, games)
    return [pair for chair in range(-1, players) for pair in twins(log, chair, random.Random(0))]


@pytest.mark.parametrize(("game", "players", "games"), [("thirteen", 2, 2), ("pearls", 3, 1)])
def test_what_somebody_may_not_know_changes_no_word(game: str, players: int, games: int) -> None:
    for pair in pairs(game, players, games):
        assert pair.table != pair.other
        for language in LANGUAGES:
            assert told(pair.table, pair.chair, language) == told(pair.other, pair.chair, language)


def told(table: Table, chair: int, language: str) -> list[bytes]:
    """All news, and those of the last steps, which come with what was on the table after each."""
    return [encode(worded(table, chair, language, after)) for after in (0, max(1, table.n - 4))]


def test_a_draft_is_worded_with_what_was_chosen_and_what_it_would_do() -> None:
    log = seated("pearls", 2)
    draft = commands.build(log.table, PEOPLE[0], 0, ["play 4"])
    told = tell_draft(draft, log.table, Wording(log.table, AROUND, "en"))
    assert (told.chosen, told.labels) == (["Play the 4"], [])
    assert told.text
    own = tell("t", log.table, AROUND, 0, 0, draft, language="en")
    assert isinstance(own.now.draft, DraftTold)
    assert own.now.draft == told


def test_seats_go_by_the_names_of_their_people_also_when_they_have_moved_on() -> None:
    log = seated("thirteen", 2, games=3)
    assert seat_names(log.table, AROUND, "en", 0) == ("Anna", "Ben")
    assert seat_names(log.table, AROUND, "en", 1) == ("Ben", "Anna")
    nobody = Surroundings()
    gone = ("Quelqu’un qui est parti", "Quelqu’un qui est parti (2)")
    assert sorted(seat_names(log.table, nobody, "fr")) == list(gone)


def test_those_who_have_the_same_name_are_told_apart() -> None:
    log = seated("thirteen", 3)
    around = Surroundings(names=dict(zip(PEOPLE, ("Ada", "ada", "Ben"), strict=False)))
    assert seat_names(log.table, around, "en") == ("Ada", "ada (2)", "Ben")
    facts = tell("t", log.table, around, 0, 0, language="en").facts
    assert isinstance(facts, Facts)
    assert [chair.name for chair in facts.chairs] == ["Ada", "ada (2)", "Ben"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_of_which_no_two_are_alike(language: str) -> None:
    log = Log(settings("thirteen", 3))
    log.sit(0)
    log.seat_bot(1)
    log.seat_bot(2)
    facts = worded(log.table, 0, language).facts
    assert isinstance(facts, Facts)
    names = [chair.name for chair in facts.chairs]
    assert names[0] == "Anna"
    assert len(set(names)) == 3
    assert names == list(seat_names(log.table, AROUND, language))
    assert [chair.bot for chair in facts.chairs] == [None, "random", "random"]
