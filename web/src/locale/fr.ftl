# The house around the games
skip = Aller au contenu
settings = Réglages
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
to-day = Passer au jour
to-night = Passer à la nuit
close = Fermer
cancel = Annuler
again = Réessayer
coming = Un instant…
offline = La maison est injoignable. Vérifiez votre connexion.
house-failed = Quelque chose n’a pas fonctionné ici, et rien n’a changé : réessayez.
line-waiting = Reconnexion…
line-shut = La maison ne répond pas à cette page. Rechargez-la.
somebody = Quelqu’un
your-name = Votre nom : { $name }
name-title = Comment on vous appelle
name-label = Nom à la table
keep-name = Garder ce nom
kept = C’est noté.
change-name = Changer
name-hint = C’est ainsi que les autres vous appellent. Vous pouvez le changer à tout moment.
more = Voir la suite

# Colours, as they stand on the pieces
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

# The shelf
shelf-title = À quoi jouons-nous ce soir ?
the-games = Les jeux
other-games = Autres jeux de cette maison
tagline-wurfel-express = Bâtissez votre piste jusqu’au but, bande après bande, et volez ce que les autres laissent derrière eux.
tagline-dice-trip = Un lancer pour tous : de quatre dés, faites deux nombres et remplissez les villes de votre carte.
tagline-verbindung-gesucht = Posez des dés comme des tuiles, et reliez vos quatre bases avant l’autre.
tagline-entenrallye = Menez votre 2 CV à travers l’année, trouvez des pièces et soyez à temps aux rencontres.
players-range = { $fewest } à { $most } joueurs
play-now = Jouer contre des robots
make-table = Ouvrir une table
rules = Règles
join-table = Rejoindre
records = Parties jouées
tables-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
coming-soon = À l’atelier : il viendra plus tard.
your-games = Vos parties
your-games-none = Aucune partie en cours. Prenez une boîte sur l’étagère.
your-turns = { $count ->
    [one] C’est à vous de jouer
   *[other] À vous de jouer à { $count } tables
}
finished-games = Terminées
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour le moment. Ouvrez une table pour que l’on vous trouve.
row-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
row-your-turn = À vous
row-their-turn = Aux autres
row-turn-of = Au tour de { $name }
row-watch = Regarder
row-with = Avec { $names }
row-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
row-nobody = Personne d’autre encore

# The tables of a game
tables-title = { $game } : les tables
tables-open = Rejoindre une table ouverte
tables-open-none = Personne n’attend pour le moment. Ouvrez une table pour que l’on vous trouve.
tables-running = Regarder une partie
tables-running-none = Aucune partie publique en ce moment.
tables-finished = Parties terminées, pas à pas
tables-finished-none = Aucune partie publique n’est encore terminée.
records-all = Télécharger toutes les parties

# The daily game
daily-name = { $game ->
    [dice-trip] Voyage du jour
   *[other] Partie du jour
}
daily-today = Aujourd’hui, les mêmes dés pour tous
daily-about = Tous ceux qui jouent aujourd’hui ont les mêmes lancers, sur la carte { $map }. Vous avez un seul essai ; prenez votre temps, et revenez quand vous voulez avant la fin de la journée.
daily-running = Vous êtes en route
daily-running-about = La partie vous attend où vous l’avez laissée. Terminez-la avant la fin de la journée pour qu’elle compte.
daily-yours = Votre journée
daily-guest = En invité, vous jouez à tout ; seuls les comptes sont comparés, car on redevient un nouvel invité en un instant. Un compte créé plus tard aujourd’hui compte encore.
daily-guest-finished = Seuls les comptes sont comparés, car on redevient un nouvel invité en un instant.
daily-account = Créez un compte : aujourd’hui compte encore.
daily-begin = Commencer l’essai du jour
daily-go-on = Continuer
daily-players = { $players ->
    [one] { $players } personne a terminé aujourd’hui
   *[other] { $players } personnes ont terminé aujourd’hui
}
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-place = { $percent ->
    [0] Place { $rank } sur { $accounts }.
   *[other] Place { $rank } sur { $accounts } : mieux que { $percent } % des autres.
}
daily-first = Aucun autre compte n’a encore terminé aujourd’hui. Voyons ce que feront les autres.
daily-only = Le seul compte de ce jour-là.
daily-given-up = Vous avez abandonné celle-ci. Demain, il y aura de nouveaux dés.
daily-closed = Le gardien de la maison a fermé votre partie. Elle ne compte ni pour vous ni contre vous et, comme vous avez vu les dés, il n’y a pas de second essai. Demain, il y aura de nouveaux dés.
daily-late = Elle n’a pas été terminée dans la journée et ne compte pas.
daily-late-points = { $points } points, mais après la fin de la journée : ils ne comptent pas.
daily-not-played = Vous n’avez pas joué.
daily-nobody = Personne avec un compte n’a terminé.
daily-shape = { $accounts ->
    [one] Points de { $accounts } compte : { $most }
   *[other] Points de { $accounts } comptes : de { $fewest } à { $most }
}
daily-shape-about = { $accounts ->
    [one] Points de { $accounts } compte
   *[other] Points de { $accounts } comptes
}
daily-share = Copier le résultat
daily-share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-share-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, mieux que { $percent } % des { $others } autres
daily-sheet = Votre feuille
daily-next = Nouveaux dés dans { $hours } h { $minutes } min
daily-result = Et la journée ?
daily-yesterday = Hier
daily-seed = La graine de ce jour-là
daily-check = Vérifier les dés sur une feuille
daily-trust = Pourquoi se fier à ces dés ?
daily-trust-short = { $fixed ->
    [yesterday] Ils ont été fixés hier.
   *[today] Ils n’ont été fixés qu’aujourd’hui : hier, la maison n’était pas ouverte.
} Ce nombre y engage la maison :
daily-commitment = Engagement d’aujourd’hui
daily-commitment-next = Engagement de demain
daily-trust-why = Comment ça marche, et ce que cela ne prouve pas
daily-trust-how = Tous les lancers d’un jour découlent d’une seule graine. Son SHA-256 est montré dès la veille : personne ne peut changer la graine sans que cela se voie. La journée finie, la graine est révélée, et votre navigateur peut vérifier chaque dé de chaque feuille.
daily-trust-not = Qui tient cette maison pourrait regarder la graine à l’avance, et nul ne voit si quelqu’un s’est fait dire les dés. On joue pour le plaisir et pour l’honneur.
daily-bests = Vos records
daily-bests-none = Terminez une partie en solo, sur n’importe quelle carte : votre record restera ici.
daily-best-alone = en solo

# Making a table
make-title = Une table de { $game }
players = Joueurs
own-chair = Vous jouez
chairs = Qui s’assoit où
chair-number = Place { $number }
chair-person = Une personne
chair-bot = Robot : { $level }
bot-random = débutant
bot-greedy = expérimenté
bot-planner = fort
bot-linker = fort
bot-of-level = { $name } ({ $level })
bots-here = Robots à cette table : { $bots }
choose-bot = Quel robot ?
all-people = Tous humains
all-bots = Tous robots
pace = Temps
pace-kind-free = Libre
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
make-rated-hint = Elle compte au classement, et chaque personne joue sur son propre appareil.
make-advice = Avec conseils : { $advice }
make-advice-hint = Une partie classée se joue sans.
who-reads = Qui peut relire la partie
records-public = tout le monde
records-players = ceux qui ont joué
open-table = Ouvrir la table
pace-live = { $minutes } minutes chacun, et { $increment } secondes par tour
pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
pace-free = Sans pendule
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
match-game = Partie { $number } sur { $games }
match-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
match-of = Match de { $games } parties
is-public = publique
is-private = par lien seulement
is-rated = classée
is-advised = avec conseils
is-unadvised = sans conseils
terms = Fixé avant le premier coup
rating = Classement
rated-yes = classée
rated-no = pour le plaisir
advice = Conseils
advice-none = aucun
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
seat-a-bot = Un robot
stand-up = Quitter
send-away = Renvoyer
chair-free = libre
chair-kept = gardée pour quelqu’un qui jouait avant
chair-kept-of = gardée pour { $name }
chair-kept-you = gardée pour vous
invite = Envoyez ce lien à ceux qui doivent jouer :
only-here = Cette adresse ne marche que sur cet ordinateur : pour que d’autres puissent venir, ouvrez la maison avec « { $make } » ou « { $jacta } », et allez-y par l’adresse de cet ordinateur sur votre réseau.
link-address = Lien vers cette table
copy = Copier
copied = Copié
copy-of = Copier : { $what }
close-table = Fermer la table
close-table-hint = { $count ->
    [one] { $names } a déjà pris place. La table sera fermée pour vous deux.
   *[other] { $names } ont déjà pris place. La table sera fermée pour tout le monde.
}
close-table-sure = La fermer quand même
keep-open = La laisser ouverte

# At the table
table-title = Table : { $game }
title = { $game } · Jacta
title-turn = ● À vous · { $game }
around-the-table = Autour de la table
board = Plateau
board-text = Le plateau en texte
actions = Ce que vous pouvez faire
as-text = Voir en texte
board-missing = Le plateau n’a pas pu être chargé ; le voici en texte.
as-board = Voir le plateau
log = Ce qui s’est passé
chat = Parler
log-and-chat = Ce qui s’est passé, et conversation
log-empty = Rien encore.
lately = À l’instant
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Dire
chat-removed = (retiré)
speaker = { $name } : ne plus entendre, bloquer ou signaler
mute = Ne plus entendre
mute-hint = Vous ne lisez plus ce que dit cette personne, à aucune table. Elle ne l’apprend pas.
mute-only = Seulement ne plus entendre
block = Bloquer
block-hint = Vous ne vous retrouvez plus non plus à de nouvelles tables.
report = Signaler ce message
report-reason = Qu’est-ce qui ne va pas ?
report-hint = La personne qui tient la maison le lit.
report-send = Signaler
reported = Merci. La personne qui tient la maison va regarder.
ignored-where = Vous pouvez revenir là-dessus à tout moment :
menu = Menu
seat-you = { $name } (vous)
skip-ahead = Passer
you = Vous
seat-bot = robot
seat-here = en ligne
seat-away = hors ligne
seat-lost = hors jeu
clock = Temps restant : { $left }
clock-days = { $days } jours
keys = Entrée confirme · U annule
keys-open = U annule

built = Votre tour jusqu’ici
choose-one = Choisissez
take-back = Reprendre
confirm = Confirmer
rule = Règle { $clause }

banner-yours = À vous.
banner-of = { $name }, à vous.
banner-choose = Choisissez que faire.
banner-ends = Confirmez votre tour, ou reprenez quelque chose.
banner-reveals = Confirmez pour voir la suite, ou reprenez quelque chose.
banner-theirs = { $count ->
    [one] C’est au tour de { $names }.
   *[other] C’est au tour de { $names }.
}
banner-dice = Les dés roulent.
banner-paused = La partie est en pause.
banner-away = Un robot joue pour vous.
banner-away-text = Revenez quand vous voulez.
banner-lost = { $why ->
    [absent] Votre temps est écoulé, et cette partie est perdue.
   *[gave-up] Vous avez abandonné cette partie.
}
banner-lost-text = Un robot continue la partie.
banner-aborted = La table a été fermée.
closed-why = { $why ->
    [keeper] Le gardien de la maison l’a fermée ; personne n’a gagné ni perdu.
    [nobody] Il n’y avait plus personne : la maison l’a fermée.
   *[players] Elle a été fermée avant le premier coup.
}
banner-over = La partie est finie.
banner-you-won = Vous avez gagné !
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
    [none] Vous avez gagné le match !
   *[other] Vous avez gagné le match, { $score } !
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
pause-waits = Vous avez demandé une pause ; on attend { $names }.
pause-agree = { $count ->
    [one] { $names } demande une pause : d’accord ?
   *[other] { $names } demandent une pause : d’accord ?
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
        [yes] Le temps de { $name } est écoulé.
       *[no] { $name } n’est pas là ; un robot joue à sa place.
    }
   *[gone] { $name } nous a quittés.
}
step-returned = { $name } est de retour.
step-pause-asked = { $name } demande une pause.
step-paused = La partie est en pause.
step-resumed = La partie continue.
step-aborted = { $why ->
    [keeper] Le gardien de la maison a fermé la table.
    [nobody] Il n’y avait plus personne, et la maison a fermé la table.
   *[players] La table a été fermée.
}
step-revealed = La journée est finie, et sa graine est révélée : ce qui n’est pas terminé ne compte plus.
step-rematched = Une revanche est ouverte à une autre table.

# The menu
invite-watch = Lien vers cette table
seat-link = Continuer sur un autre appareil
seat-link-hint = Un lien vers votre propre place. Qui l’a peut jouer pour vous.
seat-link-make = Créer un lien
seat-link-address = Lien vers votre place
seat-link-revoke = Annuler tous les liens
seat-link-revoked = Plus aucun lien ne mène à votre place.
preferences = À votre goût
auto-confirm = Confirmer mon tour tout seul
sound = Sons
notify = Me prévenir quand c’est à moi
notify-denied = Ce navigateur ne le permet pas : cela se change dans ses réglages.
motion = Mouvement
motion-full = posé
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
give-up = Abandonner
give-up-sure = Vraiment abandonner ?
give-up-hint = Vous perdez cette partie, et c’est définitif.
give-up-hint-alone = La partie s’arrête ici, sans retour possible.
give-up-hint-daily = Votre seul essai du jour s’arrête ici et ne compte pas, sans retour possible.
give-up-hint-of = { $name } perd cette partie, et c’est définitif.
keep-playing = Continuer à jouer

# Sharing a device
curtain = C’est à { $name }
curtain-hint = Passez l’appareil. Rien n’est montré tant que vous n’êtes pas prêt.
curtain-ready = C’est moi, { $name }

# The end
result = Résultat
next-game = Partie suivante
rematch = Revanche
rematch-join = Aller à la revanche
to-record = Revoir la partie
to-shelf = Retour à l’étagère

# Other rooms
trouble = Cela n’a pas marché
watch-instead = Regarder la table
nowhere = Il n’y a rien sur cette table
nowhere-text = L’adresse ne mène nulle part. Le lien a peut-être été coupé.
nowhere-daily = Ce jeu n’a pas de partie du jour.
room-missing = Cette partie de la page n’a pas pu être chargée. La connexion a peut-être échoué, ou la maison a été mise à jour.

# What is one's own
you-title = Votre coin
account = Compte
account-guest = Vous êtes de passage : seul ce navigateur vous connaît. Un compte garde votre nom, vos parties et vos classements, sur tous vos appareils. Sans adresse e-mail.
account-way = Que souhaitez-vous ?
account-make = Créer un compte
account-make-hint = Tout ce que vous avez joué jusqu’ici reste à vous.
account-sign-in = Se connecter
account-sign-in-hint = Ce navigateur est alors lié à votre compte ; on ne retrouve plus qui passait ici avant.
account-recover = Code de secours
account-recover-hint = Un code de secours à la place du mot de passe oublié ; tous les autres appareils sont déconnectés.
account-of = Vous jouez sous l’identifiant { $login }.
login = Identifiant
password = Mot de passe
password-now = Votre mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = C’est fait, et tous les autres appareils sont déconnectés.
recovery-code = Code de secours
codes = Codes de secours
codes-hint = Gardez ces codes en lieu sûr : ils ne sont montrés que cette fois. Avec l’un d’eux, vous pouvez revenir si vous oubliez votre mot de passe ; chacun sert une fois.
codes-file = Enregistrer dans un fichier
codes-kept = Je les ai gardés
codes-new = Nouveaux codes de secours
codes-new-hint = Les anciens ne valent alors plus.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
data = Vos données
data-hint = Tout ce que la maison sait de vous, vous pouvez l’emporter.
data-export = Tout télécharger
data-records = Télécharger vos parties
erase = Effacer mes données
erase-hint = La maison oublie qui vous êtes, pour toujours. Vos parties en cours sont abandonnées ; les parties terminées restent entières pour les autres, sans votre nom.
erase-sure = Vraiment, et pour toujours ?
holidays = Vacances
holidays-hint = Dans les parties à plusieurs jours par tour, votre temps s’arrête pendant vos vacances.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-add = Ajouter
holiday-remove = Retirer { $days }
ignored = Personnes ignorées
ignored-none = Personne. Dans la conversation d’une table, un clic sur un nom le propose.
ignored-mute = ignorée
ignored-block = bloquée
unignore = Entendre à nouveau
programs = Vos programmes
programs-hint = Un programme joue aux tables comme une personne, avec un jeton à la place d’un mot de passe.
token-make = Créer un jeton
token-label = Nom du programme
token-made = Le jeton de { $name }, montré cette seule fois :
token-secret = Jeton
token-unused = pas encore utilisé
token-used = utilisé la dernière fois le { $day }
token-revoke = Révoquer

# The board of Verbindung gesucht
vg-board = Plateau
vg-base = { $colour ->
    [red] base rouge, { $side }
   *[black] base noire, { $side }
}
vg-about = { $linked ->
    [one] { $colour } · { $linked } base sur 4
   *[other] { $colour } · { $linked } bases sur 4
}
vg-linked = { $count ->
    [one] { $count } base sur 4
   *[other] { $count } bases sur 4
}
vg-show-network = { $colour ->
    [red] Montrer les réseaux rouges
   *[black] Montrer les réseaux noirs
}
vg-stock = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
vg-prompt-place = { $count ->
    [0] Aucun de vos dés ne peut être posé.
    [one] Vous pouvez poser un de vos dés.
   *[other] Posez jusqu’à deux de vos dés.
}
vg-prompt-other = Ce dé ne peut pas être posé maintenant : prenez-en un autre.
vg-prompt-more = Posez encore un dé, ou terminez le tour.
vg-prompt-owed = { $count ->
    [one] La croix blanche doit être posée.
   *[other] { $count } croix blanches doivent être posées.
}
vg-dice = Dés
vg-dice-yours = Vos dés
vg-dice-of = Dés de { $name }
vg-die = Dé { $place } : { $die }
vg-die-placed = Dé { $place } : posé
vg-turn = { $cell } : { $die }. Tourner.
vg-end = Terminer le tour
vg-end-empty = Ne rien poser
vg-why-place = Pourquoi poser ?
vg-announce = Annoncer : ce dé relie mes bases
vg-warning = Attention ! Si vous confirmez :
vg-hint-touch = Touchez une case ; encore, ou glissez, pour tourner.
vg-hint-keys = 1–3 dé · flèches case · Espace tourne · Entrée pose · E termine · N réseaux
vg-hint-announce = A annonce
vg-watch = Vos dés seront ici à votre tour.
vg-watch-only = Les dés en jeu sont ici.

# Würfel Express board
we-tracks = Les pistes
we-cell = { $cell ->
    [0] départ
   *[other] case { $cell }
}
we-last-place = lanterne rouge
we-last-place-note = Lanterne rouge : ni pénalité en cas d’échec, ni recul en cas de vol.
we-last-place-short = Lanterne rouge : ni pénalité, ni recul.
we-stock = Réserve
we-stock-strip = { $state ->
    [here] { $strip }, dans la réserve
    [taken] { $strip }, que vous prenez
    [out] { $strip }, hors jeu
   *[gone] { $strip }, sur une piste
}
we-prompt-discard = Défaussez des bandes de queue si vous voulez, puis lancez.
we-prompt-keep = { $left ->
    [one] Gardez des dés, puis relancez : encore { $left } lancer.
   *[other] Gardez des dés, puis relancez : encore { $left } lancers.
}
we-prompt-take = { $from ->
    [stock] Prenez des bandes dans la réserve.
    [others] La réserve n’en a pas pour vos dés : volez une bande, ou ne prenez rien.
   *[both] Prenez des bandes dans la réserve, ou volez-en.
}
we-prompt-more = Continuez à prendre, ou terminez le tour.
we-dice = Dés
we-dice-yours = Vos dés
we-dice-of = Dés : { $name }
we-die = Dé { $place } : { $colour }
we-throw-number = Lancer { $throw } sur { $of }
we-throw = { $count ->
    [0] Relancer
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
we-stop = Arrêter et prendre
we-hint-touch = Touchez les dés à garder, ou glissez-les vers le haut.
we-watch = Vos dés seront ici à votre tour.
we-watch-only = Les dés en jeu se posent ici.
we-keys-throw = 1–7 garder · Espace lancer · S arrêter
we-keys-discard = ← → combien · Espace lancer
we-discard-title = Défausser par la queue ?
we-discard-slider = Bandes de queue à défausser
we-discard-up-to = Défausser jusqu’à la bande { $strip }
we-options = Ce que vous pouvez prendre
we-taken = Vos nouvelles bandes, depuis la queue
we-laid = { $place } : { $strip }. Les flèches la déplacent, Entrée la remet.
we-put-back = Remettre la bande { $strip }
we-swap = Échanger { $one } et { $other }
we-order-hint = Glissez les bandes dans l’ordre voulu ; un clic en remet une.
we-from-stock = réserve
we-from = chez { $name }
we-falls-short = recul : { $cells }
we-stays-short = reste : lanterne rouge
we-falls-back = { $name } recule de { $cells } cases
we-stays = { $name } est lanterne rouge et ne recule pas
we-take-all = Prendre { $strips }
we-end = Terminer le tour
we-end-empty = Ne rien prendre
we-note-fell-back = Vol : recule de { $cells }, case { $cell }
we-note-held = Vol, mais lanterne rouge : reste case { $cell }
we-note-gave-back = Rien à prendre : rend la { $strip }
we-note-slid-back = { $cells ->
    [0] Rien à prendre : reste au départ
   *[other] Rien à prendre : recule de { $cells }
}
we-note-spared = Rien à prendre, mais lanterne rouge : pas de pénalité
we-note-won = Arrivée, case { $cell } !

# Record
record-title = Partie du { $day }
record-page-title = { $game } : une partie pas à pas · Jacta
record-coming = La partie arrive …
record-ending-over = Jouée jusqu’au bout
record-ending-gave-up = Terminée par un abandon
record-ending-unfinished = Fermée avant la fin
record-games = Parties de ce match
record-beginning = Avant le premier pas
record-turn = Tour { $turn }
record-turn-of = Tour { $turn } · { $name }
record-steps = Tous les pas
record-controls = Parcourir la partie
record-slider = Pas de la partie
record-at = Pas { $step } sur { $last }
record-first = Au début
record-back = Un pas en arrière
record-play = Dérouler
record-pause = Pause
record-next = Un pas en avant
record-last = À la fin
record-do = Que faire de cette partie
record-play-on = Continuer d’ici
record-link = Copier le lien d’ici
record-download = Télécharger
record-keys = Touches : ← → pas à pas, Début et Fin, espace pour dérouler.
proof-title = Les dés sont-ils honnêtes ?
proof-about = La maison a fixé tous les dés avant le début de la partie. Votre navigateur peut le vérifier lui-même, avec la partie enregistrée et ce qu’il a noté à la table.
proof-check = Vérifier tous les dés
proof-busy = Vérification …
proof-fair = { $throws ->
    [one] Dés vérifiés : { $dice }, d’un seul lancer. Tous sont tombés comme la maison s’y était engagée.
   *[other] { $dice } dés en { $throws } lancers vérifiés : tous sont tombés comme la maison s’y était engagée.
}
proof-so-far = Dés vérifiés avant cela : { $dice }.
proof-not-a-record = Ce n’est pas une partie enregistrée par Jacta.
proof-incomplete = La partie enregistrée n’est pas entière : les coups manquent.
proof-changed = Ligne { $line } : la partie a été modifiée après son enregistrement.
proof-no-fair-dice = Ce ne sont pas les dés honnêtes d’une maison : on ne peut pas les vérifier ainsi.
proof-seed-hidden = La graine n’est pas encore révélée : elle le sera à la fin de la partie, ou de sa journée.
proof-seed-differs = La graine n’est pas celle à laquelle la maison s’était engagée avant la partie.
proof-salts = Chaque place a un sel, mais il y en a ici un autre nombre.
proof-bad-salt = Un sel n’est pas écrit comme il faut.
proof-no-key = Ligne { $line } : le lancer ne dit pas sa clé et ses faces.
proof-thrown-twice = Ligne { $line }, dé { $die } : ce dé a déjà été lancé.
proof-fell-otherwise = Ligne { $line }, dé { $die } : il est tombé autrement.
proof-nothing = Ce navigateur n’a rien noté de cette table : il n’a rien à lui qu’il puisse comparer.
proof-as-seen = Ce navigateur avait noté à la table l’engagement de la maison et les sels qu’il a ajoutés : la partie enregistrée dit la même chose.
fair-about = La maison a tiré la graine de tous les dés avant que quiconque s’asseye, et en montre le SHA-256, l’engagement. Ensuite, chaque place ajoute un sel. Les dés découlent des deux : la maison ne peut plus les changer, et nul ne peut les choisir sans connaître la graine. La partie finie, la graine est révélée.
fair-noted = { $salts ->
    [yes] Ce navigateur a noté l’engagement et les sels qu’il a ajoutés. Quand vous vérifierez les dés après la partie, il les comparera avec la partie enregistrée.
   *[no] Ce navigateur a noté l’engagement. Quand vous vérifierez les dés, il le comparera avec la partie enregistrée.
}
fair-commitment = Engagement
fair-commitment-of = Engagement pour la partie { $game }
fair-commitment-before = Engagement montré auparavant
fair-salt = Sel de { $name }
fair-other-commitment = La maison avait d’abord montré à ce navigateur un autre engagement pour cette table : elle a changé les dés.
fair-other-salt = Un sel ajouté par ce navigateur n’est pas celui de sa place. Si vous avez changé de chaise depuis un autre appareil, ou si la maison a été restaurée d’une sauvegarde, c’est pour cela ; sinon, la maison l’a changé.

# What Entenrallye draws
ent-drawn-back = Une pièce, face cachée
ent-drawn-repair = { $value } points de réparation sur 20
ent-drawn-repair-preview = { $value } points de réparation sur 20 ; puis { $preview }
ent-drawn-time = { $month }, partie { $part } sur { $parts }
ent-drawn-no-year = L’année n’a pas commencé
ent-drawn-year-over = L’année est terminée

# Rules
rules-page-title = { $game } : les règles · Jacta
rules-coming = Les règles arrivent …
rules-contents = Sommaire
rules-print = Imprimer
rules-building = Pour qui le construit
rules-building-about = Ce que plateau et matériel doivent respecter, et la taille du jeu
rules-english = Personne n’a encore traduit ces règles : voici le texte anglais.
rules-kind-option = Option de la table
rules-label-text = selon la règle imprimée
rules-label-found = selon une critique publiée
rules-label-inferred = découle des règles
rules-label-ours = de notre main
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
lesson-verbindung-gesucht-1 = Vous êtes Anna et jouez rouge : reliez vos quatre bases rouges. Vous avez lancé un pont rouge et une croix rouge. Posez le pont en b1, devant votre base du haut, et la croix en b2, dessous.
lesson-verbindung-gesucht-1-done = Votre chemin part d’une base et continue. Un pont fait passer votre couleur par-dessus l’autre, dont il coupe le chemin.
lesson-verbindung-gesucht-2 = Ben a posé ses dés. Vous avez une courbe et une croix blanche, qu’il faut toujours poser. Mettez la courbe en b3, le rouge menant à droite. Puis la croix blanche devant votre base du bas, en e6.
lesson-verbindung-gesucht-2-done = Tant que le tour dure, un dé peut être tourné : touchez-le encore, glissez, ou utilisez la molette. La courbe de votre couleur doit prolonger un chemin. Le blanc n’est à personne : tout chemin peut y tourner.
lesson-verbindung-gesucht-3 = Deux croix blanches : toutes deux doivent être posées, et il ne reste de place pour rien d’autre. Mettez-les en c3 et en e5.
lesson-verbindung-gesucht-3-done = Le blanc vous aide tous les deux. Cherchez où il vous aide davantage.
lesson-verbindung-gesucht-4 = Plus tard dans la partie. Bloquez Ben à sa base de droite : le pont rouge en f4, et la croix blanche en c5.
lesson-verbindung-gesucht-4-done = Personne ne reste bloqué : le dé qui coupe une base devient aussitôt une croix blanche. Un blocage coûte des dés, mais jamais la partie.
lesson-verbindung-gesucht-5 = Il manque un dé entre vos bases. Posez le pont rouge en e2.
lesson-verbindung-gesucht-5-done = Vos quatre bases forment un seul réseau : vous avez gagné. Mais gare à relier celles de Ben : il gagnerait, même si le même dé relie aussi les vôtres.
lesson-wurfel-express-1 = Vous êtes Anna, et votre piste est encore vide. Vous lancez jusqu’à trois fois. Voici trois rouges : gardez-les et relancez le reste.
lesson-wurfel-express-1-done = Les trois rouges sont à l’abri. Plus il y a de dés d’une couleur, plus la bande est longue.
lesson-wurfel-express-2 = Et maintenant deux jaunes. Gardez les trois rouges et les deux jaunes, et relancez les deux derniers dés.
lesson-wurfel-express-2-done = Le dernier lancer tombe.
lesson-wurfel-express-3 = Quatre rouges et deux jaunes : prenez la bande rouge 4 et la bande jaune 2, et terminez le tour.
lesson-wurfel-express-3-done = Votre piste arrive à la case 6. La première à la case 30 gagne. De chaque couleur, vous ne pouvez avoir qu’une bande.
lesson-wurfel-express-4 = Trois verts, mais la bande verte 3 est en queue de piste chez Ben : volez-la !
lesson-wurfel-express-4-done = La piste de Ben revient contre son marqueur : il recule de la longueur volée.
lesson-wurfel-express-5 = Cleo est lanterne rouge. Volez-lui la bande blanche 4.
lesson-wurfel-express-5-done = La lanterne rouge ne recule pas : la tête de piste de Cleo reste où elle est.
lesson-wurfel-express-6 = Il ne manque que le vert sur votre piste : les autres dés ne servent à rien. Défaussez les deux bandes de queue avant de lancer.
lesson-wurfel-express-6-done = Votre tête de piste n’a pas bougé, et le blanc et le rouge sont libres de nouveau. Mais vous lancez deux dés de moins.
lesson-wurfel-express-7 = Le rouge, le noir et le jaune sont déjà sur votre piste. Ne relancez plus, et voyez ce qui se passe.
lesson-wurfel-express-7-done = Qui ne peut rien prendre rend sa bande de tête. Seule la lanterne rouge y échappe. Vous auriez pu relancer !
lesson-wurfel-express-8 = Case 25, et cinq verts. Ne relancez plus et prenez la bande verte 5.
lesson-wurfel-express-8-done = Case 30 : vous avez gagné.
lesson-dice-trip-1 = Vous êtes Anna. Un lancer vaut pour tous : rouge 1, vert 4, bleu 2, jaune 6. Formez 14 du dé rouge et du dé vert, et inscrivez-le à Brest.
lesson-dice-trip-1-done = Brest est rouge, et le dé rouge est dans le 14 : un point de bonus. La couleur de l’un ou l’autre dé compte.
lesson-dice-trip-2 = Il reste le bleu et le jaune : ils font 26. Inscrivez-le à Rennes, voisine de Brest.
lesson-dice-trip-2-done = 14 puis 26 montent le long d’une route : un trajet de deux villes. À la fin, chaque ville de votre plus long trajet vaut un point. Ben inscrit en même temps ; vous verrez ses nombres quand vous aurez fini tous les deux.
lesson-dice-trip-3 = Maintenant une suite : 16 et 21 se suivent directement. Inscrivez 21 à Clermont-Ferrand, entre 16 et 22, et 55 à Strasbourg.
lesson-dice-trip-3-done = 15, 16, 21, 22 le long des routes : une suite de quatre, 2 points de plus. Et 55 a deux chiffres égaux : un bonus dans n’importe quelle ville.
lesson-dice-trip-4 = Chaque nombre ne figure qu’une fois, et tous ne conviennent pas. Inscrivez 41 à Dijon, puis choisissez Barrer et barrez Perpignan.
lesson-dice-trip-4-done = Une ville barrée coûte un point, et sa zone n’est plus intacte : ici les zones donnent 7 points au lieu de 9.
lesson-dice-trip-5 = Votre propre lancer, et rien ne convient. Une fois par partie vous pouvez relancer : touchez le rouge, le vert et le bleu, et relancez-les.
lesson-dice-trip-5-done = La relance vaut pour tous. Garder tous les dés aurait été l’autre choix.
lesson-dice-trip-6 = Votre autre pouvoir : laisser un dé de côté et en utiliser un autre deux fois. Formez 32 du vert et du rouge à Montpellier, et 34 du vert et du bleu à Marseille.
lesson-dice-trip-6-done = Le 3 vert est dans les deux nombres. Cela aussi n’est possible qu’une fois par partie, et aucun des deux nombres ne peut avoir deux chiffres égaux.
lesson-dice-trip-7 = Le dernier tour : il reste une ville, et deux dés au choix font son nombre. Inscrivez 26 à Toulouse.
lesson-dice-trip-7-done = Bonus, villes barrées, trajet, suite, zones : 39 points. Au-dessus de 35, c’est un beau voyage.
lesson-entenrallye-1 = Vous êtes Anna, dans la 2CV rouge. Vous avez fait 5 et pouvez partager les points du dé : une part pour rouler et, sur une case grise, 3 pour une pièce, et autant que vous voulez en réparations. Touchez « pièce », qui coûte 3, puis avancez de 2 cases.
lesson-entenrallye-1-done = Votre voiture avance d’au moins une case par tour. Sur une case brune, on n’achète, ne répare et ne monte rien : tous les points servent alors à rouler.
lesson-entenrallye-2 = Vous avez tiré un toit rouge : 5 points, 3 défauts. Personne d’autre ne l’a vu. Montez-le sur votre voiture.
lesson-entenrallye-2-done = Votre carrosserie a quatre parties, avec une place pour une pièce chacune. Le toit est rouge comme votre 2CV : il compte 1 point de plus. Il reste monté jusqu’à la prochaine rencontre.
lesson-entenrallye-3 = Ben a roulé, et vous refaites 5. Votre voiture a 12 défauts, et en avril le TÜV demande autant de points de réparation. Avancez de 2 cases et réparez 3.
lesson-entenrallye-3-done = Chaque point du dé vaut un point de réparation, jusqu’à 20. Attention aux défauts des pièces : ils remplacent les 3 de la partie nue.
lesson-entenrallye-4 = Vous voici à une bifurcation, avec un 6. Par la grand-route, la case 10 est à six cases ; par le raccourci de la forêt, à deux. Bifurquez, avancez de 2 et réparez 4.
lesson-entenrallye-4-done = Chaque 6 fait avancer le calendrier d’un pas à la fin du tour. Un mois a autant de parties qu’il y a de joueurs. Quand décembre est fini, le rallye l’est aussi.
lesson-entenrallye-5 = Février est le mois de la première rencontre, à 4 cases d’ici. Vous avez fait 5, et trois pièces rouges sont montées : roulez jusqu’au bout.
lesson-entenrallye-5-done = 5, 5 et 4 points, et 1 de plus pour chaque pièce rouge. Nul besoin d’un jet exact : le cinquième point est perdu. Vous êtes à l’heure : le calendrier a donc avancé, lui aussi. Les pièces montées retournent dans la pioche. En avance, on attend le mois ; en retard, on passe sans rien marquer.
lesson-entenrallye-6 = Avec un 1, votre voiture a avancé d’une case, et vous pouvez voler une pièce face cachée. Volez-en une chez Ben.
lesson-entenrallye-6-done = Vous la prenez sans la voir. Les pièces montées sont à l’abri. Avec un 2, on échange : on en prend une et on donne une des siennes.
lesson-entenrallye-7 = C’est le capot rouge. Montez-le tout de suite.
lesson-entenrallye-7-done = Pendant votre tour, sur une case grise, vous pouvez monter autant de pièces que vous voulez.
lesson-entenrallye-8 = En avril, il vous faut le TÜV, au bout d’une voie sans issue. Vous avez 15 points de réparation pour 12 défauts. Bifurquez et avancez de 5, jusqu’au TÜV.
lesson-entenrallye-8-done = Les points de réparation sont dépensés, les pièces restent montées. Au prochain tour, vous revenez vers la grand-route. En octobre, l’ASU demande la même chose.
lesson-entenrallye-9 = Dernière partie d’octobre, et vous avez dépassé l’ASU. Votre 6 achève le mois : votre voiture sera ramenée au garage. Avancez de 2 et réparez 4, pour que vos points de réparation couvrent les 13 défauts.
lesson-entenrallye-9-done = Cela aurait pu être pire : pour chaque point qui manque, la voiture se retrouve une case plus loin derrière le garage, et il ne reste aucun point de réparation.
lesson-entenrallye-10 = Décembre : la quatrième rencontre est à 4 cases, et Ben y est déjà. Vous avez fait 4 : allez-y.
lesson-entenrallye-10-done = Seuls comptent les points des rencontres, et vous en avez 67, contre 56 pour Ben.

# Plateau de Dice Trip
dt-map = Votre carte : { $map }
dt-map-of = Carte { $map } : feuille de { $name }
dt-closer = Voir de plus près
dt-all = Montrer toute la carte
dt-empty = vide
dt-struck = barrée
dt-bonus = bonus
dt-not-confirmed = pas encore confirmé
dt-die = { $colour } { $pips }
dt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dt-turns = Tour
dt-score = Score
dt-line-bonus = Bonus
dt-line-struck = Barrées
dt-line-route = Trajet
dt-line-series = Suite
dt-line-zones = Zones
dt-line-tens = Dizaines
dt-total = Total
dt-series-of = { $towns ->
    [one] { $towns } ville
   *[other] { $towns } villes
}
dt-numbers = Les nombres : ceux qui sont barrés figurent déjà sur la feuille
dt-sheets = Toutes les feuilles
dt-sheet = Feuille de { $name } : { $points } points{ $reroll ->
    [yes] , relance disponible
   *[no] {""}
}{ $double ->
    [yes] , chiffre double disponible
   *[no] {""}
}{ $entered ->
    [yes] , a inscrit
   *[no] {""}
}
dt-sheet-of = Feuille de { $name }
dt-has-entered = a inscrit
dt-back = revenir à la vôtre
dt-count = Le décompte
dt-throw-yours = Votre lancer
dt-throw-of = Lancer de { $name }
dt-keep = Garder le lancer
dt-reroll = { $count ->
    [0] Relancer
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
dt-hint-decide = { $players ->
    [1] Une fois par partie, vous pouvez relancer : touchez les dés.
   *[other] Le lancer vaut pour tous. Une fois par partie, vous pouvez relancer : touchez les dés.
}
dt-keys-decide = 1–4 choisir des dés · K garder · R relancer
dt-keys-enter = 1–4 dés · S échanger · X barrer · les flèches mènent aux villes
dt-powers = Vos pouvoirs
dt-power-reroll = { $state ->
    [now] Relance : sur le point de servir
    [left] Relance : une fois par partie, juste après votre lancer
   *[used] Relance : utilisée
}
dt-power-double = { $state ->
    [now] Chiffre double : sur le point de servir
    [left] Chiffre double : une fois par partie, un dé dans les deux nombres
   *[used] Chiffre double : utilisé
}
dt-power-reroll-about = Juste après votre propre lancer, vous pouvez relancer de un à quatre dés. Tout le monde joue alors avec les nouveaux dés.
dt-power-double-about = Laissez un dé de côté et utilisez-en un autre dans vos deux nombres. Aucun des deux ne peut alors avoir deux chiffres égaux.
dt-power-reroll-short = relance
dt-power-double-short = double
dt-entries = Vos inscriptions de ce tour
dt-entry-write = { $number } à { $town }
dt-entry-strike = { $town } barrée
dt-take-back = Reprendre : { $entry }
dt-number = Nombre { $place }
dt-tens = dizaine
dt-ones = unité
dt-swap = Échanger les deux dés
dt-strike = Barrer
dt-strike-short = Barrer
dt-confirm = Confirmer
dt-spends-reroll = utilise la relance
dt-spends-double = utilise le chiffre double
dt-doubles = Le dé { $colour } est dans les deux nombres : confirmer utilise votre chiffre double pour cette partie.
dt-number-first = Formez d’abord un nombre de deux dés, ou choisissez Barrer.
dt-forced = Aucun nombre de ce lancer ne peut plus être écrit : { $town } est barrée.
dt-waiting = { $count ->
    [one] Vos inscriptions sont faites. { $names } inscrit encore.
   *[other] Vos inscriptions sont faites. { $names } inscrivent encore.
}
dt-watch = Le lancer en cours est ici.
dt-prompt-decide = Gardez le lancer, ou relancez des dés.
dt-prompt-number = { $of ->
    [1] La dernière ville : formez son nombre de deux dés, ou barrez-la.
   *[other] Formez un nombre de deux dés, ou barrez une ville.
}
dt-prompt-town = Choisissez une ville pour le { $number }.
dt-prompt-strike = Choisissez la ville à barrer.
dt-prompt-must-strike = Aucun nombre n’est possible avec ces dés : choisissez la ville à barrer.
dt-prompt-not = { $swaps ->
    [yes] Le { $number } est exclu : échangez les deux dés, ou prenez-en d’autres.
   *[other] Le { $number } est exclu : prenez d’autres dés.
}

# Entenrallye board
ent-landscape = La route du rallye
ent-square = { $square } : { $drive }
ent-or = {", ou "}
ent-all = Montrer toute la route
ent-closer = Voir de plus près
ent-panel = Calendrier et toutes les voitures
ent-car = { $name }, { $car } : sur { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ent-waiting = attend le mois de la rencontre
ent-about = { $points } pts · { $car }
ent-points = { $points } pts
ent-cars = Toutes les voitures
ent-car-of = { $name }, { $car } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $parts ->
    [0] aucune pièce face cachée
    [one] { $parts } pièce face cachée
   *[other] { $parts } pièces face cachée
}
ent-look = Voir la voiture de { $name }
ent-sheet = { $name } · { $car }
ent-stands-on = Sur { $square }
ent-scores = Rencontres
ent-total = Total
ent-count = Le décompte
ent-meeting = Rencontre { $number }
ent-need = { $place }, avant fin { $month } : { $squares ->
    [-1] c’est derrière
    [0] on y est
    [one] encore { $squares } case
   *[other] encore { $squares } cases
}{ $repair ->
    [0] {""}
    [one] , il manque { $repair } point de réparation
   *[other] , il manque { $repair } points de réparation
}
ent-pile = { $parts ->
    [one] { $parts } pièce dans la pioche
   *[other] { $parts } pièces dans la pioche
}
ent-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
ent-defects = { $repair } réparés sur { $defects } défauts
ent-defects-short = { $repair } sur { $defects } requis
ent-fitted = Pièces montées : { $car }
ent-none-fitted = rien
ent-bare = nu, 3 défauts
ent-hand = Vos pièces face cachée
ent-no-hand = Aucune pièce en main
ent-garage = Votre voiture et vos pièces
ent-dropped = Vous avancez autrement : les pièces montées reviennent dans votre main.
ent-face-down = { $parts ->
    [0] Aucune pièce face cachée
    [one] { $parts } pièce face cachée
   *[other] { $parts } pièces face cachée
}
ent-received = vient d’arriver
ent-throw = Le lancer
ent-throw-yours = Votre lancer
ent-throw-of = Lancer de { $name }
ent-die = Le dé montre { $pips }
ent-die-in-the-air = Le dé roule
ent-split = De combien de cases avancer
ent-split-open = Le reste répare ou achète une pièce.
ent-hint-drive = Touchez une case, ou le nombre de points qui avancent.
ent-hint-act = Touchez une pièce de votre main pour la monter.
ent-hint-trade = Choisissez à qui prendre une pièce, ou terminez le tour.
ent-hint-none = Aucune de vos pièces ne se monte maintenant.
ent-hint-give = Touchez la pièce que vous donnez.
ent-hint-keep = Touchez les pièces que vous gardez.
ent-part = pièce
ent-buy-part = Acheter une pièce (3)
ent-way = Quel chemin
ent-way-straight = Tout droit
ent-way-turn = Bifurquer
ent-trades = Autres mains
ent-steal = Voler chez { $name }
ent-exchange = Échanger avec { $name }
ent-end = Terminer le tour
ent-keep = { $kept ->
    [0] Tout rendre
   *[other] { $parts ->
        [0] En garder { $kept }
       *[other] En garder { $kept }, en rendre { $parts }
    }
}
ent-watch = Votre lancer sera ici quand ce sera votre tour.
ent-watch-only = Le lancer en cours est ici.
ent-keys-drive = ← → distance · W chemin · P pièce · Entrée
ent-keys-act = 1–9 pièces · Entrée continue · U annule
ent-keys-trade = T chez qui, Entrée prend · 1–9 pièces · U annule
ent-prompt-drive = { $rest ->
    [none] Vous avez fait { $pips } : choisissez une case.
    [repairs] Vous avez fait { $pips } : choisissez une case ; le reste répare.
   *[buys] Vous avez fait { $pips } : choisissez une case ; le reste répare ou achète.
}
ent-prompt-buy = Confirmez : la carte est tirée aussitôt.
ent-prompt-act = { $can ->
    [steal-fit] Volez une pièce, montez-en, ou terminez le tour.
    [steal] Volez une pièce, ou terminez le tour.
    [exchange-fit] Échangez une pièce, montez-en, ou terminez le tour.
    [exchange] Échangez une pièce, ou terminez le tour.
   *[fit] Montez des pièces de votre main, ou terminez le tour.
}
ent-prompt-give = Donnez en retour une de vos pièces à { $name }.
ent-prompt-keep = Choisissez jusqu’à deux pièces face cachée à garder.
ent-scene-month = Nous voici en
