# Entenrallye
months = Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez
sections = H K T D
road = Straße
hand = Hand
known = Bekannt
pile = { $parts ->
    [one] { $parts } Teil im Stapel
   *[other] { $parts } Teile im Stapel
}
before = Das Jahr hat noch nicht begonnen
after = Das Jahr ist vorbei
part = { $month }, Teil { $part } von { $parts }
columns = Feld | Rep/Mgl | Pkt | erledigt | verdeckt | eingebaut: Punkte/Mängel
banner-drive = { $name }, du hast eine { $pips }: wie weit, wohin, und was mit dem Rest?
banner-act = { $name }: Bau Teile ein, handle mit anderen, oder beende den Zug.
banner-give = { $name }: Welches Teil gibst du dafür her?
banner-keep = { $name }: Welche verdeckten Teile behältst du? Höchstens 2.
forced-drove = Nur eine Fahrt war möglich: keine Abzweigung, und nirgends ein Feld, auf dem man früher halten und den Rest ausgeben kann.
forced-waited = Wer bei einem Treffen wartet oder beim letzten steht, würfelt, fährt aber nicht.
grey = grau
brown = braun
help =
    Wer aus den vier Treffen die meisten Punkte holt, gewinnt. In jedem Zug wird ein Würfel geworfen:
    1. Fahr mindestens ein Feld. Auf Grau kannst du früher halten und den Rest ausgeben: 3 Augen kaufen ein Teil, ungesehen; jedes andere Auge ist ein Reparaturpunkt. Sonst fährst du die volle Zahl.
    2. Auf Grau baust du Teile auf freie Karosserieteile. Mit einer 1 kannst du ein verdecktes Teil klauen, mit einer 2 eines tauschen.
    3. Eine 6 und eine Ankunft rücken den Kalender je einen Schritt weiter.
    Erreichst du ein Treffen bis zum Ende seines Monats, zählen deine eingebauten Teile: ihre Punkte, und 1 mehr für jedes in deiner Farbe. Dann kommen sie zurück, und du behältst höchstens 2 verdeckte.
    TÜV (April) und ASU (Oktober) verlangen so viele Reparaturpunkte, wie deine Ente Mängel hat. Wer nicht kommt, wird in die Werkstatt geschleppt, und für jeden fehlenden Punkt ein Feld weiter dahinter.
    Auf der Straße stehen braune Felder in ( ), graue in [ ]; { "╱" } zeigt eine Abzweigung.
