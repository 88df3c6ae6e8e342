# The characters of the ladder, the same in all games, wherever one meets them
character-gentle = Lili
character-club = Emil
character-strong = Nora
character-master = Octavia
bot-gentle = douce
bot-club = joueur de club
bot-strong = forte
bot-master = maître
bot-gentle-line = Lili joue pour le plaisir et laisse parfois échapper quelque chose.
bot-club-line = Emil connaît le jeu et se trompe rarement de beaucoup.
bot-strong-line = Nora pèse chaque coup et se trompe peu.
bot-master-line = Octavia tire le meilleur de chaque lancer.
bot-of-level = { $name } ({ $level })
thinks-at-once = Répond aussitôt.
thinks = Réfléchit environ { $seconds } s par coup.
