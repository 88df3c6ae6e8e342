# Das Brett
pond = Der Teich
frog-at = { $name }: { $place }
hop-to = { $length } weit springen: { $place }
hop-push = { $length } weit springen: { $place }, { $name } fällt ins Wasser

# Die Hand
dice-yours = Deine Würfel
dice-of = Die Würfel von { $name }
dice-none = ein Würfel, noch nicht geworfen
lengths = Weiten dieses Zuges
length-free = { $length }, noch nicht gesprungen
length-hopped = { $length }, schon gesprungen
throw-again = Noch einmal werfen
rest-here = Hier rasten
confirm = Bestätigen
take-back = Zurücknehmen
risk = Bei { $risk } von 36 Würfen fiele dein Frosch ins Wasser.
keys = Berühre einen Würfel oder sein Blatt. Tasten: 1 bis 6.
watch = Bald bist du dran.
watch-only = Du schaust zu.

# Das Banner
prompt-throw = Die Würfel rollen.
prompt-hop = Wähle einen der Würfel und spring.
prompt-rest-or-throw = Hier rasten oder noch einmal werfen? Keine Weite zweimal!
prompt-confirm = Bestätige deinen Sprung.

# Die erste Lektion: was zu tun ist, und was dann geschehen ist
lesson-1 = Du bist Ada, und dein Frosch sitzt auf Blatt 3. Die Würfel zeigen 4 und 5, und du springst einen davon. Wähle die 5: Sie führt zu einer Blüte.
lesson-1-done = Auf einer Blüte kann dich niemand ins Wasser stoßen.
lesson-2 = Nun kannst du rasten oder noch einmal werfen. Aber keine Weite zweimal in einem Zug: Mit einer 5 fielst du ins Wasser und müsstest zu Blatt 3 zurück. Wirf noch einmal!
lesson-2-done = Die Würfel rollen.
lesson-3 = Eine 2 und eine 6: keine 5. Bens Frosch sitzt auf Blatt 10, zwei Blätter weiter. Lande darauf!
lesson-3-done = Wer ins Wasser fällt, schwimmt zur letzten Blüte vor dem Blatt zurück.
lesson-4 = Du bist 5 und 2 gesprungen. Eine 5 oder eine 2 ist in 20 von 36 Würfen dabei: Raste lieber.
lesson-4-done = Dein Frosch bleibt auf Blatt 10, und Ben ist dran.
lesson-5 = Das andere Ufer ist nah. Jeder Sprung genügt, der hinführt oder darüber hinaus: Spring 6.
lesson-5-done = Du bist über den Teich und hast gewonnen.
