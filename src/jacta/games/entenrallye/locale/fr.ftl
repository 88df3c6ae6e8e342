# Cars, parts and squares. “Une 2CV” is feminine, and so are “portes” and “ailes”.
colour = { $value ->
    [R] rouge
    [B] bleue
    [Y] jaune
    [G] verte
    [W] blanche
   *[K] noire
}
letter = { $value ->
    [R] R
    [B] U
    [Y] J
    [G] V
    [W] B
   *[K] N
}
car = { $colour ->
    [R] 2CV rouge
    [B] 2CV bleue
    [Y] 2CV jaune
    [G] 2CV verte
    [W] 2CV blanche
   *[K] 2CV noire
}
section = { $value ->
    [bonnet] capot
    [wings] ailes
    [doors] portes
   *[roof] toit
}
part = { $section ->
    [bonnet] capot { $colour ->
        [R] rouge
        [B] bleu
        [Y] jaune
        [G] vert
        [W] blanc
       *[K] noir
    }
    [wings] ailes { $colour ->
        [R] rouges
        [B] bleues
        [Y] jaunes
        [G] vertes
        [W] blanches
       *[K] noires
    }
    [doors] portes { $colour ->
        [R] rouges
        [B] bleues
        [Y] jaunes
        [G] vertes
        [W] blanches
       *[K] noires
    }
   *[roof] toit { $colour ->
        [R] rouge
        [B] bleu
        [Y] jaune
        [G] vert
        [W] blanc
       *[K] noir
    }
} ({ $points } points, { $defects } défauts)
place = { $kind ->
    [start] départ
    [road] case { $number }
    [meeting] rencontre { $number }
    [TUV] TÜV
    [ASU] ASU
    [TUV-branch] case { $number } du chemin du TÜV
    [ASU-branch] case { $number } du chemin de l’ASU
    [TUV-workshop] garage du TÜV
    [ASU-workshop] garage de l’ASU
    [TUV-behind] case −{ $number } derrière le garage du TÜV
    [ASU-behind] case −{ $number } derrière le garage de l’ASU
    [TUV-lane] case { $number } du chemin qui sort du garage du TÜV
    [ASU-lane] case { $number } du chemin qui sort du garage de l’ASU
   *[shortcut] case { $number } du raccourci { $letter ->
        [a] de la forêt
        [b] du gué
        [c] des vignes
       *[d] de la vieille ville
    }
}
square = { $kind ->
    [start] le { place }
    [TUV] le { place }
    [ASU] l’{ place }
    [TUV-workshop] le { place }
    [ASU-workshop] le { place }
   *[other] la { place }
}
inspection = { $value ->
    [TUV] TÜV
   *[ASU] ASU
}
month = { $value ->
    [january] janvier
    [february] février
    [march] mars
    [april] avril
    [may] mai
    [june] juin
    [july] juillet
    [august] août
    [september] septembre
    [october] octobre
    [november] novembre
   *[december] décembre
}

# Options
option-sticker = Les rencontres exigent-elles la vignette du contrôle ?
option-sticker-off = non
option-sticker-required = oui : celle du TÜV aux rencontres 2 et 3, celle de l’ASU à la rencontre 4

# Actions. “À” and “de” before a name are AT and OF, which contract and elide.
action-drive = Avancer de { $squares }{ $way ->
    [straight] {""}
   *[turn] , en bifurquant
}{ $part ->
    [part] , acheter une pièce
   *[no-part] {""}
}{ $repair ->
    [0] {""}
   *[other] , réparer { $repair }
}
action-steal = Voler une pièce { AT($seat) }
action-exchange = Échanger une pièce avec { $seat }
action-give = Donner : { $part }
action-fit = Monter : { $part }
action-done = Terminer le tour
action-keep = Garder : { $part }
action-return-rest = Rendre toutes les autres pièces

# Events
event-threw = { $seat } fait { $pips }.
event-waited = { $meeting ->
    [4] { $seat } est à la quatrième rencontre et y reste.
   *[other] { $seat } attend à la rencontre { $meeting }.
}
event-drove = { $squares ->
    [one] { $seat } avance d’une case et arrive { AT($square) }.
   *[other] { $seat } avance de { $squares } cases et arrive { AT($square) }.
}
event-missed = { $meeting ->
    [4] { $seat } parvient à la rencontre 4, mais ne marque rien.
   *[other] { $seat } passe la rencontre { $meeting } sans s’arrêter.
}
event-repaired = { $points ->
    [one] { $seat } répare { $points } point et en a { $repair }.
   *[other] { $seat } répare { $points } points et en a { $repair }.
}
event-bought = { $seat } achète une pièce.
event-drew = { $seat } tire : { $part }.
event-stole = { $seat } vole une pièce { AT($victim) }.
event-exchanged = { $seat } échange une pièce avec { $partner }.
event-took = { $seat } prend { AT($victim) } : { $part }.
event-handed-over = { $seat } donne en retour une pièce { AT($partner) }.
event-gave = { $seat } donne en retour { AT($partner) } : { $part }.
event-fitted = { $seat } monte : { $part }. Sa voiture a maintenant { $defects } défauts.
event-ended = { $seat } termine le tour.
event-arrived = { $seat } prend part à la rencontre { $meeting }.
event-scored = { $points ->
    [one] { $seat } marque { $points } point à la rencontre { $meeting }.
   *[other] { $seat } marque { $points } points à la rencontre { $meeting }.
}
event-returned = { $parts ->
    [0] { $kept ->
        [one] { $seat } garde sa pièce face cachée.
       *[other] { $seat } garde ses deux pièces face cachée.
    }
    [one] { $kept ->
        [0] { $seat } rend sa pièce face cachée.
        [one] { $seat } garde { $kept } pièce face cachée et en rend { $parts }.
       *[other] { $seat } garde { $kept } pièces face cachée et en rend { $parts }.
    }
   *[other] { $kept ->
        [0] { $seat } rend ses { $parts } pièces face cachée.
        [one] { $seat } garde { $kept } pièce face cachée et en rend { $parts }.
       *[other] { $seat } garde { $kept } pièces face cachée et en rend { $parts }.
    }
}
event-passed = { $repair ->
    [one] { $seat } réussit le contrôle { $inspection } avec { $defects } défauts ; il reste { $repair } point de réparation.
   *[other] { $seat } réussit le contrôle { $inspection } avec { $defects } défauts ; il reste { $repair } points de réparation.
}
event-failed = { $shortfall ->
    [one] { $seat } échoue au contrôle { $inspection } : il manque { $shortfall } point de réparation. La voiture va sur la case −{ $shortfall } derrière le garage.
   *[other] { $seat } échoue au contrôle { $inspection } : il manque { $shortfall } points de réparation. La voiture va sur la case −{ $shortfall } derrière le garage.
}
event-time = Nous sommes en { $month }, partie { $part }.
event-month-over = Fin du mois : { $month }.
event-towed = { $repair ->
    [one] { $seat } a manqué le contrôle { $inspection } et va au garage ; il reste { $repair } point de réparation.
   *[other] { $seat } a manqué le contrôle { $inspection } et va au garage ; il reste { $repair } points de réparation.
}
event-towed-behind = { $shortfall ->
    [one] { $seat } a manqué le contrôle { $inspection } ; il manque { $shortfall } point de réparation, et la voiture va sur la case −{ $shortfall } derrière le garage.
   *[other] { $seat } a manqué le contrôle { $inspection } ; il manque { $shortfall } points de réparation, et la voiture va sur la case −{ $shortfall } derrière le garage.
}
event-year-over = L’année est finie, et le rallye aussi.
event-all-arrived = Toutes les voitures ont atteint la quatrième rencontre : le rallye est fini.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
}

# Refusals
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-die-in-the-air = Le dé roule encore.
refusal-card-in-the-air = Une carte est en train d’être tirée.
refusal-drive-first = Roulez d’abord ; les actions spéciales viennent ensuite.
refusal-driven-already = Vous avez déjà roulé pendant ce tour.
refusal-more-than-thrown = C’est plus que ce que montre le dé.
refusal-pips-left = Aucun point du dé ne se perd : avancez du nombre entier, ou dépensez le reste en pièce et en réparations.
refusal-no-junction = Aucune route ne bifurque dans ces cases.
refusal-branch-closed = Votre contrôle est réglé : vous ne pouvez plus bifurquer là.
refusal-split-at-a-place = Vous arrivez à une étape : ce tour n’a pas d’action spéciale, avancez du nombre entier.
refusal-split-on-brown = Vous arriveriez sur une case brune : les actions spéciales se font sur une case grise.
refusal-repair-full = L’échelle des réparations s’arrête à 20.
refusal-pile-empty = La pioche est vide : il n’y a pas de pièce à acheter.
refusal-steal-with-a-one = On ne vole qu’avec un 1.
refusal-exchange-with-a-two = On n’échange qu’avec un 2.
refusal-traded-already = Vous avez déjà pris une carte pendant ce tour.
refusal-no-such-player = Choisissez quelqu’un d’autre à cette table.
refusal-nothing-to-take = { $seat } n’a pas de pièce face cachée.
refusal-not-in-hand = Vous n’avez pas cette pièce : { $part }.
refusal-section-taken = Cette partie de votre voiture a déjà une pièce ; impossible de monter : { $part }.
refusal-give-first = Donnez d’abord une pièce pour celle que vous avez prise.
refusal-nothing-owed = Vous ne devez de pièce à personne.
refusal-just-received = Donnez une des pièces que vous aviez avant, et non : { $part }.
refusal-keep-first = Choisissez d’abord les pièces face cachée que vous gardez.
refusal-not-at-a-meeting = On ne garde ou ne rend des pièces qu’après le décompte d’une rencontre.
refusal-kept-already = Vous gardez déjà : { $part }.

# The table as text
text-throw = { $seat } lance le dé.
text-drive = { $seat } a fait { $pips } et choisit jusqu’où rouler. Sur une case grise, les points du dé qui restent paient une pièce (3 points) ou des réparations (1 point chacune).
text-buy = { $seat } achète une pièce.
text-act = { $seat } a fait { $pips } et peut monter des pièces, agir ou terminer le tour.
text-draw = { $seat } tire une carte de quelqu’un d’autre.
text-give = { $seat } doit une pièce pour un échange.
text-keep = { $seat } choisit les pièces face cachée à garder : 2 au plus.
text-over = Le rallye est fini.
text-before-january = L’année n’a pas commencé.
text-year-over = L’année est finie.
text-calendar = Nous sommes en { $month }, partie { $part } sur { $parts }.
text-pile = { $parts ->
    [one] { $parts } pièce dans la pioche.
   *[other] { $parts } pièces dans la pioche.
}
text-score = { $points } à la rencontre { $meeting }
text-waiting = attend le mois de la rencontre
text-fitted = pièces montées : { $parts } · { $worth } points à une rencontre
text-hand = dans votre main : { $parts }
text-known = a en main, vous le savez : { $parts }
text-open = face cachée : { $parts }
text-hidden = face cachée : { $parts ->
    [one] { $parts } pièce
   *[other] { $parts } pièces
}
text-landing = { $way ->
    [straight] Tout droit
   *[turn] En bifurquant
}, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} : { $place }, { $ground ->
    [brown] case brune
   *[grey] case grise
}
text-cars = Voitures
text-car = Voiture
text-driver = { $seat }, { $car }
text-where = Où
text-next = À venir
text-repair = Points de réparation
text-defects = Défauts
text-settled = Contrôles réglés
text-inspected = { $how ->
    [failed] { $inspection } (pas réussi)
   *[passed] { $inspection }
}
text-points = Points
text-need = { $squares ->
    [-1] { $place }, derrière cette voiture
    [one] { $squares } case avant { $square }
   *[other] { $squares } cases avant { $square }
}, à faire en { $month }{ $repair ->
    [0] {""}
    [one] , il manque { $repair } point de réparation
   *[other] , il manque { $repair } points de réparation
}
text-parts = Pièces
text-of-seat = { $seat }, { $text }
text-year = L’année
text-place = Lieu
text-month = Mois
text-standing-head = État
text-standing = { $standing ->
    [next] à venir
    [done] fait
    [missed] manqué
    [failed] pas réussi
    [over] passé
   *[due] à faire
}

# What the next throws may bring
odds = Chances jusqu’à votre prochain tour
odds-month = Fin { OF($month) } avant cela : { $chance }
odds-place = Votre prochain lancer atteint { $place } : { $chance }
odds-span = de { $least } à { $most }
odds-landing-head = Avancer
odds-landing = { $way ->
    [straight] Tout droit
   *[turn] En bifurquant
}, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
odds-month-head = fin { OF($month) }
odds-place-head = le prochain lancer atteint

# Why the master would do something
hint-scores = { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
}
hint-repairs = répare pour le contrôle
hint-worth = { $points ->
    [one] ajoute { $points } point à la voiture
   *[other] ajoute { $points } points à la voiture
}
hint-part = apporte une pièce
hint-near = s’approche de l’étape à atteindre
hint-reaches = peut mener au prochain lancer à l’étape à atteindre ({ $percent } %)

# On the shelf
about = Menez votre 2CV à travers l’année, trouvez des pièces et soyez à temps aux rencontres.
daily = Rallye du jour
margin = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
bot-planner = fort

# What a page may tell in time, where the table allows advice
advice = les chances que le mois finisse, et celles du prochain lancer
