# The house around the games

fold-side = Einklappen
cancel = Abbrechen
name-title = Wie du heißt
name-label = Name am Tisch
keep-name = Diesen Namen behalten
kept = Gespeichert.
change-name = Ändern
name-hint = So nennen dich die anderen. Du kannst ihn jederzeit ändern. Höchstens 40 Zeichen.
more = Mehr zeigen
labelled = { $label }: { $text }

# The ladder

ladder-of = { $game }: Rangliste
ladder-place = Rang
ladder-player = Spieler
ladder-range = Spanne
ladder-rating = Wertung
ladder-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
ladder-band = Fast sicher zwischen { $least } und { $most }, am ehesten { $likely }
ladder-measured = unter Bots gemessen
ladder-adjusted = ohne Glück { $likely } ± { $give }
ladder-four = Die vier des Hauses
ladder-none = Noch niemand hat ein gewertetes Spiel gespielt. Der erste Platz ist frei.
ladder-play = Gewertetes Spiel beginnen
ladder-play-hint = Zu zweit, gegen einen Bot. Mit Menschen: „Gewertetes Spiel“ ankreuzen, wenn du einen Tisch eröffnest.
ladder-about = Was bedeuten diese Zahlen?
ladder-about-band = Die Marke ist die wahrscheinlichste Stärke, das Band zeigt, wie sicher sie ist. Alle beginnen mit einem breiten Band von 1000 bis 3000, und jedes gewertete Spiel macht es schmaler. Die Wertung ist das untere Ende: wie stark jemand fast sicher mindestens ist. Deshalb beginnt sie bei 1000 und steigt, je besser das Haus dich kennt.
ladder-about-adjusted = Die Raute ist eine zweite Wertung, nach Ergebnissen ohne Glück: Das Haus hat auf gewertete Spiele zurückgeblickt und aus jedem Ergebnis herausgerechnet, was die Würfel taten. Sie braucht viel weniger Spiele, um der Wahrheit nahezukommen. Die Reihenfolge der Rangliste und wer zu wem passt, richten sich allein nach Ergebnissen.
ladder-about-bots = Die vier des Hauses beginnen mit dem, was ihre Spiele untereinander gezeigt haben, und werden von da an gewertet wie alle anderen. Ein Bot, der zweimal am selben Tisch sitzt, wird für dieses Spiel nicht gewertet.

# A person's page

person = Eine Person
person-bot = Ein Bot des Hauses
person-against = Gegen { $name } spielen
person-play = Spielen
person-since = Hier seit dem { $day }
person-change = Name, Avatar, Seite
person-own = Andere sehen nur deine öffentlichen Spiele, du siehst alle.
person-private = Diese Seite siehst nur du.
person-range = fast sicher zwischen { $least } und { $most }
person-adjusted = { $games ->
    [one] Ohne Glück: { $likely } ± { $give }, nach dem Rückblick auf { $games } Spiel.
   *[other] Ohne Glück: { $likely } ± { $give }, nach dem Rückblick auf { $games } Spiele.
}
person-place = Rang { $place } der Rangliste
person-won = { $count } gewonnen
person-drawn = { $count } unentschieden
person-lost = { $count } verloren
person-alone = { $count ->
    [one] { $count } Solospiel
   *[other] { $count } Solospiele
}
person-best = Bestwert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
person-best-points = { $points ->
    [one] Punkt im besten Spiel
   *[other] Punkte im besten Spiel
}
person-games = Beendete Spiele
person-games-none = Noch kein öffentliches Spiel.
person-games-none-own = Noch kein Spiel beendet. Nimm eine Schachtel aus dem Regal.
curve = Wertung nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}: fast sicher zwischen { $least } und { $most }, am ehesten { $likely }
streak-title = Serien
streak-all = Längste Serie: { $longest } · { $days ->
    [one] an { $days } Tag gespielt
   *[other] an { $days } Tagen gespielt
}
played-against = Gegen { $names }

# The tables of a game

tables-title = { $game }: Tische
tables-open = An einen offenen Tisch setzen
tables-open-none = Gerade wartet niemand. Eröffne einen Tisch, damit man dich findet.
tables-running = Einem Spiel zusehen
tables-running-none = Gerade läuft kein öffentliches Spiel.
tables-finished = Beendete Spiele, Schritt für Schritt
tables-finished-none = Noch wurde kein öffentliches Spiel beendet.
records-all = Alle Aufzeichnungen herunterladen

# The daily game

daily-today = Heute dieselben Würfel für alle
daily-about = Alle, die heute spielen, haben dieselben Würfe, auf der Karte { $map }. Du hast einen Versuch; lass dir Zeit, und komm zurück, wann du magst, bevor der Tag vorbei ist.
daily-about-bots = Wer heute spielt, sitzt auf demselben Platz und hat dieselben Würfe, gegen { $bots }; auf dieselben Züge kommt dieselbe Antwort. Du hast einen Versuch; lass dir Zeit und komm zurück, wann du willst, bevor der Tag vorbei ist.
daily-chair = Dein Platz: { $chair }.
daily-running-about = Dein Spiel wartet, wo du aufgehört hast. Spiel es zu Ende, bevor der Tag vorbei ist, damit es zählt.
daily-yours = Dein Tag
daily-guest = Als Gast kannst du alles spielen; verglichen werden nur Konten, denn zum neuen Gast wird man in einem Augenblick. Ein Konto, das du heute noch anlegst, zählt noch.
daily-guest-finished = Verglichen werden nur Konten, denn zum neuen Gast wird man in einem Augenblick.
daily-account = Leg ein Konto an: Der heutige Tag zählt noch.
daily-begin = Heutigen Versuch beginnen
daily-players = { $players ->
    [one] { $players } Person ist heute fertig
   *[other] { $players } Personen sind heute fertig
}
daily-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-place = { $percent ->
    [0] Platz { $rank } von { $accounts }.
   *[other] Platz { $rank } von { $accounts }: besser als { $percent } % der anderen.
}
daily-first = Noch ist heute kein anderes Konto fertig. Mal sehen, wie es den anderen geht.
daily-only = Das einzige Konto jenes Tages.
daily-given-up = Diesmal hast du aufgegeben. Morgen gibt es neue Würfel.
daily-closed = Der Hüter des Hauses hat dein Spiel geschlossen. Es zählt weder für dich noch gegen dich, und weil du die Würfel schon gesehen hast, gibt es keinen zweiten Versuch. Morgen gibt es neue Würfel.
daily-late = Das Spiel wurde nicht an seinem Tag fertig und zählt nicht.
daily-late-points = { $points ->
    [one] { $points } Punkt, aber erst nach dem Ende des Tages: Er zählt nicht.
   *[other] { $points } Punkte, aber erst nach dem Ende des Tages: Sie zählen nicht.
}
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
daily-tally = Von den Konten haben { $won } gewonnen, { $drawn } unentschieden gespielt und { $lost } verloren.
daily-share = Ergebnis kopieren
daily-share-place = { $reached }, besser als { $percent } % von { $others } anderen
daily-sheet = Dein Blatt
daily-next = Neue Würfel in { $hours } h { $minutes } min
daily-result = Wie war der Tag?
daily-yesterday = Gestern
daily-seed = Der Startwert jenes Tages
daily-check = Die Würfel eines Spiels prüfen
daily-master = Octavia mit denselben Würfeln: { $reached }
daily-master-plays = Octavia spielt gerade mit diesen Würfeln.
daily-compare = Spiele vergleichen
daily-compared = Die Spiele von gestern im Vergleich
daily-trust = Warum diesen Würfeln trauen?
daily-trust-short = { $fixed ->
    [yesterday] Sie stehen seit gestern fest.
   *[today] Sie stehen erst seit heute fest: Gestern war das Haus nicht offen.
} Diese Zahl bindet das Haus daran:
daily-commitment = Festlegung für heute
daily-commitment-next = Festlegung für morgen
daily-renewed = Das Haus wurde aus einer Sicherung zurückgespielt und hat seitdem neue Würfel gezogen. Vorher zeigte es diese Festlegung:
daily-trust-why = Wie es geht, und was es nicht beweist
daily-trust-how = Alle Würfe eines Tages folgen aus einem Startwert. Sein SHA-256 ist schon am Vortag zu sehen: Niemand kann ihn unbemerkt ändern. Ist der Tag vorbei, wird er aufgedeckt, und dein Browser kann jeden Würfel jedes Spiels prüfen.
daily-trust-not = Wer dieses Haus führt, könnte sich den Startwert vorher ansehen, und niemand sieht, ob sich jemand die Würfel verraten ließ. Gespielt wird zum Spaß und um die Ehre.
daily-bests = Deine Bestwerte
daily-bests-none = Spiel allein ein Spiel zu Ende, auf einer beliebigen Karte: Dein Bestwert bleibt hier stehen.
daily-best-alone = allein

# Dieselben Würfel im Vergleich

compare-title = Worin sich die Spiele unterscheiden
compare-later = Sobald dein eigenes Spiel vorbei ist, siehst du hier Zug für Zug, was die anderen mit denselben Würfeln getan haben.
compare-later-master = Sobald dein eigenes Spiel vorbei ist, siehst du hier Zug für Zug, was die anderen und Octavia mit denselben Würfeln getan haben.
compare-me = (du)
compare-result = Ergebnis
compare-without-luck = Ohne Glück
compare-doubt = Vergleiche, was ohne Glück bleibt: Auch mit denselben Würfeln hat jedes Spiel sein eigenes Glück, sobald sich die Spiele trennen.
compare-coming = Noch werden Spiele beurteilt, eines nach dem anderen.
compare-parted = Wo sich die Spiele trennten
compare-parted-about = Hier sahen mehrere genau dasselbe und taten Verschiedenes.
compare-turn = Zug { $turn }
compare-alike = Wo alle dasselbe sahen, taten auch alle dasselbe.
compare-all = Alle { $count } zeigen
compare-better = Besser: { $best }
way-best = besser geht es nicht
way-cost = kostet { $percent } % eines Sieges
way-cost-points = kostet { $points } Punkte

# Herausforderungen

challenge-title = Herausforderung: { $game }
challenge-from = { $name } fordert dich heraus
challenge-yours = Deine Herausforderung
challenge-against = gegen { $bots }
challenge-your-turn = Du bist dran
challenge-from-turn = geht ab Zug { $turn } eines Spiels weiter
challenge-about = Alle, die diesen Link haben, spielen mit denselben Würfeln gegen dieselben Bots und haben einen Versuch. Lass dir Zeit: Bis die Herausforderung geschlossen wird, kannst du jederzeit zurückkommen. Was andere getan haben, siehst du, wenn dein eigenes Spiel vorbei ist, und nicht vorher.
challenge-names = Dein Name, dein Ergebnis und deine Züge werden den anderen gezeigt, die gespielt haben.
challenge-begin = Mit diesen Würfeln spielen
challenge-players = { $players ->
    [0] Noch hat niemand begonnen
    [one] { $players } Person hat begonnen
   *[other] { $players } Personen haben begonnen
}
challenge-done = Du hast gespielt
challenge-done-about = Dein Ergebnis: { $reached }. Alle haben einen Versuch, also bleibt es dabei.
challenge-table = Dein Tisch
challenge-closed = Geschlossen
challenge-closed-about = Niemand kann mehr beginnen. Der Startwert der Würfel ist aufgedeckt, und alle dürfen die Spiele lesen.
challenge-until = Offen bis { $at }.
challenge-ended = Geschlossen am { $at }.
challenge-send = Schick sie anderen
challenge-send-about = Annehmen können sie alle, die den Link haben.
challenge-link = Der Link
challenge-seed = Der Startwert ihrer Würfel
challenge-trust = Alle Würfe einer Herausforderung folgen aus einem Startwert. Sein SHA-256 wurde gezeigt, als sie gestellt wurde, also kann niemand den Startwert unbemerkt ändern. Wird sie geschlossen, wird der Startwert aufgedeckt, und dein Browser kann jeden Würfel jeder Aufzeichnung prüfen.
challenge-trust-not = Wer dieses Haus führt, könnte sich den Startwert vorher ansehen; wer eine Herausforderung stellt, kann mehrere gestellt und die beste verschickt haben; und wer erst als Gast spielt, kennt die Würfel schon. Sie wird nie gewertet: Gespielt wird zum Spaß und um die Ehre.
challenge-close = Schließen und den Startwert aufdecken
challenge-close-sure = Dann kann niemand mehr beginnen, laufende Spiele zählen nicht mehr, und alle sehen alle Ergebnisse. Das lässt sich nicht zurücknehmen.
challenge-keep-open = Offen lassen
challenge-result = Zur Herausforderung
challenge-others = Andere herausfordern
challenge-chair = Wer sie annimmt
challenge-master = Octavia spielt auch
challenge-master-hint = Der stärkste Bot hat denselben Platz und dieselben Würfel, damit alle vergleichen können.
make-what = Was soll es sein?
make-a-table = ein Tisch
make-a-challenge = eine Herausforderung
make-challenge-hint = Dieselben Würfel für alle, denen du den Link schickst, jeweils am eigenen Tisch. Dann siehst du, wer was daraus gemacht hat und wo sich eure Spiele trennten.
make-challenge = Herausforderung stellen
give-up-hint-challenge = Dein einziger Versuch endet hier und zählt nicht; das lässt sich nicht zurücknehmen.

# Making a table

make-title = Ein Tisch für { $game }
players = Spieler
own-chair = Du spielst
chairs = Wer wo sitzt
chair-number = Platz { $number }
chair-person = Ein Mensch
chair-beside = Jemand neben mir
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
make-rated-hint = Es zählt für die Rangliste, und alle spielen auf dem eigenen Gerät.
make-advice = Mit Hinweisen: { $advice }
make-advice-hint = Gewertete Spiele werden ohne gespielt.
make-hints = Mit Tipps: Alle dürfen fragen, was die Meisterin täte
make-hints-hint = Alle sehen, wer fragt, und es bleibt in der Aufzeichnung. Ein gewertetes Spiel hat Tipps nur, wenn du es hier sagst; wer Platz nimmt, stimmt zu.
who-reads = Wer die Aufzeichnung lesen darf
records-public = alle
records-players = wer mitgespielt hat
open-table = Tisch eröffnen
match-game = Spiel { $number } von { $games }
match-won = { $count } gewonnen
terms = Vor dem ersten Zug festgelegt
rating = Wertung
rated-yes = gewertet
rated-no = nur zum Spaß
advice = Hinweise
advice-none = keine
hints-term = Tipps
hints-yes = alle dürfen fragen, was die Meisterin täte; es bleibt in der Aufzeichnung
hints-no = keine
start = Beginn
start-otherwise = aus einer Stellung eines anderen Spiels

# Before the game

coming-to-table = Wir kommen an den Tisch …
lobby-title = { $free ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-hint = Das Spiel beginnt von selbst, wenn jeder Platz besetzt ist.
sit-here = Hier hinsetzen
sit-together = Jemand neben mir
companion-name = Name der Person neben dir
companion-name-short = Name
seat-a-bot = Ein Bot
stand-up = Aufstehen
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
board-text = Der Spielplan als Text
actions = Was du tun kannst
as-text = Als Text zeigen
board-missing = Der Spielplan ließ sich nicht laden; hier steht er in Worten.
board-other = Der Spielplan wurde für eine andere Fassung dieser Seite gemacht; hier steht er in Worten.
board-broken = Der Spielplan ist ausgefallen; hier steht er in Worten.
as-board = Spielplan zeigen
log = Was geschah
chat = Gespräch
log-and-chat = Was geschah, und das Gespräch
log-empty = Noch nichts.
lately = Gerade eben
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-removed = (entfernt)
speaker = { $name }: nicht mehr hören, sperren oder melden
mute = Nicht mehr hören
mute-hint = Du liest an keinem Tisch mehr, was diese Person sagt. Sie erfährt es nicht.
mute-only = Nur nicht mehr hören
block = Sperren
block-hint = Ihr begegnet euch auch an neuen Tischen nicht mehr.
report = Diese Nachricht melden
report-reason = Was stimmt damit nicht?
report-hint = Der Hüter des Hauses liest es.
report-send = Melden
reported = Danke. Der Hüter des Hauses sieht es sich an.
ignored-where = Das kannst du jederzeit rückgängig machen:
menu = Menü
seat-you = { $name } (du)
faster = Schneller
to-my-turn = Bis zu meinem Zug (.)
ask-hint = Was täte die Meisterin?
ask-hint-about = Was täte die Meisterin? Alle sehen, dass du fragst (H)
hints = Was die Meisterin täte
hint-win = Siegchance { $chance }
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
you = Du
seat-rating = Wertung { $rating }
seat-bot = Bot
seat-here = da
seat-away = nicht da
seat-lost = ausgeschieden
seat-stand-in = { $bot } spielt solange
clock = Restzeit: { $left }
clock-days = { $days } Tage
clock-days-hours = { $days } Tg. { $hours } Std.
keys = Enter bestätigt · U nimmt zurück
keys-open = U nimmt zurück
built = Dein Zug bis hierher
choose-one = Wähle
take-back = Zurücknehmen
confirm = Bestätigen
banner-yours = Du bist dran.
banner-of = { $name }, du bist dran.
banner-choose = Wähle, was du tun willst.
banner-ends = Bestätige deinen Zug, oder nimm etwas zurück.
banner-reveals = Bestätige, um zu sehen, was kommt, oder nimm etwas zurück.
banner-theirs = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
banner-forced = Keine Wahl:
banner-dice = Die Würfel rollen.
banner-paused = Das Spiel ruht.
banner-away = { $bot } spielt für dich.
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
       *[no] { $name } ist nicht da; { $bot } spielt weiter.
    }
   *[gone] { $name } ist gegangen.
}
step-trouble = { $why ->
    [late] { $name } hat zu lange nachgedacht: Das Haus hat gezogen, aufs Geratewohl.
   *[crashed] { $name } konnte sich nicht entscheiden: Das Haus hat gezogen, aufs Geratewohl.
}
step-returned = { $name } ist zurück.
step-pause-asked = { $name } bittet um eine Pause.
step-hinted = { $name } fragt, was die Meisterin täte.
step-paused = Das Spiel ruht.
step-resumed = Das Spiel geht weiter.
step-aborted = { $why ->
    [keeper] Der Hüter des Hauses hat den Tisch geschlossen.
    [nobody] Es war niemand mehr da, und das Haus hat den Tisch geschlossen.
   *[players] Der Tisch wurde geschlossen.
}
step-revealed = Der Tag ist vorbei, sein Startwert ist aufgedeckt: Was nicht fertig ist, zählt nicht mehr.
step-rematched = Eine Revanche ist an einem anderen Tisch eröffnet.
step-recommitted = Das Haus wurde aus einer Sicherung zurückgespielt: Ab hier folgen die Würfel aus einer neuen Festlegung.
step-salted = { $name } trägt ein neues Salz zu den Würfeln bei.

# The menu

invite-watch = Link zu diesem Tisch
seat-link = An einem anderen Gerät weiterspielen
seat-link-hint = Ein Link zu deinem eigenen Platz. Wer ihn hat, kann für dich spielen.
seat-link-make = Link erstellen
seat-link-address = Link zu deinem Platz
seat-link-revoke = Alle Links ungültig machen
seat-link-revoked = Kein Link zu deinem Platz gilt mehr.
preferences = Vorlieben
auto-confirm = Meinen Zug automatisch bestätigen
sound = Töne
notify = Bescheid geben, wenn ich dran bin
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
qr-code = QR-Code dieses Links
qr-join = QR-Code: mit einem Handy an diesen Tisch kommen und mitspielen
qr-watch = QR-Code: mit einem Handy an diesen Tisch kommen
qr-seat = QR-Code: auf einem Handy auf deinem Platz weiterspielen
qr-here-only = Nur dieses Gerät erreicht diese Adresse. Für die anderen öffnet man das Haus mit --host=0.0.0.0.
room-come = Kommt und spielt mit
room-join = Scannt den Code und setzt euch, oder geht zu
room-watch = Scannt den Code, um zuzuschauen oder zu spielen, oder geht zu
watched = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } Leute schauen zu
}
watched-by = { $count ->
    [one] { $names } schaut zu
   *[other] { $names } schauen zu
}
watched-others = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
give-up = Aufgeben
give-up-sure = Wirklich aufgeben?
give-up-hint = Du verlierst dieses Spiel, und das lässt sich nicht zurücknehmen.
give-up-hint-alone = Das Spiel endet hier, und das lässt sich nicht zurücknehmen.
give-up-hint-daily = Dein einziger Versuch von heute endet hier und zählt nicht; das lässt sich nicht zurücknehmen.
give-up-hint-of = { $name } verliert dieses Spiel, und das lässt sich nicht zurücknehmen.
give-up-hint-rated = Du verlierst dieses gewertete Spiel, und es zählt für die Rangliste; das lässt sich nicht zurücknehmen.
leave-rated = Dieses Spiel ist gewertet: Wer es verlässt, nachdem Würfel gefallen sind, verliert es.
keep-playing = Weiterspielen

# Sharing a device

curtain = { $name } ist dran
curtain-hint = Gib das Gerät weiter. Nichts wird gezeigt, bis du bereit bist.
curtain-ready = Ich bin { $name }

# The end

result = Ergebnis
next-game = Nächstes Spiel
verdict-margin = { $points ->
    [0] Gleich viele Punkte, nach der Regel entschieden.
    [one] Mit einem Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
verdict-lost = Gut gespielt. Noch eine Runde?
play-again = Noch einmal spielen
gain-rating = Wertung { $rating }
gain-change = { $change ->
    [0] unverändert
   *[other] { $change }
}
gain-best = Neuer persönlicher Bestwert: Bisher waren es { $before }.
gain-below = Dein Bestwert ist { $best }.
gain-first = Dein erstes Spiel dieser Art: Jetzt gibt es einen Bestwert zu schlagen.
gain-better-than = Mehr Punkte als { $share } % der { $others } anderen Spiele
decided = Zug { $turn } hat es entschieden: Die Chancen von { $names } stiegen von { $before } % auf { $after } %.
decided-you = Zug { $turn } hat es entschieden: Deine Chancen stiegen von { $before } % auf { $after } %.
decided-how = Eine Schätzung, als hätten schnelle Spieler weitergespielt.
decided-judged = So beurteilt es der stärkste Bot hier.
decided-coming = Der Zug, der es entschieden hat, wird gesucht …
decided-by-none = Kein einzelner Zug hat es entschieden.
rematch = Revanche
rematch-join = Zur Revanche
to-record = Noch einmal ansehen

# Other rooms

watch-instead = Am Tisch zuschauen
not-found-daily = Dieses Spiel gibt es nicht als Spiel des Tages.

# What is one's own

you-title = Deine Ecke
account = Konto
account-guest = Du bist Gast: Nur dieser Browser kennt dich. Ein Konto behält deinen Namen, deine Spiele und deine Wertungen, auf jedem Gerät. Ganz ohne E-Mail.
account-way = Was möchtest du?
account-make = Konto anlegen
account-make-hint = Alles, was du als Gast gespielt hast, bleibt deins.
account-sign-in = Anmelden
account-sign-in-hint = Dieser Browser gehört dann zu deinem Konto; der Gast, der du hier warst, ist fort.
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
codes-file = Als Datei speichern
codes-kept = Ich habe sie aufbewahrt
codes-new = Neue Ersatzcodes
codes-new-hint = Die alten gelten dann nicht mehr.
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden

# Where one is signed in, the second factor, and what happened elsewhere

device = { $browser } auf { $system }
device-unknown = Unbekanntes Gerät
sessions = Wo du angemeldet bist
session-here = Dieses Gerät
session-used = Zuletzt benutzt: { $when }
session-begun = Angemeldet: { $when }
session-end-of = Abmelden: { $device }
sessions-end-others = Auf allen anderen Geräten abmelden
second-factor = Zweiten Faktor einrichten
second-factor-on = Zweiter Faktor: eingeschaltet
second-factor-hint = Mit einem zweiten Faktor braucht die Anmeldung neben dem Passwort einen Code aus einer Authenticator-App. Wer nur dein Passwort erfährt, kommt nicht hinein.
second-factor-set-up = Einrichten
second-factor-scan = Scanne diesen Code mit deiner Authenticator-App, oder gib dort das Geheimnis ein. Es wird nur einmal gezeigt.
second-factor-qr = QR-Code des Geheimnisses
second-factor-secret = Geheimnis
second-factor-prove = Einschalten
second-factor-remove = Zweiten Faktor entfernen
second-factor-remove-hint = Für die Anmeldung genügt dann dein Passwort.
second-code = Code
second-code-hint = Die sechs Ziffern, die deine Authenticator-App zeigt, oder ein Ersatzcode.
second-code-prove-hint = Die sechs Ziffern, die die App jetzt zeigt.
notices = Das ist mit deinem Konto geschehen
notices-hint = Warst du das nicht, dann ändere dein Passwort und melde dich auf allen anderen Geräten ab.
notices-look = Zum Konto
notices-seen = Das war ich
notice-session = { $when }: angemeldet auf { $device }.
notice-password = { $when }: Passwort geändert auf { $device }.
notice-recovered = { $when }: Ersatzcode für ein neues Passwort benutzt auf { $device }.
notice-codes = { $when }: neue Ersatzcodes angelegt auf { $device }.
notice-second-factor = { $when }: zweiter Faktor eingerichtet auf { $device }.
notice-no-second-factor = { $when }: zweiter Faktor entfernt auf { $device }.
page-title = Deine Seite
page-hint = Deine Seite zeigt Namen, Avatar, Wertungen, Serien und die Spiele, die du an öffentlichen Tischen beendet hast. Spiele an privaten Tischen, Spiele des Tages und was du sagst, stehen dort nie; die siehst nur du.
page-open = Alle dürfen meine Seite sehen
page-open-hint = Sonst siehst nur du sie. Auf der Rangliste bleibt dein Name stehen, ohne Seite dahinter.
page-own = Meine Seite zeigen
avatar-colour = Farbe deines Avatars
avatar-shape = Form deines Avatars
data = Deine Daten
data-hint = Alles, was das Haus über dich weiß, kannst du mitnehmen.
data-export = Alles herunterladen
data-records = Deine Spiele herunterladen
erase = Meine Daten löschen
erase-hint = Das Haus vergisst, wer du bist, für immer. Laufende Spiele werden aufgegeben; beendete Spiele bleiben für die anderen vollständig, nur ohne deinen Namen.
erase-sure = Wirklich und für immer?
holidays = Urlaub
holidays-hint = In Spielen mit Tagen je Zug steht deine Uhr im Urlaub still.
holiday-first = Erster Tag
holiday-last = Letzter Tag
holiday-add = Hinzufügen
holiday-remove = { $days } entfernen
ignored = Wen du nicht hörst
ignored-none = Niemanden. Mit einem Klick auf einen Namen im Gespräch am Tisch kannst du jemanden sperren oder nicht mehr hören.
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

# Glück und Können in einem beendeten Spiel

luck-title = Glück und Können
luck-coming = Jeder Wurf und jede Entscheidung wird gewogen …
luck-chances = Chancen auf den Sieg
luck-chances-of = { $name }: { $before } % am Anfang, { $after } % am Ende
luck-parts = Wie das Ergebnis zustande kam
luck-who = Wer
luck-expected = Erwartet
luck-part-luck = Glück
luck-part-own = Eigene Entscheidungen
luck-part-others = Entscheidungen der anderen
luck-part-revision = Neu beurteilt
luck-result = Ergebnis
luck-scale = 1 heißt besser als alle anderen, −1 schlechter als alle.
luck-scale-alone = In Punkten.
luck-doubt = Das Urteil kann sich um { $doubt } irren.
luck-choices = Die Entscheidungen, die am meisten gekostet haben
luck-no-choices = Keine Entscheidung hat viel gekostet.

# Dice and luck

dice-house-about = Alles, was in den beendeten öffentlichen Spielen dieses Hauses fiel, verglichen mit dem, was faire Würfel tun. Das Haus legt sich vor jedem Spiel auf alle Würfel fest; jede Aufzeichnung lässt sich prüfen, und all das lässt sich aus den Aufzeichnungen nachrechnen.
dice-house-link = Die Würfel des ganzen Hauses
dice-progress = Von { $finished } beendeten öffentlichen Spielen sind bisher { $counted } gezählt, und in { $judged } davon wurde das Glück beurteilt.
dice-coming = Die anderen folgen, wenn niemand die Maschine braucht.
dice-none = Noch ist kein öffentliches Spiel gezählt.
dice-band = Geworfene Würfel: { $dice }. In 95 von 100 Fällen fällt eine Seite eines fairen Würfels { $low } bis { $high } Mal: Das ist das helle Band, der Strich ist seine Mitte.
dice-even = { $how ->
    [usual] Von 100 fairen Würfeln sind { $share } so ungleichmäßig wie dieser oder noch ungleichmäßiger: nichts Ungewöhnliches.
    [rare] Von 100 fairen Würfeln sind nur { $share } so ungleichmäßig wie dieser oder noch ungleichmäßiger: selten, aber ab und zu muss es vorkommen.
   *[odd] Von 100 fairen Würfeln ist nicht einmal { $share } so ungleichmäßig wie dieser: sehr selten. Im Zweifel kannst du die Würfe selbst prüfen.
}
dice-of-game = Die Würfel dieses Spiels
dice-luck-course = Das Glück im Lauf des Spiels
dice-luck-of = { $name }: Glück { $luck }; der Zufall allein bleibt meist innerhalb von ± { $half }
dice-band-luck = In 95 von 100 Fällen bleibt der Zufall im Band.
dice-committed = Das Haus hatte sich vor dem Spiel auf die Würfel festgelegt und hat { $dice } davon geprüft. Mit „Alle Würfel prüfen“ tut dein Browser dasselbe.
dice-committed-only = Das Haus hatte sich vor dem Spiel auf die Würfel festgelegt. „Alle Würfel prüfen“ sagt, was sich davon jetzt prüfen lässt.
dice-not-committed = Hier gibt es keine Festlegung, an der sich diese Würfel prüfen ließen.
dice-of-person = Würfel und Glück
dice-luck-all = { $games ->
    [one] In { $games } Spiel mit anderen war das Glück { $luck } Siege wert; der Zufall allein bleibt innerhalb von ± { $half }.
   *[other] In { $games } Spielen mit anderen war das Glück { $luck } Siege wert; der Zufall allein bleibt innerhalb von ± { $half }.
}
dice-within = Das ist, was der Zufall tut.
dice-beyond = Das ist weiter, als der Zufall in 95 von 100 Fällen geht; einem von 20 Menschen passiert es.
dice-luck-wins = { $games ->
    [one] { $luck } Siege (± { $half }) in { $games } Spiel
   *[other] { $luck } Siege (± { $half }) in { $games } Spielen
}
dice-luck-alone = { $games ->
    [one] { $luck } Punkte (± { $half }) in { $games } Spiel allein
   *[other] { $luck } Punkte (± { $half }) in { $games } Spielen allein
}
dice-win = Ein Sieg ist hier der Unterschied zwischen verloren und gewonnen in einem Spiel zu zweit.
dice-luck-none = Noch wurde auf kein Spiel zurückgeblickt; vom Glück weiß man also nichts.
dice-faces = Was fiel
dice-faces-about = Würfel: { $dice }
dice-own = Du siehst hier alle deine Spiele; andere sehen nur die öffentlichen.
dice-public = Nur aus öffentlichen Spielen.
dice-seats = Wessen Glück es war
dice-sum = Das Glück aller Plätze ergibt zusammen { $sum }: Was der Zufall einem Platz gibt, nimmt er den anderen. Das allein beweist nichts; aufschlussreich ist, ob ein Platz mehr Glück hat als ein anderer.
dice-game = Spiel
dice-seat = Platz
dice-seat-of = { $seat } von { $players }
dice-games = Spiele
dice-mean = Glück im Mittel
dice-chance = Zufall
dice-beyond-seats = Die letzte Spalte sagt, wie weit der Zufall allein in 95 von 100 Fällen geht: Einer von 20 Plätzen geht weiter.
dice-luckiest = Wie viel Glück der Glücklichste haben muss
dice-luckiest-wanted = { $people ->
    [one] Ein Mensch hat mindestens fünf öffentliche Spiele gespielt. Sein Glück liegt in 95 von 100 Fällen zwischen { $low } und { $high } Standardabweichungen.
   *[other] { $people } Menschen haben je mindestens fünf öffentliche Spiele gespielt. Bei noch so fairen Würfeln liegt der Glücklichste von so vielen im Mittel { $expected } Standardabweichungen über dem Durchschnitt, in 95 von 100 Fällen zwischen { $low } und { $high }.
}
dice-luckiest-found = Der Glücklichste liegt hier bei { $luckiest }, der Unglücklichste bei { $unluckiest }.
dice-luckiest-none = Sobald jemand fünf öffentliche Spiele gespielt hat, steht hier, wie viel Glück der Glücklichste haben muss.
dice-recompute = Nachrechnen
dice-recompute-about = Nimm die öffentlichen Aufzeichnungen und zähle selbst: Der Befehl braucht von diesem Haus nichts als sie und prüft die Würfel jeder Aufzeichnung anhand der Festlegung des Hauses.
dice-recompute-more = Wo weitere Aufzeichnungen liegen, steht in der Antwort (im Kopf Link). Nur die Glücklichsten findet man so nicht: Aufzeichnungen sagen, wie Menschen hießen, nicht, wer sie waren.

# Record

record-title = Spiel vom { $day }
record-page-title = { $game }: ein Spiel Schritt für Schritt · Jacta
record-coming = Das Spiel wird geholt …
record-ending-over = Bis zum Ende gespielt
record-ending-gave-up = Durch Aufgabe beendet
record-ending-unfinished = Vor dem Ende geschlossen
record-games = Spiele dieses Matchs
record-beginning = Vor dem ersten Schritt
record-turn = Zug { $turn }
record-turn-of = Zug { $turn } · { $name }
record-decided = hat es entschieden
record-asked = nach einem Tipp
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
record-do = Was du mit diesem Spiel tun kannst
record-play-on = Von hier weiterspielen
record-no-play-on = { $why ->
    [over] Hier ist das Spiel zu Ende.
   *[hidden] Bei diesem Schritt ist noch etwas verdeckt: Spiele von einem anderen aus weiter.
}
record-send = Diese Stellung jemandem schicken
record-link = Link zu diesem Schritt kopieren
record-download = Herunterladen
record-keys = Tasten: ← → Schritt für Schritt, Pos1 und Ende, Leertaste spielt ab.
rewind = Noch einmal entscheiden
rewind-about = Zug { $turn }, { $name }: Von hier geht das Spiel tausendfach weiter, in beiden Fällen mit denselben Würfeln. Schnelle Spieler entscheiden für alle, nach dem, was { $name } wissen konnte.
rewind-done = Was getan wurde
rewind-tried = Was du versuchst
rewind-difference = Unterschied
rewind-choose = Was hättest du getan?
rewind-on-board = Mach es auf dem Spielplan oder wähle hier: einen Schritt, danach wird weitergespielt.
rewind-try = Das versuchen
rewind-is-done = Das wurde getan.
rewind-none = Etwas anderes war nicht möglich.
rewind-other = Etwas anderes versuchen
rewind-coming = Es wird weitergespielt …
rewind-count = { $done } von { $most } Fortsetzungen
rewind-spread = Wie die Fortsetzungen enden
rewind-rank = Rang
rewind-place = Rang { $rank }
rewind-points = Punkte
rewind-how = { $unit ->
    [wins] Wie oft das Spiel gewonnen wird; ein Gleichstand zählt halb.
    [ahead] Wie viele der anderen zurückbleiben; ein Gleichstand zählt halb.
   *[points] Punkte im Mittel.
} Das ± gilt in 95 von 100 Fällen.
proof-title = Sind die Würfel fair?
proof-about = Das Haus hat alle Würfe vor dem Spiel festgelegt. Dein Browser kann das selbst prüfen, mit der Aufzeichnung und mit dem, was er am Tisch notiert hat.
proof-check = Alle Würfel prüfen
proof-busy = Es wird geprüft …
proof-fair = { $throws ->
    [one] { $dice } Würfel in einem Wurf geprüft: Alle fielen so, wie das Haus es vorher festgelegt hatte.
   *[other] { $dice } Würfel in { $throws } Würfen geprüft: Alle fielen so, wie das Haus es vorher festgelegt hatte.
}
proof-so-far = Vorher geprüfte Würfel: { $dice }.
proof-lost = { $dice ->
    [one] Ein Würfel fiel, bevor das Haus aus einer Sicherung zurückgespielt wurde: Niemand kann ihn mehr prüfen.
   *[other] { $dice } Würfel fielen, bevor das Haus aus einer Sicherung zurückgespielt wurde: Niemand kann sie mehr prüfen.
}
proof-not-a-record = Das ist keine Aufzeichnung von Jacta.
proof-incomplete = Die Aufzeichnung ist nicht vollständig: Die Züge fehlen.
proof-changed = Zeile { $line }: Die Aufzeichnung wurde nachträglich geändert.
proof-no-fair-dice = Das sind keine fairen Würfel eines Hauses; so lassen sie sich nicht prüfen.
proof-seed-hidden = Der Startwert ist noch geheim: Er wird am Ende des Spiels oder seines Tages aufgedeckt.
proof-seed-lost = Der Startwert ist verloren: Das Haus wurde aus einer Sicherung zurückgespielt, bevor es ihn aufdeckte.
proof-seed-differs = Der Startwert ist nicht der, auf den sich das Haus vor dem Spiel festgelegt hatte.
proof-salts = Zu jedem Platz gehört genau ein Salz, aber hier stimmt ihre Zahl nicht.
proof-bad-salt = Ein Salz ist nicht so geschrieben, wie es sein muss.
proof-no-key = Zeile { $line }: Der Wurf nennt seinen Schlüssel und seine Seiten nicht.
proof-thrown-twice = Zeile { $line }, Würfel { $die }: Dieser Würfel wurde schon geworfen.
proof-fell-otherwise = Zeile { $line }, Würfel { $die }: Er fiel anders.
proof-nothing = Dieser Browser hat zu diesem Tisch nichts notiert und kann mit nichts Eigenem vergleichen.
proof-as-seen = Dieser Browser hat am Tisch notiert, worauf sich das Haus festgelegt hatte und welche Salze er beigetragen hat: In der Aufzeichnung steht dasselbe.
fair-about = Das Haus hat den Startwert aller Würfel gezogen, bevor sich jemand setzte, und zeigt dessen SHA-256, die Festlegung. Danach trägt jeder Platz ein Salz bei. Die Würfel folgen aus beidem: Das Haus kann sie nicht mehr ändern, und ohne den Startwert zu kennen, kann niemand sie wählen. Ist das Spiel vorbei, wird der Startwert aufgedeckt.
fair-noted = { $salts ->
    [yes] Dieser Browser hat die Festlegung und seine eigenen Salze notiert. Wenn du nach dem Spiel die Würfel prüfst, vergleicht er sie mit der Aufzeichnung.
   *[no] Dieser Browser hat die Festlegung notiert. Wenn du die Würfel prüfst, vergleicht er sie mit der Aufzeichnung.
}
fair-commitment = Festlegung
fair-commitment-of = Festlegung für Spiel { $game }
fair-commitment-before = Festlegung, die vorher gezeigt wurde
fair-renewed = Das Haus wurde aus einer Sicherung zurückgespielt, in der keine Startwerte laufender Spiele stehen. Seitdem folgen die Würfel aus einer neuen Festlegung; was vorher fiel, lässt sich nicht mehr prüfen.
fair-salt = Salz von { $name }
fair-other-commitment = Das Haus hat diesem Browser für diesen Tisch zuerst eine andere Festlegung gezeigt: Es hat die Würfel geändert. Wurde eine Sicherung zurückgespielt, liegt es daran.
fair-other-salt = Ein Salz, das dieser Browser beigetragen hat, steht nicht an seinem Platz. Falls du auf einem anderen Gerät den Platz gewechselt hast oder eine Sicherung zurückgespielt wurde, liegt es daran; sonst hat das Haus es geändert.

# Rules

rules-page-title = { $game }: Regeln · Jacta
rules-coming = Die Regeln werden geholt …
rules-contents = Inhalt
rules-print = Drucken
rules-building = Für alle, die es bauen
rules-building-about = Was Spielplan und Material erfüllen müssen, und wie groß das Spiel ist
rules-english = Diese Regeln hat noch niemand übersetzt: Hier steht der englische Text.
rules-kind-option = Option des Tisches
rules-label-text = aus der gedruckten Regel
rules-label-found = aus einer veröffentlichten Besprechung
rules-label-inferred = folgt aus den Regeln
rules-label-ours = unsere Wahl
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
lesson-otherwise = Auch das erlauben die Regeln. Mach hier, was die Lektion verlangt.
lesson-again = Von vorn
lesson-rules = Die Regeln lesen
lesson-end = Mehr musst du nicht wissen. Jetzt spiel!
puzzles-of = Rätsel zu { $game }
puzzle-of-day = Rätsel des Tages
puzzle-of = Ein Rätsel mit der Wertung { $rating }
puzzle-your-rating = Deine Wertung { $rating } ± { $deviation }
puzzle-do = Was würdest du tun?
puzzle-answer = Das ist meine Antwort
puzzle-next = Nächstes Rätsel
puzzle-none = Du hast alle gesehen.
puzzle-play-on = Von hier weiterspielen
puzzle-right = Richtig!
puzzle-wrong = Besser: { $best }
puzzle-because = Denn es { $why }.
puzzle-worths = Gewinnchance, wie die Meisterin sie sieht
puzzle-worths-points = Punkte am Ende, wie die Meisterin sie sieht
puzzle-points = { $points }
puzzle-yours = deine Antwort
puzzle-tempting = verlockend
puzzle-futures = { $pairs } Mal mit denselben Würfeln weitergespielt: Die beste Wahl gewann von hundert Spielen { $gain } mehr als die verlockende (± { $doubt }).
puzzle-futures-points = { $pairs } Mal mit denselben Würfeln weitergespielt: Die beste Wahl brachte { $gain } Punkte mehr als die verlockende (± { $doubt }).
puzzle-rating = Deine Wertung: { $rating }
puzzle-odds = Die genauen Chancen des Wurfs
puzzles-yours = Deine Rätsel
puzzles-yours-none = Löse ein Rätsel, dann steht hier deine Wertung.
puzzles-yours-game = { $game }: { $rating } ± { $deviation }, { $solved } von { $answers } gelöst
strategy = Zweite Lektion
strategy-page-title = { $game }: Strategie · Jacta
strategy-title = { $game }: Strategie
strategy-go-on = Strategie in fünf Stellungen
strategy-puzzles = Weiter zu den Rätseln
first-understood = Verstanden
first-stop = Keine Hinweise mehr
