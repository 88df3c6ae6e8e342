# Opening a table
error-bad-games = Ein Match hat 1 bis { $most } Spiele: Wähle eine solche Zahl.
error-bad-match = Nach seinen Regeln wird dieses Spiel einmal gespielt oder als Match über { $most } Spiele.
error-bad-clock = Eine Uhr hat 10 Sekunden bis { $most } Minuten und gewinnt 0 bis { $increment } Sekunden je Zug: Wähle solche Zeiten.
error-bad-players = Dieses Spiel ist für mindestens { $least } und höchstens { $most } Spieler: Wähle eine solche Zahl.
error-bad-days = Ein Zug darf 1 bis { $most } Tage dauern: Wähle eine solche Zahl.
error-rated-alone = Ein gewertetes Spiel braucht zwei oder mehr Spieler: Nimm einen Platz dazu, oder eröffne den Tisch ohne Wertung.
error-rated-advice = Ein gewertetes Spiel wird ohne Hinweise gespielt: Schalte eines von beiden aus.
error-rated-start = Ein gewertetes Spiel beginnt mit dem Aufbau: Eröffne den Tisch ohne Wertung.
error-start-of-secrets = In dieser Stellung ist etwas verborgen: Kein Tisch kann mit ihr beginnen.
error-too-many = Davon hast du so viele, wie eine Person haben kann: Beende oder entferne erst etwas.

# Taking a chair
error-no-table = Diesen Tisch gibt es nicht: Prüfe den Link, oder nimm ein Spiel aus dem Regal.
error-begun = Das Spiel hat begonnen: Plätze können nicht mehr eingenommen oder verlassen werden.
error-no-chair = Diesen Platz gibt es nicht: Die Plätze dieses Tisches gehen von 0 bis { $last }.
error-restless = Hier wurden zu oft Plätze eingenommen und wieder verlassen: Eröffne einen anderen Tisch.
error-chair-taken = Auf diesem Platz sitzt schon jemand: Nimm einen anderen.
error-chair-kept = Dieser Platz ist für jemanden aus dem vorigen Spiel freigehalten: Nimm einen anderen.
error-seated = Du hast an diesem Tisch schon einen Platz: Verlasse ihn, bevor du einen anderen nimmst.
error-rated-household = An einem gewerteten Tisch spielt kein Gast gegen jemanden, der von derselben Adresse kommt: Legt euch Konten an, oder eröffne einen Tisch ohne Wertung.
error-rated-own = An einem gewerteten Tisch spielt niemand gegen sein eigenes Programm, auch nicht zwei Programme derselben Person gegeneinander: Eröffne einen Tisch ohne Wertung.
error-rated-shared = An einem gewerteten Tisch spielt jeder am eigenen Gerät: Um eines zu teilen, eröffne einen Tisch ohne Wertung.
error-rated-unfinished = Du sitzt an { $most } gewerteten Tischen ohne Uhr: Spiele dort ein Spiel zu Ende, gib es auf, oder verlass einen Tisch, der noch wartet.
error-bad-salt = Ein Salz hat 32 hexadezimale Ziffern: Schicke ein solches, oder keines, dann macht das Haus eines.
error-salted = Dieser Platz braucht kein anderes Salz: Er hat schon eines hinzugefügt, oder seit der neuen Festlegung gezogen.
error-nobody = Auf diesem Platz sitzt niemand.
error-not-opener = Das kann nur die Person, die diesen Tisch eröffnet hat.
error-not-seated = Das können nur die, die an diesem Tisch einen Platz haben.
error-blocked = Jemand an diesem Tisch möchte dir nicht begegnen: Wähle einen anderen Tisch.

# In the game
error-not-begun = Das Spiel hat noch nicht begonnen: Es beginnt, wenn alle Plätze besetzt sind.
error-over = Dieses Spiel ist zu Ende: Darin wird nichts mehr gespielt.
error-paused = Am Tisch ist Pause: Setze das Spiel erst fort.
error-not-paused = Am Tisch ist keine Pause: Spiel einfach weiter.
error-not-to-act = Du hast gerade nichts zu entscheiden: Frag, wenn du dran bist.
error-no-hints = An diesem Tisch wird nicht gefragt, was die Meisterin täte.
error-no-master = In diesem Spiel gibt niemand Tipps: Eröffne den Tisch ohne sie.
error-futures-late = Gerade kann niemand weiterspielen: Versuch es in einer Minute noch einmal.
error-hint-late = Gerade gibt es keinen Tipp: Frag in einer Minute noch einmal.
error-pause-asked = Du hast schon um eine Pause gebeten: Sie beginnt, wenn alle anderen zustimmen.
error-paused-often = Seit dem letzten Zug gab es genug Pausen: Nach einem Zug kann wieder um eine gebeten werden.
error-no-seat = Diesen Platz gibt es nicht: Die Plätze dieses Spiels gehen von 0 bis { $last }.
error-not-yours = Dieser Platz ist nicht deiner: Das kann nur, wer ihn hat.
error-away = Ein Bot spielt gerade für dich: Nimm erst deinen Platz wieder ein.
error-not-away = Du sitzt auf deinem Platz: Kein Bot spielt für dich.
error-chair-lost = Dieser Platz hat das Spiel verloren: Er kann nicht wieder eingenommen werden.
error-person-back = Die Person dieses Platzes ist wieder da: Kein Bot entscheidet mehr für sie.
error-nothing = Es gibt nichts zu bestätigen: Wähle mindestens eine Aktion.
error-dice-first = Dazwischen fallen Würfel: Bestätige bis zu den Würfeln, und entscheide weiter, wenn sie liegen.
error-confirm-first = Dein Zug ist fertig: Bestätige ihn, oder nimm etwas zurück.
error-in-time = Dieser Platz hat noch Zeit.
error-bad-notation = Diese Aktion ist nicht zu lesen: Lade die Seite neu, oder tu etwas anderes.
error-unknown-name = Ein Spiel, einen Bot, einen Spielplan oder eine Option dieses Namens kennt das Haus nicht: Nimm ein Spiel aus dem Regal.
error-busy = An diesem Tisch geschieht zu viel auf einmal: Versuche es bitte noch einmal.

# The end of a game
error-moved = Der erste Zug ist gemacht: Gib das Spiel auf, statt den Tisch zu schließen.
error-no-decision = An diesem Schritt hat niemand etwas entschieden.
error-not-ended = Das Spiel läuft noch: Warte, bis es zu Ende ist.
error-rematched = Eine Revanche ist schon eröffnet: Nimm dort deinen Platz ein.
error-no-person = Mindestens ein Mensch muss mitspielen: Lass einen Platz frei oder setz dich selbst.
error-no-record = Von einem solchen Spiel gibt es keine Aufzeichnung.
error-record-of-secrets = Dieses Spiel hat Geheimnisse: Seine Aufzeichnung ist zu lesen, wenn es zu Ende ist.
error-same-dice-once = Mit diesen Würfeln wird nur einmal gespielt: Spiel dieses Spiel zu Ende, oder gib es auf.
error-same-dice-secret = Andere haben dieselben Würfel noch vor sich: Dieses Spiel ist zu sehen, wenn sein Tag oder seine Herausforderung vorbei ist.
error-no-challenge = Diese Herausforderung gibt es nicht: Lass dir den Link noch einmal geben.
error-challenge-closed = Diese Herausforderung ist geschlossen: Stelle eine eigene.
error-challenge-full = Diese Herausforderung haben schon { $most } Leute angenommen, und mehr geht nicht: Stelle eine eigene.
error-not-challenger = Schließen kann eine Herausforderung nur, wer sie gestellt hat.
error-not-tried = Du hast diese Würfel noch vor dir: Spiele erst selbst zu Ende, dann sieh, was andere getan haben.
error-no-page = Diese Seite gibt es nicht: Die Person hat keine, oder sie ist nicht mehr hier.
error-no-daily = Dieses Spiel gibt es nicht als Spiel des Tages: Eröffne einen eigenen Tisch.
error-no-puzzle = Dieses Rätsel gibt es in diesem Spiel nicht.
error-no-answer = Tu erst etwas, das in dieser Stellung möglich ist.
error-no-day = Von diesem Tag gibt es nichts: Tage schreibt man wie 2026-08-31, und sie reichen bis heute.

# Talking
error-bad-text = Diese Nachricht lässt sich nicht senden: Sie ist leer, zu lang oder hat Zeichen, die sich nicht zeigen lassen.

# People
error-not-signed-in = Das Haus weiß noch nicht, wer du bist: Lade die Seite neu, oder melde dich an.
error-expired = Dein Besuch ist abgelaufen: Lade die Seite neu, oder melde dich wieder an.
error-login-taken = Diesen Anmeldenamen hat schon jemand: Wähle einen anderen.
error-bad-login = Ein Anmeldename hat { $least } bis { $most } Zeichen, die sich zeigen lassen: Wähle einen solchen.
error-bad-password = Ein Passwort hat mindestens { $least } Zeichen: Wähle ein längeres.
error-wrong-password = Anmeldename und Passwort passen nicht zusammen: Versuche es noch einmal, oder nimm einen Ersatzcode.
error-already-registered = Du hast schon ein Konto: Melde dich damit an.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen, die sich zeigen lassen: Wähle einen solchen.
error-bad-token = Dieses Token gilt nicht: Lege ein neues an.
error-bad-link = Dieser Link gilt nicht mehr: Bitte den Absender um einen neuen.
error-bad-holiday = Ein Urlaub geht von einem Tag bis zum selben oder einem späteren, geschrieben wie 2026-08-31.
error-no-program = Ein Programm kann das nicht: Melde dich als Person an.
error-not-registered = Du hast kein Konto: Lege zuerst eines an.
error-weak-password = Ein Passwort darf nicht wie der Anmeldename lauten: Wähle ein anderes.
error-wrong-code = Anmeldename und Ersatzcode passen nicht zusammen: Prüfe jeden Buchstaben oder nimm einen anderen Code.
error-unseen-name = Dieser Name hat Zeichen, die niemand sieht: Schreibe ihn neu, nur mit Buchstaben, Ziffern und Zeichen.
error-stacked-name = Dieser Name hat zu viele Akzente auf einem Buchstaben: Höchstens { $most } verschiedene lassen sich zeigen.
error-mixed-name = Dieser Name mischt Alphabete, deren Buchstaben sich ähneln: Schreibe ihn mit nur einem Alphabet.
error-reserved-name = Dieser Name klingt nach dem Haus oder seinem Hüter: Wähle einen anderen.
error-name-taken = Jemand mit einem Konto heißt so, oder so ähnlich, dass man es verwechselt: Wähle einen anderen Namen.
error-common-password = Dieses Passwort würde jeder als eines der ersten versuchen: Wähle ein längeres oder ungewöhnlicheres, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.
error-wait = Es gab zu viele falsche Versuche: Versuche es in { $seconds } s wieder. Ein Ersatzcode gilt sofort.
error-second-factor = Dieses Konto hat einen zweiten Faktor: Gib den Code ein, den deine Authenticator-App zeigt, oder einen Ersatzcode.
error-wrong-second-factor = Dieser Code passt nicht oder wurde schon benutzt: Gib den nächsten ein, den deine Authenticator-App zeigt, oder einen Ersatzcode.
error-second-factor-on = Dein Konto hat schon einen zweiten Faktor: Entferne ihn, bevor du einen anderen einrichtest.
error-second-factor-off = Dein Konto hat keinen zweiten Faktor: Es gibt nichts zu entfernen.
error-banned = Der Hüter des Hauses hat dich bis { $until } gesperrt: „{ $reason }“.
error-banned-for-good = Der Hüter des Hauses hat dich gesperrt: „{ $reason }“.
error-banned-address = Der Hüter des Hauses hat deine Adresse bis { $until } gesperrt: „{ $reason }“.
error-banned-address-for-good = Der Hüter des Hauses hat deine Adresse gesperrt: „{ $reason }“.
error-holiday-past = Vergangene Tage bleiben, wie sie waren: Wähle Tage ab heute.
error-holiday-far = Ein Urlaub lässt sich höchstens { $most } Tage im Voraus planen: Wähle frühere Tage.
error-holiday-long = Es gibt höchstens { $most } Urlaubstage im Jahr: Wähle weniger Tage.

# Messages to the house
error-bad-json = Diese Nachricht ist kein JSON: Schicke ein JSON-Objekt.
error-bad-message = Diese Nachricht ist so nicht zu gebrauchen: Lade die Seite neu, oder frage etwas anderes.
error-unknown-type = Nachrichten dieser Art kennt das Haus nicht: Lade die Seite neu, um ihre neueste Fassung zu haben.
error-too-large = Diese Nachricht ist zu groß: Höchstens { $most } Bytes werden gelesen.
error-too-fast = Das ist zu viel auf einmal: Warte einen Augenblick, und versuche es dann noch einmal.
error-broken-off = Du hast mehrere Spiele abgebrochen, deren Würfel schon gefallen waren: { $minutes ->
    [one] Warte eine Minute
   *[other] Warte { $minutes } Minuten
} bis zum nächsten.
error-bad-request = Diese Anfrage kann das Haus nicht lesen: Lade die Seite neu, oder schreib an /api, wie HTTP es verlangt.
error-line-too-long = Diese Adresse ist zu lang: Höchstens { $most } Bytes werden gelesen.
error-head-too-large = Es sind zu viele Kopfzeilen, oder sie sind zu lang: Höchstens { $most } Bytes werden gelesen. Lösche die Cookies dieser Seite, und versuche es noch einmal.
error-too-slow = Die Anfrage kam zu langsam an: Prüfe die Verbindung, und schick sie dann noch einmal.
error-crowded = Aus deinem Netz gibt es so viele Verbindungen, wie das Haus zulässt: Schließ einen Tab, oder warte einen Augenblick.
error-full = Das Haus hat so viele Besucher, wie es fassen kann: Versuche es in einer Minute noch einmal.
error-unknown-host = Dieses Haus heißt nicht { $host }: Nimm die Adresse, die du bekommen hast, oder lass den Namen bei der Einstellung hosts eintragen.
error-binary = Das Haus liest nur Text: Schicke JSON als Textnachricht.
error-not-found = Unter dieser Adresse ist nichts: Prüfe sie, oder beginne auf der Startseite.
error-wrong-method = Diese Adresse nimmt andere Anfragen an: /api/openapi.json nennt sie alle.
error-bad-origin = Diese Anfrage kommt von einer anderen Seite: Öffne die Seite des Hauses selbst.
error-stopped = Das Haus startet neu: Warte einen Augenblick, und versuche es dann noch einmal.
error-storage-full = Das Haus hat keinen Platz mehr und speichert gerade nichts. Nichts Bestätigtes ist verloren: Sobald der Hüter des Hauses Platz geschaffen hat, geht es weiter.
error-storage-read-only = Das Haus darf gerade nichts speichern. Nichts Bestätigtes ist verloren: Sobald der Hüter des Hauses das behoben hat, geht es weiter.
error-storage-away = Das Haus erreicht gerade seinen Speicher nicht. Nichts Bestätigtes ist verloren: Sobald er wieder da ist, geht es weiter.
error-storage-damaged = Der Speicher des Hauses ist beschädigt, und es wird nichts mehr hineingeschrieben: Warte, bis der Hüter des Hauses eine Sicherung zurückgeholt hat.
error-table-damaged = Was das Haus von diesem Tisch gespeichert hat, ist beschädigt: Er kann wieder geöffnet werden, wenn der Hüter des Hauses eine Sicherung zurückgeholt hat.
error-failed = Hier ist etwas schiefgegangen, und nichts wurde geändert: Versuche es bitte noch einmal.

# Names
bot-name = { $chair ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Greta
    [5] Hugo
   *[other] Bot { $number }
}
# The four of the ladder, who are called the same in every language
person-left = Jemand, der gegangen ist
# A proposal for a guest: two words that agree, whichever they are
name = { $first } { $second }
name-first-0 = Neugieriger
name-first-1 = Mutiger
name-first-2 = Ruhiger
name-first-3 = Fröhlicher
name-first-4 = Kluger
name-first-5 = Kühner
name-first-6 = Eifriger
name-first-7 = Sanfter
name-first-8 = Froher
name-first-9 = Ehrlicher
name-first-10 = Munterer
name-first-11 = Freundlicher
name-first-12 = Lebhafter
name-first-13 = Glücklicher
name-first-14 = Vergnügter
name-first-15 = Flinker
name-first-16 = Geduldiger
name-first-17 = Verspielter
name-first-18 = Höflicher
name-first-19 = Stolzer
name-first-20 = Schneller
name-first-21 = Stiller
name-first-22 = Heiterer
name-first-23 = Weiser
name-second-0 = Otter
name-second-1 = Bär
name-second-2 = Biber
name-second-3 = Dachs
name-second-4 = Delfin
name-second-5 = Elch
name-second-6 = Falke
name-second-7 = Frosch
name-second-8 = Fuchs
name-second-9 = Hamster
name-second-10 = Hase
name-second-11 = Igel
name-second-12 = Koala
name-second-13 = Kranich
name-second-14 = Luchs
name-second-15 = Marder
name-second-16 = Panda
name-second-17 = Papagei
name-second-18 = Pinguin
name-second-19 = Rabe
name-second-20 = Schwan
name-second-21 = Seehund
name-second-22 = Specht
name-second-23 = Storch
