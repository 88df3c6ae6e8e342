# What the board says by itself
tracks = Die Strecken
cell = { $cell ->
    [0] Start
   *[other] Feld { $cell }
}
last-place = rote Laterne
last-place-note = Rote Laterne: keine Strafe, kein Rückfall beim Klauen.
last-place-short = Rote Laterne: keine Strafe, kein Rückfall.
stock = Vorrat
stock-strip = { $state ->
    [here] { $strip }, im Vorrat
    [taken] { $strip }, den du nimmst
    [out] { $strip }, nicht im Spiel
   *[gone] { $strip }, auf einer Strecke
}
prompt-discard = Leg hinten Streifen ab, wenn du magst, dann wirf.
prompt-keep = { $left ->
    [one] Behalte Würfel und wirf den Rest neu: noch { $left } Wurf.
   *[other] Behalte Würfel und wirf den Rest neu: noch { $left } Würfe.
}
prompt-take = { $from ->
    [stock] Nimm Streifen aus dem Vorrat.
    [others] Im Vorrat ist keiner für deine Würfel: Klau einen Streifen oder nimm nichts.
   *[both] Nimm Streifen aus dem Vorrat oder klau welche.
}
prompt-more = Nimm noch mehr oder beende den Zug.
the-dice = Würfel
dice-yours = Deine Würfel
dice-of = Würfel von { $name }
die = Würfel { $place }: { $colour }
throw-number = Wurf { $throw } von { $of }
throw = { $count ->
    [0] Neu werfen
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
stop = Jetzt nehmen
stop-empty = Ohne Beute aufhören
hint-touch = Tippe die Würfel an, die du behältst, oder wische sie nach oben.
watch = Hier liegen deine Würfel, wenn du dran bist.
watch-only = Hier liegen die Würfel, die im Spiel sind.
keys-throw = 1–7 behalten · Leertaste wirft · S hört auf
keys-discard = ← → wie viele · Leertaste wirft
discard-title = Hinten etwas ablegen?
discard-slider = Hinten abzulegende Streifen
discard-up-to = Bis { $strip } ablegen
options = Was du nehmen kannst
taken = Deine neuen Streifen, von hinten
laid = { $place }: { $strip }. Pfeiltasten verschieben, Enter legt zurück.
put-back = { $strip } zurücklegen
swap = { $one } und { $other } tauschen
order-hint = Zieh die Streifen in die gewünschte Reihenfolge; ein Klick legt einen zurück.
from-stock = Vorrat
from = von { $name }
falls-short = fällt { $cells } zurück
stays-short = bleibt: rote Laterne
falls-back = { $name } fällt { $cells } Felder zurück
stays = { $name } hat die rote Laterne und bleibt stehen
take-all = { $strips } nehmen
end = Zug beenden
end-empty = Nichts nehmen
note-fell-back = Beklaut: { $cells } zurück auf Feld { $cell }
note-held = Beklaut, aber rote Laterne: bleibt auf Feld { $cell }
note-gave-back = Nichts zu nehmen: { $strip } geht zurück
note-slid-back = { $cells ->
    [0] Nichts zu nehmen: bleibt am Start
   *[other] Nichts zu nehmen: rutscht { $cells } zurück
}
note-spared = Nichts zu nehmen, aber rote Laterne: keine Strafe
note-won = Im Ziel auf Feld { $cell }!

# What everything is good for, when it is pointed at, held or focused
track-of = { $you ->
    [yes] Deine Strecke
   *[no] Strecke von { $name }
}
explain-track = { $left ->
    [0] Sie ist im Ziel: Das Spiel ist gewonnen.
    [one] Sie reicht bis Feld { $cell }, ein Feld vor dem Ziel. Wer Feld 30 zuerst erreicht, gewinnt.
   *[other] Sie reicht bis Feld { $cell }, { $left } Felder vor dem Ziel. Wer Feld 30 zuerst erreicht, gewinnt.
}
goal = Das Ziel
explain-goal = Wer Feld 30 zuerst erreicht oder überschreitet, gewinnt sofort.
lantern = Rote Laterne
explain-lantern = Wer am weitesten vom Ziel entfernt ist, zahlt keine Strafe und fällt nicht zurück, wenn man ihn beklaut.
marker-of = { $you ->
    [yes] Dein Startmarker
   *[no] Startmarker von { $name }
}
explain-marker = Er hält das hintere Ende der Strecke. Nur der Streifen neben ihm kann geklaut werden.
explain-strip = { $is ->
    [own] Er liegt auf deiner Strecke, auf die von jeder Farbe nur einer passt: Weitere Würfel dieser Farbe nützen dir nichts.
    [only] Das ist der einzige Streifen von { $name }, und der letzte wird nicht geklaut.
    [rear] Er liegt ganz hinten auf der Strecke von { $name }: { $length } oder mehr Würfel dieser Farbe klauen ihn.
   *[within] Er kann nicht geklaut werden: Das geht nur mit dem Streifen neben dem Startmarker von { $name }.
}
explain-stock = { $state ->
    [here] { $length } Würfel dieser Farbe nehmen ihn, egal in wie vielen Würfen.
    [taken] Du nimmst ihn: Er kommt vorn an deine Strecke.
    [out] Zu zweit und zu dritt sind einige kurze Streifen nicht im Spiel.
   *[gone] Er liegt auf einer Strecke. Wer die Würfel für ihn hat, nimmt einen kürzeren aus dem Vorrat oder klaut ihn.
}
explain-colour = Auf eine Strecke passt von jeder Farbe nur ein Streifen: je länger, desto besser.
takes-now = Jetzt zu nehmen: { $strips } (Feld { $cell }).
takes-nothing-yet = Deine Würfel nehmen noch nichts.
strip-of = { $strip } von { $name }
of-no-use = Jetzt nutzlos: { $colours }
of-no-use-short = nutzlos:
explain-dead = Diese Farben liegen schon auf deiner Strecke, auf die von jeder nur ein Streifen passt, oder es ist keiner mehr zu haben: Ihre Würfel nehmen nichts.
explain-die = { $is ->
    [held] Diese Farbe liegt schon auf deiner Strecke, auf die von jeder nur ein Streifen passt: Solche Würfel nützen dir in diesem Zug nichts.
    [none] Von dieser Farbe ist kein Streifen zu haben: Solche Würfel nützen dir in diesem Zug nichts.
    [takes] Hörst du jetzt auf, nehmen sie { $strip }. Mehr davon nehmen einen längeren Streifen.
    [few] So wenige nehmen nichts: Ein so kurzer Streifen ist nicht mehr da.
   *[one] Ein Würfel nimmt nichts: Ab zwei einer Farbe gibt es einen Streifen, so lang wie ihre Zahl.
}
explain-throws = Du wirfst bis zu dreimal und wählst vor jedem Wurf neu, welche Würfel du behältst.
dice-left = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
explain-fewer-dice = Jeder Streifen, den du ablegst, kostet dich in diesem Zug einen Würfel.

# What the next throw may bring, where the table has advice
in-percent = Chancen in %
with-chance = { $name }, Chance { $chance }
risk = nichts zu nehmen: { $chance }
explain-chance = Behalte diese Würfel und wirf nur dafür: Chance { $chance }.
explain-risk = So wahrscheinlich ist es, dass du am Ende keinen Streifen nehmen kannst, auch wenn du nur darauf achtest.

# The first lesson: what to do, and what has happened then
lesson-1 = Wessen Strecke zuerst Feld 30 erreicht, gewinnt. Du bist Anna, und deine Strecke ist noch leer. Du wirfst bis zu dreimal. Drei Rote sind gefallen: Behalte sie und wirf den Rest neu.
lesson-1-done = Die drei Roten sind sicher. Je mehr Würfel einer Farbe, desto länger der Streifen.
lesson-2 = Nun auch zwei Gelbe. Behalte die drei Roten und die zwei Gelben und wirf die letzten beiden Würfel neu.
lesson-2-done = Der letzte Wurf fällt.
lesson-3 = Vier Rote und zwei Gelbe: Nimm Rot 4 und Gelb 2 und bestätige.
lesson-3-done = Deine Strecke reicht jetzt bis Feld 6. Von jeder Farbe darfst du nur einen Streifen haben.
lesson-4 = Drei Grüne, aber der Streifen Grün 3 liegt ganz hinten auf Bens Strecke: Tippe ihn an und klau ihn!
lesson-4-done = Bens Strecke rutscht an seinen Startmarker zurück: Er fällt um die geklaute Länge zurück.
lesson-5 = Cleo liegt ganz hinten und hat deshalb die rote Laterne. Klau ihr Weiß 4.
lesson-5-done = Wer die rote Laterne hat, fällt nicht zurück: Cleos Spitze bleibt, wo sie ist.
lesson-6 = Auf deiner Strecke fehlt nur Grün: Andere Würfel nützen nichts. Leg die zwei hintersten Streifen ab, Weiß 2 und Rot 3, und wirf dann.
lesson-6-done = Deine Spitze hat sich nicht bewegt, und Weiß und Rot sind wieder frei. Dafür wirfst du zwei Würfel weniger.
lesson-7 = Rot, Schwarz und Gelb liegen schon auf deiner Strecke. Tippe auf „Ohne Beute aufhören“ und sieh, was geschieht.
lesson-7-done = Wer nichts nehmen kann, gibt den Streifen an der Spitze zurück. Nur wer die rote Laterne hat, wird verschont. Du hättest noch einmal werfen können!
lesson-8 = Feld 25 und fünf Grüne. Tippe auf „Jetzt nehmen“ und nimm Grün 5.
lesson-8-done = Feld 30: Du hast gewonnen.

first-discard = Vor dem Würfeln darfst du hinten Streifen ablegen: Deine Spitze bleibt, wo sie ist, und ihre Farben sind wieder frei. Jeder Streifen kostet einen Würfel, meist wirfst du also einfach.
first-throw = Würfel, die zählen, sind schon behalten. Tippe auf einen Würfel, um ihn zu behalten oder freizugeben, und wirf den Rest, insgesamt bis zu dreimal.
first-take = Jede Farbe gibt dir einen Streifen. Nimm, was du magst: Er kommt an deine Spitze.
first-steal = Hier darfst du klauen: den hintersten Streifen eines Gegners statt eines aus dem Vorrat. Du kommst voran, und er fällt zurück.

# The second lesson
strategy-discard = Vor dem Wurf
strategy-discard-told = Mit allen sieben Würfeln nützen dir nur Blau und Schwarz. Ohne deine drei hintersten Streifen sind Rot, Grün und Weiß wieder frei, und deine Spitze bleibt, wo sie ist. Du gehst etwas öfter leer aus, in 11 statt 6 von 100 Würfen, und gewinnst trotzdem 57 statt 38 von 100 Spielen.
strategy-all-dice = So kurz vor dem Ziel
strategy-all-dice-told = Drei Felder fehlen, und mit allen Würfeln nützen dir nur Rot und Gelb: In 31 von 100 Zügen gehst du leer aus. Gibst du deinen hintersten Streifen ab, sind es 11. Aber ein weißer Streifen der Länge zwei reicht nicht, während Rot 3 und alles, was länger ist, sofort gewinnt, und das kommt mit sieben Würfeln öfter als mit sechs: Rot 3 in 63 statt 50 von 100 Zügen. 78 statt 65 von 100 Spielen. Frag nah am Ziel, was gewinnt, und nicht, was am seltensten misslingt.
strategy-two-colours = Noch ein Wurf, noch sechs Felder
strategy-two-colours-told = Rot 3 und Grün 3 sind zusammen sechs Felder, und das ist das Ziel. Drei Rote reichen dafür, der vierte Würfel ist in der Luft mehr wert: Mit zwei Würfeln kommt ein drittes Grün in 31 von 100 Würfen, mit einem in 17. Behalte, was zwei Streifen brauchen, und nicht mehr.
strategy-steal = Welcher blaue Streifen?
strategy-steal-told = Der Streifen aus dem Vorrat ist ein Feld länger. Aber der geklaute wirft den Gegner um drei Felder zurück, von 28 auf 25: Du gewinnst 76 statt 18 von 100 Spielen. In einem Rennen zählt, was der andere verliert, so viel wie das, was du gewinnst.
strategy-short = Ein langer Streifen, ganz sicher?
strategy-short-told = Schwarz 6 führt auf Feld 29, eines vor dem Ziel, und der Gegner steht auf 28: Wer hier aufhört, gewinnt 1 von 100 Spielen. Ein zweites Weiß wäre Weiß 2 und Schwarz 5, sieben Felder, genau das Ziel: Es kommt in 17 von 100 Würfen. Wird der Gegner in seinem nächsten Zug wohl fertig, nutze die Chance.
