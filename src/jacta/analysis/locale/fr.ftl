# Ce que dit le bilan d’une partie à la fin, et de ses décisions
swing-lost-you = Le tour { $turn } vous a coûté la partie : { $before } % → { $after } %.
swing-lost = Le tour { $turn } a coûté la partie { AT($name) } : { $before } % → { $after } %.
swing-won-you = Le tour { $turn } vous a donné la partie : { $before } % → { $after } %.
swing-won = Le tour { $turn } a donné la partie { AT($name) } : { $before } % → { $after } %.
rank-word = { $rank ->
    [1] en tête
    [2] en deuxième place
    [3] en troisième place
    [4] en quatrième place
    [5] en cinquième place
   *[other] en sixième place
}
without-luck-you = Sans la chance, vous auriez fini { $rank }.
without-luck = Sans la chance, { $name } aurait fini { $rank }.
without-luck-too-you = Vous auriez fini { $rank } sans la chance aussi.
without-luck-too = { $name } aurait fini { $rank } sans la chance aussi.
unclear-you = Où vous auriez fini sans la chance ne se laisse pas trancher.
unclear = La place qu’aurait eue { $name } sans la chance ne se laisse pas trancher.
alone-you = De vos { $result } points, { $luck } étaient de la chance ; vos décisions en ont coûté { $cost }.
alone = Des { $result } points, { $luck } étaient de la chance ; les décisions en ont coûté { $cost }.
choice = Tour { $turn }, { $name } : « { $made } ». Mieux : « { $best } » ({ $before } % contre { $after } %).
choice-alone = Tour { $turn } : « { $made } ». Mieux : « { $best } » ({ $cost } points de plus).
part-expected = attendu
part-luck = chance
part-own = ses décisions
part-others = décisions des autres
part-revision = jugé à nouveau
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
