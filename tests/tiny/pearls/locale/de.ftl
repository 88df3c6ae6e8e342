action-play = Die { $card } spielen

event-surfaced = Eine Perle mit Wert { $pearl } taucht auf.
event-chose = { $seat } hat eine Karte gewählt.
event-showed = { $seat } zeigt die { $card }.
event-won = { $seat } nimmt die Perle mit Wert { $pearl }.
event-sank = Niemand nimmt die Perle mit Wert { $pearl }: Sie versinkt.

refusal-not-now = Jetzt kann keine Karte gespielt werden.
refusal-card-used = Die { $card } hast du schon gespielt.
