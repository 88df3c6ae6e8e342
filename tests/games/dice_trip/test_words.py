"""Every word of the game is there, in three languages that say the same."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from jacta.engine.domains import Domain
from jacta.engine.events import EVERYONE
from jacta.engine.language import LANGUAGES
from jacta.engine.values import Action, Event, Refusal
from jacta.engine.vocabulary import Kind
from jacta.games.dice_trip import GAME
from jacta.games.dice_trip.maps import our_maps
from jacta.games.dice_trip.vocabulary import COLOURS, OPTIONS, Phase
from tests.games.dice_trip.positions import fresh, play

NAMES = ("Anna", "Ben", "Cécilia", "Le Maître")
FOLDER = GAME.folder / "locale"
NARROW = "\u202f"
SHARED = {
    "France",
    "in",
    "point.",
    "points.",
    "point",
    "points",
    ", route",
    ", zones",
    "W",
    "NE",
    "SE",
}  # words of two languages
ENTRIES = frozenset({"write", "strike"})
DECISIONS = frozenset({"keep", "reroll"})

# The kinds of action that each reason can be given to: refusals.py, from top to bottom.
REFUSED = {
    "game-over": ENTRIES | DECISIONS,
    "dice-in-the-air": ENTRIES | DECISIONS,
    "not-the-thrower": DECISIONS,
    "thrower-decides": ENTRIES,
    "reroll-spent": DECISIONS,
    "reroll-too-late": DECISIONS,
    "entered-already": ENTRIES,
    "town-struck": ENTRIES,
    "town-taken": ENTRIES,
    "dice-used": {"write"},
    "double-spent": {"write"},
    "double-equal-digits": {"write"},
    "number-twice": {"write"},
    "number-used": {"write"},
}

LINES = {"bonus": 3, "struck": -1, "route": 7, "series": 2, "zones": 9, "tens": 0}

# What text.py gives to the messages that no vocabulary names.
TEXTS: Mapping[str, Sequence[Mapping[str, int | str]]] = {
    **{
        f"text-{phase}": [{"turn": 3, "seat": "Anna", "seats": "Ben"}]
        for phase in (one.label for one in Phase)
    },
    "text-dice": [{"dice": "–"}],
    "text-die": [{"colour": "–", "pips": 3}],
    "text-die-in-the-air": [{"colour": "–", "pips": 0}],
    "text-score": [{"seat": "Anna", "points": points} for points in (-1, 0, 1, 30)],
    "text-lines": [LINES],
    "text-lines-tens": [LINES],
    "text-powers": [{"reroll": r, "double": d} for r in ("yes", "no") for d in ("yes", "no")],
    "text-struck": [dict[str, str]()],
    "text-now": [{"entries": "–"}],
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_the_others = pytest.mark.parametrize("language", ["fr", "de"])


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
def messages(language: str, folder: Path = FOLDER) -> dict[str, Contents]:
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
    wanted = {0, 1, 2, domain.size // 2, domain.size - 1}
    return sorted(value for value in wanted if value < domain.size)


def combinations(kind: Kind) -> Iterator[tuple[int, ...]]:
    return islice(product(*(some(domain) for domain in kind.fields.values())), 200)


def kind_named(name: str) -> Kind:
    return next(kind for kind in GAME.actions if kind.name == name)


@cache
def labels(language: str, board: str = "france") -> list[str]:
    """All actions, as they stand on buttons."""
    return [Action(n, GAME, board).say(language, NAMES) for n in range(GAME.actions.size)]


@cache
def told(language: str) -> list[str]:
    """Events and refusals."""
    events = [
        Event(kind, values, EVERYONE, GAME) for kind in GAME.events for values in combinations(kind)
    ]
    refusals = [
        Refusal(reason.code, reason.clause, Action(GAME.actions.encode(kind, values), GAME))
        for reason in GAME.reasons
        for kind in map(kind_named, sorted(REFUSED[reason.code]))
        for values in combinations(kind)
    ]
    spoken: list[Event | Refusal] = [*events, *refusals]
    return [value.say(language, NAMES) for value in spoken]


def other_words(language: str) -> list[str]:
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


def sentences(language: str) -> list[str]:
    return [*labels(language), *told(language), *other_words(language)]


def tell(language: str, name: str, board: str = "france", **fields: Any) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(kind, kind.read(fields), EVERYONE, GAME, board).say(language, NAMES)


@in_every_language
def test_every_action_event_and_refusal_is_said_and_filled_in(language: str) -> None:
    for sentence in sentences(language):
        assert sentence.strip() == sentence != ""
        assert not set("{}$") & set(sentence), sentence
        assert "  " not in sentence, sentence


def test_the_table_of_refusals_has_every_reason() -> None:
    assert list(REFUSED) == [reason.code for reason in GAME.reasons]


@in_every_language
def test_a_refusal_names_only_what_all_its_actions_have(language: str) -> None:
    for code, kinds in REFUSED.items():
        shared = set.intersection(*(set(kind_named(name).fields) for name in kinds))
        assert messages(language)[f"refusal-{code}"].variables <= shared, code


@in_every_language
@pytest.mark.parametrize("board", ["france", "sud-bourgogne"])
def test_all_action_sentences_are_distinct(language: str, board: str) -> None:
    said = labels(language, board)
    assert len(set(said)) == len(said) == 1 + 15 + 300 + 25


@in_every_language
def test_the_catalog_holds_nothing_that_is_never_said(language: str) -> None:
    said = {
        *(f"action-{kind.name}" for kind in GAME.actions),
        *(f"event-{kind.name}" for kind in GAME.events),
        *(f"refusal-{reason.code}" for reason in GAME.reasons),
        *(f"option-{option.name}" for option in OPTIONS),
        *(f"option-{option.name}-{choice}" for option in OPTIONS for choice in option.choices),
        *(f"board-{board}" for board in GAME.boards),
        *(f"zone-{zone}" for zone in our_maps()["france"].zones),
        *TEXTS,
        *("colour", "letter", "dice"),
        *("about", "daily", "bot-planner"),
    }
    assert set(messages(language)) == said


@in_the_others
def test_the_files_have_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(english) == list(other)
    for name in english:
        assert english[name].variables == other[name].variables, name


@in_the_others
def test_no_english_is_left(language: str) -> None:
    english, other = messages("en"), messages(language)
    for name in set(english) - {"letter"}:
        same = set(english[name].pieces) & set(other[name].pieces) - SHARED
        assert not [piece for piece in same if re.search(r"\w", piece)], name


@pytest.mark.parametrize(("language", "letters"), [("en", "RGBY"), ("fr", "RVBJ"), ("de", "RGBL")])
def test_letters_follow_the_language(language: str, letters: str) -> None:
    voice = GAME.voice(language)
    assert "".join(voice.words("letter", value=code) for code in COLOURS) == letters


@in_every_language
def test_events_and_refusals_are_sentences_and_actions_are_labels(language: str) -> None:
    for sentence in told(language):
        assert sentence[0].isupper(), sentence
        assert sentence[-1] in ".!", sentence
    for label in labels(language):
        assert label[0].isupper(), label
        assert label[-1] not in ".!;,", label


@in_every_language
def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    for name, contents in messages(language).items():
        assert not set("'\"") & set("".join(contents.pieces)), name


def test_french_has_a_narrow_space_before_high_punctuation() -> None:
    wrong = re.compile(rf"(?<!{NARROW})[:;!?»]|«(?!{NARROW})")
    for sentence in sentences("fr"):
        assert not wrong.search(sentence), sentence


@pytest.mark.parametrize("board", ["france", "sud-bourgogne"])
def test_french_never_elides_or_contracts_a_town(board: str) -> None:
    wrong = re.compile(r"\b(de|du|à|au|que|le) (Le |La |A|E|I|O|U|É)")
    for sentence in labels("fr", board):
        assert not wrong.search(sentence), sentence


# -- a few sentences, as they are read


@pytest.mark.parametrize(
    ("language", "board", "sentence"),
    [
        ("en", "france", "Write red then blue in La Rochelle"),
        ("fr", "france", "Inscrire rouge puis bleu sur La Rochelle"),
        ("de", "france", "Rot vor Blau in La Rochelle eintragen"),
        ("en", "sud-bourgogne", "Write red then blue in Chalon-sur-Saône"),
    ],
)
def test_an_action_names_the_town_of_its_map(language: str, board: str, sentence: str) -> None:
    (action,) = (
        a for a in play(fresh(1, board), "throw 1 2 3 4").legal(0) if str(a) == "write RB F"
    )
    assert action.say(language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna writes 14 in Brest (red then yellow)."),
        ("fr", "Anna inscrit 14 sur Brest (rouge puis jaune)."),
        ("de", "Anna trägt 14 in Brest ein (Rot vor Gelb)."),
    ],
)
def test_an_entry_is_told(language: str, sentence: str) -> None:
    assert tell(language, "wrote", seat=0, number=14, town="A", dice="RY") == sentence


def test_events_and_refusals_of_a_table_name_the_towns_of_its_map() -> None:
    position = play(fresh(1, "sud-bourgogne"), "throw 1 2 3 4", "strike Autun")
    refusal = position.refusal(0, "strike A")
    assert refusal is not None
    assert refusal.say("en") == "Autun is struck and stays so to the end of the game."
    events: list[Event] = []
    play(position, "write RG Cluny", events=events)
    assert [event.say("en", NAMES) for event in events][:2] == [
        "Anna strikes Autun.",
        "Anna writes 12 in Cluny (red then green).",
    ][::1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Turn 1 of 13: still to enter: Ben.", "Dice: red 1, green 2", "A Brest")),
        (
            "fr",
            (f"Tour 1 sur 13{NARROW}: doivent encore inscrire{NARROW}: Ben.", "rouge 1, vert 2"),
        ),
        ("de", ("Runde 1 von 13: Es fehlen noch die Einträge von Ben.", "Rot 1, Grün 2")),
    ],
)
def test_the_table_is_read_out_in_its_language(language: str, lines: Sequence[str]) -> None:
    position = play(fresh(2), "throw 1 2 3 4", "write RG Brest", "strike Caen")
    text = position.view(0).text(language, NAMES)
    for line in lines:
        assert line in text
    assert GAME.action("strike B").say(language) in text
    assert GAME.action("strike B").say(language) not in position.view(1).text(language, NAMES)


def test_every_reroll_is_said() -> None:
    assert GAME.action("reroll RY").say("en") == "Reroll red, yellow"
    said = tell("de", "rerolled", seat=1, dice="GBY")
    assert said == "Ben setzt den Neuwurf ein: Grün, Blau, Gelb."


@pytest.mark.parametrize(("language", "west"), [("en", "W"), ("fr", "O"), ("de", "W")])
def test_the_text_names_the_zones_in_its_language(language: str, west: str) -> None:
    assert f"\n  {west}: " in fresh(1).view(0).text(language)
    assert "\n  Bresse: " in fresh(1, "sud-bourgogne").view(0).text(language)
