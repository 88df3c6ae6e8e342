"""The records of Entenrallye: the board with its road and parts, and the state of a game."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from jacta.engine.layout import Array, Bits, Int8, Int32, Ints, Layout
from jacta.games.entenrallye.editions import EDITIONS
from jacta.games.entenrallye.parts import COLOURS, PARTS, SECTIONS
from jacta.games.entenrallye.paths import NODES, PATH_OF
from jacta.games.entenrallye.road import INSPECTIONS, MEETINGS, REACH, ROAD, Road, distances

__all__ = [
    "ASU",
    "BARE",
    "CARDS",
    "DECEMBER",
    "FITTED",
    "LAST_MEETING",
    "MOST_KEPT",
    "MOST_REPAIR",
    "NOWHERE",
    "PART_PRICE",
    "PILE",
    "SEATS",
    "SECTION_COUNT",
    "START",
    "TUV",
    "Board",
    "State",
    "board_of",
]

SEATS: Final = 6
CARDS: Final = len(PARTS)
SECTION_COUNT: Final = len(SECTIONS)
MOST_NODES: Final = 144

# Where a card is: in the pile, in the hand of seat n (1 + n), or fitted to some car.
PILE: Final = 0
FITTED: Final = 7

# Places: the four meetings are 1 to 4. In `visited` place n is bit n.
NOWHERE: Final = 0
LAST_MEETING: Final = 4
TUV: Final = 5
ASU: Final = 6

START: Final = 0
DECEMBER: Final = 12
PART_PRICE: Final = 3  # EN-R13
BARE: Final = 3  # EN-R18: the defects of a bare section
MOST_REPAIR: Final = 20  # EN-R19
MOST_KEPT: Final = 2  # EN-R32: face-down parts after a meeting


class Board(Layout):
    """What never changes. A node is a square, or one of a dead end on the way out."""

    # EN-R29: the month of each place.
    months: Annotated[Ints, np.int8, (7,)]
    # By node: what follows straight on and by turning off (−1 for nothing), the square, whether
    # it is grey, which place it is, and whether turning off leads to TUV or ASU.
    straight: Annotated[Ints, np.int16, (144,)]
    turn: Annotated[Ints, np.int16, (144,)]
    square: Annotated[Ints, np.int16, (144,)]
    grey: Annotated[Ints, np.int8, (144,)]
    place: Annotated[Ints, np.int8, (144,)]
    branch: Annotated[Ints, np.int8, (144,)]
    # By node and way, as far as a throw leads: the nodes ahead, and masks of those that are grey
    # and of those that are places. By node: how many squares lie before the first junction.
    ahead: Annotated[Ints, np.int16, (144, 2, 6)]
    grey_ahead: Annotated[Ints, np.int8, (144, 2)]
    places_ahead: Annotated[Ints, np.int8, (144, 2)]
    junction: Annotated[Ints, np.int8, (144,)]
    # The workshops of TÜV and ASU, each with the squares from −1 to −20 behind it.
    behind: Annotated[Ints, np.int16, (2, 21)]
    # By node and place: squares of the shortest way there, −1 where none leads. For players.
    distance: Annotated[Ints, np.int16, (144, 7)]
    # By node and meeting: the grey squares between, on the road straight on. For players.
    greys: Annotated[Ints, np.int8, (144, 5)]
    # By node, way and squares: which of the PATHS a drive has. For events.
    path: Annotated[Ints, np.int16, (144, 2, 6)]
    # The places in the order of the year, and the node of each place.
    yearly: Annotated[Ints, np.int8, (6,)]
    node_of: Annotated[Ints, np.int16, (7,)]
    # By card; and by section a mask of its cards.
    section: Annotated[Ints, np.int8, (48,)]
    points: Annotated[Ints, np.int8, (48,)]
    defects: Annotated[Ints, np.int8, (48,)]
    colour: Annotated[Ints, np.int8, (48,)]
    of_section: Annotated[Ints, np.int64, (4,)]


class State(Layout):
    """Everything that decides what may follow; a view has the same fields.

    In a view cards that the seat does not know look like those of the pile.
    """

    version: Int8
    players: Int8
    sticker: Int8
    phase: Int8
    turn: Int32
    # The drives that are possible, while one is chosen: see `driving.find_drives`.
    drives: Annotated[int, np.int32, (), Bits(26)]
    # Who acts: `turn` modulo `players`, which takes longer to reckon than to keep.
    seat: Int8
    # What was thrown, 0 before; and of this turn: whether a place was arrived at, whether a card
    # was stolen or exchanged, from whom a card is drawn or owed to (1 + seat), which card was
    # received for it, and which one is kept so far (each 1 + card).
    pips: Int8
    arrived: Int8
    traded: Int8
    partner: Int8
    received: Int8
    kept: Int8
    # The calendar: month 0 before the first step, 13 when the year is over.
    month: Int8
    part: Int8
    # A mask of the seats that wait at a meeting; and how many cards are in the pile.
    waiting: Int8
    piled: Int8
    # By seat: where the car is, the repair marker, places visited or settled, inspections among
    # them that were not passed, face-down parts.
    node: Annotated[Ints, np.int16, (6,)]
    repair: Annotated[Ints, np.int8, (6,)]
    visited: Annotated[Ints, np.int8, (6,)]
    failed: Annotated[Ints, np.int8, (6,)]
    held: Annotated[Ints, np.int8, (6,)]
    score: Annotated[Ints, np.int8, (6, 4)]
    # The part on each section of each 2CV card, as 1 + card, 0 for none.
    fitted: Annotated[Ints, np.int8, (6, 4)]
    # By card: where it is, and a mask of the seats that know it in the hand of another.
    place: Annotated[Ints, np.int8, (48,)]
    known: Annotated[Ints, np.int8, (48,)]
    # The same as masks of cards: the pile, and by seat its hand.
    pile: Annotated[int, np.int64, (), Bits(48)]
    hand: Annotated[Ints, np.int64, (6,), Bits(48)]


def board_of(name: str) -> Array:
    """The road and the parts of an edition."""
    road, parts = EDITIONS[name]
    board = Board.array()
    for field, values in (
        ("section", [SECTIONS.index(part.section) for part in parts]),
        ("points", [part.points for part in parts]),
        ("defects", [part.defects for part in parts]),
        ("colour", [COLOURS.index(part.colour) for part in parts]),
    ):
        board[field][0] = values
    for card, part in enumerate(parts):
        board["of_section"][0, SECTIONS.index(part.section)] |= 1 << card
    _fill_road(board, road)
    board["path"][0, : len(NODES)] = PATH_OF[name]
    board.flags.writeable = False
    return board


def _fill_road(board: Array, road: Road) -> None:
    """By number of the node; what is not on this road leads nowhere."""
    places = ("", *MEETINGS, *INSPECTIONS)
    nodes = {node: number for number, node in enumerate(NODES)}
    if len(nodes) > MOST_NODES:
        raise ValueError(f"a road has room for {MOST_NODES} squares, not {len(nodes)}")
    board["straight"], board["turn"], board["distance"] = -1, -1, -1
    for node in road.nodes:
        number, square = nodes[node], road[node[0]]
        after = [nodes[other] for other in road.after(node)]
        board["square"][0, number] = ROAD.names.index(square.name)
        board["grey"][0, number] = square.ground == "grey"
        if square.place in places:
            board["place"][0, number] = places.index(square.place)
            board["months"][0, places.index(square.place)] = square.month
            board["node_of"][0, places.index(square.place)] = number
        board["straight"][0, number] = after[0] if after else -1
        if len(after) > 1:
            board["turn"][0, number] = after[1]
            dead_end = road.dead_end(NODES[after[1]][0])
            board["branch"][0, number] = places.index(dead_end) if dead_end else NOWHERE
    for row, inspection in enumerate(INSPECTIONS):
        for depth in range(21):
            board["behind"][0, row, depth] = nodes[f"{inspection}-{depth}", False]
    for place, name in enumerate(places):
        if name:
            for node, far in distances(road, road.at(name).name).items():
                board["distance"][0, nodes[node], place] = far
    board["yearly"] = 1 + np.argsort(board["months"][0, 1:])
    _look_ahead(board)
    _count_greys(board)


def _look_ahead(board: Array) -> None:
    """From every node straight on, and by turning off at the first junction (EN-R6)."""
    straight, turn = board["straight"][0].tolist(), board["turn"][0].tolist()
    for first in range(len(NODES)):
        for way in range(2):
            node, junctions = first, list[int]()
            for squares in range(REACH):
                if turn[node] >= 0:
                    junctions.append(squares)
                node = turn[node] if way and turn[node] >= 0 else straight[node]
                board["ahead"][0, first, way, squares:] = node
                if node < 0:
                    break
                board["grey_ahead"][0, first, way] |= int(board["grey"][0, node]) << squares
                board["places_ahead"][0, first, way] |= bool(board["place"][0, node]) << squares
            if len(junctions) > 1:
                raise ValueError(f"from {NODES[first]} a throw leads to two junctions")
            board["junction"][0, first] = min(junctions, default=REACH)


def _count_greys(board: Array) -> None:
    """From every node straight on, to every meeting on the way."""
    straight, grey, place = (board[name][0].tolist() for name in ("straight", "grey", "place"))
    for first in range(len(NODES)):
        node, number = straight[first], 0
        while node >= 0:
            if 0 < place[node] <= LAST_MEETING:
                board["greys"][0, first, place[node]] = number
            number += grey[node]
            node = straight[node]
