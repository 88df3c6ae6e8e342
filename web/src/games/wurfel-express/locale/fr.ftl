# What the board says by itself
tracks = Les pistes
cell = { $cell ->
    [0] départ
   *[other] case { $cell }
}
last-place = lanterne rouge
last-place-note = Lanterne rouge : ni pénalité en cas d’échec, ni recul en cas de vol.
last-place-short = Lanterne rouge : ni pénalité, ni recul.
stock = Réserve
stock-strip = { $state ->
    [here] { $strip }, dans la réserve
    [taken] { $strip }, que vous prenez
    [out] { $strip }, hors jeu
   *[gone] { $strip }, sur une piste
}
prompt-discard = Défaussez des bandes de queue si vous voulez, puis lancez.
prompt-keep = { $left ->
    [one] Gardez des dés, puis relancez : encore { $left } lancer.
   *[other] Gardez des dés, puis relancez : encore { $left } lancers.
}
prompt-take = { $from ->
    [stock] Prenez des bandes dans la réserve.
    [others] La réserve n’en a pas pour vos dés : volez une bande, ou ne prenez rien.
   *[both] Prenez des bandes dans la réserve, ou volez-en.
}
prompt-more = Continuez à prendre, ou terminez le tour.
the-dice = Dés
dice-yours = Vos dés
dice-of = Dés { OF($name) }
die = Dé { $place } : { $colour }
throw-number = Lancer { $throw } sur { $of }
throw = { $count ->
    [0] Relancer
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
stop = Arrêter et prendre
stop-empty = Arrêter sans rien
hint-touch = Touchez les dés à garder, ou glissez-les vers le haut.
watch = Vos dés seront ici à votre tour.
watch-only = Les dés en jeu se posent ici.
keys-throw = 1–7 garder · Espace lancer · S arrêter
keys-discard = ← → combien · Espace lancer
discard-title = Défausser par la queue ?
discard-slider = Bandes de queue à défausser
discard-up-to = Défausser jusqu’à la bande { $strip }
options = Ce que vous pouvez prendre
taken = Vos nouvelles bandes, depuis la queue
laid = { $place } : { $strip }. Les flèches la déplacent, Entrée la remet.
put-back = Remettre la bande { $strip }
swap = Échanger { $one } et { $other }
order-hint = Glissez les bandes dans l’ordre voulu ; un clic en remet une.
from-stock = réserve
from = chez { $name }
falls-short = recul : { $cells }
stays-short = reste : lanterne rouge
falls-back = { $name } recule de { $cells } cases
stays = { $name } est lanterne rouge et ne recule pas
take-all = Prendre { $strips }
end = Terminer le tour
end-empty = Ne rien prendre
note-fell-back = Vol : recule de { $cells }, case { $cell }
note-held = Vol, mais lanterne rouge : reste case { $cell }
note-gave-back = Rien à prendre : rend la { $strip }
note-slid-back = { $cells ->
    [0] Rien à prendre : reste au départ
   *[other] Rien à prendre : recule de { $cells }
}
note-spared = Rien à prendre, mais lanterne rouge : pas de pénalité
note-won = Arrivée, case { $cell } !

# What everything is good for, when it is pointed at, held or focused
track-of = { $you ->
    [yes] Votre piste
   *[no] Piste { OF($name) }
}
explain-track = { $left ->
    [0] Elle a atteint l’arrivée : la partie est gagnée.
    [one] Elle atteint la case { $cell }, à une case de l’arrivée. Qui atteint la case 30 en premier gagne.
   *[other] Elle atteint la case { $cell }, à { $left } cases de l’arrivée. Qui atteint la case 30 en premier gagne.
}
goal = L’arrivée
explain-goal = Qui atteint ou dépasse la case 30 en premier gagne aussitôt.
lantern = Lanterne rouge
explain-lantern = Qui est le plus loin de l’arrivée ne paie pas de pénalité en cas d’échec, et ne recule pas en cas de vol.
marker-of = { $you ->
    [yes] Votre marqueur
   *[no] Marqueur { OF($name) }
}
explain-marker = Il tient la queue de la piste. Seule la bande qui le touche peut être volée.
explain-strip = { $is ->
    [own] Elle est sur votre piste, qui porte une seule bande de chaque couleur : d’autres dés de cette couleur ne vous servent à rien.
    [only] C’est la seule bande { OF($name) }, et une bande seule ne se vole pas.
    [rear] Elle est en queue de la piste { OF($name) } : { $length } dés de cette couleur, ou plus, la volent.
   *[within] Elle ne peut pas être volée : seule celle qui touche le marqueur { OF($name) } peut l’être.
}
explain-stock = { $state ->
    [here] { $length } dés de cette couleur la prennent, en un ou plusieurs lancers.
    [taken] Vous la prenez : elle se pose en tête de votre piste.
    [out] À deux ou trois, quelques bandes courtes restent hors jeu.
   *[gone] Elle est sur une piste. Qui a les dés pour elle en prend une plus courte dans la réserve, ou la vole.
}
explain-colour = Une piste porte une seule bande de chaque couleur : plus elle est longue, mieux c’est.
takes-now = À prendre : { $strips } (case { $cell }).
takes-nothing-yet = Vos dés ne prennent encore rien.
strip-of = { $strip } chez { $name }
of-no-use = Inutiles maintenant : { $colours }
of-no-use-short = inutiles :
explain-dead = Ces couleurs sont déjà sur votre piste, qui porte une seule bande de chaque couleur, ou plus aucune de leurs bandes n’est libre : leurs dés ne prennent rien.
explain-die = { $is ->
    [held] Cette couleur est déjà sur votre piste, qui n’en porte qu’une bande : ces dés ne servent à rien dans ce tour.
    [none] Aucune bande de cette couleur n’est libre : ces dés ne servent à rien dans ce tour.
    [takes] Si vous arrêtez maintenant, ils prennent la bande { $strip }. S’ils sont plus nombreux, une plus longue.
    [few] Si peu de dés ne prennent rien : il ne reste pas de bande aussi courte.
   *[one] Un seul dé ne prend rien : à deux ou plus d’une couleur, la bande est aussi longue que leur nombre.
}
explain-throws = Vous lancez jusqu’à trois fois, et avant chaque lancer vous choisissez à nouveau les dés à garder.
dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
explain-fewer-dice = Chaque bande défaussée vous coûte un dé pour ce tour.

# What the next throw may bring, where the table has advice
in-percent = chances en %
with-chance = { $name }, chances : { $chance }
risk = rien à prendre : { $chance }
explain-chance = Gardez ces dés et ne lancez que pour elle : { $chance } de chances.
explain-risk = C’est le risque de ne pouvoir prendre aucune bande à la fin, si vous lancez pour l’éviter.

# The first lesson: what to do, and what has happened then
lesson-1 = Le but : une piste qui atteint la case 30 avant les autres. Vous êtes Anna, et votre piste est encore vide. Vous lancez jusqu’à trois fois. Voici trois rouges : gardez-les et relancez le reste.
lesson-1-done = Les trois rouges sont à l’abri. Plus il y a de dés d’une couleur, plus la bande est longue.
lesson-2 = Et maintenant deux jaunes. Gardez les trois rouges et les deux jaunes, et relancez les deux derniers dés.
lesson-2-done = Le dernier lancer tombe.
lesson-3 = Quatre rouges et deux jaunes : prenez la bande rouge 4 et la bande jaune 2, et confirmez.
lesson-3-done = Votre piste arrive à la case 6. De chaque couleur, vous ne pouvez avoir qu’une bande.
lesson-4 = Trois verts, mais la bande verte 3 est en queue de piste chez Ben : touchez-la et volez-la !
lesson-4-done = La piste de Ben revient contre son marqueur : il recule de la longueur volée.
lesson-5 = Cleo est la dernière : elle est lanterne rouge. Volez-lui la bande blanche 4.
lesson-5-done = La lanterne rouge ne recule pas : la tête de piste de Cleo reste où elle est.
lesson-6 = Il ne manque que le vert sur votre piste : les autres dés ne servent à rien. Défaussez les deux bandes de queue, la blanche 2 et la rouge 3, puis lancez.
lesson-6-done = Votre tête de piste n’a pas bougé, et le blanc et le rouge sont libres de nouveau. Mais vous lancez deux dés de moins.
lesson-7 = Le rouge, le noir et le jaune sont déjà sur votre piste. Touchez « Arrêter sans rien », et voyez ce qui se passe.
lesson-7-done = Qui ne peut rien prendre rend sa bande de tête. Seule la lanterne rouge y échappe. Vous auriez pu relancer !
lesson-8 = Case 25, et cinq verts. Touchez « Arrêter et prendre », puis prenez la bande verte 5.
lesson-8-done = Case 30 : vous avez gagné.

first-discard = Avant de lancer, vous pouvez défausser des bandes de queue : votre tête de piste ne bouge pas, et leurs couleurs redeviennent libres. Chaque bande coûte un dé ; le plus souvent, on lance simplement.
first-throw = Les dés qui comptent sont déjà gardés. Touchez un dé pour le garder ou le lâcher, puis relancez le reste, jusqu’à trois lancers en tout.
first-take = Chaque couleur donne une bande. Prenez ce que vous voulez : elle s’ajoute à votre tête de piste.
first-steal = Ici, vous pouvez voler : la bande de queue d’un adversaire au lieu d’une de la réserve. Vous avancez, et il recule.

# The second lesson
strategy-discard = Avant de lancer
strategy-discard-told = Avec les sept dés, seuls le bleu et le noir vous servent. Sans vos trois bandes de queue, le rouge, le vert et le blanc redeviennent libres, et votre tête reste où elle est. Vous restez un peu plus souvent sans rien, 11 fois sur 100 au lieu de 6, et gagnez pourtant 57 parties sur 100 au lieu de 38.
strategy-all-dice = Si près du but
strategy-all-dice-told = Il manque trois cases, et avec tous les dés seuls le rouge et le jaune vous servent : vous restez sans rien 31 fois sur 100. Rendez votre bande de queue, et ce n’est plus que 11 fois. Mais une bande blanche de deux ne suffit pas, tandis que la rouge 3 et toute bande plus longue gagnent aussitôt, et elles viennent plus souvent avec sept dés qu’avec six : la rouge 3, 63 fois sur 100 au lieu de 50. 78 parties sur 100 au lieu de 65. Près du but, demandez-vous ce qui gagne, et non ce qui échoue le moins.
strategy-two-colours = Un dernier lancer, encore six cases
strategy-two-colours-told = La rouge 3 et la verte 3 font six cases à elles deux, et c’est le but. Trois rouges y suffisent, et le quatrième dé vaut plus en l’air : avec deux dés, un troisième vert tombe 31 fois sur 100, avec un seul, 17 fois. Gardez ce qu’il faut à deux bandes, et rien de plus.
strategy-steal = Quelle bande bleue ?
strategy-steal-told = La bande de la réserve est plus longue d’une case. Mais celle que vous volez fait reculer l’adversaire de trois cases, de 28 à 25 : vous gagnez 76 parties sur 100 au lieu de 18. Dans une course, ce que l’autre perd compte autant que ce que vous gagnez.
strategy-short = Une longue bande, à coup sûr ?
strategy-short-told = La noire 6 mène à la case 29, une avant le but, et l’adversaire est sur 28 : qui s’arrête ici gagne 1 partie sur 100. Un second blanc donnerait la blanche 2 et la noire 5, sept cases, exactement le but : il tombe 17 fois sur 100. Quand l’adversaire finira sans doute au tour suivant, tentez votre chance.
