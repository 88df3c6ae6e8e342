action-play = Jouer le { $card }

event-surfaced = Une perle de { $pearl } remonte.
event-chose = { $seat } a choisi une carte.
event-showed = { $seat } montre le { $card }.
event-won = { $seat } prend la perle de { $pearl }.
event-sank = Personne ne prend la perle de { $pearl } : elle coule.

refusal-not-now = Vous ne pouvez pas jouer de carte maintenant.
refusal-card-used = Vous avez déjà joué le { $card }.

# La table en texte
field-turn = { $value ->
    [5] Les cinq manches sont jouées.
   *[other] Manches jouées : { $value } sur 5
}
field-pearl = { $value ->
    [0] La première perle va remonter.
   *[other] Perle : vaut { $value }
}
field-cards-of = { $value ->
    [0] { $seat } : pas encore de carte
    [7] { $seat } : une carte, face cachée
   *[other] { $seat } : a joué le { $value }
}
field-points-of = { $value ->
    [one] { $seat } : { $value } point
   *[other] { $seat } : { $value } points
}
