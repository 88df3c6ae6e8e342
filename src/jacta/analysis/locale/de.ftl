# Was die Bilanz eines Spiels am Ende sagt, und zu den Entscheidungen
swing-lost-you = Zug { $turn } hat dich das Spiel gekostet: { $before } % → { $after } %.
swing-lost = Zug { $turn } hat { $name } das Spiel gekostet: { $before } % → { $after } %.
swing-won-you = Zug { $turn } hat dir den Sieg gebracht: { $before } % → { $after } %.
swing-won = Zug { $turn } hat { $name } den Sieg gebracht: { $before } % → { $after } %.
rank-word = { $rank ->
    [1] auf Platz eins
    [2] auf Platz zwei
    [3] auf Platz drei
    [4] auf Platz vier
    [5] auf Platz fünf
   *[other] auf Platz sechs
}
without-luck-you = Ohne Glück wärst du { $rank } gelandet.
without-luck = Ohne Glück wäre { $name } { $rank } gelandet.
without-luck-too-you = Auch ohne Glück wärst du { $rank } gelandet.
without-luck-too = Auch ohne Glück wäre { $name } { $rank } gelandet.
unclear-you = Wo du ohne Glück gelandet wärst, lässt sich nicht sagen: Es ist zu knapp.
unclear = Wo { $name } ohne Glück gelandet wäre, lässt sich nicht sagen: Es ist zu knapp.
alone-you = Von deinen { $result } Punkten waren { $luck } Glück; deine Entscheidungen haben { $cost } gekostet.
alone = Von den { $result } Punkten waren { $luck } Glück; Entscheidungen haben { $cost } gekostet.
choice = Zug { $turn }, { $name }: „{ $made }“. Besser: „{ $best }“ ({ $before } % statt { $after } %).
choice-alone = Zug { $turn }: „{ $made }“. Besser: „{ $best }“ ({ $cost } Punkte mehr).
part-expected = erwartet
part-luck = Glück
part-own = eigene Entscheidungen
part-others = Entscheidungen der anderen
part-revision = neu beurteilt
part-result = Ergebnis
chances-title = Chancen auf den Sieg
chances-line = { $name }: { $before } % am Anfang, { $after } % am Ende
points-line = { $name }: { $before } Punkte erwartet am Anfang, { $after } am Ende
parts-title = Glück und Können
parts-how = Vom Erwarteten zum Ergebnis: 1 heißt besser als alle anderen, −1 schlechter als alle.
parts-how-alone = Von den erwarteten Punkten zu den erreichten.
parts-error = Das Urteil kann sich um { $doubt } irren.
choices-title = Was am meisten gekostet hat
choices-none = Keine Entscheidung hat viel gekostet.
unfinished = Dieses Spiel wurde abgebrochen: Als Ergebnis gilt, was in diesem Augenblick zu erwarten war.
rewind-better = „{ $action }“ wäre besser gewesen: { $what }.
rewind-worse = „{ $action }“ wäre schlechter gewesen: { $what }.
rewind-open = Nach { $futures } Fortsetzungen ist keines von beiden klar besser: { $what }.
rewind-wins = { $name } gewinnt { $after } % der Fortsetzungen statt { $before } %
rewind-ahead = im Mittel lässt { $name } { $after } % der anderen hinter sich statt { $before } %
rewind-points = im Mittel { $after } Punkte statt { $before }
rewind-for-it = Das spricht dafür: Es { $why }.
rewind-for-done = Was getan wurde, hat etwas für sich: Es { $why }.
rewind-both = { $one } und { $two }
rewind-done = was getan wurde
rewind-tried = was versucht wird
