# Farben und Würfel
colour = { $value ->
    [R] Rot
    [G] Grün
    [B] Blau
   *[Y] Gelb
}
letter = { $value ->
    [R] R
    [G] G
    [B] B
   *[Y] L
}
dice = { $tens ->
    [R] Rot
    [G] Grün
    [B] Blau
   *[Y] Gelb
} vor { $ones ->
    [R] Rot
    [G] Grün
    [B] Blau
   *[Y] Gelb
}

# Optionen
option-tens = Punkte für Zahlen in allen sechs Zehnern?
option-tens-no = nein
option-tens-yes = ja, einen je farbiger Stadt, die dann noch leer ist

# Karten
boards = Karte
board-france = Frankreich
board-sud-bourgogne = Südburgund
zone-O = Westen
zone-NE = Nordosten
zone-SE = Südosten

# Aktionen
action-keep = Den Wurf behalten
action-reroll = Neu würfeln: { $dice }
action-write = { $dice } in { $town } eintragen
action-strike = { $town } streichen

# Ereignisse
event-threw = { $seat } würfelt: Rot { $red }, Grün { $green }, Blau { $blue }, Gelb { $yellow }.
event-kept = { $seat } behält den Wurf.
event-rerolled = { $seat } setzt den Neuwurf ein: { $dice }.
event-rethrew = Nach dem Neuwurf: Rot { $red }, Grün { $green }, Blau { $blue }, Gelb { $yellow }.
event-entered = { $seat } hat fertig eingetragen.
event-doubled = { $seat } setzt die Doppelnutzung ein: Der Würfel in { $colour } steckt in beiden Zahlen.
event-wrote = { $seat } trägt { $number } in { $town } ein ({ $dice }).
event-earned-bonus = { $why ->
    [equal] { $seat } bekommt einen Bonus in { $town }: zwei gleiche Ziffern.
   *[colour] { $seat } bekommt einen Bonus in { $town }: Die Farbe passt.
}
event-struck = { $seat } streicht { $town }.
event-completed-tens = { $points ->
    [one] { $seat } hat eine Zahl in allen sechs Zehnern: { $points } Punkt.
   *[other] { $seat } hat eine Zahl in allen sechs Zehnern: { $points } Punkte.
}
event-counted-bonuses = { $points ->
    [one] { $seat }, Boni: { $points } Punkt.
   *[other] { $seat }, Boni: { $points } Punkte.
}
event-counted-strikes = { $towns ->
    [0] { $seat }, gestrichene Städte: keine, das kostet nichts.
    [one] { $seat }, gestrichene Städte: { $towns }, das kostet { $towns } Punkt.
   *[other] { $seat }, gestrichene Städte: { $towns }, das kostet { $towns } Punkte.
}
event-counted-route = { $towns ->
    [one] { $seat }, längste Route: { $towns } Stadt, { $towns } Punkt.
   *[other] { $seat }, längste Route: { $towns } Städte, { $towns } Punkte.
}
event-counted-series = { $points ->
    [0] { $seat }, längste Serie: { $towns }, zu kurz für Punkte.
   *[other] { $seat }, längste Serie: { $towns } Städte, { $points } Punkte.
}
event-counted-zones = { $points ->
    [0] { $seat }, Zonen ohne gestrichene Stadt: { $zones }, keine Punkte.
   *[other] { $seat }, Zonen ohne gestrichene Stadt: { $zones }, { $points } Punkte.
}
event-counted-tens = { $points ->
    [one] { $seat }, Zehner: { $points } Punkt.
   *[other] { $seat }, Zehner: { $points } Punkte.
}
event-scored = { $points ->
    [one] { $seat } hat zusammen { $points } Punkt.
   *[other] { $seat } hat zusammen { $points } Punkte.
}
event-won = { $seat } gewinnt das Spiel!

# Ablehnungen
refusal-game-over = Das Spiel ist zu Ende.
refusal-dice-in-the-air = Die Würfel rollen noch.
refusal-not-the-thrower = Neu würfeln darf nur, wer geworfen hat.
refusal-thrower-decides = Zuerst wird der Wurf behalten oder neu gewürfelt; danach wird eingetragen.
refusal-reroll-spent = Du hast schon neu gewürfelt: Das geht nur einmal im Spiel.
refusal-reroll-too-late = Neu gewürfelt wird nur gleich nach dem Wurf, bevor jemand einträgt.
refusal-entered-already = Du hast schon eingetragen; die anderen sind noch dabei.
refusal-town-struck = { $town } ist gestrichen und bleibt es bis zum Ende des Spiels.
refusal-town-taken = { $town } ist nicht mehr leer.
refusal-dice-used = Diese beiden Würfel bilden schon deine erste Zahl: Nimm die beiden anderen.
refusal-double-spent = Einer dieser Würfel steckt schon in deiner ersten Zahl, und deine Doppelnutzung ist verbraucht.
refusal-double-equal-digits = Bei der Doppelnutzung darf keine der beiden Zahlen zwei gleiche Ziffern haben.
refusal-number-twice = Deine beiden Zahlen wären gleich: Jede Zahl steht nur einmal auf dem Blatt.
refusal-number-used = Diese Zahl steht schon auf deinem Blatt, und jede darf dort nur einmal stehen.

# Der Tisch als Text
text-throw = Runde { $turn } von 13: { $seat } würfelt.
text-decide = Runde { $turn } von 13: { $seat } behält den Wurf oder würfelt neu.
text-rethrow = Runde { $turn } von 13: { $seat } würfelt neu.
text-enter = Runde { $turn } von 13: Es fehlen noch die Einträge von { $seats }.
text-over = Das Spiel ist zu Ende.
text-dice = Würfel: { $dice }
text-die = { $colour } { $pips }
text-die-in-the-air = { $colour } in der Luft
text-powers = { $reroll ->
    [yes] { $double ->
        [yes] Neuwurf und Doppelnutzung übrig
       *[no] Neuwurf übrig
    }
   *[no] { $double ->
        [yes] Doppelnutzung übrig
       *[no] beide Sonderrechte verbraucht
    }
}
text-struck = gestrichen
text-now = { $seat }, in dieser Runde eingetragen: { $entries }
text-sheets = Blätter
text-player = Spieler
text-line-total = Punkte
text-line-bonus = Boni
text-line-struck = Gestrichen
text-line-route = Route
text-line-series = Serie
text-line-zones = Zonen ohne gestrichene Stadt
text-line-tens = Zehner
text-line-powers = Sonderrechte
text-map = Karte
text-town = Stadt
text-town-zone = Zone
text-town-colour = Farbe
text-town-links = Verbunden mit
text-with-bonus = { $number } mit Bonus

# What the dice may bring
odds-rerolls = Chancen des Neuwurfs
odds-reroll = Neuwurf von { $dice }
odds-next = Chancen des nächsten Wurfs
odds-thrown = So, wie er fällt
odds-rerolled = Mit deinem Neuwurf, für eine Zahl

# Why the master would do something
hint-keeps-reroll = spart den Neuwurf auf
hint-wants = { $count ->
    [one] macht etwa eine gesuchte Zahl möglich
   *[other] macht etwa { $count } gesuchte Zahlen möglich
}
hint-bonus = bringt in { $town } einen Bonus
hint-route = macht die Route { $towns } Städte lang
hint-series = macht die Serie { $towns } Städte lang
hint-clean = streicht keine Stadt
hint-keeps-double = spart die Doppelnutzung auf

# On the shelf
about = Ein Wurf für alle: Bilde zwei Zahlen aus vier Würfeln und fülle die Städte deiner Karte.
daily = Tagesreise
bot-planner = stark

# What a page may tell in time, where the table allows advice
advice = die Chancen von Neuwürfen und Würfen
