action-swap = Remettre le { $card } et tirer une autre carte
action-stay = Garder les deux cartes

event-put-back = { $seat } remet une carte.
event-drew = { $seat } tire une carte.
event-saw = { $seat } a tiré le { $card }.
event-stayed = { $seat } garde les deux cartes.
event-showed = { $seat } montre le { $card }.

refusal-not-now = Vous ne pouvez pas échanger de carte maintenant.
refusal-not-in-hand = Vous n’avez pas le { $card }.

# La table en texte
text-hand = { $cards ->
    [none] { $held ->
        [0] { $seat } : pas encore de carte
        [one] { $seat } : { $held } carte
       *[other] { $seat } : { $held } cartes
    }
   *[other] { $seat } : { $cards }
}
