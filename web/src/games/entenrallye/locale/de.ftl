# What the board says by itself
drawn-back = Ein verdecktes Teil
drawn-repair = { $value } von 20 Reparaturpunkten
drawn-repair-preview = { $value } von 20 Reparaturpunkten; dann { $preview }
drawn-time = { $month }, Teil { $part } von { $parts }
drawn-no-year = Das Jahr hat noch nicht begonnen
drawn-year-over = Das Jahr ist vorbei
landscape = Die Straße der Rallye
drive-to = { $square }: { $drive }
or = {", oder "}
all = Die ganze Straße zeigen
closer = Näher heran
panel = Kalender und alle Enten
car-at = { $name }, { $car }: auf { $square }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
waiting = wartet auf den Monat des Treffens
seat-about = { points } · { $car }
points = { $points } P.
points-short = { $points ->
    [one] P.
   *[other] P.
}
caption-needs = Felder bis dahin
caption-repair = repariert / Mängel
cars = Alle Enten
car-of = { $name }, { $car }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $parts ->
    [0] kein verdecktes Teil
    [one] { $parts } verdecktes Teil
   *[other] { $parts } verdeckte Teile
}
look = Die Ente von { $name } ansehen
sheet = { $name } · { $car }
stands-on = Auf { $square }
scores = Treffen
total = Summe
count = Die Abrechnung
meeting = Treffen { $number }
inspection-sign = Prüfung
need = { $place }, bis Ende { $month }: { $squares ->
    [-1] liegt schon hinter dir
    [0] ist erreicht
    [one] noch { $squares } Feld
   *[other] noch { $squares } Felder
}{ $repair ->
    [0] {""}
    [one] , { $repair } Reparaturpunkt fehlt
   *[other] , { $repair } Reparaturpunkte fehlen
}
pile = { $parts ->
    [one] Stapel: { $parts } Teil
   *[other] Stapel: { $parts } Teile
}
worth = { $points ->
    [one] { $points } Punkt wert
   *[other] { $points } Punkte wert
}
defects = { $repair } von { $defects } Mängeln repariert
defects-short = { $repair } von { $defects } nötig
fitted = Eingebaute Teile: { $car }
none-fitted = nichts
bare = leer: 3 Mängel
hand = Deine verdeckten Teile
no-hand = Keine Teile auf deiner Hand
garage = Deine Ente und deine Teile
dropped = Du fährst anders: Die eingebauten Teile sind wieder auf deiner Hand.
face-down = { $parts ->
    [0] Keine verdeckten Teile
    [one] { $parts } verdecktes Teil
   *[other] { $parts } verdeckte Teile
}
received = eben erhalten
throw = Der Wurf
throw-yours = Dein Wurf
throw-of = Wurf von { $name }
die = Der Würfel zeigt { $pips }
die-in-the-air = Der Würfel rollt
split = Wie viele Felder fahren
split-open = Der Rest repariert oder kauft ein Teil.
hint-drive = Tippe auf ein Feld oder auf die Zahl der Augen, die du fährst.
hint-wish = { $most ->
    [0] Mit diesem Wurf ist kein Teil zu kaufen.
    [one] Für ein Teil fährst du nur ein Feld.
   *[other] Für ein Teil fährst du höchstens { $most } Felder.
}
hint-act = Tippe ein Teil deiner Hand an, um es einzubauen.
hint-trade = Wähle, von wem du ein Teil nimmst, oder beende den Zug.
hint-none = Keines deiner Teile passt jetzt.
hint-give = Tippe das Teil an, das du hergibst.
hint-keep = Tippe die Teile an, die du behältst.
buys = Teil
buy-part = Teil kaufen (3)
way = Welcher Weg
way-straight = Geradeaus
way-turn = Abbiegen
trades = Andere Hände
steal = Bei { $name } klauen
exchange = Mit { $name } tauschen
steal-whom = Klauen bei:
exchange-whom = Tauschen mit:
end = Zug beenden
keep = { $kept ->
    [0] Alle zurücklegen
   *[other] { $parts ->
        [0] { $kept } behalten
       *[other] { $kept } behalten, { $parts } zurück
    }
}
watch = Hier liegt dein Wurf, wenn du dran bist.
watch-only = Hier liegt der aktuelle Wurf.
keys-drive = ← → wie weit · W Weg · P Teil · Enter weiter
keys-act = 1–9 Teile · Enter weiter · U zurück
keys-trade = T bei wem, Enter nimmt · 1–9 Teile · U zurück
prompt-drive = { $rest ->
    [none] Eine { $pips }: Wähle ein Feld.
    [repairs] Eine { $pips }: Wähle ein Feld; der Rest repariert.
   *[buys] Eine { $pips }: Wähle ein Feld; der Rest repariert oder kauft.
}
prompt-buy = Bestätige: Die Karte wird sofort gezogen.
prompt-act = { $can ->
    [steal-fit] Klau ein Teil, bau Teile ein oder beende den Zug.
    [steal] Klau ein Teil oder beende den Zug.
    [exchange-fit] Tausche ein Teil, bau Teile ein oder beende den Zug.
    [exchange] Tausche ein Teil oder beende den Zug.
   *[fit] Bau Teile aus der Hand ein oder beende den Zug.
}
prompt-give = Gib { $name } dafür eines deiner Teile.
prompt-keep = Wähle bis zu zwei verdeckte Teile, die du behältst.
scene-month = Es ist nun
legend = Legende
legend-grey = Grau: Nach dem Fahren darfst du hier kaufen, reparieren und einbauen
legend-brown = Braun: Hier wird nur gefahren
legend-meeting = Ein Treffen mit seinem Monat: Punkte für deine Teile
legend-inspection = TÜV oder ASU mit Monat: so viele Reparaturpunkte wie Mängel
legend-workshop = Die Werkstatt: Hierher kommst du nach einer verpassten Prüfung
legend-behind = So viele Felder dahinter, wie Reparaturpunkte fehlen
legend-junction = Eine Abzweigung: geradeaus oder abbiegen (gelb)
legend-shortcut = Eine Abkürzung: weniger Felder, viele davon braun

# What things are good for, when they are pointed at, held or focused
explain-square = { $is ->
    [start] Hier starten alle Enten.
    [meeting] Sei bis Ende { $month } da: Jedes eingebaute Teil bringt seine Punkte, in der Farbe deiner Ente 1 mehr. Danach kommen die Teile zurück in den Stapel.
    [inspection] Sei bis Ende { $month } da, mit so vielen Reparaturpunkten, wie deine Ente Mängel hat. Punkte gibt es keine, aber wer sie verpasst, landet in der Werkstatt.
    [branch] Eine Sackgasse: Hinein bis zur Prüfung, und über dieselben Felder zurück.
    [workshop] Enten, die die Prüfung verpassen oder nicht bestehen, kommen hierher und fahren von hier weiter.
    [behind] Eine Ente, der bei der Prüfung { $number } Reparaturpunkte fehlen, fährt von hier weiter.
    [junction] Eine Abzweigung: geradeaus, oder beim gelben Pfeil ab.
    [grey] Grau: Hältst du hier, kaufen übrige Augen ein Teil (3) oder reparieren, und du darfst Teile einbauen.
   *[brown] Braun: Wer hier hält, ist mit allen Augen gefahren; hier gibt es nichts zu kaufen, zu reparieren oder einzubauen.
}
explain-standing = Hier: { $names }.
explain-calendar = Jede gewürfelte 6 und jede rechtzeitige Ankunft rückt das Jahr um einen Schritt weiter; ein Monat hat so viele Schritte, wie Leute mitspielen.
explain-month = In diesem Monat steht nichts an.
explain-meeting-due = { $standing ->
    [done] Du warst rechtzeitig da.
    [missed] Verpasst: Du fährst ohne Punkte vorbei.
   *[other] Sei bis Ende des Monats da: Punkte für deine eingebauten Teile.
}
explain-inspection-due = { $standing ->
    [done] Bestanden.
    [failed] Nicht bestanden: Deine Ente kam in die Werkstatt; { $place } ist damit erledigt.
   *[other] Sei bis Ende des Monats da, mit so vielen Reparaturpunkten wie Mängeln; sonst landest du in der Werkstatt.
}
explain-repair = Reparaturpunkte und Mängel: Eine Prüfung verlangt so viele Reparaturpunkte, wie die Ente Mängel hat.
explain-car = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aus Treffen bisher, { $parts ->
    [0] kein verdecktes Teil
    [one] { $parts } verdecktes Teil
   *[other] { $parts } verdeckte Teile
}. Tippe darauf, um die Ente groß zu sehen.
explain-back = Ein Teil, das nur sein Besitzer kennt. Mit einer 1 wird es geklaut, mit einer 2 getauscht; eingebaute Teile sind sicher.
explain-part = Eingebaut bringt es beim nächsten Treffen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, auf einer Ente seiner Farbe 1 mehr; es hat { $defects ->
    [one] { $defects } Mangel
   *[other] { $defects } Mängel
} statt der 3 der leeren Stelle.
explain-bare = Hier ist nichts eingebaut: 3 Mängel, keine Punkte. Bau ein Teil ein.
explain-worth = So viele Punkte brächten dir die eingebauten Teile jetzt bei einem Treffen.
explain-track = Jedes Auge für Reparaturen ist ein Punkt, bis zu 20; eine Prüfung nimmt so viele, wie die Ente Mängel hat.
explain-buying = Ein Teil kostet 3 Augen, wenn du auf einem grauen Feld hältst; nur du siehst es.
explain-steal = Mit einer 1 nimmst du ein verdecktes Teil, ohne es zu sehen.
explain-exchange = Mit einer 2 nimmst du ein verdecktes Teil, ohne es zu sehen, und gibst eines von deinen.

# What the next throws may bring, where the table has advice
month-ends = Ende { $month }, bevor du wieder fährst: { $same ->
    [yes] { $most }
   *[no] { $least } bis { $most }
}
explain-month-ends = { $same ->
    [yes] Darüber entscheiden nur die Würfel der anderen.
   *[no] { $least } durch Sechsen allein; { $most }, wenn alle ankommen, die es können.
}
reaches = { $place } mit deinem nächsten Wurf: { $chance }
explain-reaches = So wahrscheinlich reicht dein nächster Wurf bis dorthin, falls du dann noch rechtzeitig bist.

# The first lesson: what to do, and what has happened then
lesson-1 = Sei rechtzeitig bei den vier Treffen des Jahres, mit guten Teilen an deiner Ente: Nur dort gibt es Punkte. Du bist Anna in der roten Ente und hast eine 5 gewürfelt, die du aufteilen darfst: Einige Augen fährst du, und auf einem grauen Feld zahlst du 3 für ein Teil und steckst beliebig viele in Reparaturen. Tippe auf „Teil“, das kostet 3, und fahr dann 2 Felder.
lesson-1-done = Deine Ente fährt in jedem Zug mindestens ein Feld. Auf braunen Feldern gibt es nichts zu kaufen, zu reparieren oder einzubauen: Dann werden alle Augen gefahren.
lesson-2 = Du hast ein rotes Dach gezogen, 5 Punkte und 3 Mängel, und niemand sonst hat es gesehen. Bau es ein.
lesson-2-done = Deine Ente hat vier Karosserieteile mit Platz für je ein Teil. Das Dach ist rot wie deine Ente und zählt deshalb 1 Punkt mehr. Es bleibt bis zum nächsten Treffen eingebaut.
lesson-3 = Ben ist gefahren, und du hast wieder eine 5. Deine Ente hat 12 Mängel, und im April verlangt der TÜV ebenso viele Reparaturpunkte. Fahr 2 Felder und reparier 3.
lesson-3-done = Jedes Auge ist ein Reparaturpunkt, bis zu 20. Achte auf die Mängel deiner Teile: Sie treten an die Stelle der 3 des leeren Karosserieteils.
lesson-4 = Du stehst mit einer 6 an einer Abzweigung. Auf der Hauptstraße sind es sechs Felder bis Feld 10, auf der Abkürzung durch den Wald nur zwei. Bieg ab, fahr 2 und reparier 4.
lesson-4-done = Jede 6 rückt am Ende des Zuges den Kalender um einen Schritt weiter. Ein Monat hat so viele Teile, wie Leute mitspielen. Ist der Dezember vorbei, ist es auch die Rallye.
lesson-5 = Im Februar ist das erste Treffen, 4 Felder vor dir. Du hast eine 5, und drei rote Teile sind eingebaut: Fahr bis ans Ziel.
lesson-5-done = 5, 5 und 4 Punkte, und 1 mehr für jedes rote Teil. Es muss kein genauer Wurf sein: Das fünfte Auge verfällt. Du bist rechtzeitig da, also ist auch der Kalender weitergerückt. Die eingebauten Teile kommen zurück in den Stapel. Bist du zu früh, wartest du auf den Monat; bist du zu spät, fährst du ohne Punkte vorbei.
lesson-6 = Mit der 1 ist deine Ente ein Feld gefahren, und jetzt darfst du ein verdecktes Teil klauen. Klau eines bei Ben.
lesson-6-done = Du nimmst es, ohne es zu sehen: eine rote Haube, die du gleich einbauen darfst. Eingebaute Teile sind sicher.
lesson-7 = Mit einer 2 darfst du tauschen: Du nimmst ein verdecktes Teil und gibst eines von deinen. Deine Türen taugen wenig, 2 Punkte und 5 Mängel. Tausche mit Ben.
lesson-7-done = Was du bekommst, kann besser oder schlechter sein. Auf einem grauen Feld darfst du es sofort einbauen, und beliebig viele Teile dazu.
lesson-8 = Im April musst du zum TÜV, am Ende einer Sackgasse. Du hast 15 Reparaturpunkte für 12 Mängel. Bieg ab und fahr 5, direkt zum TÜV.
lesson-8-done = Die Reparaturpunkte sind ausgegeben, die Teile bleiben eingebaut. Im nächsten Zug fährst du zurück zur Hauptstraße. Im Oktober verlangt die ASU dasselbe.
lesson-9 = Der letzte Teil des Oktobers, und an der ASU bist du vorbeigefahren. Deine 6 beendet den Monat: Dann kommt deine Ente zurück in die Werkstatt. Fahr 2 und reparier 4, damit die Reparaturpunkte für deine 13 Mängel reichen.
lesson-9-done = Es hätte schlimmer kommen können: Für jeden Punkt, der fehlt, steht die Ente ein Feld weiter hinter der Werkstatt, und von den Reparaturpunkten bleibt keiner.
lesson-10 = Dezember, und bis zum vierten Treffen sind es 4 Felder. Ben ist schon da. Du hast eine 4: Fahr hin.
lesson-10-done = Nur die Punkte der Treffen zählen, und du hast 67, Ben 56.

first-drive = Wähle, wie weit du fährst. Auf einem grauen Feld darfst du früher halten und den Rest des Wurfs nutzen; sonst fährst du alles.
first-part = Dein Wurf reicht für ein Teil, das kostet 3. Je mehr gute Teile eingebaut sind, desto mehr bringt ein Treffen.
first-repair = Was du nicht fährst, werden Reparaturpunkte. TÜV und ASU verlangen so viele, wie deine Ente Mängel hat.
first-fit = Bau deine Teile vor dem nächsten Treffen ein: Nur was an der Ente ist, zählt, und 1 Punkt mehr für jedes in deiner Farbe.
first-steal = Mit einer 1 darfst du ein verdecktes Teil klauen, ungesehen. Eingebaute Teile sind sicher.
first-exchange = Mit einer 2 darfst du tauschen: Nimm ein verdecktes Teil, und gib eines von deinen.
first-keep = Nach einem Treffen behältst du höchstens zwei verdeckte Teile; die anderen kommen zurück in den Stapel.

# The second lesson
strategy-on-time = Der letzte Teil des August
strategy-on-time-told = Treffen 3 endet mit diesem Monat, und dieser Wurf reicht bis dorthin: acht Punkte, jetzt. Wer erst repariert, kommt zu spät und gewinnt 8 statt 37 von 100 Spielen. Erst das, was fällig ist, dann das, was fehlt.
strategy-inspection = Fünf Reparaturpunkte zu wenig
strategy-inspection-told = Der TÜV ist vier Felder entfernt, und fünf Reparaturpunkte fehlen. Ein graues Feld gibt genau diese fünf, und auf dem Weg zum TÜV bist du nah genug für den nächsten Wurf. Kaufst du stattdessen ein Teil, fehlen sie weiterhin: So gewinnst du 40 statt 55 von 100 Spielen.
strategy-enough = Reicht das?
strategy-enough-told = Der Gegner ist mit 42 Punkten fertig. Du hast 27, und deine Ente bringt beim letzten Treffen 14: zusammen 41, einer zu wenig. Einen Zug früher da zu sein nützt nichts, noch ein Teil schon, denn der Dezember hat erst begonnen: 42 statt 6 von 100 Spielen. Zähl, bevor du eilst.
strategy-reach = Dezember, Teil 2 von 2
strategy-reach-told = Das Jahr ist fast vorbei, und bis zum letzten Treffen fehlen neun Felder. Alle fünf Augen lassen vier Felder übrig, die der nächste Wurf jedes zweite Mal schafft; wer unterwegs repariert, lässt zu viele. 35 statt 16 von 100 Spielen: Zähl, was der nächste Wurf zeigen muss.
strategy-wait = Jetzt einbauen?
strategy-wait-told = Noch ist nichts eingebaut, und das letzte Treffen ist elf Felder entfernt: Du hast noch Zeit. Ein besetztes Karosserieteil nimmt kein besseres Teil mehr auf, und was in der Hand ist, lässt sich noch tauschen. Wer wartet, gewinnt 50 von 100 Spielen, wer jetzt einbaut, 42.
