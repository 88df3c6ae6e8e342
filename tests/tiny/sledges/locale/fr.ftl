action-ride = { $cells ->
    [one] Avancer de { $cells } case
   *[other] Avancer de { $cells } cases
}

event-threw = { $seat } fait { $pips }.
event-rode = { $seat } avance jusqu’à la case { $cell }.
event-slid = { $seat } glisse jusqu’à la case { $cell }, et la glace fond.
event-won = { $seat } arrive au bout de la route et gagne.

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-die-in-the-air = Il faut d’abord lancer le dé.
refusal-too-far = Une luge ne va pas plus loin que le dé et la route ne le permettent.

# La table en texte
field-pips = { $value ->
    [-1] La course est finie.
    [0] Dé : pas encore lancé
   *[other] Dé : { $value }
}
field-cells-of = { $value ->
    [0] { $seat } : au départ
   *[other] { $seat } : case { $value }
}
