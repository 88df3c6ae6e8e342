# The house around the games

skip = Zum Inhalt springen
settings = Einstellungen
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
to-day = Zum Tag wechseln
to-night = Zur Nacht wechseln
close = Schließen
again = Noch einmal versuchen
new-tab = Öffnet sich in einem neuen Tab
coming = Einen Augenblick …
offline = Das Haus ist nicht zu erreichen. Prüfe deine Verbindung.
house-failed = Hier ging etwas schief, und nichts wurde geändert: Versuche es noch einmal.
connection-waiting = Keine Verbindung. Dein Zug bleibt erhalten; neuer Versuch …
trouble-kept = Dein Zug bleibt erhalten und wird von selbst noch einmal geschickt.
connection-shut = Das Haus antwortet dieser Seite nicht. Lade sie neu.
somebody = Jemand
your-name = Dein Name: { $name }

# Colours, as they stand on the pieces

colour = { $value ->
    [R] Rot
    [G] Grün
    [W] Weiß
    [B] Blau
    [Y] Gelb
   *[K] Schwarz
}
letter = { $value ->
    [R] R
    [G] G
    [W] W
    [B] B
    [Y] L
   *[K] S
}
shape = { $value ->
    [disc] Scheibe
    [square] Quadrat
    [star] Stern
    [triangle] Dreieck
    [ring] Ring
   *[diamond] Raute
}

# The shelf

shelf-title = Was spielen wir heute Abend?
the-games = Die Spiele
players-range = { $fewest } bis { $most } Spieler
still-compiling = { $count ->
    [one] Wird noch kompiliert, ein Teil fehlt
   *[other] Wird noch kompiliert, { $count } Teile fehlen
}
play-now = Spielen
play-now-how = gegen Bots
learn-now = Lernen
learn-now-how = in zwei Minuten
make-table = Tisch eröffnen
rules = Regeln
join-table = Mitspielen
records = Gespielte Spiele
tables-count = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
your-games = Deine Spiele
finished-games = Beendet
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Eröffne einen Tisch, damit man dich findet.
row-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
row-your-turn = Du bist dran
row-their-turn = Andere sind dran
row-turn-of = { $name } ist dran
row-watch = Zusehen
row-with = Mit { $names }
row-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
row-nobody = Noch niemand sonst
waiting-go = Weiterspielen
row-ended = beendet
row-won = { $name } hat gewonnen
today-begin = Spielen
today-open = Noch nicht gespielt
today-done = Ergebnis
today-reached = Heute: { $reached }
today-over = Morgen gibt es neue Würfel
today-yesterday = Gestern: { $reached }
today-yesterday-place = Gestern: { $reached }, besser als { $percent } % der anderen
shelf-more = Mehr
your-page = Deine Seite

# The ladder

ladder = Rangliste
player-bot = Bot ({ $level })

# A person's page

streak = { $days ->
    [0] keine laufende Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
played-alone = Allein
outcome-won = Gewonnen
outcome-drawn = Unentschieden
outcome-lost = Verloren
outcome-place = Platz { $place }
outcome-given-up = Aufgegeben
outcome-best = persönlicher Bestwert
outcome-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# The daily game

daily-name = Spiel des Tages
daily-running = Du bist unterwegs
daily-go-on = Weiterspielen

# Was jemand mit Würfeln erreicht hat, die andere auch hatten

reached-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reached-won = Gewonnen
reached-drawn = Unentschieden
reached-lost = Verloren
reached-by = { $went ->
    [won] Gewonnen, Vorsprung { $margin }
   *[lost] Verloren, Rückstand { $margin }
}
reached-margin = { $margin }
reached-running = spielt noch
reached-finished = zu Ende gespielt
reached-given-up = aufgegeben
reached-closed = vom Hüter des Hauses geschlossen
reached-late = zu spät
reached-late-with = { $reached }, aber zu spät

# Herausforderungen

challenge-name = Herausforderung

# Making a table

chair-bot = Bot: { $level }
bot-random = unerfahren
bot-greedy = erfahren
pace-live = Je { $minutes } Minuten, dazu { $increment } Sekunden je Zug
pace-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-free = Ohne Uhr
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
match-of = Match über { $games } Spiele
is-public = öffentlich
is-private = nur mit Link
is-rated = gewertet
is-advised = mit Hinweisen
is-unadvised = ohne Hinweise
is-hinted = mit Tipps

# At the table

board = Spielplan
rule = Regel { $clause }

# The end

to-shelf = Zurück zum Regal

# Other rooms

trouble = Das hat nicht geklappt
not-found = Auf diesem Tisch liegt nichts
not-found-text = Die Adresse führt nirgendwohin. Vielleicht wurde der Link abgeschnitten.
room-missing = Dieser Teil der Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung, oder das Haus wurde aktualisiert.

# Where one is signed in, the second factor, and what happened elsewhere

banned = Das Haus ist für dich geschlossen

# Dice and luck

dice-house = Die Würfel des Hauses

# Rules

puzzles = Rätsel
puzzles-today = Die Rätsel von heute
puzzles-solved = gelöst
puzzles-missed = nicht gelöst
strategy-short = Strategie
