"""The words of Nenuphar: its actions, events, draws and reasons, as tables."""

from jacta.engine.domains import Range, Seat
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary

SEAT, PIPS, CELL = Seat(4), Range(1, 6), Range(0, 31)

ACTIONS = Vocabulary(Kind("hop", length=PIPS), Kind("throw"), Kind("rest"))
HOP, THROW_AGAIN, REST = (ACTIONS.base(kind.name) for kind in ACTIONS)

EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, low=PIPS, high=PIPS),
    Kind("hopped", seat=SEAT, length=PIPS, cell=CELL),
    Kind("pushed", seat=SEAT, other=SEAT, cell=CELL),
    Kind("fell-in", seat=SEAT, cell=CELL),
    Kind("rested", seat=SEAT, cell=CELL),
    Kind("won", seat=SEAT),
    Kind("evening"),
)
THREW, HOPPED, PUSHED, FELL_IN, RESTED, WON, EVENING = range(7)

# The two dice cannot be told apart.
DRAWS = (Draw("throw", PIPS, alike=True),)

REASONS = (
    Reason("game-over", "NE-R10"),
    Reason("not-your-turn", "NE-R2"),
    Reason("dice-in-the-air", "NE-R3"),
    Reason("hop-first", "NE-R4"),
    Reason("hopped", "NE-R6"),
    Reason("not-on-the-dice", "NE-R4"),
)
GAME_OVER, NOT_YOUR_TURN, DICE_IN_THE_AIR, HOP_FIRST, HAS_HOPPED, NOT_ON_THE_DICE = range(1, 7)
