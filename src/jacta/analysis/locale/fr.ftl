# Ce que dit le bilan d’une partie à la fin, et de ses décisions
swing-lost-you = Le tour { $turn } vous a coûté la partie : { $before } % → { $after } %.
swing-lost = Le tour { $turn } a coûté la partie { AT($name) } : { $before } % → { $after } %.
swing-won-you = Le tour { $turn } vous a donné la victoire : { $before } % → { $after } %.
swing-won = Le tour { $turn } a donné la victoire { AT($name) } : { $before } % → { $after } %.
rank-word = { $rank ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
without-luck-you = Sans la chance, vous auriez fini { $rank }.
without-luck = Sans la chance, { $name } aurait fini { $rank }.
without-luck-too-you = Sans la chance aussi, vous auriez fini { $rank }.
without-luck-too = Sans la chance aussi, { $name } aurait fini { $rank }.
unclear-you = C’est trop serré pour dire où vous auriez fini sans la chance.
unclear = C’est trop serré pour dire où { $name } aurait fini sans la chance.
alone-you = Dans vos { $result } points, la chance compte pour { $luck } ; vos décisions en ont coûté { $cost }.
alone = Dans ces { $result } points, la chance compte pour { $luck } ; les décisions en ont coûté { $cost }.
choice = Tour { $turn }, { $name } : « { $made } ». Mieux : « { $best } » ({ $before } % contre { $after } %).
choice-alone = Tour { $turn } : « { $made } ». Mieux : « { $best } » ({ $cost } points de plus).
part-expected = attendu
part-luck = chance
part-own = ses décisions
part-others = décisions des autres
part-revision = réévaluation
part-result = résultat
chances-title = Chances de gagner
chances-line = { $name } : { $before } % au début, { $after } % à la fin
points-line = { $name } : { $before } points attendus au début, { $after } à la fin
parts-title = Chance et habileté
parts-how = De ce qui était attendu au résultat : 1, c’est mieux que tous les autres, −1, moins bien que tous.
parts-how-alone = Des points attendus aux points obtenus.
parts-error = Marge d’erreur du jugement : { $doubt }.
choices-title = Ce qui a coûté le plus
choices-none = Aucune décision n’a coûté cher.
unfinished = Cette partie a été interrompue : le résultat est ce qui était attendu alors.
rewind-better = « { $action } » aurait été mieux : { $what }.
rewind-worse = « { $action } » aurait été moins bien : { $what }.
rewind-open = Après { $futures } suites, aucun des deux choix n’est nettement meilleur : { $what }.
rewind-wins = { $name } gagne { $after } % des suites au lieu de { $before } %
rewind-ahead = en moyenne, { $name } devance { $after } % des autres au lieu de { $before } %
rewind-points = { $after } points en moyenne au lieu de { $before }
rewind-for-it = À son avantage : { $why }.
rewind-for-done = À l’avantage de ce qui a été fait : { $why }.
rewind-both = { $one } et { $two }
rewind-done = ce qui a été fait
rewind-tried = ce qui est essayé
