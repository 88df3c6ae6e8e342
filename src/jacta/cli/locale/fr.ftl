# The frame of every game
turn = tour { $turn }
keys = h aide · u annuler · e événements · q quitter
banner-turn = { $name }, à vous de jouer.
banner-plays = { $name } joue …
banner-next = Ce tour est terminé.
banner-over = La partie est terminée.
banner-confirm = { $name }, est-ce bien cela ? Entrée termine le tour, u annule.
key-enter = Entrée
prompt-choice = Votre choix
prompt-confirm = Entrée ou u
confirm-yes = Confirmer et passer la main
confirm-back = Annuler la dernière étape
confirm-first = Votre tour est prêt : confirmez avec Entrée ou annulez avec u.
taken-back = Annulé : { $action }
nothing-to-take-back = Il n’y a rien à annuler : des dés lancés restent lancés.
not-understood = « { $text } » n’est pas un des choix. Tapez h pour l’aide.
please-choose = Entrée seule ne fait rien ici : choisissez dans la liste.
more-choices = … et d’autres : c montre tous les choix
more-table = … t montre toute la table
hurry = une touche accélère
go-on = Entrée pour continuer
page-more = Entrée pour la suite
page-back = Entrée pour revenir
page-events = Ce qui s’est passé
page-choices = Tous les choix
quit-question = Quitter la partie ? o ou n
curtain = Passez l’écran : { $name }, puis Entrée.
input-ended = L’entrée s’est terminée avant la fin de la partie.

# The end
ending-over = La partie est terminée.
ending-gave-up = { $name } a abandonné.
ending-unfinished = La partie n’est pas terminée.
ending-rank = { $rank }. { $name }
ending-score = { ", " }{ $score ->
    [one] { $score } point
   *[other] { $score } points
}
ending-turns = { $turns ->
    [one] { $turns } tour joué.
   *[other] { $turns } tours joués.
}
ending-seed = Rejouer avec les mêmes dés : { $command }
ending-replay = Revoir cette partie : { $command }

# Records
replay-version = version { $version } des règles
replay-dice = dés : { $dice }

# Help
help-keys =
    Tapez ce qui précède un choix, ou sa notation, puis Entrée.
    u    annuler la dernière étape, tant que ni dés ni fin de tour ne l’ont fixée
    e    ce qui s’est passé jusqu’ici
    t    la table en mots
    c    tous les choix avec leur notation
    q    quitter la partie
    h    cette aide ; Échap efface ce qui est tapé
help-clauses = Un refus nomme sa clause. Tapez une clause pour la lire : { $first } à { $last }, { $count } en tout. Elles sont, en anglais, dans { $file }
no-such-clause = Les règles n’ont pas de clause { $clause }.

# Würfel Express
we-last-place = lanterne rouge
we-stock = Réserve
we-dice = Dés
we-throw = lancer { $throw } sur 3
we-banner-discard = { $name }, à vous : lancez, ou défaussez d’abord des bandes de queue.
we-banner-keep = { $throw ->
    [1] { $name } : gardez des dés et relancez, ou arrêtez. Encore 2 lancers.
   *[2] { $name } : gardez des dés et relancez, ou arrêtez. Encore 1 lancer.
}
we-banner-take = { $name } : prenez des bandes selon vos dés, ou terminez le tour.
we-prompt-discard = Bandes à défausser
we-prompt-keep = Dés à garder
we-keep-these = Garder ces dés (numéros ou lettres), relancer le reste
we-nothing = rien à prendre,
we-no-penalty = sans pénalité
we-then = puis : { $strips }
help-wurfel-express =
    La première piste qui atteint la case 30 gagne. À chaque tour :
    1. Vous pouvez défausser des bandes de queue. Chacune coûte un dé, la tête de piste ne bouge pas.
    2. Lancez jusqu’à trois fois. Gardez les dés que vous voulez ; un dé gardé peut être relancé.
    3. Les dés d’une couleur donnent la bande de cette couleur, longue comme ils sont nombreux : 3 dés rouges, rouge 3. Si elle manque, une plus courte. Une piste a chaque couleur une fois ; les nouvelles bandes vont en tête de piste.
    Au lieu de prendre dans la réserve, vous pouvez voler la bande de queue d’un adversaire, sauf si c’est la seule : il recule de sa longueur.
    Qui ne peut rien prendre rend la bande de tête. La lanterne rouge ({ "▾" }) en est dispensée, et ne recule pas quand on la vole.
    { "▐" } est le marqueur, × une bande retirée du jeu. Longueurs pâles et dés vides : des couleurs de votre piste, donc inutiles.
    U sur les dés est bleu ; tapé seul, u annule : pour garder un seul bleu, tapez U ou son numéro.

# Dice Trip
dt-dice = Dés
dt-lines = bonus { $bonus } · rayées { $struck } · route { $route } · série { $series } · zones { $zones }
dt-lines-tens = bonus { $bonus } · rayées { $struck } · route { $route } · série { $series } · zones { $zones } · dizaines { $tens }
dt-banner-decide = { $name } : gardez le lancer, ou relancez des dés pour tout le monde.
dt-banner-enter = { $made ->
    [0] { $name } : inscrivez deux nombres, ou rayez une ville pour chacun que vous laissez.
   *[1] { $name } : encore une inscription.
}
dt-prompt-decide = Dés à relancer
dt-prompt-enter = Nombre et ville
dt-reroll-these = Relancer ces dés (lettres ou rangs), une fois par partie
dt-write = Inscrire { $number } sur { $town }, ou un autre de ces nombres sur une autre ville :
dt-strike = Rayer { $town } ; deux inscriptions peuvent se taper à la fois
help-dice-trip =
    13 tours : tout le monde utilise les quatre mêmes dés, deux pour chacun des deux nombres, dans l’ordre que l’on veut. Un nombre ne figure qu’une fois sur une feuille. Pour un nombre que vous laissez, vous rayez une ville.
    Points : { "★" } un bonus pour deux chiffres égaux, ou pour une ville colorée avec le dé de sa couleur ; −1 par ville rayée ; la plus longue route de villes reliées à nombres croissants ; la plus longue série (4 villes ou plus) de nombres qui se suivent ; les zones sans ville rayée.
    { "↻" } Relance, une fois par partie, pour qui a lancé : tapez les dés aussitôt après le lancer. { "②" } Chiffre double, une fois par partie : un dé dans les deux nombres, un autre laissé de côté ; aucun des deux nombres ne peut avoir deux chiffres égaux. Inscrivez simplement deux nombres de ce genre.
    Derrière une ville figurent les lettres des villes auxquelles elle est reliée. Tapez 14 f pour y inscrire 14, x f pour la rayer, write RB F pour choisir les dés vous-même.
# Entenrallye
en-months = Jan Fév Mar Avr Mai Jun Jul Aoû Sep Oct Nov Déc
en-sections = C A P T
en-road = Route
en-hand = Main
en-known = Connu
en-pile = { $parts ->
    [one] { $parts } pièce dans la pioche
   *[other] { $parts } pièces dans la pioche
}
en-before = L’année n’a pas commencé
en-after = L’année est finie
en-part = partie { $part } sur { $parts }
en-columns = réparations/défauts, points, réglés, pièces cachées, pièces montées
en-banner-drive = { $name }, le dé montre { $pips } : jusqu’où, par où, et que faire du reste ?
en-banner-act = { $name } : montez des pièces, échangez, ou terminez le tour.
en-banner-give = { $name } : quelle pièce donnez-vous en retour ?
en-banner-keep = { $name } : quelles pièces cachées gardez-vous ? 2 au plus.
en-grey = grise
en-brown = brune
help-entenrallye =
    Le plus de points aux quatre rencontres gagne. À chaque tour, on lance un dé :
    1. Avancez d’au moins une case. Sur une case grise, vous pouvez vous arrêter plus tôt et dépenser le reste : 3 points achètent une pièce, sans la voir ; chaque autre point est une réparation. Sinon, vous avancez du nombre entier.
    2. Sur une case grise, montez des pièces sur les parties libres de votre voiture. Avec un 1, vous pouvez voler une pièce cachée ; avec un 2, en échanger une.
    3. Un 6 et une arrivée avancent chacun le calendrier d’un pas.
    Atteignez une rencontre avant la fin de son mois, et vos pièces montées comptent : leurs points, et 1 de plus pour chacune à votre couleur. Puis elles retournent dans la pioche, et vous gardez au plus 2 pièces cachées.
    Le TÜV (avril) et l’ASU (octobre) demandent autant de points de réparation que votre voiture a de défauts. Qui ne vient pas est remorqué au garage, et derrière lui d’autant de cases qu’il manque de points.
    Sur la route, les cases brunes sont entre ( ), les grises entre [ ] ; { "╱" } marque une bifurcation.
# Verbindung gesucht
vg-banner-place = { $name } : posez jusqu’à deux dés, ou terminez le tour.
vg-banner-owed = { $count ->
    [one] { $name } : il faut poser une croix blanche.
   *[other] { $name } : il faut poser deux croix blanches.
}
vg-prompt = Dé et case, par exemple 1 b3 ne
vg-announce = Annoncer la liaison : mettre ! devant
vg-nowhere = impossible pour l’instant
vg-linked = { $count } bases reliées
help-verbindung-gesucht =
    Reliez vos quatre bases (rouge { "◆" }, noir { "◇" }), une sur chaque côté, par un seul réseau avant l’adversaire. À chaque tour :
    1. On lance trois dés ; Rouge n’en lance que deux à ses deux premiers tours.
    2. Posez-en deux au plus. Chaque croix blanche doit être posée, sur trois deux. Rouge pose des croix rouges, des courbes, des ponts rouges et des croix blanches ; Noir de même en noir.
    3. Chaque dé prolonge un de vos chemins, ou touche une de vos bases ; une extrémité rouge ne touche jamais une noire.
    Les traits épais sont rouges, les fins noirs, les doubles sont à tous les deux. Le chemin sous un pont est coupé.
    Si une base est coupée des autres pour de bon, le dé le plus proche devient une croix blanche.
    Attention : qui complète le réseau adverse, ou les deux à la fois, a perdu.

# The house
house-missing = Il n’y a pas de maison à { $address } : « jacta serve » en ouvre une, ou nommez-en une autre avec --database.
backup-title = lignes
backup-exists = { $file } existe déjà : nommez un autre fichier, ou ajoutez --force pour le remplacer.
backup-damaged = La maison dans { $address } est endommagée ({ $problem }), et rien n’a été écrit : arrêtez la maison, gardez son fichier, et restaurez la dernière bonne sauvegarde.
backup-missing = La maison dans { $address } est endommagée, et rien n’a été écrit : il manque des inscriptions { $count ->
    [one] à une table ({ $tables })
   *[other] à { $count } tables ({ $tables })
}. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde.
backup-done = La maison est dans { $file } : { $rows } lignes, { $size } Mo. Gardez-le où personne d’autre ne peut le lire.
restore-title = lignes
restore-no-file = Il n’y a pas de fichier { $file } : nommez la sauvegarde à restaurer.
restore-damaged = { $address } est endommagé ({ $problem }), et rien n’a été écrit : prenez une autre sauvegarde.
restore-missing = { $address } est endommagé, et rien n’a été écrit : il manque des inscriptions { $count ->
    [one] à une table ({ $tables })
   *[other] à { $count } tables ({ $tables })
}. Prenez une autre sauvegarde.
restore-full = Il y a déjà une maison dans { $address }, et elle n’est jamais écrasée : déplacez ce fichier, ou nommez-en un autre avec --database.
restore-full-server = Il y a déjà une maison dans { $address }, et elle n’est jamais écrasée : créez une base vide, et nommez-la avec --database.
restore-done = La maison est dans { $address } : { $rows } lignes. Ouvrez-la avec « jacta serve --database … ».

# The keeper
keeper-none = Il n’y en a pas.
keeper-closed = La table { $table } est fermée.
keeper-name-removed = { $person } n’a plus de nom, jusqu’à ce que la personne en choisisse un autre.
keeper-message-removed = Le texte du message { $n } à la table { $table } est supprimé.
keeper-settled = Le signalement { $report } est réglé.
keeper-no-table = Il n’y a pas de table { $table } : « jacta keeper tables » les liste.
keeper-no-person = Il n’y a personne sous { $person } : « jacta keeper people » les liste.
keeper-no-message = Il n’y a pas de message { $n } à la table { $table } : « jacta keeper reports » liste ceux qui ont été signalés.
keeper-no-report = Il n’y a pas de signalement ouvert { $report } : « jacta keeper reports » les liste.
keeper-report =
    { $report }  { $when }, signalé par { $by } : { $reason }
    { $person } à la table { $table }, message { $n } : { $text }
keeper-removed = (supprimé)
keeper-column-table = table
keeper-column-game = jeu
keeper-column-state = état
keeper-column-changed = modifiée
keeper-column-people = personnes
keeper-column-person = personne
keeper-column-name = nom
keeper-column-login = identifiant
keeper-column-tables = tables
keeper-column-since = depuis
keeper-state-open = ouverte
keeper-state-running = en cours
keeper-state-over = terminée
keeper-state-aborted = fermée

# The doctor
doctor-summary = { $problems ->
    [0] { $warnings ->
        [0] Tout va bien.
        [one] Aucun problème, { $warnings } avertissement.
       *[other] Aucun problème, { $warnings } avertissements.
    }
    [one] { $problems } problème : voyez ce qui est marqué ✗.
   *[other] { $problems } problèmes : voyez ce qui est marqué ✗.
}
doctor-python = Python
doctor-python-good = { $version }, avec SQLite { $sqlite }
doctor-python-old = { $version } est trop ancien, avec SQLite { $sqlite } : installez Python 3.11 ou plus récent
doctor-packages = paquets
doctor-packages-good = les { $count } sont présents
doctor-packages-missing = il manque : { $names } ; réinstallez Jacta avec pip
doctor-cache = code compilé
doctor-cache-good = est gardé dans { $folder }
doctor-cache-off = est désactivé par JACTA_JIT, tout est donc lent : supprimez cette variable
doctor-cache-closed = ne peut pas être gardé dans { $folder }, chaque démarrage recompile : donnez à JACTA_CACHE un dossier où l’on peut écrire
doctor-database = base de données
doctor-database-current = accessible, et son schéma est à jour
doctor-database-empty = n’a pas encore de maison : « jacta serve » en fait une
doctor-database-old = a un schéma plus ancien : « jacta serve » le met à jour ; faites d’abord une sauvegarde
doctor-database-newer = a été faite par une version plus récente de Jacta : installez cette version
doctor-database-unreachable = est inutilisable : { $problem }. Vérifiez l’adresse, que le serveur tourne, et les droits sur le fichier et le dossier
doctor-integrity = fichier SQLite
doctor-integrity-good = est intact
doctor-integrity-damaged = est endommagé : { $problem }. Arrêtez la maison, gardez le fichier, et restaurez la dernière sauvegarde
doctor-durability = durabilité
doctor-durability-good = chaque coup survit à une panne de courant (journal { $journal }, synchronous { $synchronous })
doctor-durability-closed = chaque coup survit à une panne de courant (journal { $journal } jusqu’à l’ouverture, synchronous { $synchronous })
doctor-durability-unsafe = des coups peuvent se perdre dans une panne de courant (journal { $journal }, synchronous { $synchronous }) : signalez ce défaut
doctor-durability-failed = ne peut pas être vérifiée : { $problem }
doctor-disk = disque
doctor-disk-good = { $free } Go libres dans { $folder }
doctor-disk-little = seulement { $free } Go libres dans { $folder } : faites bientôt de la place
doctor-disk-full = { $free } Go libres dans { $folder } : faites de la place, sinon des coups seront refusés
doctor-disk-failed = { $folder } est inaccessible : { $problem }. Créez le dossier, ou nommez une autre base
doctor-sync = écriture durable
doctor-sync-good = { $typical } ms en général, { $longest } ms au plus
doctor-sync-slow = { $typical } ms en général, { $longest } ms au plus, et chaque coup attend : mettez la base sur un disque plus rapide, pas sur un disque réseau
doctor-sync-failed = impossible d’écrire dans { $folder } : { $problem }. Donnez-en le droit à l’utilisateur de la maison
doctor-server = PostgreSQL
doctor-server-good = version { $version }, chaque coup survit à une panne de courant
doctor-server-unsafe = version { $version }, des coups peuvent se perdre dans une panne de courant : mettez fsync et full_page_writes à on dans postgresql.conf
doctor-server-failed = ne répond pas : { $problem }
doctor-latency = réponses
doctor-latency-good = après { $typical } ms en général, { $longest } ms au plus
doctor-latency-slow = après { $typical } ms en général, { $longest } ms au plus : rapprochez la maison de la base
doctor-skew = horloge du serveur
doctor-skew-good = à { $skew } s de la nôtre
doctor-skew-apart = à { $skew } s de la nôtre : réglez les deux par NTP
doctor-entries = journaux de tables
doctor-entries-good = sont complets
doctor-entries-missing = sont endommagés : il manque des inscriptions { $count ->
    [one] à une table ({ $tables }), qui ne s’ouvre plus
   *[other] à { $count } tables ({ $tables }), qui ne s’ouvrent plus
}. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde
doctor-entries-failed = ne peuvent pas être vérifiés : { $problem }
doctor-clock = horloge
doctor-clock-good = avance régulièrement
doctor-clock-jumps = a été déplacée de { $drift } ms pendant l’examen : laissez NTP la régler en douceur
doctor-clock-past = indique { $time }, il y a longtemps : réglez-la, et activez NTP
doctor-newest = dernier coup
doctor-newest-good = est dans le passé, comme il se doit
doctor-newest-none = il n’y en a pas encore
doctor-newest-future = est { $seconds } s dans le futur : l’horloge a été reculée ; réglez-la avant d’ouvrir la maison
doctor-newest-failed = ne peut pas être vérifié : { $problem }
doctor-port = port
doctor-port-any = n’importe lequel de libre
doctor-port-free = { $host }, port { $port } : libre pour une maison
doctor-port-open = une maison est ouverte à { $host }, port { $port }
doctor-port-starting = la maison à { $host }, port { $port }, n’est pas prête : attendez, puis lisez son journal
doctor-port-taken = un autre programme a { $host }, port { $port } : arrêtez-le, ou choisissez-en un autre avec --port
doctor-port-closed = { $host }, port { $port } est inutilisable : { $problem }. Choisissez-en d’autres avec --host et --port ; les ports sous 1024 demandent des droits
