"""Records: a game as text that people can read, that reads back, and that cannot be forged."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import jacta
from jacta.engine.chance import Seed
from jacta.engine.errors import BadRecord, IllegalAction, JactaError, UnknownName
from jacta.engine.game import Game
from jacta.engine.record import Record
from tests.tiny import pearls, sledges, thirteen

GAMES = {game.name: game for game in (sledges.GAME, pearls.GAME, thirteen.GAME)}


def find(name: str) -> Game:
    if name not in GAMES:
        raise UnknownName(f"there is no game {name!r}")
    return GAMES[name]


def read(text: str) -> Record:
    return Record.read(text, find)


def sealed(body: str) -> str:
    """A record with this text and a check that fits it."""
    return f"{body}check {hashlib.sha256(body.encode()).hexdigest()}\n"


def sledge_race(names: tuple[str, str] = ("Anna", "Ben")) -> Record:
    record = Record(sledges.GAME, sledges.GAME.start(2), list(names))
    for step in ("die 6", "ride 6", "die 1", "die 2", "ride 2", "die 2", "ride 2", "die 2"):
        seat = record.final.actors
        record.act(seat[0], step) if seat else record.chance(step)
    return record


RACE = """\
jacta record 1
game sledges
version 1
board hill
players 2
seat 0 Anna
seat 1 Ben
dice script
start set-up
moves
* die 6
0 ride 6
* die 1
* die 2
0 ride 2
* die 2
1 ride 2
* die 2
end unfinished
ranking 1 2
"""


def test_a_record_is_written_line_by_line() -> None:
    assert sledge_race().text == sealed(RACE)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_whole_game_reads_back_and_replays_to_the_same_position(game: Game) -> None:
    for players in game.players:
        record = jacta.play(game, ["random"] * players, seed=players)
        again = read(record.text)
        assert again.text == record.text
        assert again.final == record.final
        assert again.final.is_over
        if game.points:
            assert f"\nscores {' '.join(map(str, again.final.scores or ()))}\n" in record.text


def test_a_game_may_start_from_a_position() -> None:
    start = sledges.GAME.start(2, board="glacier").chance("die 4")
    record = Record(sledges.GAME, start, ["Anna", "Ben"], "seed 5")
    record.act(0, "ride 3")
    record.roll(Seed(5))
    assert f"start {json.dumps(start.json)}\n" in record.text
    again = read(record.text)
    assert (again.start, again.final, again.text) == (start, record.final, record.text)


def test_every_step_comes_again_with_its_events() -> None:
    record = sledge_race()
    steps = list(record.positions())
    assert [line for line, _, _ in steps] == record.lines
    assert steps[-1][1] == record.final
    assert [event.kind.name for event in steps[2][2]] == ["threw", "rode"]


@pytest.mark.parametrize(
    "name", ["Zoé la Grande", "bot 2 (greedy)", "李", "O'Neil = 7", "* end", "🎲", "a  b"]
)
def test_any_name_of_one_line_round_trips(name: str) -> None:
    assert read(sledge_race((name, "Ben")).text).names == [name, "Ben"]


@pytest.mark.parametrize(
    "name", ["", " ", " Anna", "A\nB", "A\tB", "A\rB", "A\x00", "\ud800", "\u2028"]
)
def test_a_name_that_is_not_one_line_of_text_is_refused(name: str) -> None:
    with pytest.raises(JactaError, match="cannot be the name of a player"):
        sledge_race((name, "Ben"))


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Ben", "Cid"]])
def test_a_record_needs_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(JactaError, match="name"):
        Record(sledges.GAME, sledges.GAME.start(2), names)


def test_an_illegal_step_is_not_written() -> None:
    record = sledge_race()
    before = record.text
    with pytest.raises(IllegalAction):
        record.act(0, "ride 6")
    with pytest.raises(JactaError, match="no dice are to be thrown"):
        record.chance("die 6")
    assert record.text == before


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("jacta record 1", "PGN", 1, "this is not a record"),
        ("game sledges", "game chess", 2, "there is no game 'chess'"),
        ("game sledges", "game", 2, "'game …' is wanted here"),
        ("version 1", "version 7", 3, "version 7 of sledges is not known here"),
        ("version 1", "version one", 3, "'version' takes a number, not 'one'"),
        ("board hill", "board alp", 4, "sledges has no board 'alp'"),
        ("players 2", "players 5", 5, "sledges is for 2 to 4 players, not 5"),
        ("seat 1 Ben", "seat 2 Ben", 7, "'seat 1 …' is wanted here"),
        ("dice script", "dice loaded", 8, "dice come from one of seed, script, fair, daily"),
        ("dice script", "dice seed many", 8, "'dice seed' takes a number"),
        ("dice script", "dice seed 4", 11, "the seed gives other dice here"),
        ("start set-up", "start {", 9, "the position is not JSON"),
        ("start set-up", "start []", 9, "the position is not a JSON object"),
        ("start set-up", 'start {"players": 2}', 9, "missing required field"),
        ("seat 0 Anna", "seat 0 Anna ", 6, "cannot be the name of a player"),
        ("moves", "steps", 10, "'moves' is wanted here"),
        ("* die 6", "* die 7", 11, r"die: 7 is not in 1\.\.6"),
        ("0 ride 6", "0 fly 6", 12, "'fly' is none of: ride"),
        ("0 ride 6", "1 ride 6", 12, r"It is not your turn. \(SL-R1\)"),
        ("0 ride 6", "7 ride 6", 12, "seats go from 0 to 1, not 7"),
        ("0 ride 6", "Anna ride 6", 12, "a move begins with a seat or"),
        ("0 ride 6", "00 ride 6", 12, "'00 ride 6' should read '0 ride 6'"),
        ("end unfinished", "end over", 19, "the game ends with 'end unfinished'"),
        ("ranking 1 2", "ranking 2 1", 20, "the game ends with 'ranking 1 2'"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, line: int, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem) as caught:
        read(sealed(RACE.replace(old, new, 1)))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_record_that_breaks_off_is_refused_wherever_it_does() -> None:
    text = sealed(RACE)
    for end in range(len(text)):
        with pytest.raises(BadRecord) as caught:
            read(text[:end])
        assert 1 <= caught.value.line <= text.count("\n") + 1


def test_what_was_changed_after_writing_does_not_match_the_check() -> None:
    with pytest.raises(BadRecord, match="the check does not match") as caught:
        read(sealed(RACE).replace("Anna", "Anne"))
    assert caught.value.line == 21
    with pytest.raises(BadRecord, match="nothing may follow the check"):
        read(sealed(RACE) + "more\n")


@given(st.text())
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@given(st.data())
def test_a_text_that_is_read_is_the_text_that_would_be_written(data: st.DataObject) -> None:
    """Whatever is done to a record, even with a fitting check: it is refused, or reads as it is."""
    glacier = sledges.GAME.start(2, board="glacier")
    placed = json.dumps(glacier.json)
    lines = data.draw(st.sampled_from([RACE, RACE.replace("set-up", placed)])).splitlines()
    pool = [*lines, "board glacier", "players 3", "seat 2 Cid", "0 ride 1", "* die 3", "", " "]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "replace", "space"]))
        if change == "drop":
            del lines[place]
        elif change == "double":
            lines.insert(place, lines[place])
        elif change == "replace":
            lines[place] = data.draw(st.sampled_from(pool))
        else:
            lines[place] += " "
    text = sealed("".join(f"{line}\n" for line in lines))
    try:
        record = read(text)
    except BadRecord:
        return
    assert record.text == text
