action-swap = Die { $card } zurücklegen und eine andere Karte ziehen
action-stay = Beide Karten behalten

event-put-back = { $seat } legt eine Karte zurück.
event-drew = { $seat } zieht eine Karte.
event-saw = { $seat } hat die { $card } gezogen.
event-stayed = { $seat } behält beide Karten.
event-showed = { $seat } zeigt die { $card }.

refusal-not-now = Jetzt kann keine Karte getauscht werden.
refusal-not-in-hand = Die { $card } hast du nicht.

# Der Tisch als Text
text-hand = { $cards ->
    [none] { $held ->
        [0] { $seat }: noch keine Karte
        [one] { $seat }: { $held } Karte
       *[other] { $seat }: { $held } Karten
    }
   *[other] { $seat }: { $cards }
}
