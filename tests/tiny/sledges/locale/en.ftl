action-ride = { $cells ->
    [one] Ride { $cells } cell
   *[other] Ride { $cells } cells
}

event-threw = { $seat } throws a { $pips }.
event-rode = { $seat } rides to cell { $cell }.
event-slid = { $seat } slides to cell { $cell }, and the ice melts.
event-won = { $seat } is at the end of the road and wins.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-die-in-the-air = The die must be thrown first.
refusal-too-far = A sledge rides no further than the die and the road allow.

# The table as text
field-pips = { $value ->
    [-1] The race is over.
    [0] Die: still to be thrown
   *[other] Die: { $value }
}
field-cells-of = { $value ->
    [0] { $seat }: at the start
   *[other] { $seat }: cell { $value }
}
