# The frame of every game
turn = Zug { $turn }
keys = h Hilfe · u zurücknehmen · e Ereignisse · q gehen
banner-turn = { $name }, du bist an der Reihe.
banner-plays = { $name } spielt …
banner-next = Dieser Zug ist zu Ende.
banner-over = Das Spiel ist zu Ende.
banner-confirm = { $name }, ist das richtig so? Enter gibt weiter, u nimmt zurück.
key-enter = Enter
prompt-choice = Deine Wahl
prompt-confirm = Enter oder u
confirm-yes = Bestätigen und weitergeben
confirm-back = Zurücknehmen
confirm-first = Dein Zug ist fertig: Bestätige mit Enter, oder nimm mit u zurück.
taken-back = Zurückgenommen: { $action }
nothing-to-take-back = Es gibt nichts zurückzunehmen: Gefallene Würfel bleiben liegen.
not-understood = „{ $text }“ steht nicht zur Wahl. Mit h kommt Hilfe.
please-choose = Enter allein tut hier nichts: Bitte wähle aus der Liste.
more-choices = … und mehr: c zeigt alles, was zur Wahl steht
more-table = … t zeigt den ganzen Tisch
hurry = jede Taste beschleunigt
go-on = Weiter mit Enter
page-more = Weiter mit Enter
page-back = Zurück mit Enter
page-events = Was geschehen ist
page-choices = Alles, was zur Wahl steht
quit-question = Das Spiel verlassen? j oder n
curtain = Gib weiter an { $name }, dann Enter drücken.
input-ended = Die Eingabe endete vor dem Ende des Spiels.

# The end
ending-over = Das Spiel ist zu Ende.
ending-gave-up = { $name } hat aufgegeben.
ending-unfinished = Das Spiel ist nicht zu Ende gespielt.
ending-rank = { $rank }. { $name }
ending-score = { ", " }{ $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ending-turns = { $turns ->
    [one] { $turns } Zug wurde gespielt.
   *[other] { $turns } Züge wurden gespielt.
}
ending-seed = Noch einmal mit denselben Würfen: { $command }
ending-replay = Das Spiel noch einmal ansehen: { $command }

# Records
replay-version = Regeln Version { $version }
replay-dice = Würfel: { $dice }

# Help
help-keys =
    Tippe, was vor einer Wahl steht, oder ihre Notation, dann Enter.
    u    den letzten Schritt zurücknehmen, bis Würfel fallen oder der Zug weitergeht
    e    was bisher geschehen ist
    t    der Tisch in Worten
    c    alles, was zur Wahl steht, mit Notation
    q    das Spiel verlassen
    h    diese Hilfe; Esc löscht, was getippt ist
help-clauses = Eine Ablehnung nennt ihre Klausel. Tippe eine Klausel, um sie zu lesen: { $first } bis { $last }, zusammen { $count }. Sie stehen auf Englisch in { $file }
no-such-clause = Die Regeln haben keine Klausel { $clause }.

# Würfel Express
we-last-place = rote Laterne
we-stock = Vorrat
we-dice = Würfel
we-throw = Wurf { $throw } von 3
we-banner-discard = { $name }, du bist dran: Würfle, oder leg zuerst Streifen von hinten ab.
we-banner-keep = { $throw ->
    [1] { $name }: Behalte Würfel und wirf den Rest neu, oder hör auf. Noch 2 Würfe.
   *[2] { $name }: Behalte Würfel und wirf den Rest neu, oder hör auf. Noch 1 Wurf.
}
we-banner-take = { $name }: Nimm Streifen für deine Würfel, oder beende den Zug.
we-prompt-discard = Streifen ablegen
we-prompt-keep = Würfel behalten
we-keep-these = Diese Würfel behalten (Nummern oder Buchstaben), Rest neu werfen
we-nothing = nichts zu nehmen,
we-no-penalty = keine Strafe
we-then = dann: { $strips }
help-wurfel-express =
    Die erste Strecke, die Feld 30 erreicht, gewinnt. In jedem Zug:
    1. Du darfst Streifen von hinten ablegen. Jeder kostet einen Würfel, die Spitze bleibt stehen.
    2. Wirf bis zu dreimal. Behalte jedes Mal beliebige Würfel; auch behaltene darfst du neu werfen.
    3. Würfel einer Farbe geben den Streifen dieser Farbe, so lang wie sie viele sind: 3 rote Würfel, Rot 3. Fehlt er, einen kürzeren. Jede Farbe liegt nur einmal auf einer Strecke; neue Streifen kommen an die Spitze.
    Statt aus dem Vorrat kannst du den hintersten Streifen eines anderen klauen, wenn es nicht sein einziger ist: Er fällt um dessen Länge zurück.
    Wer nichts nehmen kann, gibt den vordersten Streifen zurück. Wer die rote Laterne ({ "▾" }) hat, bleibt verschont und fällt auch beklaut nicht zurück.
    { "▐" } ist der Startmarker, × ein Streifen, der aus dem Spiel ist. Blasse Längen und hohle Würfel haben Farben deiner Strecke: Sie nützen nichts.

# Dice Trip
dt-dice = Würfel
dt-lines = Boni { $bonus } · Striche { $struck } · Route { $route } · Serie { $series } · Zonen { $zones }
dt-lines-tens = Boni { $bonus } · Striche { $struck } · Route { $route } · Serie { $series } · Zonen { $zones } · Zehner { $tens }
dt-banner-decide = { $name }: Behalte den Wurf, oder würfle für alle neu.
dt-banner-enter = { $made ->
    [0] { $name }: Trage zwei Zahlen ein, oder streiche eine Stadt für jede, die du auslässt.
   *[1] { $name }: Noch ein Eintrag.
}
dt-prompt-decide = Würfel für den Neuwurf
dt-prompt-enter = Zahl und Stadt
dt-reroll-these = Diese Würfel neu werfen (Buchstaben oder Plätze), einmal in der Partie
dt-write = { $number } in { $town } eintragen, oder eine dieser Zahlen in eine andere Stadt:
dt-strike = { $town } streichen; zwei Einträge gehen auf einmal
help-dice-trip =
    13 Runden: Alle benutzen dieselben vier Würfel, je zwei für zwei Zahlen, in beliebiger Reihenfolge. Eine Zahl steht nur einmal auf dem Blatt. Für jede Zahl, die du auslässt, streichst du eine Stadt.
    Punkte: { "★" } ein Bonus für gleiche Ziffern oder für eine farbige Stadt mit dem Würfel ihrer Farbe; −1 für jede gestrichene Stadt; die längste Route verbundener Städte mit steigenden Zahlen; die längste Serie (ab 4 Städten) aufeinander folgender Zahlen; Zonen ohne gestrichene Stadt.
    { "↻" } Neuwurf, einmal in der Partie, für den, der geworfen hat: Tippe die Würfel gleich nach dem Wurf. { "②" } Doppelnutzung, einmal in der Partie: ein Würfel in beiden Zahlen, ein anderer bleibt liegen; keine der Zahlen darf zwei gleiche Ziffern haben. Trage einfach zwei solche Zahlen ein.
    Hinter einer Stadt stehen die Buchstaben der Städte, mit denen sie verbunden ist. Tippe 14 f, um dort 14 einzutragen, x f, um sie zu streichen, write RB F, um die Würfel selbst zu wählen.
# Entenrallye
en-months = Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez
en-sections = H K T D
en-road = Straße
en-hand = Hand
en-known = Bekannt
en-pile = { $parts ->
    [one] { $parts } Teil im Stapel
   *[other] { $parts } Teile im Stapel
}
en-before = Das Jahr hat noch nicht begonnen
en-after = Das Jahr ist vorbei
en-part = Teil { $part } von { $parts }
en-columns = Reparatur/Mängel, Punkte, erledigt, verdeckte Teile, eingebaute Teile
en-banner-drive = { $name }, du hast eine { $pips }: wie weit, wohin, und was mit dem Rest?
en-banner-act = { $name }: Bau Teile ein, handle mit anderen, oder beende den Zug.
en-banner-give = { $name }: Welches Teil gibst du dafür her?
en-banner-keep = { $name }: Welche verdeckten Teile behältst du? Höchstens 2.
en-grey = grau
en-brown = braun
help-entenrallye =
    Die meisten Punkte aus den vier Treffen gewinnen. In jedem Zug wird ein Würfel geworfen:
    1. Fahr mindestens ein Feld. Auf Grau kannst du früher halten und den Rest ausgeben: 3 Augen kaufen ein Teil, ungesehen; jedes andere Auge ist ein Reparaturpunkt. Sonst fährst du die volle Zahl.
    2. Auf Grau baust du Teile auf freie Karosserieteile. Mit einer 1 kannst du ein verdecktes Teil klauen, mit einer 2 eines tauschen.
    3. Eine 6 und eine Ankunft rücken den Kalender je einen Schritt weiter.
    Erreichst du ein Treffen bis zum Ende seines Monats, zählen deine eingebauten Teile: ihre Punkte, und 1 mehr für jedes in deiner Farbe. Dann kommen sie zurück, und du behältst höchstens 2 verdeckte.
    TÜV (April) und ASU (Oktober) verlangen so viele Reparaturpunkte, wie deine Ente Mängel hat. Wer nicht kommt, wird in die Werkstatt geschleppt, und dahinter um jeden Punkt, der fehlt.
    Auf der Straße stehen braune Felder in ( ), graue in [ ]; { "╱" } zeigt eine Abzweigung.
# Verbindung gesucht
vg-banner-place = { $name }: Leg bis zu zwei Würfel oder beende den Zug.
vg-banner-owed = { $count ->
    [one] { $name }: Eine weiße Kreuzung muss gelegt werden.
   *[other] { $name }: Zwei weiße Kreuzungen müssen gelegt werden.
}
vg-prompt = Würfel und Feld, etwa 1 b3 ne
vg-announce = Verbindung ansagen: ! davor setzen
vg-nowhere = jetzt nicht möglich
vg-linked = { $count } Basen verbunden
help-verbindung-gesucht =
    Verbinde deine vier Basen (Rot { "◆" }, Schwarz { "◇" }), eine an jeder Seite, durch ein einziges Netz, bevor es die Gegenseite tut. In jedem Zug:
    1. Drei Würfel werden geworfen; Rot wirft in den ersten beiden Zügen nur zwei.
    2. Leg bis zu zwei davon. Jede weiße Kreuzung muss gelegt werden, von dreien zwei. Rot legt rote Kreuzungen, Kurven, rote Brücken und weiße Kreuzungen; Schwarz dasselbe in Schwarz.
    3. Jeder Würfel setzt einen deiner Wege fort oder liegt an deiner Basis; nie trifft ein rotes Ende auf ein schwarzes.
    Dicke Linien sind rot, dünne schwarz, doppelte gehören beiden. Der Weg unter einer Brücke ist unterbrochen.
    Ist eine Basis endgültig von den anderen abgeschnitten, wird der nächste Würfel zur weißen Kreuzung.
    Vorsicht: Wer das Netz der Gegenseite vollendet, oder beide zugleich, hat verloren.

# The house
house-missing = Unter { $address } ist kein Haus: „jacta serve“ öffnet eines, oder nenne ein anderes mit --database.
backup-title = Zeilen
backup-exists = { $file } gibt es schon: Nenne eine andere Datei, oder ersetze sie mit --force.
backup-damaged = Das Haus in { $address } ist beschädigt ({ $problem }), und nichts wurde geschrieben: Halte das Haus an, behalte seine Datei, und hole die letzte gute Sicherung zurück.
backup-missing = Das Haus in { $address } ist beschädigt, und nichts wurde geschrieben: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables })
   *[other] von { $count } Tischen fehlen ({ $tables })
}. Halte das Haus an, behalte seine Datenbank, und hole die letzte gute Sicherung zurück.
backup-done = Das Haus ist in { $file }: { $rows } Zeilen, { $size } MB. Bewahre es auf, wo es niemand sonst lesen kann.
restore-title = Zeilen
restore-no-file = Eine Datei { $file } gibt es nicht: Nenne die Sicherung, die zurückgeholt werden soll.
restore-damaged = { $address } ist beschädigt ({ $problem }), und nichts wurde geschrieben: Nimm eine andere Sicherung.
restore-missing = { $address } ist beschädigt, und nichts wurde geschrieben: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables })
   *[other] von { $count } Tischen fehlen ({ $tables })
}. Nimm eine andere Sicherung.
restore-full = In { $address } ist schon ein Haus, und es wird nie überschrieben: Verschiebe diese Datei, oder nenne eine andere mit --database.
restore-full-server = In { $address } ist schon ein Haus, und es wird nie überschrieben: Lege eine neue, leere Datenbank an, und nenne sie mit --database.
restore-done = Das Haus ist in { $address }: { $rows } Zeilen. Öffne es mit „jacta serve --database …“.

# The keeper
keeper-none = Es gibt keine.
keeper-closed = Der Tisch { $table } ist geschlossen.
keeper-name-removed = { $person } hat jetzt keinen Namen, bis die Person einen anderen wählt.
keeper-message-removed = Der Text der Nachricht { $n } am Tisch { $table } ist gelöscht.
keeper-settled = Die Meldung { $report } ist erledigt.
keeper-no-table = Einen Tisch { $table } gibt es nicht: „jacta keeper tables“ nennt alle.
keeper-no-person = Eine Person { $person } gibt es nicht: „jacta keeper people“ nennt alle.
keeper-no-message = Eine Nachricht { $n } am Tisch { $table } gibt es nicht: „jacta keeper reports“ nennt die gemeldeten.
keeper-no-report = Eine offene Meldung { $report } gibt es nicht: „jacta keeper reports“ nennt sie.
keeper-report =
    { $report }  { $when }, gemeldet von { $by }: { $reason }
    { $person } am Tisch { $table }, Nachricht { $n }: { $text }
keeper-removed = (entfernt)
keeper-column-table = Tisch
keeper-column-game = Spiel
keeper-column-state = Stand
keeper-column-changed = geändert
keeper-column-people = Personen
keeper-column-person = Person
keeper-column-name = Name
keeper-column-login = Anmeldename
keeper-column-tables = Tische
keeper-column-since = seit
keeper-state-open = offen
keeper-state-running = läuft
keeper-state-over = zu Ende
keeper-state-aborted = geschlossen

# The doctor
doctor-summary = { $problems ->
    [0] { $warnings ->
        [0] Alles in Ordnung.
        [one] Kein Problem, { $warnings } Warnung.
       *[other] Kein Problem, { $warnings } Warnungen.
    }
    [one] { $problems } Problem: siehe, was mit ✗ markiert ist.
   *[other] { $problems } Probleme: siehe, was mit ✗ markiert ist.
}
doctor-python = Python
doctor-python-good = { $version }, mit SQLite { $sqlite }
doctor-python-old = { $version } ist zu alt, mit SQLite { $sqlite }: Installiere Python 3.11 oder neuer
doctor-packages = Pakete
doctor-packages-good = alle { $count } sind da
doctor-packages-missing = es fehlen: { $names }; installiere Jacta mit pip neu
doctor-cache = übersetzter Code
doctor-cache-good = wird in { $folder } aufbewahrt
doctor-cache-off = ist durch JACTA_JIT abgeschaltet, so dass alles langsam ist: Entferne die Variable
doctor-cache-closed = kann in { $folder } nicht aufbewahrt werden, jeder Start übersetzt neu: Setze JACTA_CACHE auf einen beschreibbaren Ordner
doctor-database = Datenbank
doctor-database-current = ist erreichbar, ihr Schema ist aktuell
doctor-database-empty = hat noch kein Haus: „jacta serve“ macht eines
doctor-database-old = hat ein älteres Schema: „jacta serve“ bringt es auf den Stand; mache vorher eine Sicherung
doctor-database-newer = stammt von einer neueren Version von Jacta: Installiere diese
doctor-database-unreachable = ist nicht zu gebrauchen: { $problem }. Prüfe die Adresse, ob der Server läuft, und die Rechte an Datei und Ordner
doctor-integrity = SQLite-Datei
doctor-integrity-good = ist unversehrt
doctor-integrity-damaged = ist beschädigt: { $problem }. Halte das Haus an, behalte die Datei, und hole die letzte Sicherung zurück
doctor-durability = Dauerhaftigkeit
doctor-durability-good = jeder Zug übersteht einen Stromausfall (Journal { $journal }, synchronous { $synchronous })
doctor-durability-closed = jeder Zug übersteht einen Stromausfall (Journal { $journal } bis zum Öffnen, synchronous { $synchronous })
doctor-durability-unsafe = bei einem Stromausfall können Züge verloren gehen (Journal { $journal }, synchronous { $synchronous }): Melde das als Fehler
doctor-durability-failed = lässt sich nicht prüfen: { $problem }
doctor-disk = Platte
doctor-disk-good = { $free } GB sind frei in { $folder }
doctor-disk-little = nur { $free } GB sind frei in { $folder }: Schaffe bald Platz
doctor-disk-full = { $free } GB sind frei in { $folder }: Schaffe jetzt Platz, sonst werden Züge abgewiesen
doctor-disk-failed = { $folder } ist nicht zugänglich: { $problem }. Lege den Ordner an, oder nenne eine andere Datenbank
doctor-sync = Dauerhaft Schreiben
doctor-sync-good = { $typical } ms meist, höchstens { $longest } ms
doctor-sync-slow = { $typical } ms meist, höchstens { $longest } ms, und jeder Zug wartet darauf: Lege die Datenbank auf eine schnellere Platte, nicht auf ein Netzlaufwerk
doctor-sync-failed = in { $folder } kann nicht geschrieben werden: { $problem }. Gib dem Benutzer des Hauses das Recht dazu
doctor-server = PostgreSQL
doctor-server-good = Version { $version }, jeder Zug übersteht einen Stromausfall
doctor-server-unsafe = Version { $version } kann bei einem Stromausfall Züge verlieren: Setze fsync und full_page_writes in postgresql.conf auf on
doctor-server-failed = antwortet nicht: { $problem }
doctor-latency = Antworten
doctor-latency-good = meist nach { $typical } ms, höchstens { $longest } ms
doctor-latency-slow = meist nach { $typical } ms, höchstens { $longest } ms: Bringe Haus und Datenbank näher zusammen
doctor-skew = Uhr des Servers
doctor-skew-good = weicht { $skew } s von unserer ab
doctor-skew-apart = weicht { $skew } s von unserer ab: Stelle beide nach NTP
doctor-entries = Tischprotokolle
doctor-entries-good = sind vollständig
doctor-entries-missing = sind beschädigt: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables }), und er lässt
   *[other] von { $count } Tischen fehlen ({ $tables }), und sie lassen
} sich nicht mehr öffnen. Halte das Haus an, behalte seine Datenbank, und hole die letzte gute Sicherung zurück
doctor-entries-failed = lassen sich nicht prüfen: { $problem }
doctor-clock = Uhr
doctor-clock-good = geht gleichmäßig
doctor-clock-jumps = wurde beim Hinsehen um { $drift } ms verstellt: Lasse sie sanft stellen, durch NTP
doctor-clock-past = zeigt { $time }, das ist lange her: Stelle sie, und schalte NTP ein
doctor-newest = Letzter Zug
doctor-newest-good = liegt in der Vergangenheit, wie es sein muss
doctor-newest-none = noch gibt es keinen
doctor-newest-future = liegt { $seconds } s in der Zukunft: Die Uhr wurde zurückgestellt; stelle sie richtig, bevor du das Haus öffnest
doctor-newest-failed = lässt sich nicht prüfen: { $problem }
doctor-port = Port
doctor-port-any = irgendeiner, der frei ist
doctor-port-free = { $host }, Port { $port } ist frei für ein Haus
doctor-port-open = ein Haus ist offen unter { $host }, Port { $port }
doctor-port-starting = das Haus unter { $host }, Port { $port } ist nicht bereit: Warte, dann sieh in sein Log
doctor-port-taken = ein anderes Programm hat { $host }, Port { $port }: Beende es, oder wähle einen anderen mit --port
doctor-port-closed = { $host }, Port { $port } ist nicht zu gebrauchen: { $problem }. Wähle andere mit --host und --port; Ports unter 1024 brauchen Rechte
