# Sur l’étagère
about = Des grenouilles traversent l’étang. Un bond, puis le repos ou un lancer de plus : jamais deux fois la même longueur !
bot-planner = fort

# Actions
action-hop = { $length ->
    [one] Un bond de { $length } feuille
   *[other] Un bond de { $length } feuilles
}
action-throw = Relancer
action-rest = Se reposer

# Événements
event-threw = { $seat } lance { $low } et { $high }.
event-hopped = { $cell ->
    [31] { $seat } fait un bond de { $length }, jusqu’à l’autre rive.
   *[other] { $seat } fait un bond de { $length }, jusqu’à la feuille { $cell }.
}
event-pushed = { $cell ->
    [0] { $other } tombe à l’eau et revient à la nage à la rive de départ.
   *[other] { $other } tombe à l’eau et revient à la nage à la fleur de la feuille { $cell }.
}
event-fell-in = { $cell ->
    [0] Cette longueur est déjà sautée : { $seat } tombe à l’eau et revient à la rive de départ.
   *[other] Cette longueur est déjà sautée : { $seat } tombe à l’eau et revient à la feuille { $cell }.
}
event-rested = { $seat } se repose sur la feuille { $cell }.
event-won = { $seat } a traversé l’étang et gagne !
event-evening = Le soir tombe, et les grenouilles vont dormir.

# Refus
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-dice-in-the-air = Les dés roulent encore.
refusal-hop-first = Choisissez d’abord un dé et sautez, puis reposez-vous ou relancez.
refusal-hopped = Votre grenouille a sauté : reposez-vous ou relancez.
refusal-not-on-the-dice = Aucun des dés n’indique cette longueur.

# Lieux
near-bank = la rive de départ
far-bank = l’autre rive
leaf = feuille { $cell }
flower = feuille { $cell }, fleurie

# La table en texte
text-throw = { $seat } lance les dés.
text-hop = { $seat } choisit un des dés et saute.
text-rest-or-throw = { $seat } se repose ou relance.
text-over = La partie est finie.
text-frog = { $seat } : { $place }
text-dice = Dés : { $low } et { $high }
text-hopped = Sauté pendant ce tour : { $lengths }
