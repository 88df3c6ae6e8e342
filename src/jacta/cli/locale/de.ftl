# The house
house-missing = Unter { $address } ist kein Haus: „jacta serve“ öffnet eines, oder nenne ein anderes mit --database.
backup-title = Zeilen
backup-exists = { $file } gibt es schon: Nenne eine andere Datei, oder ersetze sie mit --force.
backup-damaged = Das Haus in { $address } ist beschädigt ({ $problem }), und nichts wurde geschrieben: Halte das Haus an, behalte seine Datei, und hole die letzte gute Sicherung zurück.
backup-missing = Das Haus in { $address } ist beschädigt, und nichts wurde geschrieben: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables })
   *[other] von { $count } Tischen fehlen ({ $tables })
}. Halte das Haus an, behalte seine Datenbank, und hole die letzte gute Sicherung zurück.
backup-broken = Das Haus in { $address } ist beschädigt, und nichts wurde geschrieben: { $count ->
    [one] Ein Eintrag eines Tisches ist nicht mehr so, wie er gespeichert wurde ({ $entries })
   *[other] Einträge von { $count } Tischen sind nicht mehr so, wie sie gespeichert wurden ({ $entries })
}. Halte das Haus an, behalte seine Datenbank, und hole die letzte gute Sicherung zurück.
backup-done = Das Haus ist in { $file }: { $rows } Zeilen, { $size } MB. Bewahre es auf, wo es niemand sonst lesen kann.
passphrase-title = Passphrase
passphrase-none = In der ersten Zeile von { $file } steht keine Passphrase: Schreib dort eine hin.
passphrase-needed = { $file } braucht eine Passphrase: Nenne mit --passphrase-file eine Datei, in der sie steht, oder setze { $variable }.
backup-no-folder = { $file } ist kein Ordner: --daily und --weekly sind für die Sicherungen in einem.
backup-sealed = Das Haus ist verschlüsselt in { $file }: { $rows } Zeilen, { $size } MB. Ohne die Passphrase kann es niemand lesen, auch du nicht.
backup-removed = { $count ->
    [one] Eine ältere Sicherung wurde gelöscht.
   *[other] { $count } ältere Sicherungen wurden gelöscht.
}
check-good = { $file } ist eine gute Sicherung: { $rows } Zeilen, jeder Eintrag so, wie er gespeichert wurde, die Prüfsumme stimmt.
check-without-sum = { $file } ist eine gute Sicherung: { $rows } Zeilen, jeder Eintrag so, wie er gespeichert wurde; eine Prüfsumme liegt nicht daneben.
check-empty = In { $folder } ist keine Sicherung: Nenne eine Datei oder einen anderen Ordner.
check-changed = { $file } ist nicht, was damals geschrieben wurde: Die Prüfsumme ist eine andere. Nimm eine andere Sicherung.
check-damaged = { $address } ist keine gute Sicherung: Sie ist beschädigt ({ $problem }). Nimm eine andere.
check-missing = { $address } ist keine gute Sicherung: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables })
   *[other] von { $count } Tischen fehlen ({ $tables })
}. Nimm eine andere.
check-broken = { $address } ist keine gute Sicherung: { $count ->
    [one] Ein Eintrag eines Tisches ist nicht mehr so, wie er gespeichert wurde ({ $entries })
   *[other] Einträge von { $count } Tischen sind nicht mehr so, wie sie gespeichert wurden ({ $entries })
}. Nimm eine andere.
restore-title = Zeilen
restore-no-file = Eine Datei { $file } gibt es nicht: Nenne die Sicherung, die zurückgeholt werden soll.
restore-damaged = { $address } ist beschädigt ({ $problem }), und nichts wurde geschrieben: Nimm eine andere Sicherung.
restore-missing = { $address } ist beschädigt, und nichts wurde geschrieben: Einträge { $count ->
    [one] eines Tisches fehlen ({ $tables })
   *[other] von { $count } Tischen fehlen ({ $tables })
}. Nimm eine andere Sicherung.
restore-broken = { $address } ist beschädigt, und nichts wurde geschrieben: { $count ->
    [one] Ein Eintrag eines Tisches ist nicht mehr so, wie er gespeichert wurde ({ $entries })
   *[other] Einträge von { $count } Tischen sind nicht mehr so, wie sie gespeichert wurden ({ $entries })
}. Nimm eine andere Sicherung.
restore-full = In { $address } ist schon ein Haus, und es wird nie überschrieben: Verschiebe diese Datei, oder nenne eine andere mit --database.
restore-full-server = In { $address } ist schon ein Haus, und es wird nie überschrieben: Lege eine neue, leere Datenbank an, und nenne sie mit --database.
restore-occupied = In { $address } ist ein Haus geöffnet, oder es wird gerade wiederhergestellt: Halte es erst an.
restore-done = Das Haus ist in { $address }: { $rows } Zeilen. Öffne es mit „jacta serve --database …“. Laufende Spiele gehen mit neuen Würfeln weiter.
restore-without-sum = { $file } hat keine Prüfsumme neben sich: Ob die Datei seither verändert wurde, kann niemand sagen.

# A restore drill
drill-title = Tische
drill-good = Das Haus wurde in { $seconds } s gesichert, anderswo zurückgeholt und noch einmal gespielt: Alle { $tables } Tische mit { $entries } Einträgen sind gleich. Hash über alles: { $hash }.
drill-unplayed = { $unplayed } Tische von Spielen, die hier nicht installiert sind, ließen sich nur Eintrag für Eintrag vergleichen.
drill-different = { $count ->
    [one] Ein Tisch ist nach dem Zurückholen nicht derselbe ({ $names })
   *[other] { $count } Tische sind nach dem Zurückholen nicht dieselben ({ $names })
}: Traue dieser Sicherung nicht, und lass „jacta doctor“ nach dem Haus sehen.

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
keeper-banned = { $until ->
    [none] { $whom } ist gesperrt, bis du die Sperre aufhebst.
   *[other] { $whom } ist bis { $until } gesperrt.
}
keeper-unbanned = { $whom } darf wieder herein.
keeper-no-ban = { $whom } ist nicht gesperrt: „jacta keeper bans“ nennt alle Sperren.
keeper-for-good = bis auf Weiteres
keeper-not-done = (nicht ausgeführt) { $what }
keeper-column-whom = wer
keeper-column-until = bis
keeper-column-reason = Grund
keeper-column-when = wann
keeper-column-who = wer
keeper-column-what = was
keeper-column-why = warum
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
keeper-column-key = Schlüssel
keeper-column-made = erzeugt
keeper-column-good-until = gültig bis
keeper-key-signs = unterschreibt
keeper-rotated = Ab jetzt unterschreibt { $key }. { $days ->
    [0] Der alte Schlüssel gilt nicht mehr: Alle müssen sich neu anmelden, und Gäste sind neue Gäste.
    [one] Der alte Schlüssel gilt noch einen Tag.
   *[other] Der alte Schlüssel gilt noch { $days } Tage.
}
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
doctor-reported = Der Bericht ist in { $file }. Er enthält Versionen, Zahlen und Codes, und nichts über die Menschen im Haus.
doctor-python = Python
doctor-python-good = { $version }, mit SQLite { $sqlite }
doctor-python-old = { $version } ist zu alt, mit SQLite { $sqlite }: Installiere Python 3.11 oder neuer
doctor-packages = Pakete
doctor-packages-good = alle { $count } sind da
doctor-packages-missing = es fehlen: { $names }; installiere Jacta mit pip neu
doctor-cache = kompilierter Code
doctor-cache-good = wird in { $folder } aufbewahrt
doctor-cache-compiling = wird in { $folder } aufbewahrt; { $left } von { $all } Teilen sind noch zu kompilieren ({ $games }): Ein offenes Haus tut das von selbst, und gespielt wird schon; „jacta compile“ tut es vorab
doctor-cache-off = ist durch JACTA_JIT abgeschaltet, sodass alles langsam ist: Entferne die Variable
doctor-cache-closed = kann in { $folder } nicht aufbewahrt werden, jeder Start kompiliert neu: Setze JACTA_CACHE auf einen beschreibbaren Ordner
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
doctor-sync = Sicheres Schreiben
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
doctor-entries-broken = sind beschädigt: { $count ->
    [one] Ein Eintrag eines Tisches ist nicht mehr so, wie er gespeichert wurde ({ $entries }), und er kann
   *[other] Einträge von { $count } Tischen sind nicht mehr so, wie sie gespeichert wurden ({ $entries }), und sie können
} nicht mehr geöffnet werden. Halte das Haus an, behalte seine Datenbank, und hole die letzte gute Sicherung zurück
doctor-entries-failed = lassen sich nicht prüfen: { $problem }
doctor-clock = Uhr
doctor-clock-good = geht gleichmäßig
doctor-clock-jumps = wurde beim Hinsehen um { $drift } ms verstellt: Lasse sie sanft stellen, durch NTP
doctor-clock-past = zeigt { $time }, das ist lange her: Stelle sie, und schalte NTP ein
doctor-origin = Herkunft
doctor-origin-own = das Haus hat hier begonnen
doctor-origin-copy = das Haus ist eine Kopie vom { $time } (UTC), aus einer Sicherung: Spiele, die damals liefen, haben seither andere Würfel
doctor-origin-failed = lässt sich nicht prüfen: { $problem }
doctor-newest = Letzter Zug
doctor-newest-good = liegt in der Vergangenheit, wie es sein muss
doctor-newest-none = noch gibt es keinen
doctor-newest-future = liegt { $seconds } s in der Zukunft: Die Uhr wurde zurückgestellt; stelle sie richtig, bevor du das Haus öffnest
doctor-newest-failed = lässt sich nicht prüfen: { $problem }
doctor-descriptors = Verbindungen
doctor-descriptors-good = es ist Platz für { $room }
doctor-descriptors-few = es ist nur Platz für { $room } der { $wanted } eingestellten: Erhöhe LimitNOFILE für den, der das Haus betreibt
doctor-port = Port
doctor-port-any = irgendeiner, der frei ist
doctor-port-free = { $host }, Port { $port } ist frei für ein Haus
doctor-port-open = ein Haus ist offen unter { $host }, Port { $port }
doctor-port-starting = das Haus unter { $host }, Port { $port } ist nicht bereit: Warte, dann sieh in sein Log
doctor-port-failing = das Haus unter { $host }, Port { $port } kann nichts speichern ({ $code }): Sieh in sein Log
doctor-port-taken = ein anderes Programm hat { $host }, Port { $port }: Beende es, oder wähle einen anderen mit --port
doctor-port-closed = { $host }, Port { $port } ist nicht zu gebrauchen: { $problem }. Wähle andere mit --host und --port; Ports unter 1024 brauchen Rechte
