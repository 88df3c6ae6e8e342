"""Domains: value, label and words are one to one."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jacta.engine.vocabulary.domains import (
    Choice,
    Domain,
    Multiset,
    Pair,
    Place,
    Range,
    Seat,
    Subset,
)
from jacta.engine.words.language import Voice
from tests.tiny import sledges

COLOUR = Choice("RGB", "colour")
DOMAINS = {
    "a range": Range(2, 6),
    "a range below zero": Range(-3, 3),
    "seats": Seat(4),
    "a choice": COLOUR,
    "a pair": Pair("strip", colour=COLOUR, length=Range(2, 6)),
    "a pair whose heads begin alike": Pair("x", one=Choice(["a", "ab"]), other=Range(1, 2)),
    "multisets": Multiset("RGB", 4, "dice"),
    "places": Place("ABCDE"),
    "subsets": Subset("RGBY", "colour"),
}

in_every_domain = pytest.mark.parametrize("domain", DOMAINS.values(), ids=DOMAINS)


@in_every_domain
def test_labels_are_distinct_words_that_read_back(domain: Domain) -> None:
    labels = [domain.label(value) for value in range(domain.size)]
    assert len({str(label) for label in labels}) == domain.size
    for value, label in enumerate(labels):
        assert " " not in str(label)
        assert domain.value(label) == value
        assert domain.value(str(label)) == value


@in_every_domain
@given(text=st.text(max_size=4) | st.integers() | st.none() | st.booleans() | st.floats())
def test_anything_else_is_refused_with_a_value_error(domain: Domain, text: object) -> None:
    labels = {domain.label(value) for value in range(domain.size)}
    if type(text) in (int, str) and (text in labels or text in set(map(str, labels))):
        return
    with pytest.raises(ValueError):  # noqa: PT011 - the words differ from domain to domain
        domain.value(text)


@pytest.mark.parametrize("label", ["+3", "03", "3.0", "1_0", " 3", "٣", True, 3.0, None])
def test_a_number_is_written_in_plain_digits_only(label: object) -> None:
    with pytest.raises(ValueError, match="is not a number"):
        Range(0, 20).value(label)


def test_a_number_out_of_range_is_told_the_range() -> None:
    with pytest.raises(ValueError, match=r"7 is not in 2\.\.6"):
        Range(2, 6).value(7)


def test_multisets_are_ranked_without_gaps_in_the_order_of_their_counts() -> None:
    dice = Multiset("RGB", 4, "dice")
    counts = [c for c in product(range(5), repeat=3) if sum(c) <= 4]
    assert dice.size == len(counts)
    assert sorted(dice.rank(c) for c in counts) == list(range(dice.size))
    assert all(dice.counts(dice.rank(c)) == c for c in counts)


def test_the_empty_multiset_is_a_dash() -> None:
    dice = Multiset("RGB", 4, "dice")
    assert dice.label(0) == "-"
    assert dice.value("-") == 0


@pytest.mark.parametrize(
    ("label", "problem"),
    [
        ("GR", "'GR' is written 'RG'"),
        ("RX", "'X' is none of RGB"),
        ("RRRRR", "more than 4"),
        ("", "is written '-'"),
    ],
)
def test_a_multiset_has_one_spelling(label: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Multiset("RGB", 4, "dice").value(label)


def test_a_seat_is_said_by_its_name() -> None:
    voice = sledges.GAME.voice("en", ["Anna"])
    assert Seat(4).say(0, voice) == "Anna"
    assert Seat(4).say(1, voice) == "Player 2"
    assert Range(1, 6).say(2, voice) == 3


def test_a_place_is_said_by_its_name_on_the_board() -> None:
    places = Place("AB")
    voice = Voice("en", (sledges.GAME.folder / "locale",), places={"A": "Lyon"})
    assert places.say(0, voice) == "Lyon"
    assert places.say(1, voice) == "B"


@pytest.mark.parametrize(
    ("label", "problem"),
    [("", "not a row"), ("RX", "'X' is none of"), ("BR", "is written 'RB'"), ("RR", "written 'R'")],
)
def test_a_subset_has_one_spelling(label: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Subset("RGBY", "colour").value(label)
