"""A search player for any game: open-loop Monte Carlo tree search, in one compiled call.

Every simulation begins in a state that the view allows (`sample`), throws its dice anew, goes down
the tree of what was tried before, adds one action to it, and is played out to the end. The tree
knows actions only, and no dice nor cards: an action's worth is its mean over all of them ("open
loop"). Where dice or cards decide what is legal, an action is judged by how often it could have
been chosen.

Everybody in the tree goes for their own result, which is what `Position.returns` says: how many
opponents one is better than; alone it is the score. Seats that act at once choose each in a tree
of their own, so that nobody answers what is not shown yet.

The budget is work and not time: a number of simulations. The same view and the same seed give the
same move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np

from jacta.engine.bits import lowest_bit
from jacta.engine.definition import Definition
from jacta.engine.doors.jit import door, kernel
from jacta.engine.errors import UnknownName
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import UNIFORM, Code, Policy, decider
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, Rules
from jacta.engine.stream import below, stream
from jacta.engine.values import Action
from jacta.engine.view import View

__all__ = ["SEARCH", "Search", "SearchBot", "read_search"]

SEARCH = "mcts"  # how names of search players begin

MOST_SIMULATIONS: Final = 1_000_000
EXPLORATION: Final = 0.7

# A row of the tree: an action of a seat below another row, and what came of it.
PARENT: Final = 0
KEY: Final = 1
VISITS: Final = 2
AVAILABLE: Final = 3
TOTAL: Final = 4
_FIELDS: Final = 5

_MOST_ROWS: Final = 1 << 20
_OUTSIDE: Final = -1


class Search(NamedTuple):
    """How a search player is written: `mcts:1000`, or `mcts:1000:greedy` with other playouts."""

    simulations: int
    playouts: str


def read_search(name: str) -> Search | None:
    """What the name of a search player says; None for the name of another bot."""
    kind, *rest = name.split(":")
    if kind != SEARCH:
        return None
    number, *playouts = rest or [""]
    known = number.isascii() and number.isdigit() and len(playouts) < 2
    if not known or not 1 <= int(number) <= MOST_SIMULATIONS:
        raise UnknownName(
            f"a search player is written mcts:SIMULATIONS or mcts:SIMULATIONS:BOT, with 1 to "
            f"{MOST_SIMULATIONS:,} simulations and the bot that plays them out, not {name!r}"
        )
    return Search(int(number), playouts[0] if playouts else UNIFORM.name)


class SearchBot:
    """Searches with so many simulations, which a policy plays out."""

    version = 1

    def __init__(
        self, game: Definition, simulations: int, playouts: Policy = UNIFORM, seed: int = 0
    ) -> None:
        self.name = f"{SEARCH}:{simulations}"
        if playouts is not UNIFORM:
            self.name += f":{playouts.name}"
        self.work = 0
        self._game, self._simulations, self._seed = game, simulations, seed
        self._playouts = playouts

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The action that was tried most often; of equals the one that is worth more."""
        self.work = 0
        if len(legal) == 1:
            return legal[0]
        self.work = self._simulations
        visits, worths = self.weigh(view, legal)
        best = max(range(len(legal)), key=lambda index: (visits[index], worths[index]))
        return legal[best]

    def weigh(self, view: View, legal: Sequence[Action]) -> tuple[list[int], list[float]]:
        """How often each action was tried, and its mean result: 0 to 1, or the score alone."""
        game, most = self._game, self._game.most_legal
        numbers = np.array([action.number for action in legal], np.int32)
        visits, worths = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.float64)
        rows = min(_MOST_ROWS, self._simulations * view.players + 1)
        _door(game, self._playouts.code)(
            view.board,
            view.array,
            view.seat,
            numbers,
            self._simulations,
            stream(self._seed ^ (crc32(view.bytes) << 16)),
            game.State.array(),
            game.view_layout.array(),
            np.zeros(most, np.int32),
            np.zeros(most, np.int64),
            np.zeros((5, max(game.players.stop, game.most_draws, DRAW_FIELDS)), np.int64),
            np.zeros(self._playouts.scratch, np.int64),
            self._playouts.numbers(view.board_name),
            np.zeros((rows, _FIELDS), np.int64),
            np.zeros(1 << (2 * rows).bit_length(), np.int64),
            np.zeros(rows, np.int64),
            visits,
            worths,
        )
        return visits.tolist(), worths.tolist()


@cache
def _door(game: Definition, playouts: Code) -> Callable[..., None]:
    """The compiled search of a game, for any number of simulations."""
    search = searcher(game.rules, playouts, game.actions.size)
    name = f"{game.name}.search.{playouts.name}"
    return door(search, name, (*game.sources, *playouts.sources))


def searcher(rules: Rules, playouts: Code, size: int) -> Callable[..., None]:
    """The search over a game's rules; `size` is how many actions it has."""
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    begin, throw, weigh = _beginner(rules), _thrower(rules), _weigher(rules)
    decide = decider(rules, (playouts,))

    def search(
        boards: Array,
        views: Array,
        seat: int,
        numbers: Array,
        simulations: int,
        counter: Array,
        states: Array,
        inner: Array,
        actions: Array,
        edges: Array,
        small: Array,
        scratch: Array,
        own_numbers: Array,
        tree: Array,
        slots: Array,
        path: Array,
        visits: Array,
        worths: Array,
    ) -> None:
        board, state, players = boards[0], states[0], int(views[0].players)
        node, faces, reached, results, places = small[0], small[1], small[2], small[3], small[4]
        slots[:] = _OUTSIDE
        rows, least, most = 1, 0, 2 * (players - 1)
        for turn in range(simulations):
            begin(board, views, seat, counter, states)
            here, length, joined, leader = 0, 0, 0, seat
            while True:
                mask = actors(board, state)
                if joined and (mask <= 0 or (mask & ~joined) != 0):
                    here, joined = int(places[leader]), 0
                if mask == CHANCE:
                    throw(board, state, node, faces, counter)
                    continue
                if mask == NOBODY:
                    break
                actor = seat if (mask >> seat) & 1 else lowest_bit(mask)
                if joined == 0 and mask & (mask - 1):
                    joined, leader = mask, actor
                    for place in range(players):
                        places[place] = here
                at = int(places[actor]) if joined else here
                edge, grown = _OUTSIDE, False
                if at >= 0:
                    count = legal(board, state, actor, actions)
                    edge, grown = pick(
                        at, actor * size, actions, count, edges, tree, rows, slots, least, most,
                        counter,
                    )  # fmt: skip
                if edge >= 0:
                    action = int(tree[edge, KEY]) - actor * size
                    path[length] = edge
                    length += 1
                    rows += grown
                else:
                    action = decide(
                        0, board, state, inner, actor, actions, scratch, counter, own_numbers
                    )
                at = _OUTSIDE if grown else edge
                if joined:
                    places[actor] = at
                else:
                    here = at
                apply(board, state, actor, action, None)
            weigh(board, state, players, reached, results)
            if players == 1:
                score = int(results[0])
                least, most = (score, score) if turn == 0 else (min(least, score), max(most, score))
            for index in range(length):
                edge = path[index]
                tree[edge, VISITS] += 1
                tree[edge, TOTAL] += results[int(tree[edge, KEY]) // size]
        for index in range(len(numbers)):
            edge, _ = find(slots, tree, 0, seat * size + int(numbers[index]))
            if edge >= 0:
                visits[index] = tree[edge, VISITS]
                scale = 1.0 if players == 1 else 1.0 / most
                worths[index] = scale * tree[edge, TOTAL] / tree[edge, VISITS]

    return search


@kernel
def pick(
    at: int,
    own: int,
    actions: Array,
    count: int,
    edges: Array,
    tree: Array,
    rows: int,
    slots: Array,
    least: int,
    most: int,
    counter: Array,
) -> tuple[int, bool]:
    """The row to go on with, and whether it is a new one: any action that was not tried yet, else
    that with the highest upper bound. Where an action is new and the tree is full: none."""
    untried, fresh = 0, 0
    for index in range(count):
        key = own + int(actions[index])
        edge, _ = find(slots, tree, at, key)
        edges[index] = edge
        if edge >= 0:
            tree[edge, AVAILABLE] += 1
        else:
            untried += 1
            if below(counter, untried) == 0:
                fresh = key
    if untried:
        if rows >= len(tree):
            return _OUTSIDE, False
        _, slot = find(slots, tree, at, fresh)
        slots[slot] = rows
        tree[rows, PARENT] = at
        tree[rows, KEY] = fresh
        tree[rows, VISITS] = 0
        tree[rows, AVAILABLE] = 1
        tree[rows, TOTAL] = 0
        return rows, True
    best, highest, width = int(edges[0]), -1.0, float(max(1, most - least))
    for index in range(count):
        edge = int(edges[index])
        visits = float(tree[edge, VISITS])
        mean = (float(tree[edge, TOTAL]) / visits - least) / width
        bound = mean + EXPLORATION * sqrt(log(float(tree[edge, AVAILABLE])) / visits)
        if bound > highest:
            best, highest = edge, bound
    return best, False


@kernel
def find(slots: Array, tree: Array, parent: int, key: int) -> tuple[int, int]:
    """The row of an action below another, or −1; and the slot in which it is, or would be."""
    last = len(slots) - 1
    slot = (((parent * 1_000_003 + key) * 648_053) >> 8) & last
    while True:
        row = int(slots[slot])
        if row < 0 or (tree[row, PARENT] == parent and tree[row, KEY] == key):
            return row, slot
        slot = (slot + 1) & last


def _beginner(rules: Rules) -> Callable[..., None]:
    """A kernel that begins a simulation: a state that the view allows."""
    sample = rules.sample

    @kernel
    def copy(board: Any, views: Array, seat: int, counter: Array, states: Array) -> None:
        states[0] = views[0]

    @kernel
    def draw(board: Any, views: Array, seat: int, counter: Array, states: Array) -> None:
        sample(board, views[0], seat, counter, states[0])  # type: ignore[misc]

    return copy if sample is None else draw


def _thrower(rules: Rules) -> Callable[..., None]:
    """A kernel that throws the dice of a chance node anew."""
    draws, settle = rules.draws, rules.settle

    @kernel
    def throw(board: Any, state: Any, node: Array, faces: Array, counter: Array) -> None:
        number = draws(board, state, node)
        for index in range(number):
            faces[index] = below(counter, int(node[0]))
        settle(board, state, faces, None)

    return throw


def _weigher(rules: Rules) -> Callable[..., None]:
    """A kernel that writes what a game's end is worth to each seat: 2 for each opponent that one
    is better than, 1 for an equal; alone the merit itself."""
    merits = rules.merits

    @kernel
    def weigh(board: Any, state: Any, players: int, reached: Array, results: Array) -> None:
        merits(board, state, reached)
        for seat in range(players):
            results[seat] = reached[seat] if players == 1 else 0
            for other in range(players):
                if other != seat and reached[seat] >= reached[other]:
                    results[seat] += 1 if reached[seat] == reached[other] else 2

    return weigh
