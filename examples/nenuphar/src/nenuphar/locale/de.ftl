# Im Regal
about = Frösche springen über den Teich. Rasten oder noch ein Wurf? Keine Weite zweimal in einem Zug!
bot-planner = stark

# Aktionen
action-hop = { $length ->
    [one] { $length } Blatt weit springen
   *[other] { $length } Blätter weit springen
}
action-throw = Noch einmal werfen
action-rest = Rasten

# Ereignisse
event-threw = { $seat } wirft { $low } und { $high }.
event-hopped = { $cell ->
    [31] { $seat } springt { $length } weit, ans andere Ufer.
   *[other] { $seat } springt { $length } weit, auf Blatt { $cell }.
}
event-pushed = { $cell ->
    [0] { $other } fällt ins Wasser und schwimmt ans diesseitige Ufer zurück.
   *[other] { $other } fällt ins Wasser und schwimmt zur Blüte auf Blatt { $cell } zurück.
}
event-fell-in = { $cell ->
    [0] Diese Weite ist schon gesprungen: { $seat } fällt ins Wasser und schwimmt ans diesseitige Ufer zurück.
   *[other] Diese Weite ist schon gesprungen: { $seat } fällt ins Wasser und schwimmt zu Blatt { $cell } zurück.
}
event-rested = { $seat } rastet auf Blatt { $cell }.
event-won = { $seat } ist über den Teich und gewinnt!
event-evening = Es ist Abend, und die Frösche gehen schlafen.

# Ablehnungen
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-dice-in-the-air = Die Würfel rollen noch.
refusal-hop-first = Wähle erst einen Würfel und spring, dann raste oder wirf noch einmal.
refusal-hopped = Dein Frosch ist gesprungen: Raste, oder wirf noch einmal.
refusal-not-on-the-dice = Keiner der Würfel zeigt diese Weite.

# Orte
near-bank = das diesseitige Ufer
far-bank = das andere Ufer
leaf = Blatt { $cell }
flower = Blatt { $cell }, mit Blüte

# Der Tisch als Text
text-throw = { $seat } wirft die Würfel.
text-hop = { $seat } wählt einen der Würfel und springt.
text-rest-or-throw = { $seat } rastet oder wirft noch einmal.
text-over = Das Spiel ist zu Ende.
text-frog = { $seat }: { $place }
text-dice = Würfel: { $low } und { $high }
text-hopped = In diesem Zug gesprungen: { $lengths }
