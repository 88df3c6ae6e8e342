# Opening a table
error-bad-games = Un match compte de 1 à { $most } parties : choisissez un nombre entre les deux.
error-bad-match = D’après ses règles, ce jeu se joue en une partie, ou en un match de { $most } parties.
error-bad-clock = Une pendule a de 10 secondes à { $most } minutes et gagne de 0 à { $increment } secondes par tour : choisissez des temps entre les deux.
error-bad-players = Ce jeu se joue à { $least } joueurs au moins et { $most } au plus : choisissez un tel nombre.
error-bad-days = Un tour peut durer de 1 à { $most } jours : choisissez un nombre de jours entre les deux.
error-rated-alone = Une partie classée se joue à deux ou plus : ajoutez une place, ou ouvrez la table sans classement.
error-rated-advice = Une partie classée se joue sans conseils : renoncez à l’un ou à l’autre.
error-rated-start = Une partie classée commence par la mise en place : ouvrez la table sans classement.
error-start-of-secrets = Cette position cache quelque chose : aucune table ne peut commencer par elle.
error-too-many = Vous en avez autant qu’une personne peut en avoir : terminez-en ou supprimez-en d’abord.

# Taking a chair
error-no-table = Cette table n’existe pas : vérifiez le lien, ou prenez un jeu sur l’étagère.
error-begun = La partie a commencé : on ne peut plus prendre ni quitter de place.
error-no-chair = Cette place n’existe pas : celles de cette table vont de 0 à { $last }.
error-restless = On a trop souvent pris et quitté des places ici : ouvrez une autre table.
error-chair-taken = Cette place est déjà prise : prenez-en une autre.
error-chair-kept = Cette place est gardée pour quelqu’un de la partie précédente : prenez-en une autre.
error-seated = Vous avez déjà une place à cette table : quittez-la avant d’en prendre une autre.
error-rated-household = À une table classée, un invité ne joue pas contre quelqu’un qui vient de la même adresse : créez chacun un compte, ou ouvrez une table sans classement.
error-rated-own = À une table classée, personne ne joue contre son propre programme, ni deux programmes d’une même personne l’un contre l’autre : ouvrez une table sans classement.
error-rated-shared = À une table classée, chacun joue sur son propre appareil : pour en partager un, ouvrez une table sans classement.
error-rated-unfinished = Vous occupez { $most } places à des tables classées sans pendule : terminez-y une partie, abandonnez-la, ou quittez une table qui attend encore.
error-bad-salt = Un sel a 32 chiffres hexadécimaux : envoyez-en un de cette forme, ou aucun, et la maison en fait un.
error-salted = Cette place n’a pas besoin d’un autre sel : elle en a déjà ajouté un, ou a joué depuis le nouvel engagement.
error-nobody = Cette place n’est à personne.
error-not-opener = Seule la personne qui a ouvert cette table peut le faire.
error-not-seated = Seules les personnes qui ont une place à cette table peuvent le faire.
error-blocked = Quelqu’un à cette table ne souhaite pas vous rencontrer : choisissez une autre table.

# In the game
error-not-begun = La partie n’a pas commencé : elle commence quand toutes les places sont prises.
error-over = Cette partie est terminée : on n’y joue plus rien.
error-paused = La table est en pause : reprenez d’abord la partie.
error-not-paused = La table n’est pas en pause : continuez à jouer.
error-not-to-act = Vous n’avez rien à décider maintenant : demandez quand ce sera votre tour.
error-no-hints = À cette table, on ne demande pas ce que ferait le maître.
error-no-master = Personne ne donne de suggestions dans ce jeu : ouvrez la table sans elles.
error-futures-late = Personne ne peut continuer la partie pour l’instant : réessayez dans une minute.
error-hint-late = Pas de suggestion pour l’instant : redemandez dans une minute.
error-pause-asked = Vous avez déjà demandé une pause : elle commence quand tous les autres sont d’accord.
error-paused-often = Il y a eu assez de pauses depuis le dernier coup : on pourra en demander une autre après un coup.
error-no-seat = Cette place n’existe pas : celles de cette partie vont de 0 à { $last }.
error-not-yours = Cette place n’est pas la vôtre : seule la personne qui l’occupe peut le faire.
error-away = Un robot joue pour vous : reprenez d’abord votre place.
error-not-away = Vous occupez votre place : aucun robot ne joue pour vous.
error-chair-lost = Cette place a perdu la partie : on ne peut pas la reprendre.
error-person-back = La personne de cette place est revenue : aucun robot ne décide plus pour elle.
error-nothing = Il n’y a rien à confirmer : choisissez au moins une action.
error-dice-first = Des dés tombent entre-temps : confirmez jusqu’aux dés, puis décidez de la suite.
error-confirm-first = Votre tour est prêt : confirmez-le, ou annulez une étape.
error-in-time = Cette place a encore du temps.
error-bad-notation = Cette action est illisible : rechargez la page, ou faites autre chose.
error-unknown-name = La maison ne connaît ni jeu, ni robot, ni plateau, ni option de ce nom : prenez un jeu sur l’étagère.
error-busy = Trop de choses se passent en même temps à cette table : réessayez.

# The end of a game
error-moved = Le premier coup est joué : abandonnez la partie au lieu de fermer la table.
error-no-decision = Personne n’a rien décidé à cette étape.
error-not-ended = La partie est encore en cours : attendez qu’elle soit terminée.
error-rematched = Une revanche est déjà ouverte : prenez-y votre place.
error-no-person = Il faut au moins une personne : laissez une place libre, ou asseyez-vous.
error-no-record = Cette partie n’a pas été enregistrée.
error-record-of-secrets = Cette partie a des secrets : on pourra la relire quand elle sera terminée.
error-same-dice-once = On ne joue qu’une fois avec ces dés : terminez la partie ou abandonnez-la.
error-same-dice-secret = D’autres ont encore ces dés devant eux : cette partie sera visible une fois la journée ou le défi terminé.
error-no-challenge = Ce défi n’existe pas : redemandez le lien.
error-challenge-closed = Ce défi est clos : lancez le vôtre.
error-challenge-full = Ce défi est complet : { $most } personnes l’ont déjà relevé. Lancez le vôtre.
error-not-challenger = Seule la personne qui a lancé ce défi peut le clore.
error-not-tried = Vous avez encore ces dés devant vous : terminez d’abord votre partie, puis voyez ce que les autres ont fait.
error-no-page = Cette page n’existe pas : la personne n’en a pas, ou n’est plus là.
error-no-daily = Ce jeu n’a pas de partie du jour : ouvrez une table à vous.
error-no-puzzle = Cette énigme n’existe pas dans ce jeu.
error-no-answer = Faites d’abord quelque chose de possible dans cette position.
error-no-day = Il n’y a rien pour ce jour : un jour s’écrit comme 2026-08-31, et ne dépasse pas aujourd’hui.

# Talking
error-bad-text = Ce message ne peut pas être envoyé : il est vide, trop long, ou contient des caractères qui ne s’affichent pas.

# People
error-not-signed-in = La maison ne sait pas encore qui vous êtes : rechargez la page, ou connectez-vous.
error-expired = Votre visite a expiré : rechargez la page, ou reconnectez-vous.
error-login-taken = Cet identifiant est déjà pris : choisissez-en un autre.
error-bad-login = Un identifiant a de { $least } à { $most } caractères affichables : choisissez-en un de cette forme.
error-bad-password = Un mot de passe a au moins { $least } caractères : choisissez-en un plus long.
error-wrong-password = L’identifiant et le mot de passe ne correspondent pas : réessayez, ou utilisez un code de secours.
error-already-registered = Vous avez déjà un compte : servez-vous-en pour vous connecter.
error-bad-name = Un nom a de 1 à { $most } caractères affichables : choisissez-en un de cette forme.
error-bad-token = Ce jeton n’est pas valable : créez-en un nouveau.
error-bad-link = Ce lien n’est plus valable : demandez-en un nouveau à la personne qui l’a envoyé.
error-bad-holiday = Des vacances vont d’un jour au même jour ou à un jour suivant, écrits comme 2026-08-31.
error-no-program = Un programme ne peut pas faire cela : identifiez-vous en personne.
error-not-registered = Vous n’avez pas de compte : créez-en un d’abord.
error-weak-password = Un mot de passe ne doit pas être le même que l’identifiant : choisissez-en un autre.
error-wrong-code = L’identifiant et le code de secours ne vont pas ensemble : vérifiez chaque lettre, ou utilisez un autre code.
error-unseen-name = Ce nom contient des caractères que personne ne voit : réécrivez-le avec des lettres, des chiffres et des signes seulement.
error-stacked-name = Ce nom a trop d’accents sur une même lettre : au plus { $most }, tous différents, peuvent s’afficher.
error-mixed-name = Ce nom mélange des alphabets dont les lettres se ressemblent : écrivez-le avec un seul alphabet.
error-reserved-name = Ce nom ferait croire qu’il s’agit de la maison ou de son gardien : choisissez-en un autre.
error-name-taken = Quelqu’un qui a un compte porte ce nom, ou un nom qui lui ressemble : choisissez-en un autre.
error-common-password = Ce mot de passe est parmi les premiers que l’on essaierait : choisissez-en un plus long ou moins courant, par exemple quatre mots sans rapport entre eux.
error-wait = Il y a eu trop d’essais manqués : réessayez dans { $seconds } s. Un code de secours marche tout de suite.
error-second-factor = Ce compte a un second facteur : entrez le code que montre votre application d’authentification, ou un code de secours.
error-wrong-second-factor = Ce code ne convient pas, ou a déjà servi : entrez le prochain que montre votre application d’authentification, ou un code de secours.
error-second-factor-on = Votre compte a déjà un second facteur : retirez-le avant d’en mettre un autre en place.
error-second-factor-off = Votre compte n’a pas de second facteur : il n’y a rien à retirer.
error-banned = Le gardien de cette maison vous refuse l’entrée jusqu’au { $until } : « { $reason } ».
error-banned-for-good = Le gardien de cette maison vous refuse l’entrée : « { $reason } ».
error-banned-address = Le gardien de cette maison refuse l’entrée à votre adresse jusqu’au { $until } : « { $reason } ».
error-banned-address-for-good = Le gardien de cette maison refuse l’entrée à votre adresse : « { $reason } ».
error-holiday-past = Les jours passés restent comme ils étaient : choisissez des jours à partir d’aujourd’hui.
error-holiday-far = Des vacances se prévoient au plus { $most } jours à l’avance : choisissez des jours plus proches.
error-holiday-long = Il y a au plus { $most } jours de vacances par an : choisissez moins de jours.

# Messages to the house
error-bad-json = Ce message n’est pas du JSON : envoyez un objet JSON.
error-bad-message = Ce message est inutilisable tel quel : rechargez la page, ou demandez autre chose.
error-unknown-type = La maison ne connaît pas ce type de message : rechargez la page pour avoir sa dernière version.
error-too-large = Ce message est trop grand : { $most } octets au plus sont lus.
error-too-fast = C’est trop à la fois : attendez un instant et réessayez.
error-broken-off = Vous avez interrompu plusieurs parties dont les dés étaient déjà tombés : { $minutes ->
    [one] attendez { $minutes } minute
   *[other] attendez { $minutes } minutes
} avant la prochaine.
error-bad-request = La maison ne sait pas lire cette demande : rechargez la page, ou écrivez à /api selon HTTP.
error-line-too-long = Cette adresse est trop longue : { $most } octets au plus sont lus.
error-head-too-large = Il y a trop d’en-têtes, ou ils sont trop longs : { $most } octets au plus sont lus. Effacez les cookies de ce site et réessayez.
error-too-slow = La demande a mis trop de temps à arriver : vérifiez la connexion, puis renvoyez-la.
error-crowded = Votre réseau a autant de connexions que la maison en permet : fermez un onglet, ou attendez un instant.
error-full = La maison a autant de visiteurs qu’elle peut en accueillir : réessayez dans une minute.
error-unknown-host = Cette maison ne s’appelle pas { $host } : prenez l’adresse qui vous a été donnée, ou faites ajouter ce nom au réglage hosts.
error-binary = La maison ne lit que du texte : envoyez du JSON dans un message texte.
error-not-found = Il n’y a rien à cette adresse : vérifiez-la, ou partez de la page d’accueil.
error-wrong-method = Cette adresse accepte d’autres requêtes : /api/openapi.json les donne toutes.
error-bad-origin = Cette demande vient d’un autre site : ouvrez la page de la maison elle-même.
error-stopped = La maison redémarre : attendez un instant, puis réessayez.
error-storage-full = La maison n’a plus de place et n’enregistre rien pour le moment. Rien de ce qui a été confirmé n’est perdu : le jeu reprendra dès que son gardien aura fait de la place.
error-storage-read-only = La maison ne peut rien enregistrer pour le moment : son stockage est en lecture seule. Rien de ce qui a été confirmé n’est perdu : le jeu reprendra dès que son gardien y aura remédié.
error-storage-away = La maison n’a pas accès à son stockage pour le moment. Rien de ce qui a été confirmé n’est perdu : le jeu reprendra dès qu’il sera revenu.
error-storage-damaged = Le stockage de la maison est endommagé, et plus rien n’y est écrit : attendez que son gardien ait restauré une sauvegarde.
error-table-damaged = Ce que la maison a enregistré de cette table est endommagé : elle pourra rouvrir quand le gardien de la maison aura restauré une sauvegarde.
error-failed = Quelque chose n’a pas fonctionné ici, et rien n’a changé : réessayez.

# Names
bot-name = { $chair ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Greta
    [5] Hugo
   *[other] Robot { $number }
}
# The four of the ladder, who are called the same in every language
person-left = Quelqu’un qui est parti
# A proposal for a guest: two words that agree, whichever they are
name = { $second } { $first }
name-first-0 = curieuse
name-first-1 = courageuse
name-first-2 = calme
name-first-3 = joyeuse
name-first-4 = habile
name-first-5 = audacieuse
name-first-6 = enthousiaste
name-first-7 = douce
name-first-8 = heureuse
name-first-9 = honnête
name-first-10 = enjouée
name-first-11 = aimable
name-first-12 = vive
name-first-13 = chanceuse
name-first-14 = gaie
name-first-15 = agile
name-first-16 = patiente
name-first-17 = joueuse
name-first-18 = polie
name-first-19 = fière
name-first-20 = rapide
name-first-21 = tranquille
name-first-22 = radieuse
name-first-23 = sage
name-second-0 = Loutre
name-second-1 = Abeille
name-second-2 = Alouette
name-second-3 = Antilope
name-second-4 = Belette
name-second-5 = Chouette
name-second-6 = Cigogne
name-second-7 = Coccinelle
name-second-8 = Colombe
name-second-9 = Fauvette
name-second-10 = Gazelle
name-second-11 = Girafe
name-second-12 = Grenouille
name-second-13 = Hermine
name-second-14 = Hirondelle
name-second-15 = Libellule
name-second-16 = Marmotte
name-second-17 = Martre
name-second-18 = Mésange
name-second-19 = Mouette
name-second-20 = Otarie
name-second-21 = Panthère
name-second-22 = Tortue
name-second-23 = Tourterelle
