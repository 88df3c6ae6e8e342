"""Damage to a record of this game is found, in its line."""

import hashlib
import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jacta import BadRecord
from tests.games.wurfel_express.positions import GAME, table
from tests.games.wurfel_express.records.test_records import read, record_of


@cache
def text() -> str:
    """A whole game of two greedy players."""
    return record_of("greedy", "greedy").text


def lines() -> list[str]:
    return text().split("\n")[:-1]


def number_of(beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(lines(), 1) if line.startswith(beginning))


def sign(body: str) -> str:
    """The text with a check that matches it, as a forger would write it."""
    body = "".join(f"{line}\n" for line in body.split("\n")[:-1] if not line.startswith("check "))
    digest = hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{body}check {digest}\n"


def with_line(number: int, line: str) -> str:
    """The game with one line changed."""
    return "\n".join([*lines()[: number - 1], line, *lines()[number:], ""])


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def test_a_truncated_record_is_found_at_its_end() -> None:
    for kept in range(1, len(lines())):
        error = refusal("\n".join([*lines()[:kept], ""]))
        assert error.line == kept + 1
        assert "breaks off" in error.problem
    assert refusal("").line == 1


def test_a_record_cut_in_mid_line_is_found_there() -> None:
    for cut in range(1, len(text()), 7):
        broken = text()[:cut]
        assert abs(refusal(broken).line - broken.count("\n") - 1) <= 1


def test_an_edited_die_is_found_by_the_seed() -> None:
    for number, line in enumerate(lines(), 1):
        if line.startswith("* throw"):
            die = "R" if line[-1] != "R" else "G"
            error = refusal(sign(with_line(number, line[:-1] + die)))
            assert error.line == number
            assert "the seed gives other dice" in error.problem


def test_an_edited_action_is_found_by_the_rules_or_the_check() -> None:
    for number, line in enumerate(lines(), 1):
        if " keep " in line:
            assert refusal(with_line(number, f"{line[0]} stop")).line > number
        elif " take " in line:
            longer = f"{line[:-1]}{int(line[-1]) % 6 + 1}"
            assert refusal(with_line(number, longer)).line >= number


@pytest.mark.parametrize(
    ("beginning", "changed", "words"),
    [
        ("jacta", "jacta record 2", "this is not a record"),
        ("jacta", "", "this is not a record"),
        ("jacta", "Jacta Record 1", "this is not a record"),
        ("game", "game chess", "no game 'chess'"),
        ("game", "game", "'game …' is wanted"),
        ("game", "play wurfel-express", "'game …' is wanted"),
        ("version", "version 2", "version 2"),
        ("version", "version 0", "version 0"),
        ("version", "version one", "takes a number"),
        ("version", "version -1", "takes a number"),
        ("version", "version ²", "takes a number"),
        ("players", "players 1", "2 to 6 players"),
        ("players", "players 7", "2 to 6 players"),
        ("players", "players 2.0", "takes a number"),
        ("players", "players 02", "players 2"),
        ("option", "option shorter never", "if-missing, always"),
        ("option", "option longer always", "no option 'longer'"),
        ("option", "option shorter", "shorter"),
        ("seat 0", "seat 1 greedy", "'seat 0 …' is wanted"),
        ("seat 0", "seat 0", "'seat 0 …' is wanted"),
        ("seat 0", "seat 0 ", "'seat 0 …' is wanted"),
        ("seat 0", "seat 0 A\tB", "name"),
        ("seat 0", "seat 0 A\x00B", "name"),
        ("seat 0", "seat 0 A\rB", "name"),
        ("seat 0", "seat 0 A\u2028B", "name"),
        ("seat 0", "seat 0 \ud800", "name"),
        ("seat 1", "seat 2 greedy", "'seat 1 …' is wanted"),
        ("dice", "dice loaded", "dice come from"),
        ("dice", "dice seed", "takes a number"),
        ("dice", "dice seed five", "takes a number"),
        ("dice", "dice seed -5", "takes a number"),
        ("dice", f"dice seed {2**64}", "a seed is"),
        ("start", "start", "'start …' is wanted"),
        ("start", "start nowhere", "not JSON"),
        ("start", "start []", "not a JSON object"),
        ("start", "start {}", "players"),
        ("start", 'start {"players": 2}', "missing required field `turn`"),
        ("moves", "move", "'moves' is wanted"),
        ("* set-up", "* set-up-two R2G2W2B3Y3K2", "none of"),
        ("* set-up", "* set-up-three R2G2W3B3", "wanted is 'set-up-two'"),
        ("* set-up", "0 stop", "rolling"),
        ("* throw", "* throw R R R R R R", "7 faces"),
        ("* throw", "* throw R R R R R R X", "none of"),
        ("* throw", "* throw", "7 faces"),
        ("* throw", "throw R R R R R R R", "a move begins with"),
        ("* throw", "", "a move begins with"),
        ("0 ", "1 stop", "not your turn"),
        ("0 ", "7 stop", "seats go from"),
        ("0 ", "0 take R7", "7 is not in 2..6"),
        ("0 ", "0 jump", "none of"),
        ("0 ", "0", "none of"),
        ("0 ", "00 stop", "should read '0 stop'"),
        ("0 ", "٠ stop", "a move begins with"),
        ("0 ", "zero stop", "a move begins with"),
        ("0 ", "* throw R R R R R R R", "no dice"),
        ("end", "end unfinished", "the game ends with 'end over'"),
        ("end", "end", "a move begins with"),
        ("ranking", "ranking 2 2", "the game ends with 'ranking"),
        ("ranking", "ranking", "the game ends with 'ranking"),
        ("check", "check 0", "does not match"),
        ("check", "check", "'check …' is wanted"),
    ],
)  # fmt: skip
def test_a_changed_line_is_named(beginning: str, changed: str, words: str) -> None:
    number = number_of(beginning)
    broken = with_line(number, changed)
    error = refusal(broken if beginning == "check" else sign(broken))
    assert error.line == number
    assert words in error.problem


@pytest.mark.parametrize(
    ("beginning", "changed"),
    [("option", "option shorter always"), ("seat 0", "seat 0 Anna"), ("dice", "dice script")],
)
def test_a_change_that_the_rules_cannot_see_is_found_by_the_check(
    beginning: str, changed: str
) -> None:
    error = refusal(with_line(number_of(beginning), changed))
    assert error.line == len(lines())
    assert "check" in error.problem


def test_a_position_of_other_players_or_options_is_refused() -> None:
    for other in (GAME.start(3), GAME.start(2, {"shorter": "always"})):
        error = refusal(sign(with_line(number_of("start"), f"start {json.dumps(other.json)}")))
        assert error.line == number_of("start")
        assert "other" in error.problem


def test_an_impossible_position_is_refused_in_its_line() -> None:
    broken = {**table("BB", "").json, "turn": 401}
    error = refusal(sign(with_line(number_of("start"), f"start {json.dumps(broken)}")))
    assert error.line == number_of("start")
    assert "turn: expected `int` <= 400" in error.problem


@pytest.mark.parametrize("more", ["\n", "x", "\n\n", "check 0\n", "0 stop\n"])
def test_nothing_may_follow_the_check(more: str) -> None:
    error = refusal(text() + more)
    assert error.line == len(lines()) + 1
    assert "follow" in error.problem


@pytest.mark.parametrize(
    "foreign",
    [
        "\n",
        "\n\n\n",
        "\x00\x01\x02",
        "\ufeff",
        "\ud800",
        "{}",
        '[Event "F/S Return Match"]\n[Site "Belgrade"]\n\n1. e4 e5 1/2-1/2\n',
        "<html><body>404</body></html>",
        "jacta record 1",
        "jacta record 10\n",
    ],
)
def test_a_foreign_file_is_refused_in_its_first_line(foreign: str) -> None:
    assert refusal(foreign).line <= 2
    assert refusal(foreign + text()).line <= 2


def test_line_breaks_of_another_system_are_refused() -> None:
    assert refusal(text().replace("\n", "\r\n")).line == 1


@pytest.mark.parametrize(
    ("beginning", "changed"),
    [
        ("version", "version " + "9" * 5000),
        ("players", "players " + "9" * 5000),
        ("dice", "dice seed " + "9" * 5000),
        ("dice", "dice script \ud800"),
        ("0 ", "9" * 5000 + " stop"),
        ("start", "start " + '{"a":' * 100_000),
        ("start", f"start {json.dumps({**GAME.start(2).json, 'stock': [[]]})}"),
    ],
    ids=["version", "players", "seed", "script", "seat", "depth", "strip"],
)
def test_monstrous_values_are_refused_in_their_line(beginning: str, changed: str) -> None:
    assert refusal(sign(with_line(number_of(beginning), changed))).line == number_of(beginning)


# -- any damage


@st.composite
def edited(draw: st.DrawFn) -> tuple[str, int]:
    """The game with a stretch of it replaced, and the first line that is touched."""
    whole = text()
    begin = draw(st.integers(0, len(whole) - 1))
    end = min(len(whole), begin + draw(st.integers(0, 40)))
    piece = draw(st.text(max_size=20) | st.sampled_from(lines()).map(lambda line: f"{line}\n"))
    return whole[:begin] + piece + whole[end:], whole[:begin].count("\n") + 1


@settings(max_examples=150)
@given(edited())
def test_no_edit_goes_unnoticed(damage: tuple[str, int]) -> None:
    broken, first = damage
    if broken != text():
        assert refusal(broken).line >= min(first, broken.count("\n") + 1)


@settings(max_examples=150)
@given(edited())
def test_an_edit_with_a_new_check_is_refused_or_another_true_record(
    damage: tuple[str, int],
) -> None:
    forged = sign(damage[0])
    try:
        record = read(forged)
    except BadRecord as error:
        line = error.line
    else:
        line = 1
        assert record.text == forged
    assert 1 <= line <= forged.count("\n") + 1


@settings(max_examples=100)
@given(st.binary(max_size=300), st.integers(min_value=0))
def test_noise_is_refused(noise: bytes, keep: int) -> None:
    for decoded in (noise.decode("latin-1"), noise.decode("utf-8", "surrogateescape")):
        kept = "".join(f"{line}\n" for line in lines()[: keep % len(lines())])
        assert refusal(kept + decoded).line >= 1
