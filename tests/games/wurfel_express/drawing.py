"""Positions of the oracle, drawn.

"5: W2 R3" is a track with five cells below its rear, W2 at the rear and R3 at the front.
"""

from tests.games.wurfel_express.oracle import ALL_STRIPS, STRIP_NAMED, Oracle, Track

__all__ = ["EMPTY", "draw", "drawn", "in_stock", "stop_with"]

EMPTY = "0:"


def draw(*tracks: str, stock_lacks: str = "", shorter: str = "if-missing", turn: int = 0) -> Oracle:
    """A game at the start of a turn, with these tracks; `stock_lacks` are out of the game."""
    oracle = Oracle(len(tracks), shorter)
    oracle.turn = turn
    oracle.removed = {STRIP_NAMED[name] for name in stock_lacks.split()}
    oracle.stock = set(ALL_STRIPS) - oracle.removed
    for seat, drawn in enumerate(tracks):
        offset, strips = drawn.split(":")
        oracle.tracks[seat] = Track(int(offset), [STRIP_NAMED[name] for name in strips.split()])
        oracle.stock -= set(oracle.tracks[seat].strips)
    oracle.phase = "discard" if len(oracle.own.strips) > 1 else "throw"
    return oracle


def drawn(oracle: Oracle) -> list[str]:
    """The tracks as `draw` takes them."""
    return [" ".join([f"{t.offset}:", *map(str, t.strips)]) for t in oracle.tracks]


def stop_with(oracle: Oracle, dice: str, discard: int = 0) -> Oracle:
    """Throw these dice and stop at once."""
    if oracle.phase == "discard":
        oracle.apply(f"discard {discard}")
    oracle.throw(dice)
    oracle.apply("stop")
    return oracle


def in_stock(oracle: Oracle, name: str) -> bool:
    return STRIP_NAMED[name] in oracle.stock
