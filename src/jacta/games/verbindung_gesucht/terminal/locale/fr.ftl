# Verbindung gesucht
banner-place = { $name } : posez jusqu’à deux dés, ou terminez le tour.
banner-owed = { $count ->
    [one] { $name } : il faut poser une croix blanche.
   *[other] { $name } : il faut poser deux croix blanches.
}
prompt = Dé et case, par exemple { $example }
sides = n e s o
die = { $name } : { $places }
announce = Annoncer la liaison : mettre ! devant
nowhere = impossible à poser
never = pas pour votre couleur
forced-stuck = Aucun de ces dés ne peut être posé : aucune case ne les accepte, ou ils ne sont pas pour votre couleur.
linked = { $count } bases reliées
help =
    Reliez vos quatre bases (rouge { "◆" }, noir { "◇" }), une sur chaque côté, par un seul réseau avant l’adversaire. À chaque tour :
    1. On lance trois dés ; Rouge n’en lance que deux à ses deux premiers tours.
    2. Posez-en deux au plus. Chaque croix blanche doit être posée (sur trois, deux seulement). Rouge pose des croix rouges, des courbes, des ponts rouges et des croix blanches ; Noir de même en noir.
    3. Chaque dé prolonge un de vos chemins, ou touche une de vos bases ; une extrémité rouge ne touche jamais une noire.
    Les traits épais sont rouges, les fins noirs, les doubles sont communs aux deux. Le chemin sous un pont est coupé.
    Si une base est coupée des autres pour de bon, le dé le plus proche devient une croix blanche.
    Derrière une case figurent les côtés que joint le chemin rouge d’une courbe, ou le chemin du dessus d’un pont : n, e, s, o.
    Attention : qui complète le réseau adverse, ou les deux à la fois, a perdu.
