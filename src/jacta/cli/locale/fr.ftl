# The house
house-missing = Il n’y a pas de maison à { $address } : « jacta serve » en ouvre une, ou nommez-en une autre avec --database.
backup-title = lignes
backup-exists = { $file } existe déjà : nommez un autre fichier, ou ajoutez --force pour le remplacer.
backup-damaged = La maison dans { $address } est endommagée ({ $problem }), et rien n’a été écrit : arrêtez la maison, gardez son fichier, et restaurez la dernière bonne sauvegarde.
backup-missing = La maison dans { $address } est endommagée, et rien n’a été écrit : il manque des inscriptions { $count ->
    [one] à une table ({ $tables })
   *[other] à { $count } tables ({ $tables })
}. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde.
backup-broken = La maison dans { $address } est endommagée, et rien n’a été écrit : { $count ->
    [one] une inscription d’une table n’est plus telle qu’elle a été enregistrée ({ $entries })
   *[other] des inscriptions de { $count } tables ne sont plus telles qu’elles ont été enregistrées ({ $entries })
}. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde.
backup-done = La maison est dans { $file } : { $rows } lignes, { $size } Mo. Gardez-le où personne d’autre ne peut le lire.
passphrase-title = Phrase secrète
passphrase-none = { $file } n’a pas de phrase secrète à sa première ligne : écrivez-en une.
passphrase-needed = Il faut une phrase secrète pour { $file } : donnez avec --passphrase-file un fichier qui la contient, ou définissez { $variable }.
backup-no-folder = { $file } n’est pas un dossier : --daily et --weekly concernent les sauvegardes d’un dossier.
backup-sealed = La maison est dans { $file }, chiffrée : { $rows } lignes, { $size } Mo. Sans la phrase secrète, personne ne peut la lire, vous non plus.
backup-removed = { $count ->
    [one] Une sauvegarde plus ancienne a été supprimée.
   *[other] { $count } sauvegardes plus anciennes ont été supprimées.
}
check-good = { $file } est une bonne sauvegarde : { $rows } lignes, chaque inscription telle qu’elle a été enregistrée, la somme de contrôle est juste.
check-without-sum = { $file } est une bonne sauvegarde : { $rows } lignes, chaque inscription telle qu’elle a été enregistrée ; il n’y a pas de somme de contrôle à côté.
check-empty = Il n’y a pas de sauvegarde dans { $folder } : nommez un fichier, ou un autre dossier.
check-changed = { $file } n’est pas ce qui a été écrit : sa somme de contrôle est différente. Prenez une autre sauvegarde.
check-damaged = { $address } n’est pas une bonne sauvegarde : elle est endommagée ({ $problem }). Prenez-en une autre.
check-missing = { $address } n’est pas une bonne sauvegarde : il manque des inscriptions { $count ->
    [one] à une table ({ $tables })
   *[other] à { $count } tables ({ $tables })
}. Prenez-en une autre.
check-broken = { $address } n’est pas une bonne sauvegarde : { $count ->
    [one] une inscription d’une table n’est plus telle qu’elle a été enregistrée ({ $entries })
   *[other] des inscriptions de { $count } tables ne sont plus telles qu’elles ont été enregistrées ({ $entries })
}. Prenez-en une autre.
restore-title = lignes
restore-no-file = Il n’y a pas de fichier { $file } : nommez la sauvegarde à restaurer.
restore-damaged = { $address } est endommagé ({ $problem }), et rien n’a été écrit : prenez une autre sauvegarde.
restore-missing = { $address } est endommagé, et rien n’a été écrit : il manque des inscriptions { $count ->
    [one] à une table ({ $tables })
   *[other] à { $count } tables ({ $tables })
}. Prenez une autre sauvegarde.
restore-broken = { $address } est endommagé, et rien n’a été écrit : { $count ->
    [one] une inscription d’une table n’est plus telle qu’elle a été enregistrée ({ $entries })
   *[other] des inscriptions de { $count } tables ne sont plus telles qu’elles ont été enregistrées ({ $entries })
}. Prenez une autre sauvegarde.
restore-full = Il y a déjà une maison dans { $address }, et elle n’est jamais écrasée : déplacez ce fichier, ou nommez-en un autre avec --database.
restore-full-server = Il y a déjà une maison dans { $address }, et elle n’est jamais écrasée : créez une base vide, et nommez-la avec --database.
restore-occupied = Une maison est ouverte dans { $address }, ou y est en cours de restauration : arrêtez-la d’abord.
restore-done = La maison est dans { $address } : { $rows } lignes. Ouvrez-la avec « jacta serve --database … ». Les parties en cours continuent avec de nouveaux dés.
restore-without-sum = { $file } n’a pas de somme de contrôle à côté de lui : personne ne peut dire s’il a été modifié depuis.

# A restore drill
drill-title = tables
drill-good = La maison a été sauvegardée, restaurée ailleurs et rejouée en { $seconds } s : les { $tables } tables avec leurs { $entries } inscriptions sont identiques. Empreinte de l’ensemble : { $hash }.
drill-unplayed = { $unplayed } tables de jeux qui ne sont pas installés ici n’ont pu être comparées qu’inscription par inscription.
drill-different = { $count ->
    [one] Une table n’est pas la même après une restauration ({ $names })
   *[other] { $count } tables ne sont pas les mêmes après une restauration ({ $names })
} : ne vous fiez pas à cette sauvegarde, et laissez « jacta doctor » examiner la maison.

# The keeper
keeper-none = Il n’y en a pas.
keeper-closed = La table { $table } est fermée.
keeper-name-removed = { $person } n’a plus de nom, jusqu’à ce que la personne en choisisse un autre.
keeper-message-removed = Le texte du message { $n } à la table { $table } est supprimé.
keeper-settled = Le signalement { $report } est réglé.
keeper-no-table = Il n’y a pas de table { $table } : « jacta keeper tables » les liste.
keeper-no-person = Il n’y a pas de personne { $person } : « jacta keeper people » les liste.
keeper-no-message = Il n’y a pas de message { $n } à la table { $table } : « jacta keeper reports » liste ceux qui ont été signalés.
keeper-no-report = Il n’y a pas de signalement ouvert { $report } : « jacta keeper reports » les liste.
keeper-report =
    { $report }  { $when }, signalé par { $by } : { $reason }
    { $person } à la table { $table }, message { $n } : { $text }
keeper-removed = (supprimé)
keeper-banned = { $until ->
    [none] { $whom } est exclu jusqu’à ce que vous leviez l’exclusion.
   *[other] { $whom } est exclu jusqu’au { $until }.
}
keeper-unbanned = { $whom } peut revenir.
keeper-no-ban = { $whom } n’est pas exclu : « jacta keeper bans » liste les exclusions.
keeper-for-good = jusqu’à nouvel ordre
keeper-not-done = (non exécuté) { $what }
keeper-column-whom = qui
keeper-column-until = jusqu’au
keeper-column-reason = motif
keeper-column-when = quand
keeper-column-who = qui
keeper-column-what = quoi
keeper-column-why = pourquoi
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
keeper-column-key = clé
keeper-column-made = créée
keeper-column-good-until = valable jusqu’au
keeper-key-signs = elle signe
keeper-rotated = Désormais, { $key } signe. { $days ->
    [0] L’ancienne clé ne vaut plus rien : chacun doit se reconnecter, et les invités redeviennent de nouveaux invités.
    [one] L’ancienne clé reste valable { $days } jour.
   *[other] L’ancienne clé reste valable { $days } jours.
}
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
    [one] { $problems } problème : voyez ce qui est marqué ✗.
   *[other] { $problems } problèmes : voyez ce qui est marqué ✗.
}
doctor-reported = Le rapport est dans { $file }. Il contient des versions, des chiffres et des codes, et rien sur les personnes de la maison.
doctor-python = Python
doctor-python-good = { $version }, avec SQLite { $sqlite }
doctor-python-old = { $version } est trop ancien, avec SQLite { $sqlite } : installez Python 3.11 ou plus récent
doctor-packages = paquets
doctor-packages-good = les { $count } sont présents
doctor-packages-missing = il manque : { $names } ; réinstallez Jacta avec pip
doctor-cache = code compilé
doctor-cache-good = est gardé dans { $folder }
doctor-cache-compiling = est gardé dans { $folder } ; { $left } éléments sur { $all } restent à compiler ({ $games }) : une maison ouverte s’en charge et l’on y joue en attendant, « jacta compile » le fait d’avance
doctor-cache-off = est désactivé par JACTA_JIT, tout est donc lent : supprimez cette variable
doctor-cache-closed = ne peut pas être gardé dans { $folder }, chaque démarrage recompile : donnez à JACTA_CACHE un dossier où l’on peut écrire
doctor-database = base de données
doctor-database-current = accessible, et son schéma est à jour
doctor-database-empty = n’a pas encore de maison : « jacta serve » en fait une
doctor-database-old = a un schéma plus ancien : « jacta serve » le met à jour ; faites d’abord une sauvegarde
doctor-database-newer = a été faite par une version plus récente de Jacta : installez cette version
doctor-database-unreachable = est inutilisable : { $problem }. Vérifiez l’adresse, que le serveur tourne, et les droits sur le fichier et le dossier
doctor-integrity = fichier SQLite
doctor-integrity-good = est intact
doctor-integrity-damaged = est endommagé : { $problem }. Arrêtez la maison, gardez le fichier, et restaurez la dernière sauvegarde
doctor-durability = durabilité
doctor-durability-good = chaque coup survit à une panne de courant (journal { $journal }, synchronous { $synchronous })
doctor-durability-closed = chaque coup survit à une panne de courant (journal { $journal } jusqu’à l’ouverture, synchronous { $synchronous })
doctor-durability-unsafe = des coups peuvent se perdre dans une panne de courant (journal { $journal }, synchronous { $synchronous }) : signalez ce défaut
doctor-durability-failed = ne peut pas être vérifiée : { $problem }
doctor-disk = disque
doctor-disk-good = { $free } Go libres dans { $folder }
doctor-disk-little = seulement { $free } Go libres dans { $folder } : faites bientôt de la place
doctor-disk-full = { $free } Go libres dans { $folder } : faites de la place, sinon des coups seront refusés
doctor-disk-failed = { $folder } est inaccessible : { $problem }. Créez le dossier, ou nommez une autre base
doctor-sync = écriture durable
doctor-sync-good = { $typical } ms en général, { $longest } ms au plus
doctor-sync-slow = { $typical } ms en général, { $longest } ms au plus, et chaque coup attend : mettez la base sur un disque plus rapide, pas sur un disque réseau
doctor-sync-failed = impossible d’écrire dans { $folder } : { $problem }. Donnez-en le droit à l’utilisateur de la maison
doctor-server = PostgreSQL
doctor-server-good = version { $version }, chaque coup survit à une panne de courant
doctor-server-unsafe = version { $version }, des coups peuvent se perdre dans une panne de courant : mettez fsync et full_page_writes à on dans postgresql.conf
doctor-server-failed = ne répond pas : { $problem }
doctor-latency = réponses
doctor-latency-good = après { $typical } ms en général, { $longest } ms au plus
doctor-latency-slow = après { $typical } ms en général, { $longest } ms au plus : rapprochez la maison de la base
doctor-skew = horloge du serveur
doctor-skew-good = à { $skew } s de la nôtre
doctor-skew-apart = à { $skew } s de la nôtre : réglez les deux par NTP
doctor-entries = journaux de tables
doctor-entries-good = sont complets
doctor-entries-missing = sont endommagés : il manque des inscriptions { $count ->
    [one] à une table ({ $tables }), qui ne s’ouvre plus
   *[other] à { $count } tables ({ $tables }), qui ne s’ouvrent plus
}. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde
doctor-entries-broken = sont endommagés : { $count ->
    [one] une inscription d’une table n’est plus telle qu’elle a été enregistrée ({ $entries }), et cette table
   *[other] des inscriptions de { $count } tables ne sont plus telles qu’elles ont été enregistrées ({ $entries }), et aucune
} ne peut plus être ouverte. Arrêtez la maison, gardez sa base, et restaurez la dernière bonne sauvegarde
doctor-entries-failed = ne peuvent pas être vérifiés : { $problem }
doctor-clock = horloge
doctor-clock-good = avance régulièrement
doctor-clock-jumps = a été déplacée de { $drift } ms pendant l’examen : laissez NTP la régler en douceur
doctor-clock-past = indique { $time }, il y a longtemps : réglez-la, et activez NTP
doctor-origin = origine
doctor-origin-own = la maison a commencé ici
doctor-origin-copy = la maison est une copie du { $time } (UTC), restaurée d’une sauvegarde : les parties en cours à ce moment ont d’autres dés depuis
doctor-origin-failed = ne peut pas être vérifiée : { $problem }
doctor-newest = dernier coup
doctor-newest-good = est dans le passé, comme il se doit
doctor-newest-none = il n’y en a pas encore
doctor-newest-future = est { $seconds } s dans le futur : l’horloge a été reculée ; réglez-la avant d’ouvrir la maison
doctor-newest-failed = ne peut pas être vérifié : { $problem }
doctor-descriptors = connexions
doctor-descriptors-good = il y a de la place pour { $room }
doctor-descriptors-few = il n’y a de place que pour { $room } des { $wanted } prévues : augmentez LimitNOFILE pour qui fait tourner la maison
doctor-port = port
doctor-port-any = n’importe lequel de libre
doctor-port-free = { $host }, port { $port } : libre pour une maison
doctor-port-open = une maison est ouverte à { $host }, port { $port }
doctor-port-starting = la maison à { $host }, port { $port }, n’est pas prête : attendez, puis lisez son journal
doctor-port-failing = la maison sur { $host }, port { $port }, ne peut rien enregistrer ({ $code }) : consultez son journal
doctor-port-taken = un autre programme a { $host }, port { $port } : arrêtez-le, ou choisissez-en un autre avec --port
doctor-port-closed = { $host }, port { $port } est inutilisable : { $problem }. Choisissez-en d’autres avec --host et --port ; les ports sous 1024 demandent des droits
