# What the board says by itself
board = Brett
base-of = { $colour ->
    [red] rote Basis, { $side }
   *[black] schwarze Basis, { $side }
}
seat-about = { $colour } · { $linked }
linked = { $count ->
    [0] nichts verbunden
   *[other] { $count } von 4 verbunden
}
linked-twice = { $count } und { $other } von 4 verbunden
show-network = { $colour ->
    [red] Die roten Netze zeigen
   *[black] Die schwarzen Netze zeigen
}
stock = { $count ->
    [one] { $count } Würfel im Vorrat
   *[other] { $count } Würfel im Vorrat
}
prompt-place = { $count ->
    [0] Keiner deiner Würfel lässt sich legen.
    [one] Einen deiner Würfel darfst du legen.
   *[other] Lege bis zu zwei deiner Würfel.
}
prompt-other = Dieser Würfel lässt sich jetzt nicht legen: Nimm einen anderen.
prompt-more = Lege noch einen Würfel, oder beende den Zug.
prompt-owed = { $count ->
    [one] Die weiße Kreuzung muss gelegt werden.
   *[other] { $count } weiße Kreuzungen sind Pflicht.
}
the-dice = Würfel
dice-yours = Deine Würfel
dice-of = Würfel von { $name }
die-at = Würfel { $place }: { $die }
die-placed = Würfel { $place }: gelegt
turn = { $cell }: { $die }. Drehen.
lies = { $cell }: { $die }, in diesem Zug gelegt.
turn-picked = Den Würfel drehen
end = Zug beenden
end-empty = Nichts legen
why-place = Warum muss ich?
announce = Ansagen: Dieser Würfel verbindet meine Basen
warning = Vorsicht! Wenn du das bestätigst:
hint-touch = Feld antippen; nochmal tippen oder wischen dreht.
hint-keys = 1–3 Würfel · Pfeile Feld · Leertaste dreht · Enter legt · E beendet · N Netze
hint-announce = A sagt an
watch = Hier liegen deine Würfel, wenn du dran bist.
watch-only = Hier liegen die Würfel des Zuges.

# What everything is good for, when it is pointed at, held or focused
camp = { $name }, { $colour }
explain-base = { $count ->
    [0] Ein einziges Netz muss die vier Basen seiner Farbe verbinden. Diese ist noch mit keiner anderen verbunden.
   *[other] Ein einziges Netz muss die vier Basen seiner Farbe verbinden. Diese ist verbunden mit: { $bases }.
}
explain-camp = { $count ->
    [0] Wer vier Basen in einem Netz verbindet, gewinnt.
    [1] Wer vier Basen in einem Netz verbindet, gewinnt. Ein Weg beginnt an einer Basis, verbindet aber noch keine zwei.
    [4] Alle vier Basen hängen in einem Netz zusammen.
   *[other] Wer vier Basen in einem Netz verbindet, gewinnt. Das größte Netz verbindet { $count }.
}
explain-face = { $value ->
    [R] Rot verbindet alle vier Seiten. Nur Rot darf sie legen.
    [B] Schwarz verbindet alle vier Seiten. Nur Schwarz darf sie legen.
    [C] Eine rote und eine schwarze Kurve. Wer sie legt, muss mit der Kurve der eigenen Farbe einen Weg fortsetzen.
    [r] Rot führt geradeaus und trennt Schwarz, dessen zwei Enden tot sind. Nur Rot darf sie legen, doch Schwarz darf an seine Enden anschließen.
    [b] Schwarz führt geradeaus und trennt Rot, dessen zwei Enden tot sind. Nur Schwarz darf sie legen, doch Rot darf an seine Enden anschließen.
   *[W] Sie gehört niemandem: Wege beider Farben führen hindurch und biegen in ihr ab. Wer eine wirft, muss sie legen.
}
explain-foreign = Er gehört der anderen Farbe: Du darfst ihn nicht legen, er kommt zurück in den Vorrat.
explain-stock = Drei davon werden in jedem Zug geworfen und bis zu zwei gelegt; die anderen kommen zurück.

# What the next throws may bring, where the table has advice
spot = Die nächsten Würfe hier
explain-spot = Für { $colour } fällt eine Seite, die passt, mit einer Chance von { $fits }{ $is ->
    [completes] , eine, die das Netz vollendet, mit { $chance }.
    [links] , eine, die eine Basis mehr verbindet, mit { $chance }.
   *[fits] .
}

# The first lesson: what to do, and what has happened then
lesson-1 = Du bist Anna und spielst Rot. Verbinde deine vier roten Basen, bevor Ben seine verbindet: Dann gewinnst du. Du hast eine rote Kreuzung und eine rote Brücke geworfen. Lege die Kreuzung auf b1, an deine Basis oben, und die Brücke darunter auf b2. Bestätige dann.
lesson-1-done = Dein Weg beginnt an einer Basis und geht weiter. Eine Brücke führt deine Farbe über die andere, deren Weg sie unterbricht.
lesson-2 = Ben hat seine Würfel gelegt. Weiße Kreuzungen müssen immer gelegt werden: Lege deine an deine Basis unten, auf e6. Lege dann die Kurve auf b3 und drehe sie am Griff oder durch nochmaliges Antippen, bis Rot nach links führt.
lesson-2-done = Solange der Zug läuft, lässt sich ein Würfel drehen. Die Kurve deiner Farbe muss einen Weg fortsetzen. Weiß gehört niemandem: Jeder Weg darf dort abbiegen.
lesson-3 = Zwei weiße Kreuzungen: Beide müssen gelegt werden, und für mehr ist kein Platz. Lege sie auf a3 und auf e5.
lesson-3-done = Weiß hilft euch beiden. Sieh zu, wo es dir mehr hilft.
lesson-4 = Später im Spiel. Die weiße Kreuzung kommt auf c5. Blockiere dann Ben an seiner Basis rechts: die rote Brücke auf f4.
lesson-4-done = Niemand bleibt blockiert: Der Würfel, der eine Basis abschneidet, wird sofort zur weißen Kreuzung. Eine Blockade kostet Würfel, aber nie das Spiel.
lesson-5 = Ein Würfel fehlt noch zwischen deinen Basen. Lege die rote Brücke auf e2.
lesson-5-done = Deine vier Basen sind ein Netz: Du hast gewonnen. Aber hüte dich, Bens Basen zu verbinden: Dann gewinnt er, selbst wenn derselbe Würfel auch deine verbindet.

first-place = Tippe auf einen Würfel, dann auf ein leuchtendes Feld. Jeder Würfel setzt einen deiner Wege fort oder liegt an deiner Basis, und du darfst zwei im Zug legen.
first-white = Eine weiße Kreuzung muss gelegt werden. Jeder Weg darf dort abbiegen, auch der des Gegners: Lege sie, wo sie dir mehr hilft.
first-curve = Eine Kurve hat für jeden einen Weg. Deiner muss einen Weg fortsetzen; dreh den Würfel am Griff, oder tippe noch einmal darauf.
first-bridge = Deine Brücke führt über die Farbe des Gegners und unterbricht den Weg darunter: gut zum Blockieren.

# The second lesson
strategy-base = Früh im Spiel
strategy-base-told = Zwei deiner Basen sind noch nicht erreicht, und vor der oberen ist das Feld noch frei. Ein Würfel dort sichert sie, solange es leicht ist; zwei Felder weiter links kommt derselbe Würfel nur in die Nähe. 57 statt 49 von 100 Spielen.
strategy-join = Eine rote Kreuzung
strategy-join-told = Auf f2 erreicht die Kreuzung die rechte Basis, und sonst nichts. Auf e3 verbindet sie deine beiden Netze: Drei Basen hängen auf einmal zusammen. 80 statt 57 von 100 Spielen. Eine einzelne Basis kann warten; zwei Netze nebeneinander kann man trennen.
strategy-between = Zwischen zwei Netzen
strategy-between-told = Die rote Kreuzung auf d3 liegt zwischen dem oberen Netz und dem rechten und verbindet beide Basen. Die Kurve auf d5 scheint zum unteren zu führen, verbindet aber weniger: 80 gegen 56 von 100 Spielen. Such das Feld, auf dem sich zwei deiner Netze berühren.
strategy-white = Eine weiße Kreuzung muss liegen
strategy-white-told = Weiß gehört beiden, und du musst es legen: Leg es dorthin, wo es dir dient. Auf a3 bleibt dir eine Chance von 31 %, auf einem Feld dein Netz zu vollenden; auf b3 dient es eher dem Gegner. 67 statt 36 von 100 Spielen.
strategy-enough = Muss alles liegen?
strategy-enough-told = Nein, nur weiße Kreuzungen müssen liegen. Die Kreuzung passt auf c2, und doch ist es besser, den Zug zu beenden: 75 statt 54 von 100 Spielen. Mit der Kurve auf c5 würdest du sogar sofort verlieren. Dass ein Würfel passt, ist noch kein Grund, ihn zu legen.
