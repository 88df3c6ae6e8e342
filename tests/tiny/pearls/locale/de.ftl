action-play = Die { $card } spielen

event-surfaced = Eine Perle mit Wert { $pearl } taucht auf.
event-chose = { $seat } hat eine Karte gewählt.
event-showed = { $seat } zeigt die { $card }.
event-won = { $seat } nimmt die Perle mit Wert { $pearl }.
event-sank = Niemand nimmt die Perle mit Wert { $pearl }: Sie versinkt.

refusal-not-now = Jetzt kann keine Karte gespielt werden.
refusal-card-used = Die { $card } hast du schon gespielt.

# Der Tisch als Text
field-turn = { $value ->
    [5] Alle fünf Runden sind gespielt.
   *[other] Gespielte Runden: { $value } von 5
}
field-pearl = { $value ->
    [0] Gleich taucht die erste Perle auf.
   *[other] Perle: { $value } wert
}
field-cards-of = { $value ->
    [0] { $seat }: noch keine Karte
    [7] { $seat }: eine Karte, verdeckt
   *[other] { $seat }: hat die { $value } gespielt
}
field-points-of = { $value ->
    [one] { $seat }: { $value } Punkt
   *[other] { $seat }: { $value } Punkte
}
