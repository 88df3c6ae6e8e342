# What the board says by itself
map = Votre carte : { $map }
map-of = Carte { $map } : feuille { OF($name) }
closer = Voir de plus près
all = Montrer toute la carte
empty = vide
struck = rayée
bonus = bonus
not-confirmed = pas encore confirmé
die = { $colour } { $pips }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turns = Tour
score = Score
line-bonus = Bonus
line-struck = Rayées
line-route = Route
line-series = Série
line-zones = Zones
line-tens = Dizaines
total = Total
series-of = { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}
numbers = Les nombres : ceux qui sont rayés figurent déjà sur la feuille
sheets = Toutes les feuilles
sheet = Feuille { OF($name) } : { points }{ $reroll ->
    [yes] , relance disponible
   *[no] {""}
}{ $double ->
    [yes] , chiffre double disponible
   *[no] {""}
}{ $entered ->
    [yes] , inscriptions faites
   *[no] {""}
}
sheet-of = Feuille { OF($name) }
has-entered = inscriptions faites
back = revenir à la vôtre
count = Le décompte
throw-yours = Votre lancer
throw-of = Lancer { OF($name) }
keep = Garder le lancer
reroll = { $count ->
    [0] Relancer
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
hint-decide = { $players ->
    [1] Une fois par partie, vous pouvez relancer : touchez les dés.
   *[other] Le lancer vaut pour tous. Une fois par partie, vous pouvez relancer : touchez les dés.
}
keys-decide = 1–4 choisir des dés · K garder · R relancer
keys-enter = 1–4 dés · S échanger · X rayer · les flèches mènent aux villes
keys-reroll = R relancer
powers = Vos pouvoirs
power-reroll = { $state ->
    [now] Relance : sur le point de servir
    [left] Relance : une fois par partie, juste après votre lancer
   *[used] Relance : utilisée
}
power-double = { $state ->
    [now] Chiffre double : sur le point de servir
    [left] Chiffre double : une fois par partie, un dé dans les deux nombres
   *[used] Chiffre double : utilisé
}
power-reroll-about = Juste après votre propre lancer, vous pouvez relancer d’un à quatre dés. Tout le monde joue alors avec les nouveaux dés.
power-double-about = Laissez un dé de côté et utilisez-en un autre dans vos deux nombres. Aucun des deux ne peut alors avoir deux chiffres identiques.
power-reroll-short = relance
power-double-short = double
entries = Vos inscriptions de ce tour
entry-write = { $number } { AT($town) }
entry-strike = { $town } rayée
take-back = Annuler : { $entry }
number = Nombre { $place }
tens = dizaine
ones = unité
swap = Échanger les deux dés
strike = Rayer
strike-short = Rayer
confirm = Confirmer
spends-reroll = utilise la relance
spends-double = utilise le chiffre double
doubles = Le dé { $colour } est dans les deux nombres : confirmer utilise votre chiffre double pour cette partie.
number-first = Formez d’abord un nombre avec deux dés, ou choisissez Rayer.
forced = Aucun nombre de ce lancer ne peut plus être inscrit : { $town } est rayée.
waiting = { $count ->
    [one] Vos inscriptions sont faites. { $names } n’a pas encore fini.
   *[other] Vos inscriptions sont faites. { $names } n’ont pas encore fini.
}
watch = Le lancer en cours est ici.
prompt-decide = { $players ->
    [1] Touchez les dés à relancer.
   *[other] Gardez le lancer, ou relancez des dés.
}
prompt-number = { $of ->
    [1] La dernière ville : formez son nombre avec deux dés, ou rayez-la.
   *[other] Formez un nombre avec deux dés, ou rayez une ville.
}
prompt-town = Choisissez une ville pour le { $number }.
prompt-strike = Choisissez la ville à rayer.
prompt-must-strike = Aucun nombre n’est possible avec ces dés : choisissez la ville à rayer.
prompt-not = { $why ->
    [number-used] Le { $number } est déjà sur votre feuille
    [number-twice] Le { $number } est déjà votre premier nombre
    [dice-used] Ces dés forment déjà votre premier nombre
    [double-spent] L’un de ces dés sert déjà, et votre chiffre double est utilisé
    [double-equal-digits] Avec le chiffre double, pas de chiffres identiques
   *[other] Le { $number } est exclu
}{ $swaps ->
    [yes] {""} : échangez les deux dés, ou prenez-en d’autres.
   *[other] {""} : prenez d’autres dés.
}

# What things are good for, when they are pointed at, held or focused
zone = zone { $zone }
die-of = Le dé { $colour }
explain-line-bonus = Un point par nombre à deux chiffres identiques, et par nombre écrit dans une ville de couleur avec le dé de cette couleur ; un seul par ville.
explain-line-struck = Chaque ville rayée coûte un point, et sa zone n’est plus intacte.
explain-line-route = Un point par ville de votre plus longue chaîne de villes reliées dont les nombres montent.
explain-line-tens = Dès qu’il y a un nombre dans chacune des six dizaines, chaque ville de couleur encore vide compte un point.
explain-series = Une série est une chaîne de villes reliées dont les nombres se suivent directement, comme 15, 16, 21. Elle compte à partir de quatre villes : 2, 3, 4, 6, puis 9 points dès dix villes. La vôtre : { $towns ->
    [0] aucune encore
    [one] { $towns } ville
   *[other] { $towns } villes
}.
explain-zones = Zones sans ville rayée : { $clean } sur { $zones }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}. On les a toutes au départ, et on les perd en rayant.
explain-turn = Tour { $turn } sur { $turns } : ensuite, toutes les feuilles sont pleines.
explain-total = Toutes les lignes ensemble ; qui a le plus de points après le dernier tour gagne.
explain-zone = { $is ->
    [clean] Aucune ville de cette zone n’est rayée. Zones intactes : { $clean } sur { $zones }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[lost] Une ville de cette zone est rayée : la zone ne compte plus.
}
explain-struck = Rayée : elle coûte un point, et plus rien ne s’y écrit.
explain-written = { $bonus ->
    [yes] Le { $number } est ici, avec un point de bonus.
   *[no] Le { $number } est ici ; il compte s’il fait partie de votre plus longue route ou série.
}
explain-coloured = Vide. Un nombre avec le dé { $colour }, ou à deux chiffres identiques, y gagne un point de bonus.
explain-plain = Vide. Seul un nombre à deux chiffres identiques y gagne un point de bonus.
explain-own-route = Votre plus longue route : { $towns ->
    [one] { $towns } ville, { $towns } point
   *[other] { $towns } villes, { $towns } points
}.
explain-number-used = Il est déjà sur votre feuille ; chaque nombre n’y figure qu’une fois.
explain-number-free = { $can ->
    [yes] Vos dés peuvent le former.
   *[no] Pas encore sur votre feuille.
}{ $last ->
    [yes] {" "}C’est le dernier nombre d’une série.
   *[no] {" "}Dans une série, le { $next } le suit.
}
explain-die = Chaque dé sert dans l’un de vos deux nombres. Dans une ville de la même couleur, celui-ci gagne un point de bonus.
explain-ticket = Deux dés font un nombre : le premier donne les dizaines, le second les unités.
explain-strike = Au lieu d’un nombre, vous rayez une ville vide, ce qui coûte un point ; c’est parfois un moindre mal.
explain-swap = Dans l’autre ordre, les mêmes dés font un autre nombre : 14 et 41, par exemple.

# What the dice may bring, where the table has advice
chance = chances : { $chance }
explain-chance = Les prochains dés ont { $chance } de chances de le donner.

# The first lesson: what to do, and what has happened then
lesson-1 = Remplissez votre carte de nombres qui croissent d’une ville à l’autre : qui a le plus de points gagne. Vous êtes Anna. Un lancer vaut pour tous : rouge 1, vert 4, bleu 2, jaune 6. Formez 14 avec le dé rouge et le dé vert, et inscrivez-le à Brest.
lesson-1-done = Brest est rouge, et le dé rouge est dans le 14 : un point de bonus. La couleur de l’un ou l’autre dé compte.
lesson-2 = Il reste le bleu et le jaune : ils font 26. Inscrivez-le à Rennes, voisine de Brest.
lesson-2-done = 14 puis 26 : les nombres croissent d’une ville à l’autre, c’est une route de deux villes. À la fin, chaque ville de votre plus longue route vaut un point. Ben inscrit en même temps ; vous verrez ses nombres quand vous aurez fini tous les deux.
lesson-3 = Maintenant une série : 16 et 21 se suivent directement. Inscrivez 21 à Clermont-Ferrand, entre 16 et 22, et 55 à Strasbourg.
lesson-3-done = 15, 16, 21, 22 dans des villes reliées : une série de quatre, 2 points de plus. Et 55 a deux chiffres identiques : un bonus dans n’importe quelle ville.
lesson-4 = Chaque nombre ne figure qu’une fois, et tous ne conviennent pas. Inscrivez 41 à Dijon, puis choisissez Rayer et rayez Perpignan.
lesson-4-done = Une ville rayée coûte un point, et sa zone n’est plus intacte : ici les zones donnent 7 points au lieu de 9.
lesson-5 = Votre propre lancer, et rien ne convient. Une fois par partie vous pouvez relancer : touchez le rouge, le vert et le bleu, et relancez-les.
lesson-5-done = La relance vaut pour tous. Garder tous les dés aurait été l’autre choix.
lesson-6 = Votre autre pouvoir : laisser un dé de côté et en utiliser un autre deux fois. Formez 32 avec le vert et le rouge à Montpellier, et 34 avec le vert et le bleu à Marseille.
lesson-6-done = Le 3 vert est dans les deux nombres. Cela aussi n’est possible qu’une fois par partie, et aucun des deux nombres ne peut avoir deux chiffres identiques.
lesson-7 = Le dernier tour : il reste une ville, et deux dés au choix font son nombre. Inscrivez 26 à Toulouse.
lesson-7-done = Bonus, villes rayées, route, série, zones : 39 points. Au-dessus de 35, c’est un beau voyage.

first-reroll = C’est votre lancer. Une fois par partie, vous pouvez relancer une partie des dés, pour tous. Le plus souvent, on les garde.
first-write = Choisissez deux dés pour un nombre, puis touchez une ville ; les deux autres font le second nombre. Laissez de la place pour ce qui viendra entre les deux.
first-route = Regardez les chemins : les nombres qui croissent d’une ville à l’autre font votre route, et chacune de ses villes vaut un point.
first-strike = Si un nombre ne convient nulle part, rayez une ville. Cela coûte un point, et sa zone n’est plus intacte : choisissez-en une peu utile.
first-double = Une fois par partie, un dé peut servir dans les deux nombres, et un autre reste de côté. Cela aide à combler un trou dans votre route.

# The second lesson
strategy-reroll = L’unique relance
strategy-reroll-told = Un lancer qui n’enchante pas n’est pas encore une raison de relancer : la relance ne sert qu’une fois par partie. Ce lancer mène à 45 points environ, la meilleure relance à moins de 42. Gardez-la pour un lancer qui vous coûterait des villes rayées.
strategy-near = La seconde ville du tour
strategy-near-told = Votre route longe la côte sud, et Toulouse est reliée à son extrémité : 23 à cet endroit la porte à quatre villes. À Nantes, les mêmes dés sont loin de tout et promettent quatre points de moins. Au début, restez près de ce que vous avez.
strategy-series = Le même nombre, une autre place
strategy-series-told = 15 est à Paris et 16 à Lille. 14 à Reims, qui est reliée aux deux, porte la série et la route à trois villes, et seule Metz la sépare alors du 11 de Strasbourg. Caen aussi est reliée à Paris, mais 14 y vaut près de six points de moins : le même nombre, mais pas la même place sur le chemin.
strategy-gap = Où est le trou ?
strategy-gap-told = 33 est à Tours et 35 à Brest, et Nantes est reliée aux deux : 34 à cet endroit porte la route à onze villes, et Nantes rapporte en plus un bonus. À Toulouse, les mêmes dés valent près de six points de moins. Une ville entre deux nombres à deux d’écart se remplit dès que possible.
strategy-strike = Tard dans la partie
strategy-strike-told = 34 à Rennes porte la route à quinze villes. Pour l’autre inscription, rayer n’a rien de honteux : rayer Rouen mène à autant de points, 35,7, contre 33,8 si l’on y écrit 43. Un nombre au mauvais endroit peut coûter plus qu’une ville vide.
