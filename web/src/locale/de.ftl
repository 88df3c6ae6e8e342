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
cancel = Abbrechen
again = Noch einmal versuchen
coming = Einen Augenblick …
offline = Das Haus ist nicht zu erreichen. Prüfe deine Verbindung.
house-failed = Hier ging etwas schief, und nichts wurde geändert: Versuche es noch einmal.
line-waiting = Verbindung wird wieder hergestellt …
line-shut = Das Haus antwortet dieser Seite nicht. Lade sie neu.
somebody = Jemand
your-name = Dein Name: { $name }
name-title = Wie du heißt
name-label = Name am Tisch
keep-name = Diesen Namen behalten
kept = Gemerkt.
change-name = Ändern
name-hint = So nennen dich die anderen. Du kannst ihn jederzeit ändern.
more = Mehr zeigen

# Colours, as they stand on the pieces
colour = { $value ->
    [R] rot
    [G] grün
    [W] weiß
    [B] blau
    [Y] gelb
   *[K] schwarz
}
letter = { $value ->
    [R] R
    [G] G
    [W] W
    [B] B
    [Y] L
   *[K] S
}

# The shelf
shelf-title = Was spielen wir heute Abend?
the-games = Die Spiele
other-games = Andere Spiele dieses Hauses
tagline-wurfel-express = Lege deine Strecke bis ins Ziel, Streifen um Streifen, und stiehl, was andere hinter sich lassen.
tagline-dice-trip = Ein Wurf für alle: Bilde zwei Zahlen aus vier Würfeln und fülle die Orte deiner Karte.
tagline-verbindung-gesucht = Lege Würfel als Plättchen und verbinde als Erster deine vier Basen.
tagline-entenrallye = Fahre mit deiner Ente durchs Jahr, sammle Teile und sei rechtzeitig bei den Treffen.
players-range = { $fewest } bis { $most } Spieler
play-now = Gegen Bots spielen
make-table = Tisch eröffnen
rules = Regeln
join-table = Mitspielen
records = Partien
tables-count = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
coming-soon = In der Werkstatt: Es kommt später.
your-games = Deine Spiele
your-games-none = Kein Spiel läuft. Nimm eine Schachtel aus dem Regal.
your-turns = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
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

# The tables of a game
tables-title = { $game }: Tische
tables-open = An einen offenen Tisch setzen
tables-open-none = Gerade wartet niemand. Eröffne einen Tisch, damit man dich findet.
tables-running = Einem Spiel zusehen
tables-running-none = Gerade läuft kein öffentliches Spiel.
tables-finished = Beendete Spiele, Schritt für Schritt
tables-finished-none = Noch wurde kein öffentliches Spiel beendet.
records-all = Alle Partien herunterladen

# The daily game
daily-name = { $game ->
    [dice-trip] Tagesreise
   *[other] Spiel des Tages
}
daily-today = Heute dieselben Würfel für alle
daily-about = Alle, die heute spielen, haben dieselben Würfe, auf der Karte { $map }. Du hast einen Versuch; lass dir Zeit, und komm zurück, wann du magst, bevor der Tag vorbei ist.
daily-running = Du bist unterwegs
daily-running-about = Dein Spiel wartet, wo du aufgehört hast. Spiel es zu Ende, bevor der Tag vorbei ist, damit es zählt.
daily-yours = Dein Tag
daily-guest = Als Gast spielst du alles mit; verglichen werden nur Konten, denn ein neuer Gast ist man in einem Augenblick. Ein Konto, das du heute noch anlegst, zählt noch.
daily-guest-finished = Verglichen werden nur Konten, denn ein neuer Gast ist man in einem Augenblick.
daily-account = Leg ein Konto an: Heute zählt noch.
daily-begin = Heutigen Versuch beginnen
daily-go-on = Weiterspielen
daily-players = { $players ->
    [one] { $players } ist heute fertig
   *[other] { $players } sind heute fertig
}
daily-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-place = { $percent ->
    [0] Platz { $rank } von { $accounts }.
   *[other] Platz { $rank } von { $accounts }: besser als { $percent } % der anderen.
}
daily-first = Noch ist heute kein anderes Konto fertig. Mal sehen, wie es den anderen geht.
daily-only = Das einzige Konto jenes Tages.
daily-given-up = Diesmal hast du aufgegeben. Morgen gibt es neue Würfel.
daily-closed = Der Hüter des Hauses hat dein Spiel geschlossen. Es zählt weder für dich noch gegen dich, und weil du die Würfel schon gesehen hast, gibt es keinen zweiten Versuch. Morgen gibt es neue Würfel.
daily-late = Es wurde nicht an seinem Tag fertig und zählt nicht.
daily-late-points = { $points } Punkte, aber erst nach dem Ende des Tages: Sie zählen nicht.
daily-not-played = Du hast nicht gespielt.
daily-nobody = Niemand mit einem Konto wurde fertig.
daily-shape = { $accounts ->
    [one] Punkte von { $accounts } Konto: { $most }
   *[other] Punkte von { $accounts } Konten: von { $fewest } bis { $most }
}
daily-shape-about = { $accounts ->
    [one] Punkte von { $accounts } Konto
   *[other] Punkte von { $accounts } Konten
}
daily-share = Ergebnis kopieren
daily-share-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-share-place = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, besser als { $percent } % von { $others } anderen
daily-sheet = Dein Blatt
daily-next = Neue Würfel in { $hours } h { $minutes } min
daily-result = Wie war der Tag?
daily-yesterday = Gestern
daily-seed = Der Startwert jenes Tages
daily-check = Die Würfel an einem Spiel prüfen
daily-trust = Warum diesen Würfeln trauen?
daily-trust-short = { $fixed ->
    [yesterday] Sie stehen seit gestern fest.
   *[today] Sie stehen erst seit heute fest: Gestern war das Haus nicht offen.
} Diese Zahl bindet das Haus daran:
daily-commitment = Festlegung für heute
daily-commitment-next = Festlegung für morgen
daily-trust-why = Wie es geht, und was es nicht beweist
daily-trust-how = Alle Würfe eines Tages folgen aus einem Startwert. Sein SHA-256 ist schon am Vortag zu sehen: Niemand kann ihn unbemerkt ändern. Ist der Tag vorbei, wird er genannt, und dein Browser kann jeden Würfel jedes Spiels prüfen.
daily-trust-not = Wer dieses Haus führt, könnte den Startwert vorher ansehen, und niemand sieht, ob sich jemand die Würfel verraten ließ. Gespielt wird um Spaß und Ehre.
daily-bests = Deine Bestwerte
daily-bests-none = Spiel allein ein Spiel zu Ende, auf einer beliebigen Karte: Dein Bestwert bleibt hier stehen.
daily-best-alone = allein

# Making a table
make-title = Ein Tisch für { $game }
players = Spieler
own-chair = Du spielst
chairs = Wer da sitzt
chair-number = Platz { $number }
chair-person = Ein Mensch
chair-bot = Bot: { $level }
bot-random = unerfahren
bot-greedy = erfahren
bot-planner = stark
bot-linker = stark
bot-of-level = { $name } ({ $level })
bots-here = Bots an diesem Tisch: { $bots }
choose-bot = Welcher Bot?
all-people = Nur Menschen
all-bots = Nur Bots
pace = Zeit
pace-kind-free = Ohne Uhr
pace-kind-live = Live
pace-kind-days = Tage
pace-minutes = Bedenkzeit
pace-increment = Zuschlag je Zug
pace-for-a-turn = Für einen Zug
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
seconds = { $count ->
    [0] nichts
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
absent = Wenn die Zeit um ist
absent-bot = spielt ein Bot, bis man zurück ist
absent-lost = ist das Spiel verloren
who-comes = Wer kommen darf
by-link = Mit dem Link
by-lobby = Alle
games = Spiele
one-game = Ein Spiel
make-more = Weitere Einstellungen
make-rated = Gewertetes Spiel
make-rated-hint = Es zählt für die Rangliste, und alle spielen an eigenen Geräten.
make-advice = Mit Hinweisen: { $advice }
make-advice-hint = Gewertete Spiele werden ohne gespielt.
who-reads = Wer die Partie nachlesen darf
records-public = alle
records-players = wer mitgespielt hat
open-table = Tisch eröffnen
pace-live = Je { $minutes } Minuten, und { $increment } Sekunden je Zug
pace-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-free = Ohne Uhr
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
match-game = Spiel { $number } von { $games }
match-won = { $count } gewonnen
match-of = Match über { $games } Spiele
is-public = öffentlich
is-private = nur mit Link
is-rated = gewertet
is-advised = mit Hinweisen
is-unadvised = ohne Hinweise
terms = Vor dem ersten Zug festgelegt
rating = Wertung
rated-yes = gewertet
rated-no = nur zum Spaß
advice = Hinweise
advice-none = keine
start = Beginn
start-otherwise = aus einer Stellung eines anderen Spiels

# Before the game
coming-to-table = Wir kommen an den Tisch …
lobby-title = { $free ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-hint = Das Spiel beginnt von selbst, wenn jeder Platz besetzt ist.
sit-here = Hier sitzen
sit-together = Jemand neben mir
companion-name = Name der Person neben dir
seat-a-bot = Ein Bot
stand-up = Verlassen
send-away = Wegschicken
chair-free = frei
chair-kept = für jemanden von vorhin freigehalten
chair-kept-of = für { $name } freigehalten
chair-kept-you = für dich freigehalten
invite = Schicke diesen Link an die, die mitspielen sollen:
only-here = Diese Adresse gilt nur auf diesem Computer: Damit andere kommen können, öffne das Haus mit „{ $make }“ oder „{ $jacta }“ und rufe es unter der Adresse auf, die dieser Computer in deinem Netz hat.
link-address = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
copy-of = Kopieren: { $what }
close-table = Tisch schließen
close-table-hint = { $count ->
    [one] { $names } sitzt schon hier. Der Tisch wird für euch beide geschlossen.
   *[other] { $names } sitzen schon hier. Der Tisch wird für alle geschlossen.
}
close-table-sure = Trotzdem schließen
keep-open = Offen lassen

# At the table
table-title = Tisch: { $game }
title = { $game } · Jacta
title-turn = ● Du bist dran · { $game }
around-the-table = Am Tisch
board = Spielplan
board-text = Der Spielplan als Text
actions = Was du tun kannst
as-text = Als Text zeigen
board-missing = Der Spielplan ließ sich nicht laden; hier steht er in Worten.
as-board = Spielplan zeigen
log = Was geschah
chat = Reden
log-and-chat = Was geschah, und Gespräch
log-empty = Noch nichts.
lately = Gerade eben
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Sagen
chat-removed = (entfernt)
speaker = { $name }: nicht mehr hören, sperren oder melden
mute = Nicht mehr hören
mute-hint = Du liest an keinem Tisch mehr, was diese Person sagt. Sie erfährt es nicht.
mute-only = Nur nicht hören
block = Sperren
block-hint = Ihr begegnet euch auch an neuen Tischen nicht mehr.
report = Diese Nachricht melden
report-reason = Was stimmt damit nicht?
report-hint = Wer das Haus betreibt, liest es.
report-send = Melden
reported = Danke. Wer das Haus betreibt, sieht es sich an.
ignored-where = Das kannst du jederzeit rückgängig machen:
menu = Menü
seat-you = { $name } (du)
skip-ahead = Überspringen
you = Du
seat-bot = Bot
seat-here = da
seat-away = nicht da
seat-lost = ausgeschieden
clock = Restzeit: { $left }
clock-days = { $days } Tage
keys = Eingabe bestätigt · U nimmt zurück
keys-open = U nimmt zurück

built = Dein Zug bis hierher
choose-one = Wähle
take-back = Zurücknehmen
confirm = Bestätigen
rule = Regel { $clause }

banner-yours = Du bist dran.
banner-of = { $name }, du bist dran.
banner-choose = Wähle, was du tust.
banner-ends = Bestätige deinen Zug, oder nimm etwas zurück.
banner-reveals = Bestätige, um zu sehen, was kommt, oder nimm etwas zurück.
banner-theirs = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
banner-dice = Die Würfel rollen.
banner-paused = Das Spiel ruht.
banner-away = Ein Bot spielt für dich.
banner-away-text = Komm zurück, wann du willst.
banner-lost = { $why ->
    [absent] Deine Zeit ist um, und dieses Spiel ist verloren.
   *[gave-up] Du hast dieses Spiel aufgegeben.
}
banner-lost-text = Ein Bot spielt weiter.
banner-aborted = Der Tisch wurde geschlossen.
closed-why = { $why ->
    [keeper] Der Hüter des Hauses hat ihn geschlossen; niemand hat gewonnen oder verloren.
    [nobody] Es war niemand mehr da, deshalb hat das Haus ihn geschlossen.
   *[players] Er wurde vor dem ersten Zug geschlossen.
}
banner-over = Das Spiel ist aus.
banner-you-won = Du hast gewonnen!
banner-alone = { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}
banner-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
banner-draw = Unentschieden.
banner-match-over = Das Match ist aus.
match-you-won = { $score ->
    [none] Du hast das Match gewonnen!
   *[other] Du hast das Match { $score } gewonnen!
}
match-has-won = { $count ->
    [one] { $names } hat das Match { $score ->
        [none] gewonnen.
       *[other] { $score } gewonnen.
    }
   *[other] { $names } haben das Match gemeinsam gewonnen.
}
match-drawn = { $score ->
    [none] Das Match endet unentschieden.
   *[other] Das Match endet { $score } unentschieden.
}
come-back = Zurückkommen
resume = Weiterspielen
ask-pause = Um eine Pause bitten
agree-pause = Der Pause zustimmen
pause = Pause machen
pause-is-asked = Um eine Pause gebeten
pause-waits = Du hast um eine Pause gebeten und wartest auf { $names }.
pause-agree = { $count ->
    [one] { $names } bittet um eine Pause: einverstanden?
   *[other] { $names } bitten um eine Pause: einverstanden?
}
agree = Einverstanden
you-watch = { $watching ->
    [0] Du schaust zu
    [one] Du schaust zu
   *[other] { $watching } schauen zu
}

step-sat = { $name } setzt sich.
step-stood = { $name } verlässt den Platz.
step-began = Spiel { $game } beginnt.
step-ended = Das Spiel ist aus.
step-left = { $why ->
    [gave-up] { $name } gibt auf.
    [absent] { $lost ->
        [yes] Die Zeit von { $name } ist um.
       *[no] { $name } ist nicht da; ein Bot spielt weiter.
    }
   *[gone] { $name } ist gegangen.
}
step-returned = { $name } ist zurück.
step-pause-asked = { $name } bittet um eine Pause.
step-paused = Das Spiel ruht.
step-resumed = Das Spiel geht weiter.
step-aborted = { $why ->
    [keeper] Der Hüter des Hauses hat den Tisch geschlossen.
    [nobody] Es war niemand mehr da, und das Haus hat den Tisch geschlossen.
   *[players] Der Tisch wurde geschlossen.
}
step-revealed = Der Tag ist vorbei, sein Startwert ist genannt: Was nicht fertig ist, zählt nicht mehr.
step-rematched = Eine Revanche ist an einem anderen Tisch eröffnet.

# The menu
invite-watch = Link zu diesem Tisch
seat-link = An einem anderen Gerät weiterspielen
seat-link-hint = Ein Link zu deinem eigenen Platz. Wer ihn hat, kann für dich spielen.
seat-link-make = Link erstellen
seat-link-address = Link zu deinem Platz
seat-link-revoke = Alle Links beenden
seat-link-revoked = Kein Link zu deinem Platz gilt mehr.
preferences = Wie du es magst
auto-confirm = Meinen Zug von selbst bestätigen
sound = Töne
notify = Sag mir, wenn ich dran bin
notify-denied = Dieser Browser erlaubt es nicht: In seinen Einstellungen lässt sich das ändern.
motion = Bewegung
motion-full = ruhig
motion-fast = schnell
motion-none = keine
theme = Licht
theme-device = wie das Gerät
theme-day = Tag
theme-night = Nacht
full-screen = Vollbild
shared-screen = Bildschirm für alle
shared-screen-hint = Zeigt diesen Tisch allen im Raum, groß und ohne Geheimnisse. Du spielst auf einem anderen Gerät.
shared-screen-end = Zurück auf meinen Platz
give-up = Aufgeben
give-up-sure = Wirklich aufgeben?
give-up-hint = Du verlierst dieses Spiel, und das lässt sich nicht zurücknehmen.
give-up-hint-alone = Das Spiel endet hier, und das lässt sich nicht zurücknehmen.
give-up-hint-daily = Dein einziger Versuch von heute endet hier und zählt nicht; das lässt sich nicht zurücknehmen.
give-up-hint-of = { $name } verliert dieses Spiel, und das lässt sich nicht zurücknehmen.
keep-playing = Weiterspielen

# Sharing a device
curtain = { $name } ist dran
curtain-hint = Gib das Gerät weiter. Nichts wird gezeigt, bis du bereit bist.
curtain-ready = Ich bin { $name }

# The end
result = Ergebnis
next-game = Nächstes Spiel
rematch = Revanche
rematch-join = Zur Revanche
to-record = Das Spiel ansehen
to-shelf = Zurück zum Regal

# Other rooms
trouble = Das ging nicht
watch-instead = Am Tisch zuschauen
nowhere = Auf diesem Tisch liegt nichts
nowhere-text = Die Adresse führt nirgendwohin. Vielleicht wurde der Link abgeschnitten.
nowhere-daily = Dieses Spiel gibt es nicht als Spiel des Tages.
room-missing = Dieser Teil der Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung, oder das Haus wurde aktualisiert.

# What is one's own
you-title = Deine Ecke
account = Konto
account-guest = Du bist Gast: Nur dieser Browser kennt dich. Ein Konto behält deinen Namen, deine Spiele und deine Wertungen, auf jedem Gerät. Ganz ohne E-Mail.
account-way = Was möchtest du?
account-make = Konto anlegen
account-make-hint = Alles, was du als Gast gespielt hast, bleibt deins.
account-sign-in = Anmelden
account-sign-in-hint = Dieser Browser gehört dann zu deinem Konto; den Gast von vorher findet niemand mehr.
account-recover = Ersatzcode
account-recover-hint = Ein Ersatzcode statt des vergessenen Passworts; alle anderen Geräte werden abgemeldet.
account-of = Du bist angemeldet als { $login }.
login = Anmeldename
password = Passwort
password-now = Dein Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Geändert, und alle anderen Geräte sind abgemeldet.
recovery-code = Ersatzcode
codes = Ersatzcodes
codes-hint = Bewahre diese Codes gut auf: Sie werden nur dieses Mal gezeigt. Mit einem davon kommst du wieder herein, wenn du dein Passwort vergisst; jeder gilt einmal.
codes-file = Als Datei sichern
codes-kept = Ich habe sie aufbewahrt
codes-new = Neue Ersatzcodes
codes-new-hint = Die alten gelten dann nicht mehr.
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
data = Deine Daten
data-hint = Alles, was das Haus von dir hat, kannst du mitnehmen.
data-export = Alles herunterladen
data-records = Deine Partien herunterladen
erase = Vergessen werden
erase-hint = Das Haus vergisst, wer du bist, für immer. Laufende Spiele werden aufgegeben; beendete Partien bleiben für die anderen ganz, ohne deinen Namen.
erase-sure = Wirklich und für immer?
holidays = Ferien
holidays-hint = In Partien mit Tagen je Zug steht deine Zeit in den Ferien still.
holiday-first = Erster Tag
holiday-last = Letzter Tag
holiday-add = Hinzufügen
holiday-remove = { $days } entfernen
ignored = Wen du nicht hörst
ignored-none = Niemanden. Im Gespräch am Tisch bietet ein Klick auf einen Namen es an.
ignored-mute = wird nicht gehört
ignored-block = gesperrt
unignore = Wieder hören
programs = Eigene Programme
programs-hint = Ein Programm spielt an den Tischen wie ein Mensch, mit einem Token statt eines Passworts.
token-make = Token anlegen
token-label = Name des Programms
token-made = Das Token von { $name }, nur dieses Mal gezeigt:
token-secret = Token
token-unused = noch nicht benutzt
token-used = zuletzt benutzt am { $day }
token-revoke = Widerrufen

# The board of Verbindung gesucht
vg-board = Spielplan
vg-base = { $colour ->
    [red] rote Basis, { $side }
   *[black] schwarze Basis, { $side }
}
vg-about = { $colour } · { $linked } von 4 Basen
vg-linked = { $count } von 4 Basen
vg-show-network = { $colour ->
    [red] Die roten Netze zeigen
   *[black] Die schwarzen Netze zeigen
}
vg-stock = { $count ->
    [one] { $count } Würfel im Vorrat
   *[other] { $count } Würfel im Vorrat
}
vg-prompt-place = { $count ->
    [0] Keiner deiner Würfel lässt sich legen.
    [one] Einen deiner Würfel darfst du legen.
   *[other] Lege bis zu zwei deiner Würfel.
}
vg-prompt-other = Dieser Würfel lässt sich jetzt nicht legen: Nimm einen anderen.
vg-prompt-more = Lege noch einen Würfel, oder beende den Zug.
vg-prompt-owed = { $count ->
    [one] Die weiße Kreuzung muss gelegt werden.
   *[other] { $count } weiße Kreuzungen sind Pflicht.
}
vg-dice = Würfel
vg-dice-yours = Deine Würfel
vg-dice-of = Würfel von { $name }
vg-die = Würfel { $place }: { $die }
vg-die-placed = Würfel { $place }: gelegt
vg-turn = { $cell }: { $die }. Drehen.
vg-end = Zug beenden
vg-end-empty = Nichts legen
vg-why-place = Warum muss ich?
vg-announce = Ansagen: Dieser Würfel verbindet meine Basen
vg-warning = Vorsicht! Wenn du das bestätigst:
vg-hint-touch = Feld antippen; nochmal tippen oder wischen dreht.
vg-hint-keys = 1–3 Würfel · Pfeile Feld · Leertaste dreht · Enter legt · E beendet · N Netze
vg-hint-announce = A sagt an
vg-watch = Hier liegen deine Würfel, wenn du dran bist.
vg-watch-only = Hier liegen die Würfel des Zuges.

# Würfel Express board
we-tracks = Die Strecken
we-cell = { $cell ->
    [0] Start
   *[other] Feld { $cell }
}
we-last-place = rote Laterne
we-last-place-note = Rote Laterne: keine Strafe, kein Rückfall beim Klauen.
we-last-place-short = Rote Laterne: keine Strafe, kein Rückfall.
we-stock = Vorrat
we-stock-strip = { $state ->
    [here] { $strip }, im Vorrat
    [taken] { $strip }, den du nimmst
    [out] { $strip }, nicht im Spiel
   *[gone] { $strip }, auf einer Strecke
}
we-prompt-discard = Leg hinten Streifen ab, wenn du magst, dann wirf.
we-prompt-keep = { $left ->
    [one] Behalte Würfel und wirf den Rest neu: noch { $left } Wurf.
   *[other] Behalte Würfel und wirf den Rest neu: noch { $left } Würfe.
}
we-prompt-take = { $from ->
    [stock] Nimm Streifen aus dem Vorrat.
    [others] Im Vorrat ist keiner für deine Würfel: Klau einen Streifen oder nimm nichts.
   *[both] Nimm Streifen aus dem Vorrat oder klau welche.
}
we-prompt-more = Nimm noch mehr oder beende den Zug.
we-dice = Würfel
we-dice-yours = Deine Würfel
we-dice-of = Würfel: { $name }
we-die = Würfel { $place }: { $colour }
we-throw-number = Wurf { $throw } von { $of }
we-throw = { $count ->
    [0] Neu werfen
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
we-stop = Jetzt nehmen
we-hint-touch = Tippe die Würfel an, die du behältst, oder wische sie nach oben.
we-watch = Hier liegen deine Würfel, wenn du dran bist.
we-watch-only = Hier liegen die Würfel, die im Spiel sind.
we-keys-throw = 1–7 behalten · Leertaste wirft · S hört auf
we-keys-discard = ← → wie viele · Leertaste wirft
we-discard-title = Hinten etwas ablegen?
we-discard-slider = Hinten abzulegende Streifen
we-discard-up-to = Bis { $strip } ablegen
we-options = Was du nehmen kannst
we-taken = Deine neuen Streifen, von hinten
we-laid = { $place }: { $strip }. Pfeiltasten verschieben, Eingabe legt zurück.
we-put-back = { $strip } zurücklegen
we-swap = { $one } und { $other } tauschen
we-order-hint = Zieh die Streifen in die gewünschte Reihenfolge; ein Klick legt einen zurück.
we-from-stock = Vorrat
we-from = von { $name }
we-falls-short = fällt { $cells } zurück
we-stays-short = bleibt: rote Laterne
we-falls-back = { $name } fällt { $cells } Felder zurück
we-stays = { $name } hat die rote Laterne und bleibt stehen
we-take-all = { $strips } nehmen
we-end = Zug beenden
we-end-empty = Nichts nehmen
we-note-fell-back = Beklaut: { $cells } zurück auf Feld { $cell }
we-note-held = Beklaut, aber rote Laterne: bleibt auf Feld { $cell }
we-note-gave-back = Nichts zu nehmen: { $strip } geht zurück
we-note-slid-back = { $cells ->
    [0] Nichts zu nehmen: bleibt am Start
   *[other] Nichts zu nehmen: rutscht { $cells } zurück
}
we-note-spared = Nichts zu nehmen, aber rote Laterne: keine Strafe
we-note-won = Im Ziel auf Feld { $cell }!

# Record
record-title = Spiel vom { $day }
record-page-title = { $game }: ein Spiel Schritt für Schritt · Jacta
record-coming = Das Spiel wird geholt …
record-ending-over = Bis zum Ende gespielt
record-ending-gave-up = Durch Aufgabe beendet
record-ending-unfinished = Vor dem Ende geschlossen
record-games = Spiele dieser Runde
record-beginning = Vor dem ersten Schritt
record-turn = Zug { $turn }
record-turn-of = Zug { $turn } · { $name }
record-steps = Alle Schritte
record-controls = Das Spiel durchgehen
record-slider = Schritt des Spiels
record-at = Schritt { $step } von { $last }
record-first = Zum Anfang
record-back = Einen Schritt zurück
record-play = Abspielen
record-pause = Anhalten
record-next = Einen Schritt weiter
record-last = Zum Ende
record-do = Was mit diesem Spiel zu tun ist
record-play-on = Von hier weiterspielen
record-link = Link hierher kopieren
record-download = Herunterladen
record-keys = Tasten: ← → Schritt für Schritt, Pos1 und Ende, Leertaste spielt ab.
proof-title = Sind die Würfel fair?
proof-about = Das Haus hat alle Würfe vor dem Spiel festgelegt. Dein Browser kann das selbst prüfen, mit der Aufzeichnung und mit dem, was er am Tisch notiert hat.
proof-check = Alle Würfel prüfen
proof-busy = Es wird geprüft …
proof-fair = { $throws ->
    [one] { $dice } Würfel in einem Wurf geprüft: Alle fielen so, wie das Haus es vorher festgelegt hatte.
   *[other] { $dice } Würfel in { $throws } Würfen geprüft: Alle fielen so, wie das Haus es vorher festgelegt hatte.
}
proof-so-far = Vorher geprüfte Würfel: { $dice }.
proof-not-a-record = Das ist keine Aufzeichnung von Jacta.
proof-incomplete = Die Aufzeichnung ist nicht vollständig: Die Züge fehlen.
proof-changed = Zeile { $line }: Die Aufzeichnung wurde nachträglich geändert.
proof-no-fair-dice = Das sind keine fairen Würfel eines Hauses; so lassen sie sich nicht prüfen.
proof-seed-hidden = Der Startwert ist noch geheim: Er wird am Ende des Spiels oder seines Tages verraten.
proof-seed-differs = Der Startwert ist nicht der, auf den sich das Haus vor dem Spiel festgelegt hatte.
proof-salts = Zu jedem Platz gehört ein Salz, aber hier sind es mehr oder weniger.
proof-bad-salt = Ein Salz ist nicht so geschrieben, wie es sein muss.
proof-no-key = Zeile { $line }: Der Wurf nennt seinen Schlüssel und seine Seiten nicht.
proof-thrown-twice = Zeile { $line }, Würfel { $die }: Dieser Würfel wurde schon geworfen.
proof-fell-otherwise = Zeile { $line }, Würfel { $die }: Er fiel anders.
proof-nothing = Dieser Browser hat zu diesem Tisch nichts notiert und kann mit nichts Eigenem vergleichen.
proof-as-seen = Dieser Browser hat am Tisch notiert, worauf sich das Haus festgelegt hatte und welche Salze er beigetragen hat: In der Aufzeichnung steht dasselbe.
fair-about = Das Haus hat den Startwert aller Würfel gezogen, bevor sich jemand setzte, und zeigt dessen SHA-256, die Festlegung. Danach trägt jeder Platz ein Salz bei. Die Würfel folgen aus beidem: Das Haus kann sie nicht mehr ändern, und ohne den Startwert zu kennen kann niemand sie wählen. Ist das Spiel vorbei, wird der Startwert genannt.
fair-noted = { $salts ->
    [yes] Dieser Browser hat die Festlegung und seine eigenen Salze notiert. Wenn du nach dem Spiel die Würfel prüfst, vergleicht er sie mit der Aufzeichnung.
   *[no] Dieser Browser hat die Festlegung notiert. Wenn du die Würfel prüfst, vergleicht er sie mit der Aufzeichnung.
}
fair-commitment = Festlegung
fair-commitment-of = Festlegung für Spiel { $game }
fair-commitment-before = Festlegung, die vorher gezeigt wurde
fair-salt = Salz von { $name }
fair-other-commitment = Das Haus hat diesem Browser für diesen Tisch zuerst eine andere Festlegung gezeigt: Es hat die Würfel geändert.
fair-other-salt = Ein Salz, das dieser Browser beigetragen hat, steht nicht an seinem Platz. Falls du auf einem anderen Gerät den Stuhl gewechselt hast oder eine Sicherung zurückgespielt wurde, liegt es daran; sonst hat das Haus es geändert.

# What Entenrallye draws
ent-drawn-back = Ein verdecktes Teil
ent-drawn-repair = { $value } von 20 Reparaturpunkten
ent-drawn-repair-preview = { $value } von 20 Reparaturpunkten; dann { $preview }
ent-drawn-time = { $month }, Teil { $part } von { $parts }
ent-drawn-no-year = Das Jahr hat noch nicht begonnen
ent-drawn-year-over = Das Jahr ist vorbei

# Rules
rules-page-title = { $game }: Regeln · Jacta
rules-coming = Die Regeln werden geholt …
rules-contents = Inhalt
rules-print = Drucken
rules-building = Für alle, die es bauen
rules-building-about = Was Brett und Material erfüllen müssen, und wie groß das Spiel ist
rules-english = Diese Regeln hat noch niemand übersetzt: Hier steht der englische Text.
rules-kind-option = Wahl des Tisches
rules-label-text = aus der gedruckten Regel
rules-label-found = aus einer veröffentlichten Besprechung
rules-label-inferred = folgt aus den Regeln
rules-label-ours = von uns
rules-learn = In zwei Minuten lernen
rules-drawn-before = vorher
rules-drawn-after = nachher
rules-drawn-allowed = ✓ erlaubt
rules-drawn-forbidden = ✗ nicht erlaubt
rules-you = Du
lesson = Erste Lektion
lesson-page-title = { $game } in zwei Minuten · Jacta
lesson-title = { $game } in zwei Minuten
lesson-step = { $step } von { $of }
lesson-next = Weiter
lesson-otherwise = Auch das erlauben die Regeln. Versuch hier, was gefragt ist.
lesson-again = Von vorn
lesson-rules = Die Regeln lesen
lesson-end = Mehr braucht es nicht. Jetzt spiel!
lesson-verbindung-gesucht-1 = Du bist Anna und spielst Rot: Verbinde deine vier roten Basen. Du hast eine rote Brücke und eine rote Kreuzung geworfen. Lege die Brücke auf b1, an deine Basis oben, und die Kreuzung darunter auf b2.
lesson-verbindung-gesucht-1-done = Dein Weg beginnt an einer Basis und geht weiter. Eine Brücke führt deine Farbe über die andere, deren Weg sie unterbricht.
lesson-verbindung-gesucht-2 = Ben hat seine Würfel gelegt. Du hast eine Kurve und eine weiße Kreuzung, die immer gelegt werden muss. Lege die Kurve auf b3, sodass Rot nach rechts führt. Dann die weiße Kreuzung an deine Basis unten, auf e6.
lesson-verbindung-gesucht-2-done = Solange der Zug läuft, lässt sich ein Würfel drehen: nochmal antippen, wischen oder mit dem Mausrad. Die Kurve deiner Farbe muss einen Weg fortsetzen. Weiß gehört niemandem: Jeder Weg darf dort abbiegen.
lesson-verbindung-gesucht-3 = Zwei weiße Kreuzungen: Beide müssen gelegt werden, und für mehr ist kein Platz. Lege sie auf c3 und auf e5.
lesson-verbindung-gesucht-3-done = Weiß hilft euch beiden. Sieh zu, wo es dir mehr hilft.
lesson-verbindung-gesucht-4 = Später im Spiel. Blockiere Ben an seiner Basis rechts: die rote Brücke auf f4, und die weiße Kreuzung auf c5.
lesson-verbindung-gesucht-4-done = Niemand bleibt blockiert: Der Würfel, der eine Basis abschneidet, wird sofort zur weißen Kreuzung. Eine Blockade kostet Würfel, aber nie das Spiel.
lesson-verbindung-gesucht-5 = Ein Würfel fehlt noch zwischen deinen Basen. Lege die rote Brücke auf e2.
lesson-verbindung-gesucht-5-done = Deine vier Basen sind ein Netz: Du hast gewonnen. Aber hüte dich, Bens Basen zu verbinden: Dann gewinnt er, selbst wenn derselbe Würfel auch deine verbindet.
lesson-wurfel-express-1 = Du bist Anna, und deine Strecke ist noch leer. Du wirfst bis zu dreimal. Drei Rote sind gefallen: Behalte sie und wirf den Rest neu.
lesson-wurfel-express-1-done = Die drei Roten sind sicher. Je mehr Würfel einer Farbe, desto länger der Streifen.
lesson-wurfel-express-2 = Nun auch zwei Gelbe. Behalte die drei Roten und die zwei Gelben und wirf die letzten beiden Würfel neu.
lesson-wurfel-express-2-done = Der letzte Wurf fällt.
lesson-wurfel-express-3 = Vier Rote und zwei Gelbe: Nimm Rot 4 und Gelb 2 und beende den Zug.
lesson-wurfel-express-3-done = Deine Strecke reicht jetzt bis Feld 6. Wer zuerst Feld 30 erreicht, gewinnt. Von jeder Farbe darfst du nur einen Streifen haben.
lesson-wurfel-express-4 = Drei Grüne, aber Grün 3 liegt ganz hinten auf Bens Strecke: Klau ihn!
lesson-wurfel-express-4-done = Bens Strecke rutscht an seinen Startmarker zurück: Er fällt um die geklaute Länge zurück.
lesson-wurfel-express-5 = Cleo hat die rote Laterne. Klau ihr Weiß 4.
lesson-wurfel-express-5-done = Wer die rote Laterne hat, fällt nicht zurück: Cleos Spitze bleibt, wo sie ist.
lesson-wurfel-express-6 = Auf deiner Strecke fehlt nur Grün: Andere Würfel nützen nichts. Leg vor dem Würfeln die zwei hintersten Streifen ab.
lesson-wurfel-express-6-done = Deine Spitze hat sich nicht bewegt, und Weiß und Rot sind wieder frei. Dafür wirfst du zwei Würfel weniger.
lesson-wurfel-express-7 = Rot, Schwarz und Gelb liegen schon auf deiner Strecke. Würfle nicht weiter und sieh, was geschieht.
lesson-wurfel-express-7-done = Wer nichts nehmen kann, gibt den Streifen an der Spitze zurück. Nur wer die rote Laterne hat, wird verschont. Du hättest noch einmal werfen können!
lesson-wurfel-express-8 = Feld 25 und fünf Grüne. Würfle nicht weiter und nimm Grün 5.
lesson-wurfel-express-8-done = Feld 30: Du hast gewonnen.
lesson-dice-trip-1 = Du bist Anna. Ein Wurf gilt für alle: Rot 1, Grün 4, Blau 2, Gelb 6. Bilde 14 aus dem roten und dem grünen Würfel, und trage sie in Brest ein.
lesson-dice-trip-1-done = Brest ist rot, und der rote Würfel steckt in der 14: ein Bonuspunkt. Die Farbe jedes der beiden Würfel zählt.
lesson-dice-trip-2 = Blau und Gelb sind übrig: Sie ergeben 26. Trage sie in Rennes ein, neben Brest.
lesson-dice-trip-2-done = 14 und 26 steigen entlang einer Straße: eine Route aus zwei Orten. Am Ende ist jeder Ort deiner längsten Route einen Punkt wert. Ben trägt gleichzeitig ein; seine Zahlen siehst du, wenn beide fertig sind.
lesson-dice-trip-3 = Nun eine Serie: 16 und 21 folgen direkt aufeinander. Trage 21 in Clermont-Ferrand ein, zwischen 16 und 22, und 55 in Strasbourg.
lesson-dice-trip-3-done = 15, 16, 21, 22 entlang der Straßen: eine Serie aus vier Orten, 2 Punkte extra. Und 55 hat zwei gleiche Ziffern: ein Bonus in jedem Ort.
lesson-dice-trip-4 = Jede Zahl darf nur einmal stehen, und nicht jede passt. Trage 41 in Dijon ein, wähle dann Streichen und streiche Perpignan.
lesson-dice-trip-4-done = Ein gestrichener Ort kostet einen Punkt, und seine Zone ist nicht mehr heil: Hier geben die Zonen 7 Punkte statt 9.
lesson-dice-trip-5 = Dein eigener Wurf, und nichts passt. Einmal im Spiel darfst du neu würfeln: Tippe auf Rot, Grün und Blau, und wirf sie noch einmal.
lesson-dice-trip-5-done = Der Neuwurf gilt für alle. Alle Würfel zu behalten wäre die andere Wahl gewesen.
lesson-dice-trip-6 = Dein anderes Sonderrecht: Lass einen Würfel weg und benutze einen anderen doppelt. Bilde 32 aus Grün und Rot in Montpellier, und 34 aus Grün und Blau in Marseille.
lesson-dice-trip-6-done = Die grüne 3 steckt in beiden Zahlen. Auch das geht nur einmal im Spiel, und keine der beiden Zahlen darf zwei gleiche Ziffern haben.
lesson-dice-trip-7 = Die letzte Runde: Ein Ort ist übrig, und zwei beliebige Würfel ergeben seine Zahl. Trage 26 in Toulouse ein.
lesson-dice-trip-7-done = Bonus, gestrichene Orte, Route, Serie, Zonen: 39 Punkte. Über 35 ist eine gute Reise.
lesson-entenrallye-1 = Du bist Anna in der roten Ente. Du hast eine 5 gewürfelt und teilst die Augen auf: einen Teil fährst du, und auf einem grauen Feld zahlst du 3 für ein Teil und steckst beliebig viele in Reparaturen. Tippe auf „Teil“, das kostet 3, und fahr dann 2 Felder.
lesson-entenrallye-1-done = Deine Ente fährt in jedem Zug mindestens ein Feld. Auf braunen Feldern gibt es nichts zu kaufen, zu reparieren oder einzubauen: Dann werden alle Augen gefahren.
lesson-entenrallye-2 = Du hast ein rotes Dach gezogen, 5 Punkte und 3 Mängel, und niemand sonst hat es gesehen. Bau es ein.
lesson-entenrallye-2-done = Deine Ente hat vier Karosserieteile mit Platz für je ein Teil. Das Dach ist rot wie deine Ente und zählt deshalb 1 Punkt mehr. Es bleibt bis zum nächsten Treffen eingebaut.
lesson-entenrallye-3 = Ben ist gefahren, und du hast wieder eine 5. Deine Ente hat 12 Mängel, und im April verlangt der TÜV ebenso viele Reparaturpunkte. Fahr 2 Felder und reparier 3.
lesson-entenrallye-3-done = Jedes Auge ist ein Reparaturpunkt, bis zu 20. Achte auf die Mängel deiner Teile: Sie treten an die Stelle der 3 des nackten Karosserieteils.
lesson-entenrallye-4 = Du stehst mit einer 6 an einer Abzweigung. Auf der Hauptstraße sind es sechs Felder bis Feld 10, auf der Abkürzung durch den Wald nur zwei. Bieg ab, fahr 2 und reparier 4.
lesson-entenrallye-4-done = Jede 6 rückt am Ende des Zuges den Kalender um einen Schritt weiter. Ein Monat hat so viele Teile, wie Leute mitspielen. Ist der Dezember vorbei, ist es auch die Rallye.
lesson-entenrallye-5 = Im Februar ist das erste Treffen, 4 Felder vor dir. Du hast eine 5, und drei rote Teile sind eingebaut: Fahr bis ans Ziel.
lesson-entenrallye-5-done = 5, 5 und 4 Punkte, und 1 mehr für jedes rote Teil. Es muss kein genauer Wurf sein: Das fünfte Auge verfällt. Du bist rechtzeitig da, also ist auch der Kalender weitergerückt. Die eingebauten Teile kommen zurück in den Stapel. Bist du zu früh, wartest du auf den Monat; bist du zu spät, fährst du ohne Punkte vorbei.
lesson-entenrallye-6 = Mit der 1 ist deine Ente ein Feld gefahren, und jetzt darfst du ein verdecktes Teil klauen. Klau eines bei Ben.
lesson-entenrallye-6-done = Du nimmst es, ohne es zu sehen. Eingebaute Teile sind sicher. Mit einer 2 kannst du tauschen: eines nehmen und eines von deinen geben.
lesson-entenrallye-7 = Es ist die rote Haube. Bau sie gleich ein.
lesson-entenrallye-7-done = In deinem Zug darfst du auf einem grauen Feld beliebig viele Teile einbauen.
lesson-entenrallye-8 = Im April musst du zum TÜV, am Ende einer Sackgasse. Du hast 15 Reparaturpunkte für 12 Mängel. Bieg ab und fahr 5, direkt zum TÜV.
lesson-entenrallye-8-done = Die Reparaturpunkte sind ausgegeben, die Teile bleiben eingebaut. Im nächsten Zug fährst du zurück zur Hauptstraße. Im Oktober verlangt die ASU dasselbe.
lesson-entenrallye-9 = Der letzte Teil des Oktobers, und an der ASU bist du vorbeigefahren. Deine 6 beendet den Monat: Dann kommt deine Ente zurück in die Werkstatt. Fahr 2 und reparier 4, damit die Reparaturpunkte für deine 13 Mängel reichen.
lesson-entenrallye-9-done = Es hätte schlimmer kommen können: Für jeden Punkt, der fehlt, steht die Ente ein Feld weiter hinter der Werkstatt, und von den Reparaturpunkten bleibt keiner.
lesson-entenrallye-10 = Dezember, und bis zum vierten Treffen sind es 4 Felder. Ben ist schon da. Du hast eine 4: Fahr hin.
lesson-entenrallye-10-done = Nur die Punkte der Treffen zählen, und du hast 67, Ben 56.

# Das Brett von Dice Trip
dt-map = Deine Karte: { $map }
dt-map-of = Karte { $map }: Blatt von { $name }
dt-closer = Näher heran
dt-all = Die ganze Karte zeigen
dt-empty = leer
dt-struck = gestrichen
dt-bonus = Bonus
dt-not-confirmed = noch nicht bestätigt
dt-die = { $colour } { $pips }
dt-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dt-turns = Runde
dt-score = Wertung
dt-line-bonus = Bonus
dt-line-struck = Striche
dt-line-route = Route
dt-line-series = Serie
dt-line-zones = Zonen
dt-line-tens = Zehner
dt-total = Summe
dt-series-of = { $towns ->
    [one] { $towns } Ort
   *[other] { $towns } Orte
}
dt-numbers = Die Zahlen: gestrichene stehen schon auf dem Blatt
dt-sheets = Alle Blätter
dt-sheet = Blatt von { $name }: { $points } Punkte{ $reroll ->
    [yes] , Neuwurf übrig
   *[no] {""}
}{ $double ->
    [yes] , Doppelnutzung übrig
   *[no] {""}
}{ $entered ->
    [yes] , hat eingetragen
   *[no] {""}
}
dt-sheet-of = Blatt von { $name }
dt-has-entered = hat eingetragen
dt-back = zurück zu deinem
dt-count = Die Wertung
dt-throw-yours = Dein Wurf
dt-throw-of = Wurf von { $name }
dt-keep = Wurf behalten
dt-reroll = { $count ->
    [0] Neu würfeln
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
dt-hint-decide = { $players ->
    [1] Einmal im Spiel darfst du neu würfeln: Tippe auf die Würfel.
   *[other] Der Wurf gilt für alle. Einmal im Spiel darfst du neu würfeln: Tippe auf die Würfel.
}
dt-keys-decide = 1–4 Würfel wählen · K behält · R würfelt neu
dt-keys-enter = 1–4 Würfel · S tauscht · X streicht · Pfeiltasten führen zu den Orten
dt-powers = Deine Sonderrechte
dt-power-reroll = { $state ->
    [now] Neuwurf: wird gleich benutzt
    [left] Neuwurf: einmal im Spiel, gleich nach deinem Wurf
   *[used] Neuwurf: benutzt
}
dt-power-double = { $state ->
    [now] Doppelnutzung: wird gleich benutzt
    [left] Doppelnutzung: einmal im Spiel, ein Würfel in beiden Zahlen
   *[used] Doppelnutzung: benutzt
}
dt-power-reroll-about = Gleich nach deinem eigenen Wurf darfst du einen bis vier Würfel neu werfen. Alle spielen dann mit den neuen Würfeln.
dt-power-double-about = Lass einen Würfel liegen und nimm einen anderen für beide Zahlen. Keine der beiden darf dann zwei gleiche Ziffern haben.
dt-power-reroll-short = Neuwurf
dt-power-double-short = doppelt
dt-entries = Deine Einträge in dieser Runde
dt-entry-write = { $number } in { $town }
dt-entry-strike = { $town } gestrichen
dt-take-back = Zurücknehmen: { $entry }
dt-number = Zahl { $place }
dt-tens = Zehner
dt-ones = Einer
dt-swap = Die beiden Würfel tauschen
dt-strike = Streichen
dt-strike-short = Strich
dt-confirm = Bestätigen
dt-spends-reroll = kostet den Neuwurf
dt-spends-double = kostet die Doppelnutzung
dt-doubles = Ein Würfel ({ $colour }) steckt in beiden Zahlen: Bestätigen verbraucht deine Doppelnutzung.
dt-number-first = Bilde zuerst eine Zahl aus zwei Würfeln, oder wähle Streichen.
dt-forced = Keine Zahl aus diesem Wurf darf noch geschrieben werden: { $town } wird gestrichen.
dt-waiting = { $count ->
    [one] Deine Einträge sind gemacht. { $names } trägt noch ein.
   *[other] Deine Einträge sind gemacht. { $names } tragen noch ein.
}
dt-watch = Der aktuelle Wurf liegt hier.
dt-prompt-decide = Behalte den Wurf, oder würfle neu.
dt-prompt-number = { $of ->
    [1] Der letzte Ort: Bilde seine Zahl aus zwei Würfeln, oder streiche ihn.
   *[other] Bilde eine Zahl aus zwei Würfeln, oder streiche einen Ort.
}
dt-prompt-town = Wähle einen Ort für die { $number }.
dt-prompt-strike = Wähle den Ort, der gestrichen wird.
dt-prompt-must-strike = Mit diesen Würfeln geht keine Zahl: Wähle den Ort, der gestrichen wird.
dt-prompt-not = { $swaps ->
    [yes] Die { $number } geht nicht: Tausche die beiden Würfel, oder nimm andere.
   *[other] Die { $number } geht nicht: Nimm andere Würfel.
}

# Entenrallye board
ent-landscape = Die Straße der Rallye
ent-square = { $square }: { $drive }
ent-or = {", oder "}
ent-all = Die ganze Straße zeigen
ent-closer = Näher heran
ent-panel = Kalender und alle Enten
ent-car = { $name }, { $car }: auf { $square }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ent-waiting = wartet auf den Monat des Treffens
ent-about = { $points } P. · { $car }
ent-points = { $points } P.
ent-cars = Alle Enten
ent-car-of = { $name }, { $car }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $parts ->
    [0] kein verdecktes Teil
    [one] { $parts } verdecktes Teil
   *[other] { $parts } verdeckte Teile
}
ent-look = Die Ente von { $name } ansehen
ent-sheet = { $name } · { $car }
ent-stands-on = Auf { $square }
ent-scores = Treffen
ent-total = Summe
ent-count = Die Abrechnung
ent-meeting = Treffen { $number }
ent-need = { $place }, bis Ende { $month }: { $squares ->
    [-1] liegt zurück
    [0] ist erreicht
    [one] noch { $squares } Feld
   *[other] noch { $squares } Felder
}{ $repair ->
    [0] {""}
    [one] , { $repair } Reparaturpunkt fehlt
   *[other] , { $repair } Reparaturpunkte fehlen
}
ent-pile = { $parts ->
    [one] { $parts } Teil im Stapel
   *[other] { $parts } Teile im Stapel
}
ent-worth = { $points ->
    [one] { $points } Punkt wert
   *[other] { $points } Punkte wert
}
ent-defects = { $repair } repariert von { $defects } Mängeln
ent-defects-short = { $repair } von { $defects } nötig
ent-fitted = Eingebaute Teile: { $car }
ent-none-fitted = nichts
ent-bare = leer: 3 Mängel
ent-hand = Deine verdeckten Teile
ent-no-hand = Keine Teile auf deiner Hand
ent-garage = Deine Ente und deine Teile
ent-dropped = Du fährst anders: Die eingebauten Teile sind wieder auf deiner Hand.
ent-face-down = { $parts ->
    [0] Keine verdeckten Teile
    [one] { $parts } verdecktes Teil
   *[other] { $parts } verdeckte Teile
}
ent-received = eben erhalten
ent-throw = Der Wurf
ent-throw-yours = Dein Wurf
ent-throw-of = Wurf von { $name }
ent-die = Der Würfel zeigt { $pips }
ent-die-in-the-air = Der Würfel rollt
ent-split = Wie viele Felder fahren
ent-split-open = Der Rest repariert oder kauft ein Teil.
ent-hint-drive = Tippe ein Feld an, oder wie viele Augen fahren.
ent-hint-act = Tippe ein Teil deiner Hand an, um es einzubauen.
ent-hint-trade = Wähle, von wem du ein Teil nimmst, oder beende den Zug.
ent-hint-none = Keines deiner Teile passt jetzt.
ent-hint-give = Tippe das Teil an, das du hergibst.
ent-hint-keep = Tippe die Teile an, die du behältst.
ent-part = Teil
ent-buy-part = Teil kaufen (3)
ent-way = Welcher Weg
ent-way-straight = Geradeaus
ent-way-turn = Abbiegen
ent-trades = Andere Hände
ent-steal = Bei { $name } klauen
ent-exchange = Mit { $name } tauschen
ent-end = Zug beenden
ent-keep = { $kept ->
    [0] Alle zurücklegen
   *[other] { $parts ->
        [0] { $kept } behalten
       *[other] { $kept } behalten, { $parts } zurück
    }
}
ent-watch = Hier liegt dein Wurf, wenn du an der Reihe bist.
ent-watch-only = Hier liegt der aktuelle Wurf.
ent-keys-drive = ← → wie weit · W Weg · P Teil · Enter weiter
ent-keys-act = 1–9 Teile · Enter weiter · U zurück
ent-keys-trade = T bei wem, Enter nimmt · 1–9 Teile · U zurück
ent-prompt-drive = { $rest ->
    [none] Eine { $pips }: Wähle ein Feld.
    [repairs] Eine { $pips }: Wähle ein Feld; der Rest repariert.
   *[buys] Eine { $pips }: Wähle ein Feld; der Rest repariert oder kauft.
}
ent-prompt-buy = Bestätige: Die Karte wird sofort gezogen.
ent-prompt-act = { $can ->
    [steal-fit] Klau ein Teil, bau Teile ein oder beende den Zug.
    [steal] Klau ein Teil oder beende den Zug.
    [exchange-fit] Tausche ein Teil, bau Teile ein oder beende den Zug.
    [exchange] Tausche ein Teil oder beende den Zug.
   *[fit] Bau Teile aus der Hand ein oder beende den Zug.
}
ent-prompt-give = Gib { $name } dafür eines deiner Teile.
ent-prompt-keep = Wähle bis zu zwei verdeckte Teile, die du behältst.
ent-scene-month = Es ist nun
