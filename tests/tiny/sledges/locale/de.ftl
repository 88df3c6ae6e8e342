action-ride = { $cells ->
    [one] { $cells } Feld weit fahren
   *[other] { $cells } Felder weit fahren
}

event-threw = { $seat } würfelt eine { $pips }.
event-rode = { $seat } fährt auf Feld { $cell }.
event-slid = { $seat } rutscht auf Feld { $cell }, und das Eis schmilzt.
event-won = { $seat } ist am Ende der Straße und gewinnt.

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-die-in-the-air = Zuerst wird gewürfelt.
refusal-too-far = Ein Schlitten fährt nicht weiter, als Würfel und Straße es erlauben.

# Der Tisch als Text
field-pips = { $value ->
    [-1] Das Rennen ist aus.
    [0] Würfel: noch nicht geworfen
   *[other] Würfel: { $value }
}
field-cells-of = { $value ->
    [0] { $seat }: am Start
   *[other] { $seat }: Feld { $value }
}
