# What the board says by itself
board = Plateau
base-of = { $colour ->
    [red] base rouge, { $side }
   *[black] base noire, { $side }
}
seat-about = { $colour } · { $linked }
linked = { $count ->
    [0] rien de relié
   *[other] { $count } sur 4 reliées
}
linked-twice = { $count } et { $other } sur 4 reliées
show-network = { $colour ->
    [red] Montrer les réseaux rouges
   *[black] Montrer les réseaux noirs
}
stock = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
prompt-place = { $count ->
    [0] Aucun de vos dés ne peut être posé.
    [one] Vous pouvez poser un de vos dés.
   *[other] Posez jusqu’à deux de vos dés.
}
prompt-other = Ce dé ne peut pas être posé maintenant : prenez-en un autre.
prompt-more = Posez encore un dé, ou terminez le tour.
prompt-owed = { $count ->
    [one] La croix blanche doit être posée.
   *[other] { $count } croix blanches doivent être posées.
}
the-dice = Dés
dice-yours = Vos dés
dice-of = Dés { OF($name) }
die-at = Dé { $place } : { $die }
die-placed = Dé { $place } : posé
turn = { $cell } : { $die }. Tourner.
lies = { $cell } : { $die }, dé posé pendant ce tour.
turn-picked = Tourner le dé
end = Terminer le tour
end-empty = Ne rien poser
why-place = Pourquoi poser ?
announce = Annoncer : ce dé relie mes bases
warning = Attention ! Si vous confirmez :
hint-touch = Touchez une case ; encore, ou glissez, pour tourner.
hint-keys = 1–3 dé · flèches case · Espace tourne · Entrée pose · E termine · N réseaux
hint-announce = A annonce
watch = Vos dés seront ici à votre tour.
watch-only = Les dés en jeu sont ici.

# What everything is good for, when it is pointed at, held or focused
camp = { $name }, { $colour }
explain-base = { $count ->
    [0] Un seul réseau doit relier les quatre bases de sa couleur. Celle-ci n’est encore reliée à aucune autre.
   *[other] Un seul réseau doit relier les quatre bases de sa couleur. Celle-ci est reliée à : { $bases }.
}
explain-camp = { $count ->
    [0] Qui relie quatre bases en un seul réseau gagne.
    [1] Qui relie quatre bases en un seul réseau gagne. Un chemin part d’une base, mais n’en relie pas deux.
    [4] Les quatre bases forment un seul réseau.
   *[other] Qui relie quatre bases en un seul réseau gagne. Le plus grand réseau en relie { $count }.
}
explain-face = { $value ->
    [R] Le rouge joint les quatre côtés. Seul le rouge la pose.
    [B] Le noir joint les quatre côtés. Seul le noir la pose.
    [C] Une courbe rouge et une noire. Qui la pose doit prolonger un chemin avec la courbe de sa couleur.
    [r] Le rouge passe tout droit et coupe le noir, dont les deux bouts sont morts. Seul le rouge le pose, mais le noir peut rejoindre ses bouts.
    [b] Le noir passe tout droit et coupe le rouge, dont les deux bouts sont morts. Seul le noir le pose, mais le rouge peut rejoindre ses bouts.
   *[W] Elle n’est à personne : les chemins des deux couleurs la traversent et y tournent. Qui en lance une doit la poser.
}
explain-foreign = Il est de l’autre couleur : vous ne pouvez pas le poser, il retourne dans la réserve.
explain-stock = On en lance trois à chaque tour et on en pose jusqu’à deux ; les autres reviennent.

# What the next throws may bring, where the table has advice
spot = Les prochains lancers ici
explain-spot = Pour { $colour }, chances qu’une face convienne : { $fits }{ $is ->
    [completes] , qu’elle complète le réseau : { $chance }.
    [links] , qu’elle relie une base de plus : { $chance }.
   *[fits] .
}

# The first lesson: what to do, and what has happened then
lesson-1 = Vous êtes Anna et jouez rouge. Reliez vos quatre bases rouges avant que Ben relie les siennes : vous gagnez alors. Vous avez lancé une croix rouge et un pont rouge. Posez la croix en b1, devant votre base du haut, et le pont en b2, dessous. Puis confirmez.
lesson-1-done = Votre chemin part d’une base et continue. Un pont fait passer votre couleur par-dessus l’autre, dont il coupe le chemin.
lesson-2 = Ben a posé ses dés. Une croix blanche doit toujours être posée : mettez la vôtre devant votre base du bas, en e6. Puis mettez la courbe en b3, et tournez-la par sa poignée, ou en la touchant encore, jusqu’à ce que le rouge mène à gauche.
lesson-2-done = Tant que le tour dure, un dé peut être tourné. La courbe de votre couleur doit prolonger un chemin. Le blanc n’est à personne : tout chemin peut y tourner.
lesson-3 = Deux croix blanches : toutes deux doivent être posées, et il ne reste de place pour rien d’autre. Mettez-les en a3 et en e5.
lesson-3-done = Le blanc vous aide tous les deux. Cherchez où il vous aide davantage.
lesson-4 = Plus tard dans la partie. La croix blanche va en c5. Puis bloquez Ben à sa base de droite : le pont rouge en f4.
lesson-4-done = Personne ne reste bloqué : le dé qui coupe une base devient aussitôt une croix blanche. Un blocage coûte des dés, mais jamais la partie.
lesson-5 = Il manque un dé entre vos bases. Posez le pont rouge en e2.
lesson-5-done = Vos quatre bases forment un seul réseau : vous avez gagné. Mais gare à relier celles de Ben : il gagnerait, même si le même dé relie aussi les vôtres.

first-place = Touchez un dé, puis une case éclairée. Chaque dé prolonge un de vos chemins ou se pose devant votre base, et vous pouvez en poser deux par tour.
first-white = Une croix blanche doit être posée. Tout chemin peut y tourner, celui de l’adversaire aussi : mettez-la où elle vous aide davantage.
first-curve = Une courbe a un chemin pour chacun. Le vôtre doit en prolonger un ; tournez le dé par sa poignée, ou touchez-le encore.
first-bridge = Votre pont passe par-dessus la couleur adverse et coupe le chemin de dessous : utile pour bloquer.

# The second lesson
strategy-base = Tôt dans la partie
strategy-base-told = Deux de vos bases ne sont pas encore atteintes, et devant celle du haut la case est encore libre. Un dé à cet endroit l’assure tant que c’est facile ; deux colonnes plus à gauche, le même dé ne fait que s’en approcher. 57 parties sur 100 au lieu de 49.
strategy-join = Une croix rouge
strategy-join-told = En f2, la croix atteint la base de droite, et rien d’autre. En e3, elle joint vos deux réseaux : trois bases tiennent ensemble d’un coup. 80 parties sur 100 au lieu de 57. Une base seule peut attendre ; deux réseaux côte à côte peuvent être séparés.
strategy-between = Entre deux réseaux
strategy-between-told = La croix rouge en d3 se trouve entre le réseau du haut et celui de droite, et relie les deux bases. La courbe en d5 tend vers celui du bas, mais relie moins : 80 parties sur 100 contre 56. Cherchez la case où deux de vos réseaux se touchent.
strategy-white = Une croix blanche à poser
strategy-white-told = Le blanc appartient aux deux, et vous devez le poser : mettez-le là où il vous sert. En a3, il vous laisse 31 % de chances de compléter votre réseau en une case ; en b3, il sert plutôt l’adversaire. 67 parties sur 100 au lieu de 36.
strategy-enough = Faut-il tout poser ?
strategy-enough-told = Non, seuls les dés blancs sont obligatoires. La croix peut aller en c2, et pourtant mieux vaut terminer le tour : 75 parties sur 100 au lieu de 54. La courbe en c5 perdrait même aussitôt. Qu’un dé ait une place n’est pas une raison de le poser.
