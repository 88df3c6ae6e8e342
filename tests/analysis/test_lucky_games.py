"""Two games of bots as they were played: a strong one that lost by bad luck, a weak one that won by
good luck. Both are told so, in every language; what minds think of them may change a little."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import jacta
from jacta.analysis import Reckoning, Retrospect, look_back
from jacta.analysis.telling import Teller
from jacta.engine.record import Record

RECORDS = Path(__file__).parent / "records"
UNLUCKY, LUCKY = "strong-but-unlucky", "gentle-but-lucky"
SECONDS = 1.0  # of work: some throws of the first game are sampled


@cache
def told(name: str) -> tuple[Record, Retrospect, Reckoning]:
    record = Record.read((RECORDS / f"{name}.jacta").read_text("utf-8"), jacta.game)
    found = look_back(record, SECONDS)
    assert found.reckoning is not None
    return record, found, found.reckoning


@pytest.mark.parametrize("name", [UNLUCKY, LUCKY])
def test_luck_decided_it_and_nothing_else(name: str) -> None:
    record, _, reckoning = told(name)
    winner, loser = record.names.index("gentle"), record.names.index("strong")
    assert record.final.returns[winner] > record.final.returns[loser]
    one, other = reckoning.balances[winner], reckoning.balances[loser]
    assert one.luck > 1
    assert one.without_luck < other.without_luck
    assert abs(reckoning.gap) < 1e-9


@pytest.mark.parametrize(
    ("name", "player", "language", "sentence"),
    [
        (UNLUCKY, "strong", "en", r"Turn (\d+) cost you the game:.+ you would have been first."),
        (
            UNLUCKY,
            "strong",
            "fr",
            r"Le tour (\d+) vous a coûté la partie.+ vous auriez fini en tête.",
        ),
        (
            UNLUCKY,
            "strong",
            "de",
            r"Zug (\d+) hat dich das Spiel gekostet:.+auf Platz eins gelandet.",
        ),
        (LUCKY, "gentle", "en", r"Turn (\d+) won you the game:.+ you would have been second."),
        (
            LUCKY,
            "gentle",
            "fr",
            r"Le tour (\d+) vous a donné la victoire.+ vous auriez fini deuxième.",
        ),
        (LUCKY, "gentle", "de", r"Zug (\d+) hat dir den Sieg gebracht:.+auf Platz zwei gelandet."),
    ],
)
def test_the_sentence_says_so(name: str, player: str, language: str, sentence: str) -> None:
    record, found, reckoning = told(name)
    teller = Teller(record.game, record.start.board_name, language, record.names)
    verdict = found.verdicts[record.names.index(player)]
    said = re.fullmatch(sentence, teller.verdict(reckoning, verdict, to_them=True))
    assert said is not None
    assert verdict.swing is not None
    # Which turn it was is for the mind to say, but any mind will name one of the last third.
    assert int(said[1]) == verdict.swing.turn + 1 > record.final.turn * 2 / 3
