# Dice Trip
dice = Würfel
lines = Boni { $bonus } · Striche { $struck } · Route { $route } · Serie { $series } · Zonen { $zones }
lines-tens = Boni { $bonus } · Striche { $struck } · Route { $route } · Serie { $series } · Zonen { $zones } · Zehner { $tens }
banner-decide = { $name }: Behalte den Wurf, oder würfle für alle neu.
banner-enter = { $made ->
    [0] { $name }: Trage zwei Zahlen ein; für jede ausgelassene streich eine Stadt.
   *[1] { $name }: Noch ein Eintrag.
}
prompt-decide = Würfel für den Neuwurf
prompt-enter = Zahl und Stadt
reroll-these = Diese Würfel neu werfen (Buchstaben oder Plätze), einmal im Spiel
write = { $number } in { $town } eintragen, oder eine dieser Zahlen in eine andere Stadt:
strike = { $town } streichen; zwei Einträge gehen auf einmal
spends-double = Ein Würfel steht in beiden Zahlen: Das verbraucht die Doppelnutzung des Spiels.
help =
    13 Runden: Alle benutzen dieselben vier Würfel, je zwei für zwei Zahlen, in beliebiger Reihenfolge. Eine Zahl steht nur einmal auf dem Blatt. Für jede Zahl, die du auslässt, streichst du eine Stadt.
    Punkte: { "★" } ein Bonus für gleiche Ziffern oder für eine farbige Stadt mit dem Würfel ihrer Farbe; −1 für jede gestrichene Stadt; die längste Route verbundener Städte mit steigenden Zahlen; die längste Serie (ab 4 Städten) aufeinander folgender Zahlen; Zonen ohne gestrichene Stadt.
    { "↻" } Neuwurf, einmal im Spiel, für die Person, die geworfen hat: Tippe die Würfel gleich nach dem Wurf. { "②" } Doppelnutzung, einmal im Spiel: ein Würfel in beiden Zahlen, ein anderer bleibt liegen; keine der Zahlen darf zwei gleiche Ziffern haben. Trage einfach zwei solche Zahlen ein.
    Hinter einer Stadt stehen die Buchstaben der Städte, mit denen sie verbunden ist. Tippe 14 f, um dort 14 einzutragen, x f, um sie zu streichen, RG F, um die Würfel selbst zu wählen, Zehner zuerst.
