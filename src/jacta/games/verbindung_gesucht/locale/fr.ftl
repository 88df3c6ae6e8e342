# Colours, faces and dice
colour = { $value ->
    [red] rouge
   *[black] noir
}
face = { $value ->
    [R] croix rouge
    [B] croix noire
    [C] courbe
    [r] pont rouge
    [b] pont noir
   *[W] croix blanche
}
dice = { $symbol ->
    [R] { $count ->
        [one] { $count } croix rouge
       *[other] { $count } croix rouges
    }
    [B] { $count ->
        [one] { $count } croix noire
       *[other] { $count } croix noires
    }
    [C] { $count ->
        [one] { $count } courbe
       *[other] { $count } courbes
    }
    [r] { $count ->
        [one] { $count } pont rouge
       *[other] { $count } ponts rouges
    }
    [b] { $count ->
        [one] { $count } pont noir
       *[other] { $count } ponts noirs
    }
   *[W] { $count ->
        [one] { $count } croix blanche
       *[other] { $count } croix blanches
    }
}
dice-none = aucun
# How a die lies: a curve by the two sides of its red path, a bridge by the way of its upper path
die = { $value ->
    [R] croix rouge
    [B] croix noire
    [Cne] courbe, rouge du haut vers la droite
    [Cse] courbe, rouge de la droite vers le bas
    [Csw] courbe, rouge du bas vers la gauche
    [Cnw] courbe, rouge de la gauche vers le haut
    [rns] pont rouge, de haut en bas
    [rew] pont rouge, de gauche à droite
    [bns] pont noir, de haut en bas
    [bew] pont noir, de gauche à droite
   *[W] croix blanche
}
base = { $value ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}

# Options
option-announce = Faut-il annoncer la liaison gagnante ?
option-announce-auto = non, relier les quatre bases suffit
option-announce-strict = oui, avant de poser le dernier dé

# Which colour a chair has in the first game
chair = { $chair ->
    [0] rouge, en premier
   *[other] noir
}

# What a page may tell in time, where the table allows advice
advice = un avertissement avant un dé qui offrirait la partie à l’adversaire, et les chances des prochains lancers

# Where a decision is taken again in a record
rewind-on-board = Faites-le sur le plateau ou choisissez ici : un seul pas, la suite se joue d’elle-même.

# Actions. “À” and “de” before a name are AT and OF, which contract and elide.
action-place = Poser en { $cell } : { $die }
action-announce = Annoncer la liaison et poser en { $cell } : { $die }
action-done = Terminer le tour

# Events
event-threw = { $seat } lance les dés : { $dice }.
event-announced = { $seat } annonce : ce dé relie les quatre bases.
event-placed = { $seat } pose en { $cell } : { $die }.
event-unblocked = { $base ->
    [top] { $seat } n’a plus accès à sa base du haut : le dé en { $cell } devient une croix blanche.
    [right] { $seat } n’a plus accès à sa base de droite : le dé en { $cell } devient une croix blanche.
    [bottom] { $seat } n’a plus accès à sa base du bas : le dé en { $cell } devient une croix blanche.
   *[left] { $seat } n’a plus accès à sa base de gauche : le dé en { $cell } devient une croix blanche.
}
event-unclaimed = { $seat } a relié les quatre bases sans l’annoncer : la victoire reste à annoncer.
event-stuck = { $seat } ne peut poser aucun de ces dés.
event-ended = { $seat } termine le tour.
event-won = { $how ->
    [linked] { $seat } relie les quatre bases et gagne la partie !
    [both-linked] { $loser } a relié les deux réseaux en même temps : { $seat } gagne la partie !
    [other-linked] { $loser } a relié les quatre bases adverses : { $seat } gagne la partie !
    [false-announcement] { $loser } a annoncé la liaison, mais les bases ne sont pas reliées : { $seat } gagne la partie !
   *[board-full] Le plateau est plein et personne n’a annoncé la victoire : { $loser } a posé le dernier dé, donc { $seat } gagne la partie !
}
event-turns-over = Après { $turns } tours, la partie s’arrête sans victoire.

# Refusals
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-dice-in-the-air = Les dés roulent encore.
refusal-nothing-to-announce = À cette table, on n’annonce rien : relier les quatre bases suffit.
refusal-not-for-red = Rouge ne pose que des croix rouges, des courbes, des ponts rouges et des croix blanches.
refusal-not-for-black = Noir ne pose que des croix noires, des courbes, des ponts noirs et des croix blanches.
refusal-not-thrown = Aucun dé ne montre cela : on ne pose que les dés lancés.
refusal-white-first = Les croix blanches doivent être posées : il n’y a pas de place pour un autre dé pendant ce tour.
refusal-no-such-cell = Il n’y a pas de case { $cell } sur ce plateau.
refusal-cell-taken = Il y a déjà un dé en { $cell }, et les dés ne bougent jamais.
refusal-no-neighbour = Un dé doit toucher un autre dé ou l’une de vos bases.
refusal-colours-meet = En { $cell }, une extrémité rouge toucherait une noire.
refusal-base-of-other-colour = En { $cell }, une extrémité toucherait une base qui n’est pas de sa couleur.
refusal-own-curve-unused = La courbe de votre couleur doit prolonger l’un de vos chemins.
refusal-nothing-lengthened = En { $cell }, ce dé ne prolonge aucun de vos chemins.
refusal-white-owed = Une croix blanche lancée doit être posée avant la fin du tour.

# The table as text
text-throw = { $seat } lance les dés.
text-place = { $seat } peut poser des dés ou terminer le tour.
text-owed = { $count ->
    [one] { $seat } doit poser une croix blanche.
   *[other] { $seat } doit poser { $count } croix blanches.
}
text-over = La partie est terminée.
text-stock = Dés en réserve : { $count }
text-dice = Dés : { $dice }
text-last = Posés en dernier : { $dice }
text-board = Plateau
text-row = Rangée
text-bases = Bases
text-side = Côté
text-player = { $seat } ({ $colour })
text-base = { $network ->
    [0] à la case { $cell }, pas encore atteinte
   *[other] à la case { $cell }, dans le réseau { $network }
}
text-networks = Réseaux
text-network-head = Réseau
text-network = { $player }, réseau { $number }
text-no-network = { $player } n’a pas encore de réseau.
text-held = { $count ->
    [0] aucune
   *[other] { $count } sur 4 : { $bases }
}
text-cells = Cases

# What the next throw may bring
odds = Chances des prochains lancers, sur le plateau tel qu’il est
odds-of = Case ({ $colour })
odds-fits = une face qui convient
odds-links = qui relie une base de plus
odds-completes = qui complète le réseau

# Why the master would do something
hint-wins = gagne
hint-links = { $base ->
    [top] relie la base du haut
    [right] relie la base de droite
    [bottom] relie la base du bas
   *[left] relie la base de gauche
}
hint-threatens = menace de compléter le réseau ({ $percent } %)
hint-room = laisse plus de place pour continuer
hint-guards = protège d’une défaite au tour suivant
hint-blocks = { $base ->
    [top] bloque la base du haut
    [right] bloque la base de droite
    [bottom] bloque la base du bas
   *[left] bloque la base de gauche
}

# On the shelf
about = Posez des dés comme des tuiles, et reliez vos quatre bases avant l’autre.
daily = Liaison du jour
bot-linker = fort
