# Cars, parts and squares. A 2CV is “eine Ente”; a part stands alone, behind a colon.
colour = { $value ->
    [R] Rot
    [B] Blau
    [Y] Gelb
    [G] Grün
    [W] Weiß
   *[K] Schwarz
}
letter = { $value ->
    [R] R
    [B] B
    [Y] L
    [G] G
    [W] W
   *[K] S
}
car = { $colour ->
    [R] rote Ente
    [B] blaue Ente
    [Y] gelbe Ente
    [G] grüne Ente
    [W] weiße Ente
   *[K] schwarze Ente
}
section = { $value ->
    [bonnet] Haube
    [wings] Kotflügel
    [doors] Türen
   *[roof] Dach
}
part = { $section ->
    [roof] { $colour ->
        [R] rotes
        [B] blaues
        [Y] gelbes
        [G] grünes
        [W] weißes
       *[K] schwarzes
    } Dach
   *[other] { $colour ->
        [R] rote
        [B] blaue
        [Y] gelbe
        [G] grüne
        [W] weiße
       *[K] schwarze
    } { $section ->
        [bonnet] Haube
        [wings] Kotflügel
       *[doors] Türen
    }
} ({ $points } Punkte, { $defects } Mängel)
place = { $kind ->
    [start] Start
    [road] Feld { $number }
    [meeting] Treffen { $number }
    [TUV] TÜV
    [ASU] ASU
    [TUV-branch] Feld { $number } der Zufahrt zum TÜV
    [ASU-branch] Feld { $number } der Zufahrt zur ASU
    [TUV-workshop] TÜV-Werkstatt
    [ASU-workshop] ASU-Werkstatt
    [TUV-behind] Feld −{ $number } hinter der TÜV-Werkstatt
    [ASU-behind] Feld −{ $number } hinter der ASU-Werkstatt
    [TUV-lane] Feld { $number } der Ausfahrt aus der TÜV-Werkstatt
    [ASU-lane] Feld { $number } der Ausfahrt aus der ASU-Werkstatt
   *[shortcut] Feld { $number } der Abkürzung { $letter ->
        [a] durch den Wald
        [b] durch die Furt
        [c] am Weinberg
       *[d] durch die Altstadt
    }
}
square = { $kind ->
    [start] dem { place }
    [TUV] dem { place }
    [ASU] der { place }
    [TUV-workshop] der { place }
    [ASU-workshop] der { place }
   *[other] { place }
}
inspection = { $value ->
    [TUV] TÜV
   *[ASU] ASU
}
month = { $value ->
    [january] Januar
    [february] Februar
    [march] März
    [april] April
    [may] Mai
    [june] Juni
    [july] Juli
    [august] August
    [september] September
    [october] Oktober
    [november] November
   *[december] Dezember
}

# Options
option-sticker = Verlangen Treffen die Plakette der Prüfung?
option-sticker-off = nein
option-sticker-required = ja: Treffen 2 und 3 die vom TÜV, Treffen 4 die der ASU

# Actions
action-drive = { $squares } fahren{ $way ->
    [straight] {""}
   *[turn] , abbiegen
}{ $part ->
    [part] , ein Teil kaufen
   *[no-part] {""}
}{ $repair ->
    [0] {""}
   *[other] , { $repair } reparieren
}
action-steal = Ein Teil klauen: bei { $seat }
action-exchange = Ein Teil tauschen: mit { $seat }
action-give = Hergeben: { $part }
action-fit = Einbauen: { $part }
action-done = Zug beenden
action-keep = Behalten: { $part }
action-return-rest = Alle anderen Teile zurücklegen

# Events
event-threw = { $seat } würfelt eine { $pips }.
event-waited = { $meeting ->
    [4] { $seat } ist beim vierten Treffen und bleibt dort.
   *[other] { $seat } wartet bei Treffen { $meeting }.
}
event-drove = { $squares ->
    [one] { $seat } fährt { $squares } Feld, bis zu { $square }.
   *[other] { $seat } fährt { $squares } Felder, bis zu { $square }.
}
event-missed = { $meeting ->
    [4] { $seat } kommt zu Treffen 4, wird aber nicht gewertet.
   *[other] { $seat } fährt ohne Halt an Treffen { $meeting } vorbei.
}
event-repaired = { $points ->
    [one] { $seat } repariert { $points } Punkt und hat nun { $repair }.
   *[other] { $seat } repariert { $points } Punkte und hat nun { $repair }.
}
event-bought = { $seat } kauft ein Teil.
event-drew = { $seat } zieht: { $part }.
event-stole = { $seat } klaut ein Teil von { $victim }.
event-exchanged = { $seat } tauscht ein Teil mit { $partner }.
event-took = { $seat } nimmt von { $victim }: { $part }.
event-handed-over = { $seat } gibt { $partner } dafür ein Teil.
event-gave = { $seat } gibt { $partner }: { $part }.
event-fitted = { $seat } baut ein: { $part }. Die Ente hat nun { $defects } Mängel.
event-ended = { $seat } beendet den Zug.
event-arrived = { $seat } kommt bei Treffen { $meeting } an.
event-scored = { $points ->
    [one] { $seat } bekommt { $points } Punkt bei Treffen { $meeting }.
   *[other] { $seat } bekommt { $points } Punkte bei Treffen { $meeting }.
}
event-returned = { $parts ->
    [0] { $kept ->
        [one] { $seat } behält das verdeckte Teil.
       *[other] { $seat } behält beide verdeckten Teile.
    }
    [one] { $kept ->
        [0] { $seat } legt das verdeckte Teil zurück.
       *[other] { $seat } behält { $kept } verdeckt und legt { $parts } Teil zurück.
    }
   *[other] { $kept ->
        [0] { $seat } legt alle { $parts } verdeckten Teile zurück.
       *[other] { $seat } behält { $kept } verdeckt und legt { $parts } Teile zurück.
    }
}
event-passed = { $repair ->
    [one] { $seat } besteht { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } mit { $defects } Mängeln; { $repair } Reparaturpunkt bleibt.
   *[other] { $seat } besteht { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } mit { $defects } Mängeln; { $repair } Reparaturpunkte bleiben.
}
event-failed = { $shortfall ->
    [one] { $seat } fällt { $inspection ->
        [ASU] bei der { $inspection }
       *[other] beim { $inspection }
    } durch: Es fehlt { $shortfall } Reparaturpunkt. Die Ente kommt auf Feld −{ $shortfall } hinter der Werkstatt.
   *[other] { $seat } fällt { $inspection ->
        [ASU] bei der { $inspection }
       *[other] beim { $inspection }
    } durch: Es fehlen { $shortfall } Reparaturpunkte. Die Ente kommt auf Feld −{ $shortfall } hinter der Werkstatt.
}
event-time = Es ist { $month }, Teil { $part }.
event-month-over = Der { $month } ist vorbei.
event-towed = { $repair ->
    [one] { $seat } hat { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } versäumt und kommt in die Werkstatt; { $repair } Reparaturpunkt bleibt.
   *[other] { $seat } hat { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } versäumt und kommt in die Werkstatt; { $repair } Reparaturpunkte bleiben.
}
event-towed-behind = { $shortfall ->
    [one] { $seat } hat { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } versäumt; es fehlt { $shortfall } Reparaturpunkt, und die Ente kommt auf Feld −{ $shortfall } hinter der Werkstatt.
   *[other] { $seat } hat { $inspection ->
        [ASU] die { $inspection }
       *[other] den { $inspection }
    } versäumt; es fehlen { $shortfall } Reparaturpunkte, und die Ente kommt auf Feld −{ $shortfall } hinter der Werkstatt.
}
event-year-over = Das Jahr ist vorbei, und damit die Rallye.
event-all-arrived = Alle Enten haben das vierte Treffen erreicht: Die Rallye ist vorbei.
event-won = { $points ->
    [one] { $seat } gewinnt mit { $points } Punkt!
   *[other] { $seat } gewinnt mit { $points } Punkten!
}

# Refusals
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-die-in-the-air = Der Würfel rollt noch.
refusal-card-in-the-air = Gerade wird eine Karte gezogen.
refusal-drive-first = Erst wird gefahren, dann kommen die Sonderaktionen.
refusal-driven-already = In diesem Zug bist du schon gefahren.
refusal-more-than-thrown = Das ist mehr, als der Würfel zeigt.
refusal-pips-left = Augen verfallen nicht: Fahr die volle Zahl, oder gib den Rest für ein Teil und Reparaturen aus.
refusal-no-junction = Auf so vielen Feldern zweigt keine Straße ab.
refusal-branch-closed = Deine Prüfung ist erledigt: Hier darfst du nicht mehr abbiegen.
refusal-split-at-a-place = Du kommst an: Dieser Zug hat keine Sonderaktion, fahr die volle Zahl.
refusal-split-on-brown = Du kämst auf ein braunes Feld: Sonderaktionen gibt es nur auf grauen.
refusal-repair-full = Die Reparaturleiste endet bei 20.
refusal-pile-empty = Der Stapel ist leer: Es gibt kein Teil zu kaufen.
refusal-steal-with-a-one = Klauen kannst du nur mit einer 1.
refusal-exchange-with-a-two = Tauschen kannst du nur mit einer 2.
refusal-traded-already = In diesem Zug hast du schon eine Karte genommen.
refusal-no-such-player = Wähle jemand anderen an diesem Tisch.
refusal-nothing-to-take = { $seat } hat kein verdecktes Teil.
refusal-not-in-hand = Dieses Teil hast du nicht: { $part }.
refusal-section-taken = Dieses Karosserieteil ist schon besetzt, es passt nicht: { $part }.
refusal-give-first = Gib erst ein Teil für das genommene her.
refusal-nothing-owed = Du schuldest niemandem ein Teil.
refusal-just-received = Gib eines der Teile, die du vorher hattest, nicht: { $part }.
refusal-keep-first = Wähle erst, welche verdeckten Teile du behältst.
refusal-not-at-a-meeting = Nur nach der Wertung eines Treffens behältst du Teile oder legst sie zurück.
refusal-kept-already = Du behältst schon: { $part }.

# The table as text
text-throw = { $seat } würfelt.
text-drive = { $seat } hat eine { $pips } gewürfelt und wählt, wie weit die Fahrt geht. Auf einem grauen Feld lässt sich mit den übrigen Augen ein Teil kaufen (3 Augen) oder reparieren (1 Auge je Punkt).
text-buy = { $seat } kauft ein Teil.
text-act = { $seat } hat eine { $pips } gewürfelt und kann Teile einbauen, handeln oder den Zug beenden.
text-draw = { $seat } zieht eine Karte von jemand anderem.
text-give = { $seat } schuldet ein Teil für einen Tausch.
text-keep = { $seat } wählt, welche verdeckten Teile bleiben: höchstens 2.
text-over = Die Rallye ist vorbei.
text-before-january = Das Jahr hat noch nicht begonnen.
text-year-over = Das Jahr ist vorbei.
text-calendar = Es ist { $month }, Teil { $part } von { $parts }.
text-pile = { $parts ->
    [one] { $parts } Teil im Stapel.
   *[other] { $parts } Teile im Stapel.
}
text-score = { $points } bei Treffen { $meeting }
text-waiting = wartet auf den Monat des Treffens
text-fitted = eingebaut: { $parts } · { $worth } Punkte bei einem Treffen
text-hand = in deiner Hand: { $parts }
text-known = hat, wie du weißt: { $parts }
text-open = verdeckt: { $parts }
text-hidden = verdeckt: { $parts ->
    [one] { $parts } Teil
   *[other] { $parts } Teile
}
text-landing = { $way ->
    [straight] Geradeaus
   *[turn] Mit Abbiegen
}, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}: { $place }, { $ground ->
    [brown] braunes Feld
   *[grey] graues Feld
}
text-cars = Enten
text-car = Ente
text-driver = { $seat }, { $car }
text-where = Wo
text-next = Als Nächstes
text-repair = Reparaturpunkte
text-defects = Mängel
text-settled = Prüfungen erledigt
text-inspected = { $how ->
    [failed] { $inspection } (nicht bestanden)
   *[passed] { $inspection }
}
text-points = Punkte
text-need = { $squares ->
    [-1] { $place }, liegt hinter dieser Ente
    [one] { $squares } Feld vor { $square }
   *[other] { $squares } Felder vor { $square }
}, fällig im { $month }{ $repair ->
    [0] {""}
    [one] , es fehlt { $repair } Reparaturpunkt
   *[other] , es fehlen { $repair } Reparaturpunkte
}
text-parts = Teile
text-of-seat = { $seat }, { $text }
text-year = Das Jahr
text-place = Station
text-month = Monat
text-standing-head = Stand
text-standing = { $standing ->
    [next] als Nächstes
    [done] erledigt
    [missed] verpasst
    [failed] nicht bestanden
    [over] vorbei
   *[due] fällig
}

# What the next throws may bring
odds = Chancen, bis du wieder fährst
odds-month = { $month } endet vorher: { $chance }
odds-place = Dein nächster Wurf erreicht { $place }: { $chance }
odds-span = { $least } bis { $most }
odds-landing-head = Fahrt
odds-landing = { $way ->
    [straight] Geradeaus
   *[turn] Mit Abbiegen
}, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}
odds-month-head = Ende { $month }
odds-place-head = der nächste Wurf erreicht

# Why the master would do something
hint-scores = { $points ->
    [one] bringt { $points } Punkt
   *[other] bringt { $points } Punkte
}
hint-repairs = repariert für die Prüfung
hint-worth = { $points ->
    [one] macht die Ente um { $points } Punkt wertvoller
   *[other] macht die Ente um { $points } Punkte wertvoller
}
hint-part = bringt ein Teil
hint-near = kommt dem, was fällig ist, näher
hint-reaches = bringt, was fällig ist, in Reichweite des nächsten Wurfs ({ $percent } %)

# On the shelf
about = Fahre mit deiner Ente durchs Jahr, sammle Teile und sei rechtzeitig bei den Treffen.
daily = Tagesrallye
margin = { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
}
bot-planner = stark

# What a page may tell in time, where the table allows advice
advice = die Chancen der Zeit und des nächsten Wurfs
