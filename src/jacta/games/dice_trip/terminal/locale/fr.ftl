# Dice Trip
dice = Dés
lines = bonus { $bonus } · rayées { $struck } · route { $route } · série { $series } · zones { $zones }
lines-tens = bonus { $bonus } · rayées { $struck } · route { $route } · série { $series } · zones { $zones } · dizaines { $tens }
banner-decide = { $name } : gardez le lancer, ou relancez des dés pour tout le monde.
banner-enter = { $made ->
    [0] { $name } : inscrivez deux nombres, ou rayez une ville pour chacun que vous laissez.
   *[1] { $name } : encore une inscription.
}
prompt-decide = Dés à relancer
prompt-enter = Nombre et ville
reroll-these = Relancer ces dés (lettres ou rangs), une fois par partie
write = Inscrire { $number } { AT($town) }, ou un autre de ces nombres dans une autre ville :
strike = Rayer { $town } ; deux inscriptions peuvent se taper à la fois
spends-double = Un dé sert dans les deux nombres : le chiffre double de la partie est utilisé.
help =
    13 tours : tout le monde utilise les quatre mêmes dés, deux pour chacun des deux nombres, dans l’ordre que l’on veut. Un nombre ne figure qu’une fois sur une feuille. Pour un nombre que vous laissez, vous rayez une ville.
    Points : { "★" } un bonus pour deux chiffres identiques, ou pour une ville colorée avec le dé de sa couleur ; −1 par ville rayée ; la plus longue route de villes reliées dont les nombres croissent ; la plus longue série (4 villes ou plus) de nombres qui se suivent ; les zones sans ville rayée.
    { "↻" } Relance, une fois par partie, pour qui a lancé : tapez les dés aussitôt après le lancer. { "②" } Chiffre double, une fois par partie : un dé dans les deux nombres, un autre laissé de côté ; aucun des deux nombres ne peut avoir deux chiffres identiques. Inscrivez simplement deux nombres de ce genre.
    Derrière une ville figurent les lettres des villes auxquelles elle est reliée. Tapez 14 f pour y inscrire 14, x f pour la rayer, RV F pour choisir les dés vous-même, dizaine d’abord.
    U sur les dés est bleu ; tapé seul, u annule : pour ne relancer que le bleu, tapez U ou 3.
