# The house around the games

fold-side = Replier
cancel = Annuler
name-title = Comment on vous appelle
name-label = Nom à la table
keep-name = Garder ce nom
kept = C’est noté.
change-name = Changer
name-hint = C’est ainsi que les autres vous appellent. Vous pouvez le changer à tout moment. 40 caractères au plus.
more = Voir la suite
labelled = { $label } : { $text }

# The ladder

ladder-of = { $game } : classement
ladder-place = Rang
ladder-player = Joueur
ladder-range = Fourchette
ladder-rating = Cote
ladder-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-band = Presque sûrement entre { $least } et { $most }, le plus probable : { $likely }
ladder-adjusted = sans la chance { $likely } ± { $give }
ladder-measured = cote mesurée entre robots
ladder-four = Les quatre de la maison
ladder-none = Personne n’a encore joué de partie classée. La première place est libre.
ladder-play = Jouer une partie classée
ladder-play-hint = À deux, contre un robot. Avec d’autres personnes : cochez « Partie classée » en ouvrant une table.
ladder-about = Que veulent dire ces nombres ?
ladder-about-band = Le repère est la valeur la plus probable ; la bande montre à quel point elle est sûre. Chacun commence avec une large bande de 1000 à 3000, et chaque partie classée la resserre. La cote est le bas de la bande : ce que vaut quelqu’un au moins, presque sûrement. Elle part donc de 1000 et monte à mesure que la maison vous connaît.
ladder-about-adjusted = Le losange est une seconde cote, d’après les résultats sans la chance : la maison est revenue sur les parties classées et a retiré de chaque résultat la part des dés. Il lui faut bien moins de parties pour approcher la vérité. L’ordre du classement et le choix des adversaires ne suivent que les résultats.
ladder-about-bots = Les quatre de la maison partent de ce qu’ont montré leurs parties entre eux, puis sont classés comme tout le monde. Un robot assis deux fois à une table n’est pas classé pour cette partie.

# A person's page

person = Un joueur
person-bot = Un robot de la maison
person-against = Jouer contre { $name }
person-play = Jouer
person-since = Ici depuis le { $day }
person-change = Nom, avatar, page
person-own = Les autres ne voient que vos parties publiques ; vous les voyez toutes.
person-private = Personne d’autre ne voit cette page.
person-range = presque sûrement entre { $least } et { $most }
person-adjusted = { $games ->
    [one] Sans la chance : { $likely } ± { $give }, d’après { $games } partie examinée.
   *[other] Sans la chance : { $likely } ± { $give }, d’après { $games } parties examinées.
}
person-place = Rang { $place } du classement
person-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
person-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
person-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
person-alone = { $count ->
    [one] { $count } partie en solo
   *[other] { $count } parties en solo
}
person-best = record : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-best-points = { $points ->
    [one] point dans la meilleure partie
   *[other] points dans la meilleure partie
}
person-games = Parties terminées
person-games-none = Aucune partie publique pour l’instant.
person-games-none-own = Aucune partie terminée. Prenez une boîte sur l’étagère.
curve = Cote après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : presque sûrement entre { $least } et { $most }, le plus probable : { $likely }
streak-title = Séries
streak-all = Plus longue série : { $longest } · { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
}
played-against = Contre { $names }

# The tables of a game

tables-title = { $game } : les tables
tables-open = Rejoindre une table ouverte
tables-open-none = Personne n’attend pour le moment. Ouvrez une table pour que l’on vous trouve.
tables-running = Regarder une partie
tables-running-none = Aucune partie publique en ce moment.
tables-finished = Parties terminées, étape par étape
tables-finished-none = Aucune partie publique n’est encore terminée.
records-all = Télécharger toutes les parties enregistrées

# The daily game

daily-today = Aujourd’hui, les mêmes dés pour tous
daily-about = Tous ceux qui jouent aujourd’hui ont les mêmes lancers, sur la carte { $map }. Vous avez un seul essai ; prenez votre temps, et revenez quand vous voulez avant la fin de la journée.
daily-about-bots = Toutes les personnes qui jouent aujourd’hui ont la même place et les mêmes lancers, contre { $bots } : aux mêmes coups, les mêmes réponses. Vous n’avez qu’un essai ; prenez votre temps, et revenez quand vous voulez avant la fin de la journée.
daily-chair = Vous jouez { $chair }.
daily-running-about = La partie vous attend où vous l’avez laissée. Terminez-la avant la fin de la journée pour qu’elle compte.
daily-yours = Votre journée
daily-guest = En tant qu’invité, vous pouvez jouer à tout ; seuls les comptes sont comparés, car il suffit d’un instant pour revenir en nouvel invité. Un compte créé plus tard aujourd’hui compte encore.
daily-guest-finished = Seuls les comptes sont comparés, car il suffit d’un instant pour revenir en nouvel invité.
daily-account = Créez un compte : aujourd’hui compte encore.
daily-begin = Commencer l’essai du jour
daily-players = { $players ->
    [one] { $players } personne a terminé aujourd’hui
   *[other] { $players } personnes ont terminé aujourd’hui
}
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-place = { $percent ->
    [0] Rang { $rank } sur { $accounts }.
   *[other] Rang { $rank } sur { $accounts } : mieux que { $percent } % des autres.
}
daily-first = Aucun autre compte n’a encore terminé aujourd’hui. Voyons ce que feront les autres.
daily-only = Le seul compte de ce jour-là.
daily-given-up = Vous avez abandonné la partie du jour. Demain, il y aura de nouveaux dés.
daily-closed = Le gardien de la maison a fermé votre partie. Elle ne compte ni pour vous ni contre vous et, comme vous avez vu les dés, il n’y a pas de second essai. Demain, il y aura de nouveaux dés.
daily-late = La partie n’a pas été terminée dans la journée et ne compte pas.
daily-late-points = { $points ->
    [one] { $points } point, mais après la fin de la journée : il ne compte pas.
   *[other] { $points } points, mais après la fin de la journée : ils ne comptent pas.
}
daily-not-played = Vous n’avez pas joué.
daily-nobody = Aucun compte n’a terminé.
daily-shape = { $accounts ->
    [one] Points de { $accounts } compte : { $most }
   *[other] Points de { $accounts } comptes : de { $fewest } à { $most }
}
daily-shape-about = { $accounts ->
    [one] Points de { $accounts } compte
   *[other] Points de { $accounts } comptes
}
daily-tally = Parmi les comptes : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } égalité
   *[other] { $drawn } égalités
} et { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}.
daily-share = Copier le résultat
daily-share-place = { $reached }, mieux que { $percent } % des autres ({ $others })
daily-sheet = Votre feuille
daily-next = Nouveaux dés dans { $hours } h { $minutes } min
daily-result = Comment s’est passée la journée ?
daily-yesterday = Hier
daily-seed = La graine de ce jour-là
daily-check = Vérifier les dés d’une partie enregistrée
daily-master = Octavia, avec les mêmes dés : { $reached }
daily-master-plays = Octavia joue en ce moment avec ces dés.
daily-compare = Comparer les parties
daily-compared = Les parties d’hier, comparées
daily-trust = Pourquoi se fier à ces dés ?
daily-trust-short = { $fixed ->
    [yesterday] Ils ont été fixés hier.
   *[today] Ils n’ont été fixés qu’aujourd’hui : hier, la maison n’était pas ouverte.
} Ce nombre y engage la maison :
daily-commitment = Engagement d’aujourd’hui
daily-commitment-next = Engagement de demain
daily-renewed = La maison a été restaurée depuis une sauvegarde et a tiré de nouveaux dés depuis. Auparavant, elle montrait cet engagement :
daily-trust-why = Comment ça marche, et ce que cela ne prouve pas
daily-trust-how = Tous les lancers d’un jour découlent d’une seule graine. Son SHA-256 est montré dès la veille : personne ne peut changer la graine sans que cela se voie. La journée finie, la graine est révélée, et votre navigateur peut vérifier chaque dé de chaque partie enregistrée.
daily-trust-not = La personne qui tient cette maison pourrait regarder la graine à l’avance, et nul ne peut voir si quelqu’un connaissait les dés. On joue pour le plaisir et pour l’honneur.
daily-bests = Vos records
daily-bests-none = Terminez une partie en solo, sur n’importe quelle carte : votre record restera ici.
daily-best-alone = en solo

# Les mêmes dés, comparés

compare-title = En quoi les parties diffèrent
compare-later = Dès que votre partie est finie, vous voyez ici ce que les autres ont fait des mêmes dés, coup par coup.
compare-later-master = Dès que votre partie est finie, vous voyez ici ce que les autres et Octavia ont fait des mêmes dés, coup par coup.
compare-me = (vous)
compare-result = Résultat
compare-without-luck = Sans la chance
compare-doubt = Comparez ce qui reste sans la chance : même avec les mêmes dés, des parties qui se séparent ont chacune leur part de chance.
compare-coming = Des parties attendent encore d’être examinées, l’une après l’autre.
compare-parted = Où les parties se sont séparées
compare-parted-about = Ici, plusieurs avaient exactement la même situation sous les yeux et ont joué différemment.
compare-turn = Tour { $turn }
compare-alike = Partout où la situation était la même pour tous, tous ont joué de la même façon.
compare-all = Tout montrer ({ $count })
compare-better = Mieux : { $best }
way-best = on ne pouvait pas faire mieux
way-cost = coûte { $percent } % d’une victoire
way-cost-points = coûte { $points } points

# Les défis

challenge-title = Défi : { $game }
challenge-from = { $name } vous lance un défi
challenge-yours = Votre défi
challenge-against = contre { $bots }
challenge-your-turn = À vous de jouer
challenge-from-turn = reprise au tour { $turn } d’une partie
challenge-about = Chaque personne qui a ce lien joue avec les mêmes dés, contre les mêmes robots, et n’a qu’un essai. Prenez votre temps : vous pouvez revenir quand vous voulez avant la clôture. Vous voyez ce que les autres ont fait quand votre partie est finie, et pas avant.
challenge-names = Votre nom, votre résultat et vos coups sont montrés aux autres personnes qui ont joué.
challenge-begin = Jouer avec ces dés
challenge-players = { $players ->
    [0] Personne n’a encore commencé
    [one] { $players } personne a commencé
   *[other] { $players } personnes ont commencé
}
challenge-done = Vous avez joué
challenge-done-about = Votre résultat : { $reached }. Chacun n’a qu’un essai, ce résultat ne changera donc plus.
challenge-table = Votre table
challenge-closed = Clos
challenge-closed-about = Plus personne ne peut commencer. La graine des dés est révélée, et tout le monde peut lire les parties.
challenge-until = Ouvert jusqu’au { $at }.
challenge-ended = Clos le { $at }.
challenge-send = L’envoyer à d’autres
challenge-send-about = Chaque personne qui a le lien peut relever le défi.
challenge-link = Le lien
challenge-seed = La graine de ses dés
challenge-trust = Tous les lancers d’un défi découlent d’une seule graine. Son SHA-256 a été montré quand le défi a été lancé : personne ne peut donc changer la graine sans que cela se voie. À la clôture, la graine est révélée et votre navigateur peut vérifier chaque dé de chaque partie enregistrée.
challenge-trust-not = Qui tient cette maison pourrait regarder la graine d’avance ; qui lance un défi a pu en créer plusieurs et envoyer le meilleur ; et l’on peut jouer d’abord comme invité et connaître ainsi les dés. Un défi ne compte jamais pour la cote : on le joue pour le plaisir et pour l’honneur.
challenge-close = Clore le défi et révéler la graine
challenge-close-sure = Plus personne ne pourra commencer, les parties en cours ne compteront plus, et tout le monde verra les résultats. C’est définitif.
challenge-keep-open = Le laisser ouvert
challenge-result = Voir le défi
challenge-others = Défier d’autres personnes
challenge-chair = Qui relève le défi
challenge-master = Octavia joue aussi
challenge-master-hint = Le robot le plus fort a la même place et les mêmes dés, pour que chacun puisse comparer.
make-what = Que voulez-vous proposer ?
make-a-table = une table
make-a-challenge = un défi
make-challenge-hint = Les mêmes dés pour toutes les personnes à qui vous envoyez le lien, chacune à sa table. Vous voyez ensuite ce que chacun en a fait, et où vos parties se sont séparées.
make-challenge = Lancer le défi
give-up-hint-challenge = Votre seul essai s’arrête ici et ne compte pas ; c’est définitif.

# Making a table

make-title = Une table { OF($game) }
players = Joueurs
own-chair = Vous jouez
chairs = Qui s’assoit où
chair-number = Place { $number }
chair-person = Une personne
chair-beside = Quelqu’un à côté de moi
bots-here = Robots à cette table : { $bots }
choose-bot = Quel robot ?
all-people = Que des personnes
all-bots = Que des robots
pace = Temps
pace-kind-free = Sans pendule
pace-kind-live = En direct
pace-kind-days = En jours
pace-minutes = Temps de chacun
pace-increment = Ajout par tour
pace-for-a-turn = Pour un tour
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [0] rien
    [one] { $count } seconde
   *[other] { $count } secondes
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
absent = Quand le temps est écoulé
absent-bot = un robot joue jusqu’au retour
absent-lost = la partie est perdue
who-comes = Qui peut venir
by-link = Avec le lien
by-lobby = Tout le monde
games = Parties
one-game = Une partie
make-more = Autres réglages
make-rated = Partie classée
make-rated-hint = Elle compte pour le classement, et chaque personne joue sur son propre appareil.
make-advice = Avec conseils : { $advice }
make-advice-hint = Une partie classée se joue sans.
make-hints = Avec suggestions : on peut demander ce que ferait le maître
make-hints-hint = Tout le monde voit qui demande, et la partie enregistrée en garde la trace. Une partie classée n’a de suggestions que si vous le dites ici ; qui s’y assoit les accepte.
who-reads = Qui peut relire la partie
records-public = tout le monde
records-players = ceux qui ont joué
open-table = Ouvrir la table
match-game = Partie { $number } sur { $games }
match-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
terms = Fixé avant le premier coup
rating = Classement
rated-yes = partie classée
rated-no = pour le plaisir
advice = Conseils
advice-none = aucun
hints-term = Suggestions
hints-yes = on peut demander ce que ferait le maître ; la partie enregistrée en garde la trace
hints-no = aucune
start = Début
start-otherwise = depuis une position d’une autre partie

# Before the game

coming-to-table = On s’approche de la table…
lobby-title = { $free ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $free } places sont libres
}
lobby-hint = La partie commence d’elle-même dès que toutes les places sont prises.
sit-here = S’asseoir ici
sit-together = Quelqu’un à côté de moi
companion-name = Nom de la personne à côté de vous
companion-name-short = Son nom
seat-a-bot = Un robot
stand-up = Quitter ma place
send-away = Renvoyer
chair-free = libre
chair-kept = gardée pour quelqu’un qui jouait avant
chair-kept-of = gardée pour { $name }
chair-kept-you = gardée pour vous
invite = Envoyez ce lien aux personnes avec qui vous voulez jouer :
only-here = Cette adresse ne marche que sur cet ordinateur : pour que d’autres puissent venir, ouvrez la maison avec « { $make } » ou « { $jacta } », et allez-y par l’adresse de cet ordinateur sur votre réseau.
link-address = Lien vers cette table
copy = Copier
copied = Copié
copy-of = Copier : { $what }
close-table = Fermer la table
close-table-hint = { $count ->
    [one] { $names } a déjà pris place. La table sera fermée pour vous deux.
   *[other] { $names } ont déjà pris place. La table sera fermée pour tout le monde.
}
close-table-sure = La fermer quand même
keep-open = La laisser ouverte

# At the table

table-title = Table : { $game }
title = { $game } · Jacta
title-turn = ● À vous · { $game }
around-the-table = Autour de la table
board-text = Le plateau en texte
actions = Ce que vous pouvez faire
as-text = Voir en texte
board-missing = Le plateau n’a pas pu être chargé ; le voici en texte.
board-other = Le plateau a été fait pour une autre version de cette page ; le voici en texte.
board-broken = Le plateau est tombé en panne ; le voici en texte.
as-board = Voir le plateau
log = Ce qui s’est passé
chat = Discuter
log-and-chat = Ce qui s’est passé, et conversation
log-empty = Rien encore.
lately = À l’instant
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-removed = (retiré)
speaker = { $name } : ne plus entendre, bloquer ou signaler
mute = Ne plus entendre
mute-hint = Vous ne lisez plus ce que dit cette personne, à aucune table. Elle ne l’apprend pas.
mute-only = Seulement ne plus entendre
block = Bloquer
block-hint = Vous ne vous retrouvez plus non plus à de nouvelles tables.
report = Signaler ce message
report-reason = Qu’est-ce qui ne va pas ?
report-hint = Le gardien de la maison le lira.
report-send = Signaler
reported = Merci. Le gardien de la maison va regarder.
ignored-where = Vous pouvez revenir là-dessus à tout moment :
menu = Menu
seat-you = { $name } (vous)
faster = Plus vite
to-my-turn = Jusqu’à mon tour (.)
ask-hint = Que ferait le maître ?
ask-hint-about = Que ferait le maître ? Tout le monde voit que vous demandez (H)
hints = Ce que ferait le maître
hint-win = { $chance } de chances de gagner
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = Vous
seat-rating = cote { $rating }
seat-bot = robot
seat-here = en ligne
seat-away = hors ligne
seat-lost = hors jeu
seat-stand-in = { $bot } joue à sa place
clock = Temps restant : { $left }
clock-days = { $days } jours
clock-days-hours = { $days } j { $hours } h
keys = Entrée confirme · U annule
keys-open = U annule
built = Votre tour jusqu’ici
choose-one = Choisissez
take-back = Annuler
confirm = Confirmer
banner-yours = À vous.
banner-of = { $name }, à vous.
banner-choose = Choisissez que faire.
banner-ends = Confirmez votre tour, ou annulez une étape.
banner-reveals = Confirmez pour voir la suite, ou annulez une étape.
banner-theirs = { $count ->
    [one] { $names } joue.
   *[other] { $names } jouent.
}
banner-forced = Aucun choix :
banner-dice = Les dés roulent.
banner-paused = La partie est en pause.
banner-away = { $bot } joue pour vous.
banner-away-text = Revenez quand vous voulez.
banner-lost = { $why ->
    [absent] Votre temps est écoulé, et cette partie est perdue.
   *[gave-up] Vous avez abandonné cette partie.
}
banner-lost-text = Un robot continue la partie.
banner-aborted = La table a été fermée.
closed-why = { $why ->
    [keeper] Le gardien de la maison l’a fermée ; personne n’a gagné ni perdu.
    [nobody] Il n’y avait plus personne : la maison l’a fermée.
   *[players] Elle a été fermée avant le premier coup.
}
banner-over = La partie est finie.
banner-you-won = Vous avez gagné !
banner-alone = { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
banner-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
banner-draw = Égalité.
banner-match-over = Le match est fini.
match-you-won = { $score ->
    [none] Vous avez gagné le match !
   *[other] Vous avez gagné le match, { $score } !
}
match-has-won = { $count ->
    [one] { $names } a gagné le match{ $score ->
        [none] .
       *[other] , { $score }.
    }
   *[other] { $names } ont gagné le match ensemble.
}
match-drawn = { $score ->
    [none] Le match finit sur une égalité.
   *[other] Le match finit sur une égalité, { $score }.
}
come-back = Revenir
resume = Reprendre la partie
ask-pause = Demander une pause
agree-pause = Accepter la pause
pause = Mettre en pause
pause-is-asked = Pause demandée
pause-waits = Vous avez demandé une pause ; on attend { $names }.
pause-agree = { $count ->
    [one] { $names } demande une pause : d’accord ?
   *[other] { $names } demandent une pause : d’accord ?
}
agree = D’accord
you-watch = { $watching ->
    [0] Vous regardez
    [one] Vous regardez
   *[other] { $watching } personnes regardent
}
step-sat = { $name } prend place.
step-stood = { $name } quitte sa place.
step-began = La partie { $game } commence.
step-ended = La partie est finie.
step-left = { $why ->
    [gave-up] { $name } abandonne.
    [absent] { $lost ->
        [yes] { $name } n’a plus de temps.
       *[no] { $name } n’est pas là ; { $bot } joue à sa place.
    }
   *[gone] { $name } a quitté la partie.
}
step-trouble = { $why ->
    [late] { $name } a trop réfléchi : la maison a joué à sa place, au hasard.
   *[crashed] { $name } n’a pas pu décider : la maison a joué à sa place, au hasard.
}
step-returned = { $name } est de retour.
step-pause-asked = { $name } demande une pause.
step-hinted = { $name } demande ce que ferait le maître.
step-paused = La partie est en pause.
step-resumed = La partie continue.
step-aborted = { $why ->
    [keeper] Le gardien de la maison a fermé la table.
    [nobody] Il n’y avait plus personne, et la maison a fermé la table.
   *[players] La table a été fermée.
}
step-revealed = La journée est finie, et sa graine est révélée : ce qui n’est pas terminé ne compte plus.
step-rematched = Une revanche est ouverte à une autre table.
step-recommitted = La maison a été restaurée depuis une sauvegarde : à partir d’ici, les dés découlent d’un nouvel engagement.
step-salted = { $name } ajoute un nouveau sel aux dés.

# The menu

invite-watch = Lien vers cette table
seat-link = Continuer sur un autre appareil
seat-link-hint = Un lien vers votre propre place. Qui l’a peut jouer pour vous.
seat-link-make = Créer un lien
seat-link-address = Lien vers votre place
seat-link-revoke = Révoquer tous les liens
seat-link-revoked = Plus aucun lien ne mène à votre place.
preferences = À votre goût
auto-confirm = Confirmer mon tour automatiquement
sound = Sons
notify = Me prévenir quand c’est à moi
notify-denied = Ce navigateur ne le permet pas : cela se change dans ses réglages.
motion = Mouvement
motion-full = calme
motion-fast = rapide
motion-none = aucun
theme = Lumière
theme-device = comme l’appareil
theme-day = jour
theme-night = nuit
full-screen = Plein écran
shared-screen = Écran pour tous
shared-screen-hint = Montre cette table à toute la pièce, en grand et sans les secrets de personne. Vous jouez sur un autre appareil.
shared-screen-end = Revenir à ma place
qr-code = Code QR de ce lien
qr-join = Code QR : rejoindre cette table avec un téléphone
qr-watch = Code QR : venir à cette table avec un téléphone
qr-seat = Code QR : continuer à votre place sur un téléphone
qr-here-only = Seul cet appareil atteint cette adresse. Pour les autres, ouvrez la maison avec --host=0.0.0.0.
room-come = Venez jouer
room-join = Scannez le code et prenez place, ou allez à
room-watch = Scannez le code pour regarder ou jouer, ou allez à
watched = { $count ->
    [one] Quelqu’un regarde
   *[other] { $count } personnes regardent
}
watched-by = { $count ->
    [one] { $names } regarde
   *[other] { $names } regardent
}
watched-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}
give-up = Abandonner
give-up-sure = Vraiment abandonner ?
give-up-hint = Vous perdez cette partie, et c’est définitif.
give-up-hint-alone = La partie s’arrête ici, sans retour possible.
give-up-hint-daily = Votre seul essai du jour s’arrête ici et ne compte pas, sans retour possible.
give-up-hint-of = { $name } perd cette partie, et c’est définitif.
give-up-hint-rated = Vous perdez cette partie classée, et elle compte au classement ; c’est définitif.
leave-rated = Cette partie est classée : qui la quitte maintenant que des dés sont tombés la perd.
keep-playing = Continuer à jouer

# Sharing a device

curtain = C’est { AT($name) } de jouer
curtain-hint = Passez l’appareil. Rien n’est montré avant votre feu vert.
curtain-ready = C’est moi, { $name }

# The end

result = Résultat
next-game = Partie suivante
verdict-margin = { $points ->
    [0] À égalité de points, départagés par la règle.
    [one] D’un point.
   *[other] De { $points } points.
}
verdict-lost = Bien joué. La revanche ?
play-again = Rejouer
gain-rating = Cote { $rating }
gain-change = { $change ->
    [0] inchangée
   *[other] { $change }
}
gain-best = Nouveau record personnel : c’était { $before }.
gain-below = Votre record est de { $best }.
gain-first = Première partie de ce genre : il y a maintenant un record à battre.
gain-better-than = Plus de points que { $share } % des autres parties ({ $others })
decided = Le tour { $turn } a décidé de la partie : les chances { OF($names) } sont passées de { $before } % à { $after } %.
decided-you = Le tour { $turn } a décidé de la partie : vos chances sont passées de { $before } % à { $after } %.
decided-how = Une estimation, comme si des joueurs rapides avaient terminé la partie.
decided-judged = De l’avis du meilleur robot d’ici.
decided-coming = On cherche le tour qui a décidé de la partie…
decided-by-none = Aucun tour n’a décidé à lui seul de la partie.
rematch = Revanche
rematch-join = Aller à la revanche
to-record = Revoir la partie

# Other rooms

watch-instead = Regarder la table
not-found-daily = Ce jeu n’a pas de partie du jour.

# What is one's own

you-title = Votre coin
account = Compte
account-guest = Vous êtes de passage : seul ce navigateur vous connaît. Un compte garde votre nom, vos parties et vos cotes, sur tous vos appareils. Sans adresse e-mail.
account-way = Que souhaitez-vous ?
account-make = Créer un compte
account-make-hint = Tout ce que vous avez joué jusqu’ici reste à vous.
account-sign-in = Se connecter
account-sign-in-hint = Ce navigateur est alors lié à votre compte ; l’invité que vous étiez ici disparaît.
account-recover = Code de secours
account-recover-hint = Un code de secours à la place du mot de passe oublié ; tous les autres appareils sont déconnectés.
account-of = Vous jouez sous l’identifiant { $login }.
login = Identifiant
password = Mot de passe
password-now = Votre mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = C’est fait, et tous les autres appareils sont déconnectés.
recovery-code = Code de secours
codes = Codes de secours
codes-hint = Gardez ces codes en lieu sûr : ils ne sont montrés que cette fois. Avec l’un d’eux, vous pouvez revenir si vous oubliez votre mot de passe ; chacun sert une fois.
codes-file = Enregistrer dans un fichier
codes-kept = Je les ai gardés
codes-new = Nouveaux codes de secours
codes-new-hint = Les anciens ne sont alors plus valables.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout

# Where one is signed in, the second factor, and what happened elsewhere

device = { $browser } sur { $system }
device-unknown = Appareil inconnu
sessions = Vos connexions
session-here = Cet appareil
session-used = Dernière utilisation : { $when }
session-begun = Connexion : { $when }
session-end-of = Déconnecter : { $device }
sessions-end-others = Se déconnecter sur tous les autres appareils
second-factor = Mettre en place un second facteur
second-factor-on = Second facteur : actif
second-factor-hint = Avec un second facteur, la connexion demande, en plus du mot de passe, un code d’une application d’authentification. Qui apprend seulement votre mot de passe n’entre pas.
second-factor-set-up = Mettre en place
second-factor-scan = Scannez ce code avec votre application d’authentification, ou saisissez-y le secret. Il ne s’affiche qu’une fois.
second-factor-qr = Code QR du secret
second-factor-secret = Secret
second-factor-prove = Activer
second-factor-remove = Retirer le second facteur
second-factor-remove-hint = La connexion ne demande alors plus que votre mot de passe.
second-code = Code
second-code-hint = Les six chiffres que montre votre application d’authentification, ou un code de secours.
second-code-prove-hint = Les six chiffres que l’application montre maintenant.
notices = Ce qui s’est passé sur votre compte
notices-hint = Si ce n’était pas vous, changez votre mot de passe et déconnectez tous les autres appareils.
notices-look = Voir votre compte
notices-seen = C’était moi
notice-session = { $when } : connexion sur { $device }.
notice-password = { $when } : mot de passe changé sur { $device }.
notice-recovered = { $when } : code de secours utilisé pour un nouveau mot de passe sur { $device }.
notice-codes = { $when } : nouveaux codes de secours créés sur { $device }.
notice-second-factor = { $when } : second facteur mis en place sur { $device }.
notice-no-second-factor = { $when } : second facteur retiré sur { $device }.
page-title = Votre page
page-hint = Votre page montre votre nom, votre avatar, vos cotes, vos séries et les parties terminées à des tables publiques. Les parties privées, celles du jour et ce que vous dites n’y figurent jamais : personne d’autre ne les voit.
page-open = Tout le monde peut voir ma page
page-open-hint = Sinon, personne d’autre ne la voit. Au classement, votre nom reste, sans page derrière.
page-own = Voir ma page
avatar-colour = Couleur de votre avatar
avatar-shape = Forme de votre avatar
data = Vos données
data-hint = Tout ce que la maison sait de vous, vous pouvez l’emporter.
data-export = Tout télécharger
data-records = Télécharger vos parties
erase = Effacer mes données
erase-hint = La maison oublie qui vous êtes, pour toujours. Vos parties en cours sont abandonnées ; les parties terminées restent entières pour les autres, sans votre nom.
erase-sure = Vraiment, et pour toujours ?
holidays = Vacances
holidays-hint = Dans les parties à plusieurs jours par tour, votre pendule s’arrête pendant vos vacances.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-add = Ajouter
holiday-remove = Retirer { $days }
ignored = Personnes ignorées
ignored-none = Personne. À une table, cliquez sur un nom dans la conversation pour ne plus entendre quelqu’un ou le bloquer.
ignored-mute = ignorée
ignored-block = bloquée
unignore = Entendre à nouveau
programs = Vos programmes
programs-hint = Un programme joue aux tables comme une personne, avec un jeton à la place d’un mot de passe.
token-make = Créer un jeton
token-label = Nom du programme
token-made = Le jeton { OF($name) }, montré cette seule fois :
token-secret = Jeton
token-unused = pas encore utilisé
token-used = utilisé la dernière fois le { $day }
token-revoke = Révoquer

# Chance et habileté dans une partie finie

luck-title = Chance et habileté
luck-coming = Chaque lancer et chaque décision sont pesés…
luck-chances = Chances de gagner
luck-chances-of = { $name } : { $before } % au début, { $after } % à la fin
luck-parts = Ce qui a fait le résultat
luck-who = Qui
luck-expected = Attendu
luck-part-luck = Chance
luck-part-own = Ses décisions
luck-part-others = Décisions des autres
luck-part-revision = Réévaluation
luck-result = Résultat
luck-scale = 1, c’est mieux que tous les autres ; −1, moins bien que tous.
luck-scale-alone = En points.
luck-doubt = Marge d’erreur du jugement : { $doubt }.
luck-choices = Les décisions qui ont coûté le plus
luck-no-choices = Aucune décision n’a coûté cher.

# Dice and luck

dice-house-about = Tout ce qui est tombé dans les parties publiques terminées de cette maison, à côté de ce que font des dés honnêtes. La maison s’engage sur tous les dés avant chaque partie ; chaque partie enregistrée peut être vérifiée, et tout ceci se recalcule à partir des parties enregistrées.
dice-house-link = Les dés de toute la maison
dice-progress = Parties publiques terminées : { $finished }, dont { $counted } comptées jusqu’ici ; la chance a été évaluée dans { $judged } d’entre elles.
dice-coming = Les autres suivront quand personne n’aura besoin de la machine.
dice-none = Aucune partie publique n’est encore comptée.
dice-band = Dés lancés : { $dice }. Dans 95 cas sur 100, une face d’un dé honnête sort entre { $low } et { $high } fois : c’est la bande claire, et le trait en est le milieu.
dice-even = { $how ->
    [usual] Un dé honnête est aussi irrégulier que celui-ci, ou plus, dans { $share } cas sur 100 : rien d’inhabituel.
    [rare] Un dé honnête n’est aussi irrégulier que celui-ci, ou plus, que dans { $share } cas sur 100 : c’est rare, mais cela doit arriver parfois.
   *[odd] Un dé honnête est aussi irrégulier que celui-ci dans moins de { $share } cas sur 100 : c’est très rare. Dans le doute, vérifiez les lancers eux-mêmes.
}
dice-of-game = Les dés de cette partie
dice-luck-course = La chance au fil de la partie
dice-luck-of = { $name } : chance { $luck } ; le hasard seul ne dépasse guère ± { $half }
dice-band-luck = Le hasard reste dans la bande dans 95 cas sur 100.
dice-committed = La maison s’était engagée sur les dés avant la partie, et en a vérifié { $dice }. « Vérifier tous les dés » fait faire la même chose à votre navigateur.
dice-committed-only = La maison s’était engagée sur les dés avant la partie. « Vérifier tous les dés » dit ce qui peut en être vérifié maintenant.
dice-not-committed = Il n’y a pas ici d’engagement auquel ces dés pourraient être comparés.
dice-of-person = Dés et chance
dice-luck-all = { $games ->
    [one] Sur { $games } partie avec d’autres, la chance a valu, en victoires, { $luck } ; le hasard seul ne dépasse guère ± { $half }.
   *[other] Sur { $games } parties avec d’autres, la chance a valu, en victoires, { $luck } ; le hasard seul ne dépasse guère ± { $half }.
}
dice-within = Le hasard suffit à l’expliquer.
dice-beyond = C’est plus loin que ne va le hasard dans 95 cas sur 100 ; cela arrive à une personne sur 20.
dice-luck-wins = { $games ->
    [one] { $luck } (± { $half }) en victoires, sur { $games } partie
   *[other] { $luck } (± { $half }) en victoires, sur { $games } parties
}
dice-luck-alone = { $games ->
    [one] { $luck } (± { $half }) en points, sur { $games } partie en solo
   *[other] { $luck } (± { $half }) en points, sur { $games } parties en solo
}
dice-win = Une victoire, c’est l’écart entre perdre et gagner une partie à deux.
dice-luck-none = Aucune partie n’a encore été examinée : on ne sait rien de la chance.
dice-faces = Ce qui est tombé
dice-faces-about = Dés : { $dice }
dice-own = Vous voyez ici toutes vos parties ; les autres ne voient que les publiques.
dice-public = Parties publiques seulement.
dice-seats = Qui a eu de la chance
dice-sum = La chance de toutes les places, additionnée, fait { $sum } : ce que le hasard donne à une place, il le prend aux autres. Cela seul ne prouve rien ; ce qui compte, c’est de savoir si une place a plus de chance qu’une autre.
dice-game = Jeu
dice-seat = Place
dice-seat-of = { $seat } sur { $players }
dice-games = Parties
dice-mean = Chance moyenne
dice-chance = Hasard
dice-beyond-seats = La dernière colonne dit jusqu’où le hasard seul va dans 95 cas sur 100 : une place sur 20 va plus loin.
dice-luckiest = Jusqu’où va la chance du plus chanceux, par le seul hasard
dice-luckiest-wanted = { $people ->
    [one] Une personne a joué au moins cinq parties publiques. Sa chance est entre { $low } et { $high } écarts-types dans 95 cas sur 100.
   *[other] { $people } personnes ont joué au moins cinq parties publiques chacune. Avec les dés les plus honnêtes, la plus chanceuse d’entre elles est en moyenne à { $expected } écarts-types au-dessus de la moyenne, et entre { $low } et { $high } dans 95 cas sur 100.
}
dice-luckiest-found = Ici, la plus chanceuse est à { $luckiest }, la moins chanceuse à { $unluckiest }.
dice-luckiest-none = Dès que quelqu’un aura joué cinq parties publiques, on lira ici jusqu’où elle va par le seul hasard.
dice-recompute = Recalculer
dice-recompute-about = Prenez les parties publiques enregistrées et faites le compte vous-même : la commande n’a besoin de rien d’autre de cette maison, et vérifie les dés de chacune d’après l’engagement de la maison.
dice-recompute-more = La réponse donne l’adresse des parties suivantes (Link). Seuls les plus chanceux ne se retrouvent pas ainsi : une partie enregistrée dit comment les gens s’appelaient, pas qui ils étaient.

# Record

record-title = Partie du { $day }
record-page-title = { $game } : une partie étape par étape · Jacta
record-coming = La partie arrive…
record-ending-over = Jouée jusqu’au bout
record-ending-gave-up = Terminée par un abandon
record-ending-unfinished = Fermée avant la fin
record-games = Parties de ce match
record-beginning = Avant la première étape
record-turn = Tour { $turn }
record-turn-of = Tour { $turn } · { $name }
record-decided = le tour décisif
record-asked = après une suggestion
record-steps = Toutes les étapes
record-controls = Parcourir la partie
record-slider = Étape de la partie
record-at = Étape { $step } sur { $last }
record-first = Au début
record-back = Étape précédente
record-play = Dérouler
record-pause = Pause
record-next = Étape suivante
record-last = À la fin
record-do = Que faire de cette partie
record-play-on = Continuer à partir d’ici
record-no-play-on = { $why ->
    [over] Ici, la partie est finie.
   *[hidden] À cette étape, quelque chose est encore caché : continuez depuis une autre.
}
record-send = Envoyer cette position à quelqu’un
record-link = Copier le lien vers cette étape
record-download = Télécharger
record-keys = Touches : ← → étape par étape, Début et Fin, espace pour dérouler.
rewind = Reprendre cette décision
rewind-about = Tour { $turn }, { $name } : d’ici, la partie continue des milliers de fois, avec les mêmes dés dans les deux cas. Des joueurs rapides décident pour tous, d’après ce que l’on pouvait savoir à cette place.
rewind-done = Ce qui a été fait
rewind-tried = Ce que vous essayez
rewind-difference = Différence
rewind-choose = Qu’auriez-vous fait ?
rewind-on-board = Faites-le sur le plateau ou choisissez ici : un seul pas, la suite se joue d’elle-même.
rewind-try = Essayer cela
rewind-is-done = C’est ce qui a été fait.
rewind-none = Il n’y avait rien d’autre à faire.
rewind-other = Essayer autre chose
rewind-coming = La partie continue…
rewind-count = { $done } suites sur { $most }
rewind-spread = Comment finissent les suites
rewind-rank = Rang
rewind-place = Rang { $rank }
rewind-points = Points
rewind-how = { $unit ->
    [wins] Part des parties gagnées, une égalité comptant pour moitié.
    [ahead] Part des autres qui sont devancés, une égalité comptant pour moitié.
   *[points] Points en moyenne.
} La marge ± vaut dans 95 cas sur 100.
proof-title = Les dés sont-ils honnêtes ?
proof-about = La maison a fixé tous les dés avant le début de la partie. Votre navigateur peut le vérifier lui-même, avec la partie enregistrée et ce qu’il a noté à la table.
proof-check = Vérifier tous les dés
proof-busy = Vérification…
proof-fair = { $throws ->
    [one] Dés vérifiés : { $dice }, d’un seul lancer. Tous sont tombés comme la maison s’y était engagée.
   *[other] { $dice } dés en { $throws } lancers vérifiés : tous sont tombés comme la maison s’y était engagée.
}
proof-so-far = Dés vérifiés avant cela : { $dice }.
proof-lost = { $dice ->
    [one] { $dice } dé est tombé avant que la maison soit restaurée depuis une sauvegarde : plus personne ne peut le vérifier.
   *[other] { $dice } dés sont tombés avant que la maison soit restaurée depuis une sauvegarde : plus personne ne peut les vérifier.
}
proof-not-a-record = Ce n’est pas une partie enregistrée par Jacta.
proof-incomplete = La partie enregistrée n’est pas entière : les coups manquent.
proof-changed = Ligne { $line } : la partie a été modifiée après son enregistrement.
proof-no-fair-dice = Ce ne sont pas les dés honnêtes d’une maison : on ne peut pas les vérifier ainsi.
proof-seed-hidden = La graine n’est pas encore révélée : elle le sera à la fin de la partie, ou de sa journée.
proof-seed-lost = La graine est perdue : la maison a été restaurée depuis une sauvegarde avant de la révéler.
proof-seed-differs = La graine n’est pas celle à laquelle la maison s’était engagée avant la partie.
proof-salts = Chaque place a un sel, mais leur nombre ne correspond pas ici.
proof-bad-salt = Un sel n’est pas écrit comme il faut.
proof-no-key = Ligne { $line } : le lancer ne dit ni sa clé ni ses faces.
proof-thrown-twice = Ligne { $line }, dé { $die } : ce dé a déjà été lancé.
proof-fell-otherwise = Ligne { $line }, dé { $die } : il est tombé autrement.
proof-nothing = Ce navigateur n’a rien noté de cette table : il n’a rien de son côté à comparer.
proof-as-seen = Ce navigateur avait noté à la table l’engagement de la maison et les sels qu’il a ajoutés : la partie enregistrée dit la même chose.
fair-about = La maison a tiré la graine de tous les dés avant que quiconque s’asseye, et en montre le SHA-256, l’engagement. Ensuite, chaque place ajoute un sel. Les dés découlent des deux : la maison ne peut plus les changer, et nul ne peut les choisir sans connaître la graine. La partie finie, la graine est révélée.
fair-noted = { $salts ->
    [yes] Ce navigateur a noté l’engagement et les sels qu’il a ajoutés. Quand vous vérifierez les dés après la partie, il les comparera avec la partie enregistrée.
   *[no] Ce navigateur a noté l’engagement. Quand vous vérifierez les dés, il le comparera avec la partie enregistrée.
}
fair-commitment = Engagement
fair-commitment-of = Engagement pour la partie { $game }
fair-commitment-before = Engagement montré auparavant
fair-renewed = La maison a été restaurée depuis une sauvegarde, qui ne contient aucune graine de partie en cours. Depuis, les dés découlent d’un nouvel engagement ; ceux d’avant ne peuvent plus être vérifiés.
fair-salt = Sel { OF($name) }
fair-other-commitment = La maison avait d’abord montré à ce navigateur un autre engagement pour cette table : elle a changé les dés. Si elle a été restaurée depuis une sauvegarde, c’est pour cela.
fair-other-salt = Un sel ajouté par ce navigateur n’est pas celui de sa place. Si vous avez changé de place depuis un autre appareil, ou si la maison a été restaurée depuis une sauvegarde, c’est pour cela ; sinon, la maison l’a changé.

# Rules

rules-page-title = { $game } : les règles · Jacta
rules-coming = Les règles arrivent…
rules-contents = Sommaire
rules-print = Imprimer
rules-building = Pour qui le construit
rules-building-about = Ce que le plateau et le matériel doivent respecter, et la taille du jeu
rules-english = Personne n’a encore traduit ces règles : voici le texte anglais.
rules-kind-option = Option de la table
rules-label-text = selon la règle imprimée
rules-label-found = selon une critique publiée
rules-label-inferred = découle des règles
rules-label-ours = notre choix
rules-learn = Apprendre en deux minutes
rules-drawn-before = avant
rules-drawn-after = après
rules-drawn-allowed = ✓ permis
rules-drawn-forbidden = ✗ interdit
rules-you = Vous
lesson = Première leçon
lesson-page-title = { $game } en deux minutes · Jacta
lesson-title = { $game } en deux minutes
lesson-step = { $step } sur { $of }
lesson-next = Continuer
lesson-otherwise = Les règles le permettent aussi. Ici, essayez ce qui est demandé.
lesson-again = Recommencer
lesson-rules = Lire les règles
lesson-end = Voilà tout ce qu’il faut savoir. À vous de jouer !
puzzles-of = Énigmes { OF($game) }
puzzle-of-day = Énigme du jour
puzzle-of = Énigme cotée { $rating }
puzzle-your-rating = Votre cote : { $rating } ± { $deviation }
puzzle-do = Que feriez-vous ?
puzzle-answer = C’est ma réponse
puzzle-next = Énigme suivante
puzzle-none = Vous les avez toutes vues.
puzzle-play-on = Jouer la suite
puzzle-right = Juste !
puzzle-wrong = Mieux : { $best }
puzzle-because = Car ce choix { $why }.
puzzle-worths = Chances de gagner selon le maître
puzzle-worths-points = Points à la fin selon le maître
puzzle-points = { $points }
puzzle-yours = votre réponse
puzzle-tempting = tentant
puzzle-futures = Après { $pairs } suites avec les mêmes dés, le meilleur choix a gagné { $gain } parties sur cent de plus que le choix tentant (± { $doubt }).
puzzle-futures-points = Après { $pairs } suites avec les mêmes dés, le meilleur choix a rapporté { $gain } points de plus que le choix tentant (± { $doubt }).
puzzle-rating = Votre cote : { $rating }
puzzle-odds = Les chances exactes du lancer
puzzles-yours = Vos énigmes
puzzles-yours-none = Résolvez une énigme, et votre cote s’affichera ici.
puzzles-yours-game = { $game } : { $rating } ± { $deviation }, résolues : { $solved } sur { $answers }
strategy = Deuxième leçon
strategy-page-title = { $game } : stratégie · Jacta
strategy-title = { $game } : stratégie
strategy-go-on = La stratégie en cinq positions
strategy-puzzles = Aux énigmes
first-understood = Compris
first-stop = Ne plus me conseiller
