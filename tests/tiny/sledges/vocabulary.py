"""The words of Sledges: its actions, events, draws and reasons, as tables."""

from jacta.engine.domains import Range, Seat
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary

SEAT, PIPS, CELL = Seat(4), Range(1, 6), Range(0, 31)

ACTIONS = Vocabulary(Kind("ride", cells=PIPS))

EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, pips=PIPS),
    Kind("rode", seat=SEAT, cell=CELL),
    Kind("slid", seat=SEAT, cell=CELL),
    Kind("won", seat=SEAT),
)
THREW, RODE, SLID, WON = range(4)

DRAWS = (Draw("die", PIPS),)

REASONS = (
    Reason("game-over", "SL-R5"),
    Reason("not-your-turn", "SL-R1"),
    Reason("die-in-the-air", "SL-R2"),
    Reason("too-far", "SL-R3"),
)
GAME_OVER, NOT_YOUR_TURN, DIE_IN_THE_AIR, TOO_FAR = range(1, 5)
