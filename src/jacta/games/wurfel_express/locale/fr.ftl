# Colours, strips and dice: a strip is feminine (la bande verte 3), a die masculine (2 verts)
colour = { $value ->
    [R] rouge
    [G] vert
    [W] blanc
    [B] bleu
    [Y] jaune
   *[K] noir
}
letter = { $value ->
    [R] R
    [G] V
    [W] B
    [B] U
    [Y] J
   *[K] N
}
strip = { $colour ->
    [R] rouge { $length }
    [G] verte { $length }
    [W] blanche { $length }
    [B] bleue { $length }
    [Y] jaune { $length }
   *[K] noire { $length }
}
dice = { $symbol ->
    [R] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [G] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
    [W] { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
    [B] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [Y] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
   *[K] { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
}
# One word, since it names the variant for no dice in action-keep and event-kept.
dice-none = aucun

# Options
option-shorter = Quand peut-on prendre une bande plus courte dans la réserve ?
option-shorter-if-missing = seulement si la bande exacte manque
option-shorter-always = toujours

# Actions. “À” and “de” before a name are AT and OF, which contract and elide.
action-discard = { $strips ->
    [0] Ne rien défausser, lancer les 7 dés
    [1] Défausser la bande de queue, lancer 6 dés
    [2] Défausser les 2 bandes de queue, lancer 5 dés
    [3] Défausser les 3 bandes de queue, lancer 4 dés
    [4] Défausser les 4 bandes de queue, lancer 3 dés
   *[5] Défausser les 5 bandes de queue, lancer 2 dés
}
action-keep = { $dice ->
    [aucun] Relancer tous les dés
   *[other] Garder { $dice } ; relancer le reste
}
action-stop = Ne plus relancer
action-take = Prendre la bande { $strip } dans la réserve
action-steal = Voler la bande { $strip } { AT($seat) }
action-done = Terminer le tour

# Events
event-removed = La bande { $strip } est retirée du jeu.
event-discarded = { $strips ->
    [one] { $seat } défausse { $strips } bande et lance { $left } dés.
   *[other] { $seat } défausse { $strips } bandes et lance { $left } dés.
}
event-threw = { $throw ->
    [1] { $seat }, premier lancer : { $dice }.
    [2] { $seat }, deuxième lancer : { $dice }.
   *[3] { $seat }, troisième lancer : { $dice }.
}
event-kept = { $dice ->
    [aucun] { $seat } relance tous les dés.
   *[other] { $seat } garde { $dice }.
}
event-stopped = { $seat } ne relance plus.
event-took = { $seat } prend la bande { $strip } dans la réserve et avance jusqu’à la case { $cell }.
event-stole = { $seat } vole la bande { $strip } { AT($victim) } et avance jusqu’à la case { $cell }.
event-fell-back = { $cells ->
    [1] { $seat } recule d’une case, jusqu’à la case { $cell }.
   *[other] { $seat } recule de { $cells } cases, jusqu’à la case { $cell }.
}
event-held = { $seat } est lanterne rouge : sa tête de piste reste sur la case { $cell }.
event-ended = { $seat } termine le tour.
event-failed = { $seat } ne peut prendre aucune bande.
event-gave-back = { $seat } remet la bande { $strip } dans la réserve et recule jusqu’à la case { $cell }.
event-slid-back = { $cells ->
    [0] { $seat } garde son unique bande et reste sur la case { $cell } : la piste est déjà au départ.
    [1] { $seat } garde son unique bande mais recule d’une case, jusqu’à la case { $cell }.
   *[other] { $seat } garde son unique bande mais recule de { $cells } cases, jusqu’à la case { $cell }.
}
event-spared = { $seat } est lanterne rouge : aucune pénalité.
event-won = { $seat } atteint la case { $cell } et gagne la partie !
event-turns-over = Après { $turns } tours, la partie s’arrête sans victoire.

# Refusals
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-dice-in-the-air = Les dés roulent encore.
refusal-discard-too-late = Vous ne pouvez défausser des bandes qu’avant votre premier lancer.
refusal-discard-too-many = Au moins une bande doit rester sur votre piste : défaussez-en moins.
refusal-throw-first = Lancez d’abord les dés, avec ou sans défausse.
refusal-throwing-over = Vos lancers sont terminés : prenez des bandes ou terminez le tour.
refusal-keep-not-thrown = Vous ne pouvez garder que les dés qui sont sur la table.
refusal-keep-all-is-stop = Garder tous les dés, c’est arrêter les lancers : choisissez « { action-stop } ».
refusal-still-throwing = Vous n’avez pas fini de lancer : arrêtez-vous d’abord, puis prenez des bandes.
refusal-too-few-dice = Pour prendre une bande, il faut au moins deux dés de sa couleur.
refusal-strip-too-long = Vous avez trop peu de dés de cette couleur pour la bande { $strip }.
refusal-colour-on-track = Votre piste a déjà une bande de cette couleur.
refusal-strip-removed = La bande { $strip } est hors jeu pour cette partie.
refusal-not-in-stock = La bande { $strip } n’est pas dans la réserve.
refusal-exact-in-stock = Tant que la bande exacte est dans la réserve, vous ne pouvez pas y en prendre une plus courte.
refusal-no-such-opponent = Vous ne pouvez voler une bande qu’à vos adversaires à cette table.
refusal-robbed-already = Vous avez déjà volé une bande { AT($seat) } pendant ce tour.
refusal-not-the-rear-strip = Seule la bande de queue peut être volée, et chez { $seat } ce n’est pas la { $strip }.
refusal-only-strip = { $seat } n’a que la bande { $strip } : la seule bande d’une piste ne peut pas être volée.

# The table as text
text-set-up = D’abord, quelques bandes courtes sont retirées du jeu.
text-discard = { $seat } peut défausser des bandes avant de lancer.
text-throw = { $seat } lance les dés.
text-keep = { $throw ->
    [1] { $seat } peut garder des dés et relancer le reste, ou s’arrêter : encore 2 lancers.
   *[2] { $seat } peut garder des dés et relancer le reste, ou s’arrêter : encore 1 lancer.
}
text-take = { $seat } prend des bandes ou termine le tour.
text-over = La partie est terminée.
text-dice = Dés : { $dice }
text-takeable = Ces dés permettent de prendre : { $strips }. Cela mène à la case { $cell }.
text-dead = Inutiles ce tour-ci : { $colours }
text-track = { $cell ->
    [0] { $seat } : au départ
   *[other] { $seat } : case { $cell }, bandes depuis la queue : { $strips }
}
text-tracks = Pistes
text-player = Joueur
text-front = Tête de piste
text-marker = Marqueur
text-strips = Bandes depuis la queue
text-theft = Vol de la bande de queue
text-cell = { $cell ->
    [0] au départ
   *[other] sur la case { $cell }
}{ $place ->
    [last] , lanterne rouge
   *[other] {""}
}
text-strip = { $strip } (cases { $first } à { $last })
text-held-at = { $cell ->
    [0] au départ
   *[other] sur la case { $cell }
}
text-cost = { $cells ->
    [0] ne coûte rien
    [one] coûte { $cells } case
   *[other] coûte { $cells } cases
}
text-stock = Réserve
text-removed = Hors du jeu : { $strips }

# What the next throw may bring
odds = { $throws ->
    [one] Chances du dernier lancer
   *[other] Chances avec { $throws } lancers
}
odds-kept = Ce que vous gardez ou défaussez
odds-failing = rien à prendre
odds-strips = bandes (10 % et plus)

# Why the master would do something
hint-seldom-fails = { $percent ->
    [0] ne peut pas échouer
   *[other] échoue rarement ({ $percent } %)
}
hint-goes-for = vise la bande { strip } ({ $percent } %)
hint-frees = { $count ->
    [one] libère une couleur
   *[other] libère { $count } couleurs
}
hint-all-dice = garde tous les dés
hint-safe = prend ce qui est sûr
hint-far = mène déjà loin
hint-ahead = { $cells ->
    [one] avance de { $cells } case
   *[other] avance de { $cells } cases
}
hint-goal = atteint le but
hint-throws-back = { $cells ->
    [one] fait reculer { $seat } de { $cells } case
   *[other] fait reculer { $seat } de { $cells } cases
}
hint-lantern = garde la lanterne rouge, qui protège
hint-no-theft = ne laisse rien à voler

# On the shelf
about = Bâtissez votre piste jusqu’au but, bande après bande, et volez ce que les autres laissent derrière eux.
daily = Express du jour
margin = { $margin ->
    [one] { $margin } case
   *[other] { $margin } cases
}

# What a page may tell in time, where the table allows advice
advice = les chances de chaque lancer
