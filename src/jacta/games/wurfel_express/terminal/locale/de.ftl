# Würfel Express
last-place = rote Laterne
stock = Vorrat
dice = Würfel
throw = Wurf { $throw } von 3
banner-discard = { $name }, du bist dran: Würfle, oder leg zuerst Streifen von hinten ab.
banner-keep = { $throw ->
    [1] { $name }: Behalte Würfel und wirf den Rest neu, oder hör auf. Noch 2 Würfe.
   *[2] { $name }: Behalte Würfel und wirf den Rest neu, oder hör auf. Noch 1 Wurf.
}
banner-take = { $name }: Nimm Streifen für deine Würfel, oder beende den Zug.
prompt-discard = Streifen ablegen
prompt-keep = Würfel behalten
keep-these = Diese Würfel behalten (Nummern oder Buchstaben), Rest neu werfen
nothing = nichts zu nehmen,
no-penalty = keine Strafe
then = dann: { $strips }
help =
    Die erste Strecke, die Feld 30 erreicht, gewinnt. In jedem Zug:
    1. Du darfst Streifen von hinten ablegen. Jeder kostet einen Würfel, die Spitze bleibt stehen.
    2. Wirf bis zu dreimal. Behalte jedes Mal beliebige Würfel; auch behaltene darfst du neu werfen.
    3. Würfel einer Farbe geben den Streifen dieser Farbe, dessen Länge ihre Anzahl ist: 3 rote Würfel, Rot 3. Fehlt er, einen kürzeren. Jede Farbe liegt höchstens einmal auf einer Strecke; neue Streifen kommen an die Spitze.
    Statt aus dem Vorrat zu nehmen, kannst du jemandem den hintersten Streifen klauen: Seine Strecke fällt um dessen Länge zurück. Der einzige Streifen einer Strecke kann nicht geklaut werden.
    Wer nichts nehmen kann, gibt den vordersten Streifen zurück. Wer die rote Laterne ({ "▾" }) hat, bleibt verschont und fällt auch beklaut nicht zurück.
    { "▐" } ist der Startmarker, × ein Streifen, der aus dem Spiel ist. Blasse Längen und hohle Würfel haben Farben deiner Strecke: Sie nützen nichts.
