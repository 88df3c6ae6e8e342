"""Every word of the game is there, in three languages that say the same."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import jacta.engine.language
from jacta.engine import enumerations
from jacta.engine.domains import Domain, Multiset
from jacta.engine.events import EVERYONE
from jacta.engine.language import LANGUAGES
from jacta.engine.values import Action, Event, Refusal
from jacta.engine.vocabulary import Kind
from jacta.games.wurfel_express import GAME
from jacta.games.wurfel_express.vocabulary import DICE, LETTERS, OPTIONS, STRIP, Phase

NAMES = ("Anna", "Ben", "Cécilia", "Dieter", "Le Maître", "Zoé")
OTHERS = ("fr", "de")
FOLDERS = (GAME.folder / "locale", Path(jacta.engine.language.__file__).parent / "locale")
NARROW = "\u202f"

ALL = frozenset(kind.name for kind in GAME.actions)
TAKING = frozenset({"take", "steal"})

# The kinds of action that each reason can be given to: refusals.py, from top to bottom.
REFUSED = {
    "game-over": ALL,
    "not-your-turn": ALL,
    "dice-in-the-air": ALL,
    "discard-too-late": {"discard"},
    "discard-too-many": {"discard"},
    "throw-first": ALL - {"discard"},
    "throwing-over": {"keep", "stop"},
    "keep-not-thrown": {"keep"},
    "keep-all-is-stop": {"keep"},
    "still-throwing": TAKING | {"done"},
    "too-few-dice": TAKING,
    "strip-too-long": TAKING,
    "colour-on-track": TAKING,
    "strip-removed": {"take"},
    "not-in-stock": {"take"},
    "exact-in-stock": {"take"},
    "no-such-opponent": {"steal"},
    "robbed-already": {"steal"},
    "not-the-rear-strip": {"steal"},
    "only-strip": {"steal"},
}

# What text.py gives to the messages that no vocabulary names.
TEXTS: Mapping[str, Sequence[Mapping[str, int | str]]] = {
    **{
        f"text-{phase}": [{"seat": "Anna", "throw": n} for n in (1, 2)]
        for phase in enumerations.labels(Phase)
    },
    "text-track": [{"seat": "Anna", "cell": cell, "strips": "R3 B4"} for cell in (0, 7)],
    "text-stock": [{"strips": "R2 R3 B6"}],
    "text-dice": [{"letters": "R R B", "dice": "–"}],
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_the_others = pytest.mark.parametrize("language", OTHERS)


class Contents(Visitor):
    """The variables of a message and its pieces of text."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.pieces: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value.strip())


@cache
def messages(language: str, folder: Path) -> dict[str, Contents]:
    """What each message of one file holds."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    found: dict[str, Contents] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Contents()
            found[entry.id.name].visit(entry)
    return found


def some(domain: Domain) -> list[int]:
    """A few values of a domain, among them the ends and those with a plural form of their own."""
    wanted: set[int] = {0, 1, 2, 3, domain.size // 2, domain.size - 1}
    if isinstance(domain, Multiset):
        wanted |= {domain.value("R"), domain.value("RGWBYK"), domain.value("RRGGGKK")}
    return sorted(value for value in wanted if value < domain.size)


def combinations(kind: Kind) -> Iterator[tuple[int, ...]]:
    return product(*(some(domain) for domain in kind.fields.values()))


def kind_named(name: str) -> Kind:
    return next(kind for kind in GAME.actions if kind.name == name)


def actions() -> list[Action]:
    return [Action(number, GAME) for number in range(GAME.actions.size)]


def events() -> list[Event]:
    return [
        Event(kind, values, EVERYONE, GAME) for kind in GAME.events for values in combinations(kind)
    ]


def refusals() -> list[Refusal]:
    return [
        Refusal(reason.code, reason.clause, Action(GAME.actions.encode(kind, values), GAME))
        for reason in GAME.reasons
        for kind in map(kind_named, sorted(REFUSED[reason.code]))
        for values in combinations(kind)
    ]


def other_words(language: str) -> list[str]:
    """The questions of the options, their answers, and the lines of the text form."""
    voice = GAME.voice(language, NAMES)
    options = [
        message
        for option in OPTIONS
        for message in (
            f"option-{option.name}",
            *(f"option-{option.name}-{choice}" for choice in option.choices),
        )
    ]
    return [
        *(voice.words(message) for message in options),
        *(voice.words(message, **values) for message, rows in TEXTS.items() for values in rows),
    ]


@cache
def labels(language: str) -> list[str]:
    """All actions, as they stand on buttons."""
    return [action.say(language, NAMES) for action in actions()]


@cache
def told(language: str) -> list[str]:
    """Events and refusals."""
    spoken: list[Event | Refusal] = [*events(), *refusals()]
    return [value.say(language, NAMES) for value in spoken]


def sentences(language: str) -> list[str]:
    """Whatever the game can say, or a good part of it."""
    return [*labels(language), *told(language), *other_words(language)]


def say(face: str, language: str) -> str:
    return GAME.action(face).say(language, NAMES)


def tell(language: str, name: str, **fields: Any) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(kind, kind.read(fields), EVERYONE, GAME).say(language, NAMES)


# -- every sentence can be said


@in_every_language
def test_every_action_event_and_refusal_is_said_and_filled_in(language: str) -> None:
    for sentence in sentences(language):
        assert sentence.strip() == sentence != ""
        assert not set("{}$") & set(sentence), sentence
        assert "  " not in sentence, sentence


@in_every_language
def test_a_seat_without_a_name_goes_by_its_number(language: str) -> None:
    assert "3" in GAME.action("steal 2 R5").say(language)


def test_the_table_of_refusals_has_every_reason() -> None:
    assert list(REFUSED) == [reason.code for reason in GAME.reasons]


@in_every_language
def test_a_refusal_names_only_what_all_its_actions_have(language: str) -> None:
    for code, kinds in REFUSED.items():
        shared = set.intersection(*(set(kind_named(name).fields) for name in kinds))
        assert messages(language, FOLDERS[0])[f"refusal-{code}"].variables <= shared, code


@in_every_language
def test_all_action_sentences_are_distinct(language: str) -> None:
    assert len(set(labels(language))) == len(labels(language)) == 1934


@in_every_language
def test_the_catalog_holds_nothing_that_is_never_said(language: str) -> None:
    said = {
        *(f"action-{kind.name}" for kind in GAME.actions),
        *(f"event-{kind.name}" for kind in GAME.events),
        *(f"refusal-{reason.code}" for reason in GAME.reasons),
        *(f"option-{option.name}" for option in OPTIONS),
        *(f"option-{option.name}-{choice}" for option in OPTIONS for choice in option.choices),
        *TEXTS,
        *("colour", "letter", "strip", "dice", "dice-none"),
        "about",
    }
    assert set(messages(language, FOLDERS[0])) == said


# -- the three languages agree


@in_the_others
@pytest.mark.parametrize("folder", FOLDERS, ids=["game", "engine"])
def test_the_files_have_the_same_messages_with_the_same_variables(
    language: str, folder: Path
) -> None:
    english, other = messages("en", folder), messages(language, folder)
    assert list(english) == list(other)
    for name in english:
        assert english[name].variables == other[name].variables, name


@in_the_others
def test_no_english_is_left(language: str) -> None:
    english, other = messages("en", FOLDERS[0]), messages(language, FOLDERS[0])
    for name in set(english) - {"letter"}:
        same = set(english[name].pieces) & set(other[name].pieces)
        assert not [piece for piece in same if re.search(r"\w", piece)], name


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "RGWBYK"), ("fr", "RVBUJN"), ("de", "RGWBLS")]
)
def test_letters_follow_the_language(language: str, letters: str) -> None:
    voice = GAME.voice(language)
    assert "".join(voice.words("letter", value=code) for code in LETTERS) == letters


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Zoé: at the start", "Stock: R2 R3 R4 R5 R6 G2", "Y6 K2 K3 K4 K5 K6")),
        ("fr", (f"Zoé{NARROW}: au départ", f"Réserve{NARROW}: R2 R3 R4 R5 R6 V2", "J6 N2 N3")),
        ("de", ("Zoé: am Start", "Vorrat: R2 R3 R4 R5 R6 G2", "L6 S2 S3")),
    ],
)
def test_the_table_is_read_out_in_its_language(language: str, lines: Sequence[str]) -> None:
    text = GAME.start(6).view().text(language, NAMES)
    for line in lines:
        assert line in text


# -- the words are well set


@in_every_language
def test_events_and_refusals_are_sentences_and_actions_are_labels(language: str) -> None:
    for sentence in told(language):
        assert sentence[0].isupper(), sentence
        assert sentence[-1] in ".!", sentence
    for label in labels(language):
        assert label[0].isupper() or label[0].isdigit(), label
        assert label[-1] not in ".!;,", label


@in_every_language
def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    for folder in FOLDERS:
        for name, contents in messages(language, folder).items():
            assert not set("'\"") & set("".join(contents.pieces)), name


def test_french_has_a_narrow_space_before_high_punctuation() -> None:
    wrong = re.compile(rf"(?<!{NARROW})[:;!?»]|«(?!{NARROW})")
    for sentence in sentences("fr"):
        assert not wrong.search(sentence), sentence


def test_french_never_elides_or_contracts_a_name() -> None:
    wrong = re.compile(rf"\b(de|du|à|au|que|le) ({'|'.join(NAMES)})\b")
    for sentence in sentences("fr"):
        assert not wrong.search(sentence), sentence


# -- a few sentences, as they are read


@pytest.mark.parametrize(
    ("language", "throw_all", "keep"),
    [
        ("en", "Throw all dice again", "Keep 2 red, 1 green; throw the rest again"),
        ("fr", "Relancer tous les dés", f"Garder 2 rouges, 1 vert{NARROW}; relancer le reste"),
        ("de", "Alle Würfel neu werfen", "2× Rot, 1× Grün behalten und den Rest neu werfen"),
    ],
)
def test_keeping_nothing_is_throwing_all_again(language: str, throw_all: str, keep: str) -> None:
    assert say("keep -", language) == throw_all
    assert say("keep RRG", language) == keep
    nothing = GAME.voice(language).words("dice-none")
    assert nothing not in tell(language, "kept", seat=0, dice="-")


@in_every_language
def test_a_discard_says_how_many_dice_are_thrown(language: str) -> None:
    for strips in range(6):
        assert f"{7 - strips} " in say(f"discard {strips}", language)


@in_every_language
def test_no_two_strips_or_throws_sound_alike(language: str) -> None:
    voice = GAME.voice(language)
    for domain in (DICE, STRIP):
        said = {domain.say(value, voice) for value in range(domain.size)}
        assert len(said) == domain.size


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna steals green 3 from Le Maître and advances to cell 12."),
        ("fr", "Anna vole la bande verte 3 chez Le Maître et avance jusqu’à la case 12."),
        ("de", "Anna klaut Grün 3 von Le Maître und rückt auf Feld 12 vor."),
    ],
)
def test_a_theft_is_told(language: str, sentence: str) -> None:
    assert tell(language, "stole", seat=0, victim=4, strip="G3", cell=12) == sentence


@pytest.mark.parametrize(
    ("language", "words"), [("en", "last place"), ("fr", "lanterne rouge"), ("de", "rote Laterne")]
)
def test_last_place_has_its_name(language: str, words: str) -> None:
    assert words in tell(language, "spared", seat=1)
    assert words in tell(language, "held", seat=1, cell=9)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 cell,", "2 cells,"),
        ("fr", "d’une case,", "2 cases,"),
        ("de", "1 Feld ", "2 Felder "),
    ],
)
def test_cells_are_counted_in_the_right_number(language: str, one: str, more: str) -> None:
    for name in ("fell-back", "slid-back"):
        assert one in tell(language, name, seat=0, cells=1, cell=5)
        assert more in tell(language, name, seat=0, cells=2, cell=5)
