# Verbindung gesucht
banner-place = { $name } : posez jusqu’à deux dés, ou terminez le tour.
banner-owed = { $count ->
    [one] { $name } : il faut poser une croix blanche.
   *[other] { $name } : il faut poser deux croix blanches.
}
prompt = Dé et case, par exemple 1 b3 ne
announce = Annoncer la liaison : mettre ! devant
nowhere = impossible à poser
linked = { $count } bases reliées
help =
    Reliez vos quatre bases (rouge { "◆" }, noir { "◇" }), une sur chaque côté, par un seul réseau avant l’adversaire. À chaque tour :
    1. On lance trois dés ; Rouge n’en lance que deux à ses deux premiers tours.
    2. Posez-en deux au plus. Chaque croix blanche doit être posée (sur trois, deux seulement). Rouge pose des croix rouges, des courbes, des ponts rouges et des croix blanches ; Noir de même en noir.
    3. Chaque dé prolonge un de vos chemins, ou touche une de vos bases ; une extrémité rouge ne touche jamais une noire.
    Les traits épais sont rouges, les fins noirs, les doubles sont communs aux deux. Le chemin sous un pont est coupé.
    Si une base est coupée des autres pour de bon, le dé le plus proche devient une croix blanche.
    Attention : qui complète le réseau adverse, ou les deux à la fois, a perdu.
