"""Words: what happens is said, and the table can be read out."""

import pytest

from jacta import Event
from tests.games.read_out import tables
from tests.games.verbindung_gesucht.positions import BOTH, GAME, RED_ONLY, play, table, told

NAMES = ["Anna", "Ben"]


def said(
    language: str, *steps: str, announce: str = "auto", rows: tuple[str, ...] = BOTH
) -> list[str]:
    events: list[Event] = []
    play(table(*rows, announce=announce), *steps, events=events)
    return [event.say(language, NAMES) for event in events]


def test_a_turn_is_told_in_sentences() -> None:
    assert said("en", "throw WrR", "place W e3") == [
        "Anna throws 1 red cross, 1 red bridge, 1 white cross.",
        "Anna places on e3: white cross.",
        "Anna has linked both networks at once: Ben wins the game!",
    ]
    assert said("de", "throw WrR", "place R e3")[1:] == [
        "Anna legt auf e3: rote Kreuzung.",
        "Anna verbindet die vier Basen und gewinnt das Spiel!",
    ]
    assert (
        said("fr", "throw WrR", "place rns e3")[1]
        == "Anna pose en e3 : pont rouge, de haut en bas."
    )


def test_an_announcement_is_told() -> None:
    sentences = said("en", "throw rrR", "announce R c3", announce="strict", rows=RED_ONLY)
    assert sentences[1:] == [
        "Anna announces: this die links the four bases.",
        "Anna places on c3: red cross.",
        "Anna announced the link, but the bases are not linked: Ben wins the game!",
    ]


@pytest.mark.clause("VG-R21")
def test_an_unblocking_is_told_with_its_reason() -> None:
    position = play(table("", "", "", "B .", "W bew", turn=2, last="a4"), "throw rR")
    events: list[Event] = []
    play(position, "place rns a6", events=events)
    assert [event.say("en", NAMES) for event in events][1] == (
        "Anna is cut off from the left base: the die on a6 turns into a white cross."
    )


def test_what_is_told_is_what_a_page_needs() -> None:
    assert told(table(*BOTH), "throw WrR", "place W e3") == [
        {"type": "threw", "seat": 0, "dice": "RrW"},
        {"type": "placed", "seat": 0, "die": "W", "cell": "e3"},
        {"type": "won", "seat": 1, "loser": 0, "how": "both-linked"},
    ]


def test_the_table_is_read_out() -> None:
    text = play(table(*RED_ONLY), "throw WrR").view(0).text("en", NAMES)
    assert text.split("\n")[:4] == [
        "Anna must place a white cross.",
        "  Dice: 1 red cross, 1 red bridge, 1 white cross",
        "  Dice in stock: 20",
        "  Laid last: e5: white cross; e4: white cross",
    ]
    assert "  4: b white cross; e white cross" in text.split("\n")


def test_every_cell_base_and_network_is_in_a_table() -> None:
    told = tables(play(table(*RED_ONLY), "throw WrR").view(0), "en", NAMES)
    assert list(told["Board"]) == list("123456")
    assert told["Board"]["1"] == {**dict.fromkeys("acdef", ""), "b": "white cross"}
    assert told["Bases"]["top"] == {
        "Anna (red)": "at cell b1, in network 1",
        "Ben (black)": "at cell e1, not reached",
    }
    first = told["Networks"]["Anna (red), network 1"]
    assert first["Bases"] == "3 of 4: top, right, left"
    assert first["Cells"] == "a5, b1, b2, b3, b4, b5, c2, d2, e2, f2"
    assert told["Networks"]["Anna (red), network 2"]["Bases"] == "1 of 4: bottom"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_table_is_read_out_in_every_phase(language: str) -> None:
    throw = table(*RED_ONLY)
    place = play(throw, "throw RRR")
    texts = {p.view().text(language) for p in (throw, place, play(place, "place R e3"))}
    assert len(texts) == 3


def test_a_view_has_the_networks_of_both_and_a_position_does_not() -> None:
    position = play(table(".   R", "B   Cne"), "throw RRR")
    view = position.view(0).json
    assert view["networks"]["red"] == [
        {"bases": ["top"], "ends": ["b1n", "b1e", "b1s", "b1w", "b2n", "b2e"]}
    ]
    assert view["networks"]["black"] == [
        {"bases": ["left"], "ends": ["a2n", "a2e", "a2s", "a2w", "b2s", "b2w"]}
    ]
    assert (view["stock"], view["owed"]) == (30, 0)
    assert not {"networks", "stock", "owed"} & set(position.json)
    assert GAME.position(position.json) == position
