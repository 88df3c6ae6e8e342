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
again = Réessayer
new-tab = S’ouvre dans un nouvel onglet
coming = Un instant…
offline = La maison est injoignable. Vérifiez votre connexion.
house-failed = Quelque chose n’a pas fonctionné ici, et rien n’a changé : réessayez.
connection-waiting = Pas de connexion. Votre tour est gardé ; nouvel essai…
trouble-kept = Votre tour est gardé, et sera renvoyé tout seul.
connection-shut = La maison ne répond pas à cette page. Rechargez-la.
somebody = Quelqu’un
your-name = Votre nom : { $name }

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
shape = { $value ->
    [disc] disque
    [square] carré
    [star] étoile
    [triangle] triangle
    [ring] anneau
   *[diamond] losange
}

# The shelf

shelf-title = À quoi jouons-nous ce soir ?
the-games = Les jeux
players-range = { $fewest } à { $most } joueurs
still-compiling = { $count ->
    [one] Compilation en cours, encore une étape
   *[other] Compilation en cours, encore { $count } étapes
}
play-now = Jouer
play-now-how = contre des robots
learn-now = Apprendre
learn-now-how = en deux minutes
make-table = Ouvrir une table
rules = Règles
join-table = Rejoindre
records = Parties jouées
tables-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
your-games = Vos parties
finished-games = Terminées
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour le moment. Ouvrez une table pour que l’on vous trouve.
row-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
row-your-turn = À vous
row-their-turn = Aux autres
row-turn-of = { $name } joue
row-watch = Regarder
row-with = Avec { $names }
row-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
row-nobody = Personne d’autre pour l’instant
waiting-go = Continuer
row-ended = terminée
row-won = { $name } gagne
today-begin = Jouer
today-open = Pas encore jouée
today-done = Résultat
today-reached = Aujourd’hui : { $reached }
today-over = De nouveaux dés demain
today-yesterday = Hier : { $reached }
today-yesterday-place = Hier : { $reached }, mieux que { $percent } % des autres
shelf-more = Autres pages
your-page = Votre page

# The ladder

ladder = Classement
player-bot = Robot ({ $level })

# A person's page

streak = { $days ->
    [0] pas de série en cours
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
played-alone = En solo
outcome-won = Gagné
outcome-drawn = Nul
outcome-lost = Perdu
outcome-place = { $place }e place
outcome-given-up = Abandon
outcome-best = record personnel
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The daily game

daily-name = Partie du jour
daily-running = Votre partie est en cours
daily-go-on = Continuer

# Ce que chacun a fait des mêmes dés

reached-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reached-won = Gagné
reached-drawn = Égalité
reached-lost = Perdu
reached-by = { $went ->
    [won] Gagné, { $margin } d’avance
   *[lost] Perdu, { $margin } de retard
}
reached-margin = de { $margin }
reached-running = en cours
reached-finished = terminée
reached-given-up = abandonnée
reached-closed = fermée par le gardien
reached-late = trop tard
reached-late-with = { $reached }, mais trop tard

# Les défis

challenge-name = Défi

# Making a table

chair-bot = Robot : { $level }
bot-random = débutant
bot-greedy = expérimenté
pace-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
} par tour
pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
pace-free = Sans pendule
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
match-of = Match de { $games } parties
is-public = publique
is-private = par lien seulement
is-rated = classée
is-advised = avec conseils
is-unadvised = sans conseils
is-hinted = avec suggestions

# At the table

board = Plateau
rule = Règle { $clause }

# The end

to-shelf = Retour à l’étagère

# Other rooms

trouble = Cela n’a pas marché
not-found = Il n’y a rien sur cette table
not-found-text = L’adresse ne mène nulle part. Le lien a peut-être été coupé.
room-missing = Cette partie de la page n’a pas pu être chargée. La connexion a peut-être échoué, ou la maison a été mise à jour.

# Where one is signed in, the second factor, and what happened elsewhere

banned = La maison vous est fermée

# Dice and luck

dice-house = Les dés de la maison

# Rules

puzzles = Énigmes
puzzles-today = Les énigmes du jour
puzzles-solved = résolue
puzzles-missed = manquée
strategy-short = Stratégie
