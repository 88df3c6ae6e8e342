"""The oracle keeps its positions sound, from action to action and in whole games."""

import random
from collections import Counter

import pytest

from tests.games.wurfel_express.drawing import EMPTY, draw, in_stock
from tests.games.wurfel_express.oracle import ALL_STRIPS, COLOURS, Oracle

GAMES = 25


def test_the_position_follows_the_turn() -> None:
    oracle = draw("0: B6", "0: G2 W3", "0: K4 R3", turn=6, stock_lacks="W2 Y3 R2 K3")
    before = oracle.position()
    assert before == {
        "game": "wurfel-express",
        "version": 1,
        "players": 3,
        "options": {"shorter": "if-missing"},
        "turn": 6,
        "phase": "throw",
        "throws": 0,
        "discarded": 0,
        "dice": "",
        "stock": [
            *["R4", "R5", "R6", "G3", "G4", "G5", "G6", "W4", "W5", "W6"],
            *["B2", "B3", "B4", "B5", "Y2", "Y4", "Y5", "Y6", "K2", "K5", "K6"],
        ],
        "removed": ["R2", "W2", "Y3", "K3"],
        "tracks": [
            {"offset": 0, "strips": ["B6"]},
            {"offset": 0, "strips": ["G2", "W3"]},
            {"offset": 0, "strips": ["K4", "R3"]},
        ],
        "last_place": [],
        "robbed": [],
    }
    oracle.throw("YGYKBWG")
    assert oracle.position() == {**before, "phase": "keep", "throws": 1, "dice": "GGWBYYK"}
    oracle.apply("keep GGYY")
    assert oracle.position() == {**before, "phase": "throw", "throws": 1, "dice": "GGYY"}
    oracle.throw("KRK")
    oracle.apply("stop")
    taking = {**before, "phase": "take", "throws": 2, "dice": "RGGYYKK", "last_place": [1]}
    assert oracle.position() == taking
    oracle.apply("steal 1 G2")
    assert oracle.position() == {
        **taking,
        "tracks": [
            {"offset": 0, "strips": ["B6", "G2"]},
            {"offset": 2, "strips": ["W3"]},
            {"offset": 0, "strips": ["K4", "R3"]},
        ],
        "robbed": [1],
    }
    oracle.apply("done")
    assert (oracle.turn, oracle.seat, oracle.phase) == (7, 1, "throw")
    assert oracle.position()["last_place"] == oracle.position()["robbed"] == []


def test_a_discard_shows_in_the_position() -> None:
    oracle = draw("0: B6 G2", EMPTY, EMPTY, EMPTY)
    assert oracle.position()["phase"] == "discard"
    oracle.apply("discard 1")
    oracle.throw("RRRRGG")
    oracle.apply("stop")
    oracle.apply("done")
    assert oracle.position()["discarded"] == 0
    assert in_stock(oracle, "B6")


@pytest.mark.parametrize(
    "notation", ["keep RRGWBYK", "keep GR", "keep RRR", "keep", "discard 0", "take R2", "done", ""]
)
def test_an_illegal_action_changes_nothing(notation: str) -> None:
    oracle = Oracle(4)
    oracle.throw("RRGWBYK")
    before = oracle.position()
    with pytest.raises(ValueError, match="illegal"):
        oracle.apply(notation)
    assert oracle.position() == before


@pytest.mark.parametrize("faces", ["", "RRRRRR", "RRRRRRRR", "RRRRRRX", "rrrrrrr"])
def test_a_throw_has_exactly_the_dice_to_throw(faces: str) -> None:
    with pytest.raises(ValueError, match="7 dice"):
        Oracle(4).throw(faces)


def check(oracle: Oracle) -> None:
    """What holds in every position."""
    places = [*oracle.stock, *oracle.removed]
    for track in oracle.tracks:
        places += track.strips
        assert len({strip.colour for strip in track.strips}) == len(track.strips)  # WE-R24
        assert track.offset >= 0  # WE-R33
        assert track.strips or track.offset == 0
    assert len(places) == len(set(places)) == len(ALL_STRIPS)
    if oracle.phase in ("keep", "take"):
        assert len(oracle.dice) == 7 - oracle.discarded
    winners = [seat for seat in range(oracle.players) if oracle.cell(seat) >= 30]
    if oracle.phase == "over":
        assert winners in ([], [(oracle.turn - 1) % oracle.players])
        assert winners or oracle.turn == 400
        assert oracle.ranking().count(1) == 1 or not winners
    elif oracle.phase != "take":
        assert not winners


def eager_choice(oracle: Oracle, legal: list[str], rng: random.Random) -> str:
    """Discard from a long track, keep the most frequent colour of use, take all one can."""
    if oracle.phase == "discard":
        return rng.choice(legal) if len(legal) > 3 else "discard 0"
    if oracle.phase == "keep":
        useful = [colour for colour in oracle.dice if not oracle.own.holds(colour)]
        kept = max((colour * useful.count(colour) for colour in useful), key=len, default="-")
        return f"keep {kept}" if kept != oracle.dice else "stop"
    return rng.choice([action for action in legal if action != "done"])


def play(oracle: Oracle, rng: random.Random, eager: float) -> Counter[str]:
    """Play to the end at random, or eagerly for strips so often; count the actions."""
    if oracle.phase == "set-up":
        half = {2: 3, 3: 2}[oracle.players]
        colours = rng.sample(COLOURS, 2 * half)
        oracle.set_up([f"{c}2" for c in colours[:half]] + [f"{c}3" for c in colours[half:]])
    counted: Counter[str] = Counter()
    while oracle.phase != "over":
        check(oracle)
        if oracle.phase == "throw":
            oracle.throw("".join(rng.choices(COLOURS, k=oracle.dice_to_throw)))
            continue
        legal = sorted(oracle.legal())
        assert len(legal) >= 2  # what is forced happens by itself
        action = rng.choice(legal)
        if rng.random() < eager:
            action = eager_choice(oracle, legal, rng)
        counted[action.split()[0]] += 1
        oracle.apply(action)
    check(oracle)
    assert oracle.legal() == set()
    return counted


@pytest.mark.parametrize("shorter", ["if-missing", "always"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_stay_sound_and_end(players: int, shorter: str) -> None:
    rng = random.Random(f"{players} {shorter}")
    counted: Counter[str] = Counter()
    for game in range(GAMES):
        oracle = Oracle(players, shorter)
        counted += play(oracle, rng, eager=game / GAMES)
        counted["win" if max(map(oracle.cell, range(oracle.players))) >= 30 else "no win"] += 1
    assert min(counted[a] for a in ("discard", "keep", "stop", "take", "steal", "done", "win")) > 0
