# Entenrallye
months = Jan Fév Mar Avr Mai Juin Juil Aoû Sep Oct Nov Déc
sections = C A P T
road = Route
hand = Main
known = Connu
pile = { $parts ->
    [one] { $parts } pièce dans la pioche
   *[other] { $parts } pièces dans la pioche
}
before = L’année n’a pas commencé
after = L’année est finie
part = { $month }, partie { $part } sur { $parts }
columns = case | rép/déf | pts | contrôlé | cachées | montées : points/défauts
banner-drive = { $name }, le dé montre { $pips } : jusqu’où, par où, et que faire du reste ?
banner-act = { $name } : montez des pièces, échangez, ou terminez le tour.
banner-give = { $name } : quelle pièce donnez-vous en retour ?
banner-keep = { $name } : quelles pièces cachées gardez-vous ? 2 au plus.
forced-drove = Un seul trajet était possible : pas de bifurcation, et nulle part où s’arrêter plus tôt pour dépenser le reste.
forced-waited = Qui attend à une rencontre, ou se tient à la dernière, lance le dé mais n’avance pas.
grey = grise
brown = brune
help =
    Qui marque le plus de points aux quatre rencontres gagne. À chaque tour, on lance un dé :
    1. Avancez d’au moins une case. Sur une case grise, vous pouvez vous arrêter plus tôt et dépenser le reste : 3 points achètent une pièce, sans la voir ; chaque autre point est une réparation. Sinon, vous avancez du nombre entier.
    2. Sur une case grise, montez des pièces sur les parties libres de votre voiture. Avec un 1, vous pouvez voler une pièce cachée ; avec un 2, en échanger une.
    3. Un 6 et une arrivée font chacun avancer le calendrier d’un pas.
    Atteignez une rencontre avant la fin de son mois, et vos pièces montées comptent : leurs points, et 1 de plus pour chacune de votre couleur. Puis elles retournent dans la pioche, et vous gardez au plus 2 pièces cachées.
    Le TÜV (avril) et l’ASU (octobre) demandent autant de points de réparation que votre voiture a de défauts. Qui ne vient pas est remorqué au garage, et derrière lui d’autant de cases qu’il manque de points.
    Sur la route, les cases brunes sont entre ( ), les grises entre [ ] ; { "╱" } marque une bifurcation.
