"""Damage of any kind to a position is noticed, or leaves a position that plays on to its end."""

import copy
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from jacta import BadPosition, Position, Seed
from tests.games.lockstep import at_random
from tests.games.wurfel_express.lockstep import Pair, eagerly
from tests.games.wurfel_express.oracle import STRIP_NAMED, Oracle, Track
from tests.games.wurfel_express.positions import GAME, STRIPS

Json = dict[str, Any]
Path = tuple[Any, ...]


@cache
def positions() -> list[Position]:
    """Positions of all phases and numbers of players, out of random games."""
    found = []
    for seed in range(20):
        rng, source = random.Random(seed), Seed(seed)
        position = GAME.start(2 + seed % 5, {"shorter": ("if-missing", "always")[seed % 2]})
        step = 0
        while not position.is_over:
            if step < 150 and (step % 7 == 0 or position.json["phase"] == "take"):
                found.append(position)
            step += 1
            if position.is_chance:
                position = position.roll(source)
            else:
                legal = position.legal(position.actors[0])
                taking = [action for action in legal if action.kind.name in ("take", "steal")]
                position = position.apply(position.actors[0], rng.choice(taking or legal))
        found.append(position)
    return found


def places(value: Any, path: Path = ()) -> list[Path]:
    """The path to every value inside."""
    found = [path] if path else []
    if isinstance(value, dict):
        items: list[tuple[Any, Any]] = list(value.items())
    else:
        items = list(enumerate(value)) if isinstance(value, list) else []
    return found + [place for key, inner in items for place in places(inner, (*path, key))]


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 8),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from([*STRIPS, "discard", "throw", "keep", "take", "over", "always"]),
    st.text("RGWBYK", max_size=8).map(lambda dice: "".join(sorted(dice, key="RGWBYK".index))),
)
values = scalars | st.lists(scalars, max_size=4) | st.dictionaries(st.text(max_size=4), scalars)
sources = st.deferred(lambda: st.sampled_from(positions()))


@st.composite
def mutated(draw: st.DrawFn) -> Json:
    """A position with one to three values dropped, doubled, changed or taken from another one."""
    json: Json = copy.deepcopy(draw(sources).json)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(json)))
        holder: Any = json
        for key in path[:-1]:
            holder = holder[key]
        key = path[-1]
        how = draw(st.sampled_from(["drop", "double", "change", "nudge", "swap"]))
        if how == "drop":
            del holder[key]
        elif how == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        elif how == "nudge" and type(holder[key]) is int:
            holder[key] += draw(st.sampled_from([-1, 1]))
        elif how == "swap":
            other = draw(sources).json
            name = draw(st.sampled_from(sorted(other)))
            json[name] = copy.deepcopy(other[name])
        else:
            holder[key] = draw(values)
    return json


def read(data: Json | bytes) -> Position | None:
    """The position, or None if it is refused as it should be."""
    try:
        return GAME.position(data)
    except BadPosition as error:
        return None if str(error) else pytest.fail("refused without a word")


def oracle_at(json: Json) -> Oracle:
    """The oracle in the same position."""
    oracle = Oracle(json["players"], json["options"]["shorter"])
    oracle.turn, oracle.phase, oracle.throws = json["turn"], json["phase"], json["throws"]
    oracle.discarded, oracle.dice = json["discarded"], json["dice"]
    oracle.stock = {STRIP_NAMED[name] for name in json["stock"]}
    oracle.removed = {STRIP_NAMED[name] for name in json["removed"]}
    oracle.tracks = [
        Track(track["offset"], [STRIP_NAMED[name] for name in track["strips"]])
        for track in json["tracks"]
    ]
    oracle.last_place, oracle.robbed = set(json["last_place"]), set(json["robbed"])
    return oracle


def check_playable(position: Position, steps: int = 40) -> None:
    """It round-trips, and the oracle agrees on the way on from here, to an end."""
    assert GAME.position(position.json) == position
    assert GAME.position(position.bytes) == position
    rng = random.Random(position.bytes)
    pair = Pair(oracle_at(position.json), rng)
    while not pair.position.is_over and pair.steps < steps:
        if pair.position.is_chance:
            pair.draw([1] * 6)
        else:
            pair.act(pair.oracle.seat, rng.choice([at_random, eagerly]))
    play_out(pair.position)


def play_out(position: Position) -> None:
    """The game comes to an end when strips are taken."""
    source = Seed(1)
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            legal = position.legal(position.actors[0])
            taking = legal[0].kind.name in ("take", "steal")
            position = position.apply(position.actors[0], legal[0 if taking else -1])


def test_the_positions_to_start_from_are_of_every_phase() -> None:
    phases = {position.json["phase"] for position in positions()}
    assert phases == {"set-up", "discard", "throw", "keep", "take", "over"}


@settings(max_examples=200)
@given(mutated())
def test_a_mutated_position_is_refused_or_plays_on(json: Json) -> None:
    before = repr(json)
    position = read(json)
    event("refused" if position is None else "plays on")
    if position is not None:
        check_playable(position)
    assert repr(json) == before


@settings(max_examples=25)
@given(sources)
def test_a_position_of_a_game_plays_on(position: Position) -> None:
    check_playable(position)


@settings(max_examples=100)
@given(sources, st.integers(min_value=0), st.integers(1, 255))
def test_a_flipped_byte_is_refused_or_gives_a_position(
    position: Position, place: int, flip: int
) -> None:
    data = bytearray(position.bytes)
    data[place % len(data)] ^= flip
    check_bytes(bytes(data))


def check_bytes(data: bytes) -> None:
    position = read(data)
    event("refused" if position is None else "a position")
    if position is not None:
        assert position.bytes == data
        check_playable(position, steps=10)
