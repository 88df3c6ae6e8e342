# The frame of every game
turn = tour { $turn }
keys = h aide · u annuler · e événements · q quitter
banner-turn = { $name }, à vous de jouer.
banner-plays = { $name } joue …
banner-next = Ce tour est terminé.
banner-over = La partie est terminée.
banner-confirm = { $name }, est-ce bien cela ? Entrée termine le tour, u annule.
key-enter = Entrée
prompt-choice = Votre choix
prompt-confirm = Entrée ou u
confirm-yes = Confirmer et passer la main
confirm-back = Annuler la dernière étape
confirm-first = Votre tour est prêt : confirmez avec Entrée ou annulez avec u.
taken-back = Annulé : { $action }
nothing-to-take-back = Il n’y a rien à annuler : des dés lancés restent lancés.
not-understood = « { $text } » n’est pas un des choix. Tapez h pour l’aide.
please-choose = Entrée seule ne fait rien ici : choisissez dans la liste.
more-choices = … et d’autres : c montre tous les choix
more-table = … t montre toute la table
hurry = une touche accélère
go-on = Entrée pour continuer
page-more = Entrée pour la suite
page-back = Entrée pour revenir
page-events = Ce qui s’est passé
page-choices = Tous les choix
quit-question = Quitter la partie ? o ou n
curtain = Passez l’écran : { $name }, puis Entrée.
input-ended = L’entrée s’est terminée avant la fin de la partie.

# The end
ending-over = La partie est terminée.
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
ending-seed = Rejouer avec les mêmes dés : { $command }
ending-replay = Revoir cette partie : { $command }

# Records
replay-version = version { $version } des règles
replay-dice = dés : { $dice }

# Help
help-keys =
    Tapez ce qui précède un choix, ou sa notation, puis Entrée.
    u    annuler la dernière étape, tant que ni dés ni fin de tour ne l’ont fixée
    e    ce qui s’est passé jusqu’ici
    t    la table en mots
    c    tous les choix avec leur notation
    q    quitter la partie
    h    cette aide ; Échap efface ce qui est tapé
help-clauses = Un refus nomme sa clause. Tapez une clause pour la lire : { $first } à { $last }, { $count } en tout. Elles sont, en anglais, dans { $file }
no-such-clause = Les règles n’ont pas de clause { $clause }.

# Würfel Express
we-last-place = lanterne rouge
we-stock = Réserve
we-dice = Dés
we-throw = lancer { $throw } sur 3
we-banner-discard = { $name }, à vous : lancez, ou défaussez d’abord des bandes de queue.
we-banner-keep = { $throw ->
    [1] { $name } : gardez des dés et relancez, ou arrêtez. Encore 2 lancers.
   *[2] { $name } : gardez des dés et relancez, ou arrêtez. Encore 1 lancer.
}
we-banner-take = { $name } : prenez des bandes selon vos dés, ou terminez le tour.
we-prompt-discard = Bandes à défausser
we-prompt-keep = Dés à garder
we-keep-these = Garder ces dés (numéros ou lettres), relancer le reste
we-nothing = rien à prendre,
we-no-penalty = sans pénalité
we-then = puis : { $strips }
help-wurfel-express =
    La première piste qui atteint la case 30 gagne. À chaque tour :
    1. Vous pouvez défausser des bandes de queue. Chacune coûte un dé, la tête de piste ne bouge pas.
    2. Lancez jusqu’à trois fois. Gardez les dés que vous voulez ; un dé gardé peut être relancé.
    3. Les dés d’une couleur donnent la bande de cette couleur, longue comme ils sont nombreux : 3 dés rouges, rouge 3. Si elle manque, une plus courte. Une piste a chaque couleur une fois ; les nouvelles bandes vont en tête de piste.
    Au lieu de prendre dans la réserve, vous pouvez voler la bande de queue d’un adversaire, sauf si c’est la seule : il recule de sa longueur.
    Qui ne peut rien prendre rend la bande de tête. La lanterne rouge ({ "▾" }) en est dispensée, et ne recule pas quand on la vole.
    { "▐" } est le marqueur, × une bande retirée du jeu. Longueurs pâles et dés vides : des couleurs de votre piste, donc inutiles.
    U sur les dés est bleu ; tapé seul, u annule : pour garder un seul bleu, tapez U ou son numéro.
