# What the board says by itself
map = Deine Karte: { $map }
map-of = Karte { $map }: Blatt von { $name }
closer = Näher heran
all = Die ganze Karte zeigen
empty = leer
struck = gestrichen
bonus = Bonus
not-confirmed = noch nicht bestätigt
die = { $colour } { $pips }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
turns = Runde
score = Wertung
line-bonus = Bonus
line-struck = Gestrichen
line-route = Route
line-series = Serie
line-zones = Zonen
line-tens = Zehner
total = Summe
series-of = { $towns ->
    [one] { $towns } Stadt
   *[other] { $towns } Städte
}
numbers = Die Zahlen: gestrichene stehen schon auf dem Blatt
sheets = Alle Blätter
sheet = Blatt von { $name }: { points }{ $reroll ->
    [yes] , Neuwurf übrig
   *[no] {""}
}{ $double ->
    [yes] , Doppelnutzung übrig
   *[no] {""}
}{ $entered ->
    [yes] , hat eingetragen
   *[no] {""}
}
sheet-of = Blatt von { $name }
has-entered = hat eingetragen
back = zurück zu deinem
count = Die Wertung
throw-yours = Dein Wurf
throw-of = Wurf von { $name }
keep = Wurf behalten
reroll = { $count ->
    [0] Neu würfeln
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
hint-decide = { $players ->
    [1] Einmal im Spiel darfst du neu würfeln: Tippe auf die Würfel.
   *[other] Der Wurf gilt für alle. Einmal im Spiel darfst du neu würfeln: Tippe auf die Würfel.
}
keys-decide = 1–4 Würfel wählen · K behält · R würfelt neu
keys-enter = 1–4 Würfel · S tauscht · X streicht · Pfeiltasten führen zu den Städten
keys-reroll = R würfelt neu
powers = Deine Sonderrechte
power-reroll = { $state ->
    [now] Neuwurf: wird gleich benutzt
    [left] Neuwurf: einmal im Spiel, gleich nach deinem Wurf
   *[used] Neuwurf: benutzt
}
power-double = { $state ->
    [now] Doppelnutzung: wird gleich benutzt
    [left] Doppelnutzung: einmal im Spiel, ein Würfel in beiden Zahlen
   *[used] Doppelnutzung: benutzt
}
power-reroll-about = Gleich nach deinem eigenen Wurf darfst du einen bis vier Würfel neu werfen. Alle spielen dann mit den neuen Würfeln.
power-double-about = Lass einen Würfel liegen und nimm einen anderen für beide Zahlen. Keine der beiden darf dann zwei gleiche Ziffern haben.
power-reroll-short = Neuwurf
power-double-short = doppelt
entries = Deine Einträge in dieser Runde
entry-write = { $number } in { $town }
entry-strike = { $town } gestrichen
take-back = Zurücknehmen: { $entry }
number = Zahl { $place }
tens = Zehner
ones = Einer
swap = Die beiden Würfel tauschen
strike = Streichen
strike-short = Strich
confirm = Bestätigen
spends-reroll = kostet den Neuwurf
spends-double = kostet die Doppelnutzung
doubles = Der Würfel in { $colour } steckt in beiden Zahlen: Bestätigen verbraucht deine Doppelnutzung.
number-first = Bilde zuerst eine Zahl aus zwei Würfeln, oder wähle Streichen.
forced = Keine Zahl aus diesem Wurf lässt sich noch eintragen: { $town } wird gestrichen.
waiting = { $count ->
    [one] Deine Einträge sind gemacht. { $names } trägt noch ein.
   *[other] Deine Einträge sind gemacht. { $names } tragen noch ein.
}
watch = Der aktuelle Wurf liegt hier.
prompt-decide = { $players ->
    [1] Tippe die Würfel an, die du neu wirfst.
   *[other] Behalte den Wurf, oder würfle neu.
}
prompt-number = { $of ->
    [1] Die letzte Stadt: Bilde ihre Zahl aus zwei Würfeln, oder streiche sie.
   *[other] Bilde eine Zahl aus zwei Würfeln, oder streiche eine Stadt.
}
prompt-town = Wähle eine Stadt für die { $number }.
prompt-strike = Wähle die Stadt, die du streichst.
prompt-must-strike = Mit diesen Würfeln geht keine Zahl: Wähle die Stadt, die du streichst.
prompt-not = { $why ->
    [number-used] Die { $number } steht schon auf deinem Blatt
    [number-twice] Die { $number } ist schon deine erste Zahl
    [dice-used] Diese Würfel bilden schon deine erste Zahl
    [double-spent] Einer dieser Würfel steckt schon in der ersten Zahl, und deine Doppelnutzung ist verbraucht
    [double-equal-digits] Bei der Doppelnutzung gibt es keine gleichen Ziffern
   *[other] Die { $number } geht nicht
}{ $swaps ->
    [yes] : Tausche die beiden Würfel, oder nimm andere.
   *[other] : Nimm andere Würfel.
}

# What things are good for, when they are pointed at, held or focused
zone = Zone { $zone }
die-of = Würfel: { $colour }
explain-line-bonus = Ein Punkt für jede Zahl mit zwei gleichen Ziffern, und für jede, die mit dem Würfel der gleichen Farbe in einer farbigen Stadt steht; höchstens einer je Stadt.
explain-line-struck = Jede gestrichene Stadt kostet einen Punkt, und ihre Zone ist nicht mehr heil.
explain-line-route = Ein Punkt für jede Stadt deiner längsten Kette verbundener Städte, deren Zahlen steigen.
explain-line-tens = Sobald in allen sechs Zehnern eine Zahl steht, bringt jede noch leere farbige Stadt einen Punkt.
explain-series = Eine Serie ist eine Kette verbundener Städte, deren Zahlen direkt aufeinanderfolgen, wie 15, 16, 21. Ab vier Städten zählt sie: 2, 3, 4, 6, ab zehn Städten 9 Punkte. Deine: { $towns ->
    [0] noch keine
    [one] { $towns } Stadt
   *[other] { $towns } Städte
}.
explain-zones = Zonen ohne gestrichene Stadt: { $clean } von { $zones }, das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Am Anfang hast du alle; durch Streichen verlierst du sie.
explain-turn = Runde { $turn } von { $turns }: Dann sind alle Blätter voll.
explain-total = Alle Zeilen zusammen; wer nach der letzten Runde am meisten hat, gewinnt.
explain-zone = { $is ->
    [clean] Keine Stadt dieser Zone ist gestrichen. Heile Zonen: { $clean } von { $zones }, das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[lost] Eine Stadt dieser Zone ist gestrichen: Sie zählt nicht mehr.
}
explain-struck = Gestrichen: Das kostet einen Punkt, und hier kann nichts mehr stehen.
explain-written = { $bonus ->
    [yes] Hier steht die { $number }, mit einem Bonuspunkt.
   *[no] Hier steht die { $number }; sie zählt, wenn sie zu deiner längsten Route oder Serie gehört.
}
explain-coloured = Leer. Eine Zahl mit dem Würfel dieser Farbe ({ $colour }) oder mit zwei gleichen Ziffern bringt hier einen Bonuspunkt.
explain-plain = Leer. Nur eine Zahl mit zwei gleichen Ziffern bringt hier einen Bonuspunkt.
explain-own-route = Deine längste Route: { $towns ->
    [one] { $towns } Stadt, { $towns } Punkt
   *[other] { $towns } Städte, { $towns } Punkte
}.
explain-number-used = Sie steht schon auf deinem Blatt; jede Zahl darf dort nur einmal stehen.
explain-number-free = { $can ->
    [yes] Deine Würfel können sie bilden.
   *[no] Noch nicht auf deinem Blatt.
}{ $last ->
    [yes] {" "}In einer Serie ist sie die letzte.
   *[no] {" "}In einer Serie folgt auf sie die { $next }.
}
explain-die = Jeder Würfel gehört in eine deiner beiden Zahlen. In einer Stadt seiner Farbe bringt dieser einen Bonuspunkt.
explain-ticket = Zwei Würfel bilden eine Zahl: Der erste gibt die Zehner, der zweite die Einer.
explain-strike = Statt einer Zahl streichst du eine leere Stadt, das kostet einen Punkt; manchmal ist es das kleinere Übel.
explain-swap = In der anderen Reihenfolge bilden dieselben Würfel eine andere Zahl, etwa 14 und 41.

# What the dice may bring, where the table has advice
chance = Chance { $chance }
explain-chance = Die nächsten Würfel ergeben sie mit einer Chance von { $chance }.

# The first lesson: what to do, and what has happened then
lesson-1 = Fülle deine Karte mit Zahlen, die von Stadt zu Stadt steigen: Wer die meisten Punkte hat, gewinnt. Du bist Anna. Ein Wurf gilt für alle: Rot 1, Grün 4, Blau 2, Gelb 6. Bilde 14 aus dem roten und dem grünen Würfel, und trage sie in Brest ein.
lesson-1-done = Brest ist rot, und der rote Würfel steckt in der 14: ein Bonuspunkt. Die Farbe jedes der beiden Würfel zählt.
lesson-2 = Blau und Gelb sind übrig: Sie ergeben 26. Trage sie in Rennes ein, neben Brest.
lesson-2-done = Erst 14, dann 26: Die Zahlen steigen von Stadt zu Stadt, das ist eine Route aus zwei Städten. Am Ende ist jede Stadt deiner längsten Route einen Punkt wert. Ben trägt gleichzeitig ein; seine Zahlen siehst du, wenn beide fertig sind.
lesson-3 = Nun eine Serie: 16 und 21 folgen direkt aufeinander. Trage 21 in Clermont-Ferrand ein, zwischen 16 und 22, und 55 in Strasbourg.
lesson-3-done = 15, 16, 21, 22 in verbundenen Städten: eine Serie aus vier Städten, 2 Punkte extra. Und 55 hat zwei gleiche Ziffern: ein Bonus in jeder Stadt.
lesson-4 = Jede Zahl darf nur einmal stehen, und nicht jede passt. Trage 41 in Dijon ein, wähle dann Streichen und streiche Perpignan.
lesson-4-done = Eine gestrichene Stadt kostet einen Punkt, und ihre Zone ist nicht mehr heil: Hier geben die Zonen 7 Punkte statt 9.
lesson-5 = Dein eigener Wurf, und nichts passt. Einmal im Spiel darfst du neu würfeln: Tippe auf Rot, Grün und Blau, und wirf sie noch einmal.
lesson-5-done = Der Neuwurf gilt für alle. Alle Würfel zu behalten wäre die andere Wahl gewesen.
lesson-6 = Dein anderes Sonderrecht: Lass einen Würfel weg und benutze einen anderen doppelt. Bilde 32 aus Grün und Rot in Montpellier, und 34 aus Grün und Blau in Marseille.
lesson-6-done = Die grüne 3 steckt in beiden Zahlen. Auch das geht nur einmal im Spiel, und keine der beiden Zahlen darf zwei gleiche Ziffern haben.
lesson-7 = Die letzte Runde: Eine Stadt ist übrig, und zwei beliebige Würfel ergeben ihre Zahl. Trage 26 in Toulouse ein.
lesson-7-done = Bonus, gestrichene Städte, Route, Serie, Zonen: 39 Punkte. Über 35 ist eine gute Reise.

first-reroll = Es ist dein Wurf. Einmal im Spiel darfst du einige Würfel neu werfen, für alle. Meist behältst du sie.
first-write = Wähle zwei Würfel für eine Zahl, tippe dann auf eine Stadt; die anderen beiden ergeben die zweite Zahl. Lass Platz für das, was dazwischen kommt.
first-route = Achte auf die Straßen: Zahlen, die von Stadt zu Stadt steigen, sind deine Route, und jede ihrer Städte ist einen Punkt wert.
first-strike = Passt eine Zahl nirgends, streiche eine Stadt. Das kostet einen Punkt, und ihre Zone ist nicht mehr heil: Nimm eine, die wenig nützt.
first-double = Einmal im Spiel darf ein Würfel in beiden Zahlen stehen, und ein anderer bleibt weg. Das hilft, eine Lücke in deiner Route zu füllen.

# The second lesson
strategy-reroll = Der eine Neuwurf
strategy-reroll-told = Ein Wurf, der nicht begeistert, ist noch kein Grund für den Neuwurf: Den gibt es nur einmal im ganzen Spiel. Dieser Wurf führt zu etwa 45 Punkten, der beste Neuwurf zu weniger als 42. Heb ihn für einen Wurf auf, der dich sonst gestrichene Städte kostet.
strategy-near = Die zweite Stadt der Runde
strategy-near-told = Deine Route läuft an der Südküste entlang, und Toulouse ist mit ihrem Ende verbunden: 23 dort macht sie vier Städte lang. In Nantes liegen dieselben Würfel weit von allem anderen und versprechen vier Punkte weniger. Bleib am Anfang nah an dem, was du hast.
strategy-series = Dieselbe Zahl, ein anderer Platz
strategy-series-told = 15 steht in Paris und 16 in Lille. 14 in Reims, das mit beiden verbunden ist, macht Serie und Route drei Städte lang, und nur Metz liegt dann noch zwischen Reims und der 11 in Strasbourg. Auch Caen ist mit Paris verbunden, doch dort ist 14 fast sechs Punkte weniger wert: dieselbe Zahl, aber nicht derselbe Platz auf dem Weg.
strategy-gap = Wo ist die Lücke?
strategy-gap-told = 33 steht in Tours und 35 in Brest, und Nantes ist mit beiden verbunden: 34 dort macht die Route elf Städte lang, und Nantes bringt noch einen Bonus. In Toulouse sind dieselben Würfel fast sechs Punkte weniger wert. Eine Stadt zwischen zwei Zahlen, die um zwei auseinanderliegen, füllt man, sobald man kann.
strategy-strike = Spät im Spiel
strategy-strike-told = 34 in Rennes macht die Route fünfzehn Städte lang. Beim anderen Eintrag ist Streichen keine Schande: Streichst du Rouen, bleibt es bei 35,7 Punkten; trägst du dort 43 ein, sind es nur 33,8. Eine Zahl am falschen Platz kann mehr kosten als eine leere Stadt.
