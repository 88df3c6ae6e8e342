# The frame of every game
named = { $name } :
turn = tour { $turn }
keys = h aide · u annuler · e événements · q quitter
compiling = { $count ->
    [one] compilation en cours, encore une étape
   *[other] compilation en cours, encore { $count } étapes
}
banner-turn = { $name }, à vous de jouer.
banner-plays = { $name } joue…
banner-next = Ce tour est terminé.
banner-over = La partie est terminée.
banner-forced = { $name } : rien à choisir pendant ce tour.
forced = Ce lancer ne laissait rien à choisir.
banner-confirm = { $name }, est-ce bien cela ? Entrée termine le tour, u annule.
key-enter = Entrée
prompt-choice = Votre choix
prompt-confirm = Entrée ou u
confirm-yes = Confirmer et passer la main
confirm-back = Annuler la dernière étape
confirm-first = Votre tour est prêt : confirmez avec Entrée ou annulez avec u.
taken-back = Annulé : { $action }
nothing-to-take-back = Il n’y a rien à annuler : des dés lancés restent lancés.
not-understood = « { $text } » n’est pas un des choix. Tapez h pour l’aide.
please-choose = Entrée seule ne fait rien ici : choisissez dans la liste.
more-choices = … et d’autres : c montre tous les choix
more-table = … t montre toute la table
hurry = une touche accélère
go-on = Entrée pour continuer
page-more = Entrée pour la suite
page-back = Entrée pour revenir
page-events = Ce qui s’est passé
page-choices = Tous les choix
page-hints = Ce que ferait le maître
hint = { $action } : { $worth }
hint-win = { $percent } % de chances de gagner
hint-points = { $points } points
hint-only = il n’y a pas d’autre choix
hint-late = Pas encore de suggestion : la compilation est en cours.
no-hints = Personne ne donne de suggestions dans ce jeu.
quit-question = Quitter la partie ? o ou n
curtain = Passez l’écran : { $name }, puis Entrée.
input-ended = L’entrée s’est terminée avant la fin de la partie.

# The end
ending-over = La partie est terminée.
ending-gave-up = { $name } a abandonné.
ending-unfinished = La partie n’est pas terminée.
ending-rank = { $rank }. { $name }
ending-score = { ", " }{ $score ->
    [one] { $score } point
   *[other] { $score } points
}
ending-turns = { $turns ->
    [one] { $turns } tour joué.
   *[other] { $turns } tours joués.
}
ending-decided = Le tour { $turn } a décidé de la partie : les chances { OF($names) } sont passées de { $before } % à { $after } %.
ending-estimated = Une estimation, comme si des joueurs rapides avaient terminé la partie.
ending-judged = De l’avis du meilleur robot.
ending-decided-by-none = Aucun tour n’a décidé à lui seul de la partie.
ending-seed = Rejouer avec les mêmes dés : { $command }
ending-replay = Revoir cette partie : { $command }

# Records
replay-version = version { $version } des règles
replay-dice = dés : { $dice }

# Help
help-keys =
    Tapez ce qui précède un choix, puis Entrée.
    u    annuler la dernière étape, tant que ni dés ni fin de tour ne l’ont fixée
    e    ce qui s’est passé jusqu’ici
    t    la table en mots
    c    tous les choix, et ce qu’il faut taper
    q    quitter la partie
    ?    ce que ferait le maître ; la partie enregistrée en garde la trace
    h    cette aide ; Échap efface ce qui est tapé
help-clauses = Un refus nomme sa clause. Tapez une clause pour la lire : { $first } à { $last }, { $count } en tout.
no-such-clause = Les règles n’ont pas de clause { $clause }.
