"""Every game has words for all that happens in it, well set, and none that are never said.

That nothing is left without words, and that no two actions have the same, is for the conformance
suite to say.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest

from jacta.bots import policies
from jacta.engine.conformance.walks import Corpus, play_walks
from jacta.engine.events import EVERYONE
from jacta.engine.game import Game
from jacta.engine.values import Action, Event, Refusal
from jacta.engine.vocabulary.domains import Domain
from jacta.engine.vocabulary.vocabulary import Kind
from jacta.engine.words.language import LANGUAGES, Voice
from tests.catalogs import messages
from tests.games.roster import every_game

NAMES = ("Anna", "Ben", "Cécilia", "Dieter", "Le Maître", "Zoé")
ROOT = Path(__file__).parents[2]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def named() -> set[str]:
    """What stands in quotes in house and page, which ask for a message by its name, and the names
    of members of enumerations, by which they ask for one of a phase."""
    page = ROOT / "web" / "src"
    files = (*(ROOT / "src").rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte"))
    text = "".join(file.read_text("utf-8") for file in files)
    members = (name.lower().replace("_", "-") for name in re.findall(r"\b[A-Z][A-Z0-9_]*\b", text))
    return {*re.findall(r'"([a-z0-9-]+)"', text), *members}


@cache
def walks(game: Game) -> Corpus:
    return play_walks(game, 1, 1)


def some(domain: Domain) -> list[int]:
    """A few values of a domain, among them the ends and those with a plural form of their own."""
    wanted = {0, 1, 2, domain.size // 2, domain.size - 1}
    return sorted(value for value in wanted if value < domain.size)


def combinations(kind: Kind) -> Iterator[tuple[int, ...]]:
    return islice(product(*(some(domain) for domain in kind.fields.values())), 200)


@cache
def labels(game: Game, language: str) -> list[str]:
    """All actions, as they stand on buttons."""
    return [Action(number, game).say(language, NAMES) for number in range(game.actions.size)]


@cache
def refusals(game: Game) -> list[Refusal]:
    """One for each reason and kind of action that was met."""
    found = (
        refusal
        for position in islice(walks(game).positions, None, None, 2)
        for seat in range(position.players)
        for number in range(0, game.actions.size, 1 + game.actions.size // 50)
        if (refusal := position.refusal(seat, number)) is not None
    )
    return list({(one.code, one.action.kind.name): one for one in found}.values())


@cache
def told(game: Game, language: str) -> list[str]:
    """What happens, and why something may not."""
    events = (
        Event(kind, values, EVERYONE, game) for kind in game.events for values in combinations(kind)
    )
    spoken: list[Event | Refusal] = [*events, *refusals(game)]
    return [one.say(language, NAMES) for one in spoken]


@every_game
@in_every_language
def test_sentences_are_filled_in(game: Game, language: str) -> None:
    for sentence in (*labels(game, language), *told(game, language)):
        assert sentence.strip() == sentence != ""
        assert not set("{}$") & set(sentence), sentence
        assert "  " not in sentence, sentence


@every_game
@in_every_language
def test_events_and_refusals_are_sentences_and_actions_are_labels(
    game: Game, language: str
) -> None:
    for sentence in told(game, language):
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence[-1] in ".!", sentence
    for label in labels(game, language):
        assert label[0].isupper() or label[0].isdigit(), label
        assert label[-1] not in ".!;,", label


@every_game
def test_french_elides_and_contracts_before_a_name(game: Game) -> None:
    wrong = re.compile(r"\b(de|que) Anna\b|\b(de|que|à) Le Maître\b")
    for sentence in (*labels(game, "fr"), *told(game, "fr")):
        assert not wrong.search(sentence), sentence


@cache
def asked(game: Game) -> set[str]:
    """The messages that a game is told with: they are the same in every language."""
    found = {f"bot-{name}" for name in policies(game)}
    found |= {f"board-{name}" for name in game.boards_of()}
    found |= {f"refusal-{reason.code}" for reason in game.reasons}
    for option in game.options:
        found |= {f"option-{option.name}", *(f"option-{option.name}-{c}" for c in option.choices)}
    words = Voice.words

    def note(voice: Voice, message: str, **values: int | str) -> str:
        found.add(message)
        return words(voice, message, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "words", note)
        labels.__wrapped__(game, "en")
        told.__wrapped__(game, "en")
        for position in walks(game).positions:
            views = (position.view(), position.view(position.players - 1), position.open_view())
            for view in views:
                view.text("en", NAMES)
    return found


@every_game
@in_every_language
def test_the_catalog_holds_nothing_that_is_never_said(game: Game, language: str) -> None:
    kept = messages(game.folder / "locale", language)
    said = asked(game) & kept.keys()
    said |= {other for name in said for other in kept[name].others}
    rest = {name: re.sub("^(text|hint|odds)-", "", name) for name in kept.keys() - said}
    assert [name for name, part in rest.items() if not {name, part} & named()] == []
