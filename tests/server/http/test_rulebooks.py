"""The rules of the games can be read, clause by clause, in three languages where they are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jacta
from jacta.engine.words.rulebook import Rulebook, clauses, plain, read_rules
from tests.server.running import Running

GAMES = jacta.names()
CITED = re.compile(r"[A-Z]{2}-[RXA]\d+|`[^`]+`|\d+")


def rules_file(game: str, language: str = "en") -> Path:
    file = jacta.game(game).rulebook(language)
    assert file is not None, f"{game} has no rules in {language!r}"
    return file


def shape(book: Rulebook) -> list[list[list[tuple[str, str]]]]:
    """The structure of a book, without its words."""
    return [
        [[(clause.id, clause.kind) for clause in group.clauses] for group in section.groups]
        for section in book.sections
    ]


def numbers(text: str) -> list[str]:
    """What a text cites and counts."""
    return sorted(CITED.findall(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_file_is_in_its_book(game: str) -> None:
    book = read_rules(rules_file(game))
    found = {c.id: c.text for s in book.sections for g in s.groups for c in g.clauses if c.id}
    assert found == clauses(rules_file(game))
    assert all(id.startswith(f"{book.prefix}-") for id in found)
    assert book.intro
    assert [section.title for section in book.sections][:3] == ["Clauses", "Examples", "Rulings"]


def counted(text: str) -> list[str]:
    """The same for what names the car, which is no number, and only in some languages."""
    return numbers(text.replace("2CV", ""))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_book_begins_with_the_game_in_brief(game: str, language: str) -> None:
    """Half a page: aim, a turn, what counts, the end; no clauses, and the same in each language."""
    english, brief = (read_rules(rules_file(game, one)).brief for one in ("en", language))
    assert brief.title
    assert len(brief.points) == 4
    assert sum(len(point.text) for point in brief.points) < 1200
    for point, other in zip(brief.points, english.points, strict=True):
        assert counted(point.text) == counted(other.text)
        assert "-" not in "".join(counted(point.text))


def test_a_terminal_shows_no_marks_and_no_labels() -> None:
    assert plain("*option* `tens`: **39** [found]") == "option tens: 39"
    assert plain("[inferred] one more [ours: black].") == "one more (black)."


def test_kinds_are_told_by_the_ids() -> None:
    book = read_rules(rules_file("wurfel-express"))
    kinds = {c.id: c.kind for s in book.sections for g in s.groups for c in g.clauses}
    assert kinds["WE-R1"] == "rule"
    assert kinds["WE-X1"] == "example"
    assert kinds["WE-A1"] == "option"
    assert kinds["WE-A2"] == "answer"
    assert kinds[""] == "note"
    assert [g.title for g in book.sections[0].groups][:2] == ["Setup", "Discard, before throwing"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_translation_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    english = read_rules(rules_file(game))
    other = read_rules(rules_file(game, language))
    assert shape(other) == shape(english)
    assert (other.title, other.prefix) == (english.title, english.prefix)
    titles = [(g.title == "", s.title == "") for s in english.sections for g in s.groups]
    assert [(g.title == "", s.title == "") for s in other.sections for g in s.groups] == titles


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_translation_counts_and_cites_the_same(game: str, language: str) -> None:
    english = clauses(rules_file(game))
    other = clauses(rules_file(game, language))
    for id, text in english.items():
        assert numbers(other[id]) == numbers(text), id
        assert other[id] != text, f"{id} is not translated"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_labels_are_those_that_page_and_terminal_put_into_words(game: str, language: str) -> None:
    def labels(file: Path) -> list[str]:
        return sorted(re.findall(r"\[(\w+)", file.read_text("utf-8")))

    found = labels(rules_file(game, language))
    assert found == labels(rules_file(game))
    assert set(found) <= {"text", "found", "inferred", "ours"}


def test_the_house_tells_the_rules(house: Running) -> None:
    told = house.guest().get("/api/games/wurfel-express/rules").json()
    assert (told["title"], told["language"]) == ("Würfel Express", "en")
    found = {
        c["id"]: c["text"] for s in told["sections"] for g in s["groups"] for c in g["clauses"]
    }
    assert told["brief"]["title"] == "In brief"
    assert [point["title"] for point in told["brief"]["points"]][:2] == ["Aim", "A turn"]
    known = clauses(rules_file("wurfel-express"))
    assert {id: text for id, text in found.items() if id} == known


@pytest.mark.parametrize(("language", "word"), [("fr", "bande"), ("de", "Streifen")])
def test_the_rules_are_told_in_a_language(house: Running, language: str, word: str) -> None:
    visitor = house.guest()
    told = visitor.get(f"/api/games/wurfel-express/rules?lang={language}").json()
    assert told["language"] == language
    assert any(
        word in c["text"] for s in told["sections"] for g in s["groups"] for c in g["clauses"]
    )
    other = visitor.get(f"/api/games/sledges/rules?lang={language}").json()
    assert (other["title"], other["language"]) == ("Sledges", "en")


def test_rules_of_any_game_of_the_house(house: Running) -> None:
    told = house.guest().get("/api/games/sledges/rules").json()
    (section,) = told["sections"]
    assert section["groups"][0]["clauses"][0]["id"] == "SL-R1"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["chess", "pearls", "README", "wurfel-express.fr", "..%2FREADME"])
def test_what_has_no_rules_is_not_found(house: Running, game: str, language: str) -> None:
    answer = house.guest().get(f"/api/games/{game}/rules?lang={language}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.json()["message"]


def test_a_query_that_nobody_knows_is_refused(house: Running) -> None:
    answer = house.guest().get("/api/games/wurfel-express/rules?language=fr")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
