# Colours, faces and dice
colour = { $value ->
    [red] Rot
   *[black] Schwarz
}
face = { $value ->
    [R] rote Kreuzung
    [B] schwarze Kreuzung
    [C] Kurve
    [r] rote Brücke
    [b] schwarze Brücke
   *[W] weiße Kreuzung
}
dice = { $symbol ->
    [R] { $count ->
        [one] { $count } rote Kreuzung
       *[other] { $count } rote Kreuzungen
    }
    [B] { $count ->
        [one] { $count } schwarze Kreuzung
       *[other] { $count } schwarze Kreuzungen
    }
    [C] { $count ->
        [one] { $count } Kurve
       *[other] { $count } Kurven
    }
    [r] { $count ->
        [one] { $count } rote Brücke
       *[other] { $count } rote Brücken
    }
    [b] { $count ->
        [one] { $count } schwarze Brücke
       *[other] { $count } schwarze Brücken
    }
   *[W] { $count ->
        [one] { $count } weiße Kreuzung
       *[other] { $count } weiße Kreuzungen
    }
}
dice-none = keine
# How a die lies: a curve by the two sides of its red path, a bridge by the way of its upper path
die = { $value ->
    [R] rote Kreuzung
    [B] schwarze Kreuzung
    [Cne] Kurve, Rot von oben nach rechts
    [Cse] Kurve, Rot von rechts nach unten
    [Csw] Kurve, Rot von unten nach links
    [Cnw] Kurve, Rot von links nach oben
    [rns] rote Brücke von oben nach unten
    [rew] rote Brücke von links nach rechts
    [bns] schwarze Brücke von oben nach unten
    [bew] schwarze Brücke von links nach rechts
   *[W] weiße Kreuzung
}
base = { $value ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}

# Options
option-announce = Muss die Verbindung angesagt werden?
option-announce-auto = nein, wer die vier Basen verbindet, gewinnt
option-announce-strict = ja, vor dem letzten Würfel

# Which colour a chair has in the first game
chair = { $chair ->
    [0] Rot, beginnt
   *[other] Schwarz
}

# What a page may tell in time, where the table allows advice
advice = eine Warnung vor einem Würfel, der das Spiel verschenken würde, und die Chancen der nächsten Würfe

# Where a decision is taken again in a record
rewind-on-board = Mach es auf dem Brett oder wähle hier: einen Schritt, danach wird weitergespielt.

# Actions
action-place = Auf { $cell } legen: { $die }
action-announce = Verbindung ansagen und auf { $cell } legen: { $die }
action-done = Zug beenden

# Events
event-threw = { $seat } würfelt { $dice }.
event-announced = { $seat } sagt an: Dieser Würfel verbindet die vier Basen.
event-placed = { $seat } legt auf { $cell }: { $die }.
event-unblocked = { $base ->
    [top] { $seat } ist von der oberen Basis abgeschnitten: Der Würfel auf { $cell } wird zur weißen Kreuzung.
    [right] { $seat } ist von der rechten Basis abgeschnitten: Der Würfel auf { $cell } wird zur weißen Kreuzung.
    [bottom] { $seat } ist von der unteren Basis abgeschnitten: Der Würfel auf { $cell } wird zur weißen Kreuzung.
   *[left] { $seat } ist von der linken Basis abgeschnitten: Der Würfel auf { $cell } wird zur weißen Kreuzung.
}
event-unclaimed = { $seat } hat die vier Basen verbunden, ohne es anzusagen: Der Sieg muss noch angesagt werden.
event-stuck = { $seat } kann keinen dieser Würfel legen.
event-ended = { $seat } beendet den Zug.
event-won = { $how ->
    [linked] { $seat } verbindet die vier Basen und gewinnt das Spiel!
    [both-linked] { $loser } hat beide Netze zugleich verbunden: { $seat } gewinnt das Spiel!
    [other-linked] { $loser } hat die vier Basen der Gegenseite verbunden: { $seat } gewinnt das Spiel!
    [false-announcement] { $loser } hat die Verbindung angesagt, aber die Basen sind nicht verbunden: { $seat } gewinnt das Spiel!
   *[board-full] Das Brett ist voll, und niemand hat den Sieg angesagt: { $loser } hat den letzten Würfel gelegt, also gewinnt { $seat } das Spiel!
}
event-turns-over = Nach { $turns } Zügen endet das Spiel ohne Sieg.

# Refusals
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-dice-in-the-air = Die Würfel rollen noch.
refusal-nothing-to-announce = An diesem Tisch wird nichts angesagt: Wer die vier Basen verbindet, gewinnt.
refusal-not-for-red = Rot legt nur rote Kreuzungen, Kurven, rote Brücken und weiße Kreuzungen.
refusal-not-for-black = Schwarz legt nur schwarze Kreuzungen, Kurven, schwarze Brücken und weiße Kreuzungen.
refusal-not-thrown = Das zeigt keiner der Würfel: Nur geworfene Würfel können gelegt werden.
refusal-white-first = Die weißen Kreuzungen müssen gelegt werden: Für einen anderen Würfel ist in diesem Zug kein Platz.
refusal-no-such-cell = Auf diesem Brett gibt es kein Feld { $cell }.
refusal-cell-taken = Auf { $cell } liegt schon ein Würfel, und Würfel werden nie bewegt.
refusal-no-neighbour = Ein Würfel muss an einem anderen Würfel oder an einer deiner Basen liegen.
refusal-colours-meet = Auf { $cell } träfe ein rotes Ende auf ein schwarzes.
refusal-base-of-other-colour = Auf { $cell } läge ein Ende an einer Basis, die nicht seine Farbe hat.
refusal-own-curve-unused = Die Kurve deiner eigenen Farbe muss einen deiner Wege fortsetzen.
refusal-nothing-lengthened = Auf { $cell } verlängert dieser Würfel keinen deiner Wege.
refusal-white-owed = Eine geworfene weiße Kreuzung muss gelegt werden, bevor der Zug endet.

# The table as text
text-throw = { $seat } würfelt.
text-place = { $seat } kann Würfel legen oder den Zug beenden.
text-owed = { $count ->
    [one] { $seat } muss eine weiße Kreuzung legen.
   *[other] { $seat } muss { $count } weiße Kreuzungen legen.
}
text-over = Das Spiel ist zu Ende.
text-stock = Würfel im Vorrat: { $count }
text-dice = Würfel: { $dice }
text-last = Zuletzt gelegt: { $dice }
text-board = Brett
text-row = Zeile
text-bases = Basen
text-side = Seite
text-player = { $seat } ({ $colour })
text-base = { $network ->
    [0] an Feld { $cell }, nicht erreicht
   *[other] an Feld { $cell }, in Netz { $network }
}
text-networks = Netze
text-network-head = Netz
text-network = { $player }, Netz { $number }
text-no-network = { $player } hat noch kein Netz.
text-held = { $count ->
    [0] keine
   *[other] { $count } von 4: { $bases }
}
text-cells = Felder

# What the next throw may bring
odds = Chancen der nächsten Würfe, auf dem Brett, wie es liegt
odds-of = Feld ({ $colour })
odds-fits = eine Seite, die passt
odds-links = die eine Basis mehr verbindet
odds-completes = die das Netz vollendet

# Why the master would do something
hint-wins = gewinnt
hint-links = { $base ->
    [top] verbindet die obere Basis
    [right] verbindet die rechte Basis
    [bottom] verbindet die untere Basis
   *[left] verbindet die linke Basis
}
hint-threatens = droht mit dem Sieg ({ $percent } %)
hint-room = lässt mehr Raum zum Weiterbauen
hint-guards = schützt vor der Niederlage im nächsten Zug
hint-blocks = { $base ->
    [top] sperrt die obere Basis
    [right] sperrt die rechte Basis
    [bottom] sperrt die untere Basis
   *[left] sperrt die linke Basis
}

# On the shelf
about = Lege Würfel als Plättchen und verbinde deine vier Basen zuerst.
daily = Tagesverbindung
bot-linker = stark
