# Colours, strips and dice: as names without an ending, so that they fit any case
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
strip = { $colour ->
    [R] Rot { $length }
    [G] Grün { $length }
    [W] Weiß { $length }
    [B] Blau { $length }
    [Y] Gelb { $length }
   *[K] Schwarz { $length }
}
dice = { $symbol ->
    [R] { $count }× Rot
    [G] { $count }× Grün
    [W] { $count }× Weiß
    [B] { $count }× Blau
    [Y] { $count }× Gelb
   *[K] { $count }× Schwarz
}
# One word, since it names the variant for no dice in action-keep and event-kept.
dice-none = keine

# Options
option-shorter = Wann darf man einen kürzeren Streifen aus dem Vorrat nehmen?
option-shorter-if-missing = nur, wenn der passende fehlt
option-shorter-always = immer

# Actions
action-discard = { $strips ->
    [0] Nichts ablegen und alle 7 Würfel werfen
    [1] Den hintersten Streifen ablegen und 6 Würfel werfen
    [2] Die 2 hintersten Streifen ablegen und 5 Würfel werfen
    [3] Die 3 hintersten Streifen ablegen und 4 Würfel werfen
    [4] Die 4 hintersten Streifen ablegen und 3 Würfel werfen
   *[5] Die 5 hintersten Streifen ablegen und 2 Würfel werfen
}
action-keep = { $dice ->
    [keine] Alle Würfel neu werfen
   *[other] { $dice } behalten und den Rest neu werfen
}
action-stop = Nicht weiterwürfeln
action-take = { $strip } aus dem Vorrat nehmen
action-steal = { $strip } von { $seat } klauen
action-done = Zug beenden

# Events
event-removed = { $strip } kommt aus dem Spiel.
event-discarded = { $seat } legt { $strips } Streifen ab und wirft { $left } Würfel.
event-threw = { $throw ->
    [1] { $seat }, erster Wurf: { $dice }.
    [2] { $seat }, zweiter Wurf: { $dice }.
   *[3] { $seat }, dritter Wurf: { $dice }.
}
event-kept = { $dice ->
    [keine] { $seat } wirft alle Würfel neu.
   *[other] { $seat } behält { $dice }.
}
event-stopped = { $seat } würfelt nicht weiter.
event-took = { $seat } nimmt { $strip } aus dem Vorrat und rückt auf Feld { $cell } vor.
event-stole = { $seat } klaut { $strip } von { $victim } und rückt auf Feld { $cell } vor.
event-fell-back = { $cells ->
    [one] { $seat } fällt um { $cells } Feld auf Feld { $cell } zurück.
   *[other] { $seat } fällt um { $cells } Felder auf Feld { $cell } zurück.
}
event-held = { $seat } hat die rote Laterne: Die Spitze bleibt auf Feld { $cell }.
event-ended = { $seat } beendet den Zug.
event-failed = { $seat } kann keinen Streifen nehmen.
event-gave-back = { $seat } legt { $strip } in den Vorrat zurück und steht nun auf Feld { $cell }.
event-slid-back = { $cells ->
    [0] { $seat } behält den einzigen Streifen und bleibt auf Feld { $cell }: Die Strecke liegt schon am Start.
    [one] { $seat } behält den einzigen Streifen, rutscht aber um { $cells } Feld auf Feld { $cell } zurück.
   *[other] { $seat } behält den einzigen Streifen, rutscht aber um { $cells } Felder auf Feld { $cell } zurück.
}
event-spared = { $seat } hat die rote Laterne: keine Strafe.
event-won = { $seat } erreicht Feld { $cell } und gewinnt das Spiel!
event-turns-over = Nach { $turns } Zügen endet das Spiel ohne Sieg.

# Refusals
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-dice-in-the-air = Die Würfel rollen noch.
refusal-discard-too-late = Streifen kannst du nur vor deinem ersten Wurf ablegen.
refusal-discard-too-many = Mindestens ein Streifen muss auf deiner Strecke bleiben: Leg weniger ab.
refusal-throw-first = Erst wird gewürfelt: Wähle, ob und wie viele Streifen du davor ablegst.
refusal-throwing-over = Du hast fertig gewürfelt: Nimm Streifen oder beende den Zug.
refusal-keep-not-thrown = Du kannst nur Würfel behalten, die auf dem Tisch liegen.
refusal-keep-all-is-stop = Alle Würfel behalten heißt aufhören: Wähle „{ action-stop }“.
refusal-still-throwing = Du würfelst noch: Hör erst damit auf und nimm dann Streifen.
refusal-too-few-dice = Für einen Streifen brauchst du mindestens zwei Würfel seiner Farbe.
refusal-strip-too-long = Für { $strip } hast du zu wenige Würfel dieser Farbe.
refusal-colour-on-track = Auf deiner Strecke liegt schon ein Streifen dieser Farbe.
refusal-strip-removed = { $strip } ist in diesem Spiel nicht dabei.
refusal-not-in-stock = { $strip } liegt nicht im Vorrat.
refusal-exact-in-stock = Solange der passende Streifen im Vorrat liegt, kannst du dort keinen kürzeren nehmen.
refusal-no-such-opponent = Du kannst nur von anderen an diesem Tisch klauen.
refusal-robbed-already = Von { $seat } hast du in diesem Zug schon einen Streifen geklaut.
refusal-not-the-rear-strip = Nur der hinterste Streifen kann geklaut werden, und das ist bei { $seat } nicht { $strip }.
refusal-only-strip = { $seat } hat nur { $strip }: Der einzige Streifen einer Strecke kann nicht geklaut werden.

# The table as text
text-set-up = Zuerst kommen einige kurze Streifen aus dem Spiel.
text-discard = { $seat } darf vor dem Würfeln Streifen ablegen.
text-throw = { $seat } würfelt.
text-keep = { $throw ->
    [1] { $seat } kann Würfel behalten und den Rest neu werfen oder aufhören: noch 2 Würfe.
   *[2] { $seat } kann Würfel behalten und den Rest neu werfen oder aufhören: noch 1 Wurf.
}
text-take = { $seat } nimmt Streifen oder beendet den Zug.
text-over = Das Spiel ist zu Ende.
text-dice = Würfel: { $dice }
text-takeable = Diese Würfel bringen: { $strips }. Das führt auf Feld { $cell }.
text-dead = In diesem Zug nutzlos: { $colours }
text-track = { $cell ->
    [0] { $seat }: am Start
   *[other] { $seat }: Feld { $cell }, Streifen von hinten: { $strips }
}
text-tracks = Strecken
text-player = Spieler
text-front = Spitze
text-marker = Startmarker
text-strips = Streifen von hinten
text-theft = Klauen des hintersten Streifens
text-cell = { $cell ->
    [0] am Start
   *[other] auf Feld { $cell }
}{ $place ->
    [last] , rote Laterne
   *[other] {""}
}
text-strip = { $strip } (Felder { $first } bis { $last })
text-held-at = { $cell ->
    [0] am Start
   *[other] auf Feld { $cell }
}
text-cost = { $cells ->
    [0] kostet nichts
    [one] kostet { $cells } Feld
   *[other] kostet { $cells } Felder
}
text-stock = Vorrat
text-removed = Nicht im Spiel: { $strips }

# What the next throw may bring
odds = { $throws ->
    [one] Chancen des letzten Wurfs
   *[other] Chancen mit noch { $throws } Würfen
}
odds-kept = Was du behältst oder ablegst
odds-failing = nichts zu nehmen
odds-strips = Streifen (ab 10 %)

# Why the master would do something
hint-seldom-fails = { $percent ->
    [0] geht sicher nicht leer aus
   *[other] geht selten leer aus ({ $percent } %)
}
hint-goes-for = zielt auf { strip } ({ $percent } %)
hint-frees = { $count ->
    [one] macht eine Farbe frei
   *[other] macht { $count } Farben frei
}
hint-all-dice = behält alle Würfel
hint-safe = geht auf Nummer sicher
hint-far = kommt schon weit voran
hint-ahead = { $cells ->
    [one] führt ein Feld weiter
   *[other] führt { $cells } Felder weiter
}
hint-goal = erreicht das Ziel
hint-throws-back = { $cells ->
    [one] wirft { $seat } um ein Feld zurück
   *[other] wirft { $seat } um { $cells } Felder zurück
}
hint-lantern = behält den Schutz der roten Laterne
hint-no-theft = lässt nichts zum Klauen übrig

# On the shelf
about = Lege deine Strecke bis ins Ziel, Streifen um Streifen, und klau, was andere hinter sich lassen.
daily = Tagesexpress
margin = { $margin ->
    [one] { $margin } Feld
   *[other] { $margin } Felder
}

# What a page may tell in time, where the table allows advice
advice = die Chancen jedes Wurfs
