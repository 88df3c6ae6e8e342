# Couleurs et dés
colour = { $value ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
}
letter = { $value ->
    [R] R
    [G] V
    [B] U
   *[Y] J
}
dice = { $tens ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
} puis { $ones ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
}

# Options
option-tens = Des points pour un nombre dans chacune des six dizaines ?
option-tens-no = non
option-tens-yes = oui, un par ville colorée encore vide à ce moment

# Cartes
boards = Carte
board-france = France
board-sud-bourgogne = Sud Bourgogne
zone-O = Ouest
zone-NE = Nord-Est
zone-SE = Sud-Est

# Actions
action-keep = Garder le lancer
action-reroll = Relancer : { $dice }
action-write = Inscrire { $dice } { AT($town) }
action-strike = Rayer { $town }

# Événements
event-threw = { $seat } lance les dés : rouge { $red }, vert { $green }, bleu { $blue }, jaune { $yellow }.
event-kept = { $seat } garde le lancer.
event-rerolled = { $seat } utilise sa relance : { $dice }.
event-rethrew = Après la relance : rouge { $red }, vert { $green }, bleu { $blue }, jaune { $yellow }.
event-entered = { $seat } a terminé ses inscriptions.
event-doubled = { $seat } utilise son chiffre double : le dé { $colour } est dans les deux nombres.
event-wrote = { $seat } inscrit { $number } { AT($town) } ({ $dice }).
event-earned-bonus = { $why ->
    [equal] { $seat } gagne un bonus { AT($town) } : deux chiffres identiques.
   *[colour] { $seat } gagne un bonus { AT($town) } : la couleur correspond.
}
event-struck = { $seat } raye { $town }.
event-completed-tens = { $points ->
    [one] { $seat } a un nombre dans chacune des six dizaines : { $points } point.
   *[other] { $seat } a un nombre dans chacune des six dizaines : { $points } points.
}
event-counted-bonuses = { $points ->
    [one] { $seat }, bonus : { $points } point.
   *[other] { $seat }, bonus : { $points } points.
}
event-counted-strikes = { $towns ->
    [0] { $seat }, villes rayées : aucune, rien n’est perdu.
    [one] { $seat }, villes rayées : { $towns }, soit { $towns } point perdu.
   *[other] { $seat }, villes rayées : { $towns }, soit { $towns } points perdus.
}
event-counted-route = { $towns ->
    [one] { $seat }, plus longue route : { $towns } ville, { $towns } point.
   *[other] { $seat }, plus longue route : { $towns } villes, { $towns } points.
}
event-counted-series = { $points ->
    [0] { $seat }, plus longue série : { $towns }, trop courte pour compter.
   *[other] { $seat }, plus longue série : { $towns } villes, { $points } points.
}
event-counted-zones = { $points ->
    [0] { $seat }, zones sans ville rayée : { $zones }, aucun point.
   *[other] { $seat }, zones sans ville rayée : { $zones }, { $points } points.
}
event-counted-tens = { $points ->
    [one] { $seat }, dizaines : { $points } point.
   *[other] { $seat }, dizaines : { $points } points.
}
event-scored = { $points ->
    [one] { $seat } totalise { $points } point.
   *[other] { $seat } totalise { $points } points.
}
event-won = { $seat } gagne la partie !

# Refus
refusal-game-over = La partie est terminée.
refusal-dice-in-the-air = Les dés roulent encore.
refusal-not-the-thrower = Seule la personne qui a lancé les dés peut les relancer.
refusal-thrower-decides = La personne qui a lancé les dés les garde ou en relance d’abord ; les inscriptions viennent ensuite.
refusal-reroll-spent = Vous avez déjà fait votre relance : il n’y en a qu’une par partie.
refusal-reroll-too-late = La relance n’est possible que juste après le lancer, avant toute inscription.
refusal-entered-already = Vos inscriptions sont faites ; les autres n’ont pas encore terminé.
refusal-town-struck = { $town } est une ville rayée, et le reste jusqu’à la fin de la partie.
refusal-town-taken = { $town } n’est plus une ville vide.
refusal-dice-used = Ces deux dés forment déjà votre premier nombre : utilisez les deux autres.
refusal-double-spent = Votre premier nombre utilise l’un de ces dés, et votre chiffre double est déjà utilisé.
refusal-double-equal-digits = Avec le chiffre double, aucun des deux nombres ne peut avoir deux chiffres identiques.
refusal-number-twice = Vos deux nombres seraient identiques : un nombre ne figure qu’une fois sur une feuille.
refusal-number-used = Ce nombre figure déjà sur votre feuille, et il ne peut y être qu’une fois.

# La table en texte
text-throw = Tour { $turn } sur 13 : { $seat } lance les dés.
text-decide = Tour { $turn } sur 13 : { $seat } garde le lancer ou relance des dés.
text-rethrow = Tour { $turn } sur 13 : { $seat } relance des dés.
text-enter = Tour { $turn } sur 13, inscriptions attendues : { $seats }.
text-over = La partie est terminée.
text-dice = Dés : { $dice }
text-die = { $colour } { $pips }
text-die-in-the-air = { $colour } en l’air
text-powers = { $reroll ->
    [yes] { $double ->
        [yes] relance et chiffre double disponibles
       *[no] relance disponible
    }
   *[no] { $double ->
        [yes] chiffre double disponible
       *[no] les deux pouvoirs sont utilisés
    }
}
text-struck = rayée
text-now = { $seat }, inscrit pendant ce tour : { $entries }
text-sheets = Feuilles
text-player = Joueur
text-line-total = Points
text-line-bonus = Bonus
text-line-struck = Villes rayées
text-line-route = Route
text-line-series = Série
text-line-zones = Zones sans ville rayée
text-line-tens = Dizaines
text-line-powers = Pouvoirs
text-map = Carte
text-town = Ville
text-town-zone = Zone
text-town-colour = Couleur
text-town-links = Reliée à
text-with-bonus = { $number } avec bonus

# What the dice may bring
odds-rerolls = Chances de la relance
odds-reroll = Relance ({ $dice })
odds-next = Chances du prochain lancer
odds-thrown = Tel qu’il tombe
odds-rerolled = Avec votre relance, pour un seul nombre

# Why the master would do something
hint-keeps-reroll = garde la relance
hint-wants = { $count ->
    [one] laisse espérer à peu près un nombre utile
   *[other] laisse espérer environ { $count } nombres utiles
}
hint-bonus = gagne un bonus { AT($town) }
hint-route = porte la route à { $towns } villes
hint-series = porte la série à { $towns } villes
hint-clean = ne raye rien
hint-keeps-double = garde le chiffre double

# On the shelf
about = Un lancer pour tous : avec quatre dés, formez deux nombres et remplissez les villes de votre carte.
daily = Voyage du jour
bot-planner = fort

# What a page may tell in time, where the table allows advice
advice = les chances des relances et des lancers
