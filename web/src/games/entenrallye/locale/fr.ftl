# What the board says by itself
drawn-back = Une pièce, face cachée
drawn-repair = Points de réparation : { $value } sur 20
drawn-repair-preview = Points de réparation : { $value } sur 20 ; puis { $preview }
drawn-time = { $month }, partie { $part } sur { $parts }
drawn-no-year = L’année n’a pas commencé
drawn-year-over = L’année est terminée
landscape = La route du rallye
drive-to = { $square } : { $drive }
or = {", ou "}
all = Montrer toute la route
closer = Voir de plus près
panel = Calendrier et toutes les voitures
car-at = { $name }, { $car } : sur { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
waiting = attend le mois de la rencontre
seat-about = { points } · { $car }
points = { $points } { points-short }
points-short = { $points ->
    [one] pt
   *[other] pts
}
caption-needs = cases à faire
caption-repair = réparés / défauts
cars = Toutes les voitures
car-of = { $name }, { $car } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $parts ->
    [0] aucune pièce face cachée
    [one] { $parts } pièce face cachée
   *[other] { $parts } pièces face cachée
}
look = Voir la voiture { OF($name) }
sheet = { $name } · { $car }
stands-on = Sur { $square }
scores = Rencontres
total = Total
count = Le décompte
meeting = Rencontre { $number }
inspection-sign = Contrôle
need = { $place }, avant fin { $month } : { $squares ->
    [-1] c’est derrière
    [0] on y est
    [one] encore { $squares } case
   *[other] encore { $squares } cases
}{ $repair ->
    [0] {""}
    [one] , il manque { $repair } point de réparation
   *[other] , il manque { $repair } points de réparation
}
pile = { $parts ->
    [one] Pioche : { $parts } pièce
   *[other] Pioche : { $parts } pièces
}
worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
defects = Défauts réparés : { $repair } sur { $defects }
defects-short = { $repair } sur { $defects } requis
fitted = Pièces montées : { $car }
none-fitted = rien
bare = sans pièce : 3 défauts
hand = Vos pièces face cachée
no-hand = Aucune pièce en main
garage = Votre voiture et vos pièces
dropped = Vous avancez autrement : les pièces montées reviennent dans votre main.
face-down = { $parts ->
    [0] Aucune pièce face cachée
    [one] { $parts } pièce face cachée
   *[other] { $parts } pièces face cachée
}
received = vient d’arriver
throw = Le lancer
throw-yours = Votre lancer
throw-of = Lancer { OF($name) }
die = Le dé montre { $pips }
die-in-the-air = Le dé roule
split = De combien de cases avancer
split-open = Le reste répare ou achète une pièce.
hint-drive = Touchez une case, ou choisissez de combien avancer.
hint-wish = { $most ->
    [0] Avec ce lancer, on ne peut pas acheter de pièce.
    [one] Pour une pièce, avancez d’une seule case.
   *[other] Pour une pièce, avancez de { $most } cases au plus.
}
hint-act = Touchez une pièce de votre main pour la monter.
hint-trade = Choisissez à qui prendre une pièce, ou terminez le tour.
hint-none = Aucune de vos pièces ne se monte maintenant.
hint-give = Touchez la pièce que vous donnez.
hint-keep = Touchez les pièces que vous gardez.
buys = pièce
buy-part = Acheter une pièce (3)
way = Quel chemin
way-straight = Tout droit
way-turn = Bifurquer
trades = Autres mains
steal = Voler { AT($name) }
exchange = Échanger avec { $name }
steal-whom = Voler à :
exchange-whom = Échanger avec :
end = Terminer le tour
keep = { $kept ->
    [0] Tout rendre
   *[other] { $parts ->
        [0] En garder { $kept }
       *[other] En garder { $kept }, en rendre { $parts }
    }
}
watch = Votre lancer sera ici quand ce sera votre tour.
watch-only = Le lancer en cours est ici.
keys-drive = ← → distance · W chemin · P pièce · Entrée
keys-act = 1–9 pièces · Entrée continue · U annule
keys-trade = T à qui, Entrée prend · 1–9 pièces · U annule
prompt-drive = { $rest ->
    [none] Vous avez fait { $pips } : choisissez une case.
    [repairs] Vous avez fait { $pips } : choisissez une case ; le reste répare.
   *[buys] Vous avez fait { $pips } : choisissez une case ; le reste répare ou achète.
}
prompt-buy = Confirmez : la carte est tirée aussitôt.
prompt-act = { $can ->
    [steal-fit] Volez une pièce, montez-en, ou terminez le tour.
    [steal] Volez une pièce, ou terminez le tour.
    [exchange-fit] Échangez une pièce, montez-en, ou terminez le tour.
    [exchange] Échangez une pièce, ou terminez le tour.
   *[fit] Montez des pièces de votre main, ou terminez le tour.
}
prompt-give = Donnez en retour une de vos pièces { AT($name) }.
prompt-keep = Choisissez jusqu’à deux pièces face cachée à garder.
scene-month = Nous voici en
legend = Légende
legend-grey = Case grise : après avoir roulé, on y achète, répare et monte
legend-brown = Case brune : on ne fait qu’y rouler
legend-meeting = Une rencontre et son mois : des points pour vos pièces
legend-inspection = TÜV ou ASU et son mois : autant de réparations que de défauts
legend-workshop = Le garage : on y arrive après un contrôle manqué
legend-behind = Autant de cases derrière lui que de points de réparation manquants
legend-junction = Une bifurcation : tout droit, ou tourner (jaune)
legend-shortcut = Un raccourci : moins de cases, souvent brunes

# What things are good for, when they are pointed at, held or focused
explain-square = { $is ->
    [start] Toutes les voitures partent d’ici.
    [meeting] À atteindre avant fin { $month } : chaque pièce montée donne ses points, et 1 de plus dans la couleur de votre voiture. Ensuite les pièces retournent dans la pioche.
    [inspection] À atteindre avant fin { $month } avec autant de points de réparation que de défauts. Aucun point, mais qui le manque se retrouve au garage.
    [branch] Une voie sans issue : on y entre jusqu’au contrôle, et on revient par les mêmes cases.
    [workshop] Les voitures qui manquent le contrôle, ou n’y sont pas prêtes, sont amenées ici et repartent d’ici.
    [behind] Une voiture repart d’ici s’il lui manque au contrôle tant de points de réparation : { $number }.
    [junction] Une bifurcation : tout droit, ou par la flèche jaune.
    [grey] Gris : en s’arrêtant ici, les points restants achètent une pièce (3) ou réparent, et on peut monter des pièces.
   *[brown] Brun : en s’arrêtant ici, tous les points ont servi à rouler ; on n’achète, ne répare et ne monte rien.
}
explain-standing = Ici : { $names }.
explain-calendar = Chaque 6 lancé, et chaque arrivée à temps, fait avancer l’année d’un pas ; un mois a autant de pas qu’il y a de joueurs.
explain-month = Rien n’est prévu ce mois-ci.
explain-meeting-due = { $standing ->
    [done] Vous y étiez à temps.
    [missed] Manquée : on passe sans marquer de points.
   *[other] Soyez-y avant la fin du mois : des points pour vos pièces montées.
}
explain-inspection-due = { $standing ->
    [done] Contrôle réussi.
    [failed] Pas réussi : votre voiture a été amenée au garage ; { $place } n’est plus à faire.
   *[other] Soyez-y avant la fin du mois, avec autant de points de réparation que de défauts ; sinon, c’est le garage.
}
explain-repair = Points de réparation et défauts : un contrôle demande autant de points de réparation que la voiture a de défauts.
explain-car = { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
} jusqu’ici, { $parts ->
    [0] aucune pièce
    [one] { $parts } pièce
   *[other] { $parts } pièces
} face cachée. Touchez-la pour la voir en grand.
explain-back = Une pièce que seul son propriétaire connaît. On la vole avec un 1, on l’échange avec un 2 ; les pièces montées sont à l’abri.
explain-part = Montée, elle donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la prochaine rencontre, et 1 de plus sur une voiture de sa couleur ; elle apporte { $defects ->
    [one] { $defects } défaut
   *[other] { $defects } défauts
} au lieu des 3 de la partie nue.
explain-bare = Une partie nue a 3 défauts et aucun point. Montez-y une pièce.
explain-worth = Les points que vous marqueriez à une rencontre avec les pièces montées maintenant.
explain-track = Chaque point du dé consacré aux réparations en vaut un, jusqu’à 20 ; un contrôle en prend autant que la voiture a de défauts.
explain-buying = Une pièce coûte 3 points du dé, si l’on s’arrête sur une case grise ; personne d’autre ne la voit.
explain-steal = Avec un 1, vous prenez une pièce face cachée, sans la voir.
explain-exchange = Avec un 2, vous prenez une pièce face cachée, sans la voir, et en donnez une des vôtres.

# What the next throws may bring, where the table has advice
month-ends = Fin { OF($month) } avant votre prochain tour : { $same ->
    [yes] { $most }
   *[no] de { $least } à { $most }
}
explain-month-ends = { $same ->
    [yes] Seuls les dés des autres en décident.
   *[no] { $least } par les seuls six ; { $most } si tous ceux qui peuvent arriver quelque part le font.
}
reaches = { $place } à votre prochain lancer : { $chance }
explain-reaches = Ce sont les chances que votre prochain lancer suffise pour y arriver, s’il en est encore temps.

# The first lesson: what to do, and what has happened then
lesson-1 = Soyez à l’heure aux quatre rencontres de l’année, avec de bonnes pièces sur votre voiture : on ne marque des points que là. Vous êtes Anna, dans la 2CV rouge, et vous avez fait 5, à partager : une part pour rouler et, sur une case grise, 3 pour une pièce, et autant que vous voulez en réparations. Touchez « pièce », qui coûte 3, puis avancez de 2 cases.
lesson-1-done = Votre voiture avance d’au moins une case par tour. Sur une case brune, on n’achète, ne répare et ne monte rien : tous les points servent alors à rouler.
lesson-2 = Vous avez tiré un toit rouge : 5 points, 3 défauts. Personne d’autre ne l’a vu. Montez-le sur votre voiture.
lesson-2-done = Votre carrosserie a quatre parties, avec une place pour une pièce chacune. Le toit est rouge comme votre 2CV : il compte 1 point de plus. Il reste monté jusqu’à la prochaine rencontre.
lesson-3 = Ben a roulé, et vous refaites 5. Votre voiture a 12 défauts, et en avril le TÜV demande autant de points de réparation. Avancez de 2 cases et réparez 3.
lesson-3-done = Chaque point du dé vaut un point de réparation, jusqu’à 20. Attention aux défauts des pièces : ils remplacent les 3 de la partie nue.
lesson-4 = Vous voici à une bifurcation, avec un 6. Par la grand-route, la case 10 est à six cases ; par le raccourci de la forêt, à deux. Bifurquez, avancez de 2 et réparez 4.
lesson-4-done = Chaque 6 fait avancer le calendrier d’un pas à la fin du tour. Un mois a autant de parties qu’il y a de joueurs. Quand décembre est fini, le rallye l’est aussi.
lesson-5 = Février est le mois de la première rencontre, à 4 cases d’ici. Vous avez fait 5, et trois pièces rouges sont montées : roulez jusqu’au bout.
lesson-5-done = 5, 5 et 4 points, et 1 de plus pour chaque pièce rouge. Nul besoin d’un lancer exact : le cinquième point est perdu. Vous êtes à l’heure : le calendrier a donc avancé, lui aussi. Les pièces montées retournent dans la pioche. En avance, on attend le mois ; en retard, on passe sans rien marquer.
lesson-6 = Avec un 1, votre voiture a avancé d’une case, et vous pouvez voler une pièce face cachée. Volez-en une à Ben.
lesson-6-done = Vous la prenez sans la voir : un capot rouge, que vous pouvez monter tout de suite. Les pièces montées sont à l’abri.
lesson-7 = Avec un 2, vous pouvez échanger : vous prenez une pièce face cachée et donnez une des vôtres. Vos portes ne valent pas grand-chose, 2 points et 5 défauts. Échangez avec Ben.
lesson-7-done = Ce que vous recevez vaut mieux, ou moins. Sur une case grise, vous pouvez le monter tout de suite, et autant de pièces que vous voulez.
lesson-8 = En avril, il vous faut le TÜV, au bout d’une voie sans issue. Vous avez 15 points de réparation pour 12 défauts. Bifurquez et avancez de 5, jusqu’au TÜV.
lesson-8-done = Les points de réparation sont dépensés, les pièces restent montées. Au prochain tour, vous revenez vers la grand-route. En octobre, l’ASU demande la même chose.
lesson-9 = Dernière partie d’octobre, et vous avez dépassé l’ASU. Votre 6 achève le mois : votre voiture sera ramenée au garage. Avancez de 2 et réparez 4, pour que vos points de réparation couvrent les 13 défauts.
lesson-9-done = Cela aurait pu être pire : pour chaque point qui manque, la voiture se retrouve une case plus loin derrière le garage, et il ne reste aucun point de réparation.
lesson-10 = Décembre : la quatrième rencontre est à 4 cases, et Ben y est déjà. Vous avez fait 4 : allez-y.
lesson-10-done = Seuls comptent les points des rencontres, et vous en avez 67, contre 56 pour Ben.

first-drive = Choisissez jusqu’où rouler. Sur une case grise, vous pouvez vous arrêter plus tôt et utiliser le reste du lancer ; sinon, vous avancez du nombre entier.
first-part = Votre lancer suffit pour une pièce, qui coûte 3. Plus il y a de bonnes pièces montées, plus une rencontre rapporte.
first-repair = Les points du dé qui ne servent pas à rouler deviennent des points de réparation. Le TÜV et l’ASU en demandent autant que votre voiture a de défauts.
first-fit = Montez vos pièces avant la prochaine rencontre : seules comptent celles qui sont sur la voiture, et 1 point de plus pour chacune de votre couleur.
first-steal = Un 1 vous laisse voler une pièce face cachée, sans la voir. Les pièces montées sont à l’abri.
first-exchange = Un 2 vous laisse échanger : prenez une pièce face cachée, et donnez une des vôtres.
first-keep = Après une rencontre, vous gardez au plus deux pièces face cachée ; les autres retournent dans la pioche.

# The second lesson
strategy-on-time = La dernière partie d’août
strategy-on-time-told = La rencontre 3 se termine avec ce mois, et ce lancer y mène : huit points, tout de suite. Qui répare d’abord arrive trop tard, et gagne 8 parties sur 100 au lieu de 37. Ce qui est dû passe avant ce qui manque.
strategy-inspection = Il manque cinq points de réparation
strategy-inspection-told = Le TÜV est à quatre cases, et il manque cinq points de réparation. Une case grise donne exactement ces cinq-là, et sur la route du TÜV vous êtes assez près pour le prochain lancer. Une pièce à la place, et ils manquent toujours : 55 parties sur 100 contre 40.
strategy-enough = Assez pour gagner ?
strategy-enough-told = L’adversaire a fini avec 42 points. Vous en avez 27, et votre voiture en rapporte 14 à la dernière rencontre : 41, il en manque un. Arriver un tour plus tôt ne sert à rien, une pièce de plus si, car décembre ne fait que commencer : 42 parties sur 100 au lieu de 6. Avant de vous hâter, comptez.
strategy-reach = Décembre, partie 2 sur 2
strategy-reach-told = L’année est presque finie, et il manque neuf cases jusqu’à la dernière rencontre. Les cinq points en laissent quatre, que le prochain lancer franchit une fois sur deux ; réparer en route en laisse trop. 35 parties sur 100 au lieu de 16 : comptez ce que le prochain lancer doit montrer.
strategy-wait = Monter tout de suite ?
strategy-wait-told = Rien n’est encore monté, et la dernière rencontre est à onze cases : vous avez le temps. Un emplacement pris n’accepte plus de meilleure pièce, et ce qui est en main peut encore s’échanger. Qui attend gagne 50 parties sur 100, qui monte maintenant 42.
