# Verbindung gesucht
banner-place = { $name }: Leg bis zu zwei Würfel oder beende den Zug.
banner-owed = { $count ->
    [one] { $name }: Eine weiße Kreuzung muss gelegt werden.
   *[other] { $name }: Zwei weiße Kreuzungen müssen gelegt werden.
}
prompt = Würfel und Feld, etwa { $example }
sides = n o s w
die = { $name }: { $places }
announce = Verbindung ansagen: ! davor setzen
nowhere = lässt sich nicht legen
never = nicht für deine Farbe
forced-stuck = Keiner dieser Würfel kann gelegt werden: Kein Feld nimmt sie auf, oder sie sind nicht für deine Farbe.
linked = { $count } Basen verbunden
help =
    Verbinde deine vier Basen (Rot { "◆" }, Schwarz { "◇" }), eine an jeder Seite, durch ein einziges Netz, bevor es die Gegenseite tut. In jedem Zug:
    1. Drei Würfel werden geworfen; Rot wirft in den ersten beiden Zügen nur zwei.
    2. Leg bis zu zwei davon. Jede weiße Kreuzung muss gelegt werden (von dreien nur zwei). Rot legt rote Kreuzungen, Kurven, rote Brücken und weiße Kreuzungen; Schwarz dasselbe in Schwarz.
    3. Jeder Würfel setzt einen deiner Wege fort oder liegt an deiner Basis; nie trifft ein rotes Ende auf ein schwarzes.
    Dicke Linien sind rot, dünne schwarz, doppelte gehören beiden gemeinsam. Der Weg unter einer Brücke ist unterbrochen.
    Ist eine Basis endgültig von den anderen abgeschnitten, wird der Würfel, der ihr am nächsten liegt, zur weißen Kreuzung.
    Hinter einem Feld stehen die Seiten, die der rote Weg einer Kurve oder der obere Weg einer Brücke verbindet: n, o, s, w.
    Vorsicht: Wer das Netz der Gegenseite vollendet, oder beide zugleich, hat verloren.
